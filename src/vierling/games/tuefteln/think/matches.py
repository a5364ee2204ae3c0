"""Whole matches as machine code, many at once: each bot as `lab.simulate` would have it play, draw by draw."""

from typing import Any, NamedTuple

import numpy as np

from vierling.games.tuefteln.rules.sheet import BONUS, CATEGORIES, CELLS, NUMBERS, ROUNDS
from vierling.games.tuefteln.think.features import Board
from vierling.games.tuefteln.think.kernels import (
    MOST_ENTRIES,
    NINE,
    NOBODY,
    PARTNERS,
    Dice,
    Position,
    Rules,
    Wide,
    list_free,
    score,
    write,
)
from vierling.games.tuefteln.think.searching import search
from vierling.games.tuefteln.think.weighing import ROOM, STAGE, Desk, weigh, write_down
from vierling.lab.kernels import below, draw, key_of, spare_of
from vierling.lab.softmax import draw_place, weigh_losses
from vierling.play.draws import WORD

FACES = len(NUMBERS)
ROLLS = FACES * FACES
DICE = 0  # whose draws; a seat's are at its number + 1
COLUMNS = len(CATEGORIES)
ONE = np.uint64(1)
ROLL_SPARE = np.uint64(WORD - ROLLS.bit_length())


class Start(NamedTuple):
    """A blank sheet."""

    squares: Any
    free: Any
    room: int


class Run(NamedTuple):
    """Which matches are played."""

    start: Start
    seed: Any
    first: int
    seat: int
    points: Any  # of each in the end


class Outlook(NamedTuple):
    """What `steady` goes by."""

    points: Any  # by pattern
    failing: Any  # by pattern and category: the chance that it does not come about
    freedom: Any  # by the number of ways left
    unit: Any  # one number


def roll(key: Any, turn: int) -> Dice:
    rolled = draw(key, turn, ROLLS, ROLL_SPARE)
    return rolled // FACES + 1, rolled % FACES + 1


def keys_of(run: Run, match: int) -> tuple[Any, Any]:
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
    """Numbers without sign need no look from the end of a row: they are twice as fast to find things by."""
    squares: Any = np.empty(NINE, np.uint16)
    signs, counts = np.empty(CELLS, np.uint8), np.empty(CELLS + 1, np.uint16)
    square, digit = rules.square.astype(np.uint8), rules.digit.astype(np.uint16)  # type: ignore[attr-defined]
    first_signs, first_counts = np.empty(CELLS, np.int64), np.empty(CELLS, np.int64)
    first_ways = count_signs(rules, run.start.free, first_signs, first_counts)
    spares = np.array([spare_of(ways) for ways in range(first_ways + 1)])
    for match in range(len(run.points)):
        dice, mind = keys_of(run, match)
        ways = first_ways
        counts[CELLS] = 0  # what is taken has a sign of its own
        for cell in range(CELLS):
            signs[cell] = first_signs[cell] if run.start.free[cell] else CELLS
            counts[cell] = max(first_counts[cell] - 1, 0)
        for one in range(NINE):
            squares[one] = run.start.squares[one]
        for turn in range(ROUNDS):
            cell, partner = draw_entry(signs, counts, draw(mind, turn, ways, spares[ways]))
            rolled = roll(dice, turn)
            squares[square[cell]] += rolled[0] * digit[cell]
            squares[square[partner]] += rolled[1] * digit[partner]
            ways -= 4 * counts[signs[cell]] - 2  # two free cells fewer of the sign: n(n-1) becomes (n-2)(n-3)
            counts[signs[cell]] = max(counts[signs[cell]], 2) - 2
            signs[cell] = signs[partner] = CELLS
        run.points[match] = score(rules, squares)


def draw_entry(signs: Any, counts: Any, left: int) -> tuple[Any, Any]:
    """One of the free entries by its place in their order; each free cell begins as many as it has partners."""
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


def count_signs(rules: Rules, free: Wide, signs: Wide, counts: Wide) -> int:
    """The first free cell of each sign stands for it; how many free ones there are of it, and how many entries."""
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


def one_of_the_best(values: Any, count: int, mind: Any, turn: int) -> int:
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


def score_after(rules: Rules, squares: Any, code: int, dice: Dice) -> int:
    cell, partner = code // CELLS, code % CELLS
    squares[rules.square[cell]] += dice[0] * rules.digit[cell]
    squares[rules.square[partner]] += dice[1] * rules.digit[partner]
    points = score(rules, squares)
    squares[rules.square[cell]] -= dice[0] * rules.digit[cell]
    squares[rules.square[partner]] -= dice[1] * rules.digit[partner]
    return points


def play_by_outlook(rules: Rules, outlook: Outlook, run: Run) -> None:
    """As `steady` does."""
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


def write_sorted(rules: Rules, squares: Any, code: int, dice: Dice, after: Any) -> None:
    """The patterns with an entry, from the lowest to the highest: chances are multiplied in this order."""
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


def worth(outlook: Outlook, squares: Any) -> int:
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


def play_by_table(board: Board, weights: Any, desk: Desk, temper: Any, run: Run) -> None:
    for match in range(len(run.points)):
        dice, mind = keys_of(run, match)
        lay_desk(desk, run.start)
        for turn in range(ROUNDS):
            rolled = roll(dice, turn)
            count = weigh(board, weights, desk, rolled)
            drawn = below(mind, turn, weigh_losses(desk.values, count, temper))
            write_down(board, desk, desk.codes[draw_place(desk.values, drawn)], rolled)
        run.points[match] = score(board.rules, desk.sheet.squares)


def play_by_search(board: Board, weights: Any, desks: tuple[Desk, Desk], width: int, run: Run) -> None:
    desk = desks[0]
    for match in range(len(run.points)):
        dice, mind = keys_of(run, match)
        lay_desk(desk, run.start)
        for turn in range(ROUNDS):
            rolled = roll(dice, turn)
            count = search(board, weights, desks, rolled, width)
            write_down(board, desk, desk.codes[one_of_the_best(desk.values, count, mind, turn)], rolled)
        run.points[match] = score(board.rules, desk.sheet.squares)
