"""A third opinion: OR-Tools' CP-SAT, with an independent model, finds the same layouts."""

import pytest

from games.tubyrinth.think.boards import REAL
from vierling.games.tubyrinth.rules.board import read_board
from vierling.games.tubyrinth.think import reference
from vierling.games.tubyrinth.think.constraints import all_layouts
from vierling.games.tubyrinth.think.pipes import NUMBERED
from vierling.games.tubyrinth.think.question import ask
from vierling.games.tubyrinth.think.solver import PIPELINE, solve

# Tiles around O4: its idle pipe joins two that follow each other anyway, or makes a shortcut.
ROUND = [
    "########/########/########/########/#..#####/.....###/......##/#.....##/e8S/b8S",
    "########/########/########/########/###.####/.....###/......##/#......#/e8S/b8S",
    "########/########/########/########/#.....##/.....###/.#.....#/......##/a8S/b8S",
]


@pytest.mark.parametrize("flip", [False, True])
def test_kernel_reference_and_constraints_agree_on_the_real_board(flip: bool) -> None:
    found = solve(REAL, flip=flip)
    layouts = {frozenset(layout) for layout in found.layouts}
    assert all_layouts(REAL, range(5, 8), flip) == layouts
    plain = reference.search(ask(REAL, tiles=PIPELINE, flip=flip, keep=10_000, steps=100_000))
    assert {frozenset(NUMBERED[place] for place in layout) for layout in plain.layouts} == layouts
    assert plain.complete
    assert found.complete


@pytest.mark.parametrize("word", ROUND)
def test_all_agree_about_the_idle_pipe_of_o4(word: str) -> None:
    board = read_board(word)
    found = solve(board, tiles=range(1, 8))
    assert found.complete
    assert all_layouts(board, range(1, 8), flip=True) == {frozenset(layout) for layout in found.layouts}
