"""The pipes as arrays, for the kernel."""

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from vierling.games.tubyrinth.rules.tiles import SIDE
from vierling.games.tubyrinth.think.pipes import LEAVERS, NUMBERED, ORDER, PIPES

MOUTHS = 4  # of a pipe, at most
TILE = SIDE * (SIDE - 1)  # the first bit of a word that is not one of the borders of a kind
HALF = SIDE * (SIDE + 1)  # borders of one kind: water crosses them up and down, or sideways


class Tables(NamedTuple):
    """By pipe, except for the last four. Two words hold the borders inside the board; at its edge nothing is joined."""

    place: NDArray[np.int64]
    tile: NDArray[np.int64]
    other: NDArray[np.int64]
    mask: NDArray[np.uint64]
    level: NDArray[np.uint64]  # the borders that water crosses up or down
    upright: NDArray[np.uint64]
    words: NDArray[np.uint64]  # all that can make a pipe unfit: cells, then borders; from `TILE` on, a bit for the tile
    openings: NDArray[np.int64]  # padded with -1
    bits: NDArray[np.uint64]  # the border of each opening, as in `level` and `upright`
    first: NDArray[np.int64]  # by opening, where its pipes begin in `leavers`
    leavers: NDArray[np.int64]
    lays: NDArray[np.uint64]  # by placement: cells, tile, flipped


def inner_bit(number: int) -> tuple[int, int]:
    """One bit in either of two words for a border inside the board, no bit for one at its edge."""
    if number < HALF:
        row, column = divmod(number, SIDE)
        return (1 << (row - 1) * SIDE + column if 0 < row < SIDE else 0), 0
    row, column = divmod(number - HALF, SIDE + 1)
    return 0, (1 << row * (SIDE - 1) + column - 1 if 0 < column < SIDE else 0)


def words_of(borders: int) -> tuple[int, int]:
    pairs = [inner_bit(number) for number in range(2 * HALF) if borders >> number & 1]
    return sum(pair[0] for pair in pairs), sum(pair[1] for pair in pairs)


@cache
def tables() -> Tables:
    words = [words_of(pipe.borders) for pipe in PIPES]
    unfit = [
        (pipe.mask, level | 1 << TILE + pipe.tile, upright) for pipe, (level, upright) in zip(PIPES, words, strict=True)
    ]
    openings = [(*pipe.openings, *[-1] * (MOUTHS - len(pipe.openings))) for pipe in PIPES]
    first = np.cumsum([0, *map(len, LEAVERS)], dtype=np.int64)
    lays = [(placement.mask, ORDER[placement.tile], placement.flipped) for placement in NUMBERED]
    return Tables(
        np.array([pipe.place for pipe in PIPES], np.int64),
        np.array([pipe.tile for pipe in PIPES], np.int64),
        np.array([pipe.other for pipe in PIPES], np.int64),
        np.array([pipe.mask for pipe in PIPES], np.uint64),
        np.array([level for level, _ in words], np.uint64),
        np.array([upright for _, upright in words], np.uint64),
        np.array(unfit, np.uint64),
        np.array(openings, np.int64),
        np.array([inner_bit(number) for number in range(2 * HALF)], np.uint64),
        first,
        np.array([pipe for pipes in LEAVERS for pipe in pipes], np.int64),
        np.array(lays, np.uint64),
    )
