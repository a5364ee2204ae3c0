"""Bots that play by the trained tables: with one look, with a search on top, or with the errors of people."""

from collections.abc import Sequence
from random import Random

from vierling.bots.compiling import can_compile
from vierling.bots.knister.levels import WIDTHS
from vierling.bots.knister.reckoning import Desk
from vierling.bots.knister.speed import READY, Speed, best_speed, fast
from vierling.bots.tempers import SURE
from vierling.games.knister.contents import INDEX, SUMS
from vierling.games.knister.notation import Cell, Move
from vierling.games.knister.rules import BLANK, Grid, View
from vierling.games.knister.sheet import CELLS, EMPTY, LEAST, LINES


def lay_out(speed: Speed, grid: Grid) -> Desk:
    desk = speed.desk()
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


def choose_by_table(temper: Sequence[int], view: View, _moves: Sequence[Move], rng: Random) -> Cell:
    speed = best_speed()
    grid, number = grid_of(view)
    desk = lay_out(speed, grid)
    speed.code.reckon(speed.table, desk, number, number + 1)
    total = int(speed.code.weigh_cells(desk, number, speed.row(temper)))
    return int(speed.code.draw_cell(desk, number, rng.randrange(total)))


def choose_by_search(view: View, _moves: Sequence[Move], rng: Random) -> Cell:
    values = search(best_speed(), *grid_of(view), WIDTHS)
    best = max(values.values())
    return rng.choice([cell for cell in values if values[cell] == best])


def search(speed: Speed, grid: Grid, number: int, widths: Sequence[int]) -> dict[Cell, int]:
    desks = (lay_out(speed, grid), speed.desk(), speed.desk())
    values = speed.row([0] * CELLS)
    count = speed.code.search(speed.table, desks, number, speed.row(widths), values)
    return {int(desks[0].order[place]): int(values[place]) for place in range(count)}


def foresee(speed: Speed, grid: Grid, number: int) -> dict[Cell, int]:
    """Every free cell, with one more roll; 36 times."""
    desk, ahead = lay_out(speed, grid), speed.desk()
    speed.code.reckon(speed.table, desk, number, number + 1)
    free = [cell for cell, written in enumerate(grid) if written == EMPTY]
    return {cell: int(speed.code.foresee(speed.table, desk, ahead, cell, number)) for cell in free}


def expect(speed: Speed, grid: Grid) -> int:
    """Before the roll; 36 times."""
    desk = lay_out(speed, grid)
    speed.code.reckon(speed.table, desk, 0, SUMS)
    return int(speed.code.expect(speed.table, desk))


def warm_up() -> None:
    """Have the functions compiled, or loaded from the last time; takes seconds, once in a process."""
    if not can_compile() or READY.is_set():
        return
    desk = lay_out(fast(), BLANK)
    fast().code.reckon(fast().table, desk, 0, 1)
    fast().code.draw_cell(desk, 0, fast().code.weigh_cells(desk, 0, fast().row(SURE)) - 1)
    search(fast(), BLANK, 0, (1, 1))
    foresee(fast(), BLANK, 0)
    expect(fast(), BLANK)
    READY.set()
