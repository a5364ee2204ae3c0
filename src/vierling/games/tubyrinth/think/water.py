"""Where the water gets, and how many tiles count (R-P1, R-P2): `rules/pipeline.py` on arrays.

Tiles are a bit each; a layout is the action that laid each tile, or NO_TILE.
"""

import numpy as np
from numpy.typing import NDArray

from vierling.games.tubyrinth.rules.tiles import ALL_TILES

Words = NDArray[np.uint64]  # the borders of a mark or a pipe
Layout = NDArray[np.int64]

WORD = 64
BORDERS = 3  # words for all borders of a board
PIPES = 2  # of a tile, at most
NO_TILE = -1
ARRIVES = 1 << ALL_TILES  # a bit beside those of the tiles


def flood(pipes: Words, marks: Words, layout: Layout, tiles: int) -> int:
    """Which of these tiles get wet, and whether the water arrives."""
    first, second, third = marks[0, 0], marks[0, 1], marks[0, 2]
    wet, rising = 0, True
    while rising:
        rising = False
        for tile in range(ALL_TILES):
            if tiles >> tile & 1 and layout[tile] != NO_TILE:
                for pipe in pipes[layout[tile]]:
                    if pipe[0] & first | pipe[1] & second | pipe[2] & third:
                        rising |= bool(pipe[0] & ~first | pipe[1] & ~second | pipe[2] & ~third)
                        first, second, third = first | pipe[0], second | pipe[1], third | pipe[2]
                        wet |= 1 << tile
    arrives = marks[1, 0] & first | marks[1, 1] & second | marks[1, 2] & third
    return wet | ARRIVES if arrives else wet


def connects(pipes: Words, marks: Words, layout: Layout, tiles: int) -> bool:
    return flood(pipes, marks, layout, tiles) & ARRIVES != 0


def list_spare(pipes: Words, marks: Words, layout: Layout, tiles: int) -> int:
    """The tiles without any one of which the water still arrives."""
    spare = 0
    for tile in range(ALL_TILES):
        if tiles >> tile & 1 and connects(pipes, marks, layout, tiles & ~(1 << tile)):
            spare |= 1 << tile
    return spare


def count_tiles(pipes: Words, marks: Words, layout: Layout) -> int:
    """R-P2: how many tiles the largest set has that connects and needs each of its tiles."""
    laid = 0
    for tile in range(ALL_TILES):
        laid |= int(layout[tile] != NO_TILE) << tile
    if not connects(pipes, marks, layout, laid):
        return 0
    # A tile whose removal disconnects is in every such set, so only the others have to be tried.
    spare = gone = list_spare(pipes, marks, layout, laid)
    best = 0
    while gone >= 0:
        left = laid & ~gone
        if count(left) > best and connects(pipes, marks, layout, left) and not list_spare(pipes, marks, layout, left):
            best = count(left)
        gone = (gone - 1) & spare if gone else -1
    return best


def count(tiles: int) -> int:
    found = 0
    while tiles:
        tiles &= tiles - 1
        found += 1
    return found
