"""The search of the twin as machine code: the same steps in the same order, some hundred times as fast.

The tables come in as arguments, because what numba keeps compiled between runs does not notice their changes.
"""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

import numba as nb
import numpy as np
from numpy.typing import NDArray

from vierling.games.tubyrinth.rules.tiles import ALL_TILES
from vierling.games.tubyrinth.think.question import Answer, Question
from vierling.games.tubyrinth.think.tables import MOUTHS, TILE, Tables, tables
from vierling.games.tubyrinth.think.ways import Flags, Numbers, Ways, find_ways, usable

DEPTH = ALL_TILES + 3  # the start, every tile, O4 once more, and one that is one too many
SECOND = MOUTHS  # after the last pipe's mouths comes O4's second pipe
TOP = np.uint64(TILE)
NONE = -1
Function = TypeVar("Function", bound=Callable[..., Any])
# Inlined, and without counting who holds which array: otherwise the search would take several times as long as in one
# piece. So none of them may take room.
PART: dict[str, Any] = {"cache": True, "_nrt": False, "forceinline": True}


def part(function: Function) -> Function:
    compiled: Function = nb.njit(**PART)(function)
    return compiled


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


# A pipe of the chain; the first stands for the world outside the start.
LINK = np.dtype(
    [
        ("pipe", np.int64),
        ("tiles", np.int64),  # so far
        ("idle", np.int64),  # O4's other pipe
        ("passed", np.int64),  # how often O4 was
        ("level", np.uint64),  # borders of all before it
        ("upright", np.uint64),
        ("mouth", np.int64),  # the one that is tried next
        ("at", np.int64),  # where in `entries`
        ("stop", np.int64),
        ("far", np.int64),  # a next pipe farther from the end is of no use
        ("unfit_cells", np.uint64),  # what a next pipe must not have: as in `words`
        ("unfit_level", np.uint64),
        ("unfit_upright", np.uint64),
        ("trying_level", np.uint64),  # the border of the mouth that is tried
        ("trying_upright", np.uint64),
        ("good", np.float64),  # how many ways to go on succeed
        ("sum_good", np.float64),  # the lays that they take
        ("sum_bad", np.float64),
    ]
)
Link = Any  # a record of these
Chain = Any  # an array of them, from the start on


@nb.njit(cache=True)
def search_chains(t: Tables, asked: Asked) -> tuple[Finds, bool, int, float]:
    """What was found, whether that is all, how many lays it took, and how many they are in random order."""
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
    """From chain to chain: a pipe more, another one, or back."""
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
    """The next one that meets the last and no other, or none."""
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
        return int(link.idle) if link.mouth == SECOND + 1 and may_pass_again(t, link) else NONE


@part
def try_mouth(t: Tables, ways: Ways, link: Link) -> None:
    """What meets a mouth that has been tried has been found there."""
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
    new.trying_level = new.trying_upright = 0
    new.good = new.sum_good = new.sum_bad = 0.0


@part
def is_promising(t: Tables, asked: Asked, need: int, link: Link) -> bool:
    """Whether so many tiles more may suffice."""
    left = asked.most - link.tiles
    spare = may_double(t, link, left)
    link.far = 1 if asked.everywhere else left - 1 + spare
    if left < 0 or (not asked.everywhere and need - spare > left):
        return False
    return len(asked.laid) == 0 or missing(t, link.unfit_level, asked.laid) <= left


@part
def may_double(t: Tables, link: Link, left: int) -> bool:
    """Whether O4 may still be passed a second time, which costs no tile: but there must be tiles in between."""
    if link.idle == NONE:
        return bool(link.passed == 0 and left >= 2)
    joined = t.level[link.idle] & link.level or t.upright[link.idle] & link.upright
    return not joined and (left >= 1 or t.other[link.pipe] == NONE)


@part
def is_wanted(t: Tables, asked: Asked, chain: Chain, length: int) -> bool:
    last = chain[length]
    right = asked.wanted[last.tiles] and missing(t, last.unfit_level, asked.laid) == 0
    return bool(right and is_whole(t, chain, length, last.idle))


@part
def lays_after(link: Link) -> float:
    """How many lays all ways to go on take, in random order: see the twin's `expect`."""
    lays: float = link.sum_bad / (link.good + 1) + (link.sum_good / link.good if link.good > 0 else 0.0)
    return lays


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
    """How many tiles that must be in the layout are not."""
    lacking = 0
    for place in laid:
        lacking += used >> TOP >> t.lays[place, 1] & np.uint64(1) == 0
    return lacking


@part
def is_whole(t: Tables, chain: Chain, length: int, idle: int) -> bool:
    """Whether every tile is needed, although O4's idle pipe may join pipes of the chain: see the twin."""
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
