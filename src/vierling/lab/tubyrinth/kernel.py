"""The search of the twin as machine code: the same steps in the same order, some hundred times as fast.

The tables come in as arguments, because what numba keeps compiled between runs does not notice their changes.
"""

from typing import NamedTuple

import numba as nb
import numpy as np
from numpy.typing import NDArray

from vierling.games.tubyrinth.tiles import ALL_TILES
from vierling.lab.tubyrinth.question import Answer, Question
from vierling.lab.tubyrinth.tables import MOUTHS, TILE, Tables, tables
from vierling.lab.tubyrinth.ways import Flags, Numbers, find_ways, usable

DEPTH = ALL_TILES + 3  # the start, every tile, O4 once more, and one that is one too many
SECOND = MOUTHS  # after the last pipe's mouths comes O4's second pipe
TOP = np.uint64(TILE)
NONE = -1


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


@nb.njit(cache=True)
def search_chains(  # noqa: C901, PLR0912, PLR0915 - one loop on arrays at hand is what makes it fast
    t: Tables, asked: Asked
) -> tuple[Finds, bool, int, float]:
    """What was found, whether that is all, how many lays it took, and how many they are in random order."""
    far_away = 1 if asked.everywhere else asked.most
    may = usable(t, asked.blocked, asked.flip, asked.laid)
    need, entries, words, upto = find_ways(t, may, asked.end, far_away, asked.everywhere)
    finds = Finds(np.empty((max(asked.keep, 0), ALL_TILES), np.int16), np.zeros(ALL_TILES + 1, np.int64))
    steps = 0
    # By length of the chain; the first is the world outside the start.
    chain = np.full(DEPTH, NONE)
    mouth = np.zeros(DEPTH, np.int64)  # which mouth of the last pipe is tried next
    at = np.zeros(DEPTH, np.int64)  # where in `entries`
    stop = np.zeros(DEPTH, np.int64)
    far = np.zeros(DEPTH, np.int64)  # a next pipe farther from the end is of no use
    tiles = np.zeros(DEPTH, np.int64)
    idle = np.full(DEPTH, NONE)  # O4's other pipe
    passed = np.zeros(DEPTH, np.int64)  # how often O4 was
    level = np.zeros(DEPTH, np.uint64)  # borders of all but the last
    upright = np.zeros(DEPTH, np.uint64)
    unfit = np.zeros((DEPTH, 3), np.uint64)  # what a next pipe must not have: as in `words`
    trying = np.zeros((DEPTH, 2), np.uint64)  # the border of the mouth that is tried
    good = np.zeros(DEPTH)  # how many ways to go on succeed
    sum_good = np.zeros(DEPTH)  # the lays that they take
    sum_bad = np.zeros(DEPTH)

    mouth[0], at[0], stop[0] = SECOND + 1, t.first[asked.start], upto[asked.start, far_away]
    length = 0
    while True:
        last = chain[length]
        here, there = at[length], stop[length]
        cells, one, two = unfit[length, 0], unfit[length, 1], unfit[length, 2]
        while here < there and (words[here, 0] & cells | words[here, 1] & one | words[here, 2] & two):
            here += 1
        at[length] = here + 1
        if here < there:
            pipe = entries[here]
        elif mouth[length] < SECOND:
            # What meets a mouth that has been tried has been found there.
            unfit[length, 1] |= trying[length, 0]
            unfit[length, 2] |= trying[length, 1]
            way = t.openings[last, mouth[length]]
            mouth[length] += 1
            if way == NONE:
                mouth[length] = SECOND
                continue
            trying[length, 0], trying[length, 1] = t.bits[way >> 1, 0], t.bits[way >> 1, 1]
            if not (trying[length, 0] & level[length] or trying[length, 1] & upright[length]):
                at[length], stop[length] = t.first[way ^ 1], upto[way ^ 1, far[length]]
            continue
        elif mouth[length] == SECOND:
            mouth[length] += 1
            pipe = idle[length]
            if (
                pipe == NONE
                or not (t.level[pipe] & t.level[last] or t.upright[pipe] & t.upright[last])
                or t.level[pipe] & level[length]
                or t.upright[pipe] & upright[length]
            ):
                continue
        else:
            pipe = NONE

        if pipe != NONE:
            again = pipe == idle[length]
            left = asked.most - tiles[length] - (not again)
            second = NONE if again else idle[length] if t.other[pipe] == NONE else t.other[pipe]
            now_level, now_upright = level[length], upright[length]
            if last != NONE:
                now_level |= t.level[last]
                now_upright |= t.upright[last]
            # O4 may be passed a second time, which costs no tile: but there must be tiles in between.
            spare = passed[length] == 0 and second == NONE and left >= 2
            if second != NONE:
                joined = t.level[second] & now_level or t.upright[second] & now_upright
                spare = not joined and (left >= 1 or t.other[pipe] == NONE)
            if left < 0 or (not asked.everywhere and need[pipe] - spare > left):
                continue
            used = unfit[length, 1] | t.words[pipe, 1]
            if len(asked.laid) > 0 and missing(t, used, asked.laid) > left:
                continue
            if steps == asked.steps:
                return finds, False, steps, 0.0
            steps += 1
            length += 1
            chain[length], tiles[length], idle[length] = pipe, asked.most - left, second
            passed[length] = passed[length - 1] + (t.other[pipe] != NONE)
            good[length] = sum_good[length] = sum_bad[length] = 0.0
            if need[pipe] > 0:
                level[length], upright[length] = now_level, now_upright
                unfit[length, 0] = unfit[length - 1, 0] | t.mask[pipe]
                unfit[length, 1] = used >> TOP << TOP | now_level
                unfit[length, 2] = now_upright
                trying[length, 0] = trying[length, 1] = 0
                mouth[length] = at[length] = stop[length] = 0
                far[length] = 1 if asked.everywhere else left - 1 + spare
                continue
            if asked.wanted[tiles[length]] and is_whole(t, chain, length, second) and missing(t, used, asked.laid) == 0:
                good[length] = 1.0
                if not write_down(t, chain, length, tiles[length], asked, finds):
                    return finds, False, steps, 0.0

        cost = sum_bad[length] / (good[length] + 1)
        if length == 0:
            return finds, True, steps, cost + (sum_good[length] / good[length] if good[length] > 0 else 0.0)
        cost += tiles[length] - tiles[length - 1]
        if good[length] > 0:
            sum_good[length - 1] += cost + sum_good[length] / good[length]
            good[length - 1] += 1
        else:
            sum_bad[length - 1] += cost
        length -= 1


