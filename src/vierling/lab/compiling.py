"""Functions that are written once: as they stand they run in plain Python, on lists; compiled, on arrays.

A class lists the functions that callers use, as static methods. It is the plain version; `compile_together` derives
the compiled one from it, so both have the same types.
"""

import sys
from collections.abc import Callable, Iterator, Mapping
from hashlib import sha256
from inspect import getattr_static, getsource
from types import FunctionType, ModuleType
from typing import Any, Protocol, TypeVar, cast, overload

from vierling.extras import is_installed

F = TypeVar("F", bound=Callable[..., Any])
Named = TypeVar("Named", bound=tuple[Any, ...])
Code = TypeVar("Code")
T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class Row(Protocol[T_co]):
    """Numbers in a row: a list or tuple for plain Python, a NumPy array for machine code."""

    def __len__(self) -> int: ...

    def __iter__(self) -> Iterator[T_co]: ...

    @overload
    def __getitem__(self, place: int, /) -> T_co: ...

    @overload
    def __getitem__(self, places: slice, /) -> "Row[T_co]": ...


class MutableRow(Row[T], Protocol[T]):
    """A row that can be written to."""

    def __setitem__(self, place: int, value: T, /) -> None: ...


def can_compile() -> bool:
    return is_installed("numba")


def kernel(function: F, **wishes: Any) -> F:
    """A decorator for a function that only exists compiled; numba's own would lose its type."""
    from numba import njit  # noqa: PLC0415 - numba takes its time, and may be missing

    compiled: F = njit(cache=True, **wishes)(function)
    return compiled


def plain(named: Named) -> Named:
    """A named tuple as an ordinary one, which machine code takes several times as fast: it is told apart in C."""
    return cast("Named", tuple(named))


def compile_together(code: type[Code], *sources: ModuleType, **wishes: Any) -> type[Code]:
    """The same class with machine code for its functions. They, and whatever they call, are defined in `sources`.

    Nothing is compiled before its first call.
    """
    compiled = compile_all(sources, wishes)
    members = {name: getattr_static(code, name) for name in dir(code)}
    functions = {name: member.__func__ for name, member in members.items() if isinstance(member, staticmethod)}
    missing = [name for name, function in functions.items() if function not in compiled]
    if missing:
        raise TypeError(f"{code.__name__}.{missing[0]} is defined in none of the sources")
    namespace = {name: staticmethod(compiled[function]) for name, function in functions.items()}
    return cast("type[Code]", type(code.__name__, (code,), namespace))


def compile_all(sources: tuple[ModuleType, ...], wishes: Mapping[str, Any]) -> dict[Any, Any]:
    """All functions of these modules, by the plain ones. In their scopes they find each other's compiled versions."""
    from numba import njit  # noqa: PLC0415 - the same

    scopes = {source.__name__: dict(vars(source)) for source in sources}
    mark = mark_of(scopes) + "".join(sorted(wishes))
    everything = [thing for scope in scopes.values() for thing in scope.values()]
    functions = {thing for thing in everything if isinstance(thing, FunctionType) and thing.__module__ in scopes}
    compiled = {
        function: njit(cache=True, nogil=True, **wishes)(as_in(scopes[function.__module__], function, mark))
        for function in functions
    }
    for scope in scopes.values():
        found = {
            name: compiled[thing]
            for name, thing in scope.items()
            if isinstance(thing, FunctionType) and thing in compiled
        }
        scope.update(found)
    return compiled


def mark_of(scopes: Mapping[str, Mapping[str, Any]]) -> str:
    """Numba's cache notices no edits in other files: so each function's name there tells what it was compiled with."""
    things = [(module, name, thing) for module, scope in scopes.items() for name, thing in scope.items()]
    numbers = sorted((module, name, thing) for module, name, thing in things if isinstance(thing, int | float))
    kernels = {thing.__module__ for _, _, thing in things if hasattr(thing, "py_func")}
    texts = [getsource(sys.modules[module]) for module in sorted(kernels | scopes.keys())]
    return sha256("".join((*texts, repr(numbers))).encode()).hexdigest()[:12]


def as_in(scope: dict[str, Any], function: FunctionType, mark: str) -> Callable[..., Any]:
    copy = FunctionType(function.__code__, scope, function.__name__, function.__defaults__)
    copy.__module__ = function.__module__
    copy.__qualname__ = f"{function.__qualname__}_{mark}"
    return copy
