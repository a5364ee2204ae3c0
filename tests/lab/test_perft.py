"""Counts from the rules, kept as data: see tests/perft."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from vierling import GAMES, Match
from vierling.game import CHANCE
from vierling.lab.perft import perft, successors
from vierling.options import read_options, to_json

FILES = sorted((Path(__file__).parents[1] / "perft").glob("*.txt"))


class Count(NamedTuple):
    game: str
    options: str
    seats: int
    after: tuple[str, ...]  # what happened before: who and what, as in a record
    depth: int
    lines: int


def counts() -> Iterator[Count]:
    for file in FILES:
        for block in file.read_text().split("\n\n"):
            lines = [line for line in block.splitlines() if not line.startswith("#")]
            head = {name: value for name, colon, value in (line.partition(":") for line in lines) if colon}
            after = tuple(event for event in head.get("after", "").strip().split(", ") if event)
            for line in lines[len(head) :]:
                depth, count = map(int, line.split())
                yield Count(head["game"].strip(), head["options"].strip(), int(head["seats"]), after, depth, count)


@pytest.mark.parametrize("count", list(counts()))
def test_there_are_as_many_lines_of_play_as_counted(count: Count) -> None:
    settings: Any = to_json(read_options(GAMES[count.game], count.options))
    match = Match(count.game, count.seats, **settings)
    for event in count.after:
        by, what = event.split()
        match.happen(CHANCE if by == "dice" else int(by) - 1, what)
    assert perft(match.state, count.depth) == count.lines


def test_before_anything_happens_there_is_one_line_of_play() -> None:
    for name in GAMES:
        assert perft(Match(name).state, 0) == 1


def test_after_the_end_there_are_no_lines_of_play() -> None:
    match = Match("knister")
    for _ in range(25):
        match.roll("1+1")
        match.play(0, match.moves(0)[0])
    assert perft(match.state, 1) == 0


def test_a_running_clock_is_a_step_and_time_goes_on() -> None:
    """Both have said go: next is the clock. Hands act at its time; and once one has called, the sand runs too."""
    match = Match("tubyrinth", seats=2, board="1a")
    match.play(0, "go", at=1000)
    match.play(1, "go", at=2000)
    (begun,) = successors(match.state, match.now)
    assert begun[1] == 5000
    assert {now for _, now in successors(*begun)} == {5000}
    match.ring()
    for tile in "I3@a1 T4r1@a3 I4@b6 L4r2@f5 O4@g3".split():
        match.play(0, tile)
    match.play(0, "ready", at=6000)
    assert {now for _, now in successors(match.state, match.now)} == {6000, 36_000}
