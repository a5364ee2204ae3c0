"""Knister alone, many matches at once, as machine code: `tables.py` holds the arrays.

What a loop needs is taken out of its tuple before it: every time a tuple is handed on, all of its arrays are counted.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from vierling.games.knister.rules.sheet import CELLS, LEAST, ROUNDS
from vierling.games.knister.think.contents import OPEN, ROLLED_SUMS, SUMS
from vierling.games.knister.think.kernels import COUNT, THROUGH, Rules
from vierling.lab.kernels import Word, below, key_of
from vierling.play.draws import DICE

GRID, SUM, FIRST = 0, 1, 2  # places in an observation: see `rules/encoding.py`
ROLLS = len(ROLLED_SUMS)
ROLL_SUMS = np.array([each + LEAST for each in ROLLED_SUMS], np.int8)


class Rows(NamedTuple):
    """By row."""

    observations: NDArray[np.int8]
    masks: NDArray[np.int8]
    contents: NDArray[np.uint16]  # of each line of the current grid
    turns: NDArray[np.int64]
    matches: NDArray[np.int64]
    keys: NDArray[np.uint64]
    points: NDArray[np.int64]


def begin(rows: Rows, seed: Word, over: NDArray[np.bool_]) -> None:
    """The match of its number, in the rows where one is over."""
    observations, masks, contents, turns, matches, keys, points = rows
    for row in range(len(over)):
        if over[row]:
            observations[row] = 0
            masks[row] = 1
            contents[row] = 0
            turns[row] = points[row] = 0
            keys[row] = key_of(seed, matches[row], DICE)
            matches[row] += len(over)
            observations[row, SUM] = ROLL_SUMS[below(keys[row], 0, ROLLS)]


def step(
    rules: Rules, rows: Rows, actions: NDArray[np.int64], rewards: NDArray[np.float64], over: NDArray[np.bool_]
) -> None:
    """The sum into a cell, what full lines score, and the next roll."""
    after, worth, factors, through, _ = rules
    observations, masks, contents, turns, _, keys, points = rows
    rounds = observations.shape[1] - FIRST
    for row in range(len(actions)):
        cell, number = actions[row], observations[row, SUM]
        observations[row, FIRST + observations[row, GRID] * CELLS + cell] = number
        masks[row, cell] = 0
        gained = 0
        for place in range(cell * THROUGH + 1, cell * THROUGH + 1 + through[cell * THROUGH]):
            line = through[place]
            content = after[contents[row, line] * SUMS + number - LEAST]
            contents[row, line] = content
            if content >= OPEN:
                gained += factors[line] * worth[content]
        turn = turns[row] + 1
        turns[row] = turn
        points[row] += gained
        rewards[row] = gained
        over[row] = turn == rounds
        if turn < rounds:
            if turn % ROUNDS == 0:
                observations[row, GRID] += 1
                masks[row] = 1
                contents[row] = 0
            observations[row, SUM] = ROLL_SUMS[below(keys[row], turn, ROLLS)]
        else:
            observations[row, SUM] = 0


class TableCode:
    """These only run compiled."""

    begin = staticmethod(begin)
    step = staticmethod(step)


def blank_rows(count: int, grids: int) -> Rows:
    return Rows(
        np.zeros((count, FIRST + grids * CELLS), np.int8),
        np.zeros((count, CELLS), np.int8),
        np.zeros((count, COUNT), np.uint16),
        np.zeros(count, np.int64),
        np.arange(count),
        np.zeros(count, np.uint64),
        np.zeros(count, np.int64),
    )
