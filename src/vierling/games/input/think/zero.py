"""The zero on flat arrays, and the numbers that it takes away: what the search of `kernels.py` does without."""

from vierling.games.input.rules.cards import PLACES
from vierling.games.input.rules.stones import STONES
from vierling.games.input.think.kernels import (
    CARDS,
    CHILD,
    FILLED,
    FINISHED,
    HELD,
    IN_PLAY,
    MOST_SEATS,
    MOVER,
    NEED,
    NOBODY,
    ORIGIN,
    PLAYERS,
    QUIET,
    SCORE,
    TABLE,
    TAKEN,
    TOP,
    WON,
    Ints,
    burden,
    end_turn,
    fits,
    follow,
    list_places,
    put,
    take,
)

# A table goes on with these places.
ZERO_BY = TABLE  # the seat that is filling the zero right now
CALLED = ZERO_BY + 1  # a bit for each seat that has announced it
WINS = CALLED + 1  # of each seat: the numbers won and not lost again
TIMES = WINS + MOST_SEATS  # the same for each number
NEWEST = TIMES + MOST_SEATS * CARDS  # the last few of them: number and points in turn
KEPT = MOST_SEATS + 1  # each seat announces the zero once, so nobody ever loses more numbers
WHOLE_TABLE = NEWEST + 2 * MOST_SEATS * KEPT


def newest(t: Ints, seat: int) -> int:
    return NEWEST + 2 * (seat * KEPT + t[WINS + seat] % KEPT)


def win(t: Ints, seat: int, number: int, gained: int) -> None:
    at = newest(t, seat)
    t[at], t[at + 1] = number, gained
    t[WINS + seat] += 1
    t[TIMES + seat * CARDS + number] += 1


def lose_newest(t: Ints, seat: int) -> None:
    """R-I13: the number won last costs what it brought."""
    if t[WINS + seat] == 0:
        return
    t[WINS + seat] -= 1
    at = newest(t, seat)
    times = TIMES + seat * CARDS + t[at]
    t[times] -= 1
    if t[times] == 0:
        t[WON + seat] &= ~(1 << t[at])
    t[SCORE + seat] -= min(t[at + 1], t[SCORE + seat])


def may_fill(t: Ints, r: Ints) -> bool:
    """A seat that has begun may go on; others need a number they have won, once per match, and an empty card."""
    if t[ZERO_BY] != NOBODY:
        return True
    seat = t[MOVER]
    return r[IN_PLAY] == 1 and t[FILLED] == 0 and t[WINS + seat] > 0 and t[CALLED] >> seat & 1 == 0


def may_keep_for_zero(t: Ints, r: Ints, stone: int, places: Ints) -> bool:
    """A child need not flip a stone that fits as it lies."""
    return r[CHILD + stone // STONES] == 1 and list_on_zero(t, r, stone, places) > 0


def list_on_zero(t: Ints, r: Ints, stone: int, places: Ints) -> int:
    """Here the joker may come last, and own stones on finished cards bar only the fifth stone."""
    found = 0
    if t[FILLED] == PLACES - 1 and burden(t, stone // STONES, stone) > 0:
        return found
    for cell in range(PLACES):
        if t[TAKEN + cell] == NOBODY and fits(t[TOP + stone], r[NEED + cell]):
            places[found] = cell
            found += 1
    return found


def touch_for_zero(t: Ints, r: Ints, stone: int, unflipped: int, places: Ints) -> int:
    """List where the stone may go: on the zero; or, if it fits nowhere there, where any stone may go."""
    seat = t[MOVER]
    take(t, stone, unflipped)
    t[ZERO_BY], t[CALLED] = seat, t[CALLED] | 1 << seat
    found = list_on_zero(t, r, stone, places)
    if found:
        return found
    lose_newest(t, seat)
    t[ZERO_BY] = NOBODY
    return list_places(t, r, places)


def place_on_zero(t: Ints, r: Ints, cell: int) -> None:
    """The fifth stone ends the turn, and costs everybody else the number they won last."""
    put(t, t[HELD], cell)
    if t[FILLED] < PLACES:
        follow(t, t[HELD], t[ORIGIN], cell)
        t[HELD] = NOBODY
        return
    t[FINISHED], t[QUIET], t[ZERO_BY] = 1, -1, NOBODY
    for seat in range(r[PLAYERS]):
        if seat != t[MOVER]:
            lose_newest(t, seat)
    end_turn(t, r, cell)


def tidy(t: Ints) -> None:
    """R-I8: filling the zero can empty several finished cards in one turn."""
    for card in range(CARDS):
        if t[FILLED + card] == 0:
            t[FINISHED + card] = 0
