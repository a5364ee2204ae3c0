"""The same functions at two speeds: as they are written, on lists; and as machine code, on arrays, where numba is."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from inspect import getsource
from threading import Event
from types import FunctionType, SimpleNamespace
from typing import Any

from vierling.bots.input import expectation, judgement, search
from vierling.bots.input.mind import Mind
from vierling.games.input import kernels

SOURCES = (kernels, judgement, expectation, search)
READY = Event()
UNBOUNDED = 1 << 31
PATIENCE = 150  # rounds: about the tenth of a second in plain Python


@dataclass(frozen=True, slots=True)
class Speed:
    code: SimpleNamespace  # the functions by name
    row: Callable[[Any], Any]  # what they take for a list
    zeros: Callable[[int, type], Any]  # so many of them
    rounds: int  # the most that a tree is climbed

    def take(self, mind: Mind) -> Mind:
        return Mind(*map(self.row, mind))


def best_speed() -> Speed:
    """Nobody waits for a compiler."""
    return fast() if READY.is_set() else plain()


@cache
def plain() -> Speed:
    return Speed(SimpleNamespace(**gather()), list, lambda count, kind: [kind()] * count, PATIENCE)


@cache
def fast() -> Speed:
    from numpy import array, zeros  # noqa: PLC0415 - the same

    return Speed(compiled(), array, zeros, UNBOUNDED)


def gather() -> dict[str, Any]:
    scope: dict[str, Any] = {}
    for source in SOURCES:
        scope |= vars(source)
    return scope


def compiled() -> SimpleNamespace:
    """Each calls the compiled ones of the others; nothing is compiled before its first call."""
    from numba import njit  # noqa: PLC0415 - numba takes its time, and may be missing

    scope = gather()
    mark = mark_of(scope)
    names = {source.__name__ for source in SOURCES}
    for function in [thing for thing in scope.values() if isinstance(thing, FunctionType)]:
        if function.__module__ in names:
            scope[function.__name__] = njit(cache=True)(as_in(scope, function, mark))
    return SimpleNamespace(**scope)


def mark_of(scope: Mapping[str, Any]) -> str:
    """What numba keeps compiled between runs does not notice changes in other files: so its name tells them."""
    numbers = sorted((name, value) for name, value in scope.items() if isinstance(value, int | float))
    return sha256("".join((*map(getsource, SOURCES), repr(numbers))).encode()).hexdigest()[:12]


def as_in(scope: dict[str, Any], function: FunctionType, mark: str) -> Callable[..., Any]:
    copy = FunctionType(function.__code__, scope, function.__name__, function.__defaults__)
    copy.__module__ = function.__module__
    copy.__qualname__ = f"{function.__qualname__}_{mark}"
    return copy


def can_compile() -> bool:
    return find_spec("numba") is not None
