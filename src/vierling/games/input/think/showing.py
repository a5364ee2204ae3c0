"""What whoever is to move may do and sees, on arrays: a mask of actions, and the numbers of `rules/encoding.py`."""

import numpy as np
from numpy.typing import NDArray

from vierling.games.input.rules.cards import PLACES
from vierling.games.input.rules.stones import STONES
from vierling.games.input.think.kernels import (
    AT,
    CARDS,
    FILLED,
    FINISHED,
    HELD,
    IN_HAND,
    MOVER,
    NOBODY,
    ORIGIN,
    OVER,
    PLAYERS,
    QUIET,
    SCORE,
    TOP,
    may_close,
    may_stay_unflipped,
)
from vierling.games.input.think.noting import take_notes
from vierling.games.input.think.rows import ALL_NOTES, OWN_NOTES, Many
from vierling.games.input.think.zero import CALLED, ZERO_BY, may_fill, may_keep_for_zero

# The first places of an observation.
WHO, FACE, FROM, ANNOUNCED, FILLING, QUIET_TURNS, HEAD = range(7)


def reveal(many: Many, which: NDArray[np.bool_]) -> None:
    """What whoever is to move may do and sees, in these rows."""
    for row in range(len(which)):
        if which[row]:
            rows, t = many.rows, many.rows.tables[row]
            rows.masks[row] = 0
            if t[HELD] != NOBODY:
                mask_places(many, row)
            elif t[OVER] == 0:
                mask_touches(many, row)
            show(many, row, rows.movers[row])
            for seat in range(many.rules.rules[PLAYERS]):
                rows.points[row, seat] = t[SCORE + seat]


def mask_places(many: Many, row: int) -> None:
    for at in range(many.rows.found[row]):
        many.rows.masks[row, many.book.places[many.rows.places[row, at]]] = 1


def mask_touches(many: Many, row: int) -> None:
    mask, t, r = many.rows.masks[row], many.rows.tables[row], many.rules.rules
    may_zero, first = may_fill(t, r), t[MOVER] * STONES
    for stone in range(first, first + STONES):
        if may_zero and t[AT + stone] >= PLACES:
            actions = many.book.touches[t[AT + stone], 1]
            mask[actions[0]] = 1
            if may_keep_for_zero(t, r, stone, many.places):
                mask[actions[1]] = 1
        if t[ZERO_BY] == NOBODY:
            mask_announcement(many, row, stone, NOBODY)
    for card in range(1, CARDS if t[ZERO_BY] == NOBODY else 0):
        if t[FILLED + card] == PLACES - 1:
            for stone in range(first, first + STONES):
                if may_close(t, r, stone, card):
                    mask_announcement(many, row, stone, card)


def mask_announcement(many: Many, row: int, stone: int, announced: int) -> None:
    mask, t, r = many.rows.masks[row], many.rows.tables[row], many.rules.rules
    actions = many.book.touches[t[AT + stone], announced + 1]
    mask[actions[0]] = 1
    if may_stay_unflipped(t, r, stone, announced, many.places):
        mask[actions[1]] = 1


def show(many: Many, row: int, seat: int) -> None:
    """What this seat sees."""
    seen, t, seats = many.rows.observations[row], many.rows.tables[row], many.rules.rules[PLAYERS]
    held = t[HELD] != NOBODY
    seen[:] = 0
    seen[WHO] = NOBODY if t[OVER] == 1 else (t[MOVER] - seat) % seats
    seen[FACE] = 1 + t[TOP + t[HELD]] if held else 0
    seen[FROM] = many.book.spots[t[ORIGIN]] if held else NOBODY
    seen[ANNOUNCED] = many.rows.announced[row] if held else NOBODY
    seen[FILLING] = t[ZERO_BY] != NOBODY
    seen[QUIET_TURNS] = t[QUIET]
    at = HEAD
    for card in many.book.row:
        seen[at] = t[FINISHED + card]
        at += 1
    for away in range(seats):
        owner = (seat + away) % seats
        seen[at + away] = t[SCORE + owner]
        seen[at + seats + away] = t[CALLED] >> owner & 1
        stones = at + 2 * seats + away * many.book.each
        show_faces(many, row, owner, stones)
        if many.rules.notes == ALL_NOTES or (many.rules.notes == OWN_NOTES and away == 0):
            take_notes(t, owner, many.sets, many.notes)
            show_notes(many, row, owner, stones + seats * many.book.each)


def show_faces(many: Many, row: int, owner: int, at: int) -> None:
    seen, t = many.rows.observations[row], many.rows.tables[row]
    for stone in range(owner * STONES, owner * STONES + STONES):
        if t[AT + stone] != IN_HAND:
            seen[at + many.book.spots[t[AT + stone]]] = 1 + t[TOP + stone]


def show_notes(many: Many, row: int, owner: int, at: int) -> None:
    seen, t = many.rows.observations[row], many.rows.tables[row]
    for stone in range(owner * STONES, owner * STONES + STONES):
        if t[AT + stone] != IN_HAND:
            seen[at + many.book.spots[t[AT + stone]]] = many.notes[stone]
