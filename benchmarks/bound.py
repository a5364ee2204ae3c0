"""How many points any player of Knister can get on average, at most. See docs/strength.md for the proofs.

    python benchmarks/bound.py
    python benchmarks/bound.py --sequences 400 --seed 1

The first figure needs no dice: it is the bound at the best prices that were found. The second is lower: a mean over
sequences of rolls that are drawn by the seed, each bounded on its own.
"""

import argparse
from math import sqrt
from statistics import fmean, stdev

from vierling.games.knister.think.ceiling.foresight import saving, sequences
from vierling.games.knister.think.ceiling.prices import Priced, find_prices
from vierling.games.knister.think.ceiling.variant import KNISTER
from vierling.lab.statistics import SURE

TOLD = 20  # sequences from one line to the next


def sample(priced: Priced, count: int, seed: int) -> None:
    saved: list[float] = []
    for sequence in sequences(KNISTER, seed, count):
        saved.append(saving(priced, sequence))
        if len(saved) % TOLD == 0 or len(saved) == count > 1:
            half = SURE * stdev(saved) / sqrt(len(saved))
            print(f"{len(saved):5} sequences: {priced.bound - fmean(saved):.3f} ± {half:.3f}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sequences", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    priced = find_prices(KNISTER)
    print(f"by prices: {priced.bound:.3f}", flush=True)
    sample(priced, asked.sequences, asked.seed)


if __name__ == "__main__":
    main()
