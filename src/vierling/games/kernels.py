"""The same draws as in `draws.py`, for numba; only `lab` and `bots` import kernels."""

from typing import Any

import numpy as np
from numba import njit

from vierling.games import draws

Word = Any  # an unsigned number of 64 bits: numba derives the types itself

STEP = np.uint64(draws.STEP)
PLACES = np.uint64(draws.PLACES)
ONE = np.uint64(1)
WORD = np.uint64(draws.WORD)


@njit(cache=True)
def mix(number: Word) -> Word:
    number = (number ^ (number >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    number = (number ^ (number >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return number ^ (number >> np.uint64(31))


@njit(cache=True)
def key_of(seed: Word, match: int, whose: int) -> Word:
    key = mix(np.uint64(seed) + STEP)
    key = mix((key ^ np.uint64(match)) + STEP)
    return mix((key ^ np.uint64(whose)) + STEP)


@njit(cache=True)
def below(key: Word, turn: int, bound: int) -> Any:
    """What `Random.randrange(bound)` gives as the first draw of a turn: numbers beyond the bound are drawn again."""
    spare = WORD
    left = bound
    while left:
        left >>= 1
        spare -= ONE
    place = np.uint64(turn) << PLACES
    while True:
        place += ONE
        number = np.int64(mix(key + place * STEP) >> spare)
        if number < bound:
            return number
