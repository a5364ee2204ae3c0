"""Weighs all entries of a roll at once: whatever they have in common is summed up only once.

Functions are few, and unpack their tuples only once: either costs machine code more than the arithmetic in between.
"""

from typing import NamedTuple

from vierling.games.tuefteln.rules.sheet import CELLS
from vierling.games.tuefteln.think.evaluation import (
    FACES,
    MASK_AT,
    MASKS,
    PAIR,
    PAIR_AT,
    PHASE,
    ROOM_AT,
    SQUARE_AT,
    STAGES,
    TWOS,
    UNIT,
    near_entry,
    price_entry,
    wish_entry,
)
from vierling.games.tuefteln.think.features import DOUBT, FACTS, KIND_OF, MADE, MORE_DOUBT, NEAR, ROOMS, WISH, Board
from vierling.games.tuefteln.think.kernels import (
    NINE,
    PATTERNS,
    Dice,
    MutableRow,
    Position,
    Row,
    erase,
    list_free,
    score,
    write,
)
from vierling.games.tuefteln.think.patterns import KINDS


class Desk(NamedTuple):
    """A sheet, and scratch space to work on it. In training, weights and values are floats."""

    sheet: Position
    now: MutableRow  # rounds written, the sheet's room, and sums over all squares: see below
    kinds: MutableRow  # by square
    masked: MutableRow  # by square: its weight with the categories made
    rows: MutableRow  # by square and square: where the pair's weights begin if only the first one changes
    near: MutableRow  # by square and square: how near all others are
    base: MutableRow  # by square and square: the weights of all others
    alone: MutableRow  # by cell and number: the square's weights with it there, if no other square changes
    codes: MutableRow  # of the entries weighed: first cell * 36 + second cell
    values: MutableRow  # of the same entries


STAGE, ROOM, MASK, WISH_SUM, DOUBT_SUM, MORE_DOUBT_SUM = range(6)
NOW = 6


def sum_up(board: Board, desk: Desk) -> None:
    facts, squares, now, kinds = board.facts, desk.sheet.squares, desk.now, desk.kinds
    for at in range(MASK, NOW):
        now[at] = 0
    for one in range(NINE):
        at = squares[one] * FACTS
        kinds[one] = facts[at + KIND_OF]
        now[MASK] |= facts[at + MADE]
        now[WISH_SUM] += facts[at + WISH]
        now[DOUBT_SUM] += facts[at + DOUBT]
        now[MORE_DOUBT_SUM] += facts[at + MORE_DOUBT]


