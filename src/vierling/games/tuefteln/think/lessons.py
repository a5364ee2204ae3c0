"""The weights of Tüfteln learn from whole matches against themselves; compiled together with `weighing`.

After each match every position is corrected, from the last one back, by how much better or worse things stood later
than it had predicted. "Later" is not one roll but the exact expectation over all rolls: that leaves luck out, and what
remains is error.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from vierling.games.tuefteln.rules.sheet import ROUNDS
from vierling.games.tuefteln.think.evaluation import ENTRIES, STAGES, list_entries
from vierling.games.tuefteln.think.features import Board
from vierling.games.tuefteln.think.kernels import NINE
from vierling.games.tuefteln.think.matches import ROLLS, Start, lay_desk, roll
from vierling.games.tuefteln.think.weighing import ROOM, Desk, best_of, expect, weigh, write_down
from vierling.lab.kernels import Word, key_of

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]
LEARNING, MEASURING = 0, 1  # whose dice


class Lesson(NamedTuple):
    """Weights that learn, and the match they learn from, round by round."""

    board: Board
    weights: NDArray[np.float32]
    desk: Desk
    start: Start
    squares: Ints
    rooms: Ints
    said: Floats  # the value of the sheet
    later: Floats  # what the value should have been, by the expectation over the next roll
    entries: Ints  # which weights made the value of one round


def play(lesson: Lesson, key: Word, learning: bool) -> float:
    """One match, always the best entry; returns its points, in the weights' unit."""
    board, weights, desk = lesson.board, lesson.weights, lesson.desk
    lay_desk(desk, lesson.start)
    for stage in range(ROUNDS):
        if stage and learning:
            lesson.later[stage - 1] = expect(board, weights, desk) / ROLLS
        dice = roll(key, stage)
        best = best_of(desk, weigh(board, weights, desk, dice))
        lesson.said[stage] = desk.values[best]
        write_down(board, desk, desk.codes[best], dice)
        if stage < STAGES:
            lesson.rooms[stage] = desk.now[ROOM]
            for one in range(NINE):
                lesson.squares[stage, one] = desk.sheet.squares[one]
    return float(lesson.said[STAGES])


def correct(lesson: Lesson, step: float, trust: float) -> None:
    error = 0.0
    for back in range(STAGES):
        stage = STAGES - 1 - back
        list_entries(lesson.board, lesson.squares[stage], stage, lesson.rooms[stage], lesson.entries)
        error = trust * error + lesson.later[stage] - lesson.said[stage]
        for entry in lesson.entries:
            lesson.weights[entry] += step * error / ENTRIES


def learn(lesson: Lesson, seed: Word, first: int, steps: Floats, trust: float) -> None:
    """From match number `first` on; `trust` is how much a position learns from the errors of later ones."""
    for match in range(len(steps)):
        play(lesson, key_of(seed, first + match, LEARNING), True)
        correct(lesson, steps[match], trust)


def measure(lesson: Lesson, seed: Word, count: int) -> float:
    """The mean of matches with dice that nothing was learned from."""
    total = 0.0
    for match in range(count):
        total += play(lesson, key_of(seed, match, MEASURING), False)
    return total / count


class LessonCode:
    """These only run compiled."""

    learn = staticmethod(learn)
    measure = staticmethod(measure)
