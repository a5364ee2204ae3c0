"""A full grid improved by swapping cells. Runs in plain Python on lists, and as machine code on arrays."""

from vierling.coach.hindsight.swapping import Ints, accepts, cool, copy, draw
from vierling.games.knister.rules.sheet import CELLS, LINES, SIDE
from vierling.games.knister.think.contents import SUMS

COUNT = len(LINES)


def score(grid: Ints, lines: Ints, factors: Ints, after: Ints, points: Ints) -> int:
    total = 0
    for line in range(COUNT):
        content = 0
        for place in range(line * SIDE, line * SIDE + SIDE):
            content = after[content * SUMS + grid[lines[place]]]
        total += factors[line] * points[content]
    return total


def anneal(  # noqa: PLR0913, PLR0917 - arrays as arguments are what makes it fast
    grid: Ints, best: Ints, dice: Ints, steps: int, lines: Ints, factors: Ints, after: Ints, points: Ints
) -> int:
    """Leaves the best grid it came across in `best`, and returns its score."""
    now = score(grid, lines, factors, after, points)
    most = now
    copy(grid, best)
    for step in range(steps):
        one, other = draw(dice, CELLS), draw(dice, CELLS)
        if grid[one] == grid[other]:
            continue
        grid[one], grid[other] = grid[other], grid[one]
        then = score(grid, lines, factors, after, points)
        if accepts(dice, then - now, cool(step, steps)):
            now = then
        else:
            grid[one], grid[other] = grid[other], grid[one]
        if now > most:
            most = now
            copy(grid, best)
    return most


class Code:
    anneal = staticmethod(anneal)
