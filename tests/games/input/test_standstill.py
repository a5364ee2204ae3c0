"""R-I7: a match that goes nowhere ends."""

from dataclasses import replace
from typing import Any

import pytest

from games.input.drawn import play, position
from vierling import Match
from vierling.games.input.rules.turns import check_standstill

BACK_AND_FORTH = """
    1   .   rHV .   .   .
    4   .   .   .   .   rHR
    6   bSR .   .   .   .
    3   bVH .   .   .   .
"""
ONE_STONE = ("1.2", ">1.5", "6.1", ">6.3", "1.5", ">1.2", "6.3", ">6.1")
THE_OTHER = ("4.5", ">2.1", "3.1", ">3.4", "2.1", ">4.5", "3.4", ">3.1")


def test_a_position_with_the_same_scores_and_player_to_move_ends_the_match_the_third_time() -> None:
    """The stones take turns, so nobody shuttles."""
    match = position(BACK_AND_FORTH + "    won r 2\n    won b 3")
    play(match, *ONE_STONE)
    assert match.outcome is None
    play(match, *THE_OTHER[:-1])
    assert match.outcome is None
    play(match, THE_OTHER[-1])
    assert match.outcome is not None
    assert match.outcome.reason == "standstill"
    assert match.outcome.winners == (1,)
    assert match.outcome.points == (2, 3)


def test_the_position_after_the_drop_counts_as_one() -> None:
    """On cards that want nothing but V, a stone with H and R goes back to the supply each time it is flipped."""
    match = Match("input", cards="/".join(["VVVVV"] * 10))
    for roll in ("VH-VR-VS-HR-HS-RS-SJ", "VH-VR-VS-HR-HS-RS-SJ", "1-2"):
        match.roll(roll)
    play(match, *["s4"] * 7)
    assert match.outcome is None
    play(match, "s4")
    assert match.outcome is not None
    assert match.outcome.reason == "standstill"


def test_equal_points_share_the_win() -> None:
    match = position(BACK_AND_FORTH + "    won r 2 3\n    won b 5")
    play(match, *ONE_STONE, *THE_OTHER)
    assert match.outcome is not None
    assert match.outcome.winners == (0, 1)


def test_with_different_scores_it_is_a_different_position() -> None:
    match = position(BACK_AND_FORTH + "    won r 2")
    play(match, *ONE_STONE)
    state: Any = match.state
    match.state = replace(state, lines=(state.lines[0] * 2, ()))
    play(match, *THE_OTHER)
    assert match.outcome is None


def test_with_a_different_player_to_move_it_is_a_different_position() -> None:
    state: Any = position(BACK_AND_FORTH).state
    (red,), (blue,) = (check_standstill(replace(state, turn=turn, past=())).past for turn in (0, 1))
    assert red[0] == blue[0], "the same table"
    assert red != blue


def test_only_what_can_be_seen_makes_a_position() -> None:
    """Undersides do not count, nor does a stone's slot in the supply."""
    one = key("2 rRH . . . .\nr VH VR VS HS RS SJ")
    assert key("2 rRS . . . .\nr VH VR VS HS RH SJ") == one, "other undersides"
    assert key("2 rRH . . . .\nr SJ RS HS VS VR VH") == one, "other slots"
    assert key("2 rRH . . . .\nr VH VR VS SH RS SJ") != one, "another face"
    assert key("2* rRH . . . .\nr VH VR VS HS RS SJ") != one, "a finished card"


def key(drawn: str) -> str:
    state: Any = position(drawn).state
    return str(state.layout.key())


@pytest.mark.parametrize(("seats", "most"), [(2, 200), (3, 400)])
def test_too_many_turns_without_a_closing_end_the_match(seats: int, most: int) -> None:
    def after(quiet: int) -> Match:
        match = position("r VH\nwon r 4", seats)
        state: Any = match.state
        match.state = replace(state, quiet=quiet)
        play(match, "s1", ">1.2")
        return match

    assert after(most - 2).outcome is None
    outcome = after(most - 1).outcome
    assert outcome is not None
    assert outcome.reason == "standstill"
    assert outcome.winners == (0,)


def test_a_closing_restarts_the_count() -> None:
    match = position("3   rVH bSR bRV .   bRH\nr   RH")
    state: Any = match.state
    match.state = replace(state, quiet=199)
    play(match, "s1!3")
    assert match.outcome is None
    assert match.view().quiet == 0


def test_a_wrong_announcement_is_not_a_closing() -> None:
    match = position("3   rVH bSR bRV .   bRH\nr   SR")
    play(match, "s1!3", ">2.1")
    assert match.view().quiet == 1
