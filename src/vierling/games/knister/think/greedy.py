"""Takes the most points it can be sure of: those that no later roll can spoil."""

from collections.abc import Sequence
from functools import cache
from random import Random

from vierling.games.knister.rules.notation import Cell, Move
from vierling.games.knister.rules.rules import View
from vierling.games.knister.rules.scoring import points_of
from vierling.games.knister.rules.sheet import EMPTY, LEAST, MOST
from vierling.games.knister.think.contents import Content, with_number
from vierling.games.knister.think.lines import best_cell


def choose(view: View, moves: Sequence[Move], rng: Random) -> Cell:
    return best_cell(view, moves, rng, sure_gain)


@cache
def sure_gain(content: Content, number: int) -> int:
    return sure_points(with_number(content, number)) - sure_points(content)


@cache
def sure_points(content: Content) -> int:
    """Three equal numbers are sure of their 3 points before the line is full; a straight only when it is."""
    if content[0] != EMPTY:
        return points_of(content)
    return min(sure_points(with_number(content, number)) for number in range(LEAST, MOST + 1))
