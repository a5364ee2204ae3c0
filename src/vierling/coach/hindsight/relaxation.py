"""A proven bound: the most points there can be if all that matters is that there are enough of each number.

Each block (row, square) chooses one of its figures; a figure uses up part of the stock, and the whole stock has to be
used. Whether the figures also fit together on the sheet is ignored, so no sheet can score more. Any price for each
thing in stock gives a bound: stock times price, plus for each block the figure with the most points left after paying.
The simplex method finds the best prices, in floats; the bound itself is computed in exact fractions.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import floor

PIVOTS = 2000
TINY = 1e-9
FORBIDDEN = -1000.0  # points for anything left over, so that nothing is


@dataclass(frozen=True, slots=True)
class Figure:
    points: int
    uses: Mapping[int, int]  # how many of each thing in stock, by its number


@dataclass(frozen=True, slots=True)
class Block:
    figures: Sequence[Figure]
    times: int = 1  # how many blocks are like this


Prices = list[float]
Column = tuple[float, dict[int, float]]  # points, and the coefficient in each row


def bound(blocks: Sequence[Block], stock: Sequence[int], wanted: Sequence[int] = ()) -> int:
    """Things that are `wanted` have to be used at least as often as the stock says; all others exactly as often."""
    if not all(block.figures for block in blocks):
        return 0
    prices = find_prices(blocks, stock, wanted)
    for thing in wanted:
        prices[thing] = min(prices[thing], 0.0)
    return floor(priced(blocks, stock, list(map(Fraction, prices))))


def priced(blocks: Sequence[Block], stock: Sequence[int], prices: Sequence[Fraction]) -> Fraction:
    total = sum((price * count for price, count in zip(prices, stock, strict=True)), Fraction(0))
    for block in blocks:
        left = (
            figure.points - sum(prices[each] * count for each, count in figure.uses.items()) for figure in block.figures
        )
        total += block.times * max(left)
    return total


def find_prices(blocks: Sequence[Block], stock: Sequence[int], wanted: Sequence[int]) -> Prices:
    """The prices at the best mix of figures: a linear programme with one row for each thing and one for each block."""
    rows = [*map(float, stock), *(float(block.times) for block in blocks)]
    return Simplex(rows, list(columns_of(blocks, len(stock), wanted))).solve()[: len(stock)]


def columns_of(blocks: Sequence[Block], things: int, wanted: Sequence[int]) -> Iterator[Column]:
    for number, block in enumerate(blocks):
        for figure in block.figures:
            uses = {each: float(count) for each, count in figure.uses.items()}
            yield float(figure.points), {**uses, things + number: 1.0}
    for thing in wanted:
        yield 0.0, {thing: -1.0}  # a surplus


class Simplex:
    """The most points for columns that add up to the rows exactly; it starts from forbidden columns that do."""

    def __init__(self, rows: Sequence[float], columns: Sequence[Column]) -> None:
        self.columns = columns
        self.amounts = list(rows)
        self.points = [FORBIDDEN] * len(rows)  # of the columns in use
        self.inverse = [[float(row == column) for column in range(len(rows))] for row in range(len(rows))]

    def solve(self) -> Prices:
        for _ in range(PIVOTS):
            prices = self.prices()
            gain, best = max(
                (points - cost(uses, prices), number) for number, (points, uses) in enumerate(self.columns)
            )
            if gain <= TINY or not self.enter(*self.columns[best]):
                break
        return self.prices()

    def prices(self) -> Prices:
        return [
            sum(points * row[column] for points, row in zip(self.points, self.inverse, strict=True))
            for column in range(len(self.amounts))
        ]

    def enter(self, points: float, uses: Mapping[int, float]) -> bool:
        """The column enters, and the one that is used up first leaves."""
        change = [sum(row[each] * count for each, count in uses.items()) for row in self.inverse]
        leaving = min(
            (row for row, each in enumerate(change) if each > TINY),
            key=lambda row: self.amounts[row] / change[row],
            default=None,
        )
        if leaving is None:
            return False
        self.points[leaving] = points
        self.pivot(leaving, change)
        return True

    def pivot(self, leaving: int, change: Sequence[float]) -> None:
        amount = self.amounts[leaving] / change[leaving]
        pivot = [each / change[leaving] for each in self.inverse[leaving]]
        for row, each in enumerate(change):
            if row != leaving and each:
                self.amounts[row] -= each * amount
                self.inverse[row] = [old - each * new for old, new in zip(self.inverse[row], pivot, strict=True)]
        self.amounts[leaving], self.inverse[leaving] = amount, pivot


def cost(uses: Mapping[int, float], prices: Prices) -> float:
    return sum(prices[each] * count for each, count in uses.items())
