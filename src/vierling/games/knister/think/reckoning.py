"""What a number is worth in each cell, by the trained tables: a sum over all lines and all pairs of lines.

Writing in a cell changes the few lines through it. So the gain of each line is reckoned once, with all pairs it is in,
and added up by cell; only pairs of which both lines change need a second look.

Every function runs in plain Python on lists, and as machine code on arrays of numpy.
"""

from typing import Any, NamedTuple

from vierling.games.knister.rules.sheet import CELLS
from vierling.games.knister.think.contents import ALL, OPEN, SUMS
from vierling.games.knister.think.kernels import COUNT, THROUGH, Position, Row, Rules, Wide
from vierling.games.knister.think.pairs import CLASSES, GROUP, KINDS, TYPES

KIND_COUNT = len(KINDS)
SHUT = -1
NOTHING = -(1 << 30)  # below every worth


class Table(NamedTuple):
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
    """A grid, and room to reckon with it."""

    grid: Position
    rows: Wide  # by line and line: where the pair's values begin, if only the second line were to change
    gains: Wide  # by line and sum
    worth: Wide  # by sum and cell
    order: Wide  # cells, the best ones first


# Arrays are taken out of their tuples once in a function, and functions are few: each costs the machine code more
# than all that it reckons in between.


def open_pages(table: Table, desk: Desk) -> None:
    """Fill `rows` for all pairs of unfinished lines, by the tables for the rounds after the next entry."""
    contents, taken, rows = desk.grid.contents, desk.grid.taken, desk.rows
    classes, crossings, types = table.classes, table.crossings, table.types
    start = taken[CELLS] // GROUP * TYPES
    for one in range(COUNT):
        for other in range(COUNT):
            pair = one * COUNT + other
            if one == other or contents[one] >= OPEN or contents[other] >= OPEN:
                rows[pair] = SHUT
                continue
            filled = 1 if crossings[pair] >= 0 and taken[crossings[pair]] else 0
            rows[pair] = ((start + types[pair * 2 + filled]) * CLASSES + classes[contents[one]]) * CLASSES


def appraise(table: Table, desk: Desk) -> Any:
    """What the grid as it stands would be worth one round later: what gains are added to."""
    contents, rows = desk.grid.contents, desk.rows
    lines, pairs, classes, kinds = table.lines, table.pairs, table.classes, table.kinds
    start = desk.grid.taken[CELLS] * KIND_COUNT
    total = lines[0] * 0
    for one in range(COUNT):
        total += lines[(start + kinds[one]) * ALL + contents[one]]
        for other in range(one):
            row = rows[other * COUNT + one]
            if row != SHUT:
                total += pairs[row + classes[contents[one]]]
    return total


def reckon_gains(table: Table, desk: Desk, first: int, last: int) -> None:
    """Of every line, for the sums from the first up to the last one, which is left out."""
    contents, rows, gains = desk.grid.contents, desk.rows, desk.gains
    lines, pairs, classes, later, after = table.lines, table.pairs, table.classes, table.later, table.rules.after
    for one in range(COUNT):
        content = contents[one]
        if content >= OPEN:
            continue
        start = (desk.grid.taken[CELLS] * KIND_COUNT + table.kinds[one]) * ALL
        for number in range(first, last):
            gains[one * SUMS + number] = lines[start + after[content * SUMS + number]] - lines[start + content]
        for other in range(COUNT):
            row = rows[other * COUNT + one]
            if row != SHUT:
                now = pairs[row + classes[content]]
                for number in range(first, last):
                    gains[one * SUMS + number] += pairs[row + later[content * SUMS + number]] - now


def add_gains(table: Table, desk: Desk, base: Any, first: int, last: int) -> None:
    """Each free cell has what the lines through it gain."""
    through, taken, gains, worth = table.rules.through, desk.grid.taken, desk.gains, desk.worth
    for cell in range(CELLS):
        if taken[cell]:
            continue
        for number in range(first, last):
            worth[number * CELLS + cell] = base
        for place in range(cell * THROUGH + 1, cell * THROUGH + 1 + through[cell * THROUGH]):
            start = through[place] * SUMS
            for number in range(first, last):
                worth[number * CELLS + cell] += gains[start + number]


def add_crossings(table: Table, desk: Desk, first: int, last: int) -> None:
    """Of a pair that crosses in a cell both lines change; their gains are those as if the other one did not."""
    contents, rows, taken, worth = desk.grid.contents, desk.rows, desk.grid.taken, desk.worth
    pairs, classes, later, types = table.pairs, table.classes, table.later, table.types
    start = taken[CELLS] // GROUP * TYPES
    for one in range(COUNT):
        for other in range(one):
            cell = table.crossings[one * COUNT + other]
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


def reckon(table: Table, desk: Desk, first: int, last: int) -> None:
    """Fill `worth` for all free cells: what the grid is worth once the sum stands there."""
    open_pages(table, desk)
    reckon_gains(table, desk, first, last)
    add_gains(table, desk, appraise(table, desk), first, last)
    add_crossings(table, desk, first, last)


def best_of(desk: Desk, number: int) -> int:
    """The first of the best cells."""
    taken, worth = desk.grid.taken, desk.worth
    best = -1
    for cell in range(CELLS):
        if not taken[cell] and (best < 0 or worth[number * CELLS + cell] > worth[number * CELLS + best]):
            best = cell
    return best


def expect(table: Table, desk: Desk) -> Any:
    """What the grid is worth before the roll, 36 times: each sum in its best cell, as `reckon` has filled them."""
    taken, worth, ways = desk.grid.taken, desk.worth, table.ways
    total = worth[0] * 0
    for number in range(SUMS):
        best = NOTHING
        for cell in range(number * CELLS, number * CELLS + CELLS):
            if not taken[cell - number * CELLS] and worth[cell] > best:
                best = worth[cell]
        total += ways[number] * best
    return total
