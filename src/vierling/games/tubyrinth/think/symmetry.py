"""Boards that are the same to a player: rotated, mirrored, or with the water running the other way."""

from collections.abc import Iterator

from vierling.games.tubyrinth.rules.board import Board, Mark
from vierling.games.tubyrinth.rules.tiles import SIDE, SIDES


def turn(board: Board) -> Board:
    """A quarter clockwise."""
    rows = tuple("".join(column) for column in zip(*reversed(board.rows), strict=True))
    return Board(rows, *map(turn_mark, board.marks))


def turn_mark(mark: Mark) -> Mark:
    cell = SIDE * mark.column + SIDE - 1 - mark.row
    return Mark(cell, SIDES[(SIDES.index(mark.side) + 1) % len(SIDES)])


def mirror(board: Board) -> Board:
    """Left and right change places."""
    return Board(tuple(row[::-1] for row in board.rows), *map(mirror_mark, board.marks))


def mirror_mark(mark: Mark) -> Mark:
    return Mark(SIDE * mark.row + SIDE - 1 - mark.column, {"E": "W", "W": "E"}.get(mark.side, mark.side))


def reverse(board: Board) -> Board:
    """Start and end change places: every layout still solves it."""
    return Board(board.rows, board.end, board.start)


def same_boards(board: Board) -> Iterator[Board]:
    for side in (board, mirror(board)):
        for _ in SIDES:
            side = turn(side)  # noqa: PLW2901 - a quarter more
            yield from (side, reverse(side))


def canonical(board: Board) -> Board:
    """One board for all that are the same: the first in the order of their texts."""
    return min(same_boards(board), key=str)
