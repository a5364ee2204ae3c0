"""Going back and forth between two places several times is forbidden, and how strictly can be chosen."""

from dataclasses import replace
from typing import Any

import pytest

from games.input.drawn import places, play, position, tops
from vierling import Match

SHUTTLE = """
    1   .   .   .   .   rVH
    6   bSR .   .   .   .
    r   RS RH
    b   VR HR
"""


def barred(match: Match) -> dict[str, str]:
    hand = match.view().hand
    assert hand is not None
    return dict(hand.barred)


def there_and_back() -> Match:
    """Red's stone goes from 1.5 to 1.2 and is back on 1.5; blue lays two stones meanwhile."""
    match = position(SHUTTLE)
    play(match, "1.5", ">1.2", "s1", ">2.1", "1.2", ">1.5", "s2", ">3.3")
    return match


def test_a_stone_whose_last_two_moves_were_there_and_back_may_not_go_there_again() -> None:
    match = there_and_back()
    play(match, "1.5")
    assert "1.2" not in places(match)
    assert barred(match) == {"1.2": "shuttling"}
    assert {"1.3", "1.4"} <= {*places(match)}


def test_it_may_go_back_once() -> None:
    match = position(SHUTTLE)
    play(match, "1.5", ">1.2", "s1", ">2.1", "1.2")
    assert "1.5" in places(match)


def test_r_i10_it_does_not_matter_what_other_stones_of_the_same_player_did_in_between() -> None:
    """Red lays a stone after each step of the first."""
    match = position(SHUTTLE)
    play(match, "1.5", ">1.2", "s1", ">2.1", "s1", ">2.3", "s2", ">3.3")
    play(match, "1.2", ">1.5", "s3", ">3.4", "s2", ">4.4", "3.4", ">4.3", "1.5")
    assert barred(match) == {"1.2": "shuttling"}


def test_r_i10_after_a_third_place_it_may_go_there_again() -> None:
    """From 1.5 to 1.2, then by 2.5 and 1.3 to 1.5 again: never straight there and back."""
    match = position(SHUTTLE)
    play(match, "1.5", ">1.2", "s1", ">2.1", "1.2", ">2.5", "s2", ">3.3")
    play(match, "2.5", ">1.3", "s3", ">3.4", "1.3", ">1.5", "3.4", ">4.3", "1.5")
    assert {"1.2", "1.3"} <= {*places(match)}


def test_r_i10_a_stay_in_the_supply_ends_the_chain() -> None:
    """From 1.5 to 1.2 and back, then to the supply and from there to 1.5: now it may go to 1.2 again."""
    match = position(ONLY_THE_1_IS_OPEN + "    1   .   .   bHV bHR rVH\n    b   VR")
    play(match, "1.5", ">1.2", "s1", "1.2", ">1.5", "s1", "1.5", "s1")
    assert tops(match)["s2"] == "H"
    play(match, "s2", ">1.5", "1.4", "1.5")
    assert "1.2" in places(match)


@pytest.mark.parametrize("origin", ["s2", "6.3"])
def test_another_stone_may_go_there(origin: str) -> None:
    """From the supply and from a card: under both lies an H."""
    match = position(SHUTTLE.replace("6   bSR .   .", "6   bSR .   rRH").replace("r   RS RH", "r   RS SH"))
    play(match, "1.5", ">1.2", "s1", ">2.1", "1.2", ">1.5", "s2", ">3.3", origin)
    assert "1.2" in places(match)


def test_it_does_not_depend_on_who_begins() -> None:
    """The lot has made red second."""
    match = position(SHUTTLE)
    state: Any = match.state
    match.state = replace(state, order=(1, 0), turn=1)
    play(match, "1.5", ">1.2", "s1", ">2.1", "1.2", ">1.5", "s2", ">3.3", "1.5")
    assert barred(match) == {"1.2": "shuttling"}


def test_it_does_not_matter_what_others_did_in_between() -> None:
    """Blue's stone goes there and back too."""
    match = position("""
        1   .   .   .   .   rVH
        2   .   .   .   .   bVH
    """)
    play(match, "1.5", ">1.2", "2.5", ">2.2", "1.2", ">1.5", "2.2", ">2.5", "1.5")
    assert barred(match) == {"1.2": "shuttling"}
    play(match, ">1.3", "2.5")
    assert barred(match) == {"2.2": "shuttling"}


