"""The rules on arrays: a sheet is the patterns of its squares, and which cells are free.

A pattern is the number in base seven whose digits are a square's numbers, clockwise. Every function runs in plain
Python on lists, and as machine code on arrays. The tables come from the printed sheet, and from the scoring of squares.
"""

from functools import cache
from itertools import product
from typing import NamedTuple

from vierling.games.tuefteln.rules.paper import Paper
from vierling.games.tuefteln.rules.scoring import Sheet, Square, figure_of
from vierling.games.tuefteln.rules.sheet import (
    BONUS,
    CATEGORIES,
    CELLS,
    EMPTY,
    FREE,
    NUMBERS,
    POINTS,
    SQUARE_OF,
    SQUARES,
)
from vierling.lab import compiling

Row = compiling.Row[int]
MutableRow = compiling.MutableRow[int]
Dice = tuple[int, int]
NINE = len(SQUARES)
BASE = len(NUMBERS) + 1
ALL_SQUARES: tuple[Square, ...] = tuple(product(range(BASE), repeat=4))  # the index of each is its pattern
PATTERNS = len(ALL_SQUARES)
ALL_MADE = (1 << len(CATEGORIES)) - 1
PARTNERS = FREE  # room for all partners of a cell, and for an end mark
NOBODY = -1
MOST_ENTRIES = FREE * (FREE - 1)


class Rules(NamedTuple):
    square: Row  # by cell
    digit: Row  # by cell: what a 1 there adds to its square's pattern
    partners: Row  # by cell: those it can be written together with, in order, then an end mark
    points: Row  # by pattern
    made: Row  # by pattern: a bit for its category


class Position(NamedTuple):
    squares: MutableRow  # patterns
    free: MutableRow  # by cell


def pattern_of(square: Square) -> int:
    pattern = 0
    for number in square:
        pattern = pattern * BASE + number
    return pattern


def squares_on(sheet: Sheet) -> list[int]:
    return [pattern_of(tuple(sheet[cell] for cell in square)) for square in SQUARES]


def free_on(sheet: Sheet) -> list[int]:
    return [int(number == EMPTY) for number in sheet]


@cache
def points_by_pattern() -> list[int]:
    return [POINTS[figure_of(square) or "nothing"] for square in ALL_SQUARES]


@cache
def made_by_pattern() -> list[int]:
    bits = {category: 1 << place for place, category in enumerate(CATEGORIES)}
    return [bits.get(figure_of(square) or "nothing", 0) for square in ALL_SQUARES]


def rules_of(paper: Paper) -> Rules:
    places = {cell: place for square in SQUARES for place, cell in enumerate(square)}
    digits = [BASE ** (3 - places[cell]) for cell in range(CELLS)]
    partners = [partner for cell in range(CELLS) for partner in partners_of(paper, cell)]
    return Rules(list(SQUARE_OF), digits, partners, points_by_pattern(), made_by_pattern())


def partners_of(paper: Paper, cell: int) -> list[int]:
    """The other cells of the same sign."""
    alike = paper.cells_of(paper.signs[cell]) if paper.blank[cell] == EMPTY else ()
    return ([other for other in alike if other != cell] + [NOBODY] * PARTNERS)[:PARTNERS]


def list_free(rules: Rules, position: Position, codes: MutableRow, double: bool) -> int:
    """List all entries as first cell * 36 + second cell, in the order of the rules; returns how many there are.

    A double is only listed one way round.
    """
    free, partners = position.free, rules.partners
    count = 0
    for cell in range(CELLS):
        if free[cell]:
            for place in range(cell * PARTNERS, cell * PARTNERS + PARTNERS):
                partner = partners[place]
                if partner == NOBODY:
                    break
                if free[partner] and not (double and cell > partner):
                    codes[count] = cell * CELLS + partner
                    count += 1
    return count


def write(rules: Rules, position: Position, code: int, dice: Dice) -> None:
    cell, partner = code // CELLS, code % CELLS
    position.squares[rules.square[cell]] += dice[0] * rules.digit[cell]
    position.squares[rules.square[partner]] += dice[1] * rules.digit[partner]
    position.free[cell] = position.free[partner] = 0


def erase(rules: Rules, position: Position, code: int, dice: Dice) -> None:
    cell, partner = code // CELLS, code % CELLS
    position.squares[rules.square[cell]] -= dice[0] * rules.digit[cell]
    position.squares[rules.square[partner]] -= dice[1] * rules.digit[partner]
    position.free[cell] = position.free[partner] = 1


def score(rules: Rules, squares: Row) -> int:
    total = mask = 0
    for one in range(NINE):
        total += rules.points[squares[one]]
        mask |= rules.made[squares[one]]
    return total + (BONUS if mask == ALL_MADE else 0)
