"""Looking further ahead with the trained weights: all sums of the next roll, or of the next two, for the best cells.

Every function runs in plain Python on lists, and as machine code on arrays.
"""

from vierling.games.knister.rules.sheet import CELLS
from vierling.games.knister.think.contents import ROLLED_SUMS, SUMS
from vierling.games.knister.think.kernels import COUNT, MutableRow, Row, write
from vierling.games.knister.think.reckoning import NOTHING, Desk, Weights, expect, reckon

ROLLED = len(ROLLED_SUMS)
Desks = tuple[Desk, Desk, Desk]  # for now, after one roll, after two


def copy_grid(source: Desk, into: Desk) -> None:
    for line in range(COUNT):
        into.grid.contents[line] = source.grid.contents[line]
    for cell in range(CELLS + 1):
        into.grid.taken[cell] = source.grid.taken[cell]


def list_best(desk: Desk, number: int, width: int) -> int:
    """Put the best cells for this sum into `order`, after `reckon` has filled `worth`; returns how many there are."""
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


def foresee(weights: Weights, desk: Desk, ahead: Desk, cell: int, number: int) -> int:
    """What the grid is worth with this sum in this cell, times 36: by the weights after one more roll."""
    copy_grid(desk, ahead)
    write(weights.rules, ahead.grid, cell, number)
    if ahead.grid.taken[CELLS] == CELLS:
        return ROLLED * desk.worth[number * CELLS + cell]
    reckon(weights, ahead, 0, SUMS)
    return expect(weights, ahead)


def foresee_further(weights: Weights, desks: Desks, cell: int, number: int, width: int) -> int:
    """The same after two more rolls, times 36 times 36."""
    value = foresee(weights, desks[0], desks[1], cell, number)
    if desks[1].grid.taken[CELLS] == CELLS:
        return ROLLED * value
    total = value * 0
    for rolled in range(SUMS):
        most = value * 0 + NOTHING
        for place in range(list_best(desks[1], rolled, width)):
            most = max(most, foresee(weights, desks[1], desks[2], desks[1].order[place], rolled))
        total += weights.ways[rolled] * most
    return total


def search(weights: Weights, desks: Desks, number: int, widths: Row, values: MutableRow) -> int:
    """Fills in the values of the best cells, in their order, times 36 times 36; returns how many there are.

    `widths` are how many cells it looks into now, and for each sum of the next roll; 0 there looks only one roll ahead.
    """
    reckon(weights, desks[0], number, number + 1)
    count = list_best(desks[0], number, widths[0])
    for place in range(count):
        cell = desks[0].order[place]
        if widths[1]:
            values[place] = foresee_further(weights, desks, cell, number, widths[1])
        else:
            values[place] = ROLLED * foresee(weights, desks[0], desks[1], cell, number)
    return count
