"""The seven tiles as printed, and every way to lay one. Neither is repeated anywhere else.

A placement is a tile's name, whether it is flipped, its clockwise quarter turns, and the cell of the top left corner
of its bounding box.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property

SIDE = 8
CELLS = SIDE * SIDE
COLUMNS = "abcdefgh"
NAMES = tuple(f"{COLUMNS[cell % SIDE]}{cell // SIDE + 1}" for cell in range(CELLS))
SIDES = "NESW"  # clockwise: a quarter turn is one step

Mouth = tuple[int, int, str]  # row, column, side
Pipe = tuple[Mouth, ...]


@dataclass(frozen=True, slots=True)
class Shape:
    """A tile in some orientation: its cells, and its pipes by their mouths."""

    cells: tuple[tuple[int, int], ...]
    pipes: tuple[Pipe, ...]

    @property
    def height(self) -> int:
        return 1 + max(row for row, _ in self.cells)

    @property
    def width(self) -> int:
        return 1 + max(column for _, column in self.cells)


# Cells and mouths are read off a photograph of the game. O4 has two separate pipes, every other tile has one.
TILES: dict[str, Shape] = {
    "I3": Shape(((0, 0), (1, 0), (2, 0)), (((0, 0, "N"), (1, 0, "W"), (2, 0, "E")),)),
    "L3": Shape(((0, 0), (0, 1), (1, 0)), (((0, 0, "N"), (0, 1, "S"), (1, 0, "S")),)),
    "I4": Shape(((0, 0), (0, 1), (0, 2), (0, 3)), (((0, 0, "N"), (0, 1, "S"), (0, 2, "N"), (0, 3, "E")),)),
    "L4": Shape(((0, 1), (1, 1), (2, 1), (2, 0)), (((0, 1, "W"), (1, 1, "E"), (2, 1, "E"), (2, 0, "S")),)),
    "T4": Shape(((0, 0), (0, 1), (0, 2), (1, 1)), (((0, 0, "N"), (0, 0, "S"), (0, 2, "E"), (1, 1, "E")),)),
    "S4": Shape(((0, 1), (1, 1), (1, 0), (2, 0)), (((0, 1, "N"), (1, 1, "S"), (1, 0, "N"), (2, 0, "W")),)),
    "O4": Shape(((0, 0), (0, 1), (1, 0), (1, 1)), (((0, 0, "N"), (0, 1, "N")), ((1, 0, "S"), (1, 1, "E")))),
}
ALL_TILES = len(TILES)


def turn(shape: Shape) -> Shape:
    """A quarter clockwise."""
    last = shape.height - 1
    return Shape(
        tuple((column, last - row) for row, column in shape.cells),
        tuple(
            tuple((column, last - row, SIDES[(SIDES.index(side) + 1) % 4]) for row, column, side in pipe)
            for pipe in shape.pipes
        ),
    )


def flip(shape: Shape) -> Shape:
    """The back: left and right swap."""
    last = shape.width - 1
    mirrored = {"E": "W", "W": "E"}
    return Shape(
        tuple((row, last - column) for row, column in shape.cells),
        tuple(
            tuple((row, last - column, mirrored.get(side, side)) for row, column, side in pipe) for pipe in shape.pipes
        ),
    )


@cache  # thousands of placements share these few
def orient(tile: str, flipped: bool, turns: int) -> Shape:
    if turns:
        return turn(orient(tile, flipped, turns - 1))
    return flip(TILES[tile]) if flipped else TILES[tile]


# From a cell's top left corner to where its border begins.
STEPS = {"N": (0, 0), "S": (1, 0), "W": (0, 0), "E": (0, 1)}


def border(row: int, column: int, side: str) -> int:
    """The number of a cell's border, the same from the cell on the other side."""
    down, right = STEPS[side]
    upright = SIDE * (SIDE + 1) if side in "EW" else 0
    return upright + (row + down) * (SIDE + (side in "EW")) + column + right


@dataclass(frozen=True)
class Placement:
    """A tile on the board; text is its repr."""

    tile: str
    flipped: bool
    turns: int
    row: int
    column: int

    @property
    def shape(self) -> Shape:
        return orient(self.tile, self.flipped, self.turns)

    @cached_property
    def cells(self) -> tuple[int, ...]:
        return tuple(sorted(SIDE * (self.row + row) + self.column + column for row, column in self.shape.cells))

    @cached_property
    def mask(self) -> int:
        """One bit per cell."""
        return sum(1 << cell for cell in self.cells)

    @cached_property
    def pipes(self) -> tuple[int, ...]:
        """For each pipe, one bit per border where it has a mouth."""
        return tuple(
            sum(1 << border(self.row + row, self.column + column, side) for row, column, side in pipe)
            for pipe in self.shape.pipes
        )

    @cached_property
    def mouths(self) -> tuple[Pipe, ...]:
        """The same as cells and sides."""
        return tuple(
            tuple((self.row + row, self.column + column, side) for row, column, side in pipe)
            for pipe in self.shape.pipes
        )

    @cached_property
    def text(self) -> str:
        turned = f"r{self.turns}" if self.turns else ""
        return f"{self.tile}{'f' * self.flipped}{turned}@{NAMES[SIDE * self.row + self.column]}"

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return self.text


def all_placements() -> Iterator[Placement]:
    """Ordered by tile, side, turn and cell, without duplicates."""
    for tile in TILES:
        for flipped in (False, True):
            for turns in range(4):
                shape = orient(tile, flipped, turns)
                for row in range(SIDE - shape.height + 1):
                    for column in range(SIDE - shape.width + 1):
                        yield Placement(tile, flipped, turns, row, column)


PLACEMENTS: dict[str, Placement] = {str(placement): placement for placement in all_placements()}
