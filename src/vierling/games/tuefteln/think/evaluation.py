"""What a sheet is worth by the weights: a sum of some of them, in units of 1/64 point.

There is one weight for each square's pattern, one for each pair of squares, one for each square with the categories
made, and some for the sheet as a whole; an entry is the index of such a weight. Every function runs in plain Python on
lists, and as machine code on arrays.
"""

from vierling.games.tuefteln.rules.sheet import CATEGORIES, NUMBERS, ROUNDS
from vierling.games.tuefteln.think.features import (
    DOUBT,
    FACTS,
    KIND_OF,
    MADE,
    MORE_DOUBT,
    NEAR,
    PAIRS,
    ROOMS,
    WISH,
    Board,
)
from vierling.games.tuefteln.think.kernels import NINE, PATTERNS, MutableRow, Row
from vierling.games.tuefteln.think.patterns import BINS, COUNT_BITS, HELPFUL, KINDS, LEVELS, LOG_BITS, LOG_MOST

UNIT = 64
FACES = len(NUMBERS)
STAGES = ROUNDS - 1  # after the last round points are counted
PHASE = 3  # stages that share their weights of pairs
PHASES = -(-STAGES // PHASE)
TWOS = len(PAIRS)
PAIR = KINDS * KINDS
MASKS = 1 << len(CATEGORIES)
LEVEL_PAIRS = (LEVELS + 1) ** 2
NEARS: int = LEVEL_PAIRS ** (len(CATEGORIES) // 2)
WISHES = 1 << 2 * COUNT_BITS
PRICES = BINS + 1
TWO_LEVELS = (1 << 2 * LEVELS) - 1
COUNT = (1 << COUNT_BITS) - 1
LOG = (1 << LOG_BITS) - 1

# Where each kind of weight begins.
SQUARE_AT = 0
MASK_AT = SQUARE_AT + STAGES * NINE * PATTERNS
NEAR_AT = MASK_AT + STAGES * MASKS * KINDS
WISH_AT = NEAR_AT + STAGES * NEARS
PRICE_AT = WISH_AT + STAGES * FACES * WISHES
ROOM_AT = PRICE_AT + STAGES * PRICES
PAIR_AT = ROOM_AT + STAGES * ROOMS
SIZE = PAIR_AT + PHASES * TWOS * PAIR
OVERALL = 3 + FACES  # entries for the sheet as a whole
ENTRIES = NINE + NINE + TWOS + OVERALL


def near_entry(level: Row, stage: int, near: int) -> int:
    first = level[near & TWO_LEVELS]
    second = level[near >> 2 * LEVELS & TWO_LEVELS]
    third = level[near >> 4 * LEVELS & TWO_LEVELS]
    return NEAR_AT + stage * NEARS + (first * LEVEL_PAIRS + second) * LEVEL_PAIRS + third


def wish_entry(stage: int, face: int, wishes: int) -> int:
    dear = wishes >> COUNT_BITS * face & COUNT
    helps = wishes >> (HELPFUL + COUNT_BITS * face) & COUNT
    return WISH_AT + (stage * FACES + face) * WISHES + (dear << COUNT_BITS) + helps


def price_entry(price: Row, stage: int, doubts: int, more_doubts: int) -> int:
    total = 0
    for place in range(3):
        total += price[min(doubts >> LOG_BITS * place & LOG, LOG_MOST)]
        total += price[min(more_doubts >> LOG_BITS * place & LOG, LOG_MOST)]
    return PRICE_AT + stage * PRICES + min(total, BINS)


def pair_entry(stage: int, start: int, one: int, other: int) -> int:
    """By where the pair's weights start, and the kinds of its squares, the lower square first."""
    return PAIR_AT + (stage // PHASE) * TWOS * PAIR + start + one * KINDS + other


def list_entries(board: Board, squares: Row, stage: int, room: int, entries: MutableRow) -> None:
    """The indices of all weights that add up to the value of a sheet after a round, found the plain way."""
    facts, pair = board.facts, board.pair
    mask = near = wishes = doubts = more_doubts = 0
    for one in range(NINE):
        at = squares[one] * FACTS
        mask |= facts[at + MADE]
        near |= facts[at + NEAR]
        wishes += facts[at + WISH]
        doubts += facts[at + DOUBT]
        more_doubts += facts[at + MORE_DOUBT]
    entries[0] = near_entry(board.level, stage, near)
    entries[1] = price_entry(board.price, stage, doubts, more_doubts)
    entries[2] = ROOM_AT + stage * ROOMS + room
    for face in range(FACES):
        entries[3 + face] = wish_entry(stage, face, wishes)
    at = OVERALL
    for one in range(NINE):
        kind = facts[squares[one] * FACTS + KIND_OF]
        entries[at] = SQUARE_AT + (stage * NINE + one) * PATTERNS + squares[one]
        entries[at + 1] = MASK_AT + (stage * MASKS + mask) * KINDS + kind
        at += 2
        for other in range(one):
            entries[at] = pair_entry(stage, pair[one * NINE + other], facts[squares[other] * FACTS + KIND_OF], kind)
            at += 1
