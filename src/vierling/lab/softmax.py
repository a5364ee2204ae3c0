"""Mistakes like a person's: small losses are common, large ones rare. The softmax is kept as whole weights by loss.

`weigh_losses` and `draw_place` run in plain Python on lists, and as machine code on arrays.
"""

from math import exp

from vierling.lab.compiling import MutableRow, Row

SURE = (1,)  # no mistakes; among equals, all are as likely
FINEST = 1 << 20


def softmax_of(temperature: float, unit: int) -> tuple[int, ...]:
    """By loss, in parts of a point: e times less likely for every `temperature` points."""
    weights = (round(FINEST * exp(-loss / temperature / unit)) for loss in range(FINEST))
    return tuple(iter(weights.__next__, 0))


def weigh_losses(values: MutableRow[int], count: int, softmax: Row[int]) -> int:
    """Replaces each value by its weight; returns the sum of all weights."""
    best = values[0]
    for place in range(1, count):
        best = max(best, values[place])
    total = 0
    for place in range(count):
        loss = best - values[place]
        values[place] = softmax[loss] if loss < len(softmax) else 0
        total += values[place]
    return total


def draw_place(weights: Row[int], drawn: int) -> int:
    """The place whose weight contains this number."""
    place = -1
    while drawn >= 0:
        place += 1
        drawn -= weights[place]
    return place
