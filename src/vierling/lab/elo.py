"""Ratings from results: Elo's scale, on which 400 points are odds of ten to one.

Strengths are those that make the results most likely (Bradley and Terry, 1952; a draw is half a win for both). Matches
with the same dice are not independent, so errors are worked out from whole deals, by the sandwich estimator (Huber,
1967): the spread of the deals' gradients between two inverses of the information matrix. One drawn match is added to
every pairing, as a prior: without it, a bot that has always won would have no rating.
"""

from collections.abc import Mapping, Sequence
from math import log, log10, sqrt
from typing import NamedTuple

from vierling.lab.statistics import SURE, Interval

ELO = 400 / log(10)  # points of Elo's scale for each natural logarithm of the odds
ROUNDS = 10_000
CLOSE = 1e-10

Pair = tuple[int, int]
Matrix = list[list[float]]


class Tally(NamedTuple):
    """What one deal says about one pair: how many matches, and how many the first has won."""

    matches: float
    score: float


Deal = Mapping[Pair, Tally]


class Rating(NamedTuple):
    elo: float
    interval: Interval | None  # None if one deal is all there is


def elo_of(score: float) -> float:
    """The difference in rating at which this share of the points is expected.

    >>> from vierling.lab.elo import elo_of
    >>> round(elo_of(0.75))
    191
    """
    return -400 * log10(1 / score - 1)


def expected_score(elo: float) -> float:
    return float(1 / (1 + 10 ** (-elo / 400)))


def rate(count: int, deals: Sequence[Deal]) -> list[Rating]:
    """Of this many players, by all deals; on average they are 0."""
    total = add_up(deals)
    strengths = fit(count, total)
    errors = sandwich(count, strengths, total, deals) if len(deals) > 1 else None
    middle = sum(map(log, strengths)) / count
    rated = [ELO * (log(strength) - middle) for strength in strengths]
    if errors is None:
        return [Rating(elo, None) for elo in rated]
    halves = [SURE * ELO * error for error in errors]
    return [Rating(elo, (elo - half, elo + half)) for elo, half in zip(rated, halves, strict=True)]


def add_up(deals: Sequence[Deal]) -> dict[Pair, Tally]:
    """Over all deals, with one drawn match more for each pair."""
    total: dict[Pair, Tally] = {}
    for deal in deals:
        for pair, tally in deal.items():
            before = total.get(pair, Tally(1, 0.5))
            total[pair] = Tally(before.matches + tally.matches, before.score + tally.score)
    return total


def fit(count: int, total: Mapping[Pair, Tally]) -> list[float]:
    """Strengths by minorisation and maximisation (Hunter, 2004): each is its wins by what it met."""
    strengths = [1.0] * count
    for _ in range(ROUNDS):
        wins, met = [0.0] * count, [0.0] * count
        for (a, b), tally in total.items():
            share = tally.matches / (strengths[a] + strengths[b])
            wins[a], wins[b] = wins[a] + tally.score, wins[b] + tally.matches - tally.score
            met[a], met[b] = met[a] + share, met[b] + share
        fitted = [won / share if share else 1.0 for won, share in zip(wins, met, strict=True)]
        if max(abs(log(new / old)) for new, old in zip(fitted, strengths, strict=True)) < CLOSE:
            break
        strengths = fitted
    return fitted


def sandwich(count: int, strengths: Sequence[float], total: Mapping[Pair, Tally], deals: Sequence[Deal]) -> list[float]:
    """Standard errors of the logarithms of the strengths, around their mean."""
    chances = {(a, b): strengths[a] / (strengths[a] + strengths[b]) for a, b in total}
    information = [[1.0 / count] * count for _ in range(count)]  # which leaves the mean where it is
    for (a, b), tally in total.items():
        weight = tally.matches * chances[a, b] * (1 - chances[a, b])
        for one, other, sign in ((a, a, 1), (b, b, 1), (a, b, -1), (b, a, -1)):
            information[one][other] += sign * weight
    inverse = invert(information)
    squares = [0.0] * count
    for deal in deals:
        gradient = [0.0] * count
        for (a, b), tally in deal.items():
            surprise = tally.score - tally.matches * chances[a, b]
            gradient[a], gradient[b] = gradient[a] + surprise, gradient[b] - surprise
        for player, row in enumerate(inverse):
            squares[player] += sum(weight * slope for weight, slope in zip(row, gradient, strict=True)) ** 2
    return [sqrt(square) for square in squares]


def invert(matrix: Matrix) -> Matrix:
    """By Gauss and Jordan; a table of bots is small."""
    size = len(matrix)
    rows = [[*row, *(float(column == number) for column in range(size))] for number, row in enumerate(matrix)]
    for column in range(size):
        best = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[best] = rows[best], rows[column]
        rows[column] = [value / rows[column][column] for value in rows[column]]
        for row in range(size):
            if row != column:
                factor = rows[row][column]
                rows[row] = [value - factor * other for value, other in zip(rows[row], rows[column], strict=True)]
    return [row[size:] for row in rows]
