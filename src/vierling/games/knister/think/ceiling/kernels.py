"""One line on its own, which may take any number but pays for it; and all sets of rounds that a line can be made of.

Every function runs in plain Python, and as machine code.
"""

from math import exp, inf, log1p
from typing import NamedTuple

import numpy as np

from vierling.games.knister.think.ceiling.variant import Floats, Ints, Lines

COLD = 20.0  # exponents beyond this make no difference


class Prices(NamedTuple):
    rounds: Floats  # by round and number: what a line pays to take it
    pairs: Floats  # by round, number and number: what it pays on top for each earlier number it holds


class Trader(NamedTuple):
    """One line on its own: what it may hold and has to pay, its points' factor, and what it is worth."""

    lines: Lines
    prices: Prices
    factor: float
    values: Floats  # by round and content, before the number is known: points later minus what will be paid


class Sets(NamedTuple):
    """All sets of as many rounds as a line has cells; and which pairs, threes and fours of rounds each contains."""

    rounds: Ints
    pairs: Ints
    threes: Ints
    fours: Ints


class Fees(NamedTuple):
    """What a set pays for each round, pair, three and four of rounds that it contains."""

    rounds: Floats
    pairs: Floats
    threes: Floats
    fours: Floats


# One line


def soft_best(one: float, other: float, heat: float) -> float:
    """The larger of the two; with heat a little more, and smooth."""
    if heat == 0 or one == -inf or other == -inf:
        return max(one, other)
    return max(one, other) + heat * log1p(exp(-abs(one - other) / heat))


def share(one: float, other: float, heat: float) -> float:
    """How much `soft_best` changes with the first."""
    if heat == 0 or one == -inf or other == -inf:
        return 1.0 if one > other else 0.0
    return 1.0 / (1.0 + exp(min(max((other - one) / heat, -COLD), COLD)))


def possible(lines: Lines, rounds: int, turn: int, content: int) -> bool:
    """Whether a line can hold this before this round, and still be filled."""
    missing = lines.members.shape[1] + 1 - lines.sizes[content]
    return bool(lines.sizes[content] <= turn and missing <= rounds - turn)


def keeping(trader: Trader, turn: int, content: int) -> float:
    """What a line is worth that does not take this round's number; it has to if only as many rounds are left."""
    missing = trader.lines.members.shape[1] + 1 - trader.lines.sizes[content]
    return -inf if missing == len(trader.prices.rounds) - turn else float(trader.values[turn + 1, content])


def taking(trader: Trader, turn: int, content: int, number: int) -> float:
    lines, prices, _, values = trader
    worth = values[turn + 1, lines.after[content, number]] - prices.rounds[turn, number]
    for place in range(lines.sizes[content]):
        worth -= prices.pairs[turn, number, lines.members[content, place]]
    return float(worth)


def value_line(trader: Trader, heat: float) -> None:
    """Fill in the values, from the last round backwards."""
    lines, prices, factor, values = trader
    rounds, numbers = prices.rounds.shape
    for content in range(len(lines.sizes), len(lines.points)):
        for turn in range(rounds + 1):
            values[turn, content] = factor * lines.points[content]
    for turn in range(rounds - 1, -1, -1):
        for content in range(len(lines.sizes)):
            if not possible(lines, rounds, turn, content):
                continue
            keep = keeping(trader, turn, content)
            total = 0.0
            for number in range(numbers):
                take = taking(trader, turn, content, number)
                total += lines.odds[number] * soft_best(take, keep, heat)
            values[turn, content] = total


def follow_line(trader: Trader, heat: float, weight: float, used: Prices) -> None:
    """Add up how often the line pays each price, on average."""
    lines, prices, _, _ = trader
    rounds, numbers = prices.rounds.shape
    likely = np.zeros((rounds + 1, len(lines.points)))
    likely[0, 0] = weight
    for turn in range(rounds):
        for content in range(len(lines.sizes)):
            if likely[turn, content] == 0:
                continue
            keep = keeping(trader, turn, content)
            for number in range(numbers):
                here = lines.odds[number] * likely[turn, content]
                taken = here * share(taking(trader, turn, content, number), keep, heat)
                likely[turn + 1, lines.after[content, number]] += taken
                likely[turn + 1, content] += here - taken
                used.rounds[turn, number] += taken
                for place in range(lines.sizes[content]):
                    used.pairs[turn, number, lines.members[content, place]] += taken


# All sets of rounds, when the sequence of numbers is known


def surprise(trader: Trader, sequence: Ints, gains: Floats) -> None:
    """By round and content: how much more the line is worth once the number is known. The mean over numbers is 0."""
    lines, values, rounds = trader.lines, trader.values, len(sequence)
    for turn in range(rounds):
        for content in range(len(lines.sizes)):
            if possible(lines, rounds, turn, content):
                take = taking(trader, turn, content, sequence[turn])
                best = max(take, keeping(trader, turn, content))
                gains[turn, content] = best - values[turn, content]


def penalise(trader: Trader, sequence: Ints, gains: Floats, sets: Ints, worth: Floats) -> None:
    """The points of a line made of each set of rounds, minus all surprises on its way."""
    lines, factor = trader.lines, trader.factor
    for each in range(len(sets)):
        content, filled, total = 0, 0, 0.0
        for turn in range(sets[each, -1] + 1):
            total -= gains[turn, content]
            if sets[each, filled] == turn:
                content = lines.after[content, sequence[turn]]
                filled += 1
        worth[each] = total + factor * lines.points[content]


def charge(worth: Floats, sets: Sets, fees: Fees, left: Floats) -> float:
    """Fill in what is left of each set's worth after its fees, and return the most."""
    rounds, pairs, threes, fours = sets
    best = -inf
    for each in range(len(worth)):
        rest = worth[each]
        for place in range(rounds.shape[1]):
            rest -= fees.rounds[rounds[each, place]]
        for place in range(pairs.shape[1]):
            rest -= fees.pairs[pairs[each, place]]
        for place in range(threes.shape[1]):
            rest -= fees.threes[threes[each, place]]
        for place in range(fours.shape[1]):
            rest -= fees.fours[fours[each, place]]
        left[each] = rest
        best = max(best, rest)
    return float(best)


def spread(left: Floats, heat: float, weight: float, sets: Sets, loads: Fees) -> None:
    """Share out the weight among the best sets, and add up how often each fee is paid."""
    rounds, pairs, threes, fours = sets
    best, total = left.max(), 0.0
    for rest in left:
        if rest > best - COLD * heat:
            total += exp((rest - best) / heat)
    for each in range(len(left)):
        if left[each] > best - COLD * heat:
            part = weight * exp((left[each] - best) / heat) / total
            for place in range(rounds.shape[1]):
                loads.rounds[rounds[each, place]] += part
            for place in range(pairs.shape[1]):
                loads.pairs[pairs[each, place]] += part
            for place in range(threes.shape[1]):
                loads.threes[threes[each, place]] += part
            for place in range(fours.shape[1]):
                loads.fours[fours[each, place]] += part


class Code:
    value_line = staticmethod(value_line)
    follow_line = staticmethod(follow_line)
    surprise = staticmethod(surprise)
    penalise = staticmethod(penalise)
    charge = staticmethod(charge)
    spread = staticmethod(spread)
