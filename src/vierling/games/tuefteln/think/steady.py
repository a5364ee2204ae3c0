"""Values every square by what it would score if the dice filled it and the bot had some say.

For each empty cell of a square it assumes the best of three rolled numbers, in the best place: a player writes what
does not fit somewhere else. The bonus counts by its chance, and ways that stay open count a little too.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from math import log, prod
from random import Random

from vierling.games.tuefteln.rules.notation import Entry, Move
from vierling.games.tuefteln.rules.rules import View
from vierling.games.tuefteln.rules.scoring import Square, figure_of
from vierling.games.tuefteln.rules.sheet import BONUS, CATEGORIES, EMPTY, NUMBERS, POINTS
from vierling.games.tuefteln.think.entries import Squares, best_entry, with_number

TRIES = 3  # the best of 1 to 4
FREEDOM = 2  # points for every e-fold of the ways left; the best of 0 to 4
# In how many of 216 ways the best of three numbers is the worst number of all, the second worst, and so on.
WAYS = tuple(rank**TRIES - (rank - 1) ** TRIES for rank in NUMBERS)
UNIT: int = sum(WAYS) ** 4


def choose(view: View, moves: Sequence[Move], rng: Random) -> Entry:
    return best_entry(view, moves, rng, worth)


def worth(squares: Squares, ways: int) -> int:
    """In whole parts of 1/`UNIT` point, so that entries worth the same tie exactly, on every machine."""
    return sum(map(expected_points, squares)) + bonus_worth(tuple(sorted(squares))) + freedom_worth(ways)


@cache
def freedom_worth(ways: int) -> int:
    return round(FREEDOM * log(1 + ways) * 2**20) * UNIT // 2**20


@lru_cache(maxsize=100_000)
def bonus_worth(squares: Squares) -> int:
    """As if the categories were independent: they are not, but it ranks entries well."""
    columns = zip(*map(outlook, squares), strict=True)
    chance: float = prod(1 - prod(1 - count / UNIT for count in column) for column in columns)
    return round(BONUS * chance * 2**20) * UNIT // 2**20


@cache
def expected_points(square: Square) -> int:
    return sum(POINTS[category] * count for category, count in zip(CATEGORIES, outlook(square), strict=True))


@cache  # 7 to the 4th at most
def outlook(square: Square) -> tuple[int, ...]:
    """How likely each category is, in whole parts of 1/`UNIT`."""
    if EMPTY not in square:
        figure = figure_of(square)
        return tuple(UNIT * (category == figure) for category in CATEGORIES)
    places = [place for place, number in enumerate(square) if number == EMPTY]
    filled = [max((with_number(square, place, number) for place in places), key=rank) for number in NUMBERS]
    outlooks = map(outlook, sorted(filled, key=rank))
    weighted = [[ways * count for count in each] for ways, each in zip(WAYS, outlooks, strict=True)]
    return tuple(sum(column) // sum(WAYS) for column in zip(*weighted, strict=True))


def rank(square: Square) -> tuple[int, tuple[int, ...]]:
    return expected_points(square), outlook(square)
