"""The search on two backends: as it is written, on lists; and as machine code on arrays, where there is numba."""

from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType
from typing import Generic, TypeVar

from vierling.coach.hindsight import swapping
from vierling.coach.hindsight.swapping import Ints
from vierling.lab.compiling import Row, can_compile, compile_together

Code = TypeVar("Code")


@dataclass(frozen=True, slots=True)
class Backend(Generic[Code]):
    code: type[Code]
    row: Callable[[Row[int]], Ints]  # turns a list into what the functions take
    effort: int  # how many times as much it does in the same time


def backend_of(code: type[Code], source: ModuleType) -> Backend[Code]:
    """`code` lists the functions of a game's search, which are defined in `source`."""
    if not can_compile():
        return Backend(code, list, 1)
    from numpy import array  # noqa: PLC0415 - numpy may be missing

    return Backend(compile_together(code, swapping, source), array, 30)
