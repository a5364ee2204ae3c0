"""Every pipe of every placement, numbered, and the openings through which water passes from one to the next.

An opening is a border of a cell and a direction. Water that leaves a pipe through an opening enters every pipe with a
mouth at `back(opening)`.
"""

from dataclasses import dataclass
from functools import cached_property

from vierling.games.tubyrinth.rules.board import Mark
from vierling.games.tubyrinth.rules.tiles import PLACEMENTS, SIDE, TILES, Mouth, Placement, border

OPENINGS = 2 * 2 * SIDE * (SIDE + 1)
NUMBERED: tuple[Placement, ...] = tuple(PLACEMENTS.values())
PLACE: dict[Placement, int] = {placement: number for number, placement in enumerate(NUMBERED)}
ORDER = {tile: number for number, tile in enumerate(TILES)}


def opening(row: int, column: int, side: str) -> int:
    return 2 * border(row, column, side) + (side in "NW")


def back(way: int) -> int:
    """The same border in the other direction."""
    return way ^ 1


def out_of(mark: Mark) -> int:
    """The opening through which water leaves the board at a mark."""
    return opening(mark.row, mark.column, mark.side)


@dataclass(frozen=True)
class Pipe:
    number: int
    place: int  # the number of its placement
    tile: int
    borders: int  # a bit for each border with a mouth
    mouths: tuple[Mouth, ...]
    other: int  # the second pipe of the same tile, or -1

    @cached_property
    def mask(self) -> int:
        return NUMBERED[self.place].mask

    @cached_property
    def openings(self) -> tuple[int, ...]:
        return tuple(opening(*mouth) for mouth in self.mouths)


def number_pipes() -> tuple[Pipe, ...]:
    pipes: list[Pipe] = []
    for place, placement in enumerate(NUMBERED):
        first = len(pipes)
        for number, (borders, mouths) in enumerate(zip(placement.pipes, placement.mouths, strict=True), first):
            other = 2 * first + 1 - number if len(placement.pipes) > 1 else -1
            pipes.append(Pipe(number, place, ORDER[placement.tile], borders, mouths, other))
    return tuple(pipes)


def find_leavers() -> tuple[tuple[int, ...], ...]:
    """For each opening, the pipes whose water can leave through it."""
    leavers: list[list[int]] = [[] for _ in range(OPENINGS)]
    for pipe in PIPES:
        for way in pipe.openings:
            leavers[way].append(pipe.number)
    return tuple(map(tuple, leavers))


PIPES = number_pipes()
LEAVERS = find_leavers()
