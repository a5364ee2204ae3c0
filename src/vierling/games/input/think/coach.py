"""Input: the chance to win, by the master's search, for somebody who remembers everything that was shown.

Touch and place are two decisions, with the flip in between. The tree finds the good moves; the best one and the one
made are then tried again, each alone, so that both are weighed with equal care.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt
from random import Random
from statistics import fmean
from typing import Any

from vierling.coach.analysis import Assessment, Coach, Decision
from vierling.coach.parts import Note
from vierling.coach.ranking import LEAST, Weighed, rank
from vierling.game import Event, Seat
from vierling.games.input.rules.cards import ZERO
from vierling.games.input.rules.notation import Move, Place, Touch
from vierling.games.input.rules.rules import State
from vierling.games.input.think.backend import READY, Backend, best_backend
from vierling.games.input.think.desk import Desk, code_move, recollect
from vierling.games.input.think.foresight import foresee
from vierling.games.input.think.memory import Memory, remember
from vierling.games.input.think.player import ROOT, expect, plant
from vierling.games.input.think.questions import ask
from vierling.games.input.think.report import Look, report
from vierling.games.input.think.trial import Trial, explain, tell_closings, try_move
from vierling.match import Match
from vierling.play.haste import in_haste

Chances = tuple[float, ...]  # of each seat
UNIT = "chance"


@dataclass(frozen=True, slots=True)
class Care:
    """How often the tree is climbed: to find the best moves, and to weigh each of two."""

    look: int
    weigh: int


QUICK, SLOW = Care(800, 300), Care(60, 40)
AT_A_GLANCE = 0.1  # how far a value at a glance is from a careful one, as a standard deviation


@dataclass(frozen=True, slots=True)
class Thought:
    """On one decision: what follows from the best move and from the one made, and what other moves are worth."""

    event: int
    seat: Seat
    turn: int
    face: str | None
    move: str
    best: Trial
    made: Trial
    values: Mapping[str, float]
    error: float


@dataclass(frozen=True, slots=True)
class Task:
    memory: Memory
    state: State
    number: int
    event: Event


def sum_up(match: Match, thoughts: Sequence[Thought]) -> Assessment:
    starts = (1 / len(match.seats),) * len(match.seats)
    looks = report(match)
    touches = (number for number, event in enumerate(match.events) if isinstance(event.what, Touch))
    seen = dict(zip(touches, looks, strict=True))
    decisions = tuple(decide(thoughts, place, seen.get(thoughts[place].event)) for place in range(len(thoughts)))
    return Assessment(UNIT, starts, finals(match, thoughts), decisions, {"looks": looks}, ask(match, looks))


def finals(match: Match, thoughts: Sequence[Thought]) -> Chances:
    seats, outcome = len(match.seats), match.outcome
    if outcome is None:
        return thoughts[-1].made.chances if thoughts else (1 / seats,) * seats
    return tuple((seat in outcome.winners) / len(outcome.winners) for seat in range(seats))


def list_tasks(match: Match) -> list[Task]:
    memory: Memory | None = None
    states: list[Any] = list(match.states())
    tasks = []
    for number, event in enumerate(match.events):
        memory = remember(memory, states[number].view(None))
        if isinstance(event.by, int) and not fills_zero(states[number], event.what):
            tasks.append(Task(memory, states[number], number, event))
    return tasks


def fills_zero(state: State, move: Move) -> bool:
    """The search does not know the zero, so there is nothing to say about it."""
    return state.view(None).zero_by is not None or (isinstance(move, Touch) and move.closes == ZERO)


def consider(task: Task) -> Thought:
    assert isinstance(task.event.by, int)
    view, seat = task.memory.view, task.event.by
    moves = [move for move in task.state.moves(seat) if isinstance(move, Place) or move.closes != ZERO]
    codes = {str(move): code_move(view, move) for move in moves}
    backend = best_backend()
    desk = backend.take(recollect(task.memory, None, Random(task.number)))  # noqa: S311 - a seeded generator is wanted
    backend.code.reckon_all_odds(desk)
    made = str(task.event.what)
    weigh = weigh_at_a_glance if in_haste() else try_often
    values, tried, error = weigh(backend, desk, codes, made)
    values |= {move: tried[move].chances[seat] for move in tried}
    best = max(tried.values(), key=lambda trial: trial.chances[seat])
    return Thought(
        event=task.number,
        seat=seat,
        turn=task.state.turn + 1,
        face=view.hand.face if view.hand else None,
        move=made,
        best=best,
        made=tried[made],
        values={move: min(value, best.chances[seat]) for move, value in values.items()},
        error=error(tried[made].chances[seat]),
    )


Weighing = tuple[dict[str, float], dict[str, Trial], Callable[[float], float]]  # values; best and made; their error


def try_often(backend: Backend, desk: Desk, codes: Mapping[str, int], made: str) -> Weighing:
    care = QUICK if READY.is_set() else SLOW
    values, favourite = look(backend, desk, codes, care.look)
    tried = {move: try_move(backend, desk, codes[move], care.weigh) for move in (made, favourite)}
    return values, tried, partial(error_of, climbs=care.weigh)


def weigh_at_a_glance(backend: Backend, desk: Desk, codes: Mapping[str, int], made: str) -> Weighing:
    found = expect(backend, desk, list(codes.values()))
    values = {move: found[code] for move, code in codes.items()}
    favourite = max(values, key=lambda move: values[move])
    return values, {move: foresee(desk, codes[move]) for move in (made, favourite)}, lambda _: AT_A_GLANCE


def look(backend: Backend, desk: Desk, codes: Mapping[str, int], climbs: int) -> tuple[dict[str, float], str]:
    """What the moves that were tried seem to be worth, and the one that was tried most often."""
    tree = plant(backend, climbs)
    backend.code.think(desk, tree, backend.row(list(codes.values())), climbs)
    names = {code: move for move, code in codes.items()}
    tried = [node for node in range(tree.first[ROOT], tree.first[ROOT] + tree.choices[ROOT]) if tree.visits[node]]
    favourite = max(tried, key=lambda node: tree.visits[node])
    values = {names[int(tree.action[node])]: float(tree.sums[node] / tree.visits[node]) for node in tried}
    return values, names[int(tree.action[favourite])]


def decide(thoughts: Sequence[Thought], place: int, look: Look | None) -> Decision:
    thought = thoughts[place]
    seat = thought.seat
    value, best = (trial.chances[seat] for trial in (thought.made, thought.best))
    return Decision(
        seat=seat,
        event=thought.event,
        round=thought.turn,
        roll=thought.face,
        made=Weighed(thought.move, value),
        choices=rank(thought.values, UNIT),
        mean=fmean(thought.values.values()),
        error=thought.error,
        others=made_by_others(thoughts, place),
        why=explain(seat, thought.best, thought.made) if best - value >= LEAST[UNIT] else (),
        notes=(*tell_look(look), *tell_closings(thought.best, thought.made)),
    )


def error_of(value: float, climbs: int) -> float:
    """As if one more had been won and one more lost: a few hundred wins in a row prove nothing."""
    likely = (value * climbs + 1) / (climbs + 2)
    return sqrt(likely * (1 - likely) / climbs)


def tell_look(look: Look | None) -> Iterator[Note]:
    """What somebody who remembers everything knew about an announcement, made or missed."""
    if look and look.bet and look.bet.number and look.bet.chance < 1:
        bet = look.bet
        yield Note("input-bet", {"number": bet.number, "gain": bet.gain, "loss": bet.loss}, {"chance": bet.chance})
    if look and look.missed:
        yield Note("input-missed", {"number": look.missed.number, "gain": look.missed.gain})


def made_by_others(thoughts: Sequence[Thought], place: int) -> float:
    """What the others' moves have changed for the seat since its last move, or since the start."""
    seat = thoughts[place].seat
    earlier = [number for number in range(place) if thoughts[number].seat == seat]
    first = earlier[-1] + 1 if earlier else 0
    return thoughts[place].best.chances[seat] - thoughts[first].best.chances[seat]


COACH = Coach(list_tasks, consider, sum_up)
