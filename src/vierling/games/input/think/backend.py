"""The same functions on two backends: as they are written, on lists; and as machine code, where there is numba."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import cache
from threading import Event
from typing import Any

from vierling.games.input.think.code import SOURCES, Code
from vierling.games.input.think.desk import Desk
from vierling.lab.compiling import MutableRow, Row, can_compile, compile_together
from vierling.play.haste import in_haste

READY = Event()
UNBOUNDED = 1 << 31
HURRY = 150  # rounds: some hundredths of a second in plain Python


@dataclass(frozen=True, slots=True)
class Backend:
    code: type[Code]
    row: Callable[[Row[Any]], MutableRow[Any]]  # turns a list into what the functions take
    zeros: Callable[[int, type], MutableRow[Any]]  # a row of this many
    rounds: int  # how often a tree is climbed at most

    def take(self, desk: Desk) -> Desk:
        rows: Iterable[Row[Any]] = desk
        return Desk(*map(self.row, rows))


def best_backend() -> Backend:
    """Nobody waits for a compiler. Whoever wants the same moves with and without one warms up first."""
    if READY.is_set():
        return fast()
    return hurried() if can_compile() or in_haste() else plain()


@cache
def plain() -> Backend:
    return Backend(Code, list, lambda count, kind: [kind()] * count, UNBOUNDED)


@cache
def hurried() -> Backend:
    """Until the machine code is ready, which takes seconds, or where there is none: somebody is waiting for a move."""
    return replace(plain(), rounds=HURRY)


@cache
def fast() -> Backend:
    from numpy import array, zeros  # noqa: PLC0415 - numpy may be missing

    # The functions allocate nothing, so they need no reference counts: that alone makes them four times as fast.
    return Backend(compile_together(Code, *SOURCES, _nrt=False), array, zeros, UNBOUNDED)
