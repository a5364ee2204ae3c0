"""The greedy bot of Tüfteln: examples a person can check."""

from random import Random

from vierling import Match, tuefteln
from vierling.games.tuefteln.think.greedy import choose, points_now


def after(entries: str, side: str = "A") -> Match:
    """A solo match after rolls and entries like `5+3 b1+c1`, with the last roll still to be written."""
    match = Match("tuefteln", side=side)
    for word in entries.split():
        if word[0].isdigit():
            match.roll(word)
        else:
            match.play(0, word)
    return match


def choices(match: Match) -> set[str]:
    moves = list(match.state.moves(0))
    return {tuefteln.write(choose(match.view(0), moves, Random(seed))) for seed in range(60)}


def test_it_finishes_a_square_of_four_equal() -> None:
    # a1 is printed 5; the bridge b2-c2 finishes the square, with the 5 on its left
    match = after("5+5 b1+a2 1+5")
    assert choices(match) == {"c2+b2"}


def test_it_takes_the_square_that_scores_more() -> None:
    # On B the square of a1 lacks only b2 and the square of c3 only d3, both violet. A 6 in b2 makes four equal, 5
    # points; a 1 or a 6 in d3 makes a pair, 2 points; but a 1 in b2 makes three equal, nothing.
    match = after("6+6 a1+a6 6+1 b1+b6 6+2 a2+d6 3+2 c4+d2 3+2 d4+e2 6+1", side="B")
    assert choices(match) == {"b2+d3"}


def test_it_does_not_look_ahead() -> None:
    match = after("5+5")
    assert len(choices(match)) > 20  # nothing scores yet: anywhere will do


def test_points_now_are_those_of_finished_squares_and_the_bonus() -> None:
    four, straight, cross = (2, 2, 2, 2), (1, 2, 3, 4), (1, 2, 1, 2)
    pairs, pair, mix = (1, 1, 2, 2), (1, 1, 2, 3), (1, 3, 5, 6)
    rest = ((0, 0, 0, 0),) * 3
    assert points_now((four, straight, cross, pairs, pair, (1, 3, 5, 0), *rest), 10) == 5 + 6 + 4 + 3 + 2
    assert points_now((four, straight, cross, pairs, pair, mix, *rest), 10) == 5 + 6 + 4 + 3 + 2 + 1 + 7
