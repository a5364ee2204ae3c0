"""The analysis of Knister: exact at the end, and it finds what was planted."""

from collections.abc import Sequence
from functools import partial

import pytest

from coach.playing import played
from vierling import Match, knister
from vierling.coach import analyse
from vierling.games.knister.rules.notation import Move
from vierling.games.knister.rules.rules import View
from vierling.games.knister.think.kinds import kind_of
from vierling.games.knister.think.lines import gains_of, worth_of
from vierling.games.knister.think.steady import expected_gain

WAYS = {number: 6 - abs(7 - number) for number in range(2, 13)}

# Two cells are left, a5 and e5; a 7 is rolled. In the first column four 7s wait for a fifth.
GRID = """
7 2 3 4 9
7 5 2 9 4
7 9 6 2 3
7 4 9 3 6
. 6 4 9 .
"""


def filled(*last: tuple[str, str]) -> Match:
    """The grid above, cell by cell, and then these rolls and cells."""
    match = Match("knister")
    for row, line in enumerate(GRID.split("\n")[1:-1], 1):
        for column, number in zip("abcde", line.split(), strict=True):
            if number != ".":
                high = max(1, int(number) - 6)
                match.roll(f"{high}+{int(number) - high}")
                match.play(0, f"{column}{row}")
    for dice, cell in last:
        match.roll(dice)
        match.play(0, cell)
    return match


def points(a5: int, e5: int) -> int:
    text = GRID.strip().replace(". 6", f"{a5} 6").replace("9 .", f"9 {e5}")
    return sum(line.points for line in knister.tally(text))


def test_the_last_two_cells_are_counted_exactly() -> None:
    step = analyse(filled(("1+6", "e5"), ("1+1", "a5"))).seats[0].steps[23]
    column = sum(ways * points(7, number) for number, ways in WAYS.items()) / 36
    corner = sum(ways * points(number, 7) for number, ways in WAYS.items()) / 36
    assert step.exact
    assert step.best == pytest.approx(column)
    assert step.after == pytest.approx(corner)
    assert step.regret == pytest.approx(column - corner)
    assert [choice.move for choice in step.choices] == ["a5", "e5"]


def test_the_last_roll_is_all_luck() -> None:
    (career,) = analyse(filled(("1+6", "a5"), ("1+1", "e5"))).seats
    expected = sum(ways * points(7, number) for number, ways in WAYS.items()) / 36
    assert career.steps[-1].regret == 0
    assert career.steps[-1].luck == pytest.approx(points(7, 2) - expected)
    assert career.final == points(7, 2)


def lines(a5: int, e5: int) -> dict[str, int]:
    text = GRID.strip().replace(". 6", f"{a5} 6").replace("9 .", f"9 {e5}")
    return {line.label: line.points for line in knister.tally(text)}


def test_every_line_says_what_the_move_cost_there() -> None:
    """One cell is left, so nothing is to be decided any more: a line is worth its mean over the last roll."""
    step = analyse(filled(("1+6", "e5"))).seats[0].steps[23]
    for part in step.why:
        if part.line:
            column = sum(ways * lines(7, number)[part.line] for number, ways in WAYS.items()) / 36
            corner = sum(ways * lines(number, 7)[part.line] for number, ways in WAYS.items()) / 36
            assert (part.best, part.made, part.cost) == pytest.approx((column, corner, column - corner))
    assert step.why[0].line == "column 1"
    assert step.why[0].best == 10  # the fifth 7 is certain there
    assert step.why[0].figures is None  # and would still be possible with the last roll


def test_a_spoilt_figure_is_named() -> None:
    """A 4 completes the straight 3 to 7 on the diagonal, and in the first column it makes the fifth 7 impossible."""
    step = analyse(filled(("1+3", "a5"))).seats[0].steps[23]
    why = {part.line: part for part in step.why}
    assert why["column 1"].figures == ("five", "four")
    assert why["column 1"].best == pytest.approx(6 + 4 / 6)  # four points more if the last roll is a 7
    assert (why["diagonal down"].best, why["diagonal down"].figures) == (16, None)


@pytest.mark.parametrize("roll", ["1+1", "6+1", "3+6"])
def test_equal_cells_of_the_first_roll_are_named_by_their_kind(roll: str) -> None:
    """By symmetry a blank grid has four kinds of cells: the centre, the other cells of the diagonals, the other cells
    of the middle row and column, and the rest."""
    match = Match("knister")
    match.roll(roll)
    match.play(0, "a1")
    choices = analyse(match).seats[0].steps[0].choices
    found = {choice.kind or choice.move: 1 + len(choice.equals) for choice in choices}
    sizes = {"diagonal-not-centre": 8, "middle": 8, "off-all": 8, "c3": 1, "diagonal": 9, "off-diagonal": 16}
    assert len(found) >= 2
    assert found == {kind: sizes[kind] for kind in found}


def test_a_kind_has_all_the_cells_that_are_free_and_no_other() -> None:
    blank = (0,) * 25
    assert kind_of(blank, [0, 4, 20, 24]) == "corner"
    assert kind_of((7, *blank[1:]), [1, 2, 3, 4]) == "row 1"
    assert kind_of(blank, [0, 1, 2, 3]) is None
    assert kind_of(blank, [0, 4, 20]) is None
    assert kind_of((7, *blank[1:]), [6, 8, 16, 18, 4, 20, 24]) == "diagonal-not-centre"


def worst(view: View, cells: Sequence[Move]) -> Move:
    """By a measure other than the coach's: what chance would make of the lines."""
    assert view.seat is not None
    assert view.sum is not None
    gains = gains_of(view.sheets[view.seat][view.grid], view.sum, expected_gain)
    return min((cell for cell in cells if isinstance(cell, int)), key=partial(worth_of, gains=gains))


@pytest.mark.parametrize("number", [11, 20])
def test_a_planted_blunder_is_the_costliest_move(number: int) -> None:
    analysis = analyse(played("knister", ["strong", "strong"], seed=number, planted={(1, number): worst}))
    assert (analysis.costliest[0].seat, analysis.costliest[0].step) == (1, number)


def test_the_last_six_cells_of_each_grid_are_exact() -> None:
    (career,) = analyse(played("knister", ["greedy"], grids=3)).seats
    assert [step.exact for step in career.steps] == ([False] * 19 + [True] * 6) * 3
    assert career.start + career.luck - career.regret == pytest.approx(career.final)
    told = {part.line.split()[1] for step in career.steps[25:50] for part in step.why if part.line}
    assert told == {"2"}


def test_an_entry_that_was_changed_counts_as_it_was_in_the_end() -> None:
    match = Match("knister", seats=2)
    match.roll("5+3")
    match.play(0, "a1")
    match.play(0, "c3")
    match.play(1, "b2")
    first, second = analyse(match).seats
    assert (first.steps[0].event, first.steps[0].made.move) == (2, "c3")
    assert (second.steps[0].event, second.steps[0].made.move) == (3, "b2")
    match.roll("1+1")
    match.play(0, "a1")
    assert len(analyse(match).seats[0].steps) == 1  # the page has not turned
