"""One test for every rule and ruling; its name is the rule."""

from dataclasses import fields, replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vierling import Event, IllegalMove, Match, Refusal
from vierling.game import CLOCK, rate
from vierling.games.tuefteln.rules import tuefteln
from vierling.games.tuefteln.rules.notation import Entry
from vierling.games.tuefteln.rules.paper import NAMES
from vierling.games.tuefteln.rules.rules import Options
from vierling.games.writing import Dice

A = Options("A").paper
B = Options("B").paper
both_sides = pytest.mark.parametrize("side", ["A", "B"])


def turn_pages(match: Match, pages: int, dice: str = "4+3") -> None:
    """Everybody writes the first entry that is offered."""
    for _ in range(pages):
        match.roll(dice)
        for seat in match.seats:
            match.play(seat, match.moves(seat)[0])


def refused(match: Match, seat: int, move: object) -> str:
    with pytest.raises(IllegalMove) as problem:
        match.play(seat, move)
    return problem.value.code


def rolled(dice: str = "5+3", seats: int = 1, side: str = "A") -> Match:
    match = Match("tuefteln", seats=seats, side=side)
    match.roll(dice)
    return match


def number_at(match: Match, cell: str, seat: int = 0) -> int:
    number: int = match.view().sheets[seat][NAMES.index(cell)]
    return number


# Rounds and dice


def test_two_dice_are_rolled_and_all_36_rolls_are_equally_likely() -> None:
    weights = tuefteln.start(1).chance()
    assert len(weights) == 36
    assert set(weights.values()) == {1}


def test_the_dice_come_first_and_only_once_a_round() -> None:
    match = Match("tuefteln")
    assert refused(match, 0, "b1+c1") == "roll-first"
    match.roll("1+1")
    with pytest.raises(IllegalMove, match="no roll is due"):
        match.roll("1+1")


@pytest.mark.parametrize("dice", ["b1+c1", "back", 8, (5, 3), Dice(0, 7), Entry(5, 3), None])
def test_a_roll_is_two_dice(dice: object) -> None:
    with pytest.raises(IllegalMove, match=r"^a roll is two dice like 5\+3, not "):
        Match("tuefteln").roll(dice)


@both_sides
@pytest.mark.parametrize("seats", [1, 2, 15])
def test_a_match_lasts_15_rounds_and_then_every_cell_is_full(side: str, seats: int) -> None:
    match = Match("tuefteln", seats=seats, side=side)
    for number in range(1, 16):
        assert match.outcome is None
        assert (match.view().round, match.view().rounds) == (number, 15)
        assert all(sheet.count(0) == 32 - 2 * number for sheet in match.view().sheets)
        turn_pages(match, 1)
    assert match.outcome is not None
    assert match.outcome.reason == "full"
    assert all(0 not in sheet for sheet in match.view().sheets)
    assert not match.roll_due
    assert match.to_move == frozenset()
    assert match.view().round == 15
    assert refused(match, 0, "b1+c1") == "match-over"
    assert refused(match, 0, "back") == "nothing-to-take-back"


@both_sides
@given(seed=st.integers(0, 2**32))
def test_no_side_ever_gets_stuck(side: str, seed: int) -> None:
    match, rng = Match("tuefteln", side=side), Random(seed)
    for _ in range(15):
        match.roll(rng)
        match.play(0, rng.choice(match.moves(0)))
    assert match.outcome


@pytest.mark.parametrize("seats", [1, 15])
def test_1_to_15_can_sit_at_a_table(seats: int) -> None:
    assert tuefteln.start(seats).seats == seats


@pytest.mark.parametrize("seats", [-1, 0, 16])
def test_0_and_16_seats_are_refused(seats: int) -> None:
    with pytest.raises(Refusal, match=f"this game has 1 to 15 seats, not {seats}"):
        tuefteln.start(seats)


# Entries


