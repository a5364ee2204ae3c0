"""One test for every rule of announcing and closing; its name is the rule."""

import pytest

from games.input.drawn import announced, places, play, position, refused, tops, totals
from vierling import IllegalMove
from vierling.game import Line
from vierling.games.input.rules.notation import Touch
from vierling.games.input.rules.stones import Spot

THREE_LACKS_H = """
    3   rVH bSR bRV .   bRH
    r   RH VS
"""


def test_the_worked_example_in_the_rules() -> None:
    """Red closes the 3 with the last red stone that lies on a finished number."""
    match = position("""
        3   rVH rSV bRV .   bRH
        2*  rRH .   .   .   .
    """)
    assert announced(match, 3) == ["2.1"]
    play(match, "2.1!3")
    assert totals(match) == [3, 0]
    assert tops(match)["3.4"] == "H"
    assert match.view().finished == (3,), "the 2 is empty and goes back into the row"
    assert match.to_move == {1}


def test_the_closing_stone_is_announced_before_flipping_and_closes_at_once() -> None:
    match = position(THREE_LACKS_H)
    play(match, "s1!3")
    assert match.view().hand is None
    assert match.to_move == {1}
    assert totals(match) == [3, 0]
    assert match.score(0) == (Line("3", 3, "closed"),)
    assert match.view().finished == (3,)
    last = match.view().last
    assert last is not None
    assert (last.announced, last.failed, last.to) == (3, False, "3.4")


def test_the_stones_of_a_finished_number_stay_and_are_used_from_there() -> None:
    match = position(THREE_LACKS_H)
    play(match, "s1!3")
    assert tops(match, 1)["3.2"] == "S"
    play(match, "3.2")
    assert match.view().hand is not None
    assert match.view().hand.face == "R"


@pytest.mark.parametrize(
    ("number", "points", "drawn"),
    [
        (1, 10, "1   bSR bHS rHS .   bVH"),
        (2, 2, "2   bRH .   bSR rSV bVH"),
        (4, 4, "4   bSR bSV rVS bHS ."),
        (5, 5, "5   bVH .   bVR rHS bRH"),
        (6, 6, "6   bSR rSV bRV .   bRH"),
    ],
)
def test_one_counts_ten_and_the_others_their_value(number: int, points: int, drawn: str) -> None:
    match = position(f"{drawn}\nr RH")
    play(match, f"s1!{number}")
    assert totals(match) == [points, 0]


@pytest.mark.parametrize(
    ("number", "drawn"),
    [(7, "7   bVH .   bSR rSV bSJ"), (8, "8   bRH bSR .   rSJ yRS"), (9, "9   bRH .   bVH rHS ySR")],
)
def test_7_8_and_9_count_their_value_too(number: int, drawn: str) -> None:
    match = position(f"{drawn}\nr RH RV", seats=3)
    play(match, f"s{2 if number == 8 else 1}!{number}")
    assert totals(match) == [number, 0, 0]


def test_two_points_more_if_all_five_stones_are_ones_own() -> None:
    """R-I5: on top of the number's points, if all five stones are one's own at the moment of closing."""
    match = position("""
        3   rVH rSV rRV .   rRS
        r   RH
    """)
    play(match, "s1!3")
    assert totals(match) == [5, 0]
    assert match.score(0) == (Line("3", 5, "one-colour"),)


def test_no_bonus_if_one_stone_is_somebody_elses() -> None:
    match = position("""
        3   rVH rSV rRV .   bRS
        r   RH
    """)
    play(match, "s1!3")
    assert totals(match) == [3, 0]


# Who may announce


def test_only_a_player_with_a_stone_on_the_card_may_announce_it() -> None:
    """R-I2: nobody else can even make the announcement."""
    match = position("""
        3   bVH bSR bRV .   bRH
        r   RH
    """)
    assert announced(match, 3) == []
    assert refused(match, "s1!3") == "may-not-close"