@nb.njit(cache=True)
def missing(t: Tables, used: np.uint64, laid: Numbers) -> int:
    """How many tiles that must be in the layout are not."""
    lacking = 0
    for place in laid:
        lacking += used >> TOP >> t.lays[place, 1] & np.uint64(1) == 0
    return lacking


@nb.njit(cache=True)
def is_whole(t: Tables, chain: Numbers, length: int, idle: int) -> bool:
    """Whether every tile is needed, although O4's idle pipe may join pipes of the chain: see the twin."""
    low, high = 0, 0
    for place in range(1, length + 1 if idle != NONE else 0):
        if t.level[chain[place]] & t.level[idle] or t.upright[chain[place]] & t.upright[idle]:
            low = low or place
            high = place
    return high - low <= 1


@nb.njit(cache=True)
def write_down(  # noqa: PLR0913, PLR0917 - arrays instead of objects
    t: Tables, chain: Numbers, length: int, tiles: int, asked: Asked, finds: Finds
) -> bool:
    """Whether the search may go on."""
    found = finds.counts.sum()
    if found == asked.keep:
        return False
    finds.counts[tiles] += 1
    if asked.keep > 0:
        for tile in range(ALL_TILES):
            finds.layouts[found, tile] = NONE
        for place in range(1, length + 1):
            finds.layouts[found, t.tile[chain[place]]] = t.place[chain[place]]
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
