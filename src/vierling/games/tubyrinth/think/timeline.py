"""What hands did in a match, and when: so that a run can be watched again, and raced against."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from vierling.game import Millis, Seat
from vierling.games.tubyrinth.rules.pipeline import counted, tiles_of
from vierling.games.tubyrinth.rules.rules import State
from vierling.match import Match


@dataclass(frozen=True, slots=True)
class Act:
    """Something that a hand did: how long after the signal, how many tiles were laid then, and how many counted."""

    event: int
    at: Millis
    seat: Seat
    move: str
    laid: int
    tiles: int


def spans(states: Sequence[State]) -> Iterator[tuple[int, int]]:
    """The events that started and ended each finished round, by number."""
    begun = 0
    for number, (before, after) in enumerate(pairwise(states)):
        if after.phase == "build" and before.phase != "build":
            begun = number
        elif before.phase == "build" and after.phase != "build":
            yield begun, number


def acts_in(match: Match, states: Sequence[State], begin: int, end: int) -> Iterator[Act]:
    before = states[end]
    for number in range(begin + 1, end + 1):
        event = match.events[number]
        if isinstance(event.by, int):
            lying = tiles_of((states[number + 1] if number < end else before).layouts[event.by])
            at = max(0, event.at - event.lag - before.signal)
            yield Act(number, at, event.by, str(event.what), len(lying), len(counted(before.board(event.by), lying)))


def report(match: Match) -> tuple[Act, ...]:
    """Of all finished rounds."""
    states: list[Any] = list(match.states())
    return tuple(act for begin, end in spans(states) for act in acts_in(match, states, begin, end))
