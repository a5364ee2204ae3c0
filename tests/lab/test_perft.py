"""Counts from the rules, kept as data: see tests/perft."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from vierling import GAMES, Match
from vierling.lab.perft import perft, successors
from vierling.options import read_options

FILES = sorted((Path(__file__).parents[1] / "perft").glob("*.txt"))


def counts() -> Iterator[tuple[str, str, int, int, int]]:
    """Game, options, seats, depth and how many."""
    for file in FILES:
        for block in file.read_text().split("\n\n"):
            lines = [line for line in block.splitlines() if not line.startswith("#")]
            game, options, seats = (line.partition(": ")[2] for line in lines[:3])
            for line in lines[3:]:
                depth, count = map(int, line.split())
                yield game, options, int(seats), depth, count


@pytest.mark.parametrize(("game", "options", "seats", "depth", "count"), list(counts()))
def test_there_are_as_many_lines_of_play_as_counted(
    game: str, options: str, seats: int, depth: int, count: int
) -> None:
    state = GAMES[game].start(seats, read_options(GAMES[game], options))
    assert perft(state, depth) == count


def test_before_anything_happens_there_is_one_line_of_play() -> None:
    for name in GAMES:
        assert perft(Match(name).state, 0) == 1


def test_after_the_end_there_is_none() -> None:
    match = Match("knister")
    for _ in range(25):
        match.roll("1+1")
        match.play(0, match.moves(0)[0])
    assert perft(match.state, 1) == 0


def test_a_clock_that_runs_is_a_step_and_time_goes_on() -> None:
    """Of two, one says go: the other may, or the clock; after the countdown the hands act when it has spoken."""
    match = Match("tubyrinth", seats=2, board="1a")
    match.play(0, "go", at=1000)
    steps = list(successors(match.state, match.now))
    assert [now for _, now in steps] == [1000, 31_000]
    (begun,) = successors(*steps[1])
    assert begun[1] == 34_000
    assert {now for _, now in successors(*begun)} == {34_000}
