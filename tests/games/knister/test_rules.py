"""One test for every rule and ruling; its name is the rule."""

from collections.abc import Sequence
from dataclasses import fields, replace
from random import Random

import pytest

from vierling import Event, IllegalMove, Match, Refusal
from vierling.game import CHANCE, CLOCK, rate
from vierling.games.knister.rules import knister
from vierling.games.knister.rules.notation import NAMES
from vierling.games.knister.rules.rules import Options
from vierling.games.writing import Dice


def turn_pages(match: Match, pages: int, dice: str = "4+3") -> None:
    """Everybody writes into the first free cell."""
    for _ in range(pages):
        match.roll(dice)
        for seat in match.seats:
            match.play(seat, match.moves(seat)[0])


def refused(match: Match, seat: int, move: str) -> str:
    with pytest.raises(IllegalMove) as problem:
        match.play(seat, move)
    return problem.value.code


def test_two_dice_are_rolled_and_all_36_rolls_are_equally_likely() -> None:
    weights = knister.start(1).chance()
    assert len(weights) == 36
    assert set(weights.values()) == {1}
    assert {sum(dice) for dice in weights} == set(range(2, 13))


def test_everybody_writes_the_sum_of_both_dice() -> None:
    match = Match("knister", seats=2)
    match.roll("5+3")
    match.play(0, "c3")
    match.play(1, "a5")
    assert match.view().sheets[0][0][12] == 8
    assert match.view().sheets[1][0][20] == 8


def test_the_dice_come_first_and_only_once_a_round() -> None:
    match = Match("knister")
    assert refused(match, 0, "a1") == "roll-first"
    match.roll("1+1")
    with pytest.raises(IllegalMove, match="no roll is due"):
        match.roll("1+1")
    with pytest.raises(IllegalMove, match="no roll is due"):
        match.roll(Random(1))


@pytest.mark.parametrize("dice", ["c3", "back", 8, (5, 3), Dice(0, 7), [5, 3], None])
def test_a_roll_is_two_dice(dice: object) -> None:
    with pytest.raises(IllegalMove, match=r"^a roll is two dice like 5\+3, not "):
        Match("knister").roll(dice)


def test_the_sum_must_be_written() -> None:
    match = Match("knister")
    match.roll("6+6")
    assert match.to_move == {0}
    assert not match.roll_due
    assert match.moves(0) == list(NAMES)


def test_any_free_cell_will_do_and_nothing_is_ever_erased() -> None:
    match = Match("knister")
    for number, cell in enumerate(NAMES):
        match.roll("1+2")
        assert match.moves(0) == list(NAMES[number:])
        for taken in NAMES[:number]:
            assert refused(match, 0, taken) == "cell-taken"
        match.play(0, cell)


@pytest.mark.parametrize("cell", [25, -1, None, Dice(5, 3)])
def test_there_are_25_cells(cell: object) -> None:
    match = Match("knister")
    match.roll("1+2")
    with pytest.raises(IllegalMove, match="there is no cell"):
        match.play(0, cell)


@pytest.mark.parametrize("seats", [1, 2, 15])
def test_a_match_lasts_25_rounds(seats: int) -> None:
    match = Match("knister", seats=seats)
    for number in range(1, 26):
        assert match.outcome is None
        assert match.view().round == number
        turn_pages(match, 1)
    assert match.outcome is not None
    assert not match.roll_due
    assert match.to_move == frozenset()
    assert refused(match, 0, "a1") == "match-over"
    assert refused(match, 0, "back") == "nothing-to-take-back"


@pytest.mark.parametrize("seats", [1, 100])
def test_1_to_100_can_sit_at_a_table(seats: int) -> None:
    assert knister.start(seats).seats == seats
    assert len(Match("knister", seats=seats).names) == seats


@pytest.mark.parametrize("seats", [-1, 0, 101])
def test_0_and_101_seats_are_refused(seats: int) -> None:
    with pytest.raises(Refusal, match=f"this game has 1 to 100 seats, not {seats}"):
        knister.start(seats)
    with pytest.raises(Refusal, match=f"this game has 1 to 100 seats, not {seats}"):
        Match("knister", seats=seats)


def test_the_page_turns_when_the_last_hand_has_written() -> None:
    match = Match("knister", seats=3)
    match.roll("2+2")
    for seat in (1, 0):
        match.play(seat, "a1")
        assert not match.roll_due
        assert match.view().sheets == match.start.view(None).sheets
    assert match.to_move == {2}
    match.play(2, "a1")
    assert match.roll_due
    assert [sheet[0][0] for sheet in match.view().sheets] == [4, 4, 4]


def test_a_finished_line_scores_at_once() -> None:
    match = Match("knister")
    for number, cell in enumerate(("a1", "b1", "c1", "d1", "e1"), 1):
        match.roll(f"{number}+1")
        assert match.total() == 0
        match.play(0, cell)
    assert match.total() == 12
    assert match.score()[0].figure == "high-straight"


