"""The trained bots at two speeds: in plain Python, and as machine code, where numba is."""

from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from threading import Event
from types import SimpleNamespace
from typing import Any

from vierling.games.knister.rules.sheet import CELLS
from vierling.games.knister.think import erring, kernels, reckoning, searching
from vierling.games.knister.think.contents import NEXT, SUMS, WAYS
from vierling.games.knister.think.kernels import COUNT, Position, Rules, list_rules
from vierling.games.knister.think.pairs import CLASS_OF, CROSSINGS, KIND_OF, TYPE_OF
from vierling.games.knister.think.reckoning import Desk, Table
from vierling.games.knister.think.weights import shipped
from vierling.lab.compiling import as_written, compile_together

SOURCES = (kernels, reckoning, searching, erring)
READY = Event()


@dataclass(frozen=True, slots=True)
class Backend:
    code: SimpleNamespace  # the functions by name
    table: Table
    row: Callable[[Sequence[int]], Any]  # what they take for a list

    def desk(self) -> Desk:
        return empty_desk(self.row)


def empty_desk(row: Callable[[Sequence[int]], Any]) -> Desk:
    grid = Position(row([0] * COUNT), row([0] * (CELLS + 1)))
    return Desk(grid, *(row([0] * size) for size in (COUNT * COUNT, COUNT * SUMS, SUMS * CELLS, CELLS)))


def best_backend() -> Backend:
    """Nobody waits for a compiler."""
    return fast() if READY.is_set() else plain()


@cache
def plain() -> Backend:
    values = shipped()
    table = lay_table(values.lines, memoryview(values.pairs).cast("b"), list_rules(), tuple)
    return Backend(as_written(*SOURCES), table, list)


@cache
def fast() -> Backend:
    from numpy import array as row  # noqa: PLC0415 - numpy may be missing, and whatever needs it
    from numpy import frombuffer, int8, int16  # noqa: PLC0415

    values = shipped()
    table = lay_table(frombuffer(values.lines, int16), frombuffer(values.pairs, int8), fast_rules(), small)
    return Backend(fast_code(), table, row)


@cache
def fast_code() -> SimpleNamespace:
    from vierling.games.knister.think import matches  # noqa: PLC0415 - the same

    return compile_together(*SOURCES, matches)


@cache
def fast_rules() -> Rules:
    from numpy import array as row  # noqa: PLC0415 - the same

    rules = list_rules()
    return Rules(small(rules.after), row(rules.points), row(rules.factors), small(rules.through), small(rules.cells))


def small(numbers: Sequence[int]) -> Any:
    """Numbers without sign need no look from the end of a row."""
    from numpy import frombuffer, int16, uint16  # noqa: PLC0415 - the same

    kind = uint16 if min(numbers) >= 0 else int16
    return frombuffer(array("h", numbers), kind)


def lay_table(lines: Any, pairs: Any, rules: Rules, row: Callable[[Sequence[int]], Any]) -> Table:
    later = [CLASS_OF[content] for content in NEXT]
    rows = map(row, (CLASS_OF, later, KIND_OF, CROSSINGS, TYPE_OF, WAYS))
    return Table(lines, pairs, rules, *rows)
