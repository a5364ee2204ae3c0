"""Mistakes like a person's: small losses are common, large ones rare, by a softmax kept as whole weights by loss.

Every function runs in plain Python on lists, and as machine code on arrays.
"""

from vierling.games.knister.rules.sheet import CELLS
from vierling.games.knister.think.kernels import Row
from vierling.games.knister.think.reckoning import NOTHING, Desk


def weigh_cells(desk: Desk, number: int, softmax: Row) -> int:
    """Replaces the worth of each cell by its weight; returns the sum of all weights."""
    taken, worth = desk.grid.taken, desk.worth
    start = number * CELLS
    best = NOTHING
    for cell in range(CELLS):
        if not taken[cell]:
            best = max(best, worth[start + cell])
    total = 0
    for cell in range(CELLS):
        loss = best - worth[start + cell]
        worth[start + cell] = 0 if taken[cell] or loss >= len(softmax) else softmax[loss]
        total += worth[start + cell]
    return total


def draw_cell(desk: Desk, number: int, drawn: int) -> int:
    """The cell whose weight contains this number."""
    cell = -1
    while drawn >= 0:
        cell += 1
        drawn -= desk.worth[number * CELLS + cell]
    return cell
