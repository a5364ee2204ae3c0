"""A course for the tables of Knister: lines by round and kind, and pairs of lines, from matches against themselves."""

from dataclasses import dataclass
from functools import cache
from types import SimpleNamespace
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from vierling.games.knister.rules.sheet import ROUNDS
from vierling.games.knister.think import kernels, reckoning
from vierling.games.knister.think import lessons as knister_lessons
from vierling.games.knister.think.backend import empty_desk, fast_rules, lay_table, small
from vierling.games.knister.think.contents import NEXT, OPEN, POINTS, SUMS, WAYS
from vierling.games.knister.think.lessons import PAIRS, Book, Lesson
from vierling.games.knister.think.packing import pack
from vierling.games.knister.think.pairs import CLASSES, GROUPS, KINDS, TYPES
from vierling.games.knister.think.reckoning import Desk, Table
from vierling.games.knister.think.weights import FACTOR_OF
from vierling.lab.compiling import compile_together
from vierling.lab.training import Trainer
from vierling.lab.training.progress import Progress, take_up

Floats = NDArray[np.float32]
GAMES = 2_500_000
PORTIONS = 60
TRUST = 0.8  # how much a position believes the errors of those after it; of .5, .8, .9 and 1 tried, the best
# Of all lines together, of all pairs in their own group of rounds, and of all pairs in every group; half as much again
# diverges.
STEPS = (0.1, 0.05, 0.15)
TRIES = 3  # of so many rolls a line gets the best, before anything is learned
FRESH = 4000  # matches that measure the strength


@cache
def code() -> SimpleNamespace:
    return compile_together(kernels, reckoning, knister_lessons)


@dataclass
class KnisterCourse(Progress):
    lines: Floats
    pairs: Floats

    def learn(self) -> None:
        steps = self.next_steps(PORTIONS)
        code().learn(self.whole(), *room(), Lesson(self.word, self.played, TRUST), np.outer(steps, STEPS))
        self.advance(len(steps), self.measure())

    def measure(self) -> float:
        """The mean of fresh matches, always the same ones."""
        return float(code().measure(self.whole(), *room(), self.word, FRESH))

    def whole(self) -> Table:
        return lay_table(self.lines, self.pairs, fast_rules(), small)

    def save(self) -> bytes:
        return self.keep(lines=self.lines, pairs=self.pairs)

    @classmethod
    def resume(cls, saved: bytes) -> Self:
        learned, progress = take_up(saved)
        return cls(learned["lines"], learned["pairs"], **progress)

    def table(self) -> bytes:
        return pack(self.lines, self.pairs)


def begin(_options: Any, seed: int, games: int) -> KnisterCourse:
    """One table serves one grid and three alike: they are filled one after another."""
    alone = fill_alone()
    lines = np.array([[FACTOR_OF[kind] * alone for kind in KINDS]] * ROUNDS, np.float32)
    pairs = np.zeros(GROUPS * TYPES * CLASSES * CLASSES, np.float32)
    return KnisterCourse(lines.ravel(), pairs, seed=seed, games=games)


def fill_alone() -> NDArray[np.float64]:
    """What each content would bring if its line could take the best of some rolls for every empty cell."""
    worth = np.array(POINTS, float)
    ways = np.array(WAYS) / sum(WAYS)
    for content in reversed(range(OPEN)):
        after = worth[list(NEXT[content * SUMS : (content + 1) * SUMS])]
        order = np.argsort(after, kind="stable")
        at_most = np.concatenate([[0], ways[order].cumsum()]) ** TRIES
        worth[content] = after[order] @ np.diff(at_most)
    return worth


def room() -> tuple[Desk, Book]:
    desk = empty_desk(np.array)
    desk = desk._replace(gains=np.zeros(len(desk.gains), np.float32), worth=np.zeros(len(desk.worth), np.float32))
    whole, real = (ROUNDS, kernels.COUNT), (ROUNDS,)
    lines, pairs = np.zeros(whole, np.int64), np.zeros((ROUNDS, PAIRS), np.int64)
    return desk, Book(lines, pairs, np.zeros((ROUNDS, 2), np.int64), np.zeros(real), np.zeros(real))


TRAINER = Trainer(GAMES, begin, KnisterCourse.resume)
