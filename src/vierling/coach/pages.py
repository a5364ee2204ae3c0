"""What is the same wherever everybody writes the same dice: a page of the match is one roll and everybody's entry."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from statistics import fmean
from typing import Any

from vierling.coach.analysis import Assessment, Coach, Decision
from vierling.coach.parts import Part
from vierling.coach.ranking import LEAST, Weighed, rank
from vierling.game import Game, Move, Seat
from vierling.match import Match

UNIT = "points"


@dataclass(frozen=True, slots=True)
class Page:
    before: Any  # the position in which all may write
    events: tuple[int, ...]  # the last of each seat
    entries: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class Values:
    """What the match is worth to a seat after each move, and how wrong that may be."""

    moves: Mapping[Move, float]
    error: float


@dataclass(frozen=True, slots=True)
class Scales:
    """How a game weighs: a seat's position before the roll, its moves, and what the best one would have kept."""

    value: Callable[[Any, Seat], float]
    values: Callable[[Any, Seat], Values]
    why: Callable[[Any, Seat, Move, Move], tuple[Part, ...]]  # the best move, and the one made
    kind: Callable[[Any, Seat, Sequence[Move]], str | None] | None = None  # what equal moves have in common


def pages(match: Match) -> Iterator[Page]:
    """Only those that have turned."""
    before: Any = match.start
    written: dict[Seat, int] = {}
    positions = list(match.states())[1:]
    for number, (event, after) in enumerate(zip(match.events, positions, strict=True)):
        position: Any = after
        if not isinstance(event.by, int):
            before, written = position, {}
            continue
        written[event.by] = number
        if position.turned > before.turned:
            yield Page(before, tuple(written[seat] for seat in match.seats), position.last)


@dataclass(frozen=True, slots=True)
class Task:
    game: Game
    page: Page
    seat: Seat


def coach_by(scales: Scales) -> Coach:
    return Coach(list_tasks, partial(weigh_entry, scales), partial(sum_up, scales))


def list_tasks(match: Match) -> list[Task]:
    return [Task(match.game, page, seat) for page in pages(match) for seat in match.seats]


def sum_up(scales: Scales, match: Match, decisions: Sequence[Decision]) -> Assessment:
    starts = tuple(scales.value(match.start, seat) for seat in match.seats)
    finals = list(starts)
    for decision in decisions:
        finals[decision.seat] = decision.made.value
    if match.outcome:
        finals = [float(match.total(seat)) for seat in match.seats]
    return Assessment(UNIT, starts, tuple(finals), tuple(decisions))


def distinct(page: Page, seat: Seat, moves: Iterable[Move]) -> Iterable[Move]:
    """With a double two entries can write the same: they count as one, the one made if it is among them."""
    sheets: dict[Any, Move] = {}
    for move in (page.entries[seat], *moves):
        sheets.setdefault(page.before.put(page.before.sheets[seat], move), move)
    return sheets.values()


def weigh_entry(scales: Scales, task: Task) -> Decision:
    game, page, seat = task.game, task.page, task.seat
    found = scales.values(page.before, seat)
    moves = {game.write(move): move for move in distinct(page, seat, found.moves)}
    values = {text: found.moves[move] for text, move in moves.items()}
    made, choices = game.write(page.entries[seat]), rank(values, UNIT)
    best = choices[0].move
    tells = values[best] - values[made] >= LEAST[UNIT]

    def name(choice: Weighed) -> Weighed:
        alike = [moves[text] for text in (choice.move, *choice.equals)]
        return replace(choice, kind=scales.kind(page.before, seat, alike) if scales.kind else None)

    return Decision(
        seat=seat,
        event=page.events[seat],
        round=page.before.turned + 1,
        roll=str(page.before.dice),
        made=Weighed(made, values[made]),
        choices=tuple(map(name, choices)),
        mean=fmean(values.values()),
        error=found.error,
        why=scales.why(page.before, seat, moves[best], moves[made]) if tells else (),
    )
