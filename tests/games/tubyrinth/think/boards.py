"""Boards to try the solver on."""

from random import Random

from vierling.games.tubyrinth.rules.board import Board, read_board
from vierling.games.tubyrinth.rules.book import PHOTOGRAPHED
from vierling.games.tubyrinth.think.terrain import EDGE, EVERYWHERE, cells_of, make_board, pick, scatter, spread

REAL = read_board(PHOTOGRAPHED)
EMPTY = read_board("/".join(["........"] * 8 + ["a1N", "h8E"]))


def draw_small(seed: int, size: int) -> Board:
    """A corner of ground, `size` cells in one piece, with both marks at its edge."""
    rng = Random(f"small {seed}")
    ground = 1
    while ground.bit_count() < size:
        ground |= 1 << pick([cell for cell in cells_of(spread(ground)) if cell % 8 < 5 and cell < 40], rng)
    marks = [mark for mark in EDGE if ground >> mark.cell & 1]
    rng.shuffle(marks)
    return make_board(EVERYWHERE & ~ground, marks[0], marks[1])


def draw_large(seed: int, rocks: int) -> Board:
    rng = Random(f"large {seed}")
    mask = scatter(rocks, 8, rng)
    marks = [mark for mark in EDGE if not mask >> mark.cell & 1]
    rng.shuffle(marks)
    return make_board(mask, marks[0], marks[1])
