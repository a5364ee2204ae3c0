"""How a round begins, runs and ends; its points are in test_scoring.py."""

import pytest

from games.tubyrinth.racing import (
    BROKEN,
    FIVE,
    SEVEN,
    SIX,
    begin,
    build,
    call,
    claim,
    figures,
    gained,
    play_round,
    race,
    refused,
    table,
)
from vierling import Event, IllegalMove
from vierling.game import CLOCK, TIME
from vierling.games.tubyrinth.rules.notation import Card

# A round: how it begins


def test_r_p7_a_round_begins_three_seconds_after_everybody_has_said_go() -> None:
    match = table(2)
    assert match.state.deadline() is None
    match.play(1, "go", at=1000)
    assert match.to_move == {0}
    assert match.state.deadline() is None
    match.play(0, "go", at=5000)
    assert (match.view().phase, match.to_move, match.state.deadline()) == ("countdown", frozenset(), 8000)
    match.ring()
    assert (match.view().phase, match.view().signal) == ("build", 8000)


def test_r_p7_nobody_begins_without_the_others_however_long_they_take() -> None:
    match = table(3)
    match.play(2, "go", at=0)
    match.play(0, "go", at=9000)
    with pytest.raises(IllegalMove, match="no clock is running"):
        match.ring()
    match.play(1, "go", at=3_600_000)
    assert (match.view().phase, match.state.deadline()) == ("countdown", 3_603_000)


def test_r_p7_go_is_said_once_and_nothing_is_laid_before_the_signal() -> None:
    match = table(2)
    assert refused(match, 0, "I3@a1") == "round-not-begun"
    assert refused(match, 0, "ready") == "round-not-begun"
    match.play(0, "go")
    assert refused(match, 0, "go") == "has-said-go"
    match.play(1, "go")
    for move in ("I3@a1", "ready", "go", "pass"):
        assert refused(match, 0, move) == "wait-for-signal"
    match.ring()
    assert refused(match, 0, "go") == "round-begun"


def test_all_start_on_one_signal_with_empty_boards() -> None:
    match = race(3)
    assert match.to_move == {0, 1, 2}
    assert all(match.view(seat).own.laid == () for seat in match.seats)
    play_round(match, {0: (FIVE, 10)})
    begin(match)
    assert all(match.view(seat).own.laid == () for seat in match.seats)


# A round: the hourglass


def test_the_first_call_turns_the_hourglass_of_30_seconds() -> None:
    match = race(3)
    assert match.state.deadline() is None
    claim(match, {0: (FIVE, 10)})
    assert match.state.deadline() == match.view().signal + 40_000
    claim(match, {1: (FIVE, 25)})
    assert match.state.deadline() == match.view().signal + 40_000


@pytest.mark.parametrize("seconds", [5, 10, 15, 20, 30, 45, 60, 90])
def test_the_hourglass_runs_for_the_agreed_seconds(seconds: int) -> None:
    match = race(2, hourglass=seconds)
    claim(match, {1: (FIVE, 2)})
    assert match.state.deadline() == match.view().signal + 2000 + 1000 * seconds


def test_r_p11_a_wrong_first_call_turns_it_too() -> None:
    match = race(3)
    claim(match, {0: (BROKEN, 10)})
    assert match.state.deadline() == match.view().signal + 40_000


@pytest.mark.parametrize("mode", ["rookie", "master"])
def test_r_p5_where_only_the_winner_scores_no_call_turns_an_hourglass(mode: str) -> None:
    match = race(3, mode=mode)
    assert not match.view().sand
    claim(match, {0: (BROKEN, 10)})
    assert match.state.deadline() is None
    build(match, 1, SEVEN)
    call(match, 1, 3600)  # an hour later
    assert match.state.deadline() == match.view().signal + 3_600_000
    match.ring()
    assert figures(match) == ("wrong", "pipeline", "none")


@pytest.mark.parametrize("mode", ["rookie", "master"])
def test_r_p5_a_round_without_a_correct_call_ends_when_nobody_builds_any_more(mode: str) -> None:
    match = race(2, mode=mode)
    claim(match, {0: (BROKEN, 10)})
    match.play(1, "pass", at=match.view().signal + 90_000)
    assert match.state.deadline() == match.view().signal + 90_000
    match.ring()
    assert gained(match) == (0, 0)


# A round: the call


