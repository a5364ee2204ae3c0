"""Every square there can be, against a second scorer that shares nothing with the first."""

from collections import Counter, defaultdict
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vierling import Match, tuefteln
from vierling.games.tuefteln.rules.rules import Options
from vierling.games.tuefteln.rules.scoring import figure_of, score_sheet, tally
from vierling.games.tuefteln.rules.sheet import BONUS, CATEGORIES, EMPTY, POINTS, SQUARES

NUMBERS = range(1, 7)


def look_at(top_left: int, top_right: int, bottom_left: int, bottom_right: int) -> tuple[str, int]:
    """As somebody with the rulebook beside the sheet would: rows, columns and diagonals."""
    rows = [{top_left, top_right}, {bottom_left, bottom_right}]
    columns = [{top_left, bottom_left}, {top_right, bottom_right}]
    diagonals = [{top_left, bottom_right}, {top_right, bottom_left}]
    round_twice = f"{top_left}{top_right}{bottom_right}{bottom_left}" * 2
    equal = [len(line) for line in (*rows, *columns, *diagonals)].count(1)  # pairs of equal neighbours
    if equal == 6:
        return "4er", 5
    if equal == 0:
        return ("Str", 6) if any(run in round_twice for run in ("1234", "2345", "3456")) else ("Mix", 1)
    if all(len(line) == 1 for line in diagonals):
        return "Cross", 4
    if equal == 2:
        return "2er+2er", 3
    beside = any(len(line) == 1 for line in (*rows, *columns))
    return ("2er", 2) if equal == 1 and beside else ("", 0)


RULEBOOK = {
    "": "nothing",
    "Mix": "mix",
    "2er": "pair",
    "2er+2er": "pairs",
    "Cross": "cross",
    "4er": "four",
    "Str": "straight",
}


def test_all_1296_full_squares_score_as_the_second_scorer_says() -> None:
    checked = 0
    for top_left, top_right, bottom_left, bottom_right in product(NUMBERS, repeat=4):
        name, points = look_at(top_left, top_right, bottom_left, bottom_right)
        figure = figure_of((top_left, top_right, bottom_right, bottom_left))
        assert figure == RULEBOOK[name], (top_left, top_right, bottom_left, bottom_right)
        assert figure
        assert POINTS[figure] == points
        checked += 1
    assert checked == 1296  # 6 ** 4


# How many squares make each category: values chosen, times places.
SQUARES_PER_FIGURE = {
    "four": 6,  # one of six values
    "cross": 15 * 2,  # two of six values; which of them is on which diagonal
    "pairs": 15 * 4,  # two of six values; two rows or two columns, either way round
    "pair": 6 * 4 * (5 * 4),  # a value for the pair on one of four edges, two others in order
    "straight": 3 * 4,  # 1-4, 2-5, 3-6, beginning in one of four corners
    "mix": 6 * 5 * 4 * 3 - 12,  # all different, and no straight
    "nothing": 6 * 4 * 5 + 6 * 2 * (5 * 4),  # three equal and where the fourth is; a pair on one of two diagonals
}


def test_each_category_is_made_by_as_many_squares_as_combinatorics_says() -> None:
    counted = Counter(figure_of(numbers) for numbers in product(NUMBERS, repeat=4))
    assert counted == SQUARES_PER_FIGURE
    assert sum(SQUARES_PER_FIGURE.values()) == 6**4


@pytest.mark.parametrize(
    ("rows", "figure", "points"),
    [
        ("41 62", "mix", 1),
        ("66 43", "pair", 2),
        ("25 25", "pairs", 3),
        ("63 36", "cross", 4),
        ("22 22", "four", 5),
        ("45 32", "straight", 6),
        ("11 12", "nothing", 0),
        ("42 26", "nothing", 0),
    ],
)
def test_the_examples_of_the_rulebook(rows: str, figure: str, points: int) -> None:
    top_left, top_right, bottom_left, bottom_right = map(int, rows.replace(" ", ""))
    assert figure_of((top_left, top_right, bottom_right, bottom_left)) == figure
    assert POINTS[figure] == points


@pytest.mark.parametrize("low", [1, 2, 3])
def test_a_straight_runs_clockwise_from_any_corner_and_is_a_mix_otherwise(low: int) -> None:
    run = [low, low + 1, low + 2, low + 3]
    for corner in range(4):
        turned = tuple(run[corner:] + run[:corner])
        assert figure_of(turned) == "straight"
        assert figure_of(turned[::-1]) == "mix"
    assert figure_of((low, low + 2, low + 1, low + 3)) == "mix"


