"""How strong the bots of Input are: who wins how often, with 95 % intervals.

    python benchmarks/input.py --games 200 --seed 1

Each line is a pair of bots, or three: the share of matches that the first one wins, a shared win counted in equal
parts; how many matches went nowhere; and how long a match took.
"""

import argparse
import time
from collections.abc import Sequence
from math import sqrt

from vierling.game import Outcome
from vierling.lab.simulate import Simulation, simulate
from vierling.lab.statistics import SURE

LADDER = [("steady", f"steady-{turns}") for turns in (0, 1, 3, 5)]
TREES = [("master", f"master-{turns}") for turns in (0, 1, 3, 5)]
LEVELS = [("easy", "random"), ("medium", "easy"), ("steady", "medium"), ("hard", "steady"), ("master", "hard")]
MATCHES: Sequence[tuple[str, ...]] = (
    ("master", "steady"),
    *LADDER,
    *TREES,
    *LEVELS,
    ("master", "master"),
    ("master", "steady", "steady"),
)


def share(outcomes: Sequence[Outcome]) -> tuple[float, float]:
    """Of the first seat, and half of the interval's width (Wilson's, for shares near 0 and 1)."""
    games = len(outcomes)
    won = sum((0 in outcome.winners) / len(outcome.winners) for outcome in outcomes) / games
    square = SURE * SURE
    half = SURE * sqrt(won * (1 - won) / games + square / (4 * games * games)) / (1 + square / games)
    return won, half


def measure(bots: tuple[str, ...], games: int, seed: int, processes: int) -> str:
    begun = time.perf_counter()
    outcomes = list(simulate(Simulation("input", bots, seed), games, processes))
    won, half = share(outcomes)
    nowhere = sum(outcome.reason == "standstill" for outcome in outcomes)
    seconds = (time.perf_counter() - begun) / games
    return f"| {', '.join(bots)} | {100 * won:.1f} % ± {100 * half:.1f} | {nowhere} | {seconds:.2f} s |"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--only", help="lines with this bot only")
    asked = parser.parse_args()
    print("| bots | the first wins | went nowhere | a match |\n|---|---|---|---|")
    for bots in MATCHES:
        if asked.only is None or asked.only in bots:
            print(measure(bots, asked.games, asked.seed, asked.processes), flush=True)


if __name__ == "__main__":
    main()
