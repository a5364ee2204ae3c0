"""One test for every rule of the zero; its name is the rule. The zero asks for R H H H R."""

from dataclasses import replace
from typing import Any

import pytest

from games.input.drawn import announced, offered, places, play, position, refused, tops, totals
from vierling import IllegalMove, Match
from vierling.game import Line
from vierling.games.input.rules import points
from vierling.games.input.rules.notation import Touch
from vierling.games.input.rules.stones import Spot

# Under the first five lie H H H R R, under the sixth a V; and the joker lies in s7.
FILLING = """
    r   VH RH SH VR SR SV SJ
    won r 2
"""
FIRST_FOUR = ("s1!0", ">0.2", "s2!0", ">0.3", "s3!0", ">0.4", "s4!0", ">0.1")


def table(drawn: str = FILLING, seats: int = 2, **options: Any) -> Match:
    return position(drawn, seats, zero=True, **options)


def test_the_zero_is_filled_in_one_turn_by_one_player() -> None:
    match = table(FILLING + "    won b 4 5")
    for move in (*FIRST_FOUR, "s5!0"):
        assert match.to_move == {0}
        play(match, move)
    play(match, ">0.5")
    assert match.to_move == {1}
    assert match.view().finished == (0,)
    assert {at for at in tops(match) if at.startswith("0")} == {"0.1", "0.2", "0.3", "0.4", "0.5"}


def test_once_five_are_placed_every_opponent_loses_the_points_of_the_number_won_last() -> None:
    match = table(FILLING + "    won b 4 5\n    won y 7 1 6", seats=3)
    play(match, *FIRST_FOUR, "s5!0", ">0.5")
    assert totals(match) == [2, 4, 17]
    assert match.score(1)[-1] == Line("5", -5, "zero")
    assert match.score(2)[-1] == Line("6", -6, "zero")


def test_the_number_counts_as_lost_so_the_one_before_it_becomes_the_last() -> None:
    match = table(FILLING + "    won b 4 5")
    play(match, *FIRST_FOUR, "s5!0", ">0.5")
    assert match.view().won == ((2,), (4,))


def test_an_opponent_who_has_won_nothing_loses_nothing() -> None:
    match = table()
    play(match, *FIRST_FOUR, "s5!0", ">0.5")
    assert totals(match) == [2, 0]
    assert match.score(1) == ()


def test_an_opponent_does_not_fall_below_zero() -> None:
    """Blue won the 5 and has lost three points since."""
    match = table(FILLING + "    won b 5")
    state: Any = match.state
    match.state = replace(state, lines=(state.lines[0], (*state.lines[1], Line("3", -3, "wrong"))))
    play(match, *FIRST_FOUR, "s5!0", ">0.5")
    assert totals(match) == [2, 0]


def test_filling_the_zero_scores_nothing_itself() -> None:
    match = table(FILLING + "    won b 4")
    play(match, *FIRST_FOUR, "s5!0", ">0.5")
    assert match.score(0) == (Line("2", 2, "closed"),)
    assert match.view().won[0] == (2,)


# Who may announce it


def test_only_a_player_who_has_won_a_number_may_announce_the_zero() -> None:
    match = table("r VH")
    assert announced(match, 0) == []
    assert refused(match, "s1!0") == "may-not-fill"
    assert announced(table(), 0) == ["s1", "s2", "s3", "s4", "s5", "s6", "s7"]


def test_a_player_who_has_lost_their_only_number_may_not_announce_the_zero() -> None:
    """R-I11: blue won the 4, and red's zero took it."""
    match = table(FILLING + "    won b 4")
    play(match, *FIRST_FOUR, "s5!0", ">0.5")
    assert match.view().won[1] == ()
    assert announced(match, 0) == []


def test_without_the_option_nobody_may_announce_it() -> None:
    match = position(FILLING)
    assert announced(match, 0) == []
    assert refused(match, "s1!0") == "may-not-fill"