def test_a_straight_does_not_wrap_around_from_6_to_1() -> None:
    assert figure_of((5, 6, 1, 2)) == "mix"
    assert figure_of((4, 5, 6, 1)) == "mix"


def test_a_square_is_undecided_while_a_cell_is_empty() -> None:
    for numbers in product((EMPTY, *NUMBERS), repeat=4):
        assert (figure_of(numbers) is None) == (EMPTY in numbers)


TIM = """
5 5  2 2  5 6
5 5  2 2  6 5

1 1  6 3  1 2
1 1  5 4  1 1

4 4  3 3  4 2
6 3  3 3  2 6
"""
SARAH = "555566 / 335466 / 131321 / 453126 / 542322 / 111422"


def test_tim_has_32_points() -> None:
    lines = tuefteln.tally(TIM)
    assert [(line.figure, line.points) for line in lines] == [
        ("four", 5),
        ("four", 5),
        ("cross", 4),
        ("four", 5),
        ("straight", 6),
        ("nothing", 0),  # three equal
        ("pair", 2),
        ("four", 5),
        ("nothing", 0),  # a pair on a diagonal
        ("nothing", 0),  # no bonus: neither Mix nor 2er+2er
    ]
    assert sum(line.points for line in lines) == 32


def test_sarah_has_35_points_with_the_bonus() -> None:
    lines = tuefteln.tally(SARAH)
    assert Counter(line.figure for line in lines) == {
        "mix": 1, "pair": 2, "pairs": 1, "cross": 1, "four": 2, "straight": 1, "nothing": 1, "bonus": 1,
    }  # fmt: skip
    assert (lines[-1].label, lines[-1].points) == ("bonus", 7)
    assert sum(line.points for line in lines) == 35


def test_the_nine_squares_are_listed_row_by_row_and_the_bonus_last() -> None:
    labels = [line.label for line in score_sheet((EMPTY,) * 36)]
    assert labels == [*(f"square {number}" for number in range(1, 10)), "bonus"]


@pytest.mark.parametrize(
    ("number", "cells"),
    [(1, "a1 b1 a2 b2"), (3, "e1 f1 e2 f2"), (5, "c3 d3 c4 d4"), (7, "a5 b5 a6 b6"), (9, "e5 f5 e6 f6")],
)
def test_a_square_is_finished_by_its_four_cells_alone(number: int, cells: str) -> None:
    places = ["abcdef".index(cell[0]) + 6 * (int(cell[1]) - 1) for cell in cells.split()]
    assert sorted(places) == sorted(SQUARES[number - 1])
    sheet = tuple(4 if cell in places else EMPTY for cell in range(36))
    assert [line.label for line in score_sheet(sheet) if line.figure] == [f"square {number}"]
    for missing in places:
        almost = tuple(0 if cell == missing else value for cell, value in enumerate(sheet))
        assert not any(line.figure for line in score_sheet(almost))


def test_a_combination_scores_each_time_it_is_made() -> None:
    assert sum(line.points for line in score_sheet((3,) * 36)) == 9 * 5


# By hand: every square a straight that runs clockwise through what is printed.
NINE_STRAIGHTS = {
    "A": "521234 434365 122312 435443 341234 254325",
    "B": "126323 435414 122312 431443 125223 434314",
}
# By hand: 4er, Cross, 2er+2er / 2er, Mix, straight / three more straights.
WITH_BONUS = {
    "A": "551261 552161 111312 236543 341234 254325",
    "B": "666133 661655 112412 466143 125223 434314",
}


@pytest.mark.parametrize("side", ["A", "B"])
def test_54_is_the_most_without_the_bonus(side: str) -> None:
    lines = tuefteln.tally(NINE_STRAIGHTS[side].replace(" ", "\n"), Options(side))
    assert [line.points for line in lines] == [6] * 9 + [0]
    assert sum(line.points for line in lines) == 54 == 9 * max(POINTS.values())


@pytest.mark.parametrize("side", ["A", "B"])
def test_46_is_the_most_with_the_bonus(side: str) -> None:
    lines = tuefteln.tally(WITH_BONUS[side].replace(" ", "\n"), Options(side))
    assert [line.points for line in lines] == [5, 4, 3, 2, 1, 6, 6, 6, 6, 7]
    each_once = sum(POINTS[category] for category in CATEGORIES)
    assert sum(line.points for line in lines) == 46 == each_once + 3 * max(POINTS.values()) + BONUS


