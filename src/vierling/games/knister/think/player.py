"""Bots that play by the trained weights: at a glance, with a search on top, or with mistakes like a person's."""

from collections.abc import Sequence
from random import Random

from vierling.games.knister.rules.notation import Cell, Move
from vierling.games.knister.rules.rules import BLANK, Grid, View
from vierling.games.knister.rules.sheet import CELLS, EMPTY, LEAST, LINES
from vierling.games.knister.think.backend import READY, Backend, best_backend, fast
from vierling.games.knister.think.contents import INDEX, SUMS
from vierling.games.knister.think.levels import WIDTHS
from vierling.games.knister.think.reckoning import Desk
from vierling.lab.compiling import can_compile
from vierling.lab.softmax import SURE


def lay_out(backend: Backend, grid: Grid) -> Desk:
    desk = backend.desk()
    for number, line in enumerate(LINES):
        desk.grid.contents[number] = INDEX[tuple(sorted(grid[cell] for cell in line.cells))]
    for cell, written in enumerate(grid):
        desk.grid.taken[cell] = int(written != EMPTY)
    desk.grid.taken[CELLS] = sum(written != EMPTY for written in grid)
    return desk


def grid_of(view: View) -> tuple[Grid, int]:
    if view.seat is None or view.sum is None:
        raise ValueError("a bot writes for a seat, after the dice are rolled")
    return view.sheets[view.seat][view.grid], view.sum - LEAST


def choose_by_weights(softmax: Sequence[int], view: View, _moves: Sequence[Move], rng: Random) -> Cell:
    backend = best_backend()
    grid, number = grid_of(view)
    desk = lay_out(backend, grid)
    backend.code.reckon(backend.weights, desk, number, number + 1)
    total = backend.code.weigh_cells(desk, number, backend.row(softmax))
    return backend.code.draw_cell(desk, number, rng.randrange(total))


def choose_by_search(view: View, _moves: Sequence[Move], rng: Random) -> Cell:
    values = search(best_backend(), *grid_of(view), WIDTHS)
    best = max(values.values())
    return rng.choice([cell for cell in values if values[cell] == best])


def search(backend: Backend, grid: Grid, number: int, widths: Sequence[int]) -> dict[Cell, int]:
    desks = (lay_out(backend, grid), backend.desk(), backend.desk())
    values = backend.row([0] * CELLS)
    count = backend.code.search(backend.weights, desks, number, backend.row(widths), values)
    return {int(desks[0].order[place]): int(values[place]) for place in range(count)}


def foresee(backend: Backend, grid: Grid, number: int) -> dict[Cell, int]:
    """What each free cell is worth by one more roll, times 36."""
    desk, ahead = lay_out(backend, grid), backend.desk()
    backend.code.reckon(backend.weights, desk, number, number + 1)
    free = [cell for cell, written in enumerate(grid) if written == EMPTY]
    return {cell: backend.code.foresee(backend.weights, desk, ahead, cell, number) for cell in free}


def expect(backend: Backend, grid: Grid) -> int:
    """What the grid is worth before the roll, times 36."""
    desk = lay_out(backend, grid)
    backend.code.reckon(backend.weights, desk, 0, SUMS)
    return backend.code.expect(backend.weights, desk)


def warm_up() -> None:
    """Compile the functions, or load them from the cache: takes seconds, once in a process."""
    if not can_compile() or READY.is_set():
        return
    desk = lay_out(fast(), BLANK)
    fast().code.reckon(fast().weights, desk, 0, 1)
    fast().code.draw_cell(desk, 0, fast().code.weigh_cells(desk, 0, fast().row(SURE)) - 1)
    search(fast(), BLANK, 0, (1, 1))
    foresee(fast(), BLANK, 0)
    expect(fast(), BLANK)
    READY.set()
