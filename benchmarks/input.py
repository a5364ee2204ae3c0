"""How fast Input's bots think, and how strong they are.

    python benchmarks/input.py                    machine code against plain Python, on the same tables
    python benchmarks/input.py --games 200        then win rates, with 95 % intervals

Each line of the second table pits two or three bots against each other: the share of matches that the first one wins,
a shared win being split equally; how many matches went nowhere (R-I7); and how long a match took.
"""

import argparse
import time
from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from random import Random
from statistics import median

from vierling.game import CHANCE, Event, Outcome, draw
from vierling.games.input.rules import input_
from vierling.games.input.think.backend import Backend, fast, plain
from vierling.games.input.think.desk import code_move, recollect
from vierling.games.input.think.levels import MASTER
from vierling.games.input.think.memory import Memory, remember
from vierling.games.input.think.player import climb_tree, expect
from vierling.games.input.think.warming import warm_up
from vierling.lab.simulate import Simulation, simulate
from vierling.lab.statistics import SURE
from vierling.play.bots import bot_named

TABLES = 40
FEW = 100  # rounds for both backends: plain Python is slow
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


Table = tuple[Memory, list[int]]  # with the codes of what may be touched


def tables(seats: int, rng: Random) -> Iterator[Table]:
    """Every table of a match between random bots."""
    state = input_.start(seats)
    memory, think = None, bot_named("input", "random").choose
    while state.outcome() is None:
        if state.mover is None:
            state = state.apply(Event(CHANCE, draw(state, rng)))
            continue
        memory, moves = remember(memory, state.view(None)), list(state.moves(state.mover))
        if not state.hand:
            yield memory, [code_move(memory.view, move) for move in moves]
        state = state.apply(Event(state.mover, think(memory, moves, rng)))


def clock(backend: Backend, memory: Memory, think: Callable[[Backend, Memory], object]) -> float:
    """The best of three."""
    taken = []
    for _ in range(3):
        begun = time.process_time()
        think(backend, memory)
        taken.append(time.process_time() - begun)
    return min(taken)


def measure_speed(seed: int) -> None:
    warm_up()
    rng = Random(seed)
    for seats in input_.seats:
        match = list(tables(seats, rng))
        drawn = rng.sample(match, TABLES)
        print(f"{seats} seats, medians of {TABLES} tables")
        compare("  one turn, exactly", drawn, 0)
        compare(f"  a tree, {FEW} rounds", drawn, FEW)
        rate = median(MASTER / clock(fast(), memory, thinker(codes, MASTER)) for memory, codes in drawn)
        print(f"  the master's tree, {MASTER} rounds: {rate:,.0f} rounds/s, {1000 * MASTER / rate:.1f} ms a decision")


def compare(what: str, drawn: Sequence[Table], rounds: int) -> None:
    slow = median(clock(plain(), memory, thinker(codes, rounds)) for memory, codes in drawn)
    quick = median(clock(fast(), memory, thinker(codes, rounds)) for memory, codes in drawn)
    print(f"{what}: plain {1000 * slow:.2f} ms, machine code {1000 * quick:.3f} ms, ratio {slow / quick:.0f}")


def thinker(codes: list[int], rounds: int) -> Callable[[Backend, Memory], object]:
    def think(backend: Backend, memory: Memory) -> object:
        desk = backend.take(recollect(memory, None, Random(1)))
        backend.code.reckon_all_odds(desk)
        return climb_tree(backend, desk, rounds, codes) if rounds else expect(backend, desk, codes)

    return think


def share(outcomes: Sequence[Outcome]) -> tuple[float, float]:
    """The first seat's share of wins, and half the width of its interval (Wilson's, for shares near 0 and 1)."""
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
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--only", help="lines with this bot only")
    asked = parser.parse_args()
    if not asked.games:
        measure_speed(asked.seed)
        return
    print("| bots | the first wins | went nowhere | a match |\n|---|---|---|---|")
    for bots in MATCHES:
        if asked.only is None or asked.only in bots:
            print(measure(bots, asked.games, asked.seed, asked.processes), flush=True)


if __name__ == "__main__":
    main()
