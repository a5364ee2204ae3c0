"""A guided first match: one that is written down, and that somebody plays on from a prepared position, step by step.

Its events say what the dice show, what the others do and what the learner is asked to do; the steps say why. If
somebody does something else, dice and bots go on as in any other match.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TypeVar

from vierling.game import CHANCE, By, Event, Game, Millis, Move, Refusal, Roll, Seat, State
from vierling.kit import kit_of, load
from vierling.match import Match
from vierling.options import Setting
from vierling.record import HANDS

T = TypeVar("T")

LEARNER: Seat = 0
PACE: Millis = 1500  # that others take over a move, so that it can be followed
BOT = "easy"  # whom the learner meets afterwards; in the lesson it makes the moves that are written down
BY: dict[str, By] = {word: by for by, word in HANDS.items()}


@dataclass(frozen=True, slots=True)
class Step:
    """One sentence, and what comes of it."""

    words: str  # the key of its sentence is `GAME-lesson-` and this
    does: bool = False  # the learner makes the next move that is written down; otherwise the sentence is only read
    show: tuple[str, ...] = ()  # what else to look at, in the game's own words


@dataclass(frozen=True)
class Lesson:
    game: Game
    before: str  # how the position came about: events as in a record, without times, separated by commas
    then: str  # how the match goes on
    steps: tuple[Step, ...]
    seats: int = 1
    options: Mapping[str, Setting] = field(default_factory=dict)

    def set_up(self) -> Match:
        """Before the first event."""
        return Match(self.game, self.seats, (), **self.options)

    @cached_property
    def match(self) -> Match:
        """As it is written down."""
        match = self.set_up()
        for text in (*self._before, *self.then.split(",")):
            who, what = text.split()
            match.happen(by_of(who), what)
        return match

    @cached_property
    def _before(self) -> tuple[str, ...]:
        return tuple(self.before.split(","))

    @property
    def begins(self) -> int:
        """After how many events the learner plays."""
        return len(self._before)

    @cached_property
    def skipped(self) -> int:
        """Moves in the learner's seat that were made before the lesson begins."""
        return sum(event.by == LEARNER for event in self.match.events[: self.begins])

    def key(self, step: Step) -> str:
        """Of the step's sentence."""
        return f"{self.game.name}-lesson-{step.words}"

    def told(self) -> Iterator[tuple[Step, str | None]]:
        """Every step with the move that it asks for."""
        moves = iter(moves_of(self.match, LEARNER)[self.skipped :])
        for step in self.steps:
            yield step, self.match.game.write(next(moves)) if step.does else None

    def roll(self, state: State, beats: int) -> Roll | None:
        """What the dice show after so many rolls and rings, if that fits the position."""
        roll = after(self._beats, beats)
        return roll.what if roll and roll.by == CHANCE and roll.what in state.chance() else None

    @cached_property
    def _beats(self) -> list[Event]:
        return [event for event in self.match.events if not isinstance(event.by, int)]

    def move(self, state: State, seat: Seat, acts: int) -> Move | None:
        """What a seat does after so many moves of its own, if that fits the position."""
        move = after(moves_of(self.match, seat), acts)
        return move if move is not None and move in state.moves(seat) else None


def by_of(who: str) -> By:
    return BY[who] if who in BY else int(who) - 1


def after(items: Sequence[T], count: int) -> T | None:
    return items[count] if count < len(items) else None


def moves_of(match: Match, seat: Seat) -> list[Move]:
    return [event.what for event in match.events if event.by == seat]


def lesson_of(game_name: str) -> Lesson:
    """The guided first match of a game; raises `Refusal` if it brings none."""
    otherwise = Refusal("no-lesson", f"{game_name} has no guided first match", game=game_name)
    return load(kit_of(game_name).lesson, otherwise)
