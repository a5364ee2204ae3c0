"""Every line there can be, against a second scorer that shares nothing with the first."""

import re
from collections import Counter
from itertools import combinations, combinations_with_replacement, product

import pytest

from vierling import Match, knister
from vierling.games.knister.rules.scoring import figure_of, outlook_of, points_of, score_grid, score_sheet
from vierling.games.knister.rules.sheet import EMPTY, POINTS

NUMBERS = range(2, 13)
LETTERS = "??23456789TEZ"  # ten, eleven and zwölf as one letter each
IN_ORDER = "23456789TEZ"


def score_by_pattern(numbers: tuple[int, ...]) -> tuple[str, int]:
    """Sorted letters, matched as text; the first pattern that fits is the combination."""
    text = "".join(sorted((LETTERS[number] for number in numbers), key=IN_ORDER.index))
    if text in IN_ORDER:
        return ("straight", 8) if "7" in text else ("high-straight", 12)
    for pattern, figure, points in (
        (r"(.)\1\1\1\1", "five", 10),
        (r"(.)\1\1\1", "four", 6),
        (r"(.)\1\1(.)\2|(.)\3(.)\4\4", "full-house", 8),
        (r"(.)\1\1", "three", 3),
        (r"(.)\1.?(.)\2", "two-pairs", 3),
        (r"(.)\1", "pair", 1),
    ):
        if re.search(pattern, text):
            return figure, points
    return "nothing", 0


def test_all_ordered_lines_score_as_the_second_scorer_says() -> None:
    checked = 0
    for numbers in product(NUMBERS, repeat=5):
        figure, points = score_by_pattern(numbers)
        assert points_of(numbers) == points, numbers
        assert figure_of(tuple(sorted(numbers))) == figure, numbers
        checked += 1
    assert checked == 161_051  # 11 ** 5


# How many ordered lines make each combination: values chosen, times arrangements.
LINES_PER_FIGURE = {
    "five": 11,  # one of eleven values
    "four": 11 * 10 * 5,  # four of one, one of another, which stands in one of five cells
    "full-house": 11 * 10 * 10,  # the two of the pair stand in 10 ways
    "three": 11 * 10 * (10 * 9),  # the three stand in 10 ways, the rest in order
    "two-pairs": 55 * 9 * 30,  # two of eleven, one more; 5! / (2! 2!) arrangements
    "pair": 11 * 10 * (10 * 9 * 8),  # the two stand in 10 ways, the rest in order
    "straight": 5 * 120,  # 3-7, 4-8, 5-9, 6-10, 7-11
    "high-straight": 2 * 120,  # 2-6 and 8-12
    "nothing": 11 * 10 * 9 * 8 * 7 - 7 * 120,  # all different, and no straight
}


def test_each_combination_is_made_by_as_many_lines_as_combinatorics_says() -> None:
    counted = Counter(figure_of(tuple(sorted(numbers))) for numbers in product(NUMBERS, repeat=5))
    assert counted == LINES_PER_FIGURE
    assert sum(LINES_PER_FIGURE.values()) == 11**5


def test_there_are_3003_full_lines_and_4368_with_empty_cells_when_order_does_not_matter() -> None:
    full = list(combinations_with_replacement(NUMBERS, 5))
    partial = list(combinations_with_replacement((EMPTY, *NUMBERS), 5))
    assert (len(full), len(partial)) == (3003, 4368)  # 15 choose 5, 16 choose 5
    assert all(figure_of(line) is not None for line in full)
    assert sum(figure_of(line) is None for line in partial) == 4368 - 3003


def test_order_inside_a_line_never_matters() -> None:
    for line in [(2, 3, 4, 5, 6), (4, 4, 9, 9, 9), (5, 5, 6, 6, 10), (7, 7, 7, 7, 2)]:
        assert len({points_of(numbers) for numbers in product(line, repeat=5) if sorted(numbers) == sorted(line)}) == 1


