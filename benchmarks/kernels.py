"""How fast random matches are played on one core: as machine code, by the rules, and in a minimal Python loop.

python benchmarks/kernels.py
"""

import argparse
import time
from collections.abc import Callable
from itertools import permutations
from random import Random

from vierling.kit import game_named
from vierling.lab.simulate import Simulation, batches_of, play_match
from vierling.play.bots import bot_named

SECONDS = 2.0  # for each variant
SEED = 1
ROUNDS = 3  # the best one counts: the machine may be busy with something else


# The least that a random match takes in Python: no states, views or checks, only dice, cells and points.

ROWS = [range(row * 5, row * 5 + 5) for row in range(5)]
COLUMNS = [range(column, 25, 5) for column in range(5)]
DOWN, UP = range(0, 25, 6), range(20, 0, -4)
KNISTER_LINES = [(tuple(cells), 1) for cells in (*ROWS, *COLUMNS)] + [(tuple(cells), 2) for cells in (DOWN, UP)]
# By the number of equal pairs among five numbers: every figure has its own count.
BY_PAIRS = {0: 0, 1: 1, 2: 3, 3: 3, 4: 8, 6: 6, 10: 10}


def hurry_knister(rng: Random) -> int:
    random = rng.random
    grid, free = [0] * 25, list(range(25))
    for left in range(25, 0, -1):
        roll = int(random() * 6) + int(random() * 6) + 2
        place = int(random() * left)
        grid[free[place]] = roll
        free[place] = free[left - 1]
    total = 0
    for (a, b, c, d, e), factor in KNISTER_LINES:
        total += factor * score_five(grid[a], grid[b], grid[c], grid[d], grid[e])
    return total


def score_five(a: int, b: int, c: int, d: int, e: int) -> int:
    pairs = (a == b) + (a == c) + (a == d) + (a == e) + (b == c) + (b == d) + (b == e) + (c == d) + (c == e) + (d == e)
    if pairs:
        return BY_PAIRS[pairs]
    least = min(a, b, c, d, e)
    if max(a, b, c, d, e) - least == 4:
        return 8 if least in range(3, 8) else 12
    return 0


PRINTED = {0: 5, 10: 6, 12: 1, 15: 3, 25: 4, 34: 2}
BRIDGES = [(3, 4), (7, 8), (11, 17), (13, 14), (18, 24), (21, 27), (23, 29), (31, 32)]
WHITE = [1, 2, 5, 6, 9, 16, 19, 20, 22, 26, 28, 30, 33, 35]
CORNERS = [row + column for row in (0, 12, 24) for column in (0, 2, 4)]
BLANK = [PRINTED.get(cell, 0) for cell in range(36)]


def hurry_tuefteln(rng: Random) -> int:
    """Side A; every entry is equally likely."""
    random = rng.random
    sheet, white, bridges = BLANK[:], WHITE[:], BRIDGES[:]
    for _ in range(15):
        ways = len(white) * (len(white) - 1)
        drawn = int(random() * (ways + 2 * len(bridges)))
        if drawn < ways:
            one, other = divmod(drawn, len(white) - 1)
            cell, partner = white.pop(one), white.pop(other)
        else:
            cell, partner = bridges.pop((drawn - ways) >> 1)
            if drawn & 1:
                cell, partner = partner, cell
        sheet[cell] = int(random() * 6) + 1
        sheet[partner] = int(random() * 6) + 1
    total = kinds = 0
    for corner in CORNERS:
        points = score_four(sheet[corner], sheet[corner + 1], sheet[corner + 7], sheet[corner + 6])
        total += points
        kinds |= 1 << points
    return total + 7 if kinds & 126 == 126 else total


def score_four(a: int, b: int, c: int, d: int) -> int:
    """The numbers clockwise: what matters is how many are equal side by side, and how many across."""
    sides, across = (a == b) + (b == c) + (c == d) + (d == a), (a == c) + (b == d)
    if sides == 0:
        if across:
            return 4 if across == 2 else 0
        least = min(a, b, c, d)
        if max(a, b, c, d) - least == 3:
            return 6 if (a - b) % 4 == (b - c) % 4 == (c - d) % 4 == 3 else 1
        return 1
    if across:
        return 5 if sides == 4 else 0
    return 1 + sides


def play_knister(rng: Random) -> int:
    grid, free = [0] * 25, list(range(25))
    while free:
        roll = rng.randint(1, 6) + rng.randint(1, 6)
        grid[free.pop(rng.randrange(len(free)))] = roll
    return sum(factor * score_five(*[grid[cell] for cell in cells]) for cells, factor in KNISTER_LINES)


def play_tuefteln(rng: Random) -> int:
    sheet, white, bridges = BLANK[:], WHITE[:], BRIDGES[:]
    for _ in range(15):
        first, second = rng.randint(1, 6), rng.randint(1, 6)
        entry = rng.choice([*permutations(white, 2), *bridges, *((end, start) for start, end in bridges)])
        sheet[entry[0]], sheet[entry[1]] = first, second
        white = [cell for cell in white if cell not in entry]
        bridges = [bridge for bridge in bridges if entry[0] not in bridge]
    squares = [(sheet[corner], sheet[corner + 1], sheet[corner + 7], sheet[corner + 6]) for corner in CORNERS]
    points = [score_four(*square) for square in squares]
    return sum(points) + (7 if {1, 2, 3, 4, 5, 6} <= set(points) else 0)


# As anyone would write it; and without any avoidable call, as no one would.
LOOPS: dict[str, Callable[[Random], int]] = {"knister": play_knister, "tuefteln": play_tuefteln}
HURRIED: dict[str, Callable[[Random], int]] = {"knister": hurry_knister, "tuefteln": hurry_tuefteln}


def rate(play: Callable[[int, int], None], count: int) -> float:
    """Matches per second; plays as many as fit into the time."""
    play(0, count)
    return max(measure(play, count) for _ in range(ROUNDS))


def measure(play: Callable[[int, int], None], count: int) -> float:
    played, begun = 0, time.process_time()
    while time.process_time() - begun < SECONDS / ROUNDS:
        play(played, count)
        played += count
    return played / (time.process_time() - begun)


def by_kernel(game: str) -> Callable[[int, int], None]:
    batches = batches_of([bot_named(game, "random")], game_named(game).Options())
    assert batches, "the kernels need numba"
    (batch,) = batches
    return lambda first, count: [batch(SEED, first, count, 0)].clear()


def by_rules(game: str) -> Callable[[int, int], None]:
    simulation = Simulation(game, ("random",), SEED)
    return lambda first, count: [play_match(simulation, match) for match in range(first, first + count)].clear()


def by_loop(play: Callable[[Random], int]) -> Callable[[int, int], None]:
    rng = Random(SEED)
    return lambda _first, count: [play(rng) for _ in range(count)].clear()


def compare(game: str) -> None:
    kernel, rules = rate(by_kernel(game), 20_000), rate(by_rules(game), 20)
    loop, hurried = rate(by_loop(LOOPS[game]), 500), rate(by_loop(HURRIED[game]), 500)
    rates = " | ".join(f"{each:,.0f}" for each in (kernel, loop, hurried, rules))
    print(f"| {game} | {rates} | {kernel / loop:.0f} | {kernel / hurried:.0f} | {kernel / rules:.0f} |")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default=",".join(LOOPS))
    print("| game | kernel | minimal loop | hurried loop | plain rules | kernel / minimal | / hurried | / rules |")
    print("|---|---|---|---|---|---|---|---|")
    for name in parser.parse_args().games.split(","):
        compare(name)
