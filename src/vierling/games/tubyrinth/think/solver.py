"""Every layout that solves a board, exactly: by the kernel where there is numba, else by the reference in plain Python.

A layout is a set of placements on free cells, at most one of each tile, in which start and end are connected and
every tile is needed (R-P2). Nearly empty boards have millions of them: searches are bounded in lays, and so in time,
and an answer says whether it is complete.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from threading import Event
from typing import Any

from vierling.games.tubyrinth.rules.board import Board, board_of
from vierling.games.tubyrinth.rules.book import BOARDS
from vierling.games.tubyrinth.rules.pipeline import LEAST
from vierling.games.tubyrinth.rules.tiles import ALL_TILES, Placement
from vierling.games.tubyrinth.think import reference
from vierling.games.tubyrinth.think.pipes import NUMBERED
from vierling.games.tubyrinth.think.question import Answer, Question, ask, clash, nothing
from vierling.lab.compiling import can_compile

PIPELINE = tuple(range(LEAST, ALL_TILES + 1))
DEFAULT_CAP = 10_000  # layouts
KERNEL_STEPS = 5_000_000  # lays: about half a second
REFERENCE_STEPS = 100_000  # about a second and a half

Laid = tuple[Placement, ...]
READY = Event()


@dataclass(frozen=True, slots=True)
class Solutions:
    """Layouts in the order they were found, with their tiles in the order of `TILES`; how many there are by number of
    tiles; and whether that is all, or only what was found before a bound stopped the search."""

    layouts: tuple[Laid, ...]
    counts: dict[int, int]
    complete: bool

    @property
    def total(self) -> int:
        return sum(self.counts.values())


def solve(  # noqa: PLR0913 - a question to the solver has this many parts
    board: Board,
    *,
    tiles: Collection[int] = PIPELINE,
    flip: bool = True,
    over_rocks: bool = False,
    laid: Sequence[Placement] = (),
    most: int | None = DEFAULT_CAP,
    steps: int | None = None,
    prefer_ready: bool = False,
) -> Solutions:
    """All layouts with these numbers of tiles that contain the laid ones; `over_rocks` is Rookie mode.

    `most` bounds the layouts, `steps` the lays tried; the defaults take a second or two. With `prefer_ready` the
    reference answers until the kernel is compiled, so that nobody has to wait for that.
    """
    asked: dict[str, Any] = {"tiles": tiles, "flip": flip, "over_rocks": over_rocks, "laid": laid}
    if most is None:
        most = count(board, **asked, steps=steps, prefer_ready=prefer_ready).total
    if clash(board, laid, over_rocks):
        return show(tiles, nothing())
    search = choose_search(prefer_ready)
    return show(tiles, search(ask(board, **asked, keep=most, steps=bound(search, steps))))


def count(  # noqa: PLR0913 - the same
    board: Board,
    *,
    tiles: Collection[int] = PIPELINE,
    flip: bool = True,
    over_rocks: bool = False,
    laid: Sequence[Placement] = (),
    steps: int | None = None,
    prefer_ready: bool = False,
) -> Solutions:
    """How many there are, without keeping them."""
    if clash(board, laid, over_rocks):
        return show(tiles, nothing())
    search = choose_search(prefer_ready)
    most = bound(search, steps)
    return show(tiles, search(ask(board, tiles=tiles, flip=flip, over_rocks=over_rocks, laid=laid, steps=most)))


def first(  # noqa: PLR0913 - the same
    board: Board,
    *,
    tiles: Collection[int] = PIPELINE,
    flip: bool = True,
    over_rocks: bool = False,
    laid: Sequence[Placement] = (),
    steps: int | None = None,
    prefer_ready: bool = False,
) -> Laid | None:
    """One layout, without flipped tiles if possible; None if nothing was found within the bound."""
    if clash(board, laid, over_rocks):
        return None
    search = choose_search(prefer_ready)
    asked: dict[str, Any] = {"tiles": tiles, "over_rocks": over_rocks, "laid": laid, "keep": 1, "enough": 1}
    for flipping in (False, True)[: 1 + flip]:
        answer = search(ask(board, **asked, flip=flipping, steps=bound(search, steps)))
        if answer.layouts:
            return lay_out(answer.layouts[0])
    return None


def lay_out(places: Sequence[int]) -> Laid:
    return tuple([NUMBERED[place] for place in places])


def show(tiles: Collection[int], answer: Answer) -> Solutions:
    counts = {number: answer.counts[number] for number in sorted(set(tiles))}
    return Solutions(tuple(map(lay_out, answer.layouts)), counts, answer.complete)


# Which search


def is_warming_up() -> bool:
    """Whether there is a kernel, but it has not been called in this process yet."""
    return can_compile() and not READY.is_set()


def choose_search(prefer_ready: bool) -> Callable[[Question], Answer]:
    if not can_compile() or (prefer_ready and is_warming_up()):
        return reference.search
    from vierling.games.tubyrinth.think import kernel  # noqa: PLC0415 - numba takes its time, and may be missing

    return kernel.search


def bound(search: Callable[[Question], Answer], steps: int | None) -> int:
    if steps is not None:
        return steps
    return REFERENCE_STEPS if search is reference.search else KERNEL_STEPS


def warm_up() -> None:
    """Compile the kernel, or load it from the cache: takes seconds, once in a process."""
    first(board_of(BOARDS["1a"]))
    READY.set()
