"""Values every line by the points it would get if chance filled it: about 57 points a game."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from random import Random

from vierling.games.knister.rules.notation import Cell, Move
from vierling.games.knister.rules.rules import View
from vierling.games.knister.rules.scoring import points_of
from vierling.games.knister.rules.sheet import EMPTY, SIDE
from vierling.games.knister.think.contents import Content, with_number
from vierling.games.knister.think.lines import best_cell
from vierling.games.writing import ROLLS

WAYS = Counter(sum(roll) for roll in ROLLS)  # how many of the 36 rolls make each sum
ROLLED = WAYS.total()
UNIT: int = ROLLED**SIDE


def choose(view: View, moves: Sequence[Move], rng: Random) -> Cell:
    return best_cell(view, moves, rng, expected_gain)


@cache
def expected_gain(content: Content, number: int) -> int:
    return expected_points(with_number(content, number)) - expected_points(content)


@cache
def expected_points(content: Content) -> int:
    """In whole parts of 1/`UNIT` point, so that cells worth the same tie exactly, on every machine."""
    if content[0] != EMPTY:
        return points_of(content) * UNIT
    filled = sum(ways * expected_points(with_number(content, number)) for number, ways in WAYS.items())
    return filled // ROLLED
