"""The search of `reference.py` as machine code: the same steps in the same order, some hundred times as fast.

The tables are arguments, because numba's cache would not notice if they changed.
"""

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol, TypeVar

import numpy as np
from numpy.typing import NDArray

from vierling.games.tubyrinth.rules.tiles import ALL_TILES
from vierling.games.tubyrinth.think.question import Answer, Question
from vierling.games.tubyrinth.think.tables import MOUTHS, TILE, Tables, tables
from vierling.games.tubyrinth.think.ways import Flags, Numbers, Ways, find_ways, usable
from vierling.lab.compiling import kernel

DEPTH = ALL_TILES + 3  # the start, every tile, O4 again, and one too many
SECOND = MOUTHS  # after the last pipe's mouths comes O4's second pipe
TOP = np.uint64(TILE)
NO_BORDER = np.uint64(0)
NONE = -1
Function = TypeVar("Function", bound=Callable[..., Any])


def part(function: Function) -> Function:
    """Inlined, and without reference counts: otherwise the search takes several times as long as one big function.

    So no part may allocate memory.
    """
    return kernel(function, _nrt=False, forceinline=True)


class Asked(NamedTuple):
    """A question as numba takes it."""

    blocked: np.uint64
    start: int
    end: int
    wanted: Flags  # by number of tiles
    most: int  # the largest of them
    flip: bool
    laid: Numbers
    keep: int
    enough: int
    steps: int
    everywhere: bool


class Finds(NamedTuple):
    layouts: NDArray[np.int16]  # a place for each tile
    counts: Numbers  # by number of tiles


class Link(Protocol):
    """A pipe of the chain, as a record in an array; the first stands for the source outside the board."""

    pipe: int
    tiles: int  # so far
    idle: int  # O4's other pipe
    passed: int  # how often the chain has passed O4
    level: np.uint64  # borders of all pipes before it
    upright: np.uint64
    mouth: int  # the next one to try
    at: int  # where in `entries`
    stop: int
    far: int  # a next pipe farther from the end is of no use
    unfit_cells: np.uint64  # what the next pipe must not have, as in `words`
    unfit_level: np.uint64
    unfit_upright: np.uint64
    trying_level: np.uint64  # the border of the mouth being tried
    trying_upright: np.uint64
    good: float  # how many ways to go on succeed
    sum_good: float  # how many lays these take
    sum_bad: float


LINK = np.dtype(list(Link.__annotations__.items()))
Chain = NDArray[np.void]  # of links, from the start on


@kernel
def search_chains(t: Tables, asked: Asked) -> tuple[Finds, bool, int, float]:
    """What was found, whether that is all, how many lays it took, and how many to expect in random order."""
    far = 1 if asked.everywhere else asked.most
    ways = find_ways(t, usable(t, asked.blocked, asked.flip, asked.laid), asked.end, far, asked.everywhere)
    finds = Finds(np.empty((max(asked.keep, 0), ALL_TILES), np.int16), np.zeros(ALL_TILES + 1, np.int64))
    chain = np.zeros(DEPTH, LINK)
    start = chain[0]
    start.pipe = start.idle = NONE
    start.mouth, start.at, start.stop = SECOND + 1, t.first[asked.start], ways.upto[asked.start, far]
    complete, steps, lays = follow(t, asked, ways, chain, finds)
    return finds, complete, steps, lays


@part
def follow(t: Tables, asked: Asked, ways: Ways, chain: Chain, finds: Finds) -> tuple[bool, int, float]:
    """From chain to chain: one pipe more, another one, or back."""
    steps = length = 0
    while True:
        pipe = next_pipe(t, ways, chain[length])
        if pipe != NONE:
            lay(t, chain[length], chain[length + 1], pipe)
            if not is_promising(t, asked, ways.need[pipe], chain[length + 1]):
                continue
            if steps == asked.steps:
                return False, steps, 0.0
            steps += 1
            length += 1
            if ways.need[pipe] > 0:
                continue
            if is_wanted(t, asked, chain, length):
                chain[length].good = 1.0
                if not write_down(t, chain, length, asked, finds):
                    return False, steps, 0.0
        if length == 0:
            return True, steps, lays_after(chain[0])
        step_back(chain[length], chain[length - 1])
        length -= 1


@part
def next_pipe(t: Tables, ways: Ways, link: Link) -> int:
    """The next pipe that meets the last one and no other, or NONE."""
    while True:
        here, there = link.at, link.stop
        cells, level, upright = link.unfit_cells, link.unfit_level, link.unfit_upright
        while here < there and (
            ways.words[here, 0] & cells | ways.words[here, 1] & level | ways.words[here, 2] & upright
        ):
            here += 1
        link.at = here + 1
        if here < there:
            return int(ways.entries[here])
        if link.mouth < SECOND:
            try_mouth(t, ways, link)
            continue
        link.mouth += 1
        return link.idle if link.mouth == SECOND + 1 and may_pass_again(t, link) else NONE


