"""Knister when all sums are known: any sum may go anywhere, so every arrangement of the 25 is a sheet."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from random import Random

from vierling.coach.hindsight import Filler
from vierling.coach.hindsight.backend import Backend, backend_of
from vierling.games.knister.rules.notation import Cell
from vierling.games.knister.rules.rules import Options
from vierling.games.knister.rules.sheet import LEAST, LINES, ROUNDS
from vierling.games.knister.think import swaps
from vierling.games.knister.think.bound import bound_grid
from vierling.games.knister.think.contents import FACTORS, NEXT, POINTS
from vierling.games.writing import Dice

STEPS = 20_000
TRIES = 8
SEEDS = 1 << 31

Sums = tuple[int, ...]


def arrange(_options: Options, rolls: Sequence[Dice], rng: Random) -> list[Cell]:
    """Where each roll goes, grid by grid."""
    entries: list[Cell] = []
    for first in range(0, len(rolls), ROUNDS):
        sums = tuple(sum(dice) for dice in rolls[first : first + ROUNDS])
        places: dict[int, list[Cell]] = {}
        for cell, number in enumerate(fill_grid(sums, rng)):
            places.setdefault(number, []).append(cell)
        entries += [places[number].pop() for number in sums]
    return entries


@cache
def backend() -> Backend[swaps.Code]:
    return backend_of(swaps.Code, swaps)


def fill_grid(sums: Sums, rng: Random) -> Sums:
    """The best of several tries."""
    code, row, steps = backend().code, backend().row, STEPS * backend().effort
    lines = [cell for line in LINES for cell in line.cells]
    tables = [row(each) for each in (lines, FACTORS, NEXT, POINTS)]
    found: list[tuple[int, Sums]] = []
    for _ in range(TRIES):
        grid = row([number - LEAST for number in sums])
        best, dice = row(grid), row([rng.randrange(1, SEEDS)])
        score = code.anneal(grid, best, dice, steps, *tables)
        found.append((score, tuple(int(number) + LEAST for number in best)))
    return max(found)[1]


def bound_rolls(_options: Options, rolls: Sequence[Dice]) -> int:
    grids = (rolls[first : first + ROUNDS] for first in range(0, len(rolls), ROUNDS))
    return sum(bound_grid(Counter(sum(dice) for dice in grid)) for grid in grids)


FILLER = Filler(arrange, bound_rolls)
