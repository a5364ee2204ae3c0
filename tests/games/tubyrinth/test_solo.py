"""Playing alone."""

import pytest

from games.tubyrinth.racing import (
    BROKEN,
    FIVE,
    SEVEN,
    SIX,
    build,
    call,
    race,
    refused,
    table,
)


def test_r_p7_alone_it_begins_at_once() -> None:
    match = table(1)
    match.play(0, "go", at=700)
    assert (match.view().phase, match.view().signal) == ("build", 700)


def test_r_p14_alone_a_wrong_call_only_counts_as_a_try() -> None:
    match = race(1)
    build(match, 0, BROKEN)
    call(match, 0, 4)
    call(match, 0, 5)
    assert (match.view().tries, match.to_move, match.state.deadline()) == (2, frozenset({0}), None)
    assert match.total(0) == 0


@pytest.mark.parametrize(("mode", "tiles"), [("basic", FIVE), ("rookie", SIX), ("master", SEVEN)])
def test_r_p14_alone_the_match_ends_with_the_first_correct_call(mode: str, tiles: str) -> None:
    match = race(1, mode=mode)
    build(match, 0, tiles)
    call(match, 0, 83.25)
    assert match.outcome is not None
    assert (match.outcome.points, match.outcome.winners, match.outcome.reason) == (
        (len(tiles.split()),),
        (0,),
        "solved",
    )
    past = match.view().last
    assert past.calls[0] - past.signal == 83_250


def test_r_p14_alone_six_tiles_are_not_a_master_pipeline() -> None:
    match = race(1, mode="master")
    build(match, 0, SIX)
    call(match, 0, 9)
    assert (match.outcome, match.view().tries) == (None, 1)


def test_r_p14_alone_one_may_give_up() -> None:
    match = race(1)
    build(match, 0, SIX)
    match.play(0, "pass")
    assert match.outcome is not None
    assert (match.outcome.points, match.outcome.reason) == ((0,), "passed")
    assert refused(match, 0, "ready") == "match-over"


def test_alone_there_is_no_hourglass() -> None:
    match = race(1)
    build(match, 0, SIX)
    call(match, 0, 24 * 60 * 60)
    assert match.outcome is not None
    assert match.outcome.reason == "solved"
