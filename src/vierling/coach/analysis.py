"""What a coach says about a match: for each decision what was hoped for, what the dice did, and what the move cost.

A game's coach weighs the decisions; everything that is added up is added up here, the same for every game:

    before   what the position was worth that the seat's last move had reached; at first the start value
    luck     best - before: what the roll, and whatever else the seat did not choose, has changed
    regret   best - after: what the move gave away; its parts say where
    start + all luck - all regret = final
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from heapq import nlargest
from math import exp, log
from statistics import fmean
from typing import Any

from vierling.coach.parts import NOTHING, Note, Part, merge
from vierling.coach.ranking import LEAST, Weighed
from vierling.game import Seat
from vierling.match import Match

COSTLIEST = 5
STAKE = {"points": 0.5, "chance": 0.1}  # where less was at stake, a loss counts as if this had been
AT_RANDOM = 1 / 4  # the accuracy of a move that is as good as one at random


@dataclass(frozen=True, slots=True)
class Decision:
    """What a coach says about one choice of one seat."""

    seat: Seat
    event: int  # number of the event in the record, from 0 on
    round: int
    roll: str | None
    made: Weighed
    choices: tuple[Weighed, ...]  # the best ones, best first
    mean: float  # of all moves there were: what a move at random would be worth
    error: float  # of a value, as a standard deviation; 0 where values are exact
    others: float = 0.0  # how much of what changed since the seat's last move the others did
    why: tuple[Part, ...] = ()  # the regret, part by part
    notes: tuple[Note, ...] = ()


@dataclass(frozen=True, slots=True)
class Question:
    """Something that a seat had seen and could have known at one moment, to be asked again later."""

    seat: Seat
    event: int  # how many events had happened
    about: str
    answers: tuple[str, ...]  # those that are possible for somebody who remembers nothing
    right: str
    shown: int  # how many events had happened when it had just been seen
    round: int  # the one in which it was seen


@dataclass(frozen=True, slots=True)
class Assessment:
    """Everything that a game's coach says."""

    unit: str  # points, or chance to win
    starts: tuple[float, ...]
    finals: tuple[float, ...]  # while a match runs, what is expected
    decisions: tuple[Decision, ...]
    details: Any = None  # what there is to tell in this game only
    questions: tuple[Question, ...] = ()  # the most useful ones of a seat first


@dataclass(frozen=True, slots=True)
class Coach:
    """What a game's coach does: list what there is to weigh, weigh each by itself, and say what follows from all."""

    list_tasks: Callable[[Match], Sequence[Any]]
    weigh: Callable[[Any], Any]
    sum_up: Callable[[Match, Sequence[Any]], Assessment]
    tell: Callable[[str], Note] | None = None  # a move in words, where its notation would give too much away


@dataclass(frozen=True, slots=True)
class Step:
    event: int
    round: int
    roll: str | None
    before: float
    best: float
    after: float
    luck: float
    others: float  # the part of the luck that others made
    regret: float
    mean: float
    accuracy: float | None  # 0 to 100; None if all moves were worth the same
    exact: bool
    error: float
    made: Weighed
    choices: tuple[Weighed, ...]
    why: tuple[Part, ...]  # the regret, part by part; empty if it is too small to show
    notes: tuple[Note, ...]


@dataclass(frozen=True, slots=True)
class Career:
    """A seat's way through the match."""

    seat: Seat
    name: str
    start: float
    final: float
    luck: float
    regret: float
    rest: float  # the part of the luck that came after the seat's last move
    accuracy: float  # 0 to 100, the mean over the moves
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Blunder:
    seat: Seat
    step: int  # number among the seat's steps, from 0 on
    regret: float


@dataclass(frozen=True, slots=True)
class Analysis:
    game: str
    unit: str
    least: float  # a smaller difference does not show
    lucky: bool  # whether luck had any part in it
    finished: bool
    seats: tuple[Career, ...]
    costliest: tuple[Blunder, ...]
    details: Any
    questions: tuple[Question, ...]


def add_up(match: Match, assessment: Assessment) -> Analysis:
    careers = tuple(follow(seat, name, assessment) for seat, name in enumerate(match.names))
    least = LEAST[assessment.unit]
    blunders = [
        Blunder(career.seat, number, step.regret)
        for career in careers
        for number, step in enumerate(career.steps)
        if step.regret >= least
    ]
    return Analysis(
        game=match.game.name,
        unit=assessment.unit,
        least=least,
        lucky=any(map(had_luck, careers)),
        finished=match.outcome is not None,
        seats=careers,
        costliest=tuple(nlargest(COSTLIEST, blunders, key=lambda blunder: blunder.regret)),
        details=assessment.details,
        questions=assessment.questions,
    )


def had_luck(career: Career) -> bool:
    return any(abs(luck) > NOTHING for luck in (career.rest, *(step.luck for step in career.steps)))


def follow(seat: Seat, name: str, assessment: Assessment) -> Career:
    start, final = assessment.starts[seat], assessment.finals[seat]
    steps: list[Step] = []
    before = start
    for decision in assessment.decisions:
        if decision.seat == seat:
            steps.append(step_of(decision, before, assessment.unit))
            before = decision.made.value
    rest = final - before
    luck, regret = sum(step.luck for step in steps) + rest, sum(step.regret for step in steps)
    return Career(seat, name, start, final, luck, regret, rest, mean_accuracy(steps), tuple(steps))


def step_of(decision: Decision, before: float, unit: str) -> Step:
    after = decision.made.value
    best = max([after, *(choice.value for choice in decision.choices)])
    return Step(
        event=decision.event,
        round=decision.round,
        roll=decision.roll,
        before=before,
        best=best,
        after=after,
        luck=best - before,
        others=decision.others,
        regret=best - after,
        mean=decision.mean,
        accuracy=accuracy_of(best - after, best - decision.mean, unit),
        exact=decision.error == 0,
        error=decision.error,
        made=decision.made,
        choices=decision.choices,
        why=merge(decision.why, LEAST[unit]),
        notes=decision.notes,
    )


def accuracy_of(regret: float, stake: float, unit: str) -> float | None:
    """100 for the best move, and so much less the more of the stake is lost; never quite 0."""
    if stake <= NOTHING:
        return None
    return 100.0 * exp(log(AT_RANDOM) * regret / max(stake, STAKE[unit]))


def mean_accuracy(steps: Sequence[Step]) -> float:
    return fmean([step.accuracy for step in steps if step.accuracy is not None] or [100.0])
