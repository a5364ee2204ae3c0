"""What the four numbers of a square say by themselves, besides its points."""

from functools import cache
from math import exp, log

from vierling.games.tuefteln.rules.scoring import Square, figure_of
from vierling.games.tuefteln.rules.sheet import CATEGORIES, EMPTY, NUMBERS, POINTS
from vierling.games.tuefteln.think.entries import with_number
from vierling.games.tuefteln.think.kernels import ALL_SQUARES
from vierling.games.tuefteln.think.steady import UNIT as WHOLE
from vierling.games.tuefteln.think.steady import expected_points, outlook

DEAR = 4  # points: a number that would make at least this much counts as wanted
LEVELS = 4  # of nearness: made, one number away, two, three
COUNT_BITS = 4  # enough to count the squares
HELPFUL = COUNT_BITS * len(NUMBERS)  # the bit where the second row of counts begins
LOG_BITS = 20
LOG_COLUMNS = len(CATEGORIES) // 2  # of a word
LOG_UNIT = 256
LOG_MOST = 4095
BIN_UNIT = 64
BINS = 256


def fillings(square: Square) -> list[tuple[int, Square]]:
    """Each way to write one more number: the number, and the square with it."""
    places = [place for place, number in enumerate(square) if number == EMPTY]
    return [(number, with_number(square, place, number)) for place in places for number in NUMBERS]


def kinds() -> list[int]:
    """Squares are alike if the same numbers still turn them into the same: rotated ones, and some more."""
    known: dict[object, int] = {}

    @cache
    def kind(square: Square) -> int:
        if EMPTY not in square:
            return known.setdefault(figure_of(square), len(known))
        after = [kind(filled) for _, filled in fillings(square)]
        numbers = len(NUMBERS)
        return known.setdefault(tuple(sorted(zip(*[iter(after)] * numbers, strict=True))), len(known))

    return list(map(kind, ALL_SQUARES))


KIND = kinds()
KINDS = max(KIND) + 1


@cache
def distance(square: Square, category: str) -> int:
    """How many numbers the square is away from a category; more than four if it cannot get there."""
    if EMPTY not in square:
        return 0 if figure_of(square) == category else LEVELS + 1
    return 1 + min(distance(after, category) for _, after in fillings(square))


def nearness(square: Square) -> int:
    """One bit for each category and level that the square is near enough for: an OR joins several squares."""
    return sum(
        1 << (column * LEVELS + level)
        for column, category in enumerate(CATEGORIES)
        for level in range(LEVELS)
        if distance(square, category) <= level
    )


def wishes(square: Square) -> int:
    """Two counts for each number: 1 if it would make something dear, and 1 if it would help at all."""
    dear = {number for number, after in fillings(square) if POINTS[figure_of(after) or "nothing"] >= DEAR}
    helps = {number for number, after in fillings(square) if expected_points(after) > expected_points(square)}
    bits = [COUNT_BITS * (number - 1) for number in dear] + [HELPFUL + COUNT_BITS * (number - 1) for number in helps]
    return sum(1 << bit for bit in bits)


def doubts(square: Square) -> list[int]:
    """For each category the logarithm of the chance to miss it, so that several squares just add up."""
    failing = [1 - count / WHOLE for count in outlook(square)]
    logs = [round(-log(chance) * LOG_UNIT) if chance > 0 else LOG_MOST for chance in failing]
    return [min(each, LOG_MOST) for each in logs]


def packed_doubts(square: Square, word: int) -> int:
    logs = doubts(square)[word * LOG_COLUMNS : (word + 1) * LOG_COLUMNS]
    return sum(each << (column * LOG_BITS) for column, each in enumerate(logs))


def price_of_doubt(total: int) -> int:
    """From the logarithm of the chance to miss to that of the chance to make it."""
    succeeding = 1 - exp(-total / LOG_UNIT)
    return min(round(-log(succeeding) * BIN_UNIT), BINS) if total else BINS


def level_of(bits: int) -> int:
    """How near two categories are, by their bits of `nearness`."""
    first, second = bits & (1 << LEVELS) - 1, bits >> LEVELS
    return (first.bit_count()) * (LEVELS + 1) + second.bit_count()