def test_the_numbers_1_to_6_are_printed_in_one_cell_each() -> None:
    for paper in (A, B):
        assert sorted(paper.blank) == [0] * 30 + [1, 2, 3, 4, 5, 6]


def test_both_numbers_are_written_each_where_the_entry_says() -> None:
    match = rolled("5+3", seats=2)
    match.play(0, "b1+c1")
    match.play(1, "c1+b1")
    assert [number_at(match, cell, 0) for cell in ("b1", "c1")] == [5, 3]
    assert [number_at(match, cell, 1) for cell in ("b1", "c1")] == [3, 5]
    assert all(sheet.count(0) == 28 for sheet in match.view().sheets)


@both_sides
def test_both_numbers_must_be_written(side: str) -> None:
    match = rolled(side=side)
    assert match.to_move == {0}
    assert not match.roll_due
    assert all(len(set(move.split("+"))) == 2 for move in match.moves(0))


@pytest.mark.parametrize(
    "entry", [1, None, (1, 2), Dice(1, 2), Entry(1, 1), Entry(-1, 1), Entry(1, 36), Entry(99, 98), [1, 2]]
)
def test_an_entry_is_two_different_cells_of_the_36(entry: object) -> None:
    match = rolled()
    assert refused(match, 0, entry) == "no-such-entry"
    assert len(match.events) == 1


def test_a_printed_or_written_cell_is_not_free() -> None:
    match = rolled()
    for printed in ("a1", "e2", "a3", "d3", "b5", "e6"):
        assert refused(match, 0, f"{printed}+b1") == "cell-taken"
        assert refused(match, 0, f"b1+{printed}") == "cell-taken"
    match.play(0, "b1+c1")
    match.roll("2+2")
    assert refused(match, 0, "b1+a2") == "cell-taken"
    assert refused(match, 0, "a2+c1") == "cell-taken"


# Side A


def test_a_any_two_white_cells_of_the_same_square_or_not() -> None:
    white = [NAMES[cell] for cell in A.cells_of(".")]
    assert len(white) == 14
    offered = set(rolled().moves(0))
    assert {f"{one}+{other}" for one in white for other in white if one != other} <= offered
    assert {"b1+a2", "b1+f6"} <= offered  # one square, and two that are far apart


def test_a_a_bridge_is_written_whole_and_either_way_round() -> None:
    match = rolled("5+3", seats=2)
    match.play(0, "d1+e1")
    match.play(1, "e1+d1")
    assert (number_at(match, "d1"), number_at(match, "e1")) == (5, 3)
    assert (number_at(match, "d1", 1), number_at(match, "e1", 1)) == (3, 5)


@pytest.mark.parametrize(("entry", "blue"), [("d1+b1", "d1"), ("b1+d1", "d1"), ("d1+b2", "d1"), ("f2+e1", "f2")])
def test_a_half_a_bridge_is_not_written(entry: str, blue: str) -> None:
    match = rolled()
    assert refused(match, 0, entry) == "bridge-whole"
    with pytest.raises(IllegalMove, match=f"{blue} is one end of a bridge"):
        match.play(0, entry)


def test_a_first_entries_are_two_of_14_white_cells_or_one_of_8_bridges() -> None:
    assert len(rolled().moves(0)) == 14 * 13 + 8 * 2
    after_white, after_bridge = rolled(), rolled()
    after_white.play(0, "b1+c1")
    after_white.roll("1+2")
    assert len(after_white.moves(0)) == 12 * 11 + 8 * 2
    after_bridge.play(0, "d1+e1")
    after_bridge.roll("1+2")
    assert len(after_bridge.moves(0)) == 14 * 13 + 7 * 2


# Side B


def test_b_both_numbers_go_into_cells_of_one_colour() -> None:
    match = rolled(side="B")
    offered = {frozenset(move.split("+")) for move in match.moves(0)}
    for one in range(36):
        for other in range(one):
            same = B.signs[one] == B.signs[other] and not B.signs[one].isdigit()
            assert (frozenset({NAMES[one], NAMES[other]}) in offered) == same
    assert len(match.moves(0)) == 5 * 6 * 5