def test_the_zero_is_announced_once_per_match_and_player() -> None:
    match = table(FILLING + "    b   VH\n    won r 2 3\n    won b 4 5")
    play(match, "s6!0", ">5.1")  # shows V: failed
    assert match.view().zero_called == (0,)
    assert announced(match, 0) != [], "blue has not announced it yet"
    play(match, "s1", ">1.2")
    assert announced(match, 0) == []
    assert refused(match, "s1!0") == "may-not-fill"


def test_no_other_stone_is_touched_while_the_zero_is_filled() -> None:
    match = table()
    play(match, "s1!0", ">0.2")
    assert refused(match, "s2") == "zero-first"
    assert all("!0" in move for move in offered(match))


def test_stones_that_lie_on_the_zero_are_not_touched_for_it() -> None:
    match = table()
    play(match, "s1!0", ">0.2")
    assert announced(match, 0) == ["s2", "s3", "s4", "s5", "s6", "s7"]
    with pytest.raises(IllegalMove) as refusal:
        match.play(0, Touch(Spot(0, 1), 0))
    assert refusal.value.code == "may-not-fill"


def test_a_zero_with_stones_on_it_is_not_announced() -> None:
    """R-I11: blue has filled it and not taken everything down."""
    match = table(FILLING + "    0*  .   bHR .   .   .")
    assert announced(match, 0) == []


def test_nothing_is_placed_on_the_zero_by_an_ordinary_move() -> None:
    match = table()
    play(match, "s1")
    assert not any(place.startswith("0") for place in places(match))


# Stone by stone


def test_each_stone_fits_a_free_place_of_the_zero() -> None:
    match = table()
    play(match, "s1!0")
    assert places(match) == ("0.2", "0.3", "0.4")
    hand = match.view().hand
    assert hand is not None
    assert hand.barred == (), "nothing else is in question now"
    play(match, ">0.3", "s4!0")
    assert places(match) == ("0.1", "0.5")
    play(match, ">0.5", "s2!0")
    assert places(match) == ("0.2", "0.4")


def test_the_joker_may_also_be_last() -> None:
    match = table(FILLING + "    won b 4")
    play(match, *FIRST_FOUR, "s7!0", ">0.5")
    assert match.view().finished == (0,)
    assert tops(match)["0.5"] == "J"
    assert totals(match) == [2, 0]


def test_stones_come_from_finished_cards_too() -> None:
    match = table("""
        2*  rRH .   .   .   .
        r   VH SH VR SR
        won r 2
    """)
    play(match, "2.1!0", ">0.2", "s1!0", ">0.3", "s2!0", ">0.4", "s3!0", ">0.1", "s4!0", ">0.5")
    assert match.view().finished == (0,), "the 2 is empty and went back into the row"


def test_a_card_that_is_emptied_goes_back_only_at_the_end_of_the_turn() -> None:
    """R-I8. Red fills two places, fails with a V, and may not lay it on the 2 that was emptied in this turn."""
    match = table("""
        2*  rRH .   .   .   .
        r   VH SV
        won r 2
    """)
    play(match, "2.1!0", ">0.2", "s2!0")
    assert match.view().finished == (2,)
    assert "2.5" not in places(match)
    play(match, ">5.1")
    assert match.view().finished == ()


def test_ones_own_stones_on_finished_cards_bar_the_fifth_stone() -> None:
    """R-I12: under s5 lies the R that is missing, but red's stone on the 2 is still there."""
    match = table("""
        2*  .   .   .   rSV .
        r   VH RH SH VR SR
        won r 2 5
    """)
    play(match, *FIRST_FOUR, "s5!0")
    assert totals(match) == [2, 0]
    assert match.view().zero_by is None
    assert "0.5" not in places(match)


def test_the_fifth_stone_may_be_the_last_one_taken_down() -> None:
    match = table("""
        2*  .   .   .   rSR .
        r   VH RH SH VR
        won r 2 5
        won b 6
    """)
    play(match, *FIRST_FOUR, "2.4!0", ">0.5")
    assert totals(match) == [7, 0]


def test_stones_are_flipped_for_the_zero_even_with_a_free_number() -> None:
    match = table("r HV\nwon r 2", free_number="3")
    assert refused(match, "s1!0~") == "must-flip"
    assert "s1!0~" not in offered(match)


