"""Takes the most points it can get now."""

from collections.abc import Sequence
from random import Random

from vierling.games.tuefteln.rules.notation import Entry, Move
from vierling.games.tuefteln.rules.rules import View
from vierling.games.tuefteln.rules.scoring import figure_of, score_bonus
from vierling.games.tuefteln.rules.sheet import POINTS
from vierling.games.tuefteln.think.entries import Squares, best_entry


def choose(view: View, moves: Sequence[Move], rng: Random) -> Entry:
    return best_entry(view, moves, rng, points_now)


def points_now(squares: Squares, _ways: int) -> int:
    figures = [figure_of(square) for square in squares]
    return sum(POINTS[figure] for figure in figures if figure) + score_bonus(figures).points
