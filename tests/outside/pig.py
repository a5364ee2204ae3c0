"""Pig, a folk game: roll one die as often as you dare, then hold; a 1 loses everything gained this turn."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, Literal

from vierling.game import CHANCE, Choice, Event, Game, IllegalMove, Line, Outcome, Refusal, Seat, State, Unreadable

Move = Literal["roll", "hold"]
MOVES: tuple[Move, ...] = ("roll", "hold")
FACES = range(1, 7)


@dataclass(frozen=True)
class Options:
    goal: int = field(default=100, metadata=Choice((20, 50, 100)).meta)


@dataclass(frozen=True)
class Table(State):
    """Nothing is hidden, so a position is its own view."""

    goal: int
    points: tuple[int, ...]
    turns: int = 0  # finished
    gain: int = 0  # in the current turn
    rolling: bool = False
    die: int | None = None

    @property
    def seats(self) -> int:
        return len(self.points)

    @property
    def mover(self) -> Seat:
        return self.turns % self.seats

    def to_move(self) -> frozenset[Seat]:
        return frozenset() if self.rolling or self.outcome() else frozenset({self.mover})

    def moves(self, seat: Seat) -> Iterator[Move]:
        if seat in self.to_move():
            yield from MOVES if self.gain else MOVES[:1]  # nobody holds before the first roll

    def chance(self) -> Mapping[int, int]:
        return dict.fromkeys(FACES, 1) if self.rolling else {}

    def apply(self, event: Event) -> "Table":
        if event.by == CHANCE and event.what in self.chance():
            return self.roll(event.what)
        if not isinstance(event.by, int) or event.what not in self.moves(event.by):
            raise IllegalMove("pig-not-now", f"{event.what} is not possible now")
        return replace(self, rolling=True) if event.what == "roll" else self.hold()

    def roll(self, die: int) -> "Table":
        rolled = replace(self, rolling=False, die=die, gain=self.gain + die)
        return rolled if die > 1 else replace(rolled, gain=0, turns=self.turns + 1)

    def hold(self) -> "Table":
        points = tuple(each + self.gain * (seat == self.mover) for seat, each in enumerate(self.points))
        held = replace(self, points=points, gain=0)
        return held if held.outcome() else replace(held, turns=self.turns + 1)  # the last turn stays the last

    def view(self, seat: Seat | None) -> "Table":  # noqa: ARG002 - see the class
        return self

    def score(self, seat: Seat) -> tuple[Line, ...]:
        return (Line("points", self.points[seat]),)

    def outcome(self) -> Outcome | None:
        winners = tuple(seat for seat, points in enumerate(self.points) if points >= self.goal)
        return Outcome(self.points, winners, "goal") if winners else None

    def progress(self) -> tuple[int, None]:
        return self.turns // self.seats + 1, None


class Pig(Game):
    name = "pig"
    version = 1
    seats = range(2, 11)
    Options = Options

    def start(self, seats: int, options: Any = None) -> Table:
        if seats not in self.seats:
            raise Refusal("seat-count", f"this game has 2 to 10 seats, not {seats}", least=2, most=10, seats=seats)
        return Table((options or Options()).goal, (0,) * seats)

    def all_moves(self, seats: int, options: Any = None) -> Sequence[Move]:  # noqa: ARG002 - always the same two
        return MOVES

    def write(self, what: Move | int) -> str:
        return str(what)

    def read(self, text: str) -> Move | int:
        known: dict[str, Move | int] = {str(what): what for what in (*MOVES, *FACES)}
        if text not in known:
            raise Unreadable("pig-unreadable", f"{text!r} is neither roll nor hold nor a face of the die")
        return known[text]

    def draw(self, view: Table) -> str:
        marks = ("> " if seat == view.mover else "  " for seat in range(view.seats))
        seats = [f"{mark}seat {seat}: {view.points[seat - 1]}" for seat, mark in enumerate(marks, 1)]
        return "\n".join([f"first to {view.goal}", *seats, f"die {view.die or '-'}, this turn {view.gain}"])

    def imagine(self, seat: Seat | None, view: Table, rng: Random) -> Table:  # noqa: ARG002 - nothing is hidden
        return view


pig = Pig()
