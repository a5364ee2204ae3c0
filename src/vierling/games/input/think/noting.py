"""What may lie under each stone: `rules/knowledge.py` on arrays, for matches that are played with notes."""

import numpy as np
from numpy.typing import NDArray

from vierling.games.input.rules.stones import FACES, KINDS, STONES
from vierling.games.input.think.kernels import KNOWN, TOP, UNDER, Ints

SETS = 1 << STONES  # of kinds
SIDES_OF = np.array([[FACES.index(face) for face in kind] for kind in KINDS], np.int8)
UNFIT = -1

Flags = NDArray[np.bool_]
Sides = NDArray[np.int8]


def face_under(t: Ints, stone: int, kind: int) -> int:
    """What is under a stone if it is of this kind, or UNFIT."""
    for side in range(2):
        under = SIDES_OF[kind, 1 - side]
        if SIDES_OF[kind, side] == t[TOP + stone] and (t[KNOWN + stone] == 0 or t[UNDER + stone] == under):
            return int(under)
    return UNFIT


def take_notes(t: Ints, seat: int, sets: Flags, notes: Sides) -> None:
    """A bit for each face that may be under each stone of a seat. By set of kinds: `first` says whether as many of the
    first stones can be of these, `last` whether all others can be of the kinds that are left."""
    first, last = sets[0], sets[1]
    first[:], last[:] = False, False
    first[0] = last[SETS - 1] = True
    for kinds in range(SETS):
        if first[kinds]:
            add_one(t, seat, kinds, first)
    for number in range(STONES):
        notes[seat * STONES + number] = 0
    for kinds in range(SETS - 2, -1, -1):
        stone = seat * STONES + size_of(kinds)
        for kind in range(STONES):
            if kinds >> kind & 1 == 0 and last[kinds | 1 << kind]:
                under = face_under(t, stone, kind)
                if under != UNFIT:
                    last[kinds] = True
                    notes[stone] |= np.int8(first[kinds]) << under


def add_one(t: Ints, seat: int, kinds: int, first: Flags) -> None:
    stone = seat * STONES + size_of(kinds)
    for kind in range(STONES):
        if kinds >> kind & 1 == 0 and face_under(t, stone, kind) != UNFIT:
            first[kinds | 1 << kind] = True


def size_of(kinds: int) -> int:
    size = 0
    while kinds:
        kinds &= kinds - 1
        size += 1
    return size
