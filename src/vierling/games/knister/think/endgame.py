"""The last cells of a grid, exactly: every sum in every free cell.

Once only the last cells are free, the value of a grid depends on what is written in them: so there is one table for
each set of written cells, with a dimension for each of them, from the full grid back to the roll.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.util import find_spec
from typing import TYPE_CHECKING

from vierling.games.knister.rules.notation import Cell
from vierling.games.knister.rules.rules import Grid
from vierling.games.knister.rules.scoring import points_of, score_grid
from vierling.games.knister.rules.sheet import EMPTY, LEAST, LINES, MOST
from vierling.games.knister.think.contents import Content, with_number
from vierling.games.knister.think.steady import ROLLED, WAYS

if TYPE_CHECKING:  # numpy may be missing
    from numpy import float64
    from numpy.typing import NDArray

    Table = NDArray[float64]  # a dimension of eleven sums for each empty cell

SUMS = range(LEAST, MOST + 1)
WAYS_BY_SUM = tuple(WAYS[number] for number in SUMS)
TABLED = 6  # cells: takes a tenth of a second with numpy
COUNTED = 3  # without numpy


def most_cells() -> int:
    """How many free cells there may be before an entry for its value to be exact."""
    return TABLED if find_spec("numpy") else COUNTED


def exact_values(grid: Grid, number: int) -> dict[Cell, float]:
    """For each free cell: the expected final points with the number there, if the rest is played perfectly."""
    free = [cell for cell, written in enumerate(grid) if written == EMPTY]
    if not find_spec("numpy"):
        return {cell: count(write(grid, cell, number)) for cell in free}
    tables = fill_tables(final_points(grid, free))
    return {cell: float(tables[1 << place][number - LEAST]) for place, cell in enumerate(free)}


def exact_value(grid: Grid) -> float:
    """The same before the roll."""
    if not find_spec("numpy"):
        return count(grid)
    free = [cell for cell, written in enumerate(grid) if written == EMPTY]
    return float(fill_tables(final_points(grid, free))[0])


def write(grid: Grid, cell: Cell, number: int) -> Grid:
    return (*grid[:cell], number, *grid[cell + 1 :])


@lru_cache(maxsize=1 << 16)
def count(grid: Grid) -> float:
    """In plain Python, which is fast enough for a few cells."""
    free = [cell for cell, written in enumerate(grid) if written == EMPTY]
    if not free:
        return float(sum(line.points for line in score_grid(grid)))
    return sum(ways * max(count(write(grid, cell, number)) for cell in free) for number, ways in WAYS.items()) / ROLLED


@cache  # 4368 contents; those of five empty cells are a megabyte
def line_points(content: Content) -> "Table":
    """Points of a line for every way to fill it, an axis for each empty cell."""
    from numpy import array, stack  # noqa: PLC0415 - numpy may be missing

    if EMPTY not in content:
        return array(float(points_of(content)))
    return stack([line_points(with_number(content, number)) for number in SUMS])


def final_points(grid: Grid, free: Sequence[Cell]) -> "Table":
    """Of the grid, for every way to fill it."""
    from numpy import zeros  # noqa: PLC0415 - the same

    total = zeros((len(SUMS),) * len(free))
    for line in LINES:
        points = line_points(tuple(sorted(grid[cell] for cell in line.cells)))
        shape = [len(SUMS) if cell in line.cells else 1 for cell in free]
        total += line.factor * points.reshape(shape)
    return total


def fill_tables(final: "Table", ways: Sequence[int] = WAYS_BY_SUM) -> "dict[int, Table]":
    """By the set of written cells, one bit each: the value before the roll, by what is written in them."""
    from numpy import array, maximum, moveaxis  # noqa: PLC0415 - the same

    odds = array([each / sum(ways) for each in ways])
    cells = range(final.ndim)
    tables = {(1 << final.ndim) - 1: final}
    for written in reversed(range((1 << final.ndim) - 1)):
        best = None
        for cell in cells:
            if not written >> cell & 1:
                axis = (written & ((1 << cell) - 1)).bit_count()
                after = moveaxis(tables[written | 1 << cell], axis, -1)
                best = after if best is None else maximum(best, after)
        tables[written] = best @ odds
    return tables
