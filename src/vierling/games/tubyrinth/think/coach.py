"""Tubyrinth: round by round, what the board had to offer, what was made of it, and where the time went.

Nobody can tell what a half-built board is worth: so a round is one decision. Nobody rolls either, so there is no luck:
the match is worth whatever the boards of all its rounds offer, and the regret of a round is what was missed of that.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from vierling.coach.analysis import Assessment, Coach, Decision
from vierling.coach.parts import Note, Part, compare
from vierling.coach.ranking import Weighed, rank
from vierling.game import Millis, Seat
from vierling.games.tubyrinth.rules.board import Board
from vierling.games.tubyrinth.rules.joining import HEAD_START
from vierling.games.tubyrinth.rules.pipeline import counted, tiles_of
from vierling.games.tubyrinth.rules.rules import State
from vierling.games.tubyrinth.rules.scoring import Verdict
from vierling.games.tubyrinth.rules.tiles import ALL_TILES
from vierling.games.tubyrinth.think.solver import READY, solve
from vierling.games.tubyrinth.think.timeline import Act, acts_in, spans
from vierling.match import Match

LAYS = 1_000_000  # to try when counting the solutions of a board: takes a tenth of a second
FEW_LAYS = 20_000  # while the search is still slow
MANY = 20_000  # solutions: no more are counted


@dataclass(frozen=True, slots=True)
class Found:
    """A pipeline that was complete on a board, called or not."""

    seat: Seat
    at: Millis
    tiles: int
    layout: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Offer:
    """A board: how many solutions it has by number of tiles, as far as they could be counted, and one of each."""

    card: str | None
    board: str
    solutions: dict[int, int]
    complete: bool
    examples: dict[int, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Round:
    number: int
    first: int  # the event that started the building
    last: int  # the event that ended it
    offers: tuple[Offer, ...]  # seat by seat
    acts: tuple[Act, ...]
    found: tuple[Found, ...]
    calls: tuple[Millis | None, ...]
    verdicts: tuple[Verdict, ...]


@dataclass(frozen=True, slots=True)
class Task:
    match: Match
    states: Sequence[State]
    begin: int
    end: int


def list_tasks(match: Match) -> list[Task]:
    states: list[Any] = list(match.states())
    return [Task(match, states, begin, end) for begin, end in spans(states)]


def sum_up(match: Match, rounds: Sequence[Round]) -> Assessment:
    states: list[Any] = list(match.states())
    finals = tuple(float(match.total(seat)) for seat in match.seats)
    left = [0.0] * len(finals)  # what the later rounds offer to each seat
    decisions: list[Decision] = []
    for each in reversed(rounds):
        there = range(len(each.verdicts))  # R-E6: some may have joined later
        decisions += (decide(match, states[each.last], each, seat, left[seat]) for seat in there)
        offered = [best_points(match, states[each.last], each, seat) for seat in there]
        left = [value + (offered[seat] if seat in there else 0.0) for seat, value in enumerate(left)]
    decisions.sort(key=lambda decision: (decision.round, decision.seat))
    starts = tuple(value + head_start(match, seat) for seat, value in enumerate(left))
    return Assessment("points", starts, finals, tuple(decisions), {"rounds": tuple(rounds)})


def head_start(match: Match, seat: Seat) -> float:
    return float(sum(line.points for line in match.score(seat) if line.label == HEAD_START))


def look_at(task: Task) -> Round:
    match, states, begin, end = task.match, task.states, task.begin, task.end
    before, after = states[end], states[end + 1]
    assert after.last
    acts = tuple(acts_in(match, states, begin, end))
    return Round(
        number=len(after.lines[0]),
        first=begin,
        last=end,
        offers=tuple(offer(before, seat) for seat in range(before.seats)),
        acts=acts,
        found=tuple(without_repeats(pipelines(states, before, acts))),
        calls=tuple(None if at is None else max(0, at - before.signal) for at in after.last.calls),
        verdicts=after.last.verdicts,
    )


def pipelines(states: Sequence[State], before: State, acts: Sequence[Act]) -> Iterator[Found]:
    for act in acts:
        if act.tiles >= before.options.least(act.seat):
            lying = tiles_of((before if states[act.event] is before else states[act.event + 1]).layouts[act.seat])
            tiles = counted(before.board(act.seat), lying)
            yield Found(act.seat, act.at, act.tiles, tuple(map(str, tiles)))


def without_repeats(found: Iterable[Found]) -> Iterator[Found]:
    seen = set()
    for each in found:
        if (each.seat, each.layout) not in seen:
            seen.add((each.seat, each.layout))
            yield each


def offer(state: State, seat: Seat) -> Offer:
    return survey(state.card(seat), state.board(seat), state.options.flip, state.options.over_rocks, READY.is_set())


@lru_cache(maxsize=256)  # boards come up again: other seats get them, and several build on the same one
def survey(card: str | None, board: Board, flip: bool, over_rocks: bool, ready: bool) -> Offer:
    lays = LAYS if ready else FEW_LAYS
    found = solve(board, flip=flip, over_rocks=over_rocks, most=MANY, steps=lays, prefer_ready=True)
    examples: dict[int, tuple[str, ...]] = {}
    for layout in sorted(found.layouts, key=lambda layout: sum(tile.flipped for tile in layout)):
        examples.setdefault(len(layout), tuple(map(str, layout)))
    return Offer(card, str(board), found.counts, found.complete, examples)


def possible(state: State, each: Round, seat: Seat) -> dict[int, tuple[str, ...]]:
    """A pipeline for every number of tiles that counts for this seat."""
    return {tiles: layout for tiles, layout in each.offers[seat].examples.items() if tiles >= state.options.least(seat)}


def best_points(match: Match, state: State, each: Round, seat: Seat) -> float:
    """What the board offers; at least what was made of it, if no solution was found."""
    offered = [worth(match, tiles) for tiles in possible(state, each, seat)]
    return float(max([each.verdicts[seat].points, *offered]))


def decide(match: Match, state: State, each: Round, seat: Seat, left: float) -> Decision:
    found = possible(state, each, seat)
    before = state.points()[seat] + left
    laid = [str(tile) for tile in tiles_of(state.layouts[seat])]
    values = {" ".join(found[tiles]): before + worth(match, tiles) for tiles in sorted(found, reverse=True)}
    sure = each.offers[seat].complete or ALL_TILES in found
    own = [act.event for act in each.acts if act.seat == seat]
    return Decision(
        seat=seat,
        event=own[-1] if own else each.last,
        round=each.number,
        roll=each.offers[seat].card,
        made=Weighed(" ".join(laid), before + each.verdicts[seat].points),
        choices=rank(values, "points"),
        mean=before,
        error=0.0 if sure else 1.0,
        why=tuple(explain(match, best_points(match, state, each, seat), each.verdicts[seat])),
    )


def explain(match: Match, best: float, verdict: Verdict) -> Iterator[Part]:
    """What was missed: tiles, the lead, or all of it; and what that brought all the same."""
    if verdict.figure == "pipeline":
        alone = float(worth(match, verdict.tiles))
        yield compare("tiles", best, alone)
        yield compare("rank", alone, float(verdict.points))
    else:
        yield compare("pipeline", best, 0.0)
        yield compare("penalty" if verdict.figure == "wrong" else "unused", 0.0, float(verdict.points))


def worth(match: Match, tiles: int) -> int:
    """What a pipeline scores if it is the first."""
    return tiles if match.options.mode == "basic" or len(match.seats) == 1 else 1


def tell(layout: str) -> Note:
    """Only how many: nobody wants to see a solution before they have looked for it themselves."""
    return Note("tubyrinth-layout", {"tiles": len(layout.split())})


COACH = Coach(list_tasks, look_at, sum_up, tell)
