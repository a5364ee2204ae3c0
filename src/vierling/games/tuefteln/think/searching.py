"""Looking further ahead: all rolls that may follow the best entries, by the weights; and the last rounds to the end.

Every function runs in plain Python on lists, and as machine code on arrays.
"""

from vierling.games.tuefteln.rules.sheet import BONUS, CELLS
from vierling.games.tuefteln.think.evaluation import FACES, STAGES, UNIT
from vierling.games.tuefteln.think.features import Board
from vierling.games.tuefteln.think.kernels import (
    ALL_MADE,
    NINE,
    Dice,
    MutableRow,
    Position,
    Row,
    Rules,
    erase,
    list_free,
    score,
    write,
)
from vierling.games.tuefteln.think.weighing import ROOM, STAGE, Desk, expect, weigh, write_down

Desks = tuple[Desk, Desk]  # for now, and after one entry

ROLLS = FACES * FACES
EXACT = 2  # with this many rounds left after an entry, everything that can happen is tried
FINE = UNIT * ROLLS**EXACT  # parts of a point in the values of a search


def end_with_one(rules: Rules, sheet: Position) -> int:
    """With one roll left, and two free cells: the points of all 36 rolls, each written the better way round."""
    squares, square, digit = sheet.squares, rules.square, rules.digit
    cell = 0
    while not sheet.free[cell]:
        cell += 1
    partner = cell + 1
    while not sheet.free[partner]:
        partner += 1
    one, other = square[cell], square[partner]
    points = mask = 0
    for third in range(NINE):
        if third not in (one, other):
            points += rules.points[squares[third]]
            mask |= rules.made[squares[third]]
    total = 0
    for first in range(1, FACES + 1):
        for second in range(1, first + 1):
            best = 0
            for low, high in ((first, second), (second, first)):
                if one == other:
                    pattern = squares[one] + low * digit[cell] + high * digit[partner]
                    more, made = rules.points[pattern], mask | rules.made[pattern]
                else:
                    pattern, second_pattern = squares[one] + low * digit[cell], squares[other] + high * digit[partner]
                    more = rules.points[pattern] + rules.points[second_pattern]
                    made = mask | rules.made[pattern] | rules.made[second_pattern]
                best = max(best, more + (BONUS if made == ALL_MADE else 0))
            total += (points + best) * (1 if first == second else 2)
    return total


def think_to_the_end(rules: Rules, sheet: Position, left: int, codes: MutableRow, more_codes: MutableRow) -> int:
    """The points of everything that can be rolled, each roll in its best entry; at most three rolls may be left."""
    if left == 0:
        return score(rules, sheet.squares)
    if left == 1:
        return end_with_one(rules, sheet)
    total = 0
    for first in range(1, FACES + 1):
        for second in range(1, first + 1):
            count = list_free(rules, sheet, codes, first == second)
            best = 0
            for place in range(count):
                write(rules, sheet, codes[place], (first, second))
                if left == 2:  # a recursive call for the last roll would take a quarter more time
                    more = end_with_one(rules, sheet)
                else:
                    more = think_to_the_end(rules, sheet, left - 1, more_codes, codes)
                best = max(best, more)
                erase(rules, sheet, codes[place], (first, second))
            total += best * (1 if first == second else 2)
    return total


def take_over(desk: Desk, ahead: Desk) -> None:
    for one in range(NINE):
        ahead.sheet.squares[one] = desk.sheet.squares[one]
    for cell in range(CELLS):
        ahead.sheet.free[cell] = desk.sheet.free[cell]
    ahead.now[STAGE] = desk.now[STAGE]
    ahead.now[ROOM] = desk.now[ROOM]


def foresee(board: Board, weights: Row, desks: Desks, code: int, dice: Dice) -> int:
    """What the sheet is worth after an entry, in fine parts: by the weights after one more roll, or to the end."""
    ahead = desks[1]
    take_over(desks[0], ahead)
    write_down(board, ahead, code, dice)
    left = STAGES + 1 - ahead.now[STAGE]
    if left > EXACT:
        return ROLLS * expect(board, weights, ahead)
    end = think_to_the_end(board.rules, ahead.sheet, left, ahead.codes, ahead.codes)
    parts: int = UNIT * ROLLS ** (EXACT - left)
    return parts * end


def put_best_first(desk: Desk, count: int, width: int) -> int:
    """Sort the entries weighed, but only as many as will be looked at; returns how many these are."""
    codes, values = desk.codes, desk.values
    width = min(width, count)
    for place in range(width):
        best = place
        for other in range(place + 1, count):
            if values[other] > values[best]:
                best = other
        values[place], values[best] = values[best], values[place]
        codes[place], codes[best] = codes[best], codes[place]
    return width


def search(board: Board, weights: Row, desks: Desks, dice: Dice, width: int) -> int:
    """Leave codes and values of the best entries, in fine parts, on the first desk; returns how many there are."""
    desk = desks[0]
    count = weigh(board, weights, desk, dice)
    if STAGES - desk.now[STAGE] > EXACT:
        count = put_best_first(desk, count, width)
    for place in range(count):
        desk.values[place] = foresee(board, weights, desks, desk.codes[place], dice)
    return count
