"""What a match has come past, as hashes: for positions that occur three times, and for `superko`.

A hash has 64 bits: no two tables of a match will ever share one.
"""

import numpy as np
from numpy.typing import NDArray

from vierling.games.input.rules.cards import PLACES
from vierling.games.input.rules.stones import STONES
from vierling.games.input.rules.turns import REPETITIONS
from vierling.games.input.think.kernels import (
    AT,
    CARDS,
    CELLS,
    FILLED,
    FINISHED,
    HELD,
    MOST_SEATS,
    MOVER,
    PLAYERS,
    SCORE,
    SIDES,
    TOP,
    Ints,
)
from vierling.lab.kernels import Word, mix
from vierling.play import draws

Words = NDArray[np.uint64]

PUSHED_UP = MOST_SEATS * (CELLS + 1) * SIDES  # where the marks of finished cards begin
MARKS = np.array([draws.mix(draws.STEP * (at + 1) & draws.FULL) for at in range(PUSHED_UP + CARDS)], np.uint64)
POINTS = 64  # more than anybody ever has

# Where a position leaves its mark among those met: its highest bits say in which word, the next ones in which bit.
MET = 16
WORDS_FROM, BITS_FROM, LAST_BIT = np.uint64(60), np.uint64(54), np.uint64(63)


def layout_of(t: Ints, r: Ints, to: int) -> Word:
    """All that can be seen of stones and cards at the end of a turn that lays the stone in hand there."""
    seen = np.uint64(0)
    for seat in range(r[PLAYERS]):
        for stone in range(seat * STONES, seat * STONES + STONES):
            at = to if stone == t[HELD] else t[AT + stone]
            if at < PLACES and t[FINISHED] == 0:
                at = CELLS  # R-I11: back to the supply
            seen += MARKS[(seat * (CELLS + 1) + min(at, CELLS)) * SIDES + t[TOP + stone]]
    for card in range(CARDS):
        if t[FINISHED + card] == 1 and t[FILLED + card] > 0:
            seen += MARKS[PUSHED_UP + card]
    return seen


def position_of(t: Ints, r: Ints, layout: Word) -> Word:
    """With whose turn it is, and the points."""
    told = t[MOVER]
    for seat in range(r[PLAYERS]):
        told = told * POINTS + t[SCORE + seat]
    return layout + mix(np.uint64(told))


def is_new(met: Words, position: Word) -> bool:
    """Whether this position has certainly not occurred. A bit for each that has: most are told apart by that alone."""
    word, bit = position >> WORDS_FROM, np.uint64(1) << (position >> BITS_FROM & LAST_BIT)
    new = met[word] & bit == np.uint64(0)
    met[word] |= bit
    return bool(new)


def is_repeated(past: Words) -> bool:
    """Whether the newest of these has occurred often enough."""
    found, now = 0, past[-1]
    for turn in range(len(past)):
        found += past[turn] == now
    return found >= REPETITIONS


def keep_new(t: Ints, r: Ints, layouts: Words, places: Ints, found: int) -> int:
    """Of these places for the stone in hand, those that lead to a layout that nobody has seen."""
    kept = 0
    for at in range(found):
        layout, new = layout_of(t, r, places[at]), True
        for turn in range(len(layouts)):
            new = new and layouts[turn] != layout
        if new:
            places[kept] = places[at]
            kept += 1
    return kept
