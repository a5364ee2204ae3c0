"""Erring like people: a small loss often, a large one seldom, by weights that fall with the loss.

Every function runs in plain Python on lists, and as machine code on arrays of numpy.
"""

from vierling.games.knister.rules.sheet import CELLS
from vierling.games.knister.think.kernels import Row
from vierling.games.knister.think.reckoning import NOTHING, Desk


def weigh_cells(desk: Desk, number: int, temper: Row) -> int:
    """The sum of all weights, and the weights in place of the worth of each cell."""
    taken, worth = desk.grid.taken, desk.worth
    start = number * CELLS
    best = NOTHING
    for cell in range(CELLS):
        if not taken[cell]:
            best = max(best, worth[start + cell])
    total = 0
    for cell in range(CELLS):
        loss = best - worth[start + cell]
        worth[start + cell] = 0 if taken[cell] or loss >= len(temper) else temper[loss]
        total += worth[start + cell]
    return total


def draw_cell(desk: Desk, number: int, drawn: int) -> int:
    """The cell in whose weight this number lies."""
    cell = -1
    while drawn >= 0:
        cell += 1
        drawn -= desk.worth[number * CELLS + cell]
    return cell
