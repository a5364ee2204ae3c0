"""A course for the tables of Tüfteln on one sheet: squares, pairs of squares and the sheet as a whole."""

import io
from dataclasses import dataclass, field
from functools import cache
from types import SimpleNamespace
from typing import Self

import numpy as np
from numpy.typing import NDArray

from vierling.bots.compiling import compile_together
from vierling.bots.tuefteln import matches
from vierling.bots.tuefteln.batches import start_of
from vierling.bots.tuefteln.judgement import ENTRIES, STAGES, UNIT
from vierling.bots.tuefteln.speed import SOURCES, empty_desk, fast_board
from vierling.bots.tuefteln.table import first_weights, pack
from vierling.games.draws import FULL
from vierling.games.tuefteln.kernels import NINE
from vierling.games.tuefteln.paper import Paper, read_paper
from vierling.games.tuefteln.rules import Options
from vierling.games.tuefteln.sheet import ROUNDS
from vierling.lab.training import Trainer, tuefteln_lessons
from vierling.lab.training.tuefteln_lessons import Lesson

Floats = NDArray[np.float32]
GAMES = 40_000
PORTIONS = 20
TRUST = 0.8  # how much a position believes the errors of those after it
STEP = 0.3  # of all entries together
LAST = 0.02  # what is left of it at the end
FRESH = 4000  # matches that measure the strength


@cache
def code() -> SimpleNamespace:
    return compile_together(*SOURCES, matches, tuefteln_lessons)


@dataclass
class TueftelnCourse:
    sheet: str
    seed: int
    games: int
    weights: Floats
    played: int = 0
    curve: list[tuple[int, float]] = field(default_factory=list)

    def learn(self) -> None:
        count = min(max(self.games // PORTIONS, 1), self.games - self.played)
        lesson, seed = lesson_on(read_paper(self.sheet), self.weights), np.uint64(self.seed & FULL)
        code().learn(lesson, seed, self.played, steps(self, count), TRUST)
        self.played += count
        self.curve.append((self.played, float(code().measure(lesson, seed, FRESH)) / UNIT))

    def save(self) -> bytes:
        file = io.BytesIO()
        facts = np.array([self.seed, self.games, self.played])
        curve = np.array(self.curve).reshape(-1, 2)
        np.savez(file, sheet=np.array(self.sheet), weights=self.weights, facts=facts, curve=curve)
        return file.getvalue()

    @classmethod
    def resume(cls, saved: bytes) -> Self:
        with np.load(io.BytesIO(saved)) as kept:
            seed, games, played = map(int, kept["facts"])
            curve = [(int(matches), float(mean)) for matches, mean in kept["curve"]]
            return cls(str(kept["sheet"]), seed, games, kept["weights"], played, curve)

    def table(self) -> bytes:
        return pack(read_paper(self.sheet), np.rint(self.weights).astype(np.int16).tolist())


def begin(options: Options, seed: int, games: int) -> TueftelnCourse:
    return TueftelnCourse(options.sheet, seed, games, np.array(first_weights(options.paper), np.float32))


def steps(course: TueftelnCourse, count: int) -> NDArray[np.float64]:
    """For each match: they shrink evenly to the end of the course."""
    past = np.arange(course.played, course.played + count) / course.games
    return STEP * (1 - (1 - LAST) * past)


def lesson_on(paper: Paper, weights: Floats) -> Lesson:
    return Lesson(
        board=fast_board(paper),
        weights=weights,
        desk=empty_desk(np.array, 0.0),
        start=start_of(paper),
        squares=np.zeros((STAGES, NINE), np.int64),
        rooms=np.zeros(STAGES, np.int64),
        said=np.zeros(ROUNDS),
        later=np.zeros(ROUNDS),
        entries=np.zeros(ENTRIES, np.int64),
    )


TRAINER = Trainer(GAMES, begin, TueftelnCourse.resume)
