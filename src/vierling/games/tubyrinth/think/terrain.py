"""Obstacles and ground as masks of cells: groups, growth, pockets."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import TypeVar

from vierling.games.tubyrinth.rules.board import GROUND, ROCK, Board, Mark
from vierling.games.tubyrinth.rules.tiles import CELLS, PLACEMENTS, SIDE, SIDES

Item = TypeVar("Item")

EVERYWHERE = (1 << CELLS) - 1
LEFT = sum(1 << SIDE * row for row in range(SIDE))
RIGHT = LEFT << SIDE - 1
LIES = tuple({placement.mask for placement in PLACEMENTS.values()})  # all sets of cells that a tile can cover
EDGE = tuple(
    mark for cell in range(CELLS) for side in SIDES for mark in [Mark(cell, side)] if mark.at_edge
)  # where a mark may be


def spread(mask: int) -> int:
    """The cells next to these."""
    return (mask << SIDE | mask >> SIDE | (mask & ~RIGHT) << 1 | (mask & ~LEFT) >> 1) & EVERYWHERE & ~mask


BESIDE = tuple(tuple(cell for cell in range(CELLS) if spread(1 << each) >> cell & 1) for each in range(CELLS))


def cells_of(mask: int) -> list[int]:
    cells = []
    while mask:
        cells.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return cells


def group_at(cell: int, mask: int) -> int:
    """All cells of the mask that are connected to this one."""
    group, new = 0, 1 << cell & mask
    while new:
        group |= new
        new = spread(group) & mask
    return group


def groups(mask: int) -> Iterator[int]:
    while mask:
        group = group_at(mask.bit_length() - 1, mask)
        yield group
        mask &= ~group


def grow(rocks: int, size: int, rng: Random) -> int:
    """Obstacles grow next to obstacles, so large groups grow faster."""
    grown = cells_of(rocks)
    while len(grown) < size:
        cell = pick(BESIDE[pick(grown, rng)], rng)
        if not rocks >> cell & 1:
            rocks |= 1 << cell
            grown.append(cell)
    return rocks


def pick(cells: Sequence[Item], rng: Random) -> Item:
    return cells[rng.randrange(len(cells))]


def scatter(size: int, seeds: int, rng: Random) -> int:
    rocks = 0
    while rocks.bit_count() < seeds:
        rocks |= 1 << rng.randrange(CELLS)
    return grow(rocks, size, rng)


def fill_pockets(rocks: int, cell: int) -> int:
    """Put obstacles also where no tile fits, and where no pipe from this cell can get."""
    before = -1
    while rocks != before:
        before = rocks
        lies = 0
        for mask in LIES:
            if not mask & rocks:
                lies |= mask
        rocks = EVERYWHERE & ~group_at(cell, lies)
    return rocks


def make_board(rocks: int, start: Mark, end: Mark) -> Board:
    signs = "".join(ROCK if rocks >> cell & 1 else GROUND for cell in range(CELLS))
    return Board(tuple(signs[SIDE * row : SIDE * (row + 1)] for row in range(SIDE)), start, end)
