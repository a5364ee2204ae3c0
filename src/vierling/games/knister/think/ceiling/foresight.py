"""A bound for one sequence of numbers, whose mean over all sequences is a bound for any player.

Whoever knows all numbers in advance scores more than any player can. So they pay a penalty: with every number, the
surprise it is to each line, which is 0 on average for whoever does not know it. Rows, columns and diagonals are then
sets of rounds, each with a worth, and a grid is bounded by what has to hold for the sets of any grid:

- every round is in one row and one column;
- two rounds are together in at most one line;
- of three rounds, at most two pairs are in a row or column, unless all three are in the same;
- of four rounds, at most one line has three or more.

Each of them gets a multiplier, and descent makes the bound as low as it can; it is valid after every step.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from math import comb
from random import Random

import numpy as np

from vierling.games.knister.think.ceiling.descent import Descent
from vierling.games.knister.think.ceiling.kernels import Fees, Sets, Trader
from vierling.games.knister.think.ceiling.prices import Priced, code, lines_win
from vierling.games.knister.think.ceiling.variant import Floats, Ints, Variant

STEPS = 400
HEAT, LEAST_HEAT = 0.2, 0.01  # points
RATE, LEAST_RATE = 0.1, 0.003
RATES = (1.0, 1.0, 0.3, 0.1)  # of rounds, pairs, threes and fours


@dataclass(frozen=True, slots=True)
class Groups:
    """Of rounds: the sets that can be a line, and which pairs are in each three, and which threes in each four."""

    sets: Sets
    pairs_in_threes: Ints
    threes_in_fours: Ints


def parts(sets: Sequence[tuple[int, ...]], size: int, index: dict[tuple[int, ...], int]) -> Ints:
    """The numbers of all subsets of this size, for each set."""
    found = [[index[part] for part in combinations(each, size)] for each in sets]
    return np.array(found, np.int64).reshape(len(sets), comb(len(sets[0]), size))


@cache
def groups_of(variant: Variant) -> Groups:
    all_ = {size: list(combinations(range(variant.rounds), size)) for size in (1, 2, 3, 4, variant.side)}
    index = {size: {each: place for place, each in enumerate(subsets)} for size, subsets in all_.items()}
    sets = Sets(*(parts(all_[variant.side], size, index[size]) for size in (1, 2, 3, 4)))
    return Groups(sets, parts(all_[3], 2, index[2]), parts(all_[4], 3, index[3]))


@dataclass(frozen=True, slots=True)
class Worth:
    """Of every set of rounds as a row or column, and as a diagonal."""

    straight: Floats
    diagonal: Floats


def worth_of(priced: Priced, sequence: Sequence[int]) -> Worth:
    """The penalised points; the numbers of the sequence count from 0."""
    return Worth(*(penalised(priced.variant, each, sequence) for each in (priced.straight, priced.diagonal)))


def penalised(variant: Variant, trader: Trader, sequence: Sequence[int]) -> Floats:
    sets = groups_of(variant).sets
    rolled, gains, worth = np.array(sequence), np.zeros_like(trader.values), np.zeros(len(sets.rounds))
    code().surprise(trader, rolled, gains)
    code().penalise(trader, rolled, gains, sets.rounds, worth)
    return worth


def add_up(inside: Ints, amounts: Floats, count: int) -> Floats:
    """For each part, the amounts of all groups that it is in."""
    total: Floats = np.bincount(inside.ravel(), np.repeat(amounts, inside.shape[1]), count).astype(np.float64)
    return total


class Multipliers:
    """Of all four kinds; those of rounds can be negative."""

    def __init__(self, priced: Priced, sequence: Sequence[int]) -> None:
        """The prices at which the bound is the same as without foresight, on average."""
        self.variant, self.groups = priced.variant, groups_of(priced.variant)
        prices, rounds = priced.prices, range(self.variant.rounds)
        self.rounds = np.array([prices.rounds[turn, sequence[turn]] for turn in rounds])
        self.pairs = np.array([prices.pairs[b, sequence[b], sequence[a]] for a, b in combinations(rounds, 2)])
        self.threes = np.zeros(len(self.groups.pairs_in_threes))
        self.fours = np.zeros(len(self.groups.threes_in_fours))

    @property
    def arrays(self) -> tuple[Floats, Floats, Floats, Floats]:
        return self.rounds, self.pairs, self.threes, self.fours

    def total(self) -> float:
        """What all lines together pay at most."""
        return float(2 * self.rounds.sum() + self.pairs.sum() + 2 * self.threes.sum() + self.fours.sum())

    def diagonal_fees(self) -> Fees:
        """A set with three of a four pays for the three; one with all four has four threes of it, and pays once."""
        inside = self.groups.threes_in_fours
        threes = add_up(inside, self.fours, len(self.threes))
        return Fees(np.zeros_like(self.rounds), self.pairs, threes, -3 * self.fours)

    def straight_fees(self) -> Fees:
        """A set with two of a three pays once, and one with all three, which has three pairs of it, twice."""
        fees, inside = self.diagonal_fees(), self.groups.pairs_in_threes
        pairs = self.pairs + add_up(inside, self.threes, len(self.pairs))
        return Fees(self.rounds, pairs, fees.threes - self.threes, fees.fours)

    def slope(self, straight: Fees, diagonal: Fees) -> tuple[Floats, Floats, Floats, Floats]:
        """How much the bound changes with each multiplier, if the lines pay this often."""
        threes, fours = straight.threes + diagonal.threes, straight.fours + diagonal.fours
        return (
            2 - straight.rounds,
            1 - straight.pairs - diagonal.pairs,
            2 - straight.pairs[self.groups.pairs_in_threes].sum(1) + straight.threes,
            1 - threes[self.groups.threes_in_fours].sum(1) + 3 * fours,
        )


def relax(worth: Worth, multipliers: Multipliers, heat: float) -> tuple[float, tuple[Floats, ...]]:
    """The bound with these multipliers, and its slope."""
    sets, side = multipliers.groups.sets, multipliers.variant.side
    total, loads = multipliers.total(), []
    for each, fees, times in (
        (worth.straight, multipliers.straight_fees(), 2.0 * side),
        (worth.diagonal, multipliers.diagonal_fees(), 2.0),
    ):
        left, load = np.zeros_like(each), Fees(*map(np.zeros_like, multipliers.arrays))
        best = code().charge(each, sets, fees, left)
        code().spread(left, heat, times, sets, load)
        total += times * best
        loads.append(load)
    return total, multipliers.slope(*loads)


def bound_sequence(priced: Priced, sequence: Sequence[int], steps: int = STEPS) -> float:
    """The penalised points of any grid with these numbers are at most this."""
    worth, multipliers = worth_of(priced, sequence), Multipliers(priced, sequence)
    descent, best = Descent(multipliers.arrays, 0.8, 0.95, 1e-3), np.inf
    for step in range(1, steps + 1):
        done = step / steps
        bound, slope = relax(worth, multipliers, HEAT * (LEAST_HEAT / HEAT) ** done)
        best = min(best, bound)
        descent.step(slope, [(RATE * (1 - done) + LEAST_RATE) * rate for rate in RATES])
        for array in multipliers.arrays[1:]:
            np.maximum(array, 0.0, out=array)
    return float(best)


def sequences(variant: Variant, seed: int, count: int) -> Iterator[list[int]]:
    rng = Random(seed)  # noqa: S311 - dice of a benchmark
    for _ in range(count):
        yield rng.choices(range(len(variant.ways)), variant.ways, k=variant.rounds)


def saving(priced: Priced, sequence: Sequence[int], steps: int = STEPS) -> float:
    """How much lower the bound of a sequence is than at the prices, whose mean over all sequences is their bound."""
    at_prices = lines_win(priced.variant, priced.straight, priced.diagonal) + Multipliers(priced, sequence).total()
    return at_prices - bound_sequence(priced, sequence, steps)