def test_the_stone_on_the_card_is_not_the_touched_one() -> None:
    """The 3 has four stones. Red's only one there may not be touched to close it; those in the supply may."""
    match = position("""
        3   bVH rSR bRV .   bRH
    """)
    assert "3.2" not in announced(match, 3)
    assert announced(match, 3) == [f"s{slot}" for slot in range(1, 7)]


def test_the_touched_stone_must_not_lie_on_the_card() -> None:
    """There is no text for it, and as a value it is refused too."""
    match = position("""
        3   rVH rSR bRV .   bRH
    """)
    assert not any(move.startswith("3.") for move in announced(match, 3))
    with pytest.raises(IllegalMove) as refusal:
        match.play(0, Touch(Spot(3, 0), 3))
    assert refusal.value.code == "may-not-close"


def test_a_player_with_a_stone_on_a_finished_card_may_not_announce() -> None:
    match = position(THREE_LACKS_H + "    2*  .   .   rSJ .   .")
    assert refused(match, "s1!3") == "may-not-close"
    assert announced(match, 3) == ["2.3"], "the closing stone may be the last one taken down"


def test_with_two_stones_on_finished_cards_nothing_may_be_announced() -> None:
    match = position(THREE_LACKS_H + "    2*  .   .   rSJ .   .\n    4*  rSR .   .   .   .")
    assert announced(match, 3) == []


def test_it_does_not_matter_who_won_the_finished_card() -> None:
    match = position(THREE_LACKS_H + "    2*  .   .   rSJ .   .\n    won b 2")
    assert refused(match, "s1!3") == "may-not-close"


def test_other_players_stones_on_finished_cards_do_not_matter() -> None:
    match = position(THREE_LACKS_H + "    2*  .   .   bSJ .   .")
    assert "s1" in announced(match, 3)


def test_only_the_last_missing_stone_of_a_number_is_announced() -> None:
    match = position("""
        3   rVH bSR bRV .   .
        r   RH
    """)
    assert refused(match, "s1!3") == "may-not-close"


def test_a_finished_number_is_not_announced() -> None:
    match = position("""
        3*  bVH bSR bRV .   bRH
        r   RH
    """)
    assert refused(match, "s1!3") == "may-not-close"


def test_the_closing_stone_goes_wherever_one_is_missing() -> None:
    match = position("""
        3   .   bSR bRV bHS rRH
        r   HV
    """)
    play(match, "s1!3")
    assert tops(match)["3.1"] == "V"
    assert totals(match) == [3, 0]


def test_several_numbers_may_be_announced_but_one_stone_closes_only_one() -> None:
    match = position("""
        1   bSR bHS .   rHS bVH
        3   rVH bSV bRV .   bRH
        r   RH
    """)
    assert "s1" in announced(match, 1)
    assert "s1" in announced(match, 3)
    play(match, "s1!3")
    assert totals(match) == [3, 0]
    assert match.view().finished == (3,)


def test_a_number_can_be_closed_from_an_unfinished_number() -> None:
    match = position("""
        3   rVH bSR bRV .   bRH
        6   .   .   rRH .   .
    """)
    play(match, "6.3!3")
    assert totals(match) == [3, 0]


# The joker


def test_the_joker_face_may_not_close() -> None:
    match = position("""
        won r 4
        3   rVH bSR bRV .   bRH
        r   SJ
    """)
    play(match, "s1!3")
    assert totals(match) == [1, 0]
    assert match.view().hand is not None
    assert match.view().hand.face == "J"
    assert "3.4" not in places(match)


def test_the_jokers_s_back_may_close() -> None:
    match = position("""
        3   rVH .   bRV bHS bRH
        r   JS
    """)
    play(match, "s1!3")
    assert totals(match) == [3, 0]
    assert tops(match)["3.2"] == "S"


# Wrong announcements


def test_a_wrong_announcement_loses_the_points_of_that_number() -> None:
    match = position(THREE_LACKS_H + "    won r 2 5")
    play(match, "s2!3")
    assert totals(match) == [4, 0]
    assert match.score(0)[-1] == Line("3", -3, "wrong")
    assert match.view().won == ((2, 5), ()), "the numbers stay won"


