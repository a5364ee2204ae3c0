"""A course for the tables of Knister: lines by round and kind, and pairs of lines, from matches against themselves."""

import io
from dataclasses import dataclass, field
from functools import cache
from types import SimpleNamespace
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from vierling.bots.compiling import compile_together
from vierling.bots.knister import reckoning
from vierling.bots.knister.pairs import CLASSES, GROUPS, KINDS, TYPES
from vierling.bots.knister.reckoning import Desk, Table
from vierling.bots.knister.speed import empty_desk, fast_rules, lay_table, small
from vierling.bots.knister.table import FACTOR_OF
from vierling.games.draws import FULL
from vierling.games.knister import kernels
from vierling.games.knister.contents import NEXT, OPEN, POINTS, SUMS, WAYS
from vierling.games.knister.sheet import ROUNDS
from vierling.lab.training import Trainer, knister_lessons
from vierling.lab.training.knister_lessons import PAIRS, Book, Lesson
from vierling.lab.training.knister_packing import pack

Floats = NDArray[np.float32]
GAMES = 2_500_000
PORTIONS = 60
TRUST = 0.8  # how much a position believes the errors of those after it; of .5, .8, .9 and 1 tried, the best
# Of all lines together, of all pairs in their own group of rounds, and of all pairs in every group; half as much again
# diverges.
STEPS = (0.1, 0.05, 0.15)
LAST = 0.02  # what is left of the steps at the end
TRIES = 3  # of so many rolls a line gets the best, before anything is learned
FRESH = 4000  # matches that measure the strength


@cache
def code() -> SimpleNamespace:
    return compile_together(kernels, reckoning, knister_lessons)


@dataclass
class KnisterCourse:
    seed: int
    games: int
    lines: Floats
    pairs: Floats
    played: int = 0
    curve: list[tuple[int, float]] = field(default_factory=list)

    def learn(self) -> None:
        count = min(max(self.games // PORTIONS, 1), self.games - self.played)
        seed = np.uint64(self.seed & FULL)
        code().learn(self.whole(), *room(), Lesson(seed, self.played, TRUST), steps(self, count))
        self.played += count
        self.curve.append((self.played, self.measure()))

    def measure(self) -> float:
        """The mean of fresh matches, always the same ones."""
        return float(code().measure(self.whole(), *room(), np.uint64(self.seed & FULL), FRESH))

    def whole(self) -> Table:
        return lay_table(self.lines, self.pairs, fast_rules(), small)

    def save(self) -> bytes:
        file = io.BytesIO()
        facts = np.array([self.seed, self.games, self.played])
        np.savez(file, lines=self.lines, pairs=self.pairs, facts=facts, curve=np.array(self.curve).reshape(-1, 2))
        return file.getvalue()

    @classmethod
    def resume(cls, saved: bytes) -> Self:
        with np.load(io.BytesIO(saved)) as kept:
            seed, games, played = map(int, kept["facts"])
            curve = [(int(matches), float(mean)) for matches, mean in kept["curve"]]
            return cls(seed, games, kept["lines"], kept["pairs"], played, curve)

    def table(self) -> bytes:
        return pack(self.lines, self.pairs)


def begin(_options: Any, seed: int, games: int) -> KnisterCourse:
    """One table serves one grid and three alike: they are filled one after another."""
    alone = fill_alone()
    lines = np.array([[FACTOR_OF[kind] * alone for kind in KINDS]] * ROUNDS, np.float32)
    return KnisterCourse(seed, games, lines.ravel(), np.zeros(GROUPS * TYPES * CLASSES * CLASSES, np.float32))


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


def steps(course: KnisterCourse, count: int) -> NDArray[np.float64]:
    """For each match: they shrink evenly to the end of the course."""
    past = np.arange(course.played, course.played + count) / course.games
    return np.outer(1 - (1 - LAST) * past, STEPS)


def room() -> tuple[Desk, Book]:
    desk = empty_desk(np.array)
    desk = desk._replace(gains=np.zeros(len(desk.gains), np.float32), worth=np.zeros(len(desk.worth), np.float32))
    whole, real = (ROUNDS, kernels.COUNT), (ROUNDS,)
    lines, pairs = np.zeros(whole, np.int64), np.zeros((ROUNDS, PAIRS), np.int64)
    return desk, Book(lines, pairs, np.zeros((ROUNDS, 2), np.int64), np.zeros(real), np.zeros(real))


TRAINER = Trainer(GAMES, begin, KnisterCourse.resume)
