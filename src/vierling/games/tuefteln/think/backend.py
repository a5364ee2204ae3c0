"""The trained bots at two speeds: in plain Python, and as machine code, where numba is."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from threading import Event
from types import SimpleNamespace
from typing import Any

from vierling.games.tuefteln.rules.paper import Paper
from vierling.games.tuefteln.rules.sheet import CELLS
from vierling.games.tuefteln.think import evaluation as judgement
from vierling.games.tuefteln.think import kernels, searching, weighing
from vierling.games.tuefteln.think.evaluation import FACES
from vierling.games.tuefteln.think.features import Board, board_of
from vierling.games.tuefteln.think.kernels import MOST_ENTRIES, NINE, Position, Rules, rules_of
from vierling.games.tuefteln.think.weighing import NOW, Desk
from vierling.games.tuefteln.think.weights import weights_of
from vierling.lab import softmax as tempers
from vierling.lab.compiling import as_written, compile_together

SOURCES = (kernels, judgement, weighing, searching, tempers)
READY = Event()
Take = Callable[[Sequence[Any]], Any]  # what functions take for a list


def empty_desk(row: Take, nothing: float = 0) -> Desk:
    """Values are whole numbers for whole tables, and others while they are learned."""
    return Desk(
        sheet=Position(row([0] * NINE), row([0] * CELLS)),
        now=row([0] * NOW),
        kinds=row([0] * NINE),
        masked=row([nothing] * NINE),
        rows=row([0] * NINE * NINE),
        near=row([0] * NINE * NINE),
        base=row([nothing] * NINE * NINE),
        alone=row([nothing] * CELLS * FACES),
        codes=row([0] * MOST_ENTRIES),
        values=row([nothing] * MOST_ENTRIES),
    )


@lru_cache(maxsize=64)
def fast_board(paper: Paper) -> Board:
    from numpy import array  # noqa: PLC0415 - numpy takes its time, and may be missing

    rows: list[Any] = [array(row) for row in board_of(paper)[1:]]
    rules: list[Any] = [array(row) for row in rules_of(paper)]
    return Board(Rules(*rules), *rows)


@dataclass(frozen=True, slots=True)
class Backend:
    code: SimpleNamespace  # the functions by name
    row: Take
    board: Callable[[Paper], Board]
    weights: Callable[[Paper], Any]

    def desk(self) -> Desk:
        return empty_desk(self.row)


def best_backend() -> Backend:
    """Nobody waits for a compiler."""
    return fast() if READY.is_set() else plain()


@cache
def plain() -> Backend:
    return Backend(as_written(*SOURCES), list, board_of, weights_of)


@cache
def fast() -> Backend:
    from numpy import array  # noqa: PLC0415 - the same

    from vierling.games.tuefteln.think import matches  # noqa: PLC0415 - the same

    return Backend(compile_together(*SOURCES, matches), array, fast_board, fast_weights)


def fast_weights(paper: Paper) -> Any:
    from numpy import frombuffer, int16  # noqa: PLC0415 - the same

    return frombuffer(weights_of(paper), int16)
