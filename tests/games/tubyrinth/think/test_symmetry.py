"""Boards that are the same to a player."""

from games.tubyrinth.think.boards import REAL, draw_large
from vierling.games.tubyrinth.rules.board import read_board
from vierling.games.tubyrinth.think.symmetry import canonical, mirror, reverse, same_boards, turn


def test_a_quarter_clockwise_takes_rocks_and_marks_along() -> None:
    board = read_board("###...../......../......../......../......../......../......../......../d1N/a2W")
    assert str(turn(board)) == ".......#/.......#/.......#/......../......../......../......../......../h4E/g1N"
    assert turn(turn(turn(turn(REAL)))) == REAL


def test_a_mirror_swaps_left_and_right() -> None:
    board = read_board("###...../......../......../......../......../......../......../......../d1N/a2W")
    assert str(mirror(board)) == ".....###/......../......../......../......../......../......../......../e1N/h2E"
    assert mirror(mirror(REAL)) == REAL


def test_sixteen_boards_are_the_same_and_one_stands_for_them() -> None:
    same = set(same_boards(REAL))
    assert len(same) == 4 * 2 * 2
    assert {REAL, turn(REAL), mirror(REAL), reverse(REAL)} <= same
    assert {canonical(board) for board in same} == {canonical(REAL)}
    assert canonical(REAL) in same


def test_other_boards_are_not_the_same() -> None:
    assert len({canonical(draw_large(seed, 20)) for seed in range(20)}) == 20
