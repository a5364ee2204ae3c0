"""Erring like people: a small loss often, a large one seldom, by whole weights that fall with the loss.

`weigh_losses` and `draw_place` run in plain Python on lists, and as machine code on arrays of numpy.
"""

from collections.abc import MutableSequence, Sequence
from math import exp

SURE = (1,)  # never errs, and between equals anything goes
FINEST = 1 << 20


def softmax_of(temperature: float, unit: int) -> tuple[int, ...]:
    """By loss, in parts of a point: e times less likely for every `temperature` points."""
    weights = (round(FINEST * exp(-loss / temperature / unit)) for loss in range(FINEST))
    return tuple(iter(weights.__next__, 0))


def weigh_losses(values: MutableSequence[int], count: int, temper: Sequence[int]) -> int:
    """The sum of all weights; each stands then in place of its value."""
    best = values[0]
    for place in range(1, count):
        best = max(best, values[place])
    total = 0
    for place in range(count):
        loss = best - values[place]
        values[place] = temper[loss] if loss < len(temper) else 0
        total += values[place]
    return total


def draw_place(weights: Sequence[int], drawn: int) -> int:
    """In whose weight this number lies."""
    place = -1
    while drawn >= 0:
        place += 1
        drawn -= weights[place]
    return place
