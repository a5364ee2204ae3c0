"""What a grid's value consists of, line by line: the shares of all lines add up to what the grid is worth.

For the last cells a line's share is its expected points, if the rest is played perfectly. Before that it is what the
trained weights make of the line after one more roll: its own weight, and half of that of every pair it is in.
"""

from collections.abc import Iterable, Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING

from vierling.games.knister.rules.notation import Cell
from vierling.games.knister.rules.rules import Grid
from vierling.games.knister.rules.scoring import score_grid
from vierling.games.knister.rules.sheet import CELLS, EMPTY, LEAST, LINES
from vierling.games.knister.think.backend import best_backend, plain
from vierling.games.knister.think.contents import ALL, FACTORS, OPEN, SUMS, WAYS
from vierling.games.knister.think.endgame import SUMS as NUMBERS
from vierling.games.knister.think.endgame import count, fill_tables, final_points, line_points, write
from vierling.games.knister.think.kernels import COUNT
from vierling.games.knister.think.pairs import CLASSES, GROUP, TYPES
from vierling.games.knister.think.player import lay_out
from vierling.games.knister.think.reckoning import KIND_COUNT
from vierling.games.knister.think.searching import ROLLED
from vierling.games.knister.think.weights import UNIT

if TYPE_CHECKING:  # numpy may be missing
    from vierling.games.knister.think.endgame import Table

Shares = list[float]  # by line
SAME = 1e-9  # values that differ by less are equal


def add(total: Shares, shares: Iterable[float], weight: float) -> None:
    for line, share in enumerate(shares):
        total[line] += weight * share


def points_by_line(grid: Grid) -> Shares:
    return [float(line.points) for line in score_grid(grid)]


# By the weights


def estimate_shares(grid: Grid) -> Shares:
    """Before the roll: each sum in its best cell, or evenly in the best ones, weighted by how often it is rolled."""
    if EMPTY not in grid:
        return points_by_line(grid)
    backend, total = best_backend(), [0.0] * COUNT
    desk = lay_out(backend, grid)
    backend.code.reckon(backend.weights, desk, 0, SUMS)
    free = [cell for cell, written in enumerate(grid) if written == EMPTY]
    for number, ways in enumerate(WAYS):
        worth = {cell: int(desk.worth[number * CELLS + cell]) for cell in free}
        most = max(worth.values())
        best = [cell for cell in free if worth[cell] == most]
        for cell in best:
            add(total, split(write(grid, cell, number + LEAST)), ways / (ROLLED * len(best)))
    return total


def split(grid: Grid) -> Shares:
    """A grid by the weights alone, after the entry that was made last."""
    weights, position = plain().weights, lay_out(plain(), grid).grid
    contents, rounds = position.contents, position.taken[CELLS] - 1
    shares = [
        float(weights.lines[(rounds * KIND_COUNT + weights.kinds[line]) * ALL + contents[line]])
        for line in range(COUNT)
    ]
    for one in range(COUNT):
        for other in range(one):
            if contents[one] < OPEN and contents[other] < OPEN:
                crossing = weights.crossings[one * COUNT + other]
                filled = int(crossing >= 0 and position.taken[crossing] > 0)
                page = rounds // GROUP * TYPES + weights.types[(one * COUNT + other) * 2 + filled]
                row = page * CLASSES + weights.classes[contents[one]]
                half = weights.pairs[row * CLASSES + weights.classes[contents[other]]] / 2
                shares[one] += half
                shares[other] += half
    return [share / UNIT for share in shares]


# Exactly


def exact_shares(grid: Grid) -> Shares:
    """The expected points of each line, if the rest is played perfectly; equal moves are made equally often."""
    if not find_spec("numpy"):
        return count_shares(grid)
    free = [cell for cell, written in enumerate(grid) if written == EMPTY]
    odds = follow(fill_tables(final_points(grid, free)), len(free))
    return [FACTORS[line] * float((odds * points_on(grid, free, line)).sum()) for line in range(COUNT)]


def points_on(grid: Grid, free: Sequence[Cell], line: int) -> "Table":
    cells = LINES[line].cells
    points = line_points(tuple(sorted(grid[cell] for cell in cells)))
    return points.reshape([len(NUMBERS) if cell in cells else 1 for cell in free])


def follow(tables: "dict[int, Table]", cells: int) -> "Table":
    """How likely each way to fill the grid is, by the values that `fill_tables` has found."""
    from numpy import array, moveaxis, ones, zeros  # noqa: PLC0415 - numpy may be missing

    rolled = array([ways / ROLLED for ways in WAYS])
    chances = {written: zeros((len(NUMBERS),) * written.bit_count()) for written in range(1 << cells)}
    chances[0] = ones(())
    for written in range((1 << cells) - 1):
        open_ = {cell: (written & ((1 << cell) - 1)).bit_count() for cell in range(cells) if not written >> cell & 1}
        after = array([moveaxis(tables[written | 1 << cell], axis, -1) for cell, axis in open_.items()])
        best = after >= after.max(0) - SAME
        going = chances[written][..., None] * rolled * best / best.sum(0)
        for place, (cell, axis) in enumerate(open_.items()):
            chances[written | 1 << cell] += moveaxis(going[place], -1, axis)
    return chances[(1 << cells) - 1]


def count_shares(grid: Grid) -> Shares:
    """In plain Python, which is fast enough for a few cells."""
    free = [cell for cell, written in enumerate(grid) if written == EMPTY]
    if not free:
        return points_by_line(grid)
    total = [0.0] * COUNT
    for number, ways in zip(NUMBERS, WAYS, strict=True):
        after = {cell: write(grid, cell, number) for cell in free}
        most = max(map(count, after.values()))
        best = [each for each in after.values() if count(each) >= most - SAME]
        for each in best:
            add(total, count_shares(each), ways / (ROLLED * len(best)))
    return total
