"""A position as a picture: cells, what stands in them, what they are worth, and lines across them.

A game brings pictures; who draws them, and by which library, is no concern of the game's.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from vierling.kit import kit_of

Point = tuple[float, float]  # row and column; the middle of the first cell is 0, 0


@dataclass(frozen=True, slots=True)
class Cell:
    row: int
    column: int
    text: str = ""
    value: float | None = None  # what it is worth to write or lay something here
    blocked: bool = False
    group: str | None = None  # cells of a group have the same colour


@dataclass(frozen=True, slots=True)
class Picture:
    title: str
    rows: int
    columns: int
    cells: tuple[Cell, ...]
    lines: tuple[tuple[Point, ...], ...] = ()


Pictures = Callable[[Any], Sequence[Picture]]  # of a view; several if there is more than one thing to show


def pictures_of(game_name: str, view: Any) -> Sequence[Picture]:
    """Empty for a game that brings none, and for a view in which there is nothing to see yet."""
    load = kit_of(game_name).pictures
    return load()(view) if load else ()
