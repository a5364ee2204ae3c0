"""The rules counted a second time, by other means: complex numbers for cells, sets for borders, every subset tried.

Written from the table of tiles in the rules and nothing in the package, so that the two can be compared.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations, product

# Row, column and the sides with a mouth; a bar separates the two pipes of one tile.
TABLE = """
I3  (0,0)N (1,0)W (2,0)E
L3  (0,0)N (0,1)S (1,0)S
I4  (0,0)N (0,1)S (0,2)N (0,3)E
L4  (0,1)W (1,1)E (2,1)E (2,0)S
T4  (0,0)N,S (0,1) (0,2)E (1,1)E
S4  (0,1)N (1,1)S (1,0)N (2,0)W
O4  (0,0)N (0,1)N | (1,0)S (1,1)E
"""
# A cell is column + row * 1j, so a quarter clockwise is a factor of 1j (rows grow downwards).
STEPS = {"N": -1j, "E": 1 + 0j, "S": 1j, "W": -1 + 0j}
Border = frozenset[complex]  # the two cells on its sides


@dataclass(frozen=True)
class Laid:
    """A tile on the board, the same wherever it came from."""

    tile: str
    cells: frozenset[complex]
    pipes: frozenset[frozenset[Border]]
    text: str


@dataclass(frozen=True)
class Ground:
    free: frozenset[complex]
    start: Border
    end: Border


def pieces() -> Iterator[tuple[str, list[list[tuple[complex, list[complex]]]]]]:
    for line in TABLE.strip().splitlines():
        name, described = line.split(maxsplit=1)
        yield (
            name,
            [
                [
                    (int(column) + int(row) * 1j, [STEPS[side] for side in sides.split(",") if side])
                    for row, column, sides in re.findall(r"\((\d),(\d)\)([NESW,]*)", pipe)
                ]
                for pipe in described.split("|")
            ],
        )


PIECES = dict(pieces())


def lay(tile: str, flipped: bool, turns: int, row: int, column: int) -> Laid:
    """Flipped first, then turned, then pushed so that its bounding square begins at the cell."""
    pipes = PIECES[tile]
    moved = [
        [(turn(cell, flipped, turns), [turn(way, flipped, turns) for way in ways]) for cell, ways in pipe]
        for pipe in pipes
    ]
    cells = [cell for pipe in moved for cell, _ in pipe]
    shift = column - min(cell.real for cell in cells) + (row - min(cell.imag for cell in cells)) * 1j
    return Laid(
        tile,
        frozenset(cell + shift for cell in cells),
        frozenset(
            frozenset(frozenset({cell + shift, cell + shift + way}) for cell, ways in pipe for way in ways)
            for pipe in moved
        ),
        f"{tile}{'f' * flipped}{f'r{turns}' * (turns > 0)}@{'abcdefgh'[column]}{row + 1}",
    )


def turn(number: complex, flipped: bool, turns: int) -> complex:
    return (-number.conjugate() if flipped else number) * 1j**turns


def read_laid(text: str) -> Laid:
    found = re.fullmatch(r"(\w\d)(f?)(?:r(\d))?@([a-h])(\d)", text)
    assert found
    tile, flipped, turns, column, row = found.groups()
    return lay(tile, bool(flipped), int(turns or 0), int(row) - 1, "abcdefgh".index(column))


def ground_of(word: str, rocks: bool = True) -> Ground:
    """A board in one word."""
    *rows, start, end = word.split("/")
    cells = {column + row * 1j: sign for row, signs in enumerate(rows) for column, sign in enumerate(signs)}
    free = frozenset(cell for cell, sign in cells.items() if sign == "." or not rocks)
    return Ground(free, mark(start), mark(end))


def mark(text: str) -> Border:
    cell = "abcdefgh".index(text[0]) + (int(text[1]) - 1) * 1j
    return frozenset({cell, cell + STEPS[text[2]]})


def placements(ground: Ground, flip: bool = True) -> list[Laid]:
    """Everywhere a single tile may lie."""
    places = product(PIECES, (False, True) if flip else (False,), range(4), range(8), range(8))
    every = (lay(*place) for place in places)
    return [laid for laid in every if laid.cells <= ground.free]


def reaches(ground: Ground, tiles: Iterable[Laid]) -> bool:
    pipes = [pipe for laid in tiles for pipe in laid.pipes]
    wet: set[Border] = {ground.start}
    while more := [pipe for pipe in pipes if pipe & wet and not pipe <= wet]:
        wet = wet.union(*more)
    return ground.end in wet


def is_tight(ground: Ground, tiles: Iterable[Laid]) -> bool:
    """Start and end are connected, and every tile is needed."""
    tiles = set(tiles)
    return reaches(ground, tiles) and not any(reaches(ground, tiles - {each}) for each in tiles)


def most_needed(ground: Ground, tiles: Iterable[Laid]) -> int:
    """R-P2 word for word: the largest of all subsets that is tight."""
    tiles = list(tiles)
    subsets = (subset for size in range(len(tiles), 0, -1) for subset in combinations(tiles, size))
    return next((len(subset) for subset in subsets if is_tight(ground, subset)), 0)


def layouts(ground: Ground, flip: bool = True) -> set[frozenset[Laid]]:
    """All sets of tiles without overlap in which every tile is needed."""
    return {tiles for tiles in chains(ground, flip) if is_tight(ground, tiles)}


def chains(ground: Ground, flip: bool = True) -> set[frozenset[Laid]]:
    """All sets of tiles without overlap that a walk from start to end visits, shortcuts or not."""
    meeting: dict[Border, list[Laid]] = {}
    for laid in placements(ground, flip):
        for border in {border for pipe in laid.pipes for border in pipe}:
            meeting.setdefault(border, []).append(laid)
    found: set[frozenset[Laid]] = set()

    def follow(border: Border, tiles: frozenset[Laid], passed: frozenset[frozenset[Border]]) -> None:
        if border == ground.end and tiles:
            found.add(tiles)
            return
        names = {each.tile for each in tiles}
        cells = {cell for each in tiles for cell in each.cells}
        for laid in meeting.get(border, []):
            if (laid.tile not in names and cells.isdisjoint(laid.cells)) or laid in tiles:
                for pipe in laid.pipes - passed:
                    if border in pipe:
                        for way_out in pipe - {border}:
                            follow(way_out, tiles | {laid}, passed | {pipe})

    follow(ground.start, frozenset(), frozenset())
    return found
