"""Input, many matches at once, as machine code: `tables.py` holds the arrays."""

import numpy as np
from numpy.typing import NDArray

from vierling.games.input.rules.stones import STONES
from vierling.games.input.think.kernels import (
    AT,
    CELLS,
    HELD,
    IN_PLAY,
    MOST_SEATS,
    MOVER,
    NEXT,
    NOBODY,
    NOWHERE,
    OVER,
    PLAYERS,
    SCORE,
    TAKEN,
    TOP,
    TRAIL,
    UNDER,
    WINNER,
    Ints,
    announce,
    give_back,
    list_places,
    place,
    take,
)
from vierling.games.input.think.past import is_new, is_repeated, keep_new, layout_of, position_of
from vierling.games.input.think.rows import Many, Rules
from vierling.games.input.think.showing import reveal
from vierling.games.input.think.zero import ZERO_BY, place_on_zero, tidy, touch_for_zero, win
from vierling.lab.kernels import Word, below, key_of
from vierling.play.draws import DICE


def begin(many: Many, seed: Word, over: NDArray[np.bool_]) -> None:
    """The match of its number, in the rows where one is over."""
    rows = many.rows
    for row in range(len(over)):
        if over[row]:
            t = rows.tables[row]
            t[:] = 0
            lay_out(t, many.rules, key_of(seed, rows.matches[row], DICE))
            rows.matches[row] += len(over)
            rows.met[row] = 0
            rows.turns[row] = rows.found[row] = 0
            rows.movers[row] = t[MOVER]
            look_back(many, row)


def lay_out(t: Ints, rules: Rules, key: Word) -> None:
    """The drops, seat by seat, and who begins."""
    seats = rules.rules[PLAYERS]
    t[HELD] = t[WINNER] = t[ZERO_BY] = NOBODY
    for cell in range(CELLS):
        t[TAKEN + cell] = NOBODY
    for at in range(2 * MOST_SEATS * STONES):
        t[TRAIL + at] = NOWHERE
    for seat in range(seats):
        throw = find_throw(rules.upto, below(key, seat, rules.upto[-1]))
        for slot in range(STONES):
            stone = seat * STONES + slot
            t[AT + stone] = CELLS + slot
            t[TOP + stone], t[UNDER + stone] = rules.drops[throw, slot, 0], rules.drops[throw, slot, 1]
    order = rules.orders[below(key, seats, len(rules.orders))]
    t[MOVER] = order[0]
    for seat in range(seats):
        t[NEXT + order[seat]] = order[(seat + 1) % seats]


def find_throw(upto: NDArray[np.int64], drawn: int) -> int:
    low, high = 0, len(upto) - 1
    while low < high:
        middle = (low + high) // 2
        if drawn < upto[middle]:
            high = middle
        else:
            low = middle + 1
    return low


def act(many: Many, actions: NDArray[np.int64], rewards: NDArray[np.float64], over: NDArray[np.bool_]) -> None:
    for row in range(len(actions)):
        t, move = many.rows.tables[row], many.book.moves[actions[row]]
        seat = t[MOVER]
        before = t[SCORE + seat]
        if t[HELD] == NOBODY:
            many.rows.announced[row] = move[1]
            many.rows.found[row] = touch(many, row, move)
        elif t[ZERO_BY] == NOBODY:
            place(t, many.rules.rules, move[0])
        else:
            place_on_zero(t, many.rules.rules, move[0])
        if t[HELD] == NOBODY and t[ZERO_BY] == NOBODY:  # the turn is over
            if many.rules.rules[IN_PLAY] == 1:
                tidy(t)
            look_back(many, row)
        rewards[row] = t[SCORE + seat] - before
        over[row] = t[OVER] == 1
        many.rows.movers[row] = seat if over[row] else t[MOVER]


def touch(many: Many, row: int, move: NDArray[np.int16]) -> int:
    """List where the stone may go; if that is nowhere, the turn is over."""
    t, r, places = many.rows.tables[row], many.rules.rules, many.rows.places[row]
    seat = t[MOVER]
    stone, announced, before = stone_at(t, seat, move[0]), move[1], t[SCORE + seat]
    if announced == 0:
        found = touch_for_zero(t, r, stone, move[2], places)
    else:
        take(t, stone, move[2])
        if announce(t, r, announced):
            win(t, seat, announced, t[SCORE + seat] - before)
            return 0
        found = list_places(t, r, places)
    if many.rules.superko and t[ZERO_BY] == NOBODY:
        found = keep_new(t, r, many.rows.layouts[row, : many.rows.turns[row]], places, found)
    if found == 0:
        give_back(t, r)
    return found


def stone_at(t: Ints, seat: int, spot: int) -> int:
    for stone in range(seat * STONES, seat * STONES + STONES):
        if t[AT + stone] == spot:
            return stone
    return NOWHERE


def look_back(many: Many, row: int) -> None:
    """R-I7: a position that occurs too often ends the match."""
    rows, r = many.rows, many.rules.rules
    t, turn = rows.tables[row], rows.turns[row]
    layout = layout_of(t, r, NOWHERE)
    rows.turns[row] = turn + 1
    position = rows.past[row, turn] = position_of(t, r, layout)
    if many.rules.superko:
        rows.layouts[row, turn] = layout
    if not is_new(rows.met[row], position) and is_repeated(rows.past[row, : turn + 1]):
        t[OVER] = 1


class TableCode:
    """These only run compiled."""

    begin = staticmethod(begin)
    act = staticmethod(act)
    reveal = staticmethod(reveal)
