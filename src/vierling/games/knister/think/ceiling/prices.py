"""A bound without any dice: every line plays on its own and pays for what it takes.

In a grid every number is in one row and one column, and no two numbers share more than one line. So whatever a player
does, all lines together pay exactly twice the price of every number, and at most the price of every pair once. What a
line can win on its own, minus what it pays, is found backwards from the last round. Any prices give a bound, as long as
those of pairs are not negative; the best ones are found by descent.
"""

from dataclasses import dataclass
from functools import cache

import numpy as np

from vierling.games.knister.think.ceiling import kernels
from vierling.games.knister.think.ceiling.descent import Descent
from vierling.games.knister.think.ceiling.kernels import Code, Prices, Trader
from vierling.games.knister.think.ceiling.variant import Variant, lines_of
from vierling.lab.compiling import can_compile, compile_together

STEPS = 200
HEAT, LEAST_HEAT = 0.3, 0.01  # points
RATE, LEAST_RATE = 0.1, 0.002
CHECKED = 20  # steps from one look at the bound itself to the next


@cache
def code() -> type[Code]:
    """Machine code where there is numba."""
    return compile_together(Code, kernels) if can_compile() else Code


@dataclass(frozen=True, slots=True)
class Priced:
    variant: Variant
    prices: Prices
    straight: Trader  # a row or column
    diagonal: Trader
    bound: float


def nothing(variant: Variant) -> Prices:
    rounds, numbers = variant.rounds, len(variant.ways)
    return Prices(np.zeros((rounds, numbers)), np.zeros((rounds, numbers, numbers)))


def for_diagonals(prices: Prices) -> Prices:
    """They pay for pairs alone: how many of the numbers are on a diagonal is left to the player."""
    return Prices(np.zeros_like(prices.rounds), prices.pairs)


def often(variant: Variant) -> Prices:
    """How often all lines together pay each price, at most."""
    odds, earlier = variant.odds, np.arange(variant.rounds)
    return Prices(
        2 * np.tile(odds, (variant.rounds, 1)), earlier[:, None, None] * odds[None, :, None] * odds[None, None, :]
    )


def trade(variant: Variant, prices: Prices, factor: int, heat: float) -> Trader:
    lines = lines_of(variant)
    trader = Trader(lines, prices, float(factor), np.zeros((variant.rounds + 1, len(lines.points))))
    code().value_line(trader, heat)
    return trader


def lines_win(variant: Variant, straight: Trader, diagonal: Trader) -> float:
    """What all lines together win on average, each on its own."""
    return float(2 * variant.side * straight.values[0, 0] + 2 * diagonal.values[0, 0])


def price(variant: Variant, prices: Prices, heat: float = 0.0) -> Priced:
    """With heat the bound is a little higher than it has to be, and smooth."""
    if prices.pairs.min() < 0:
        raise ValueError("prices of pairs must not be negative")
    straight = trade(variant, prices, 1, heat)
    diagonal = trade(variant, for_diagonals(prices), variant.factor, heat)
    paid = sum(float((each * times).sum()) for each, times in zip(prices, often(variant), strict=True))
    return Priced(variant, prices, straight, diagonal, lines_win(variant, straight, diagonal) + paid)


def slope(priced: Priced, heat: float) -> Prices:
    """How much the bound changes with each price."""
    variant = priced.variant
    used, crossing, most = nothing(variant), nothing(variant), often(variant)
    code().follow_line(priced.straight, heat, 2.0 * variant.side, used)
    code().follow_line(priced.diagonal, heat, 2.0, crossing)
    return Prices(most.rounds - used.rounds, most.pairs - used.pairs - crossing.pairs)


def find_prices(variant: Variant, steps: int = STEPS) -> Priced:
    """The prices with the lowest bound that the descent comes across."""
    prices = nothing(variant)
    descent, best = Descent(prices, 0.9, 0.99, 1e-6), price(variant, prices)
    for step in range(1, steps + 1):
        left = 1 - step / steps
        heat, rate = HEAT * left**2 + LEAST_HEAT, RATE * left + LEAST_RATE
        descent.step(slope(price(variant, prices, heat), heat), (rate, rate))
        np.maximum(prices.pairs, 0.0, out=prices.pairs)
        if step % CHECKED == 0 or step == steps:
            best = min(best, price(variant, Prices(*map(np.copy, prices))), key=lambda each: each.bound)
    return best