def open_rows(board: Board, desk: Desk) -> None:
    """Find the weights of each pair, and how near all other squares are to each category."""
    facts, squares, kinds, rows, nears, pair = (
        board.facts,
        desk.sheet.squares,
        desk.kinds,
        desk.rows,
        desk.near,
        board.pair,
    )
    start = PAIR_AT + (desk.now[STAGE] // PHASE) * TWOS * PAIR
    for one in range(NINE):
        for other in range(NINE):
            both = one * NINE + other
            rows[both] = start + pair[both] + (kinds[other] if one < other else kinds[other] * KINDS)
            near = 0
            for third in range(NINE):
                if third not in (one, other):
                    near |= facts[squares[third] * FACTS + NEAR]
            nears[both] = near


def leave_out(weights: Row, desk: Desk) -> None:
    """For every square, and for every two, the sum of the weights of all others."""
    squares, kinds, masked, rows, base = desk.sheet.squares, desk.kinds, desk.masked, desk.rows, desk.base
    own = SQUARE_AT + desk.now[STAGE] * NINE * PATTERNS
    mask_at = MASK_AT + (desk.now[STAGE] * MASKS + desk.now[MASK]) * KINDS
    total = base[0] * 0
    for one in range(NINE):
        masked[one] = weights[mask_at + kinds[one]]
        alone = total * 0 + masked[one] + weights[own + one * PATTERNS + squares[one]]
        total += alone
        for other in range(NINE):
            if other != one:
                entry = weights[rows[one * NINE + other] + (kinds[one] * KINDS if one < other else kinds[one])]
                alone += entry
                base[one * NINE + other] = entry
                if other < one:
                    total += entry
        base[one * NINE + one] = alone
    for one in range(NINE):
        for other in range(NINE):
            if other != one:
                base[one * NINE + other] += total - base[one * NINE + one] - base[other * NINE + other]
    for one in range(NINE):
        base[one * NINE + one] = total - base[one * NINE + one]


def try_cells(board: Board, weights: Row, desk: Desk, number: int) -> None:
    """A square's weights with a number in each of its free cells."""
    facts, digit, square = board.facts, board.rules.digit, board.rules.square
    squares, free, rows, alone = desk.sheet.squares, desk.sheet.free, desk.rows, desk.alone
    start = SQUARE_AT + desk.now[STAGE] * NINE * PATTERNS
    for cell in range(CELLS):
        if free[cell]:
            one = square[cell]
            pattern = squares[one] + number * digit[cell]
            kind = facts[pattern * FACTS + KIND_OF]
            value = alone[0] * 0 + weights[start + one * PATTERNS + pattern]
            for other in range(one):
                value += weights[rows[one * NINE + other] + kind]
            for other in range(one + 1, NINE):
                value += weights[rows[one * NINE + other] + kind * KINDS]
            alone[cell * FACES + number - 1] = value


def add_squares(board: Board, weights: Row, desk: Desk, dice: Dice, count: int) -> None:
    """Add the weights of squares and of pairs."""
    facts, square, digit = board.facts, board.rules.square, board.rules.digit
    squares, kinds, rows, base, alone = desk.sheet.squares, desk.kinds, desk.rows, desk.base, desk.alone
    start = SQUARE_AT + desk.now[STAGE] * NINE * PATTERNS
    for place in range(count):
        cell, partner = desk.codes[place] // CELLS, desk.codes[place] % CELLS
        one, other = square[cell], square[partner]
        both = one * NINE + other
        value = base[both]
        if one == other:
            pattern = squares[one] + dice[0] * digit[cell] + dice[1] * digit[partner]
            kind = facts[pattern * FACTS + KIND_OF]
            value += weights[start + one * PATTERNS + pattern]
            for third in range(one):
                value += weights[rows[one * NINE + third] + kind]
            for third in range(one + 1, NINE):
                value += weights[rows[one * NINE + third] + kind * KINDS]
        else:
            kind = facts[(squares[one] + dice[0] * digit[cell]) * FACTS + KIND_OF]
            second = facts[(squares[other] + dice[1] * digit[partner]) * FACTS + KIND_OF]
            step, second_step = (KINDS, 1) if one < other else (1, KINDS)
            row = rows[both] + kind * step
            value += alone[cell * FACES + dice[0] - 1] + alone[partner * FACES + dice[1] - 1]
            value += weights[row + (second - kinds[other]) * second_step] - weights[row]
            value -= weights[rows[other * NINE + one] + second * second_step]
        desk.values[place] = value


def add_masks(board: Board, weights: Row, desk: Desk, dice: Dice, count: int) -> None:
    """Add the weights of squares with the categories made: for all squares again if there is a new category."""
    facts, square, digit = board.facts, board.rules.square, board.rules.digit
    squares, kinds, masked, values, codes = desk.sheet.squares, desk.kinds, desk.masked, desk.values, desk.codes
    stage, mask = desk.now[STAGE], desk.now[MASK]
    for place in range(count):
        cell, partner = codes[place] // CELLS, codes[place] % CELLS
        one, other = square[cell], square[partner]
        at, second = squares[one] + dice[0] * digit[cell], squares[other] + dice[1] * digit[partner]
        if one == other:
            at = second = at + dice[1] * digit[partner]
        after = mask | facts[at * FACTS + MADE] | facts[second * FACTS + MADE]
        start = MASK_AT + (stage * MASKS + after) * KINDS
        value = values[place] + weights[start + facts[at * FACTS + KIND_OF]]
        if one != other:
            value += weights[start + facts[second * FACTS + KIND_OF]]
        if after != mask:
            for third in range(NINE):
                if third not in (one, other):
                    value += weights[start + kinds[third]] - masked[third]
        values[place] = value


def add_overall(board: Board, weights: Row, desk: Desk, dice: Dice, count: int) -> None:
    """Add the weights of the sheet as a whole."""
    facts, square, digit, level, price = board.facts, board.rules.square, board.rules.digit, board.level, board.price
    squares, nears, now, values, codes = desk.sheet.squares, desk.near, desk.now, desk.values, desk.codes
    stage = now[STAGE]
    for place in range(count):
        cell, partner = codes[place] // CELLS, codes[place] % CELLS
        one, other = square[cell], square[partner]
        old, new = squares[one] * FACTS, (squares[one] + dice[0] * digit[cell]) * FACTS
        if one == other:
            new += dice[1] * digit[partner] * FACTS
        near = nears[one * NINE + other] | facts[new + NEAR]
        wishes = now[WISH_SUM] + facts[new + WISH] - facts[old + WISH]
        doubts = now[DOUBT_SUM] + facts[new + DOUBT] - facts[old + DOUBT]
        more_doubts = now[MORE_DOUBT_SUM] + facts[new + MORE_DOUBT] - facts[old + MORE_DOUBT]
        if one != other:
            old, new = squares[other] * FACTS, (squares[other] + dice[1] * digit[partner]) * FACTS
            near |= facts[new + NEAR]
            wishes += facts[new + WISH] - facts[old + WISH]
            doubts += facts[new + DOUBT] - facts[old + DOUBT]
            more_doubts += facts[new + MORE_DOUBT] - facts[old + MORE_DOUBT]
        value = values[place] + weights[ROOM_AT + stage * ROOMS + now[ROOM] - board.room[cell]]
        value += weights[near_entry(level, stage, near)] + weights[price_entry(price, stage, doubts, more_doubts)]
        for face in range(FACES):
            value += weights[wish_entry(stage, face, wishes)]
        values[place] = value


def add_points(board: Board, desk: Desk, dice: Dice, count: int) -> None:
    """After the last entry the sheet is worth its points."""
    rules, sheet = board.rules, desk.sheet
    for place in range(count):
        code = desk.codes[place]
        write(rules, sheet, code, dice)
        desk.values[place] = UNIT * score(rules, sheet.squares)
        erase(rules, sheet, code, dice)


def write_down(board: Board, desk: Desk, code: int, dice: Dice) -> None:
    write(board.rules, desk.sheet, code, dice)
    desk.now[STAGE] += 1
    desk.now[ROOM] -= board.room[code // CELLS]


def prepare(board: Board, weights: Row, desk: Desk) -> None:
    """What all rolls have in common; the last one needs no preparation."""
    if desk.now[STAGE] < STAGES:
        sum_up(board, desk)
        open_rows(board, desk)
        leave_out(weights, desk)


def weigh_prepared(board: Board, weights: Row, desk: Desk, dice: Dice) -> int:
    count = list_free(board.rules, desk.sheet, desk.codes, dice[0] == dice[1])
    if desk.now[STAGE] < STAGES:
        add_squares(board, weights, desk, dice, count)
        add_masks(board, weights, desk, dice, count)
        add_overall(board, weights, desk, dice, count)
    else:
        add_points(board, desk, dice, count)
    return count


def weigh(board: Board, weights: Row, desk: Desk, dice: Dice) -> int:
    """Fill in codes and values of all entries of a roll; returns how many there are."""
    prepare(board, weights, desk)
    if desk.now[STAGE] < STAGES:
        for number in dice:
            try_cells(board, weights, desk, number)
    return weigh_prepared(board, weights, desk, dice)


def best_of(desk: Desk, count: int) -> int:
    """The index of the first of the best."""
    values = desk.values
    best = 0
    for place in range(1, count):
        if values[place] > values[best]:
            best = place
    return best


def expect(board: Board, weights: Row, desk: Desk) -> int:
    """What the sheet is worth before the roll, times 36: each roll in its best entry."""
    prepare(board, weights, desk)
    if desk.now[STAGE] < STAGES:
        for number in range(1, FACES + 1):
            try_cells(board, weights, desk, number)
    total = desk.values[0] * 0
    for first in range(1, FACES + 1):
        for second in range(1, first + 1):
            best = best_of(desk, weigh_prepared(board, weights, desk, (first, second)))
            total += desk.values[best] * (1 if first == second else 2)
    return total
