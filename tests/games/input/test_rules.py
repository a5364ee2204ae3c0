"""One test for every rule of setting up and of a turn; its name is the rule. Closing, shuttling, the zero, the variants
and the end of a match that goes nowhere have files of their own."""

from collections import Counter
from fractions import Fraction
from itertools import permutations
from random import Random
from typing import Any

import pytest

from games.input.drawn import offered, places, play, position, refused, tops
from vierling import IllegalMove, Match
from vierling.game import CHANCE, CLOCK, TIME, Event
from vierling.games.input.rules import input_
from vierling.games.input.rules.notation import Drop, Order
from vierling.games.input.rules.stones import KINDS

DROP = "VH-VR-VS-HR-HS-RS-SJ"


def ready(seats: int = 2, order: str = "1-2") -> Match:
    match = Match("input", seats)
    for _ in range(seats):
        match.roll(DROP)
    match.roll(order)
    return match


# Setting up


def test_two_play_with_the_cards_1_to_6_to_17_points() -> None:
    view = Match("input", 2).view()
    assert view.row == (1, 2, 3, 4, 5, 6)
    assert view.target == 17


def test_three_play_with_the_cards_1_to_9_to_21_points() -> None:
    view = Match("input", 3).view()
    assert view.row == (1, 2, 3, 4, 5, 6, 7, 8, 9)
    assert view.target == 21


@pytest.mark.parametrize("seats", [2, 3])
def test_the_zero_lies_out_only_with_its_special_rule(seats: int) -> None:
    assert 0 not in Match("input", seats).view().row
    assert Match("input", seats, zero=True).view().row[0] == 0


def test_everybody_drops_their_own_seven_stones() -> None:
    match = Match("input", 3)
    for dropped in range(3):
        assert [len(own) for own in match.view().stones] == [7] * dropped + [0] * (3 - dropped)
        assert not match.to_move
        match.roll(Random(dropped))
    for own in match.state.layout.stones:  # type: ignore[attr-defined]
        kinds = {"".join(sorted(stone.top + stone.under)) for stone in own}
        assert kinds == {"HV", "RV", "SV", "HR", "HS", "RS", "JS"}


def test_the_faces_of_a_colour_are_three_each_of_full_half_and_round_four_slanted_and_one_joker() -> None:
    assert Counter("".join(KINDS)) == {"V": 3, "H": 3, "R": 3, "S": 4, "J": 1}
    assert len({frozenset(kind) for kind in KINDS}) == 7, "all different"


def test_each_stone_but_the_joker_is_equally_likely_to_fall_on_either_side() -> None:
    weights = Match("input").state.chance()
    whole = sum(weights.values())
    for fell in ("VH", "RV", "VS", "HR", "SH", "RS"):
        assert Fraction(sum(weight for drop, weight in weights.items() if fell in drop.stones), whole) == Fraction(1, 2)


def test_a_joker_that_shows_is_turned_over() -> None:
    assert all("SJ" in drop.stones and "JS" not in drop.stones for drop in Match("input").state.chance())


def test_where_dropped_stones_lie_tells_nothing_about_their_undersides() -> None:
    """Stones that show the same face lie in any order, all equally likely."""
    weights = Match("input").state.chance()
    for drop in list(weights)[::40]:
        shown = [stone[0] for stone in drop.stones]
        for order in permutations(drop.stones):
            if [stone[0] for stone in order] == shown:
                assert weights[Drop(order)] == weights[drop]


def dropped(seats: int, **options: Any) -> Match:
    match = Match("input", seats, **options)
    for _ in range(seats):
        match.roll(DROP)
    return match


def weights(match: Match) -> dict[str, int]:
    return {str(roll): weight for roll, weight in match.state.chance().items()}


def test_r_i9_the_lot_decides_only_who_begins_and_then_play_goes_round() -> None:
    match = dropped(3)
    assert weights(match) == {"1-2-3": 1, "2-3-1": 1, "3-1-2": 1}
    match.roll("3-1-2")
    assert match.to_move == {2}
    play(match, "s1", ">1.2")
    assert match.to_move == {0}
    play(match, "s1", ">1.3")
    assert match.to_move == {1}
    play(match, "s1", ">1.4")
    assert match.to_move == {2}


def test_r_i9_two_play_in_turns_whoever_begins() -> None:
    assert weights(dropped(2)) == {"1-2": 1, "2-1": 1}


def test_r_i9_an_order_that_does_not_go_round_is_refused_with_the_reason() -> None:
    with pytest.raises(IllegalMove) as refusal:
        dropped(3).roll("1-3-2")
    assert refusal.value.code == "order-round"
    with pytest.raises(IllegalMove) as refusal:
        dropped(2).roll("1-3-2")
    assert refusal.value.code == "no-roll-due"


