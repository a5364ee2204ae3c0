"""The arrays of many matches at once."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from vierling.games.input.rules.stones import STONES
from vierling.games.input.think.kernels import CELLS, MOST_SEATS
from vierling.games.input.think.noting import SETS
from vierling.games.input.think.past import MET
from vierling.games.input.think.zero import WHOLE_TABLE

NO_NOTES, OWN_NOTES, ALL_NOTES = range(3)


class Rules(NamedTuple):
    rules: NDArray[np.int16]  # as in `kernels.py`
    superko: bool
    notes: int
    drops: NDArray[np.int8]  # by throw and slot: the face above and the one below
    upto: NDArray[np.int64]  # the weights of all throws up to each
    orders: NDArray[np.int8]  # that can be drawn


class Book(NamedTuple):
    """Where actions and entries are."""

    moves: NDArray[np.int16]  # by action: spot, announcement, whether the stone stays unflipped
    touches: NDArray[np.int16]  # by spot, announcement (none is the first) and whether it stays unflipped
    places: NDArray[np.int16]  # by cell
    spots: NDArray[np.int16]  # by spot: its place among a seat's
    each: int  # how many spots a seat has
    row: NDArray[np.int8]  # the numbers in play


class Rows(NamedTuple):
    """By row."""

    observations: NDArray[np.int16]
    masks: NDArray[np.int8]
    tables: NDArray[np.int16]
    announced: NDArray[np.int8]
    found: NDArray[np.int64]  # how many places there are for the stone in hand
    places: NDArray[np.int16]  # which
    turns: NDArray[np.int64]
    met: NDArray[np.uint64]  # a mark for each position
    past: NDArray[np.uint64]  # the positions after each turn
    layouts: NDArray[np.uint64]  # the same without points, for `superko`
    movers: NDArray[np.int8]
    matches: NDArray[np.int64]
    points: NDArray[np.int64]


class Many(NamedTuple):
    rules: Rules
    book: Book
    rows: Rows
    # Scratch space
    places: NDArray[np.int16]
    sets: NDArray[np.bool_]
    notes: NDArray[np.int8]  # by stone


def set_out(rules: Rules, book: Book, entries: int, seats: int, shape: tuple[int, int]) -> Many:
    """For so many matches with so many turns."""
    count, turns = shape
    rows = Rows(
        np.zeros((count, entries), np.int16),
        np.zeros((count, len(book.moves)), np.int8),
        np.zeros((count, WHOLE_TABLE), np.int16),
        np.zeros(count, np.int8),
        np.zeros(count, np.int64),
        np.zeros((count, CELLS), np.int16),
        np.zeros(count, np.int64),
        np.zeros((count, MET), np.uint64),
        np.zeros(shape, np.uint64),
        np.zeros((count, turns if rules.superko else 0), np.uint64),
        np.zeros(count, np.int8),
        np.zeros(count, np.int64),
        np.zeros((count, seats), np.int64),
    )
    scratch = np.zeros(CELLS, np.int16), np.zeros((2, SETS), np.bool_), np.zeros(MOST_SEATS * STONES, np.int8)
    return Many(rules, book, rows, *scratch)
