"""Tüfteln alone, many matches at once, as machine code: `tables.py` holds the arrays.

What a loop needs is taken out of its tuple before it: every time a tuple is handed on, all of its arrays are counted.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from vierling.games.tuefteln.rules.sheet import BONUS, CELLS, NUMBERS, ROUNDS
from vierling.games.tuefteln.think.kernels import ALL_MADE
from vierling.lab.kernels import Word, draw, key_of
from vierling.play.draws import DICE, WORD

IVORY, COLOUR, FIRST = 0, 1, 2  # places in an observation: see `rules/encoding.py`
FACES = len(NUMBERS)
ROLLS = FACES * FACES
SPARE = np.uint64(WORD - ROLLS.bit_length())

Small = NDArray[np.uint16]


class Sheet(NamedTuple):
    """One kind of sheet, as printed, and its actions."""

    numbers: NDArray[np.int8]  # by cell, before the first round
    patterns: Small  # by square, before the first round
    cells: NDArray[np.uint8]  # by action: for the ivory die and the coloured one
    touching: Small  # cell by cell: the actions that need it
    begins: Small  # by cell: where its actions begin there, and at the end where the last ones end
    square: NDArray[np.uint8]  # by cell
    digit: Small  # by cell: what a 1 there adds to its square's pattern
    points: NDArray[np.uint8]  # by pattern
    made: NDArray[np.uint8]  # by pattern: a bit for its category


class Rows(NamedTuple):
    """By row."""

    observations: NDArray[np.int8]
    masks: NDArray[np.int8]
    patterns: Small  # of each square
    made: NDArray[np.uint8]  # a bit for each category
    turns: NDArray[np.int64]
    matches: NDArray[np.int64]
    keys: NDArray[np.uint64]
    points: NDArray[np.int64]


def begin(sheet: Sheet, rows: Rows, seed: Word, over: NDArray[np.bool_]) -> None:
    """The match of its number, in the rows where one is over."""
    observations, masks, patterns, made, turns, matches, keys, points = rows
    numbers, blank, _, _, _, _, _, _, _ = sheet
    for row in range(len(over)):
        if over[row]:
            observations[row, FIRST:] = numbers
            masks[row] = 1
            patterns[row] = blank
            made[row] = 0
            turns[row] = points[row] = 0
            keys[row] = key_of(seed, matches[row], DICE)
            matches[row] += len(over)
            rolled = draw(keys[row], 0, ROLLS, SPARE)
            observations[row, IVORY], observations[row, COLOUR] = rolled // FACES + 1, rolled % FACES + 1


def step(
    sheet: Sheet, rows: Rows, actions: NDArray[np.int64], rewards: NDArray[np.float64], over: NDArray[np.bool_]
) -> None:
    """Both numbers into two cells, what full squares score, and the next roll."""
    _, _, cells, touching, begins, square, digit, worth, category = sheet
    observations, masks, patterns, made, turns, _, keys, points = rows
    for row in range(len(actions)):
        gained, before, mask = 0, made[row], masks[row]
        for die in range(2):
            cell, number = cells[actions[row], die], observations[row, die]
            observations[row, FIRST + cell] = number
            pattern = patterns[row, square[cell]] + number * digit[cell]
            patterns[row, square[cell]] = pattern
            gained += worth[pattern]
            made[row] |= category[pattern]
            for place in range(begins[cell], begins[cell + 1]):
                mask[touching[place]] = 0
        gained += BONUS if made[row] == ALL_MADE != before else 0
        turn = turns[row] + 1
        turns[row] = turn
        points[row] += gained
        rewards[row] = gained
        over[row] = turn == ROUNDS
        rolled = draw(keys[row], turn, ROLLS, SPARE) if turn < ROUNDS else -FACES
        observations[row, IVORY] = rolled // FACES + 1
        observations[row, COLOUR] = rolled % FACES + (turn < ROUNDS)


class TableCode:
    """These only run compiled."""

    begin = staticmethod(begin)
    step = staticmethod(step)


def blank_rows(count: int, actions: int, squares: int) -> Rows:
    return Rows(
        np.zeros((count, FIRST + CELLS), np.int8),
        np.zeros((count, actions), np.int8),
        np.zeros((count, squares), np.uint16),
        np.zeros(count, np.uint8),
        np.zeros(count, np.int64),
        np.arange(count),
        np.zeros(count, np.uint64),
        np.zeros(count, np.int64),
    )
