"""A board with its solutions, the ones with most tiles first; or with what lies on it, if that leads nowhere."""

from collections import deque
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from vierling.coach.picture import Cell, Picture, Point
from vierling.games.tubyrinth.rules.board import ROCK, Board, Mark, board_of
from vierling.games.tubyrinth.rules.tiles import ALL_TILES, CELLS, PLACEMENTS, SIDE, Placement
from vierling.games.tubyrinth.rules.view import View
from vierling.games.tubyrinth.think.solver import PIPELINE, solve

Place = tuple[int, int]  # row and column
MOST = 3  # solutions
EDGE = {"N": (-0.5, 0.0), "E": (0.0, 0.5), "S": (0.5, 0.0), "W": (0.0, -0.5)}


def draw(view: View) -> tuple[Picture, ...]:
    if view.own is None:
        return ()
    board, laid = board_of(view.own.board), [PLACEMENTS[text] for text in view.own.laid]
    over_rocks = view.options.mode == "rookie"
    for tiles in reversed(PIPELINE):
        asked: dict[str, Any] = {"flip": view.options.flip, "over_rocks": over_rocks, "laid": laid}
        found = solve(board, tiles=(tiles,), most=MOST, **asked).layouts
        if found:
            return tuple(draw_board(board, layout, f"{tiles} of {ALL_TILES} tiles") for layout in found)
    return (draw_board(board, laid, "no solution"),)


def draw_board(board: Board, laid: "list[Placement] | tuple[Placement, ...]", title: str) -> Picture:
    tile_at = {cell: placement.tile for placement in laid for cell in placement.cells}
    rocks = "".join(board.rows)
    cells = [Cell(*divmod(cell, SIDE), blocked=rocks[cell] == ROCK, group=tile_at.get(cell)) for cell in range(CELLS)]
    lines = [line for placement in laid for line in pipes_of(placement)]
    marks = [mark_line(mark) for mark in (board.start, board.end)]
    return Picture(title, SIDE, SIDE, tuple(cells), (*lines, *marks))


def pipes_of(placement: Placement) -> Iterator[tuple[Point, ...]]:
    """From each mouth through the tile's cells to the next mouth of the same pipe."""
    cells = frozenset(divmod(cell, SIDE) for cell in placement.cells)
    for pipe in placement.mouths:
        for first, second in pairwise(pipe):
            yield (mouth(*first), *path(cells, first[:2], second[:2]), mouth(*second))


def path(cells: frozenset[Place], first: Place, second: Place) -> tuple[Place, ...]:
    """The shortest way inside a tile."""
    ways: deque[tuple[Place, ...]] = deque([(first,)])
    while ways[0][-1] != second:
        way = ways.popleft()
        row, column = way[-1]
        for step in ((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)):
            if step in cells and step not in way:
                ways.append((*way, step))
    return ways[0]


def mouth(row: int, column: int, side: str) -> Point:
    down, right = EDGE[side]
    return row + down, column + right


def mark_line(mark: Mark) -> tuple[Point, ...]:
    down, right = EDGE[mark.side]
    outer = mark.row + 1.6 * down, mark.column + 1.6 * right
    return outer, mouth(mark.row, mark.column, mark.side)
