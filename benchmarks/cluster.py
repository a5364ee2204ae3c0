"""How much faster a simulation is with two workers: the same matches by one worker and by two, in one run.

    python benchmarks/cluster.py [MATCHES]

Each is timed three times, in turn, and the best time counts: on a busy machine the others say more about the
neighbours. Starting the workers is not counted. The workers' CPU time says what sharing costs, however
busy the machine is: it is the least that each needs with a core of its own.
"""

import sys
import time
from collections.abc import Sequence
from typing import NamedTuple

from vierling.cluster import Cluster, connect
from vierling.lab.simulate import Simulation, simulate

MATCHES = 3000
ROUNDS = 3


class Spent(NamedTuple):
    """Seconds: on the clock, and of the CPU by each worker on average."""

    clock: float
    worker: float


def measure(cluster: Cluster, matches: int) -> Spent:
    before, begun = cluster.client.run(time.process_time), time.perf_counter()
    assert sum(1 for _ in simulate(SIMULATION, matches, crew=cluster)) == matches
    clock, after = time.perf_counter() - begun, cluster.client.run(time.process_time)
    return Spent(clock, sum(after[worker] - before[worker] for worker in before) / len(before))


def choose_first(_view: object, moves: Sequence[object], _rng: object) -> object:
    """Played match by match, by the plain rules: the work of a bot that somebody has just written."""
    return moves[0]


SIMULATION = Simulation("knister", (choose_first, "random"), seed=1)


def main() -> None:
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else MATCHES
    with connect("local", 1) as one, connect("local", 2) as two:
        for cluster in (one, two):
            measure(cluster, 200)  # whatever is loaded once
        times = [(measure(one, matches), measure(two, matches)) for _ in range(ROUNDS)]
    for number, what in enumerate(("on the clock", "CPU of each worker")):
        alone, together = (min(spent[number] for spent in each) for each in zip(*times, strict=True))
        ratio = f"one worker {alone:.2f} s, two workers {together:.2f} s, {alone / together:.2f} times"
        print(f"{matches} matches, {what}: {ratio}")


if __name__ == "__main__":
    main()