def test_b_two_colours_are_refused_with_both_cells() -> None:
    match = rolled(side="B")
    assert refused(match, 0, "a1+b1") == "colours-differ"
    with pytest.raises(IllegalMove, match="a1 and b1 have different colours"):
        match.play(0, "a1+b1")


def test_b_a_colour_that_is_full_offers_nothing() -> None:
    match = Match("tuefteln", side="B")
    yellow = [NAMES[cell] for cell in B.cells_of("Y")]
    for pair in (yellow[:2], yellow[2:4], yellow[4:]):
        match.roll("1+2")
        match.play(0, "+".join(pair))
    match.roll("1+2")
    assert len(match.moves(0)) == 4 * 6 * 5
    assert not any(cell in move.split("+") for move in match.moves(0) for cell in yellow)


def test_everybody_plays_the_same_side() -> None:
    match = Match("tuefteln", seats=3, side="B")
    assert len(set(match.view().sheets)) == 1
    assert {match.view(seat).side for seat in match.seats} == {"B"}


# Everybody writes at the same time


@both_sides
def test_the_page_turns_when_the_last_hand_has_written(side: str) -> None:
    match = rolled(seats=3, side=side)
    for seat in (1, 0):
        match.play(seat, match.moves(seat)[0])
        assert not match.roll_due
        assert match.view().sheets == match.start.view(None).sheets
    assert match.to_move == {2}
    match.play(2, match.moves(2)[0])
    assert match.roll_due


def test_r_t2_nobody_sees_anothers_entry_before_all_have_written() -> None:
    match = rolled("6+5", seats=3)
    match.play(0, "b1+c1")
    for seat in (1, 2, None):
        view = match.view(seat)
        assert view.written == (True, False, False)
        assert view.entry is None
        assert view.sheets == (A.blank,) * 3
        assert view.tallies == ((0,) * 6,) * 3
        assert view.last == (None, None, None)
        assert "(6)" not in tuefteln.draw(view)
    assert match.view(0).entry == tuefteln.read("b1+c1")


def test_r_t2_a_view_has_exactly_the_fields_of_the_allow_list() -> None:
    seen = {each.name for each in fields(tuefteln.start(2).view(0))}
    public = {"seats", "side", "paper", "round", "rounds", "roller", "dice", "sheets", "tallies", "last", "written"}
    assert seen == public | {"seat", "entry"}


def test_r_t2_an_entry_can_be_changed_until_the_page_turns() -> None:
    match = rolled("6+5", seats=2)
    match.play(0, "b1+c1")
    assert "b1+c1" not in match.moves(0)
    assert refused(match, 0, "b1+c1") == "stands-there"
    match.play(0, "c1+b1")  # swapped
    match.play(0, "d1+e1")
    assert match.to_move == {1}
    match.play(1, "b1+c1")
    filled = [NAMES[cell] for cell, number in enumerate(match.view().sheets[0]) if number and not A.blank[cell]]
    assert filled == ["d1", "e1"]


def test_r_t2_an_entry_can_be_taken_back_until_the_page_turns() -> None:
    match = rolled("6+5", seats=2)
    assert "back" not in match.moves(0)
    assert refused(match, 0, "back") == "nothing-to-take-back"
    match.play(0, "b1+c1")
    assert match.moves(0)[-1] == "back"
    match.undo(0)
    assert match.to_move == {0, 1}
    assert match.view(0).entry is None
    match.play(1, "b1+c1")
    assert match.to_move == {0}
    match.play(0, "b1+c1")
    assert refused(match, 0, "back") == "nothing-to-take-back"


