"""Functions that are written once: as they are they run in plain Python, on lists; compiled together, on arrays."""

from collections.abc import Callable, Mapping
from hashlib import sha256
from importlib.util import find_spec
from inspect import getsource
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any


def can_compile() -> bool:
    return find_spec("numba") is not None


def as_written(*sources: ModuleType) -> SimpleNamespace:
    """All their functions by name."""
    return SimpleNamespace(**{name: thing for source in sources for name, thing in vars(source).items()})


def compile_together(*sources: ModuleType, **wishes: Any) -> SimpleNamespace:
    """Each calls the compiled ones of the others; nothing is compiled before its first call."""
    from numba import njit  # noqa: PLC0415 - numba takes its time, and may be missing

    scope = vars(as_written(*sources))
    mark = mark_of(scope, sources) + "".join(sorted(wishes))
    names = {source.__name__ for source in sources}
    for function in [thing for thing in scope.values() if isinstance(thing, FunctionType)]:
        if function.__module__ in names:
            scope[function.__name__] = njit(cache=True, nogil=True, **wishes)(as_in(scope, function, mark))
    return SimpleNamespace(**scope)


def mark_of(scope: Mapping[str, Any], sources: tuple[ModuleType, ...]) -> str:
    """What numba keeps compiled between runs does not notice changes in other files: so its name tells them."""
    numbers = sorted((name, value) for name, value in scope.items() if isinstance(value, int | float))
    return sha256("".join((*map(getsource, sources), repr(numbers))).encode()).hexdigest()[:12]


def as_in(scope: dict[str, Any], function: FunctionType, mark: str) -> Callable[..., Any]:
    copy = FunctionType(function.__code__, scope, function.__name__, function.__defaults__)
    copy.__module__ = function.__module__
    copy.__qualname__ = f"{function.__qualname__}_{mark}"
    return copy