def test_r_i9_option_shuffle_seats_the_lot_decides_the_whole_order() -> None:
    match = dropped(3, shuffle_seats=True)
    assert match.state.chance() == {Order(seats): 1 for seats in permutations(range(3))}
    match.roll("1-3-2")
    for seat, place in ((0, "1.2"), (2, "1.3"), (1, "2.2")):
        assert match.to_move == {seat}
        play(match, "s1", f">{place}")
    assert match.to_move == {0}


def test_nothing_is_touched_before_all_have_dropped_and_the_lot_is_drawn() -> None:
    match = Match("input")
    for roll in (DROP, DROP, "1-2"):
        with pytest.raises(IllegalMove) as refusal:
            match.play(0, "s1")
        assert refusal.value.code == "drop-first"
        match.roll(roll)
    match.play(0, "s1")


# A turn


def test_a_turn_moves_exactly_one_own_stone() -> None:
    match = ready()
    play(match, "s1", ">1.2")
    assert match.to_move == {1}
    assert tops(match) == {"s2": "V", "s3": "V", "s4": "H", "s5": "H", "s6": "R", "s7": "S", "1.2": "H"}
    with pytest.raises(IllegalMove) as refusal:
        match.play(0, "s2")
    assert refusal.value.code == "not-your-turn"


def test_there_is_no_passing() -> None:
    match = ready()
    assert offered(match) == ["s1", "s2", "s3", "s4", "s5", "s6", "s7"]


def test_opponents_stones_are_never_moved() -> None:
    """R-I6."""
    match = position("""
        3   bVH .   .   .   .
        5   rVH .   .   .   .
    """)
    assert refused(match, "3.1") == "no-stone-there"
    assert "3.1" not in offered(match)
    assert "5.1" in offered(match)


def test_a_touched_stone_must_be_moved() -> None:
    match = ready()
    play(match, "s1")
    assert match.to_move == {0}
    assert refused(match, "s2") == "touched-is-moved"
    assert refused(match, "s1") == "touched-is-moved"
    assert all(move.startswith(">") for move in offered(match))


def test_a_stone_is_touched_before_it_is_placed() -> None:
    assert refused(ready(), ">1.2") == "touch-first"


def test_a_touched_stone_is_flipped_and_all_see_the_new_face() -> None:
    match = ready()
    play(match, "s1")
    for seat in (None, 0, 1):
        hand = match.view(seat).hand
        assert hand is not None
        assert (hand.face, hand.origin, hand.flipped) == ("H", "s1", True)
    play(match, ">4.5")
    assert tops(match)["4.5"] == "H"


@pytest.mark.parametrize("origin", ["s1", "5.1", "4.3"])
def test_a_stone_is_touched_in_the_supply_in_an_unfinished_or_in_a_finished_number(origin: str) -> None:
    match = position("""
        5   rVR .   .   .   .
        4*  bSR .   rVS .   .
        r   VH
    """)
    play(match, origin, places_move(match, origin))
    assert origin not in tops(match)


def places_move(match: Match, origin: str) -> str:
    after = match.state.apply(Event(0, input_.read(origin)))
    return f">{after.view(0).hand.places[0]}"


def test_it_may_be_placed_on_any_free_fitting_place_of_any_unfinished_card() -> None:
    """All places of the cards 1 to 6 that ask for H, but not those of the finished 4 nor where a stone lies."""
    match = position("""
        1   .   bHS .   .   .
        4*  bSR .   .   .   .
        r   VH
    """)
    play(match, "s1")
    assert places(match) == ("1.3", "1.4", "2.2", "3.4", "5.2", "5.4", "6.4")
    assert refused(match, ">1.2") == "no-place"
    assert refused(match, ">4.4") == "no-place"
    assert refused(match, ">3.1") == "no-place"


def test_the_joker_fits_every_symbol() -> None:
    match = ready()
    play(match, "s7")
    assert len(places(match)) == 30


def test_a_stone_may_not_return_to_the_place_it_came_from() -> None:
    """The joker would fit there again: its S back lies on a place, and it shows J now."""
    match = position("""
        6   rSJ .   .   .   .
    """)
    play(match, "6.1")
    assert len(places(match)) == 29
    assert "6.1" not in places(match)
    hand = match.view().hand
    assert hand is not None
    assert hand.barred == (("6.1", "origin"),)
    assert refused(match, ">6.1") == "no-place"


def test_moving_inside_the_same_number_is_allowed() -> None:
    match = position("""
        3   rVS .   .   .   .
    """)
    play(match, "3.1", ">3.2")
    assert tops(match)["3.2"] == "S"


def test_moving_inside_a_number_of_four_stones_is_allowed_as_it_closes_nothing() -> None:
    match = position("""
        6   rSR bSR bRV bHS .
    """)
    play(match, "6.1", ">6.5")
    assert tops(match)["6.5"] == "R"
    assert match.view().finished == ()


