"""Looking further ahead with the trained tables: all sums of the next roll, or of the next two, for the best cells.

Every function runs in plain Python on lists, and as machine code on arrays of numpy.
"""

from typing import Any

from vierling.games.knister.rules.sheet import CELLS
from vierling.games.knister.think.contents import ROLLED_SUMS, SUMS
from vierling.games.knister.think.kernels import COUNT, Row, Wide, write
from vierling.games.knister.think.reckoning import NOTHING, Desk, Table, expect, reckon

ROLLED = len(ROLLED_SUMS)
Desks = tuple[Desk, Desk, Desk]  # for now, after one roll, after two


def copy_grid(given: Desk, taken: Desk) -> None:
    for line in range(COUNT):
        taken.grid.contents[line] = given.grid.contents[line]
    for cell in range(CELLS + 1):
        taken.grid.taken[cell] = given.grid.taken[cell]


def list_best(desk: Desk, number: int, width: int) -> int:
    """Put the best cells for this sum in order, as they have been reckoned, and tell how many there are."""
    taken, worth, order = desk.grid.taken, desk.worth, desk.order
    count = 0
    for cell in range(CELLS):
        if taken[cell]:
            continue
        place = min(count, width)
        while place > 0 and worth[number * CELLS + cell] > worth[number * CELLS + order[place - 1]]:
            if place < width:
                order[place] = order[place - 1]
            place -= 1
        if place < width:
            order[place] = cell
        count += 1
    return min(count, width)


def foresee(table: Table, desk: Desk, ahead: Desk, cell: int, number: int) -> Any:
    """What the grid is worth with this sum in this cell, 36 times: by the tables, after one more roll."""
    copy_grid(desk, ahead)
    write(table.rules, ahead.grid, cell, number)
    if ahead.grid.taken[CELLS] == CELLS:
        return ROLLED * desk.worth[number * CELLS + cell]
    reckon(table, ahead, 0, SUMS)
    return expect(table, ahead)


def foresee_further(table: Table, desks: Desks, cell: int, number: int, width: int) -> Any:
    """The same after two more rolls, 36 times 36 times."""
    value = foresee(table, desks[0], desks[1], cell, number)
    if desks[1].grid.taken[CELLS] == CELLS:
        return ROLLED * value
    total = value * 0
    for rolled in range(SUMS):
        most = value * 0 + NOTHING
        for place in range(list_best(desks[1], rolled, width)):
            most = max(most, foresee(table, desks[1], desks[2], desks[1].order[place], rolled))
        total += table.ways[rolled] * most
    return total


def search(table: Table, desks: Desks, number: int, widths: Row, values: Wide) -> int:
    """Values of the best cells in their order, 36 times 36 times, and how many there are.

    So many cells are looked into, and so many for each sum of the next roll; without these it looks one roll ahead.
    """
    reckon(table, desks[0], number, number + 1)
    count = list_best(desks[0], number, widths[0])
    for place in range(count):
        cell = desks[0].order[place]
        if widths[1]:
            values[place] = foresee_further(table, desks, cell, number, widths[1])
        else:
            values[place] = ROLLED * foresee(table, desks[0], desks[1], cell, number)
    return count
