"""The tables of Tüfteln learn from whole matches against themselves, compiled together with `weighing`.

After each match every position is told how much better or worse things stood later than it had said, backwards.
"Later" is no single roll, but the exact expectation over all rolls: luck is left out, and what remains is error.
"""

from typing import Any, NamedTuple

from vierling.games.tuefteln.rules.sheet import ROUNDS
from vierling.games.tuefteln.think.evaluation import ENTRIES, STAGES, list_entries
from vierling.games.tuefteln.think.features import Board
from vierling.games.tuefteln.think.kernels import NINE
from vierling.games.tuefteln.think.matches import ROLLS, Start, lay_desk, roll
from vierling.games.tuefteln.think.weighing import ROOM, Desk, best_of, expect, weigh, write_down
from vierling.lab.kernels import key_of

DICE, FRESH_DICE = 0, 1  # whose draws: those to learn from, and those that measure


class Lesson(NamedTuple):
    """The table, and what a match on its sheet has gone through, by round."""

    board: Board
    weights: Any
    desk: Desk
    start: Start
    squares: Any
    rooms: Any
    said: Any  # what the sheet was worth then
    later: Any  # what it should have been, seen before the next roll
    entries: Any  # those of one round


def play(lesson: Lesson, key: Any, learning: bool) -> Any:
    """One match, always the best entry; its points, in the tables' unit."""
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
    return lesson.said[STAGES]


def correct(lesson: Lesson, step: float, trust: float) -> None:
    error = 0.0
    for back in range(STAGES):
        stage = STAGES - 1 - back
        list_entries(lesson.board, lesson.squares[stage], stage, lesson.rooms[stage], lesson.entries)
        error = trust * error + lesson.later[stage] - lesson.said[stage]
        for entry in lesson.entries:
            lesson.weights[entry] += step * error / ENTRIES


def learn(lesson: Lesson, seed: Any, first: int, steps: Any, trust: float) -> None:
    for match in range(len(steps)):
        play(lesson, key_of(seed, first + match, DICE), True)
        correct(lesson, steps[match], trust)


def measure(lesson: Lesson, seed: Any, count: int) -> float:
    """The mean of so many matches with dice that nothing is learned from."""
    total = 0.0
    for match in range(count):
        total += play(lesson, key_of(seed, match, FRESH_DICE), False)
    return total / count
