"""Tubyrinth alone, many matches at once: what `envs.batch` steps."""

from collections.abc import Sequence
from functools import cache

import numpy as np
from numpy.typing import NDArray

from vierling.games.tubyrinth.rules.board import Board, board_of
from vierling.games.tubyrinth.rules.book import BOARDS, CARDS
from vierling.games.tubyrinth.rules.encoding import encode_board
from vierling.games.tubyrinth.rules.laying import all_moves
from vierling.games.tubyrinth.rules.options import Options
from vierling.games.tubyrinth.rules.pipeline import EMPTY
from vierling.games.tubyrinth.rules.tiles import SIDE, TILES, Placement
from vierling.games.tubyrinth.rules.view import show
from vierling.games.tubyrinth.think import stepping, water
from vierling.games.tubyrinth.think.pipes import ORDER
from vierling.games.tubyrinth.think.stepping import LAID, ROCKS, Boards, Box, Lays, Rows, TableCode, blank_rows
from vierling.games.tubyrinth.think.water import BORDERS, PIPES, WORD
from vierling.lab.compiling import compile_together
from vierling.lab.tables import Matches, Tables
from vierling.play.draws import FULL


@cache
def fast_code() -> type[TableCode]:
    # They allocate nothing, so they need no reference counts.
    return compile_together(TableCode, water, stepping, _nrt=False)


def words_of(borders: int) -> list[int]:
    return [borders >> WORD * word & FULL for word in range(BORDERS)]


def boards_of(options: Options) -> Boards:
    """The one that was agreed on, or the fronts of all cards in the box."""
    texts = [options.board] if options.board else [BOARDS[f"{card}a"] for card in CARDS]
    boards = [board_of(text) for text in texts]
    return Boards(
        np.array([0 if options.over_rocks else board.rocks for board in boards], np.uint64),
        np.array([encode_empty(board) for board in boards], np.int16),
        np.array([[words_of(1 << mark.border) for mark in board.marks] for board in boards], np.uint64),
    )


def encode_empty(board: Board) -> list[int]:
    return encode_board(show(None, board, EMPTY, wet=False))[: LAID - ROCKS]


def lays_of(placements: Sequence[Placement]) -> Lays:
    tiles = [ORDER[each.tile] for each in placements]
    return Lays(
        np.array([each.mask for each in placements], np.uint64),
        np.array(tiles, np.int8),
        np.array([(SIDE * each.row + each.column, 4 * each.flipped + each.turns) for each in placements], np.int16),
        np.array([[words_of(pipe) for pipe in (*each.pipes, 0)[:PIPES]] for each in placements], np.uint64),
        np.searchsorted(tiles, range(len(TILES) + 1)),
    )


class TubyrinthTables(Tables):
    def set_up(self, matches: Matches) -> Rows:
        options = matches.options
        moves = all_moves(options)
        self.rows = blank_rows(matches.rows, len(moves))
        lays = lays_of([move for move in moves if isinstance(move, Placement)])
        self._box = Box(boards_of(options), lays, options.least(0), options.water)
        return self.rows

    def renew(self, over: NDArray[np.bool_]) -> None:
        fast_code().begin(self._box, self.rows, self.seed, over)

    def advance(self, actions: NDArray[np.int64], rewards: NDArray[np.float64], over: NDArray[np.bool_]) -> None:
        fast_code().step(self._box, self.rows, actions, rewards, over)
