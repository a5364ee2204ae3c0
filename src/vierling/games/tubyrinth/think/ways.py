"""What the kernel needs before it searches: which placements may be used, and how far each pipe is from the end."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from vierling.games.tubyrinth.rules.tiles import ALL_TILES
from vierling.games.tubyrinth.think.tables import MOUTHS, Tables
from vierling.lab.compiling import kernel

Words = NDArray[np.uint64]
Numbers = NDArray[np.int64]
Flags = NDArray[np.bool_]


class Ways(NamedTuple):
    need: Numbers  # by pipe: how many more it takes to the end, at least; counted up to a limit
    entries: Numbers  # by opening: the pipes that leave there, nearest to the end first
    words: Words  # of the same pipes
    upto: Numbers  # by opening and number: where in `entries` the pipes end that need at most that many more


@kernel
def usable(t: Tables, blocked: np.uint64, flip: bool, laid: Numbers) -> Flags:
    """For each placement, whether a layout may contain it."""
    taken, tiles = blocked, np.zeros(ALL_TILES, np.bool_)
    for place in laid:
        taken |= t.lays[place, 0]
        tiles[t.lays[place, 1]] = True
    answer = np.empty(len(t.lays), np.bool_)
    for place in range(len(t.lays)):
        free = t.lays[place, 0] & taken == 0 and not tiles[t.lays[place, 1]]
        answer[place] = free and (flip or t.lays[place, 2] == 0)
    for place in laid:
        answer[place] = True
    return answer


@kernel
def seed_queue(  # noqa: PLR0913, PLR0917 - arrays instead of objects
    t: Tables, may: Flags, end: int, everywhere: bool, need: Numbers, queue: Numbers
) -> int:
    """The pipes at the end; then all others, if it does not matter where they lead."""
    size = 0
    for at in range(t.first[end], t.first[end + 1]):
        pipe = t.leavers[at]
        if may[t.place[pipe]]:
            need[pipe] = 0
            queue[size] = pipe
            size += 1
    for pipe in range(len(need) if everywhere else 0):
        if may[t.place[pipe]] and need[pipe] > 0:
            need[pipe] = 1
            queue[size] = pipe
            size += 1
    return size


@kernel
def find_ways(t: Tables, may: Flags, end: int, far: int, everywhere: bool) -> Ways:
    need = np.full(len(t.tile), far + 1)
    entries = np.empty(len(t.leavers), np.int64)
    words = np.empty((len(t.leavers), 3), np.uint64)
    upto = np.empty((len(t.first) - 1, far + 1), np.int64)
    for way in range(len(upto)):
        for near in range(far + 1):
            upto[way, near] = t.first[way]
    queue = np.empty(len(t.tile), np.int64)
    read, written = 0, seed_queue(t, may, end, everywhere, need, queue)
    while read < written:
        pipe = queue[read]
        read += 1
        for mouth in range(MOUTHS):
            way = t.openings[pipe, mouth]
            if way < 0:
                break
            new = upto[way, far]
            if new == t.first[way] and need[pipe] < far:
                for at in range(t.first[way ^ 1], t.first[(way ^ 1) + 1]):
                    before = t.leavers[at]
                    if need[before] > far and may[t.place[before]]:
                        need[before] = need[pipe] + 1
                        queue[written] = before
                        written += 1
            entries[new] = pipe
            words[new, 0], words[new, 1], words[new, 2] = t.words[pipe, 0], t.words[pipe, 1], t.words[pipe, 2]
            for near in range(need[pipe], far + 1):
                upto[way, near] = new + 1
    return Ways(need, entries, words, upto)
