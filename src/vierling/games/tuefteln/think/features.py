"""Everything that goes into a sheet's value, as rows of numbers: lists, or arrays for machine code."""

from functools import cache, lru_cache
from itertools import combinations
from typing import NamedTuple

from vierling.games.tuefteln.rules.paper import Paper
from vierling.games.tuefteln.rules.scoring import Sheet
from vierling.games.tuefteln.rules.sheet import COLOUR_CELLS, COLOURS, EMPTY
from vierling.games.tuefteln.think import patterns
from vierling.games.tuefteln.think.kernels import ALL_SQUARES, NINE, Row, Rules, made_by_pattern, rules_of
from vierling.games.tuefteln.think.patterns import KIND, KINDS

BRIDGES = 10  # a sheet may have more, but only these are told apart
ROOMS = 1 << BRIDGES
COLOUR_PAIRS = COLOUR_CELLS // 2
PAIRS = tuple(combinations(range(NINE), 2))


class Board(NamedTuple):
    rules: Rules
    room: Row  # by cell: how much of the sheet's room an entry there takes
    facts: Row  # by pattern; their names are below
    level: Row  # by bits of nearness of two categories
    price: Row  # by doubts
    pair: Row  # by square and square: where their weights begin


KIND_OF, MADE, NEAR, WISH, DOUBT, MORE_DOUBT = range(6)
FACTS = 8  # two more than needed: so the facts of a pattern fill one cache line


@cache
def rows_of_patterns() -> dict[str, list[int]]:
    """The same for all sheets."""
    rows = (
        KIND,
        made_by_pattern(),
        map(patterns.nearness, ALL_SQUARES),
        map(patterns.wishes, ALL_SQUARES),
        (patterns.packed_doubts(square, 0) for square in ALL_SQUARES),
        (patterns.packed_doubts(square, 1) for square in ALL_SQUARES),
    )
    return {
        "facts": [fact for facts in zip(*rows, strict=True) for fact in (*facts, 0, 0)],
        "level": [patterns.level_of(bits) for bits in range(1 << 2 * patterns.LEVELS)],
        "price": [patterns.price_of_doubt(total) for total in range(patterns.LOG_MOST + 1)],
    }


@lru_cache(maxsize=64)
def board_of(paper: Paper) -> Board:
    pair = [pair_of(one, other) for one in range(NINE) for other in range(NINE)]
    return Board(rules=rules_of(paper), room=rooms_of(paper), pair=pair, **rows_of_patterns())


def rooms_of(paper: Paper) -> list[int]:
    """A sheet's room is one number for which bridges are free, or how many pairs of each colour.

    How much is free of white, or of the last colour, follows from the round.
    """
    if paper.side == "B":
        weights = {colour: (COLOUR_PAIRS + 1) ** place for place, colour in enumerate(COLOURS[:-1])}
    else:
        weights = {bridge: 1 << place for place, bridge in enumerate(list(paper.bridges())[:BRIDGES])}
    return [weights.get(sign, 0) for sign in paper.signs]


def room_on(paper: Paper, sheet: Sheet) -> int:
    """Each of the two cells of an entry counts for half."""
    return sum(room for room, number in zip(board_of(paper).room, sheet, strict=True) if number == EMPTY) // 2


def pair_of(one: int, other: int) -> int:
    """Where the weights of two squares begin among those of all pairs; a square makes no pair with itself."""
    return 0 if one == other else PAIRS.index((min(one, other), max(one, other))) * KINDS * KINDS