def test_a_cards_last_free_place_may_not_be_taken_unless_announced() -> None:
    match = position("""
        3   rVH bSR bRV .   bRH
        r   RH
    """)
    play(match, "s1")
    assert "3.4" not in places(match)
    hand = match.view().hand
    assert hand is not None
    assert ("3.4", "last") in hand.barred
    assert refused(match, ">3.4") == "no-place"


NO_V_FREE = """
    1   .   .   .   .   bVH
    2   .   .   .   .   bVR
    3*  .   .   bRH .   .
    4*  bSR .   .   .   .
    5*  .   .   .   bHS .
"""


def test_if_there_is_no_place_the_stone_goes_back_to_the_supply_and_the_turn_is_over() -> None:
    """R-I3: the flipped face stays up."""
    match = position(NO_V_FREE + "    r   HV")
    play(match, "s1")
    assert match.to_move == {1}
    assert match.view().hand is None
    assert tops(match)["s1"] == "V"
    assert match.view().last is not None
    assert match.view().last.to == "s1"


def test_a_stone_of_the_supply_goes_back_to_its_slot() -> None:
    match = position(NO_V_FREE + "    r   RH HV")
    play(match, "s1", ">1.2", "s1", ">6.1", "s2")
    assert match.to_move == {1}
    assert "s1" not in tops(match)
    assert tops(match)["s2"] == "V"


def test_a_stone_without_a_place_leaves_its_card_for_the_supply() -> None:
    match = position(NO_V_FREE.replace("1   .   .", "1   .   rHV"))
    play(match, "1.2")
    assert match.to_move == {1}
    assert "1.2" not in tops(match)
    assert tops(match)["s7"] == "V"


def test_a_last_free_place_that_was_not_announced_does_not_count_as_a_place() -> None:
    """It is the only one that would fit, so the stone goes back to the supply."""
    match = position("""
        1   bSR bHS rHS rHR .
        2*  .   .   .   .   bVR
        3*  .   .   bRH .   .
        4*  .   bSV .   .   .
        5*  .   .   .   .   rRS
        6*  .   bSJ .   .   .
        r   VH RV
    """)
    play(match, "s2")
    assert tops(match)["s2"] == "V"
    assert match.to_move == {1}


def test_a_joker_that_comes_face_up_later_stays_that_way() -> None:
    """R-I4: it is turned over only at the drop."""
    match = position("""
        1*  bSR .   .   .   .
        2*  .   bHS .   .   .
        3*  .   .   bRH .   .
        4*  .   bSV .   .   .
        5*  bVH .   .   .   .
        6*  .   .   bRV .   .
        r   SJ
    """)
    play(match, "s1")
    assert tops(match)["s1"] == "J"
    play(match, "1.1")
    assert tops(match)["s1"] == "J"


def test_a_finished_card_without_stones_goes_back_into_the_row_at_the_end_of_the_turn() -> None:
    """R-I8: too late for the stone that has just left it."""
    match = position("""
        2*  rRH .   .   .   .
    """)
    play(match, "2.1")
    assert "2.2" not in places(match)
    assert match.view().finished == (2,)
    play(match, ">3.4")
    assert match.view().finished == ()
    play(match, "s1")
    assert "2.2" in places(match)


def test_a_finished_card_with_stones_left_stays_out_of_the_row() -> None:
    match = position("""
        2*  rRH bHS .   .   .
    """)
    play(match, "2.1", ">3.4")
    assert match.view().finished == (2,)


def test_there_is_no_deadlock_each_player_always_has_seven_stones_to_touch() -> None:
    for seed in range(4):
        match, rng = Match("input", 2 + seed % 2), Random(seed)
        while match.outcome is None and len(match.events) < 150:
            if match.roll_due:
                match.roll(rng)
                continue
            moves = offered(match)
            if match.view().hand is None:
                assert len([move for move in moves if "!" not in move]) == 7
            play(match, rng.choice(moves))


# What is not a move


def test_there_is_no_clock() -> None:
    with pytest.raises(IllegalMove) as refusal:
        ready().apply(Event(CLOCK, TIME))
    assert refusal.value.code == "no-clock"


def test_a_seat_that_does_not_exist_does_nothing() -> None:
    with pytest.raises(IllegalMove) as refusal:
        ready().play(2, "s1")
    assert refusal.value.code == "no-such-seat"


def test_a_roll_is_not_a_move_and_a_move_is_not_a_roll() -> None:
    with pytest.raises(IllegalMove) as refusal:
        ready().play(0, DROP)
    assert refusal.value.code == "not-a-move"
    with pytest.raises(IllegalMove) as refusal:
        Match("input").apply(Event(CHANCE, input_.read("s1")))
    assert refusal.value.code == "no-roll-due"


def test_there_is_no_sheet_to_score() -> None:
    with pytest.raises(ValueError, match="no sheet"):
        input_.tally("V H V H R")
