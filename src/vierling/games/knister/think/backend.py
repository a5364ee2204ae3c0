"""The trained bots on two backends: in plain Python, and as machine code where there is numba."""

from array import array
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from threading import Event
from typing import TYPE_CHECKING

from vierling.games.knister.rules.sheet import CELLS
from vierling.games.knister.think.code import SOURCES, Code
from vierling.games.knister.think.contents import NEXT, SUMS, WAYS
from vierling.games.knister.think.kernels import COUNT, MutableRow, Position, Row, Rules, list_rules
from vierling.games.knister.think.pairs import CLASS_OF, CROSSINGS, KIND_OF, TYPE_OF
from vierling.games.knister.think.reckoning import Desk, Weights
from vierling.games.knister.think.weights import shipped
from vierling.lab.compiling import compile_together

if TYPE_CHECKING:  # it needs numba
    from vierling.games.knister.think.matches import MatchCode

READY = Event()


@dataclass(frozen=True, slots=True)
class Backend:
    code: type[Code]
    weights: Weights
    row: Callable[[Row], MutableRow]  # turns a list into what the functions take

    def desk(self) -> Desk:
        return empty_desk(self.row)


def empty_desk(row: Callable[[Row], MutableRow]) -> Desk:
    grid = Position(row([0] * COUNT), row([0] * (CELLS + 1)))
    return Desk(grid, *(row([0] * size) for size in (COUNT * COUNT, COUNT * SUMS, SUMS * CELLS, CELLS)))


def best_backend() -> Backend:
    """Nobody waits for a compiler."""
    return fast() if READY.is_set() else plain()


@cache
def plain() -> Backend:
    values = shipped()
    return Backend(Code, weights_of(values.lines, memoryview(values.pairs).cast("b"), list_rules(), tuple), list)


@cache
def fast() -> Backend:
    from numpy import array as row  # noqa: PLC0415 - numpy may be missing
    from numpy import frombuffer, int8, int16  # noqa: PLC0415

    values = shipped()
    weights = weights_of(frombuffer(values.lines, int16), frombuffer(values.pairs, int8), fast_rules(), small)
    return Backend(fast_code(), weights, row)


@cache
def fast_code() -> "type[MatchCode]":
    from vierling.games.knister.think import matches  # noqa: PLC0415 - the same

    return compile_together(matches.MatchCode, *SOURCES, matches)


@cache
def fast_rules() -> Rules:
    from numpy import array as row  # noqa: PLC0415 - the same

    rules = list_rules()
    return Rules(small(rules.after), row(rules.points), row(rules.factors), small(rules.through), small(rules.cells))


def small(numbers: Row) -> Row:
    """Unsigned if possible: then machine code need not check for an index from the end."""
    from numpy import frombuffer, int16, uint16  # noqa: PLC0415 - the same

    kind = uint16 if min(numbers) >= 0 else int16
    return frombuffer(array("h", numbers), kind)


def weights_of(lines: Row, pairs: Row, rules: Rules, row: Callable[[Row], Row]) -> Weights:
    later = [CLASS_OF[content] for content in NEXT]
    rows = map(row, (CLASS_OF, later, KIND_OF, CROSSINGS, TYPE_OF, WAYS))
    return Weights(lines, pairs, rules, *rows)