@pytest.mark.parametrize(
    ("line", "figure", "points"),
    [
        ("4 5 6 7 5", "pair", 1),
        ("5 6 6 10 5", "two-pairs", 3),
        ("7 8 7 7 4", "three", 3),
        ("6 3 6 6 6", "four", 6),
        ("4 9 4 4 9", "full-house", 8),
        ("7 10 8 6 9", "straight", 8),
        ("8 8 8 8 8", "five", 10),
        ("3 5 6 2 4", "high-straight", 12),
    ],
)
def test_the_examples_of_the_rules(line: str, figure: str, points: int) -> None:
    numbers = tuple(map(int, line.split()))
    assert points_of(numbers) == points
    assert figure_of(tuple(sorted(numbers))) == figure
    assert POINTS[figure] == points


def test_four_consecutive_numbers_are_not_a_straight() -> None:
    assert points_of((2, 3, 4, 5, 12)) == 0
    assert points_of((3, 4, 5, 6, 6)) == 1


def test_a_straight_does_not_wrap_around() -> None:
    assert points_of((10, 11, 12, 2, 3)) == 0


RULEBOOK = """
 7  4  8  9 11
 3  7  3  7  7
 5  5 10  5  5
 8  9  3  6  9
 8 11  8  8  7
"""


def test_the_rulebooks_sheet_scores_53_with_the_lines_as_printed() -> None:
    lines = knister.tally(RULEBOOK)
    assert [line.points for line in lines[:5]] == [0, 8, 6, 1, 3]  # rows
    assert [line.points for line in lines[5:10]] == [1, 0, 3, 8, 1]  # columns
    assert [(line.label, line.points, line.figure) for line in lines[10:]] == [
        ("diagonal down", 6, "three"),
        ("diagonal up", 16, "straight"),
    ]
    assert sum(line.points for line in lines) == 53


def test_after_nine_rounds_the_rulebooks_sheet_has_earned_its_full_house() -> None:
    lines = knister.tally(". . . 9 .\n3 7 3 7 7\n. . . . .\n. 9 . . .\n8 11 . . .")
    assert [(line.label, line.points) for line in lines if line.figure] == [("row 2", 8)]


LATIN = [[2 + (2 * row + column) % 5 for column in range(5)] for row in range(5)]


def test_a_diagonal_latin_square_of_2_to_6_scores_168_the_most_there_is() -> None:
    rows = [set(row) for row in LATIN]
    columns = [{row[column] for row in LATIN} for column in range(5)]
    diagonals = [{LATIN[each][each] for each in range(5)}, {LATIN[each][4 - each] for each in range(5)}]
    assert all(line == {2, 3, 4, 5, 6} for line in rows + columns + diagonals)
    lines = knister.tally("\n".join(" ".join(map(str, row)) for row in LATIN))
    assert [line.points for line in lines] == [12] * 10 + [24] * 2
    assert sum(line.points for line in lines) == 168 == 10 * max(POINTS.values()) + 4 * max(POINTS.values())


def test_an_unfinished_line_earns_nothing_and_has_no_figure() -> None:
    lines = score_grid((EMPTY,) * 25)
    assert [(line.points, line.figure) for line in lines] == [(0, None)] * 12
    almost = score_grid((8, 8, 8, 8, EMPTY) + (EMPTY,) * 20)
    assert sum(line.points for line in almost) == 0


def test_a_finished_line_of_nothing_differs_from_an_unfinished_one() -> None:
    first = score_grid((2, 4, 6, 8, 10) + (EMPTY,) * 20)[0]
    assert (first.points, first.figure) == (0, "nothing")


def test_filling_a_grid_never_takes_points_away() -> None:
    numbers = [int(word) for word in RULEBOOK.split()]
    totals = [
        sum(line.points for line in score_grid((*numbers[:count], *(EMPTY,) * (25 - count)))) for count in range(26)
    ]
    assert totals == sorted(totals)
    assert (totals[0], totals[-1]) == (0, 53)


