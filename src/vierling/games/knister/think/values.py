"""What a grid is worth: its expected final points, by the trained weights and a search one roll deep."""

from vierling.games.knister.rules.notation import Cell
from vierling.games.knister.rules.rules import Grid
from vierling.games.knister.rules.scoring import score_sheet
from vierling.games.knister.rules.sheet import EMPTY, LEAST
from vierling.games.knister.think import player
from vierling.games.knister.think.backend import best_backend
from vierling.games.knister.think.searching import ROLLED
from vierling.games.knister.think.weights import UNIT


def values(grid: Grid, number: int) -> dict[Cell, float]:
    """For each free cell: what the grid is worth, before the next roll, with the number written there."""
    found = player.foresee(best_backend(), grid, number - LEAST)
    return {cell: worth / (ROLLED * UNIT) for cell, worth in found.items()}


def value(grid: Grid) -> float:
    """Before the roll: the best cell for each sum, weighted by how often it is rolled; a full grid has its points."""
    if EMPTY not in grid:
        return float(sum(line.points for line in score_sheet((grid,))))
    return player.expect(best_backend(), grid) / (ROLLED * UNIT)