def test_a_wrong_announcement_of_the_1_loses_ten() -> None:
    """R-I1."""
    match = position("""
        1   bSR bHS rHS .   bVH
        r   VS
        won r 2 1
    """)
    play(match, "s1!1")
    assert totals(match) == [2, 0]


def test_nobody_falls_below_zero() -> None:
    match = position(THREE_LACKS_H + "    won r 2")
    play(match, "s2!3")
    assert totals(match) == [0, 0]


def test_at_zero_points_a_wrong_announcement_costs_nothing() -> None:
    match = position(THREE_LACKS_H)
    play(match, "s2!3")
    assert totals(match) == [0, 0]
    assert match.score(0) == (Line("3", 0, "wrong"),)


def test_after_a_wrong_announcement_the_stone_is_placed_elsewhere() -> None:
    match = position(THREE_LACKS_H)
    play(match, "s2!3")
    assert match.to_move == {0}
    assert places(match) == ("1.1", "2.3", "2.4", "4.1", "4.2", "6.1", "6.2")
    play(match, ">6.1")
    assert match.to_move == {1}
    assert match.view().last is not None
    assert match.view().last.failed


def test_after_a_wrong_announcement_no_other_number_can_be_closed() -> None:
    """It shows S, the last one that the 6 lacks."""
    match = position(
        """
        3   rVH bSR bRV .   bRH
        6   bSV .   rRS rHR bRS
        r   VS
    """.replace("bRS", "rRV")
    )
    play(match, "s1!3")
    assert "6.2" not in places(match)


def test_after_a_wrong_announcement_a_stone_without_a_place_goes_back_to_the_supply() -> None:
    match = position("""
        1   bSR bHS .   rHR rVH
        2*  .   .   .   .   bVR
        3*  .   .   bRH .   .
        4*  .   bSV .   .   .
        5*  bVH .   .   .   .
        6*  .   bSJ .   .   .
        r   VS
    """)
    play(match, "s1!1")
    assert tops(match)["s1"] == "S"
    assert match.to_move == {1}


# The end


def test_whoever_reaches_the_target_wins_at_once_and_the_surplus_is_lost() -> None:
    match = position(THREE_LACKS_H + "    won r 1 6\n    won b 5")
    play(match, "s1!3")
    assert match.outcome is not None
    assert match.outcome.points == (17, 5)
    assert match.outcome.winners == (0,)
    assert match.outcome.reason == "target"
    assert match.score(0)[-1] == Line("3", 1, "closed")
    assert not match.to_move
    with pytest.raises(ValueError, match="over"):
        match.play(1, "s1")


def test_three_play_on_to_21() -> None:
    match = position(THREE_LACKS_H + "    won r 1 6 2", seats=3)
    play(match, "s1!3")
    assert match.outcome is not None
    assert match.outcome.points == (21, 0, 0)
    below = position(THREE_LACKS_H + "    won r 1 6", seats=3)
    play(below, "s1!3")
    assert below.outcome is None
    assert totals(below) == [19, 0, 0]


@pytest.mark.parametrize(("winner", "won"), [("b", ((3,), (3,))), ("r", ((3, 3), ()))])
def test_a_card_that_went_back_can_be_won_again(winner: str, won: tuple[tuple[int, ...], ...]) -> None:
    """Even by the same player; then it counts twice."""
    match = position(f"""
        won {winner} 3
        3   rVH bSR bRV .   bRH
        r   RH
    """)
    play(match, "s1!3")
    assert match.view().won == won
    assert totals(match) == [3 * len(numbers) for numbers in won]


def test_the_stakes_say_what_announcing_can_gain_and_cost() -> None:
    match = position("""
        won r 1 5
        won b 2
        3   rVH rSV rRV .   rRS
        1   bSR bHS .   bHR bVH
        r   RH
    """)
    assert [(stake.number, stake.gain, stake.loss) for stake in match.view().stakes] == [(1, 2, 10), (3, 2, 3)]
    play(match, "s2")
    assert match.view().stakes == ()
