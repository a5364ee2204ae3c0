"""Trained weights: those we ship, those that somebody trained at home, and those from which learning starts."""

import lzma
from array import array
from contextlib import suppress
from functools import cache, lru_cache
from importlib.resources import files
from math import exp, log

from vierling.game import Unreadable
from vierling.games.tuefteln.rules.paper import Paper, read_paper
from vierling.games.tuefteln.rules.sheet import BONUS, COLOURS, FREE, SHIPPED
from vierling.games.tuefteln.think.evaluation import PRICE_AT, PRICES, ROOM_AT, SIZE, SQUARE_AT, STAGES, UNIT
from vierling.games.tuefteln.think.features import COLOUR_PAIRS, ROOMS
from vierling.games.tuefteln.think.kernels import ALL_SQUARES, NINE, PATTERNS
from vierling.games.tuefteln.think.patterns import BIN_UNIT, BINS
from vierling.games.tuefteln.think.steady import FREEDOM, expected_points
from vierling.games.tuefteln.think.steady import UNIT as WHOLE

MARK = b"tuefteln table 1 "  # then the sheet, to the end of the line, and the weights, packed


def pack(paper: Paper, weights: list[int]) -> bytes:
    """Small whole numbers: low bytes and high bytes, which are mostly zero, pack better apart."""
    flat = array("h", weights).tobytes()
    return MARK + str(paper).encode() + b"\n" + lzma.compress(flat[::2] + flat[1::2], preset=1)


def unpack(packed: bytes) -> "tuple[Paper, array[int]]":
    head, _, rest = packed.partition(b"\n")
    flat = b""
    with suppress(lzma.LZMAError):
        flat = lzma.decompress(rest)
    if not head.startswith(MARK) or len(flat) != 2 * SIZE:
        raise Unreadable("no-trained-weights", "these are not trained weights")
    both = bytearray(2 * SIZE)
    both[::2], both[1::2] = flat[:SIZE], flat[SIZE:]
    weights = array("h")
    weights.frombytes(both)
    return read_paper(head.removeprefix(MARK).decode()), weights


def first_weights(paper: Paper) -> "array[float]":
    """What `steady` goes by: the expected points of each square, the bonus by its chance, and the ways left."""
    weights: array[float] = array("f", [0.0]) * SIZE
    squares = [expected_points(square) / WHOLE * UNIT for square in ALL_SQUARES]
    weights[SQUARE_AT : SQUARE_AT + STAGES * NINE * PATTERNS] = array("f", squares * (STAGES * NINE))
    prices = [BONUS * exp(-price / BIN_UNIT) * UNIT for price in range(BINS)]
    for stage in range(STAGES):
        weights[PRICE_AT + stage * PRICES : PRICE_AT + stage * PRICES + BINS] = array("f", prices)
        rooms = [FREEDOM * log(1 + ways_left(paper, stage, room)) * UNIT for room in range(ROOMS)]
        weights[ROOM_AT + stage * ROOMS : ROOM_AT + (stage + 1) * ROOMS] = array("f", rooms)
    return weights


def ways_left(paper: Paper, stage: int, room: int) -> int:
    """How many entries a sheet with this room has; 0 for a room that it cannot have."""
    left = (FREE - 2 * (stage + 1)) // 2
    if paper.side == "B":
        base = COLOUR_PAIRS + 1
        pairs = [room // base**place % base for place in range(len(COLOURS) - 1)]
    else:
        pairs = [1] * (room & (1 << len(paper.bridges())) - 1).bit_count()
    pairs.append(max(left - sum(pairs), 0))
    return sum(2 * count * (2 * count - 1) for count in pairs)


LEARNED: "dict[Paper, array[int]]" = {}  # trained at home


def learn(packed: bytes) -> Paper:
    """From now on the bots play by these weights on their sheet."""
    paper, weights = unpack(packed)
    LEARNED[paper] = weights
    return paper


@cache
def shipped(side: str) -> "array[int]":
    return unpack(files("vierling.games.tuefteln.think").joinpath(f"{side}.bin").read_bytes())[1]


def is_trained(paper: Paper) -> bool:
    return paper in LEARNED or str(paper) in SHIPPED.values()


def weights_of(paper: Paper) -> "array[int]":
    """The trained weights of a sheet; if there are none, what `steady` goes by."""
    if paper in LEARNED:
        return LEARNED[paper]
    return shipped(paper.side) if is_trained(paper) else whole_first_weights(paper)


@lru_cache(maxsize=16)
def whole_first_weights(paper: Paper) -> "array[int]":
    return array("h", map(round, first_weights(paper)))
