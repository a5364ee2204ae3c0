"""Games like Knister that can be solved: bots, perfect play and the bounds for any player, side by side.

python examples/small_knister.py --sequences 400
"""

import argparse
from math import sqrt
from statistics import fmean, stdev

from vierling.games.knister.think.ceiling.foresight import saving, sequences
from vierling.games.knister.think.ceiling.prices import find_prices
from vierling.games.knister.think.ceiling.small import SMALL, by_chance, one_roll_on, optimum, play
from vierling.games.knister.think.ceiling.variant import Variant
from vierling.lab.statistics import SURE


def row(variant: Variant, count: int, seed: int) -> list[str]:
    steady = by_chance(variant)
    priced = find_prices(variant)
    saved = [saving(priced, sequence) for sequence in sequences(variant, seed, count)]
    found = play(variant, steady), play(variant, one_roll_on(variant, steady)), optimum(variant)
    sampled = f"{priced.bound - fmean(saved):.3f} ± {SURE * stdev(saved) / sqrt(count):.3f}"
    return [*(f"{each:.3f}" for each in found), sampled, f"{priced.bound:.3f}"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sequences", type=int, default=400, help="that the sampled bound is the mean of")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    print("| game | by chance | and one roll ahead | perfect play | bound by sequences | bound by prices |")
    print("|---|---|---|---|---|---|")
    for name, variant in SMALL.items():
        print("|", " | ".join([name, *row(variant, asked.sequences, asked.seed)]), "|", flush=True)


if __name__ == "__main__":
    main()
