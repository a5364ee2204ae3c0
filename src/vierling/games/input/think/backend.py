"""The same functions at two speeds: as they are written, on lists; and as machine code, on arrays, where numba is."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from threading import Event
from types import SimpleNamespace
from typing import Any

from vierling.games.input.think import evaluation as judgement
from vierling.games.input.think import expectation, kernels, search
from vierling.games.input.think.mind import Mind
from vierling.lab.compiling import as_written, compile_together

SOURCES = (kernels, judgement, expectation, search)
READY = Event()
UNBOUNDED = 1 << 31
PATIENCE = 150  # rounds: some hundredths of a second in plain Python


@dataclass(frozen=True, slots=True)
class Backend:
    code: SimpleNamespace  # the functions by name
    row: Callable[[Any], Any]  # what they take for a list
    zeros: Callable[[int, type], Any]  # so many of them
    rounds: int  # the most that a tree is climbed

    def take(self, mind: Mind) -> Mind:
        return Mind(*map(self.row, mind))


def best_backend() -> Backend:
    """Nobody waits for a compiler."""
    return fast() if READY.is_set() else plain()


@cache
def plain() -> Backend:
    return Backend(as_written(*SOURCES), list, lambda count, kind: [kind()] * count, PATIENCE)


@cache
def fast() -> Backend:
    from numpy import array, zeros  # noqa: PLC0415 - it may be missing

    # Nothing takes room while it runs, so nobody has to count who holds what: that alone makes it four times as fast.
    return Backend(compile_together(*SOURCES, _nrt=False), array, zeros, UNBOUNDED)
