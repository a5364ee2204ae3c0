"""Knister: values by the trained weights, exact for the last cells of a grid."""

from collections.abc import Sequence
from functools import cache

from vierling.coach.pages import Scales, Values, coach_by
from vierling.coach.parts import Part, compare
from vierling.game import Seat
from vierling.games.knister.rules import State
from vierling.games.knister.rules.notation import Cell
from vierling.games.knister.rules.rules import BLANK, Grid, Sheet
from vierling.games.knister.rules.scoring import BEST_FIRST, figures_from, score_grid, score_sheet
from vierling.games.knister.rules.sheet import EMPTY, LINES, POINTS
from vierling.games.knister.think.contents import Content
from vierling.games.knister.think.endgame import exact_values, most_cells, write
from vierling.games.knister.think.kinds import kind_of
from vierling.games.knister.think.shares import estimate_shares, exact_shares
from vierling.games.knister.think.values import value, values

ERROR = 2.0  # points, on a grid as people fill it: see docs/coach.md


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


def explain(state: State, seat: Seat, best: Cell, made: Cell) -> tuple[Part, ...]:
    """Line by line: what is expected of it with either entry, and the best figure that is still possible."""
    grid, number = state.sheets[seat][state.grid], state.rolled
    share = exact_shares if grid.count(EMPTY) <= most_cells() else estimate_shares
    after = [write(grid, cell, number) for cell in (best, made)]
    first = len(LINES) * state.grid
    labels = [line.label for line in score_sheet(state.sheets[seat])[first : first + len(LINES)]]
    figures = map(apart, *map(best_figures, after))
    return tuple(map(compare, labels, *map(share, after), figures))


def best_figures(grid: Grid) -> list[str]:
    return [best_figure(tuple(sorted(grid[cell] for cell in line.cells))) for line in LINES]


@cache
def best_figure(content: Content) -> str:
    return next(figure for figure in BEST_FIRST if figure in figures_from(content))


def apart(best: str, made: str) -> tuple[str, str] | None:
    return None if POINTS[best] == POINTS[made] else (best, made)


def name_kind(state: State, seat: Seat, cells: Sequence[Cell]) -> str | None:
    return kind_of(state.sheets[seat][state.grid], cells)


COACH = coach_by(Scales(worth, weigh, explain, name_kind))