def test_the_twelve_lines_are_five_rows_five_columns_and_two_diagonals() -> None:
    labels = [line.label for line in score_grid((EMPTY,) * 25)]
    assert labels == [
        *(f"row {number}" for number in range(1, 6)),
        *(f"column {number}" for number in range(1, 6)),
        "diagonal down",
        "diagonal up",
    ]


@pytest.mark.parametrize(
    ("label", "cells"),
    [
        ("row 1", "a1 b1 c1 d1 e1"),
        ("row 4", "a4 b4 c4 d4 e4"),
        ("column 1", "a1 a2 a3 a4 a5"),
        ("column 5", "e1 e2 e3 e4 e5"),
        ("diagonal down", "a1 b2 c3 d4 e5"),
        ("diagonal up", "a5 b4 c3 d2 e1"),
    ],
)
def test_a_line_is_finished_by_its_five_cells_alone(label: str, cells: str) -> None:
    for chosen in combinations(cells.split(), 4):
        assert finished(chosen) == []
    assert finished(tuple(cells.split())) == [label]


def finished(cells: tuple[str, ...]) -> list[str]:
    filled = {knister.read(cell) for cell in cells}
    grid = tuple(8 if cell in filled else EMPTY for cell in range(25))
    return [line.label for line in score_grid(grid) if line.figure]


def test_several_grids_have_twelve_lines_each_with_the_grid_in_the_label() -> None:
    grid = tuple(int(word) for word in RULEBOOK.split())
    lines = score_sheet([grid, (EMPTY,) * 25, grid])
    assert len(lines) == 36
    assert [lines[0].label, lines[12].label, lines[35].label] == ["grid 1 row 1", "grid 2 row 1", "grid 3 diagonal up"]
    assert [sum(line.points for line in lines[first : first + 12]) for first in (0, 12, 24)] == [53, 0, 53]


# What a line can still become


def figures_by_pattern(numbers: tuple[int, ...], number: int) -> set[str]:
    """Of every way to fill the other empty cells, by the second scorer."""
    rest = [each for each in (*numbers, number) if each]
    return {score_by_pattern((*rest, *filling))[0] for filling in product(NUMBERS, repeat=numbers.count(0) - 1)}


@pytest.mark.parametrize(
    ("numbers", "number"),
    [((0, 0, 8, 8, 0), 8), ((0, 4, 5, 6, 8), 7), ((0, 4, 5, 6, 8), 2), ((0, 0, 2, 9, 9), 9), ((2, 0, 0, 0, 6), 12),
     ((0, 3, 3, 9, 9), 3), ((0, 0, 2, 7, 12), 4)],
)  # fmt: skip
def test_an_outlook_lists_every_figure_that_some_filling_makes_and_no_other(
    numbers: tuple[int, ...], number: int
) -> None:
    told = outlook_of(numbers, number)
    assert set(told) == (figures_by_pattern(numbers, number) - {"nothing"} or {"nothing"})
    assert [POINTS[figure] for figure in told] == sorted((POINTS[figure] for figure in told), reverse=True)


def test_a_line_that_can_score_nothing_any_more_says_so_and_a_full_one_says_nothing() -> None:
    assert outlook_of((0, 2, 4, 7, 9), 12) == ("nothing",)
    assert outlook_of((2, 4, 7, 9, 12), 12) == ()


def test_an_outlook_has_a_list_for_each_score_line_of_the_grid_in_play() -> None:
    match = Match("knister", grids=3)
    assert knister.outlook(match.state, 0) == ()
    match.roll("4+4")
    outlook = knister.outlook(match.state, 0)
    assert [bool(figures) for figures in outlook] == [True] * 12 + [False] * 24
    for cell in "abcde":
        match.play(0, f"{cell}1")
        match.roll("4+4")
    assert knister.outlook(match.state, 0)[0] == ()
    assert knister.outlook(match.state, 0)[5][0] == "five"
