"""The trained bots on two backends: in plain Python, and as machine code where there is numba."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, lru_cache
from threading import Event
from typing import TYPE_CHECKING

from vierling.games.tuefteln.rules.paper import Paper
from vierling.games.tuefteln.rules.sheet import CELLS
from vierling.games.tuefteln.think.code import SOURCES, Code
from vierling.games.tuefteln.think.evaluation import FACES
from vierling.games.tuefteln.think.features import Board, board_of
from vierling.games.tuefteln.think.kernels import MOST_ENTRIES, NINE, MutableRow, Position, Row, Rules, rules_of
from vierling.games.tuefteln.think.weighing import NOW, Desk
from vierling.games.tuefteln.think.weights import weights_of
from vierling.lab.compiling import compile_together

if TYPE_CHECKING:  # it needs numba
    from vierling.games.tuefteln.think.matches import MatchCode

READY = Event()
Take = Callable[[Row], MutableRow]  # turns a list into what the functions take


def empty_desk(row: Take) -> Desk:
    return Desk(
        sheet=Position(row([0] * NINE), row([0] * CELLS)),
        now=row([0] * NOW),
        kinds=row([0] * NINE),
        masked=row([0] * NINE),
        rows=row([0] * NINE * NINE),
        near=row([0] * NINE * NINE),
        base=row([0] * NINE * NINE),
        alone=row([0] * CELLS * FACES),
        codes=row([0] * MOST_ENTRIES),
        values=row([0] * MOST_ENTRIES),
    )


@dataclass(frozen=True, slots=True)
class Backend:
    code: type[Code]
    row: Take
    board: Callable[[Paper], Board]
    weights: Callable[[Paper], Row]

    def desk(self) -> Desk:
        return empty_desk(self.row)


def best_backend() -> Backend:
    """Nobody waits for a compiler."""
    return fast() if READY.is_set() else plain()


@cache
def plain() -> Backend:
    return Backend(Code, list, board_of, weights_of)


@cache
def fast() -> Backend:
    from numpy import array  # noqa: PLC0415 - numpy may be missing

    return Backend(fast_code(), array, fast_board, fast_weights)


@cache
def fast_code() -> "type[MatchCode]":
    from vierling.games.tuefteln.think import matches  # noqa: PLC0415 - the same

    return compile_together(matches.MatchCode, *SOURCES, matches)


@lru_cache(maxsize=64)
def fast_board(paper: Paper) -> Board:
    from numpy import array  # noqa: PLC0415 - the same

    board = board_of(paper)
    rules = Rules(*map(array, rules_of(paper)))
    return Board(rules, *map(array, (board.room, board.facts, board.level, board.price, board.pair)))


def fast_weights(paper: Paper) -> Row:
    from numpy import frombuffer, int16  # noqa: PLC0415 - the same

    return frombuffer(weights_of(paper), int16)
