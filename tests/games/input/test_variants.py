"""One test for every variant of the rulebook and every option; its name is the rule."""

import pytest

from games.input.drawn import announced, offered, places, play, position, refused, tops, totals
from vierling import Match, Refusal, Unreadable
from vierling.game import Line
from vierling.games.input.rules import Options

ALONE_BUT_ONE = """
    3   rVH rSV rRV .   rRS
    r   RH
"""
SHARED = """
    3   rVH bSR bRV .   bRH
    r   RH SJ
"""


def test_by_default_every_variant_is_off() -> None:
    agreed = Options()
    assert (agreed.zero, agreed.solo_number, agreed.joker_closes, agreed.shuffle_seats) == (False,) * 4
    assert (agreed.notes, agreed.shuttling, agreed.bonus) == ("none", "twice", 2)
    assert (agreed.free_number, agreed.combination, agreed.children) == ("none", "", "")


# Points


def test_bonus_may_be_3_as_the_text_of_the_variants_says() -> None:
    match = position(ALONE_BUT_ONE, bonus=3)
    play(match, "s1!3")
    assert totals(match) == [6, 0]


def test_solo_number_whoever_builds_a_number_alone_scores_double_instead_of_the_bonus() -> None:
    match = position(ALONE_BUT_ONE, solo_number=True)
    play(match, "s1!3")
    assert match.score(0) == (Line("3", 6, "alone"),)


def test_solo_number_a_shared_number_counts_once() -> None:
    match = position(SHARED, solo_number=True)
    play(match, "s1!3")
    assert totals(match) == [3, 0]


def test_solo_number_the_1_alone_brings_twenty_of_which_the_target_takes_seventeen() -> None:
    match = position(
        """
        1   rSJ rHV rHS .   rVR
        r   RH
        """,
        solo_number=True,
    )
    play(match, "s1!1")
    assert match.outcome is not None
    assert match.outcome.points == (17, 0)


# Combinations


def test_combination_winning_an_agreed_set_of_numbers_wins_at_once() -> None:
    match = position(SHARED + "    won r 1 2\n    won b 6 5 4", combination="1,2,3")
    play(match, "s1!3")
    assert match.outcome is not None
    assert match.outcome.reason == "combination"
    assert match.outcome.winners == (0,)


def test_combination_wins_no_matter_who_has_more_points() -> None:
    match = position(SHARED + "    won r 2\n    won b 1 5", combination="2,3")
    play(match, "s1!3")
    assert match.outcome is not None
    assert match.outcome.points == (5, 15)
    assert match.outcome.winners == (0,)


def test_combination_needs_all_of_its_numbers_from_one_player() -> None:
    match = position(SHARED + "    won r 1\n    won b 2", combination="1,2,3")
    play(match, "s1!3")
    assert match.outcome is None


def test_combination_a_number_lost_by_the_zero_does_not_count() -> None:
    match = position(SHARED.replace("RH SJ", "RH VS SJ") + "    won r 1 2\n    b   VH", zero=True, combination="1,2,3")
    play(match, "s2!0", ">6.1", "s1", ">5.2")
    assert match.view().won[0] == (1,)
    play(match, "s1!3")
    assert match.outcome is None


@pytest.mark.parametrize(
    ("typed", "kept"), [("1,2,3", "1,2,3"), ("9, 8", "8,9"), ("6,2,4", "2,4,6"), ("5", "5"), ("7,7", "7")]
)
def test_any_combination_can_be_agreed(typed: str, kept: str) -> None:
    assert Match("input", 3, combination=typed).options.combination == kept


