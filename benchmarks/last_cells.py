"""What the strongest bot of Knister loses in the last cells, compared with perfect play.

    python benchmarks/last_cells.py --cells 6 --grids 40

It plays grids until so many cells are free. From each of them it plays on with many rolls; what each entry costs is
known exactly, because the last cells are solved.
"""

import argparse
from math import sqrt
from random import Random
from statistics import fmean, stdev

from vierling.games.knister.rules.rules import BLANK, Grid
from vierling.games.knister.rules.sheet import CELLS, EMPTY, LEAST
from vierling.games.knister.think import player
from vierling.games.knister.think.backend import best_backend
from vierling.games.knister.think.ceiling.small import Tables
from vierling.games.knister.think.endgame import fill_tables, final_points, write
from vierling.games.knister.think.levels import WIDTHS
from vierling.games.writing import ROLLS
from vierling.lab.statistics import SURE

TRIES = 100  # from each grid


def choose(grid: Grid, number: int, rng: Random) -> int:
    values = player.search(best_backend(), grid, number - LEAST, WIDTHS)
    best = max(values.values())
    return rng.choice([cell for cell, value in values.items() if value == best])


def play_until(free: int, rng: Random) -> Grid:
    grid = BLANK
    while grid.count(EMPTY) > free:
        number = sum(rng.choice(list(ROLLS)))
        grid = write(grid, choose(grid, number, rng), number)
    return grid


def value(tables: Tables, grid: Grid, cells: list[int]) -> float:
    """Before the roll, by what is written in the cells that were free at first."""
    written = [place for place, cell in enumerate(cells) if grid[cell] != EMPTY]
    return float(tables[sum(1 << place for place in written)][tuple(grid[cells[place]] - LEAST for place in written)])


def lose(grid: Grid, cells: list[int], tables: Tables, rng: Random) -> float:
    """What the bot's entries cost together, playing on to the end."""
    lost = 0.0
    while EMPTY in grid:
        number = sum(rng.choice(list(ROLLS)))
        free = [cell for cell in cells if grid[cell] == EMPTY]
        worth = {cell: value(tables, write(grid, cell, number), cells) for cell in free}
        chosen = choose(grid, number, rng)
        lost += max(worth.values()) - worth[chosen]
        grid = write(grid, chosen, number)
    return lost


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cells", type=int, default=6)
    parser.add_argument("--grids", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    player.warm_up()
    rng, lost = Random(asked.seed), []
    for _ in range(asked.grids):
        grid = play_until(asked.cells, rng)
        cells = [cell for cell in range(CELLS) if grid[cell] == EMPTY]
        tables = fill_tables(final_points(grid, cells))
        lost.append(fmean(lose(grid, cells, tables, rng) for _ in range(TRIES)))
    half = SURE * stdev(lost) / sqrt(len(lost))
    print(f"{fmean(lost):.3f} ± {half:.3f} points lost in the last {asked.cells} cells")


if __name__ == "__main__":
    main()