@part
def try_mouth(t: Tables, ways: Ways, link: Link) -> None:
    """Go on to the next mouth; pipes that also meet an earlier one have been found there."""
    link.unfit_level |= link.trying_level
    link.unfit_upright |= link.trying_upright
    way = t.openings[link.pipe, link.mouth]
    link.mouth += 1
    if way == NONE:
        link.mouth = SECOND
        return
    link.trying_level, link.trying_upright = t.bits[way >> 1, 0], t.bits[way >> 1, 1]
    if not (link.trying_level & link.level or link.trying_upright & link.upright):
        link.at, link.stop = t.first[way ^ 1], ways.upto[way ^ 1, link.far]


@part
def may_pass_again(t: Tables, link: Link) -> bool:
    """Whether O4's idle pipe meets the last one and no other."""
    idle, last = link.idle, link.pipe
    if idle == NONE or t.level[idle] & link.level or t.upright[idle] & link.upright:
        return False
    return bool(t.level[idle] & t.level[last] or t.upright[idle] & t.upright[last])


@part
def lay(t: Tables, last: Link, new: Link, pipe: int) -> None:
    """Put a pipe behind the last one."""
    again = pipe == last.idle
    new.pipe, new.tiles = pipe, last.tiles + (not again)
    new.idle = NONE if again else last.idle if t.other[pipe] == NONE else t.other[pipe]
    new.passed = last.passed + (t.other[pipe] != NONE)
    new.level, new.upright = last.level, last.upright
    if last.pipe != NONE:
        new.level |= t.level[last.pipe]
        new.upright |= t.upright[last.pipe]
    new.mouth = new.at = new.stop = 0
    new.unfit_cells = last.unfit_cells | t.mask[pipe]
    new.unfit_level = (last.unfit_level | t.words[pipe, 1]) >> TOP << TOP | new.level
    new.unfit_upright = new.upright
    new.trying_level = new.trying_upright = NO_BORDER
    new.good = new.sum_good = new.sum_bad = 0.0


@part
def is_promising(t: Tables, asked: Asked, need: int, link: Link) -> bool:
    """Whether the tiles that are left may be enough."""
    left = asked.most - link.tiles
    spare = may_double(t, link, left)
    link.far = 1 if asked.everywhere else left - 1 + spare
    if left < 0 or (not asked.everywhere and need - spare > left):
        return False
    return len(asked.laid) == 0 or missing(t, link.unfit_level, asked.laid) <= left


@part
def may_double(t: Tables, link: Link, left: int) -> bool:
    """Whether the chain may still pass O4 a second time, which costs no tile, with other tiles in between."""
    if link.idle == NONE:
        return link.passed == 0 and left >= 2
    joined = t.level[link.idle] & link.level or t.upright[link.idle] & link.upright
    return not joined and (left >= 1 or t.other[link.pipe] == NONE)


@part
def is_wanted(t: Tables, asked: Asked, chain: Chain, length: int) -> bool:
    last = chain[length]
    right = asked.wanted[last.tiles] and missing(t, last.unfit_level, asked.laid) == 0
    return bool(right and is_whole(t, chain, length, last.idle))


@part
def lays_after(link: Link) -> float:
    """How many lays all ways to go on take, in random order: see `reference.expect`."""
    return link.sum_bad / (link.good + 1) + (link.sum_good / link.good if link.good > 0 else 0.0)


@part
def step_back(last: Link, before: Link) -> None:
    lays = lays_after(last) + (last.tiles - before.tiles)
    if last.good > 0:
        before.sum_good += lays
        before.good += 1
    else:
        before.sum_bad += lays


@part
def missing(t: Tables, used: np.uint64, laid: Numbers) -> int:
    """How many tiles that have to be in the layout are not."""
    lacking = 0
    for place in laid:
        lacking += used >> TOP >> t.lays[place, 1] & np.uint64(1) == 0
    return lacking


@part
def is_whole(t: Tables, chain: Chain, length: int, idle: int) -> bool:
    """Whether every tile is needed: see `reference.is_whole`."""
    low, high = 0, 0
    for place in range(1, length + 1 if idle != NONE else 0):
        if t.level[chain[place].pipe] & t.level[idle] or t.upright[chain[place].pipe] & t.upright[idle]:
            low = low or place
            high = place
    return high - low <= 1


@part
def write_down(t: Tables, chain: Chain, length: int, asked: Asked, finds: Finds) -> bool:
    """Whether the search may go on."""
    found = finds.counts.sum()
    if found == asked.keep:
        return False
    finds.counts[chain[length].tiles] += 1
    if asked.keep > 0:
        for tile in range(ALL_TILES):
            finds.layouts[found, tile] = NONE
        for place in range(1, length + 1):
            finds.layouts[found, t.tile[chain[place].pipe]] = t.place[chain[place].pipe]
    return bool(found + 1 != asked.enough)


def search(question: Question) -> Answer:
    asked = Asked(
        np.uint64(question.blocked),
        question.start,
        question.end,
        np.array([number in question.tiles for number in range(ALL_TILES + 1)]),
        question.most_tiles,
        question.flip,
        np.array(question.laid, np.int64),
        question.keep,
        question.enough,
        question.steps,
        question.everywhere,
    )
    finds, complete, steps, lays = search_chains(tables(), asked)
    counts = tuple(finds.counts.tolist())
    layouts = finds.layouts[: sum(counts)].tolist()
    kept = tuple(tuple([place for place in layout if place != NONE]) for layout in layouts)
    return Answer(kept, counts, complete, steps, lays if question.everywhere else 0)
