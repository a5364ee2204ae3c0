"""One game being played: start, play, take back, and the record that can be read back."""

from collections.abc import Iterator, Sequence
from operator import index
from random import Random
from typing import Any, Self

from vierling.game import (
    CHANCE,
    CLOCK,
    TIME,
    By,
    Event,
    Game,
    IllegalMove,
    Line,
    Millis,
    Outcome,
    Refusal,
    Seat,
    State,
    View,
    draw,
)
from vierling.kit import game_named
from vierling.options import from_json
from vierling.proof import Proof
from vierling.record import check_name, read_record, write_record


class Match:
    """One game being played: events in, views and a record out.

    >>> from vierling import Match
    >>> match = Match('knister', names=['Mara', 'Jo'])
    >>> match.roll("5+3")
    >>> match.play(0, "c3")  # Mara writes the 8 into the middle
    >>> match.to_move  # Jo has not written yet
    frozenset({1})
    >>> match.undo(0)
    >>> sorted(match.to_move)
    [0, 1]
    >>> print(match.record())
    vierling record 1
    game: knister 2
    options: grids=1 score=once
    seats: 2
    seat 1: Mara
    seat 2: Jo
    <BLANKLINE>
    0 dice 5+3
    0 1 c3
    0 1 back
    <BLANKLINE>
    """

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        names: Sequence[str] = (),
        **options: int | str | bool,
    ) -> None:
        self.game = game_named(game) if isinstance(game, str) else game
        self.options: Any = from_json(self.game, options)
        if isinstance(names, str):
            raise TypeError(f"names is a list such as [{names!r}], not a text")
        seats = (len(names) or self.game.seats[0]) if seats is None else index(seats)
        self.start = self.game.start(seats, self.options)
        self.names = tuple(names) or tuple(f"Seat {seat + 1}" for seat in range(seats))
        if len(self.names) != seats:
            raise Refusal(
                "name-count",
                f"every seat needs a name: {seats}, not {len(self.names)}",
                seats=seats,
                names=len(self.names),
            )
        for name in self.names:
            check_name(name)
        self.state: State = self.start
        self.events: list[Event] = []
        self.proof: Proof | None = None  # by which anybody can check the dice

    @property
    def now(self) -> Millis:
        """When the last event happened."""
        return self.events[-1].at if self.events else 0

    def apply(self, event: Event) -> None:
        if event.at < self.now:
            raise IllegalMove("time-backwards", "time cannot run backwards")
        self.state = self.state.apply(event)
        self.events.append(event)
        if self.state.seats > len(self.names):
            self.names += (f"Seat {self.state.seats}",)

    def happen(self, by: By, what: Any, at: Millis | None = None) -> None:
        """An event without a time happens at once."""
        what = self.game.read(what) if isinstance(what, str) else what
        self.apply(Event(by, what, self.now if at is None else index(at)))

    def play(self, seat: Seat, move: Any, at: Millis | None = None) -> None:
        """A move, as text or as the game's own value."""
        self.happen(index(seat), move, at)

    def roll(self, dice: Any, at: Millis | None = None) -> None:
        """What the dice show: as text, as a value, or drawn from a `random.Random`."""
        self.happen(CHANCE, draw(self.state, dice) if isinstance(dice, Random) else dice, at)

    def ring(self, at: Millis | None = None) -> None:
        """The clock rings, at its deadline unless another time is given."""
        due = self.state.deadline()
        if due is None:
            raise IllegalMove("no-clock-runs", "no clock is running")
        self.happen(CLOCK, TIME, max(due, self.now) if at is None else at)

    def undo(self, seat: Seat, at: Millis | None = None) -> None:
        """Take this seat's last move back, where the rules allow it; an event like any other."""
        if self.game.undo is None:
            raise IllegalMove("no-undo", f"moves cannot be taken back in {self.game.name}", game=self.game.name)
        self.play(seat, self.game.undo, at)

    def join(self, name: str | None = None, at: Millis | None = None) -> None:
        """Somebody takes one more seat, where the rules allow it; an event like any other."""
        if self.game.join is None:
            raise IllegalMove("no-join", f"nobody can join a match of {self.game.name}", game=self.game.name)
        if name is not None:
            check_name(name)
        self.play(self.state.seats, self.game.join, at)
        if name is not None:
            self.names = (*self.names[:-1], name)

    @property
    def seats(self) -> range:
        return range(self.state.seats)

    @property
    def to_move(self) -> frozenset[Seat]:
        return self.state.to_move()

    @property
    def roll_due(self) -> bool:
        return bool(self.state.chance())

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome()

    def moves(self, seat: Seat) -> list[str]:
        return [self.game.write(move) for move in self.state.moves(seat)]

    def view(self, seat: Seat | None = None) -> View:
        """Everything this seat may see; without a seat, what a spectator sees."""
        return self.state.view(None if seat is None else self.existing(seat))

    def score(self, seat: Seat = 0) -> tuple[Line, ...]:
        """What everybody may know of this seat's points, line by line."""
        return self.state.score(self.existing(seat))

    def total(self, seat: Seat = 0) -> int:
        return sum(line.points for line in self.score(seat))

    def existing(self, seat: Seat) -> Seat:
        """This seat, counted from 0; negative numbers do not count from the end."""
        if (number := index(seat)) not in self.seats:
            raise IllegalMove("no-such-seat", f"there is no seat {number + 1}", seat=number + 1)
        return number

    def states(self) -> Iterator[State]:
        """Every position from the start to now."""
        state = self.start
        yield state
        for event in self.events:
            state = state.apply(event)
            yield state

    def record(self) -> str:
        return write_record(self)

    @classmethod
    def read(cls, text: str) -> Self:
        return read_record(cls, text)

    def __str__(self) -> str:
        return self.game.draw(self.view())

    def __repr__(self) -> str:
        return f"<{self.game.name}, {len(self.seats)} seats, {len(self.events)} events>"
