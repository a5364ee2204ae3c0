"""A course for the weights of one sheet of Tüfteln: for squares, pairs of squares and the sheet as a whole."""

from dataclasses import dataclass
from functools import cache
from typing import Self

import numpy as np
from numpy.typing import NDArray

from vierling.games.tuefteln.rules.paper import Paper, read_paper
from vierling.games.tuefteln.rules.rules import Options
from vierling.games.tuefteln.rules.sheet import ROUNDS
from vierling.games.tuefteln.think import lessons, matches
from vierling.games.tuefteln.think.backend import empty_desk, fast_board
from vierling.games.tuefteln.think.batches import start_of
from vierling.games.tuefteln.think.code import SOURCES
from vierling.games.tuefteln.think.evaluation import ENTRIES, STAGES, UNIT
from vierling.games.tuefteln.think.kernels import NINE
from vierling.games.tuefteln.think.lessons import Lesson, LessonCode
from vierling.games.tuefteln.think.weighing import Desk
from vierling.games.tuefteln.think.weights import first_weights, pack
from vierling.lab.compiling import compile_together
from vierling.lab.training import Trainer
from vierling.lab.training.progress import Progress, take_up

Floats = NDArray[np.float32]
GAMES = 40_000
PORTIONS = 20
TRUST = 0.8  # how much a position learns from the errors of later ones
STEP = 0.3  # of all weights of a position together
FRESH = 4000  # matches that measure the strength


@cache
def code() -> type[LessonCode]:
    return compile_together(LessonCode, *SOURCES, matches, lessons)


@dataclass
class TueftelnCourse(Progress):
    sheet: str
    learned: Floats

    @property
    def terms(self) -> tuple[int | str, ...]:
        return *super().terms, self.sheet

    def learn(self) -> None:
        steps, lesson = self.next_steps(PORTIONS), lesson_on(read_paper(self.sheet), self.learned)
        code().learn(lesson, self.word, self.played, STEP * steps, TRUST)
        self.advance(len(steps), code().measure(lesson, self.word, FRESH) / UNIT)

    def save(self) -> bytes:
        return self.keep(sheet=self.sheet, weights=self.learned)

    @classmethod
    def resume(cls, saved: bytes) -> Self:
        learned, progress = take_up(saved)
        return cls(str(learned["sheet"]), learned["weights"], **progress)

    def weights(self) -> bytes:
        return pack(read_paper(self.sheet), np.rint(self.learned).astype(np.int16).tolist())


def begin(options: Options, seed: int, games: int) -> TueftelnCourse:
    weights = np.array(first_weights(options.paper), np.float32)
    return TueftelnCourse(options.sheet, weights, seed=seed, games=games)


def lesson_on(paper: Paper, weights: Floats) -> Lesson:
    return Lesson(
        board=fast_board(paper),
        weights=weights,
        desk=float_desk(),
        start=start_of(paper),
        squares=np.zeros((STAGES, NINE), np.int64),
        rooms=np.zeros(STAGES, np.int64),
        said=np.zeros(ROUNDS),
        later=np.zeros(ROUNDS),
        entries=np.zeros(ENTRIES, np.int64),
    )


def float_desk() -> Desk:
    desk = empty_desk(np.array)
    return desk._replace(
        masked=np.zeros(len(desk.masked)),
        base=np.zeros(len(desk.base)),
        alone=np.zeros(len(desk.alone)),
        values=np.zeros(len(desk.values)),
    )


TRAINER = Trainer(GAMES, begin, TueftelnCourse.resume)