@pytest.mark.parametrize("mode", ["basic", "rookie", "master"])
@pytest.mark.parametrize("seats", [1, 2])
def test_r_p16_a_call_needs_at_least_five_tiles_on_the_board(mode: str, seats: int) -> None:
    match = race(seats, mode=mode)
    for laid, tile in enumerate(BROKEN.split()):
        assert refused(match, 0, "ready") == "too-few-to-call", laid
        assert "ready" not in match.moves(0)
        match.play(0, tile)
    assert "ready" in match.moves(0)
    match.play(0, f"-{tile[:2]}")
    with pytest.raises(IllegalMove, match="a call needs at least 5 tiles on the board, not 4"):
        match.play(0, "ready")


def test_r_p16_five_tiles_are_enough_whatever_the_handicap() -> None:
    match = race(2, handicap="1:7")
    assert match.view().enough == 5
    claim(match, {0: (FIVE, 10)})
    assert match.view().calls[0] is not None


def test_when_the_sand_has_run_out_everybody_stops() -> None:
    match = race(2)
    claim(match, {0: (FIVE, 10)})
    build(match, 1, SEVEN)
    out = match.view().signal + 40_000
    for move in ("ready", "-I3", "I3r2@b3", "pass"):
        assert refused(match, 1, move, at=out + 1) == "time-up"
    match.play(1, "ready", at=out)  # with the last grain
    match.ring()
    assert figures(match) == ("pipeline", "pipeline")


def test_a_call_counts_at_its_arrival_less_the_allowance() -> None:
    late, in_time = race(2), race(2)
    for match in (late, in_time):
        claim(match, {0: (FIVE, 10)})
        build(match, 1, FIVE)
    with pytest.raises(IllegalMove, match="the time is up"):
        call(late, 1, 41, lag=0.999)
    call(in_time, 1, 41, lag=1)
    assert in_time.view().calls[1] == in_time.view().signal + 40_000


def test_after_the_round_a_call_is_refused() -> None:
    match = race(2)
    build(match, 1, FIVE)
    claim(match, {0: (FIVE, 10)})
    match.ring()
    assert refused(match, 1, "ready") == "round-not-begun"


def test_r_p3_whoever_has_called_is_done_and_may_not_rebuild() -> None:
    match = race(2)
    claim(match, {0: (BROKEN, 10)})
    assert match.moves(0) == []
    for move in ("I4@a8", "-I3", "ready", "pass"):
        assert refused(match, 0, move) == "has-called"
    assert match.view(0).fits is None


def test_the_round_ends_at_once_when_all_have_called() -> None:
    match = race(2)
    claim(match, {0: (FIVE, 10), 1: (SIX, 12)})
    assert match.state.deadline() == match.view().signal + 12_000
    match.ring()
    assert match.view().phase == "gather"


def test_r_p6_whoever_passes_gives_the_board_up_and_the_round_ends_when_nobody_builds() -> None:
    match = race(3)
    match.play(0, "pass", at=match.view().signal + 1000)
    assert refused(match, 0, "I3@a1") == "has-called"
    assert match.to_move == {1, 2}
    match.play(2, "pass", at=match.view().signal + 2000)
    assert match.state.deadline() is None, "the last one may think"
    match.play(1, "pass", at=match.view().signal + 9000)
    assert match.state.deadline() == match.view().signal + 9000
    match.ring()
    assert figures(match) == ("none", "none", "none")


def test_the_clock_says_only_that_the_time_is_up() -> None:
    match = race(2)
    with pytest.raises(IllegalMove, match="no clock is running"):
        match.ring()
    claim(match, {0: (FIVE, 10)})
    due = match.state.deadline()
    assert due is not None
    for what in (None, "ready", 7, Card(1)):
        with pytest.raises(IllegalMove, match="the time is not up"):
            match.state.apply(Event(CLOCK, what, due))


def test_a_clock_that_rings_late_changes_nothing() -> None:
    match = race(2)
    claim(match, {0: (SIX, 10)})
    late = match.state.apply(Event(CLOCK, TIME, 10**9))
    match.ring()
    assert late == match.state


def test_after_the_end_nothing_happens() -> None:
    match = table(2)
    for _ in range(4):
        play_round(match, {0: (SEVEN, 10), 1: (SEVEN, 10)})
    assert match.outcome is not None
    assert (match.to_move, match.state.deadline(), match.roll_due) == (frozenset(), None, False)
    assert refused(match, 0, "go") == "match-over"
    assert match.view().phase == "over"
    assert match.view().round == 4


def test_rounds_are_numbered_and_each_has_a_line() -> None:
    match = table(2)
    play_round(match, {0: (SIX, 10)})
    play_round(match, {1: (FIVE, 10)})
    assert [(line.label, line.points) for line in match.score(0)] == [("1", 6), ("2", 2)]
    assert match.view().round == 3
    assert gained(match) == (2, 5)
