"""What a coach says about a match: for each decision what was hoped for, what the dice did, and what the move cost.

A game's coach weighs the decisions; everything that is added up is added up here, the same for every game:

    before   what the position was worth that the seat's last move had reached; at first the start value
    luck     best - before: what the roll, and whatever else the seat did not choose, has changed
    regret   best - after: what the move gave away
    start + all luck - all regret = final
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from heapq import nlargest
from typing import Any

from vierling.game import Seat
from vierling.match import Match

BEST = 3  # alternatives that are named
COSTLIEST = 5
WORTH_NAMING = 1e-9


@dataclass(frozen=True, slots=True)
class Reason:
    """What a move does to one line or square: the points expected of it, and the best figure that stays possible."""

    line: str
    before: float
    after: float
    figure: str | None


@dataclass(frozen=True, slots=True)
class Weighed:
    """A move as text, what the match is worth to the seat after it, and why."""

    move: str
    value: float
    why: tuple[Reason, ...] = ()


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


@dataclass(frozen=True, slots=True)
class Assessment:
    """Everything that a game's coach says."""

    unit: str  # points, or chance to win
    starts: tuple[float, ...]
    finals: tuple[float, ...]  # while a match runs, what is expected
    decisions: tuple[Decision, ...]
    details: Any = None  # what there is to tell in this game only


@dataclass(frozen=True, slots=True)
class Coach:
    """What a game's coach does: list what there is to weigh, weigh each by itself, and say what follows from all."""

    list_tasks: Callable[[Match], Sequence[Any]]
    weigh: Callable[[Any], Any]
    sum_up: Callable[[Match, Sequence[Any]], Assessment]


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
    exact: bool
    error: float
    made: Weighed
    choices: tuple[Weighed, ...]


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
    accuracy: float  # 0 to 100
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
    finished: bool
    seats: tuple[Career, ...]
    costliest: tuple[Blunder, ...]
    details: Any


def weigh(values: Mapping[str, float], made: str) -> tuple[Weighed, tuple[Weighed, ...], float]:
    """The move made, the best ones, and what a move at random is worth."""
    best = nlargest(BEST, values, key=lambda move: values[move])
    mean = sum(values.values()) / len(values)
    return Weighed(made, values[made]), tuple(Weighed(move, values[move]) for move in best), mean


def add_up(match: Match, assessment: Assessment) -> Analysis:
    careers = tuple(follow(seat, name, assessment) for seat, name in enumerate(match.names))
    blunders = [
        Blunder(career.seat, number, step.regret)
        for career in careers
        for number, step in enumerate(career.steps)
        if step.regret > WORTH_NAMING
    ]
    costliest = tuple(nlargest(COSTLIEST, blunders, key=lambda blunder: blunder.regret))
    finished = match.outcome is not None
    return Analysis(match.game.name, assessment.unit, finished, careers, costliest, assessment.details)


def follow(seat: Seat, name: str, assessment: Assessment) -> Career:
    start, final = assessment.starts[seat], assessment.finals[seat]
    steps: list[Step] = []
    before = start
    for decision in assessment.decisions:
        if decision.seat == seat:
            steps.append(step_of(decision, before))
            before = decision.made.value
    rest = final - before
    luck, regret = sum(step.luck for step in steps) + rest, sum(step.regret for step in steps)
    return Career(seat, name, start, final, luck, regret, rest, accuracy(steps), tuple(steps))


def step_of(decision: Decision, before: float) -> Step:
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
        exact=decision.error == 0,
        error=decision.error,
        made=decision.made,
        choices=decision.choices,
    )


def accuracy(steps: Sequence[Step]) -> float:
    """100 is the best move every time, 0 is no better than moves at random: regret against what was at stake."""
    stake = sum(step.best - step.mean for step in steps)
    if stake <= WORTH_NAMING:
        return 100.0
    return 100.0 * max(0.0, 1 - sum(step.regret for step in steps) / stake)
