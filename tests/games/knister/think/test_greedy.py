"""The greedy bot: examples a person can check."""

from random import Random

from vierling import Match, knister
from vierling.games.knister.think.greedy import choose, sure_points


def after(rolls: str) -> Match:
    """A solo match after entries like `5+3 c3`, with the last roll still to be written."""
    match = Match("knister")
    for word in rolls.split():
        if "+" in word:
            match.roll(word)
        else:
            match.play(0, word)
    return match


def choices(match: Match) -> set[str]:
    moves = list(match.state.moves(0))
    return {knister.write(choose(match.view(0), moves, Random(seed))) for seed in range(50)}


def test_it_finishes_the_big_straight() -> None:
    match = after("1+1 a1 1+2 b1 2+2 c1 2+3 d1 3+3")
    assert choices(match) == {"e1"}  # 12 points for 2 3 4 5 6


def test_it_prefers_four_equal_to_a_pair_and_a_diagonal_to_a_row() -> None:
    match = after("4+4 b1 4+4 c1 4+4 d1 4+4")
    assert choices(match) == {"a1", "e1"}  # four equal guarantee 6 at either end of the row
    match = after("4+4 c3 4+4")
    diagonals = {"a1", "b2", "d4", "e5", "e1", "d2", "b4", "a5"}
    assert choices(match) <= diagonals  # a pair guarantees 1, doubled here


def test_among_equal_cells_it_keeps_away_from_the_diagonals() -> None:
    match = after("4+4")
    diagonals = {"a1", "b2", "c3", "d4", "e5", "e1", "d2", "b4", "a5"}
    found = choices(match)
    assert len(found) > 5
    assert not found & diagonals


def test_points_are_sure_when_nothing_can_spoil_them() -> None:
    assert sure_points((0, 0, 0, 0, 0)) == 0
    assert sure_points((0, 0, 0, 9, 9)) == 1
    assert sure_points((0, 0, 7, 7, 7)) == 3
    assert sure_points((0, 5, 5, 6, 6)) == 3
    assert sure_points((0, 6, 6, 6, 6)) == 6
    assert sure_points((0, 2, 3, 4, 5)) == 0  # a straight is worth nothing until it is finished
    assert sure_points((2, 3, 4, 5, 6)) == 12