def test_r_t4_a_solo_entry_is_final_at_once() -> None:
    match = rolled()
    match.play(0, "b1+c1")
    assert match.roll_due
    assert refused(match, 0, "back") == "nothing-to-take-back"


def test_the_newest_entries_are_marked_once_the_page_has_turned() -> None:
    match = rolled(seats=2)
    match.play(0, "b1+c1")
    match.play(1, "d1+e1")
    assert match.view().last == (Entry(1, 2), Entry(3, 4))


def test_r_t3_seat_1_rolls_first_then_clockwise() -> None:
    match = Match("tuefteln", seats=4)
    rollers = []
    while not match.outcome:
        rollers.append(match.view().roller)
        turn_pages(match, 1)
    assert rollers == [number % 4 for number in range(15)]
    assert match.view().roller == rollers[-1], "once it is over, whoever rolled last"


def test_tuefteln_has_no_clock() -> None:
    state = tuefteln.start(2)
    assert state.deadline() is None
    with pytest.raises(IllegalMove, match="no clock"):
        state.apply(Event(CLOCK, None))


@pytest.mark.parametrize("seat", [-1, 2])
def test_only_seats_at_the_table_write(seat: int) -> None:
    with pytest.raises(IllegalMove, match=f"there is no seat {seat + 1}"):
        rolled(seats=2).play(seat, "b1+c1")


# Points


def test_a_finished_square_scores_at_once_and_an_open_entry_does_not() -> None:
    match = Match("tuefteln", seats=2)
    for dice, entry in (("5+5", "b1+a2"), ("5+1", "b2+c2")):
        assert match.total(0) == 0
        match.roll(dice)
        match.play(0, entry)
        assert match.total(0) == 0
        match.play(1, "c1+d2" if dice == "5+5" else "e5+c5")
    assert match.score(0)[0].figure == "four"
    assert (match.total(0), match.total(1)) == (5, 0)
    assert match.view().tallies == ((0, 0, 0, 0, 1, 0), (0,) * 6)


def test_the_highest_total_wins() -> None:
    match = Match("tuefteln", seats=2)
    rng = Random(2)
    while not match.outcome:
        match.roll(rng)
        for seat in match.seats:
            match.play(seat, rng.choice(match.moves(seat)))
    low, high = sorted(match.outcome.points)
    assert low < high
    assert match.outcome.winners == (match.outcome.points.index(high),)


@both_sides
def test_r_t1_equal_totals_share_the_win(side: str) -> None:
    match = Match("tuefteln", seats=15, side=side)
    turn_pages(match, 15)
    assert match.outcome
    assert len(set(match.outcome.points)) == 1
    assert match.outcome.winners == tuple(range(15))


@both_sides
@pytest.mark.parametrize(
    ("least", "most", "rating"),
    [
        (0, 25, "knocking"),
        (26, 30, "welcome"),
        (31, 34, "okay"),
        (35, 37, "good"),
        (38, 40, "strong"),
        (41, 42, "great"),
        (43, 44, "professional"),
        (45, 46, "world-class"),
        (47, 50, "incredible"),
        (51, 54, "out-of-this-world"),
    ],
)
def test_all_ten_solo_ratings(side: str, least: int, most: int, rating: str) -> None:
    ratings = tuefteln.ratings(Options(side))
    assert len(ratings) == 10
    assert {rate(ratings, points) for points in range(least, most + 1)} == {rating}


def test_what_a_seat_cannot_see_is_imagined_in_every_possible_way() -> None:
    match = Match("tuefteln", seats=2, side="B")
    turn_pages(match, 14)
    match.roll("1+6")
    first, second = match.moves(0)
    match.play(0, first)
    imagined = [tuefteln.imagine(1, match.view(1), Random(seed)) for seed in range(30)]
    assert {state.entries for state in imagined} == {(tuefteln.read(move), None) for move in (first, second)}
    assert match.state in imagined
    assert all(replace(state, entries=match.state.entries) == match.state for state in imagined)