ONLY_THE_1_IS_OPEN = """
    2*  rRS .   .   .   .
    3*  .   .   rRV .   .
    4*  rSJ .   .   .   .
    5*  .   rHS .   .   .
    6*  .   .   rRH .   .
"""


def test_if_shuttling_is_the_only_way_the_stone_goes_back_to_the_supply() -> None:
    match = position(ONLY_THE_1_IS_OPEN + "    1   .   .   bHV bHR rVH\n    b   VR")
    play(match, "1.5", ">1.2", "s1", "1.2", ">1.5", "s1")
    assert match.to_move == {0}
    play(match, "1.5")
    assert match.to_move == {1}
    assert tops(match)["s2"] == "H"


@pytest.mark.parametrize("shuttling", ["twice", "none"])
def test_moves_from_the_supply_are_not_shuttling(shuttling: str) -> None:
    """R-I10: a stone went from the supply to 1.2 and was forced back; it may go to 1.2 again."""
    match = position(ONLY_THE_1_IS_OPEN + "    1   .   .   bHS .   bVR\n    r   VH\n    b   HR", shuttling=shuttling)
    play(match, "s1", ">1.2", "s1", "1.2")
    assert tops(match)["s1"] == "V"
    play(match, "s1", ">1.4", "s1")
    assert "1.2" in places(match)


def test_option_none_no_stone_goes_straight_back_where_it_came_from() -> None:
    match = position(SHUTTLE, shuttling="none")
    play(match, "1.5", ">1.2", "s1", ">2.1", "1.2")
    assert "1.5" not in places(match)
    assert barred(match) == {"1.5": "shuttling"}
    assert "2.5" in places(match)


def test_option_none_is_judged_by_each_stones_own_moves_too() -> None:
    """Red moves another stone in between."""
    match = position(SHUTTLE, shuttling="none")
    play(match, "1.5", ">1.2", "s1", ">2.1", "s1", ">2.3", "s2", ">3.3", "1.2")
    assert barred(match) == {"1.5": "shuttling"}


def test_option_none_from_a_third_place_it_may_return() -> None:
    match = position(SHUTTLE, shuttling="none")
    play(match, "1.5", ">1.2", "s1", ">2.1", "1.2", ">2.5", "s2", ">3.3", "2.5", ">1.3", "s3", ">3.4", "1.3")
    assert "1.5" in places(match)
    assert barred(match) == {"2.5": "shuttling"}


def test_option_superko_no_position_of_the_match_occurs_twice() -> None:
    """Both go there and back: with blue's last step the table would be as it was at first."""
    match = position(SHUTTLE, shuttling="superko")
    play(match, "1.5", ">1.2", "6.1", ">6.3", "1.2", ">1.5", "6.3")
    assert "6.1" not in places(match)
    assert barred(match) == {"6.1": "shuttling"}
    assert "6.2" in places(match)


@pytest.mark.parametrize(
    ("now", "touched", "was"),
    [("r   VH", "s1", "1   .   rHV .   .   ."), ("2*  rRH .   .   .   .", "2.1", "1   .   rHR .   .   .")],
    ids=["from the supply", "the last stone of a finished card, which then goes back into the row"],
)
def test_option_superko_holds_wherever_the_stone_comes_from(now: str, touched: str, was: str) -> None:
    match, earlier = position(now, shuttling="superko"), position(was)
    state, before = match.state, earlier.state
    match.state = replace(state, past=(*before.past, *state.past))  # type: ignore[attr-defined,type-var]
    play(match, touched)
    assert barred(match) == {"1.2": "shuttling"}
    assert "1.3" in places(match)


def test_without_superko_a_position_may_occur_twice() -> None:
    match = position(SHUTTLE)
    play(match, "1.5", ">1.2", "6.1", ">6.3", "1.2", ">1.5", "6.3", ">6.1")
    assert tops(match)["1.5"] == "V"
    assert tops(match, 1)["6.1"] == "S"
