"""The searches on two backends: as they are written, on lists; and as machine code, on arrays, where numba is."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from vierling.coach.hindsight import swapping
from vierling.lab.compiling import compile_together


@dataclass(frozen=True, slots=True)
class Backend:
    anneal: Callable[..., int]
    row: Callable[[Any], Any]  # what it takes for a list
    effort: int  # how much more it can do in the same time


@cache
def backend_of(source: ModuleType) -> Backend:
    if not find_spec("numba"):
        return Backend(source.anneal, list, 1)
    from numpy import array  # noqa: PLC0415 - numpy may be missing

    return Backend(compile_together(swapping, source).anneal, array, 30)