# Failing


def test_the_first_stone_that_does_not_fit_costs_the_announcer_the_number_they_won_last() -> None:
    match = table(FILLING + "    won r 4 2\n    won b 6")
    play(match, "s1!0", ">0.2", "s6!0")
    assert totals(match) == [4, 6]
    assert match.score(0)[-1] == Line("2", -2, "zero-failed")
    assert match.view().won == ((4,), (6,))
    assert match.view().last is not None
    assert match.view().last.failed


def test_an_announcer_who_fails_does_not_fall_below_zero() -> None:
    """Red won the 5 and has lost three points since."""
    match = table("r SV\nwon r 5")
    state: Any = match.state
    match.state = replace(state, lines=((*state.lines[0], Line("3", -3, "wrong")), ()))
    play(match, "s1!0")
    assert match.score(0)[-1] == Line("5", -2, "zero-failed")
    assert totals(match) == [0, 0]


def test_the_stone_that_does_not_fit_is_placed_on_another_card_and_the_turn_ends() -> None:
    match = table()
    play(match, "s1!0", ">0.2", "s6!0")
    assert places(match) == ("1.5", "2.5", "3.1", "4.3", "5.1", "5.3")
    assert match.to_move == {0}
    play(match, ">4.3")
    assert match.to_move == {1}


def test_if_it_fits_nowhere_it_goes_back_to_the_supply() -> None:
    match = table(
        """
        1   .   .   .   .   bVH
        2   .   .   .   .   bVR
        3*  .   .   bRH .   .
        4*  bSV .   .   .   .
        5*  .   bHS .   .   .
        r   VH SV
        won r 2
        """
    )
    play(match, "s2!0")
    assert tops(match)["s2"] == "V"
    assert match.to_move == {1}


def test_r_i11_after_a_failed_zero_its_stones_go_back_to_the_supply_at_the_end_of_the_turn() -> None:
    """From top to bottom into the first free slots, with the faces that they showed there."""
    match = table()
    play(match, "s3!0", ">0.2", "s4!0", ">0.1", "s6!0")
    assert {"0.1", "0.2"} <= {*tops(match)}, "the turn is not over yet"
    play(match, ">5.1")
    assert tops(match) == {"s1": "V", "s2": "R", "s3": "R", "s4": "H", "s5": "S", "s7": "S", "5.1": "V"}
    assert match.view().last is not None
    assert match.view().last.returned == (("0.1", "s3"), ("0.2", "s4"))


def test_r_i11_they_go_back_even_if_the_stone_that_did_not_fit_has_no_place_either() -> None:
    """The V goes to the slot it came from; the H of the zero to the first free one."""
    match = table(
        """
        1   .   .   .   .   bVH
        2   .   .   .   .   bVR
        3*  .   .   bRH .   .
        4*  bSV .   .   .   .
        5*  .   bHS .   .   .
        r   VH SV
        won r 2
        """
    )
    play(match, "s1!0", ">0.2", "s2!0")
    assert (tops(match)["s1"], tops(match)["s2"]) == ("H", "V")
    assert match.to_move == {1}


def test_r_i11_the_zero_is_free_for_the_others_at_once_and_the_announcer_has_no_second_try() -> None:
    match = table(FILLING + "    b   VH\n    won b 6\n    won r 3 2")
    play(match, "s1!0", ">0.2", "s6!0", ">5.1")
    assert "s1" in announced(match, 0), "blue may"
    play(match, "s1", ">1.2")
    assert announced(match, 0) == [], "red may not"


def test_r_i11_stones_that_went_back_know_nothing_of_where_they_were() -> None:
    """From 1.2 to the zero and back to the supply: the way from 1.5 to 1.2 and back begins anew."""
    match = table("""
        1   .   .   .   .   rVH
        r   SV
        won r 2
    """)
    play(match, "1.5!0", ">0.2", "s1!0", ">5.1")
    state: Any = match.state
    assert [stone.trail for stone in state.layout.stones[0]] == [()] * 7


