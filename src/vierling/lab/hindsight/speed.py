"""The searches at two speeds: as they are written, on lists; and as machine code, on arrays, where numba is."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from vierling.bots.compiling import compile_together
from vierling.lab.hindsight import swapping


@dataclass(frozen=True, slots=True)
class Speed:
    anneal: Callable[..., int]
    row: Callable[[Any], Any]  # what it takes for a list
    effort: int  # how much more it can do in the same time


@cache
def speed_of(source: ModuleType) -> Speed:
    if not find_spec("numba"):
        return Speed(source.anneal, list, 1)
    from numpy import array  # noqa: PLC0415 - numpy may be missing

    return Speed(compile_together(swapping, source).anneal, array, 30)
