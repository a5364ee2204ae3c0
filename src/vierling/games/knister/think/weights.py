"""The trained weights: packed, as we ship them; and unpacked, in whole parts of a point, as the bots use them."""

import zlib
from array import array
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from vierling.games.knister.rules.sheet import ROUNDS
from vierling.games.knister.think.contents import FACTORS, OPEN, POINTS
from vierling.games.knister.think.pairs import CLASSES, GROUPS, KIND_OF, KINDS, MIRRORED, TYPES

UNIT = 50  # parts of a point
PAGE = CLASSES * CLASSES
LINES_PACKED = ROUNDS * len(KINDS) * OPEN
# A pair has the same value seen from either line: only one of the two is packed, and half of it where lines are alike.
PACKED = tuple(type_ for type_ in range(TYPES) if type_ <= MIRRORED[type_])
FACTOR_OF = {kind: FACTORS[KIND_OF.index(kind)] for kind in KINDS}


class Values(NamedTuple):
    lines: "array[int]"  # by round, kind and content
    pairs: bytearray  # by group of rounds, type, class and class: signed bytes


def unpack(packed: bytes) -> Values:
    flat = zlib.decompress(packed)
    lines = array("h")
    half = LINES_PACKED
    lines.frombytes(bytes(byte for pair in zip(flat[:half], flat[half : 2 * half], strict=True) for byte in pair))
    return Values(with_points(lines), unpack_pairs(memoryview(flat)[2 * half :]))


def with_points(lines: "array[int]") -> "array[int]":
    """A finished line is worth its points."""
    done = [array("h", (UNIT * FACTOR_OF[kind] * points for points in POINTS[OPEN:])) for kind in KINDS]
    whole = array("h")
    for part in range(ROUNDS * len(KINDS)):
        whole += lines[part * OPEN : (part + 1) * OPEN] + done[part % len(KINDS)]
    return whole


def unpack_pairs(packed: memoryview) -> bytearray:
    pairs = bytearray(GROUPS * TYPES * PAGE)
    pages = ((group * TYPES + type_, group * TYPES + MIRRORED[type_]) for group in range(GROUPS) for type_ in PACKED)
    for number, (page, mirrored) in enumerate(pages):
        unpack_page(packed[number * PAGE : (number + 1) * PAGE], pairs, page * PAGE, mirrored * PAGE)
    return pairs


def unpack_page(packed: memoryview, pairs: bytearray, page: int, mirrored: int) -> None:
    for row in range(CLASSES):
        first = row if page == mirrored else 0
        values = packed[row * CLASSES + first : (row + 1) * CLASSES]
        pairs[page + row * CLASSES + first : page + (row + 1) * CLASSES] = values
        pairs[mirrored + first * CLASSES + row : mirrored + PAGE : CLASSES] = values


@cache
def shipped() -> Values:
    return unpack(files("vierling.games.knister.think").joinpath("weights.bin").read_bytes())
