"""A view as numbers: the sum that lies there, then everybody's grids, your own first."""

from functools import cache

from vierling.game import Entry
from vierling.games.knister.rules.notation import NAMES
from vierling.games.knister.rules.rules import Options, View
from vierling.games.knister.rules.sheet import EMPTY, MOST
from vierling.games.writing import by_seat, in_turn

GRID = "grid"  # the current one, counted from 0
SUM = "sum"  # 0 while no dice lie there


@cache
def entries(seats: int, options: Options) -> tuple[Entry, ...]:
    cells = (
        [f"grid {grid} {cell}" for grid in range(1, options.grids + 1) for cell in NAMES]
        if options.grids > 1
        else NAMES
    )
    written = (Entry(name, EMPTY, MOST) for name in by_seat(cells, seats))
    return (Entry(GRID, 0, options.grids - 1), Entry(SUM, EMPTY, MOST), *written)


def encode(view: View) -> list[int]:
    sheets = in_turn(view.sheets, view.seat)
    return [view.grid, view.sum or EMPTY, *(number for sheet in sheets for grid in sheet for number in grid)]
