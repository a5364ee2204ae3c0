"""Simulated annealing, for both searches. Runs in plain Python on lists, and as machine code on arrays.

Numbers are swapped at random. A swap that makes the sheet worse may be kept too, but less often the more it costs and
the colder it has become.
"""

from math import exp

from vierling.lab.compiling import MutableRow

Ints = MutableRow[int]

HOT, COLD = 3.0, 0.25  # points
WORD = 0xFFFFFFFF


def draw(dice: Ints, below: int) -> int:
    """The next number of a small generator that is the same on both backends."""
    x = dice[0]
    x ^= (x << 13) & WORD
    x ^= x >> 17
    x ^= (x << 5) & WORD
    dice[0] = x
    return x % below


def accepts(dice: Ints, gain: int, heat: float) -> bool:
    return gain >= 0 or draw(dice, 1 << 20) < exp(gain / heat) * (1 << 20)


def cool(step: int, steps: int) -> float:
    return float(HOT * (COLD / HOT) ** (step / steps))


def copy(source: Ints, into: Ints) -> None:
    for place in range(len(source)):
        into[place] = source[place]