def test_an_open_entry_does_not_score_before_the_page_turns() -> None:
    match = Match("knister", seats=2)
    turn_pages(match, 4)
    match.roll("4+3")
    match.play(0, "e1")
    assert match.total(0) == 0
    match.play(1, "e1")
    assert match.total(0) == 10


def test_r_k1_seat_1_rolls_first_then_clockwise() -> None:
    match = Match("knister", seats=3)
    rollers = []
    while not match.outcome:
        rollers.append(match.view().roller)
        turn_pages(match, 1)
    assert rollers == [number % 3 for number in range(25)]
    assert match.view().roller == rollers[-1], "once it is over, whoever rolled last"


def test_r_k1_the_roller_goes_on_clockwise_through_three_grids() -> None:
    match = Match("knister", seats=2, grids=3)
    turn_pages(match, 25)
    assert match.view().roller == 25 % 2


def test_r_k2_nobody_sees_anothers_entry_before_all_have_written() -> None:
    match = Match("knister", seats=3)
    match.roll("6+5")
    match.play(0, "c3")
    for seat in (1, 2, None):
        view = match.view(seat)
        assert view.written == (True, False, False)
        assert view.entry is None
        assert all(set(grid) == {0} for sheet in view.sheets for grid in sheet)
        assert view.last == (None, None, None)
        assert "(11)" not in knister.draw(view)
    assert match.view(0).entry == knister.read("c3")


def test_r_k2_a_view_has_exactly_the_fields_of_the_allow_list() -> None:
    seen = {each.name for each in fields(knister.start(2).view(0))}
    public = {
        "seats",
        "grids",
        "score",
        "grid",
        "round",
        "rounds",
        "roller",
        "dice",
        "sum",
        "sheets",
        "last",
        "written",
    }
    assert seen == public | {"seat", "entry"}


def test_an_entry_can_be_changed_until_the_page_turns() -> None:
    match = Match("knister", seats=2)
    match.roll("6+5")
    match.play(0, "c3")
    assert "c3" not in match.moves(0)
    assert refused(match, 0, "c3") == "stands-there"
    match.play(0, "a1")
    match.play(0, "b1")
    assert match.to_move == {1}
    match.play(1, "e5")
    filled = [NAMES[cell] for cell, number in enumerate(match.view().sheets[0][0]) if number]
    assert filled == ["b1"]


def test_an_entry_can_be_taken_back_until_the_page_turns() -> None:
    match = Match("knister", seats=2)
    match.roll("6+5")
    assert "back" not in match.moves(0)
    assert refused(match, 0, "back") == "nothing-to-take-back"
    match.play(0, "c3")
    assert match.moves(0)[-1] == "back"
    match.undo(0)
    assert match.to_move == {0, 1}
    assert match.view(0).entry is None
    match.play(0, "c3")
    match.play(1, "c3")
    assert refused(match, 0, "back") == "nothing-to-take-back"


def test_after_taking_back_the_page_does_not_turn_without_that_hand() -> None:
    match = Match("knister", seats=2)
    match.roll("6+5")
    match.play(0, "c3")
    match.undo(0)
    match.play(1, "c3")
    assert match.to_move == {0}
    assert not match.roll_due


def test_the_newest_entries_are_marked_once_the_page_has_turned() -> None:
    match = Match("knister", seats=2)
    match.roll("6+5")
    match.play(0, "c3")
    match.play(1, "e5")
    assert match.view().last == (12, 24)


def test_highest_total_wins() -> None:
    match = Match("knister", seats=2)
    fill(match, [range(25), range(25)])
    assert match.outcome
    assert match.outcome.winners == (0, 1)
    other = Match("knister", seats=2)
    fill(other, [range(25), [(7 * number) % 25 for number in range(25)]])
    assert other.outcome
    best = max(other.outcome.points)
    assert len(set(other.outcome.points)) == 2
    assert other.outcome.winners == (other.outcome.points.index(best),)


