"""What all games need as machine code, such as the draws of `play/draws.py`; it needs numba."""

import numpy as np
from numpy.typing import NDArray

from vierling.lab.compiling import kernel
from vierling.play import draws

Word = np.uint64

STEP = np.uint64(draws.STEP)
PLACES = np.uint64(draws.PLACES)
ONE = np.uint64(1)
WORD = np.uint64(draws.WORD)
LEGAL = -1  # no action was masked


@kernel
def mix(number: Word) -> Word:
    number = (number ^ (number >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    number = (number ^ (number >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return number ^ (number >> np.uint64(31))


@kernel
def key_of(seed: Word, match: int, whose: int) -> Word:
    key = mix(np.uint64(seed) + STEP)
    key = mix((key ^ np.uint64(match)) + STEP)
    return mix((key ^ np.uint64(whose)) + STEP)


@kernel
def below(key: Word, turn: int, bound: int) -> int:
    """What `Random.randrange(bound)` gives as the first draw of a turn: a number that is too big is drawn again."""
    return draw(key, turn, bound, spare_of(bound))


@kernel
def spare_of(bound: int) -> Word:
    """How many bits of a word a number below this bound does not need."""
    spare = WORD
    while bound:
        bound >>= 1
        spare -= ONE
    return spare


@kernel
def draw(key: Word, turn: int, bound: int, spare: Word) -> int:
    place = np.uint64(turn) << PLACES
    while True:
        # Two at a time: then the processor need not guess whether the first one will do.
        place += ONE + ONE
        first, second = np.int64(mix(key + (place - ONE) * STEP) >> spare), np.int64(mix(key + place * STEP) >> spare)
        number = first if first < bound else second
        if number < bound:
            return int(number)


@kernel
def find_masked(masks: NDArray[np.int8], actions: NDArray[np.int64]) -> int:
    """The first row whose action is not legal, or `LEGAL`."""
    for row in range(len(actions)):
        if not 0 <= actions[row] < masks.shape[1] or not masks[row, actions[row]]:
            return row
    return LEGAL
