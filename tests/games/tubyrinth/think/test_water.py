"""Which tiles count is the same on arrays as by the rules, also with tiles that the pipeline does not need."""

from random import Random

import numpy as np
import pytest

from vierling.games.tubyrinth.rules.board import board_of
from vierling.games.tubyrinth.rules.book import BOARDS
from vierling.games.tubyrinth.rules.laying import all_moves, free_lays
from vierling.games.tubyrinth.rules.options import Options
from vierling.games.tubyrinth.rules.pipeline import Layout, counted, tiles_of
from vierling.games.tubyrinth.rules.tiles import TILES, Placement
from vierling.games.tubyrinth.think.solver import first
from vierling.games.tubyrinth.think.tabling import boards_of, lays_of
from vierling.games.tubyrinth.think.water import NO_TILE, count_tiles

LAYS = [move for move in all_moves(Options()) if isinstance(move, Placement)]


def with_spare_tiles(name: str, rng: Random) -> Layout:
    """A solution with five tiles, and whichever others find room beside it."""
    board = board_of(BOARDS[name])
    laid = {tile.tile: tile for tile in first(board, tiles=[5]) or ()}
    for tile in TILES:
        layout = tuple(laid.get(each) for each in TILES)
        room = [each for each in free_lays(board.rocks, layout, True) if each.tile == tile]
        if tile not in laid and room:
            laid[tile] = rng.choice(room)
    return tuple(laid.get(tile) for tile in TILES)


@pytest.mark.parametrize("name", ["1a", "3b", "7a", "12b"])
def test_spare_tiles_do_not_count(name: str) -> None:
    rng, board = Random(1), board_of(BOARDS[name])
    boards, lays = boards_of(Options(board=name)), lays_of(LAYS)
    for _ in range(10):
        layout = with_spare_tiles(name, rng)
        places = np.array([NO_TILE if tile is None else LAYS.index(tile) for tile in layout])
        assert len(tiles_of(layout)) > 5
        assert count_tiles(lays.pipes, boards.marks[0], places) == len(counted(board, tiles_of(layout)))
