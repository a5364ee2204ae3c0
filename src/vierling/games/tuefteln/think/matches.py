"""Whole matches as machine code, many at once: draw by draw, each bot plays as it does in `lab.simulate`."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from vierling.games.tuefteln.rules.sheet import BONUS, CATEGORIES, CELLS, NUMBERS, ROUNDS
from vierling.games.tuefteln.think.code import Code
from vierling.games.tuefteln.think.features import Board
from vierling.games.tuefteln.think.kernels import (
    MOST_ENTRIES,
    NINE,
    NOBODY,
    PARTNERS,
    Dice,
    MutableRow,
    Position,
    Row,
    Rules,
    list_free,
    score,
    write,
)
from vierling.games.tuefteln.think.searching import Desks, search
from vierling.games.tuefteln.think.weighing import ROOM, STAGE, Desk, weigh, write_down
from vierling.lab.kernels import Word, below, draw, key_of, spare_of
from vierling.lab.softmax import draw_place, weigh_losses
from vierling.play.draws import DICE, WORD

FACES = len(NUMBERS)
ROLLS = FACES * FACES
COLUMNS = len(CATEGORIES)
ONE = np.uint64(1)
ROLL_SPARE = np.uint64(WORD - ROLLS.bit_length())


class Start(NamedTuple):
    """A blank sheet."""

    squares: Row
    free: Row
    room: int


class Run(NamedTuple):
    """Which matches are played."""

    start: Start
    seed: Word
    first: int
    seat: int
    points: NDArray[np.int64]  # the final points of each match go here


class Outlook(NamedTuple):
    """What `steady` goes by."""

    points: Row  # by pattern
    failing: NDArray[np.float64]  # by pattern and category: the chance not to make it
    freedom: Row  # by the number of ways left
    unit: Row  # one number


def roll(key: Word, turn: int) -> Dice:
    rolled = draw(key, turn, ROLLS, ROLL_SPARE)
    return rolled // FACES + 1, rolled % FACES + 1


def keys_of(run: Run, match: int) -> tuple[Word, Word]:
    return key_of(run.seed, run.first + match, DICE), key_of(run.seed, run.first + match, run.seat + 1)


def lay_blank(sheet: Position, start: Start) -> None:
    for one in range(NINE):
        sheet.squares[one] = start.squares[one]
    for cell in range(CELLS):
        sheet.free[cell] = start.free[cell]


def lay_desk(desk: Desk, start: Start) -> None:
    lay_blank(desk.sheet, start)
    desk.now[STAGE] = 0
    desk.now[ROOM] = start.room


def play_at_random(rules: Rules, run: Run) -> None:
    """Unsigned numbers make an index twice as fast: it cannot count from the end of a row."""
    squares = np.empty(NINE, np.uint16)
    signs, counts = np.empty(CELLS, np.uint8), np.empty(CELLS + 1, np.uint16)
    square, digit = np.asarray(rules.square).astype(np.uint8), np.asarray(rules.digit).astype(np.uint16)
    first_signs, first_counts = np.empty(CELLS, np.int64), np.empty(CELLS, np.int64)
    first_ways = count_signs(rules, run.start.free, first_signs, first_counts)
    spares = np.array([spare_of(ways) for ways in range(first_ways + 1)])
    for match in range(len(run.points)):
        dice, mind = keys_of(run, match)
        ways = first_ways
        counts[CELLS] = 0  # cells that are taken have a sign of their own
        for each in range(CELLS):
            signs[each] = first_signs[each] if run.start.free[each] else CELLS
            counts[each] = max(first_counts[each] - 1, 0)
        for one in range(NINE):
            squares[one] = run.start.squares[one]
        for turn in range(ROUNDS):
            cell, partner = draw_entry(signs, counts, draw(mind, turn, ways, spares[ways]))
            rolled = roll(dice, turn)
            squares[square[cell]] += rolled[0] * digit[cell]
            squares[square[partner]] += rolled[1] * digit[partner]
            ways -= 4 * counts[signs[cell]] - 2  # the sign has two free cells less: n(n-1) becomes (n-2)(n-3)
            counts[signs[cell]] = max(counts[signs[cell]], 2) - 2
            signs[cell] = signs[partner] = CELLS
        run.points[match] = score(rules, squares)


def draw_entry(signs: NDArray[np.uint8], counts: NDArray[np.uint16], left: int) -> tuple[Word, Word]:
    """One of the free entries, by its place in their order; each free cell starts as many as it has partners."""
    cell = np.uint64(0)
    while left >= counts[signs[cell]]:
        left -= counts[signs[cell]]
        cell += ONE
    partner = np.uint64(0)
    sign = signs[cell]
    while True:
        if signs[partner] == sign and partner != cell:
            if left == 0:
                return cell, partner
            left -= 1
        partner += ONE


def count_signs(rules: Rules, free: Row, signs: MutableRow, counts: MutableRow) -> int:
    """The first free cell of each sign stands for it; counts its free cells, and returns how many entries there are."""
    partners = rules.partners
    ways = 0
    for cell in range(CELLS):
        signs[cell] = cell
        counts[cell] = 0
        if free[cell]:
            lowest = partners[cell * PARTNERS]
            signs[cell] = min(cell, lowest) if lowest != NOBODY else cell
            counts[signs[cell]] += 1
    for cell in range(CELLS):
        ways += counts[cell] * (counts[cell] - 1)
    return ways


def one_of_the_best(values: Row, count: int, mind: Word, turn: int) -> int:
    best, ties = values[0], 0
    for place in range(count):
        if values[place] > best:
            best, ties = values[place], 0
        ties += values[place] == best
    left = below(mind, turn, ties)
    for place in range(count):
        if values[place] == best:
            if left == 0:
                return place
            left -= 1
    return -1


def play_by_points(rules: Rules, run: Run) -> None:
    """The most points now."""
    sheet = Position(np.empty(NINE, np.int64), np.empty(CELLS, np.int64))
    codes, values = np.empty(MOST_ENTRIES, np.int64), np.empty(MOST_ENTRIES, np.int64)
    for match in range(len(run.points)):
        dice, mind = keys_of(run, match)
        lay_blank(sheet, run.start)
        for turn in range(ROUNDS):
            rolled = roll(dice, turn)
            count = list_free(rules, sheet, codes, False)
            for place in range(count):
                values[place] = score_after(rules, sheet.squares, codes[place], rolled)
            write(rules, sheet, codes[one_of_the_best(values, count, mind, turn)], rolled)
        run.points[match] = score(rules, sheet.squares)


def score_after(rules: Rules, squares: MutableRow, code: int, dice: Dice) -> int:
    cell, partner = code // CELLS, code % CELLS
    squares[rules.square[cell]] += dice[0] * rules.digit[cell]
    squares[rules.square[partner]] += dice[1] * rules.digit[partner]
    points = score(rules, squares)
    squares[rules.square[cell]] -= dice[0] * rules.digit[cell]
    squares[rules.square[partner]] -= dice[1] * rules.digit[partner]
    return points


def play_by_outlook(rules: Rules, outlook: Outlook, run: Run) -> None:
    """Like `steady`."""
    sheet = Position(np.empty(NINE, np.int64), np.empty(CELLS, np.int64))
    codes, values = np.empty(MOST_ENTRIES, np.int64), np.empty(MOST_ENTRIES, np.int64)
    signs, counts, after = np.empty(CELLS, np.int64), np.empty(CELLS, np.int64), np.empty(NINE, np.int64)
    for match in range(len(run.points)):
        dice, mind = keys_of(run, match)
        lay_blank(sheet, run.start)
        ways = count_signs(rules, sheet.free, signs, counts)
        for turn in range(ROUNDS):
            rolled = roll(dice, turn)
            count = list_free(rules, sheet, codes, False)
            for place in range(count):
                write_sorted(rules, sheet.squares, codes[place], rolled, after)
                left = ways - 4 * counts[signs[codes[place] // CELLS]] + 6
                values[place] = worth(outlook, after) + outlook.freedom[left]
            code = codes[one_of_the_best(values, count, mind, turn)]
            ways -= 4 * counts[signs[code // CELLS]] - 6
            counts[signs[code // CELLS]] -= 2
            write(rules, sheet, code, rolled)
        run.points[match] = score(rules, sheet.squares)


def write_sorted(rules: Rules, squares: Row, code: int, dice: Dice, after: MutableRow) -> None:
    """The patterns after an entry, from the lowest to the highest: `steady` multiplies chances in this order."""
    cell, partner = code // CELLS, code % CELLS
    for one in range(NINE):
        pattern = squares[one]
        if rules.square[cell] == one:
            pattern += dice[0] * rules.digit[cell]
        if rules.square[partner] == one:
            pattern += dice[1] * rules.digit[partner]
        place = one
        while place > 0 and after[place - 1] > pattern:
            after[place] = after[place - 1]
            place -= 1
        after[place] = pattern


def worth(outlook: Outlook, squares: Row) -> int:
    points, unit = 0, outlook.unit[0]
    for one in range(NINE):
        points += outlook.points[squares[one]]
    chance = 1.0
    for column in range(COLUMNS):
        failing = 1.0
        for one in range(NINE):
            failing *= outlook.failing[squares[one] * COLUMNS + column]
        chance *= 1 - failing
    return int(points + np.int64(np.rint(BONUS * chance * 2**20)) * unit // 2**20)


def play_by_weights(board: Board, weights: Row, desk: Desk, softmax: Row, run: Run) -> None:
    for match in range(len(run.points)):
        dice, mind = keys_of(run, match)
        lay_desk(desk, run.start)
        for turn in range(ROUNDS):
            rolled = roll(dice, turn)
            count = weigh(board, weights, desk, rolled)
            drawn = below(mind, turn, weigh_losses(desk.values, count, softmax))
            write_down(board, desk, desk.codes[draw_place(desk.values, drawn)], rolled)
        run.points[match] = score(board.rules, desk.sheet.squares)


def play_by_search(board: Board, weights: Row, desks: Desks, width: int, run: Run) -> None:
    desk = desks[0]
    for match in range(len(run.points)):
        dice, mind = keys_of(run, match)
        lay_desk(desk, run.start)
        for turn in range(ROUNDS):
            rolled = roll(dice, turn)
            count = search(board, weights, desks, rolled, width)
            write_down(board, desk, desk.codes[one_of_the_best(desk.values, count, mind, turn)], rolled)
        run.points[match] = score(board.rules, desk.sheet.squares)


class MatchCode(Code):
    """These only run compiled."""

    play_at_random = staticmethod(play_at_random)
    play_by_points = staticmethod(play_by_points)
    play_by_outlook = staticmethod(play_by_outlook)
    play_by_weights = staticmethod(play_by_weights)
    play_by_search = staticmethod(play_by_search)
