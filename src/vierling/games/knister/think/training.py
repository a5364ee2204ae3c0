"""A course for the weights of Knister: for lines, by round and kind, and for pairs of lines."""

from dataclasses import dataclass
from functools import cache
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from vierling.games.knister.rules.sheet import ROUNDS
from vierling.games.knister.think import kernels, lessons, reckoning
from vierling.games.knister.think.backend import empty_desk, fast_rules, small, weights_of
from vierling.games.knister.think.contents import NEXT, OPEN, POINTS, SUMS, WAYS
from vierling.games.knister.think.lessons import PAIRS, Book, Lesson, LessonCode
from vierling.games.knister.think.packing import pack
from vierling.games.knister.think.pairs import CLASSES, GROUPS, KINDS, TYPES
from vierling.games.knister.think.reckoning import Desk
from vierling.games.knister.think.weights import FACTOR_OF
from vierling.lab.compiling import compile_together
from vierling.lab.training import Trainer
from vierling.lab.training.progress import Progress, take_up

Floats = NDArray[np.float32]
GAMES = 2_500_000
PORTIONS = 60
TRUST = 0.8  # how much a position learns from the errors of later ones; the best of .5, .8, .9 and 1
# Of all lines together, of all pairs in their own group of rounds, and of all pairs in every group; with half as much
# again it diverges.
STEPS = (0.1, 0.05, 0.15)
TRIES = 3  # before anything is learned, every cell of a line is taken to get the best of this many rolls
FRESH = 4000  # matches that measure the strength


@cache
def code() -> type[LessonCode]:
    return compile_together(LessonCode, kernels, reckoning, lessons)


@dataclass
class KnisterCourse(Progress):
    lines: Floats
    pairs: Floats

    def learn(self) -> None:
        steps = self.next_steps(PORTIONS)
        code().learn(self.lesson(), self.word, self.played, np.outer(steps, STEPS), TRUST)
        self.advance(len(steps), self.measure())

    def measure(self) -> float:
        """The mean of fresh matches, always the same ones."""
        return code().measure(self.lesson(), self.word, FRESH)

    def lesson(self) -> Lesson:
        weights = weights_of(self.lines, self.pairs, fast_rules(), small)
        return Lesson(weights, self.lines, self.pairs, float_desk(), empty_book())

    def save(self) -> bytes:
        return self.keep(lines=self.lines, pairs=self.pairs)

    @classmethod
    def resume(cls, saved: bytes) -> Self:
        learned, progress = take_up(saved)
        return cls(learned["lines"], learned["pairs"], **progress)

    def weights(self) -> bytes:
        return pack(self.lines, self.pairs)


def begin(_options: Any, seed: int, games: int) -> KnisterCourse:
    """The options make no difference: three grids are filled one after another, like one."""
    alone = fill_alone()
    lines = np.array([[FACTOR_OF[kind] * alone for kind in KINDS]] * ROUNDS, np.float32)
    pairs = np.zeros(GROUPS * TYPES * CLASSES * CLASSES, np.float32)
    return KnisterCourse(lines.ravel(), pairs, seed=seed, games=games)


def fill_alone() -> NDArray[np.float64]:
    """What each content would score if its line could take the best of a few rolls for every empty cell."""
    worth = np.array(POINTS, float)
    ways = np.array(WAYS) / sum(WAYS)
    for content in reversed(range(OPEN)):
        after = worth[list(NEXT[content * SUMS : (content + 1) * SUMS])]
        order = np.argsort(after, kind="stable")
        at_most = np.concatenate([[0], ways[order].cumsum()]) ** TRIES
        worth[content] = after[order] @ np.diff(at_most)
    return worth


def float_desk() -> Desk:
    desk = empty_desk(np.array)
    return desk._replace(gains=np.zeros(len(desk.gains), np.float32), worth=np.zeros(len(desk.worth), np.float32))


def empty_book() -> Book:
    lines, pairs = np.zeros((ROUNDS, kernels.COUNT), np.int64), np.zeros((ROUNDS, PAIRS), np.int64)
    return Book(lines, pairs, np.zeros((ROUNDS, 2), np.int64), np.zeros(ROUNDS), np.zeros(ROUNDS))


TRAINER = Trainer(GAMES, begin, KnisterCourse.resume)
