"""What a sum is worth in each cell by the trained weights: the total over all lines and all pairs of lines.

An entry changes only the few lines through its cell. So the gain of each line, with all pairs it is in, is reckoned
once and added up by cell; only pairs in which both lines change need a second look.

Every function runs in plain Python on lists, and as machine code on arrays.
"""

from typing import NamedTuple

from vierling.games.knister.rules.sheet import CELLS
from vierling.games.knister.think.contents import ALL, OPEN, SUMS
from vierling.games.knister.think.kernels import COUNT, THROUGH, MutableRow, Position, Row, Rules
from vierling.games.knister.think.pairs import CLASSES, GROUP, KINDS, TYPES

KIND_COUNT = len(KINDS)
SHUT = -1
NOTHING = -(1 << 30)  # below any worth


class Weights(NamedTuple):
    """The trained weights, and what it takes to look them up. In training, weights and worths are floats."""

    lines: Row  # by numbers on the grid, kind and content
    pairs: Row  # by group of rounds, type, class of the one line and class of the other
    rules: Rules
    classes: Row  # by content
    later: Row  # by content and sum: the class then
    kinds: Row  # by line
    crossings: Row  # by line and line: a cell
    types: Row  # by line, line and whether the crossing is filled
    ways: Row  # by sum


class Desk(NamedTuple):
    """A grid, and scratch space to work on it."""

    grid: Position
    rows: MutableRow  # by line and line: where the pair's values begin if only the second line changes
    gains: MutableRow  # by line and sum
    worth: MutableRow  # by sum and cell
    order: MutableRow  # cells, best first


# Functions are few, and unpack their tuples only once: either costs machine code more than the arithmetic between.


def open_pages(weights: Weights, desk: Desk) -> None:
    """Fill `rows` for all pairs of unfinished lines, from the weights for the round after the next entry."""
    contents, taken, rows = desk.grid.contents, desk.grid.taken, desk.rows
    classes, crossings, types = weights.classes, weights.crossings, weights.types
    start = taken[CELLS] // GROUP * TYPES
    for one in range(COUNT):
        for other in range(COUNT):
            pair = one * COUNT + other
            if one == other or contents[one] >= OPEN or contents[other] >= OPEN:
                rows[pair] = SHUT
                continue
            filled = 1 if crossings[pair] >= 0 and taken[crossings[pair]] else 0
            rows[pair] = ((start + types[pair * 2 + filled]) * CLASSES + classes[contents[one]]) * CLASSES


def appraise(weights: Weights, desk: Desk) -> int:
    """What the grid as it stands would be worth one round later; gains are added to this."""
    contents, rows = desk.grid.contents, desk.rows
    lines, pairs, classes, kinds = weights.lines, weights.pairs, weights.classes, weights.kinds
    start = desk.grid.taken[CELLS] * KIND_COUNT
    total = lines[0] * 0
    for one in range(COUNT):
        total += lines[(start + kinds[one]) * ALL + contents[one]]
        for other in range(one):
            row = rows[other * COUNT + one]
            if row != SHUT:
                total += pairs[row + classes[contents[one]]]
    return total


def reckon_gains(weights: Weights, desk: Desk, first: int, last: int) -> None:
    """Of every line, for the sums from `first` up to but not including `last`."""
    contents, rows, gains = desk.grid.contents, desk.rows, desk.gains
    lines, pairs, classes, later = weights.lines, weights.pairs, weights.classes, weights.later
    after = weights.rules.after
    for one in range(COUNT):
        content = contents[one]
        if content >= OPEN:
            continue
        start = (desk.grid.taken[CELLS] * KIND_COUNT + weights.kinds[one]) * ALL
        for number in range(first, last):
            gains[one * SUMS + number] = lines[start + after[content * SUMS + number]] - lines[start + content]
        for other in range(COUNT):
            row = rows[other * COUNT + one]
            if row != SHUT:
                now = pairs[row + classes[content]]
                for number in range(first, last):
                    gains[one * SUMS + number] += pairs[row + later[content * SUMS + number]] - now


def add_gains(weights: Weights, desk: Desk, base: int, first: int, last: int) -> None:
    """Each free cell gets the gains of the lines through it."""
    through, taken, gains, worth = weights.rules.through, desk.grid.taken, desk.gains, desk.worth
    for cell in range(CELLS):
        if taken[cell]:
            continue
        for number in range(first, last):
            worth[number * CELLS + cell] = base
        for place in range(cell * THROUGH + 1, cell * THROUGH + 1 + through[cell * THROUGH]):
            start = through[place] * SUMS
            for number in range(first, last):
                worth[number * CELLS + cell] += gains[start + number]


def add_crossings(weights: Weights, desk: Desk, first: int, last: int) -> None:
    """When a pair crosses in a cell, both lines change; each one's gain assumed that the other would not."""
    contents, rows, taken, worth = desk.grid.contents, desk.rows, desk.grid.taken, desk.worth
    pairs, classes, later, types = weights.pairs, weights.classes, weights.later, weights.types
    start = taken[CELLS] // GROUP * TYPES
    for one in range(COUNT):
        for other in range(one):
            cell = weights.crossings[one * COUNT + other]
            if cell < 0 or taken[cell]:
                continue
            here, there = contents[one], contents[other]
            row, column = rows[other * COUNT + one], rows[one * COUNT + other]
            now = pairs[row + classes[here]]
            filled = (start + types[(one * COUNT + other) * 2 + 1]) * CLASSES
            for number in range(first, last):
                then, other_then = later[here * SUMS + number], later[there * SUMS + number]
                apart = pairs[row + then] + pairs[column + other_then] - now
                worth[number * CELLS + cell] += pairs[(filled + then) * CLASSES + other_then] - apart


def reckon(weights: Weights, desk: Desk, first: int, last: int) -> None:
    """Fill `worth` for all free cells: what the grid is worth with each sum written there."""
    open_pages(weights, desk)
    reckon_gains(weights, desk, first, last)
    add_gains(weights, desk, appraise(weights, desk), first, last)
    add_crossings(weights, desk, first, last)


def best_of(desk: Desk, number: int) -> int:
    """The first of the best cells."""
    taken, worth = desk.grid.taken, desk.worth
    best = -1
    for cell in range(CELLS):
        if not taken[cell] and (best < 0 or worth[number * CELLS + cell] > worth[number * CELLS + best]):
            best = cell
    return best


def expect(weights: Weights, desk: Desk) -> int:
    """What the grid is worth before the roll, times 36: each sum in its best cell, after `reckon` has filled them."""
    taken, worth, ways = desk.grid.taken, desk.worth, weights.ways
    total = worth[0] * 0
    for number in range(SUMS):
        best = NOTHING
        for cell in range(number * CELLS, number * CELLS + CELLS):
            if not taken[cell - number * CELLS] and worth[cell] > best:
                best = worth[cell]
        total += ways[number] * best
    return total