def fill(match: Match, orders: Sequence[Sequence[int]]) -> None:
    """Each seat writes the same 25 sums in its own order of cells."""
    for number in range(25):
        match.roll(Dice(1 + number % 6, 1 + number // 6 % 6))
        for seat, cells in enumerate(orders):
            match.play(seat, cells[number])


def test_r_k3_equal_totals_share_the_win() -> None:
    match = Match("knister", seats=15)
    turn_pages(match, 25)
    assert match.outcome
    assert match.outcome.points == (140,) * 15  # ten lines of 10, two of 20
    assert match.outcome.winners == tuple(range(15))


@pytest.mark.parametrize("grids", [1, 3])
@pytest.mark.parametrize(
    ("points", "rating"),
    [
        (0, None),
        (49, None),
        (50, "good"),
        (79, "good"),
        (80, "very-good"),
        (99, "very-good"),
        (100, "amazing"),  # R-K4
        (168, "amazing"),
    ],
)
def test_r_k4_r_k5_solo_rating(grids: int, points: int, rating: str | None) -> None:
    ratings = knister.ratings(Options(grids))
    assert rate(ratings, points * grids) == rating
    assert [each.points for each in knister.ratings()] == [50, 80, 100]


def test_r_k5_one_point_less_than_three_times_the_threshold_is_not_enough() -> None:
    ratings = knister.ratings(Options(3))
    assert [rate(ratings, points) for points in (149, 239, 299)] == [None, "good", "very-good"]


def test_r_k6_three_grids_are_filled_one_after_another_25_rounds_each() -> None:
    match = Match("knister", seats=2, grids=3)
    for page in range(75):
        view = match.view()
        assert (view.grid, view.round) == (page // 25, page % 25 + 1)
        assert match.outcome is None
        turn_pages(match, 1)
        written = [sum(number > 0 for number in grid) for grid in match.view().sheets[0]]
        assert written == [min(25, max(0, page + 1 - first)) for first in (0, 25, 50)]
    assert match.outcome


def test_r_k6_the_totals_of_three_grids_are_added() -> None:
    match = Match("knister", grids=3)
    turn_pages(match, 75)
    assert match.outcome
    assert match.outcome.points == (3 * 140,)
    assert len(match.score()) == 36


def test_r_k6_a_new_grid_begins_with_every_cell_free_and_none_marked() -> None:
    match = Match("knister", grids=3)
    turn_pages(match, 25)
    assert match.view().last == (None,)
    match.roll("1+1")
    assert match.moves(0) == list(NAMES)


def test_at_a_table_of_a_hundred_the_page_turns_with_the_hundredth_hand() -> None:
    match = Match("knister", seats=100)
    match.roll("5+3")
    for seat in range(99):
        match.play(seat, "c3")
    assert match.to_move == {99}
    match.play(99, "a1")
    assert [match.view().sheets[seat][0][12] for seat in (0, 98, 99)] == [8, 8, 0]
    match.roll("1+1")
    assert match.view().roller == 1


def test_scored_at_the_end_no_line_has_points_before_the_match_is_over() -> None:
    """R-K10: row 1 is full of eights after five rounds, which are five of a kind."""
    at_once, later = Match("knister", seats=2), Match("knister", seats=2, score="end")
    for match in (at_once, later):
        turn_pages(match, 5)
    assert [match.total(0) for match in (at_once, later)] == [10, 0]
    assert {(line.points, line.figure) for seat in (0, 1) for line in later.score(seat)} == {(0, None)}
    assert [line.label for line in later.score(0)] == [line.label for line in at_once.score(0)]
    for match in (at_once, later):
        turn_pages(match, 20)
    assert at_once.outcome == later.outcome
    assert at_once.score(1) == later.score(1)


def test_scored_at_the_end_three_grids_wait_for_the_last_one() -> None:
    match = Match("knister", grids=3, score="end")
    turn_pages(match, 74)
    assert match.total(0) == 0
    turn_pages(match, 1)
    assert match.total(0) == 3 * 140


def test_r_k7_a_solo_entry_is_final_at_once() -> None:
    match = Match("knister")
    match.roll("1+1")
    match.play(0, "c3")
    assert match.roll_due
    assert refused(match, 0, "back") == "nothing-to-take-back"


def test_knister_has_no_clock() -> None:
    state = knister.start(2)
    assert state.deadline() is None
    with pytest.raises(IllegalMove, match="no clock"):
        state.apply(Event(CLOCK, None))


@pytest.mark.parametrize("seat", [-1, 2])
def test_only_seats_at_the_table_write(seat: int) -> None:
    match = Match("knister", seats=2)
    match.roll("1+1")
    with pytest.raises(IllegalMove, match=f"there is no seat {seat + 1}"):
        match.play(seat, "a1")


def test_two_rolls_with_the_same_sum_give_the_same_position() -> None:
    start = knister.start(1)
    states = {start.apply(Event(CHANCE, dice)) for dice in start.chance()}
    assert len(states) == 11


def test_what_a_seat_cannot_see_is_imagined_in_every_possible_way() -> None:
    match = Match("knister", seats=2)
    turn_pages(match, 22)
    match.roll("1+1")
    match.play(0, "d5")
    view = match.view(1)
    imagined = [knister.imagine(1, view, Random(seed)) for seed in range(60)]
    assert {state.entries for state in imagined} == {(cell, None) for cell in (22, 23, 24)}
    assert match.state in imagined
    assert all(replace(state, entries=match.state.entries) == match.state for state in imagined)
