"""A view as plain text."""

from games.input.drawn import play, position
from vierling import Match

DRAWN = """
    3   rVH bSR bRV .   bRH
    2*  rRS .   .   .   .
    r   RV HS
    b   VH
    won b 2 5
"""


def test_cards_stones_supplies_and_points_are_drawn() -> None:
    match = position(DRAWN)
    assert str(match).splitlines() == [
        "1   2*  3   4   5   6",
        "s   R1  V1  s   v   s",
        "h   h   S2  s   h   s",
        "h   s   R2  v   v   r",
        "h   s   h   h   h   h",
        "v   v   R2  h   r   r",
        "seat 1: R H V H S . .  0 of 17",
        "seat 2: V V H S . . .  7 of 17",
        "seat 1 to touch",
    ]


def test_the_stone_in_hand_is_drawn() -> None:
    match = position(DRAWN)
    play(match, "s2")
    assert str(match).splitlines()[-3] == "seat 1: R . V H S . .  0 of 17"
    assert str(match).splitlines()[-1] == "seat 1 holds S from s2"


def test_a_wrong_announcement_is_drawn() -> None:
    match = position("3   rVH bSR bRV .   bRH\nr RV")
    play(match, "s1!3")
    assert str(match).splitlines()[-1] == "seat 1 holds V from s1, announced for the 3"


def test_the_drop_and_the_end_are_drawn() -> None:
    assert str(Match("input", 3)).splitlines()[-1] == "the stones are dropped"
    match = position("3   rVH bSR bRV .   bRH\nr RH\nwon r 1 6")
    play(match, "s1!3")
    assert str(match).splitlines()[-1] == "over: target"


def test_the_zero_is_drawn_before_the_others() -> None:
    assert str(position("", seats=3, zero=True)).splitlines()[0] == "0   1   2   3   4   5   6   7   8   9"
