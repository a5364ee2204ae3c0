"""Games like Knister that are small enough to be solved: what perfect play gets on average, and what simple bots do.

There is a table for each set of written cells, with a dimension for each of them. Nothing here is part of the bound.
"""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from vierling.games.knister.think.ceiling.variant import Floats, Numbers, Variant
from vierling.games.knister.think.endgame import fill_tables

Tables = dict[int, Floats]  # by the set of written cells, one bit each


def points_of_three(numbers: Numbers) -> int:
    """Like Knister's, for lines of three: pair 1, straight 3, three equal 4."""
    if numbers[2] - numbers[0] == 2 and len(set(numbers)) == 3:
        return 3
    return {1: 4, 2: 1, 3: 0}[len(set(numbers))]


def points_of_two(numbers: Numbers) -> int:
    """A pair 1, and the two lowest numbers together 3."""
    return 1 if numbers[0] == numbers[1] else 3 * (numbers == (1, 2))


SMALL = {
    "2x2, a die with 3 faces": Variant(2, 1, (1, 1, 1), points_of_two, 2),
    "3x3, a die with 3 faces": Variant(3, 1, (1, 1, 1), points_of_three, 2),
    "3x3, a die with 4 faces": Variant(3, 1, (1, 1, 1, 1), points_of_three, 2),
    "3x3, two dice with 3 faces": Variant(3, 2, (1, 2, 3, 2, 1), points_of_three, 2),
}


class Line(NamedTuple):
    cells: tuple[int, ...]
    factor: int


def grid_lines(variant: Variant) -> list[Line]:
    side = variant.side
    rows = [tuple(row * side + column for column in range(side)) for row in range(side)]
    diagonals = [tuple(rows[place][place] for place in range(side)), tuple(rows[-1 - i][i] for i in range(side))]
    straight = (*rows, *zip(*rows, strict=True))
    return [*(Line(cells, 1) for cells in straight), *(Line(tuple(sorted(each)), variant.factor) for each in diagonals)]


def final_points(variant: Variant) -> Floats:
    """Of the grid, for every way to fill it."""
    numbers = len(variant.ways)
    line = np.zeros((numbers,) * variant.side)
    for content in np.ndindex(line.shape):
        line[content] = variant.points(tuple(sorted(variant.least + each for each in content)))
    total = np.zeros((numbers,) * variant.rounds)
    for cells, factor in grid_lines(variant):
        total += factor * line.reshape([numbers if cell in cells else 1 for cell in range(variant.rounds)])
    return total


def optimum(variant: Variant) -> float:
    return float(fill_tables(final_points(variant), variant.ways)[0])


def after(tables: Tables, written: int, cells: int) -> Iterator[Floats]:
    """For each free cell: the table with the next number written there, which is the last dimension."""
    for cell in range(cells):
        if not written >> cell & 1:
            yield np.moveaxis(tables[written | 1 << cell], (written & ((1 << cell) - 1)).bit_count(), -1)


def by_chance(variant: Variant) -> Tables:
    """What `steady` goes by: the points that a grid would score if chance filled it."""
    full = (1 << variant.rounds) - 1
    tables = {full: final_points(variant)}
    for written in reversed(range(full)):
        tables[written] = next(after(tables, written, variant.rounds)) @ variant.odds
    return tables


def one_roll_on(variant: Variant, tables: Tables) -> Tables:
    """What `master` goes by on top: the mean over all numbers of the next roll, each in its best cell."""
    full = (1 << variant.rounds) - 1
    found = {full: tables[full]}
    for written in range(full):
        best = np.maximum.reduce(list(after(tables, written, variant.rounds)))
        found[written] = best @ variant.odds
    return found


def play(variant: Variant, tables: Tables) -> float:
    """What a bot gets on average that writes where these values are highest; exactly, over all sequences."""
    full = (1 << variant.rounds) - 1
    results = {full: final_points(variant)}
    for written in reversed(range(full)):
        values = np.stack(list(after(tables, written, variant.rounds)))
        outcomes = np.stack(list(after(results, written, variant.rounds)))
        chosen = values.argmax(0)
        results[written] = np.take_along_axis(outcomes, chosen[None], 0)[0] @ variant.odds
    return float(results[0])
