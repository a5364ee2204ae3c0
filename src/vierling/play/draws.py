"""Chance by counter: each draw follows from seed, match, whose it is and its place, not from the draws before it.

So a match can be played alone, in any process and on arrays (`kernels.py`), and meets the same dice.
"""

from random import Random
from typing import Any

DICE = 0  # whose draws; a seat's are at its number + 1
STEP = 0x9E3779B97F4A7C15  # this and `mix`: SplitMix64, by Steele, Lea and Flood (2014)
PLACES = 32  # bits for the draws of one turn
WORD = 64
FULL = (1 << WORD) - 1


def mix(number: int) -> int:
    number = ((number ^ (number >> 30)) * 0xBF58476D1CE4E5B9) & FULL
    number = ((number ^ (number >> 27)) * 0x94D049BB133111EB) & FULL
    return number ^ (number >> 31)


def key_of(seed: int, match: int, whose: int) -> int:
    key = 0
    for part in (seed, match, whose):
        key = mix((key ^ part) + STEP & FULL)
    return key


class Draws(Random):
    """The draws of the dice or of one seat in one match, for everything that wants a `Random`."""

    def __init__(self, seed: int, match: int, whose: int = DICE) -> None:
        super().__init__()
        self.key = key_of(seed & FULL, match, whose)
        self.place = 0

    def seed(self, *_args: Any, **_words: Any) -> None:
        """A counter needs no other seed."""

    def begin(self, turn: int) -> None:
        """Go to the first draw of a turn or round."""
        self.place = turn << PLACES

    def getrandbits(self, k: int, /) -> int:
        number = 0
        for _ in range(0, k, WORD):
            self.place += 1
            number = number << WORD | mix(self.key + self.place * STEP & FULL)
        return number >> (-k % WORD)

    def random(self) -> float:
        return float(self.getrandbits(53)) * 2.0**-53
