"""The search in plain Python: what the kernel is checked against, and what stands in for it without numba.

If every tile of a layout is needed, its pipes make a chain from start to end without shortcuts: only neighbours in the
chain meet. There is only one such chain through its tiles, so each layout is found once. The exception is O4, whose
second pipe may lie idle beside the chain; see `is_whole`.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from vierling.games.tubyrinth.rules.tiles import ALL_TILES
from vierling.games.tubyrinth.think.pipes import LEAVERS, PIPES, Pipe, back
from vierling.games.tubyrinth.think.question import Answer, Question

Chain = tuple[Pipe, ...]
Outcome = tuple[bool, float]  # whether it leads to a pipeline, and how many lays it takes


class Enough(Exception):
    """The search may stop."""


@dataclass
class Search:
    question: Question
    need: dict[int, int] = field(default_factory=dict)  # by pipe: how many more it takes to the end, at least
    entries: dict[int, list[Pipe]] = field(default_factory=dict)  # by opening, nearest to the end first
    layouts: list[tuple[int, ...]] = field(default_factory=list)
    counts: list[int] = field(default_factory=lambda: [0] * (ALL_TILES + 1))
    steps: int = 0
    complete: bool = True


def search(question: Question) -> Answer:
    this = Search(question)
    measure(this)
    lays = 0.0
    try:
        _, lays = expect([lay(this, (pipe,), 0) for pipe in this.entries.get(back(question.start), ())])
    except Enough:
        this.complete = False
    lays = lays if question.everywhere else 0
    return Answer(tuple(this.layouts), tuple(this.counts), this.complete, this.steps, lays)


def measure(this: Search) -> None:
    """Walk back from the end to all pipes that can reach it."""
    usable = tuple(this.question.usable())
    queue = [pipe for pipe in LEAVERS[this.question.end] if usable[PIPES[pipe].place]]
    this.need.update(dict.fromkeys(queue, 0))
    if this.question.everywhere:
        others = [pipe.number for pipe in PIPES if usable[pipe.place] and pipe.number not in this.need]
        this.need.update(dict.fromkeys(others, 1))
        queue += others
    for number in queue:
        for way in map(back, PIPES[number].openings):
            if way not in this.entries:
                before = [pipe for pipe in LEAVERS[way] if usable[PIPES[pipe].place] and pipe not in this.need]
                this.need.update(dict.fromkeys(before, this.need[number] + 1))
                queue.extend(before)
            this.entries.setdefault(way, []).append(PIPES[number])


def lay(this: Search, chain: Chain, tiles: int) -> Outcome:
    """Try the chain with its last pipe, which is new, and all that can follow."""
    *before, last = chain
    new = all(pipe.number != last.other for pipe in before)
    tiles += new
    missing = this.question.laid_tiles - {pipe.tile for pipe in chain}
    if not is_promising(this, chain, this.question.most_tiles - tiles, len(missing)):
        return False, 0
    if this.steps == this.question.steps:
        raise Enough
    this.steps += 1
    if this.need[last.number]:
        succeeds, lays = expect([lay(this, (*chain, pipe), tiles) for pipe in followers(this, chain)])
        return succeeds, lays + new
    succeeds = tiles in this.question.tiles and not missing and is_whole(chain)
    if succeeds:
        found(this, chain, tiles)
    return succeeds, new


def expect(outcomes: list[Outcome]) -> Outcome:
    """In random order the first success is the last try; each failure comes before it or not."""
    good = [lays for succeeds, lays in outcomes if succeeds]
    bad = sum(lays for succeeds, lays in outcomes if not succeeds)
    return bool(good), bad / (len(good) + 1) + (sum(good) / len(good) if good else 0)


def is_promising(this: Search, chain: Chain, left: int, missing: int) -> bool:
    """Whether the tiles that are left may be enough."""
    near = this.question.everywhere or this.need[chain[-1].number] - may_double(chain, left) <= left
    return near and missing <= left


def may_double(chain: Chain, left: int) -> bool:
    """Whether the chain may still pass O4 a second time, which costs no tile, with other tiles in between."""
    *before, last = chain
    idle = idle_pipe(chain)
    if idle:
        return not any(pipe.borders & idle.borders for pipe in before) and (left >= 1 or last.other < 0)
    return left >= 2 and not any(pipe.other >= 0 for pipe in chain)


def followers(this: Search, chain: Chain) -> Iterator[Pipe]:
    """Pipes that meet the last one and no other of the chain, each once."""
    *before, last = chain
    dead = 0
    for pipe in before:
        dead |= pipe.borders
    taken = sum({pipe.place: pipe.mask for pipe in chain}.values())
    used = {pipe.tile for pipe in chain}
    met = dead
    for way in last.openings:
        for pipe in this.entries.get(way, ()):
            if pipe.tile not in used and not pipe.mask & taken and not pipe.borders & met:
                yield pipe
        met |= 1 << way // 2
    second = idle_pipe(chain)
    if second and second.borders & last.borders and not second.borders & dead and second.number in this.need:
        yield second


def idle_pipe(chain: Chain) -> Pipe | None:
    """The pipe of O4 that the chain does not pass, if it passes the other."""
    numbers = {pipe.number for pipe in chain}
    return next((PIPES[pipe.other] for pipe in chain if pipe.other >= 0 and pipe.other not in numbers), None)


def is_whole(chain: Chain) -> bool:
    """Whether every tile is needed: O4's idle pipe may join neighbours of the chain, but make no shortcut.

    It cannot replace O4's other pipe: no tile is large enough to meet both.
    """
    idle = idle_pipe(chain)
    joined = [place for place, pipe in enumerate(chain) if idle and pipe.borders & idle.borders]
    return not joined or joined[-1] - joined[0] <= 1


def found(this: Search, chain: Chain, tiles: int) -> None:
    if len(this.layouts) == this.question.keep >= 0:
        raise Enough
    this.counts[tiles] += 1
    if this.question.keep >= 0:
        this.layouts.append(tuple(sorted({pipe.place for pipe in chain})))
    if sum(this.counts) == this.question.enough:
        raise Enough
