"""A row for every move: who made it, when, and what the coach says about it."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from vierling.coach import analyse
from vierling.coach.analysis import Step
from vierling.game import CHANCE
from vierling.match import Match
from vierling.options import write_options
from vierling.record import write_by

Row = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Column:
    name: str
    kind: type[int | float | str | bool]
    about: str
    weighed: bool = False  # only there if the coach has weighed the moves


COLUMNS = (
    Column("game", str, "the game's name"),
    Column("version", int, "the version of its rules"),
    Column("options", str, "its options, as a record writes them"),
    Column("match", str, "which match: its number in the experiment, or the name of its record"),
    Column("seats", int, "how many seats there are"),
    Column("seat", int, "whose move it is, counted from 0"),
    Column("name", str, "the name of the player or bot"),
    Column("event", int, "the number of the move among all events of the match, counted from 0"),
    Column("at", int, "when it was made, in milliseconds"),
    Column("round", int, "the round, counted from 1"),
    Column("roll", str, "the last roll before the move; null if nothing was rolled yet"),
    Column("move", str, "the move, as a record writes it"),
    Column("points", int, "the seat's points at the end; null if the match is not over"),
    Column("won", bool, "whether the seat won, alone or shared; null if the match is not over"),
    Column("unit", str, "what values are measured in: points, or chance to win", weighed=True),
    Column("before", float, "what the position was worth after the seat's last move", weighed=True),
    Column("best", float, "the value of the best move", weighed=True),
    Column("value", float, "the value of this move", weighed=True),
    Column("mean", float, "the value of a random move", weighed=True),
    Column("luck", float, "best - before: what the seat did not choose", weighed=True),
    Column("regret", float, "best - value: what the move gave away", weighed=True),
    Column("accuracy", float, "0 to 100; null if all moves are worth the same", weighed=True),
    Column("error", float, "the standard error of the values; 0 if they are exact", weighed=True),
)


def rows_of(match: Match, name: str | int = 0, *, weigh: bool = False) -> Iterator[Row]:
    """A row for each move of a match; with `weigh` the coach says what it was worth, which takes a while.

    >>> from vierling import play_match
    >>> from vierling.data import rows_of
    >>> row = next(rows_of(play_match('knister', ["steady"], seed=1)))
    >>> row["seat"], row["round"], row["roll"], row["value"]
    (0, 1, '5+2', None)
    """
    steps = weighed(match) if weigh else {}
    same = {
        "game": match.game.name,
        "version": match.game.version,
        "options": write_options(match.options),
        "match": str(name),
        "seats": match.state.seats,
    }
    roll = None
    for number, (state, event) in enumerate(zip(match.states(), match.events, strict=False)):
        if event.by == CHANCE:
            roll = match.game.write(event.what)
        elif isinstance(event.by, int):
            facts = {"event": number, "at": event.at, "round": state.progress()[0], "roll": roll}
            move = {"move": match.game.write(event.what)}
            yield {**same, **about_seat(match, event.by), **facts, **move, **steps.get(number, NOTHING)}


NOTHING: Row = {column.name: None for column in COLUMNS if column.weighed}


def about_seat(match: Match, seat: int) -> Row:
    outcome = match.outcome
    result = (outcome.points[seat], seat in outcome.winners) if outcome else (None, None)
    return {"seat": seat, "name": match.names[seat], "points": result[0], "won": result[1]}


def weighed(match: Match) -> dict[int, Row]:
    """By the number of the event."""
    analysis = analyse(match)
    return {step.event: weigh_step(step, analysis.unit) for career in analysis.seats for step in career.steps}


def weigh_step(step: Step, unit: str) -> Row:
    same = ("before", "best", "mean", "luck", "regret", "accuracy", "error")
    return {"unit": unit, "value": step.after, **{name: getattr(step, name) for name in same}}


def in_order(row: Row) -> Row:
    return {column.name: row[column.name] for column in COLUMNS}


def events_of(match: Match) -> Iterator[Row]:
    """Everything that happened. `by` is a text, as in a record: a seat's number from 1 on, `dice` or `clock`.

    >>> from vierling import Match
    >>> from vierling.data import events_of
    >>> match = Match('knister')
    >>> match.roll("5+3")
    >>> match.play(0, "c3")
    >>> [(event["by"], event["what"]) for event in events_of(match)]
    [('dice', '5+3'), ('1', 'c3')]
    """
    for number, event in enumerate(match.events):
        what = match.game.write(event.what)
        yield {"event": number, "at": event.at, "lag": event.lag, "by": write_by(event.by), "what": what}
