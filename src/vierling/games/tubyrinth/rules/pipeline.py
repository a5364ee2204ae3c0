"""How far water gets on a board, and which tiles of a pipeline count (R-P1, R-P2)."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from vierling.games.tubyrinth.rules.board import Board
from vierling.games.tubyrinth.rules.tiles import ALL_TILES, Mouth, Placement, border

LEAST = 5  # tiles in a pipeline
Layout = tuple[Placement | None, ...]  # one entry per tile, in the order of `TILES`
EMPTY: Layout = (None,) * ALL_TILES


@dataclass(frozen=True, slots=True)
class Flow:
    """Where the water is. If it arrives, `counts` names the tiles that it needs."""

    wet: tuple[tuple[str, int], ...]  # tile, and which of its pipes
    drips: tuple[Mouth, ...]  # open ends that leak, as cell and side
    reach: int  # how many tiles water reaches
    arrives: bool
    counts: tuple[str, ...]


def tiles_of(layout: Layout) -> tuple[Placement, ...]:
    return tuple(placement for placement in layout if placement)


@lru_cache(maxsize=4096)
def flow(board: Board, layout: Layout) -> Flow:
    tiles = tiles_of(layout)
    water = flood(board.start.border, tiles)
    wet = [(tile, pipe) for tile in tiles for pipe, mouths in enumerate(tile.pipes) if mouths & water]
    return Flow(
        tuple((tile.tile, pipe) for tile, pipe in wet),
        tuple(mouth for mouth in open_ends(tiles, wet) if not is_mark(board, mouth)),
        len({tile.tile for tile, _ in wet}),
        bool(water >> board.end.border & 1),
        tuple(tile.tile for tile in counted(board, tiles)),
    )


def flood(source: int, tiles: Sequence[Placement]) -> int:
    """All borders that get wet when water enters at one: if one mouth of a pipe is wet, all of them are."""
    pipes = [pipe for tile in tiles for pipe in tile.pipes]
    water, before = 1 << source, 0
    while water != before:
        before = water
        for pipe in pipes:
            if pipe & water:
                water |= pipe
    return water


def open_ends(tiles: Sequence[Placement], wet: Sequence[tuple[Placement, int]]) -> list[Mouth]:
    """R-P1: mouths of wet pipes that meet no other pipe."""
    pipes = [pipe for tile in tiles for pipe in tile.pipes]
    single = 0
    for pipe in pipes:
        single ^= pipe  # mouths that meet share a border and cancel out
    return [mouth for tile, pipe in wet for mouth in tile.mouths[pipe] if single >> border(*mouth) & 1]


def is_mark(board: Board, mouth: Mouth) -> bool:
    row, column, side = mouth
    return any((mark.row, mark.column, mark.side) == (row, column, side) for mark in board.marks)


def connects(board: Board, tiles: Sequence[Placement]) -> bool:
    return bool(flood(board.start.border, tiles) >> board.end.border & 1)


def is_needed(board: Board, tiles: Sequence[Placement]) -> bool:
    """Whether removing any one of them disconnects start and end."""
    return not any(connects(board, [*tiles[:place], *tiles[place + 1 :]]) for place in range(len(tiles)))


def counted(board: Board, tiles: Sequence[Placement]) -> tuple[Placement, ...]:
    """R-P2: the largest set of laid tiles that connects and needs each of its tiles; empty if nothing connects."""
    if not connects(board, tiles):
        return ()
    # A tile whose removal disconnects is in every such set, so only the others have to be tried.
    spare = [place for place in range(len(tiles)) if connects(board, [*tiles[:place], *tiles[place + 1 :]])]
    best: tuple[Placement, ...] = ()
    for choice in range(1 << len(spare)):
        gone = {place for bit, place in enumerate(spare) if choice >> bit & 1}
        left = [tile for place, tile in enumerate(tiles) if place not in gone]
        if len(left) > len(best) and connects(board, left) and is_needed(board, left):
            best = tuple(left)
    return best