def test_r_i11_a_zero_that_succeeded_keeps_its_stones() -> None:
    match = table(FILLING + "    won b 4")
    play(match, *FIRST_FOUR, "s5!0", ">0.5")
    assert match.view().last is not None
    assert match.view().last.returned == ()
    assert sum(at.startswith("0") for at in tops(match)) == 5


# Taking down


def test_the_zero_is_dismantled_like_any_finished_number() -> None:
    match = table("""
        0*  .   rHV .   .   .
        3   rVS bSR bRV .   bRH
        r   RH
        won b 4
    """)
    assert announced(match, 3) == ["0.2"]
    play(match, "0.2", ">5.1")
    assert match.view().finished == ()
    assert "s1" in announced(match, 0), "it lies in the row again"


@pytest.mark.parametrize("figure", ["zero", "zero-failed"])
def test_a_1_that_is_lost_costs_ten(figure: str) -> None:
    """R-I13: without a bonus."""
    match = table(FILLING + "    won r 2 1\n    won b 2 1")
    play(match, *FIRST_FOUR, *(["s5!0", ">0.5"] if figure == "zero" else ["s6!0"]))
    loser = 1 if figure == "zero" else 0
    assert match.score(loser)[-1] == Line("1", -10, figure)
    assert totals(match)[loser] == 2


@pytest.mark.parametrize("figure", ["zero", "zero-failed"])
def test_r_i13_lost_is_what_the_number_brought_with_its_bonus(figure: str) -> None:
    """The 5 in one colour brought seven; the 3 before it stays."""
    match = table(FILLING + "    won r 3 5=7\n    won b 3 5=7")
    play(match, *FIRST_FOUR, *(["s5!0", ">0.5"] if figure == "zero" else ["s6!0"]))
    loser = 1 if figure == "zero" else 0
    assert match.score(loser)[-1] == Line("5", -7, figure)
    assert totals(match) == ([10, 3] if figure == "zero" else [3, 10])
    assert match.view().won[loser] == (3,)


def test_r_i13_lost_is_what_the_number_brought_with_its_doubling() -> None:
    """Blue closes the 3 alone for six; red's zero takes six."""
    match = table(
        FILLING + "    3   bVH bSV bRV .   bRS\n    b   RH\n    turn b",
        solo_number=True,
    )
    play(match, "s1!3")
    assert totals(match) == [2, 6]
    play(match, *FIRST_FOUR, "s5!0", ">0.5")
    assert match.score(1)[-1] == Line("3", -6, "zero")
    assert totals(match) == [2, 0]


def test_r_i13_the_same_number_won_twice_is_lost_as_it_was_won_last() -> None:
    """Blue won the 5 alone for seven, and later again for five: first five are lost, then seven."""
    lines = (Line("5", 7, "one-colour"), Line("5", 5, "closed"))
    once = points.lose_newest(lines, "zero")
    twice = points.lose_newest(once, "zero")
    assert (once[-1], twice[-1]) == (Line("5", -5, "zero"), Line("5", -7, "zero"))
    assert points.lose_newest(twice, "zero") == twice, "nothing is left to lose"


def test_r_i13_nobody_drops_below_zero_by_losing_a_bonus() -> None:
    """Blue won the 5 for seven and has lost four points since: three are left."""
    match = table(FILLING + "    won b 5=7")
    state: Any = match.state
    match.state = replace(state, lines=(state.lines[0], (*state.lines[1], Line("4", -4, "wrong"))))
    play(match, *FIRST_FOUR, "s5!0", ">0.5")
    assert match.score(1)[-1] == Line("5", -3, "zero")
    assert totals(match) == [2, 0]


def test_r_i13_the_stake_of_the_announcer_is_what_the_number_brought() -> None:
    stakes = table(FILLING + "    won r 3 5=7").view().stakes
    assert [(stake.number, stake.gain, stake.loss) for stake in stakes] == [(0, 0, 7)]


def test_the_stakes_of_the_zero_are_shown_to_whoever_may_announce_it() -> None:
    stakes = table(FILLING + "    won r 3 2").view().stakes
    assert [(stake.number, stake.gain, stake.loss) for stake in stakes] == [(0, 0, 2)]
    assert table("r VH").view().stakes == ()
