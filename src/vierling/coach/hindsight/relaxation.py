"""A bound that is proven: how many points at most, if only the numbers have to suffice.

Blocks (rows, squares) each choose one of their figures; a figure uses up some of what there is, and all of it is to be
used. That the figures must also fit together is left out, so no sheet can have more. A price for everything that is
used gives a bound, whatever the prices are: stock times price, and for each block the figure with the most points
left after paying. The simplex method finds the best prices, in floats; the bound is then counted in whole fractions.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import floor

PIVOTS = 2000
TINY = 1e-9
FORBIDDEN = -1000.0  # what is left over costs so much that nothing is


@dataclass(frozen=True, slots=True)
class Figure:
    points: int
    uses: Mapping[int, int]  # by number of what there is


@dataclass(frozen=True, slots=True)
class Block:
    figures: Sequence[Figure]
    times: int = 1  # so many blocks like this


Prices = list[float]
Column = tuple[float, dict[int, float]]  # points, and what stands in each row


def bound(blocks: Sequence[Block], stock: Sequence[int], wanted: Sequence[int] = ()) -> int:
    """`wanted` are those of the stock that have to be used at least so often; the others exactly so often."""
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
    """The prices of the best mix of figures: a linear programme with a row for each thing and for each block."""
    rows = [*map(float, stock), *(float(block.times) for block in blocks)]
    return Simplex(rows, list(columns_of(blocks, len(stock), wanted))).solve()[: len(stock)]


def columns_of(blocks: Sequence[Block], things: int, wanted: Sequence[int]) -> Iterator[Column]:
    for number, block in enumerate(blocks):
        for figure in block.figures:
            uses = {each: float(count) for each, count in figure.uses.items()}
            yield float(figure.points), {**uses, things + number: 1.0}
    for thing in wanted:
        yield 0.0, {thing: -1.0}  # more than wanted


class Simplex:
    """The most points for columns that add up to the rows exactly; begins with forbidden columns that do."""

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
        """The column comes in, and whichever is used up first goes out."""
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
