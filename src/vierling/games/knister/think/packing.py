"""The trained weights of Knister, packed as we ship them: whole parts of a point, one byte for a pair."""

import zlib

import numpy as np
from numpy.typing import NDArray

from vierling.games.knister.rules.sheet import ROUNDS
from vierling.games.knister.think.contents import ALL, OPEN
from vierling.games.knister.think.pairs import CLASSES, GROUPS, KINDS, MIRRORED, TYPES
from vierling.games.knister.think.weights import PACKED, UNIT

Floats = NDArray[np.float32]
SMALL = 1  # parts of a point: pairs that are worth no more than this are left out


def pack(lines: Floats, pairs: Floats) -> bytes:
    whole = np.rint(lines.reshape(ROUNDS * len(KINDS), ALL)[:, :OPEN] * UNIT).astype("<i2")
    low, high = whole.ravel().view(np.uint8).reshape(-1, 2).T  # low bytes and high bytes pack better apart
    flat = low.tobytes() + high.tobytes() + pack_pairs(pairs)
    return zlib.compress(flat)


def pack_pairs(pairs: Floats) -> bytes:
    most = np.iinfo(np.int8).max
    pages = np.rint(pairs.reshape(GROUPS, TYPES, CLASSES, CLASSES) * UNIT).clip(-most, most).astype(np.int8)
    pages[abs(pages) <= SMALL] = 0
    for type_ in PACKED:
        if MIRRORED[type_] == type_:
            pages[:, type_] = np.triu(pages[:, type_])
    return pages[:, list(PACKED)].tobytes()