@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize(("sheets", "points"), [(NINE_STRAIGHTS, 54), (WITH_BONUS, 46)])
def test_the_best_sheets_can_be_played(side: str, sheets: dict[str, str], points: int) -> None:
    """Two cells of one sign per round, with the dice they need."""
    match = Match("tuefteln", side=side)
    numbers = sheets[side].replace(" ", "")
    partners = defaultdict(list)
    for cell, sign in enumerate(match.view().paper):
        if not sign.isdigit():
            partners[sign].append(cell)
    for cells in partners.values():
        for first, second in zip(cells[::2], cells[1::2], strict=True):
            match.roll(f"{numbers[first]}+{numbers[second]}")
            match.play(0, "+".join(f"{'abcdef'[cell % 6]}{cell // 6 + 1}" for cell in (first, second)))
    assert match.outcome
    assert match.outcome.points == (points,)
    assert "".join(map(str, match.view().sheets[0])) == numbers


def test_the_bonus_comes_with_the_sixth_category_and_is_undecided_before() -> None:
    sheet = [int(sign) for sign in WITH_BONUS["A"].replace(" ", "")]
    sheet[SQUARES[4][0]] = EMPTY  # the only Mix
    bonus = score_sheet(tuple(sheet))[-1]
    assert (bonus.points, bonus.figure) == (0, None)
    sheet[SQUARES[4][0]] = 1
    bonus = score_sheet(tuple(sheet))[-1]
    assert (bonus.points, bonus.figure) == (7, "bonus")


def test_the_bonus_does_not_wait_for_the_last_squares() -> None:
    sheet = [int(sign) for sign in WITH_BONUS["A"].replace(" ", "")]
    for square in SQUARES[6:]:
        sheet[square[0]] = EMPTY  # one of four straights is enough
    lines = score_sheet(tuple(sheet))
    assert lines[-1].figure == "bonus"
    assert sum(line.points for line in lines) == 46 - 3 * 6


@pytest.mark.parametrize("category", CATEGORIES)
def test_without_any_one_category_there_is_no_bonus(category: str) -> None:
    """Each in turn is spoilt by three equal numbers, which score nothing."""
    sheet = [int(sign) for sign in WITH_BONUS["B"].replace(" ", "")]
    for square in SQUARES:
        if figure_of(tuple(sheet[cell] for cell in square)) == category:
            for cell, number in zip(square, (1, 1, 1, 2), strict=True):
                sheet[cell] = number
    bonus = score_sheet(tuple(sheet))[-1]
    assert (bonus.points, bonus.figure) == (0, "nothing")


def test_the_tally_counts_finished_squares_by_category() -> None:
    sarah = tuple(int(sign) for sign in SARAH if sign.isdigit())
    assert tally(sarah) == (1, 2, 1, 1, 2, 1)  # Mix, 2er, 2er+2er, Cross, 4er, Str
    assert tally((EMPTY,) * 36) == (0,) * 6


def test_filling_a_sheet_never_takes_points_away() -> None:
    numbers = [int(sign) for sign in SARAH if sign.isdigit()]
    totals = [
        sum(line.points for line in score_sheet((*numbers[:count], *(EMPTY,) * (36 - count)))) for count in range(37)
    ]
    assert totals == sorted(totals)
    assert (totals[0], totals[-1]) == (0, 35)


sheets = st.lists(st.integers(0, 6), min_size=36, max_size=36)


def figures(numbers: list[int]) -> Counter[str | None]:
    return Counter(line.figure for line in score_sheet(tuple(numbers)))


@given(sheets)
def test_turning_the_sheet_by_a_quarter_changes_nothing(numbers: list[int]) -> None:
    turned = [numbers[(5 - cell % 6) * 6 + cell // 6] for cell in range(36)]
    assert figures(turned) == figures(numbers)


@given(sheets)
def test_mirroring_changes_nothing_if_every_number_is_subtracted_from_7(numbers: list[int]) -> None:
    """What ran clockwise runs the other way, and rising becomes falling."""
    mirrored = [numbers[cell // 6 * 6 + 5 - cell % 6] for cell in range(36)]
    assert figures([number and 7 - number for number in mirrored]) == figures(numbers)


@given(sheets)
def test_the_total_is_the_tally_times_the_points_and_the_bonus(numbers: list[int]) -> None:
    lines = score_sheet(tuple(numbers))
    counts = tally(tuple(numbers))
    squares = sum(count * points for count, points in zip(counts, range(1, 7), strict=True))
    assert sum(line.points for line in lines) == squares + (7 if all(counts) else 0)


def test_the_points_of_everything_that_can_be_made_are_listed() -> None:
    assert dict(tuefteln.figures) == {
        "nothing": 0, "mix": 1, "pair": 2, "pairs": 3, "cross": 4, "four": 5, "straight": 6, "bonus": 7,
    }  # fmt: skip
