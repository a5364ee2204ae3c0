"""What bots build."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from games.tubyrinth.racing import FIVE, build, race
from vierling import Match
from vierling.games.tubyrinth.rules.notation import PASS, READY, Lift, Move
from vierling.games.tubyrinth.think.builder import wishes
from vierling.games.tubyrinth.think.levels import LEVELS
from vierling.play.bots import bot_named, warm_up

WALLED = "#######./.......#/......../......../......../......../......../......../a8W/h1N"  # nothing gets to h1
PLANNERS = list(LEVELS)


@pytest.fixture(scope="module", autouse=True)
def quick() -> None:
    warm_up("tubyrinth")


def choose(match: Match, bot: str, rng: Random) -> Move:
    chosen: Move = bot_named("tubyrinth", bot).choose(match.view(0), list(match.state.moves(0)), rng)
    return chosen


def build_on(match: Match, bot: str, seed: int = 1) -> Iterator[Move]:
    """One hand until it calls or gives up."""
    rng = Random(seed)
    while True:
        move = choose(match, bot, rng)
        yield move
        if move is READY or move is PASS:
            return
        match.play(0, str(move))


@pytest.mark.parametrize("bot", PLANNERS)
def test_a_bot_that_calls_has_a_pipeline(bot: str) -> None:
    for seed in range(10):
        match = race(2)
        assert list(build_on(match, bot, seed))[-1] is READY
        view = match.view(0)
        assert view.own
        assert view.own.flow.arrives
        assert len(view.own.flow.counts) >= 5


@pytest.mark.parametrize(("bot", "usual"), [("easy", 5), ("hard", 6), ("master", 7)])
def test_the_length_that_a_bot_looks_for_is_drawn(bot: str, usual: int) -> None:
    rng = Random(1)
    first = Counter(wishes(LEVELS[bot], 5, rng)[0] for _ in range(2000))
    shares = LEVELS[bot].wishes
    assert all(abs(first[tiles] / 2000 - shares[tiles] / 10) < 0.05 for tiles in (5, 6, 7))
    assert first[usual] >= max(first.values()) - 100


def test_the_other_lengths_are_looked_for_too_the_longer_ones_first() -> None:
    orders = {tuple(wishes(LEVELS["medium"], 5, Random(seed))) for seed in range(200)}
    assert orders == {(5, 7, 6), (6, 7, 5), (7, 6, 5)}


@pytest.mark.parametrize("bot", PLANNERS)
def test_a_bot_with_a_handicap_uses_as_many_tiles_as_it_has_to(bot: str) -> None:
    for seed in range(10):
        match = race(2, handicap="1:7")
        assert list(build_on(match, bot, seed))[-1] is READY
        assert len(match.view(0).own.flow.counts) == 7


def test_a_bot_goes_on_with_what_is_already_laid() -> None:
    match = race(2)
    build(match, 0, " ".join(FIVE.split()[:2]))
    moves = list(build_on(match, "medium"))
    assert moves[-1] is READY
    assert not any(isinstance(move, Lift) for move in moves)


def test_a_bot_lifts_what_leads_nowhere() -> None:
    match = race(2, flip=False)
    build(match, 0, "I3r1@b6")
    moves = list(build_on(match, "medium"))
    assert isinstance(moves[0], Lift)
    assert moves[-1] is READY


def test_a_bot_gives_up_where_nothing_can_be_built() -> None:
    assert next(build_on(race(2, board=WALLED), "master")) is PASS
