"""What every board must satisfy, according to the solver."""

import pytest

from vierling.games.tubyrinth.rules.board import Board
from vierling.games.tubyrinth.think.grade import difficulty, grade
from vierling.games.tubyrinth.think.solver import count
from vierling.games.tubyrinth.think.terrain import fill_pockets

ALL = 1_000_000  # steps


def assert_sound(board: Board, graded: int, lays: float, solutions: dict[int, int]) -> None:
    """As the generator promises, and with the figures it claims."""
    found, unflipped = count(board, steps=ALL), count(board, flip=False, steps=ALL)
    assert found.complete
    assert unflipped.complete
    assert found.counts == solutions
    assert all(unflipped.counts.values())
    assert count(board, tiles=range(1, 5)).total == 0
    figure = difficulty(board)
    assert figure == pytest.approx(lays, abs=0.05)  # the book rounds
    assert grade(figure or 0) == graded
    assert graded < 5 or solutions[7] == 1
    assert board.start.cell != board.end.cell


def assert_no_pockets(board: Board) -> None:
    assert fill_pockets(board.rocks, board.start.cell) == board.rocks
