"""Pig, a folk game: roll one die as often as you dare; a 1 loses what this turn has brought."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, Literal

from vierling.game import CHANCE, Choice, Event, Game, IllegalMove, Line, Outcome, Refusal, Seat, State, Unreadable

Move = Literal["roll", "hold"]
MOVES: tuple[Move, ...] = ("roll", "hold")
FACES = range(1, 7)
LOSES = 1


@dataclass(frozen=True)
class Options:
    goal: int = field(default=100, metadata=Choice((20, 50, 100)).meta)


@dataclass(frozen=True)
class View:
    """Everything is in the open."""

    seat: Seat | None
    goal: int
    points: tuple[int, ...]
    turns: int
    turn: int
    rolling: bool
    die: int | None


@dataclass(frozen=True)
class Table(State):
    options: Options
    points: tuple[int, ...]
    turns: int = 0
    turn: int = 0  # what this turn has brought so far
    rolling: bool = False
    die: int | None = None

    @property
    def seats(self) -> int:
        return len(self.points)

    @property
    def mover(self) -> Seat:
        return self.turns % self.seats

    def is_over(self) -> bool:
        return max(self.points) >= self.options.goal

    def to_move(self) -> frozenset[Seat]:
        return frozenset() if self.rolling or self.is_over() else frozenset({self.mover})

    def moves(self, seat: Seat) -> Iterator[Move]:
        if seat in self.to_move():
            yield from MOVES if self.turn else MOVES[:1]  # nobody holds before the first roll

    def chance(self) -> Mapping[int, int]:
        return dict.fromkeys(FACES, 1) if self.rolling else {}

    def apply(self, event: Event) -> "Table":
        if event.by == CHANCE and event.what in self.chance():
            return self.roll(event.what)
        if not isinstance(event.by, int) or event.what not in self.moves(event.by):
            raise IllegalMove("pig-not-now", f"{event.what} is not possible now")
        return replace(self, rolling=True) if event.what == "roll" else self.hold()

    def roll(self, die: int) -> "Table":
        rolled = replace(self, rolling=False, die=die)
        return rolled.pass_on() if die == LOSES else replace(rolled, turn=self.turn + die)

    def hold(self) -> "Table":
        points = tuple(each + self.turn * (seat == self.mover) for seat, each in enumerate(self.points))
        return replace(self, points=points).pass_on()

    def pass_on(self) -> "Table":
        return replace(self, turn=0, turns=self.turns + 1)

    def view(self, seat: Seat | None) -> View:
        return View(seat, self.options.goal, self.points, self.turns, self.turn, self.rolling, self.die)

    def score(self, seat: Seat) -> tuple[Line, ...]:
        return (Line("points", self.points[seat]),)

    def outcome(self) -> Outcome | None:
        if not self.is_over():
            return None
        best = max(self.points)
        return Outcome(self.points, (self.points.index(best),), "goal")

    def progress(self) -> tuple[int, None]:
        return self.turns // self.seats + 1, None


class Pig(Game):
    name = "pig"
    version = 1
    seats = range(2, 11)
    Options = Options

    def start(self, seats: int, options: Any = None) -> Table:
        if seats not in self.seats:
            raise Refusal("seat-count", f"Pig has 2 to 10 seats, not {seats}", least=2, most=10, seats=seats)
        return Table(options or Options(), (0,) * seats)

    def all_moves(self) -> Sequence[Move]:
        return MOVES

    def write(self, what: Move | int) -> str:
        return str(what)

    def read(self, text: str) -> Move | int:
        known: dict[str, Move | int] = {str(what): what for what in (*MOVES, *FACES)}
        if text in known:
            return known[text]
        raise Unreadable("pig-unreadable", f"{text!r} is neither roll nor hold nor a face of the die")

    def draw(self, view: View) -> str:
        mover = view.turns % len(view.points)
        seats = [f"{'>' if seat == mover else ' '} seat {seat + 1}: {each}" for seat, each in enumerate(view.points)]
        return "\n".join([f"to {view.goal} points", *seats, f"die {view.die or '-'}, this turn {view.turn}"])

    def imagine(self, seat: Seat | None, view: View, rng: Random) -> Table:  # noqa: ARG002 - nothing is hidden
        return Table(Options(view.goal), view.points, view.turns, view.turn, view.rolling, view.die)


pig = Pig()
