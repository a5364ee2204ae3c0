"""Input: the chance to win, by the master's search, for somebody who remembers everything that was shown.

Touch and place are two decisions, with the flip in between. The tree finds the good moves; the best one and the one
made are then tried again, each alone, so that both are weighed with equal care.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from heapq import nlargest
from math import sqrt
from random import Random
from typing import Any

from vierling.coach.analysis import BEST, Assessment, Coach, Decision, Weighed
from vierling.game import Event, Seat
from vierling.games.input.rules.cards import ZERO
from vierling.games.input.rules.notation import Move, Place, Touch
from vierling.games.input.rules.rules import State
from vierling.games.input.think.backend import READY, Backend, best_backend
from vierling.games.input.think.desk import Desk, code_move, recollect
from vierling.games.input.think.kernels import PLAYERS
from vierling.games.input.think.memory import Memory, remember
from vierling.games.input.think.player import ROOT, plant
from vierling.games.input.think.report import report
from vierling.match import Match

Chances = tuple[float, ...]  # of each seat


@dataclass(frozen=True, slots=True)
class Care:
    """How often the tree is climbed: to find the best moves, and to weigh each of two."""

    look: int
    weigh: int


QUICK, SLOW = Care(800, 300), Care(60, 40)


@dataclass(frozen=True, slots=True)
class Thought:
    """On one decision: the chances after the best move and after the one made, and what other moves are worth."""

    event: int
    seat: Seat
    turn: int
    face: str | None
    move: str
    best: Chances
    made: Chances
    values: Mapping[str, float]
    climbs: int


@dataclass(frozen=True, slots=True)
class Task:
    memory: Memory
    state: State
    number: int
    event: Event


def sum_up(match: Match, thoughts: Sequence[Thought]) -> Assessment:
    starts = (1 / len(match.seats),) * len(match.seats)
    decisions = tuple(decide(thoughts, place) for place in range(len(thoughts)))
    return Assessment("chance", starts, finals(match, thoughts), decisions, {"looks": report(match)})


def finals(match: Match, thoughts: Sequence[Thought]) -> Chances:
    seats, outcome = len(match.seats), match.outcome
    if outcome is None:
        return thoughts[-1].made if thoughts else (1 / seats,) * seats
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
    view, seat, care = task.memory.view, task.event.by, QUICK if READY.is_set() else SLOW
    moves = [move for move in task.state.moves(seat) if isinstance(move, Place) or move.closes != ZERO]
    codes = {str(move): code_move(view, move) for move in moves}
    backend = best_backend()
    desk = backend.take(recollect(task.memory, None, Random(task.number)))  # noqa: S311 - a seeded generator is wanted
    backend.code.reckon_all_odds(desk)
    made = str(task.event.what)
    values, favourite = look(backend, desk, codes, care.look)
    after_made = weigh(backend, desk, codes[made], care.weigh)
    after_best = after_made if codes[favourite] == codes[made] else weigh(backend, desk, codes[favourite], care.weigh)
    values |= {favourite: after_best[seat], made: after_made[seat]}
    better = max(after_best, after_made, key=lambda chances: chances[seat])
    return Thought(
        event=task.number,
        seat=seat,
        turn=task.state.turn + 1,
        face=view.hand.face if view.hand else None,
        move=made,
        best=better,
        made=after_made,
        values={move: min(value, better[seat]) for move, value in values.items()},
        climbs=care.weigh,
    )


def look(backend: Backend, desk: Desk, codes: Mapping[str, int], climbs: int) -> tuple[dict[str, float], str]:
    """What the moves that were tried seem to be worth, and the one that was tried most often."""
    tree = plant(backend, climbs)
    backend.code.think(desk, tree, backend.row(list(codes.values())), climbs)
    names = {code: move for move, code in codes.items()}
    tried = [node for node in range(tree.first[ROOT], tree.first[ROOT] + tree.choices[ROOT]) if tree.visits[node]]
    favourite = max(tried, key=lambda node: tree.visits[node])
    values = {names[int(tree.action[node])]: float(tree.sums[node] / tree.visits[node]) for node in tried}
    return values, names[int(tree.action[favourite])]


def weigh(backend: Backend, desk: Desk, code: int, climbs: int) -> Chances:
    """Everybody's chances after this move: the mean over the leaves of the tree."""
    tree, seats = plant(backend, climbs), desk.rules[PLAYERS]
    backend.code.add(tree, ROOT, backend.row([code]), 1)
    totals = [0.0] * seats
    for _ in range(climbs):
        backend.code.climb(desk, tree)
        totals = [totals[seat] + float(desk.values[seat]) for seat in range(seats)]
    return tuple(total / climbs for total in totals)


def decide(thoughts: Sequence[Thought], place: int) -> Decision:
    thought = thoughts[place]
    seat = thought.seat
    ranked = nlargest(BEST, thought.values, key=lambda move: thought.values[move])
    mean = sum(thought.values.values()) / len(thought.values)
    value = thought.made[seat]
    return Decision(
        seat=seat,
        event=thought.event,
        round=thought.turn,
        roll=thought.face,
        made=Weighed(thought.move, value),
        choices=tuple(Weighed(move, thought.values[move]) for move in ranked),
        mean=mean,
        error=sqrt(value * (1 - value) / thought.climbs),
        others=made_by_others(thoughts, place),
    )


def made_by_others(thoughts: Sequence[Thought], place: int) -> float:
    """What the others' moves have changed for the seat since its last move, or since the start."""
    seat = thoughts[place].seat
    earlier = [number for number in range(place) if thoughts[number].seat == seat]
    first = earlier[-1] + 1 if earlier else 0
    return thoughts[place].best[seat] - thoughts[first].best[seat]


COACH = Coach(list_tasks, consider, sum_up)
