"""The rules on arrays: a grid is the contents of its lines, by number, and which cells are taken.

Every function runs in plain Python on lists, and as machine code on arrays. The tables come from `contents.py`, and
so from the printed sheet.
"""

from typing import NamedTuple

from vierling.games.knister.rules.sheet import CELLS, LINES, LINES_THROUGH, SIDE
from vierling.games.knister.think.contents import FACTORS, NEXT, POINTS, SUMS
from vierling.lab import compiling

Row = compiling.Row[int]
MutableRow = compiling.MutableRow[int]
COUNT = len(LINES)
THROUGH = SIDE  # places for the lines through a cell: how many, then which


class Rules(NamedTuple):
    after: Row  # by content and sum: the content then
    points: Row  # by content
    factors: Row  # by line
    through: Row  # by cell: how many lines, then which
    cells: Row  # by line


class Position(NamedTuple):
    contents: MutableRow  # by line
    taken: MutableRow  # by cell; at the end, how many are


def list_through() -> list[int]:
    return [place for lines in LINES_THROUGH for place in (len(lines), *lines, *(0,) * (THROUGH - 1 - len(lines)))]


def list_rules() -> Rules:
    return Rules(NEXT, POINTS, FACTORS, list_through(), [cell for line in LINES for cell in line.cells])


def clear(position: Position) -> None:
    for line in range(COUNT):
        position.contents[line] = 0
    for cell in range(CELLS + 1):
        position.taken[cell] = 0


def write(rules: Rules, position: Position, cell: int, number: int) -> None:
    """Sums count from 0."""
    contents, through, after = position.contents, rules.through, rules.after
    position.taken[cell] = 1
    position.taken[CELLS] += 1
    for place in range(cell * THROUGH + 1, cell * THROUGH + 1 + through[cell * THROUGH]):
        contents[through[place]] = after[contents[through[place]] * SUMS + number]


def score_grid(rules: Rules, grid: Row) -> int:
    """Of a full grid: its sums by cell, counting from 0."""
    total = 0
    for line in range(COUNT):
        content = 0
        for place in range(line * SIDE, line * SIDE + SIDE):
            content = rules.after[content * SUMS + grid[rules.cells[place]]]
        total += rules.factors[line] * rules.points[content]
    return total


def score(rules: Rules, position: Position) -> int:
    total = 0
    for line in range(COUNT):
        total += rules.factors[line] * rules.points[position.contents[line]]
    return total
