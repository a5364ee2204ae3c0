"""Knister: values by the trained weights, exact for the last cells of a grid."""

from functools import cache

from vierling.coach.analysis import Reason
from vierling.coach.pages import Scales, Values, coach_by
from vierling.game import Seat
from vierling.games.knister.rules import State
from vierling.games.knister.rules.notation import Cell
from vierling.games.knister.rules.rules import BLANK, Grid, Sheet
from vierling.games.knister.rules.scoring import figure_of, score_grid, score_sheet
from vierling.games.knister.rules.sheet import EMPTY, LEAST, LINES, LINES_THROUGH, MOST, POINTS
from vierling.games.knister.think.contents import Content, with_number
from vierling.games.knister.think.endgame import exact_values, most_cells
from vierling.games.knister.think.steady import UNIT, expected_points
from vierling.games.knister.think.values import value, values

ERROR = 0.3  # points: see docs/coach.md


@cache
def blank_value() -> float:
    return value(BLANK)


def elsewhere(sheet: Sheet, grid: int) -> float:
    """What the finished grids have scored, and what is expected of those to come."""
    made = sum(line.points for each in sheet[:grid] for line in score_grid(each))
    return made + blank_value() * (len(sheet) - grid - 1)


def worth(state: State, seat: Seat) -> float:
    sheet, grid = state.sheets[seat], state.grid
    return elsewhere(sheet, grid) + value(sheet[grid])


def weigh(state: State, seat: Seat) -> Values:
    return weigh_cells(state.sheets[seat], state.grid, state.rolled)


def weigh_cells(sheet: Sheet, grid: int, number: int) -> Values:
    """What all grids together are worth with this number in each free cell of one of them; hints say the same."""
    exact = sheet[grid].count(EMPTY) <= most_cells()
    found = exact_values(sheet[grid], number) if exact else values(sheet[grid], number)
    other = elsewhere(sheet, grid)
    return Values({cell: other + each for cell, each in found.items()}, 0.0 if exact else ERROR)


def explain(state: State, seat: Seat, cell: Cell) -> tuple[Reason, ...]:
    """Line by line: what it would score if chance filled it, before and after, and the best figure still possible."""
    grid = state.sheets[seat][state.grid]
    first = len(LINES) * state.grid
    labels = [line.label for line in score_sheet(state.sheets[seat])[first : first + len(LINES)]]
    return tuple(reason_of(grid, number, labels[number], state.rolled) for number in LINES_THROUGH[cell])


def reason_of(grid: Grid, line: int, label: str, number: int) -> Reason:
    factor = LINES[line].factor
    content = tuple(sorted(grid[cell] for cell in LINES[line].cells))
    written = with_number(content, number)
    before, after = (factor * expected_points(each) / UNIT for each in (content, written))
    return Reason(label, before, after, best_figure(written))


@cache
def best_figure(content: Content) -> str:
    if EMPTY not in content:
        figure = figure_of(content)
        assert figure is not None
        return figure
    return max((best_figure(with_number(content, number)) for number in range(LEAST, MOST + 1)), key=POINTS.__getitem__)


COACH = coach_by(Scales(worth, weigh, explain))
