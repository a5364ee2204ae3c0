"""What both searches share. Runs as plain Python on lists, and as machine code on arrays.

Numbers are swapped at random; what makes the sheet worse is kept too, but the more seldom the worse it is and the
colder it has become.
"""

from collections.abc import MutableSequence
from math import exp

Ints = MutableSequence[int]

HOT, COLD = 3.0, 0.25  # points
WORD = 0xFFFFFFFF


def draw(dice: Ints, below: int) -> int:
    """The next number of a small generator that is the same in every backend."""
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
