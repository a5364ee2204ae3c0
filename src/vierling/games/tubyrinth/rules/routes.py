"""How pipes run inside a tile, for those who draw it."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache

from vierling.games.tubyrinth.rules.tiles import Shape

Place = tuple[int, int]  # row, column

STEPS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}


@cache
def route(shape: Shape) -> Mapping[Place, tuple[int, frozenset[str]]]:
    """For every cell, which of the tile's pipes runs through it and to which sides: a pipe joins all its mouths."""
    found: dict[Place, tuple[int, frozenset[str]]] = {}
    for number, pipe in enumerate(shape.pipes):
        arms: dict[Place, set[str]] = {}
        for row, column, side in pipe:
            arms.setdefault((row, column), set()).add(side)
        for one, side, other in links(shape.cells, list(arms)):
            arms.setdefault(one, set()).add(side)
            arms.setdefault(other, set()).add(OPPOSITE[side])
        found.update({place: (number, frozenset(sides)) for place, sides in arms.items()})
    return found


def links(cells: Collection[Place], ends: Sequence[Place]) -> Iterable[tuple[Place, str, Place]]:
    """The steps that join all ends, each by its shortest path to the first."""
    came_from: dict[Place, tuple[str, Place]] = {}
    reached = [ends[0]]
    for place in reached:
        for side, (down, right) in STEPS.items():
            other = place[0] + down, place[1] + right
            if other in cells and other not in reached:
                reached.append(other)
                came_from[other] = OPPOSITE[side], place
    for end in ends:
        place = end
        while place in came_from:
            side, before = came_from[place]
            yield place, side, before
            place = before