@pytest.mark.parametrize("typed", ["0", "10", "1;2", "one", "1,,2", "²"])
def test_an_invalid_combination_is_refused(typed: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        Match("input", combination=typed)
    assert refusal.value.code == "bad-numbers"


# The joker closes


def test_joker_closes_the_joker_face_may_close() -> None:
    match = position(SHARED, joker_closes=True)
    play(match, "s2!3")
    assert totals(match) == [3, 0]
    assert tops(match)["3.4"] == "J"


# Not flipping


def test_everybody_has_to_flip() -> None:
    match = position(SHARED)
    assert refused(match, "s1~") == "must-flip"
    assert not any("~" in move for move in offered(match))


def test_free_number_on_one_agreed_number_nobody_has_to_flip() -> None:
    """The R in s1 may go to the 6 as it lies, and only there; said before it is lifted."""
    match = position("r RH", free_number="6")
    assert "s1~" in offered(match)
    play(match, "s1~")
    assert places(match) == ("6.3", "6.5")
    hand = match.view().hand
    assert hand is not None
    assert (hand.face, hand.flipped) == ("R", False)
    assert ("2.1", "unflipped") in hand.barred
    play(match, ">6.5")
    assert tops(match)["6.5"] == "R"


def test_free_number_a_stone_that_does_not_fit_there_has_to_be_flipped() -> None:
    match = position("r VH", free_number="6")
    assert "s1~" not in offered(match)
    assert refused(match, "s1~") == "must-flip"


def test_free_number_flipping_is_still_allowed_and_then_all_cards_are_open() -> None:
    match = position("r RH", free_number="6")
    play(match, "s1")
    assert {"6.4", "1.2"} <= {*places(match)}


def test_free_number_a_stone_that_fits_is_announced_and_closes_unflipped() -> None:
    match = position(
        """
        3   rVH bSR bRV .   bRH
        r   HR RS
        """,
        free_number="3",
    )
    assert announced(match, 3)
    assert "s1!3~" in offered(match)
    assert "s2!3~" not in offered(match), "everybody sees that it does not fit"
    play(match, "s1!3~")
    assert totals(match) == [3, 0]


def test_free_number_another_number_is_not_closed_unflipped() -> None:
    match = position("3   rVH bSR bRV .   bRH\nr   HR", free_number="6")
    assert refused(match, "s1!3~") == "must-flip"


def test_children_need_not_flip_anywhere() -> None:
    match = position("r RH", children="1")
    play(match, "s1~")
    assert places(match) == ("2.1", "3.3", "3.5", "5.5", "6.3", "6.5")


def test_children_everybody_else_has_to_flip() -> None:
    match = position("b RH\nturn b", children="1")
    assert refused(match, "s1~") == "must-flip"


def test_children_may_close_with_what_they_see() -> None:
    match = position("3   rVH bSR bRV .   bRH\nr   HR", children="1,2")
    play(match, "s1!3~")
    assert totals(match) == [3, 0]


def test_children_the_joker_face_closes_nothing_for_them_either() -> None:
    match = position("3   rVH bSR bRV .   bRH\nr   JS", children="1")
    assert refused(match, "s1!3~") == "must-flip"


def test_children_a_stone_that_fits_nowhere_as_it_lies_has_to_be_flipped() -> None:
    """R-I14: otherwise a child could pass."""
    match = position(
        """
        1*  bSR .   .   .   .
        2*  .   bHS .   .   .
        3*  .   .   bRH .   .
        4*  .   bSV .   .   .
        5*  bVH .   .   .   .
        r   VH SH
        """,
        children="1",
    )
    assert refused(match, "s1~") == "must-flip"
    assert "s2~" in offered(match)


def test_children_need_not_flip_for_the_zero_either() -> None:
    """R-I14."""
    match = position("r HV HR VS\nwon r 2", zero=True, children="1")
    assert "s1!0~" in offered(match)
    assert "s3!0~" not in offered(match)
    play(match, "s1!0~", ">0.2")
    assert tops(match)["0.2"] == "H"
    assert match.to_move == {0}


def test_a_stone_that_is_not_flipped_may_not_return_to_the_place_it_came_from_either() -> None:
    match = position("6   .   .   rRH .   .", children="1")
    play(match, "6.3~")
    assert places(match) == ("2.1", "3.3", "3.5", "5.5", "6.5")


def test_shuttling_holds_for_stones_that_are_not_flipped_and_shows_only_once_they_are_in_hand() -> None:
    """R can only go to 2.1 and 3.3; the stone has been there and back, so it goes to the supply."""
    match = position(
        """
        2   rRH .   .   .   .
        3   .   .   .   .   bRV
        5*  .   .   .   .   rRS
        6*  .   .   bRS .   .
        b   SV HV
        """,
        children="1",
    )
    play(match, "2.1~", ">3.3", "s1", ">1.5", "3.3~", ">2.1", "s2", ">2.5")
    assert "2.1~" in offered(match)
    play(match, "2.1~")
    assert match.to_move == {1}
    assert tops(match)["s6"] == "R"


@pytest.mark.parametrize("typed", ["0", "4", "1-2", "Mara"])
def test_children_are_named_by_their_seats(typed: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        Match("input", children=typed)
    assert refusal.value.code == "bad-numbers"


def test_children_in_seats_that_nobody_has_change_nothing() -> None:
    match = position("r RH", children="3")
    assert not any("~" in move for move in offered(match))


# Numbers that are not in play


@pytest.mark.parametrize(
    ("options", "option", "number"),
    [
        ({"free_number": "7"}, "free_number", "7"),
        ({"combination": "2,4,7"}, "combination", "7"),
        ({"combination": "8,9"}, "combination", "8"),
    ],
)
def test_a_number_that_is_not_in_play_for_two_is_refused(options: dict[str, str], option: str, number: str) -> None:
    with pytest.raises(Refusal) as refusal:
        Match("input", 2, **options)
    assert refusal.value.code == "not-in-play"
    assert refusal.value.params == {"option": option, "number": number, "seats": 2, "most": 6}


@pytest.mark.parametrize("options", [{"free_number": "6"}, {"combination": "1,2,3,4,5,6"}, {}])
def test_what_is_in_play_for_two_is_not_refused(options: dict[str, str]) -> None:
    Match("input", 2, **options)


def test_three_play_with_all_numbers() -> None:
    Match("input", 3, free_number="9", combination="1,7,8,9")
