"""The interface: every game is a `Game`, every position a `State`, everything that happens an `Event`.

A match is `reduce(apply, events, start)`. This module imports nothing else of the package.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from functools import lru_cache
from random import Random
from types import MappingProxyType
from typing import Any, Literal, Protocol, Self

Seat = int
Millis = int
Move = Any  # each game has its own; text is its repr, its wire form and its log form
Roll = Any
View = Any
Parts = tuple[dict[str, Any], dict[str, Any]]  # of a view: everybody's, and a seat's own
By = Seat | Literal["chance", "clock"]
Facts = Mapping[str, str | Mapping[str, str]]


class Refusal(ValueError):
    """Something that cannot be done, in one sentence.

    `code` and `params` let a page say the sentence in the reader's language.

    >>> from vierling import Match, Refusal
    >>> try:
    ...     Match("chess")
    ... except Refusal as problem:
    ...     print(problem.code)
    unknown-game
    """

    def __init__(self, code: str, sentence: str, **params: str | int) -> None:
        super().__init__(sentence)
        self.code = code
        self.params = params

    def __reduce__(self) -> tuple[Any, ...]:
        """Refusals can be pickled, whatever arguments a subclass takes."""
        return restore, (type(self), self.args, self.__dict__)


def restore(kind: type[Refusal], args: tuple[Any, ...], facts: dict[str, Any]) -> Refusal:
    refusal = kind.__new__(kind, *args)
    refusal.__dict__.update(facts)
    return refusal


class IllegalMove(Refusal):
    """The rules forbid this event in this position; nothing has changed.

    >>> from vierling import IllegalMove, Match
    >>> try:
    ...     Match('knister').play(0, 'c3')
    ... except IllegalMove as problem:
    ...     print(problem)
    the dice have to be rolled first
    """


class Unreadable(Refusal):
    """A text that is not a move, roll, sheet, option or record.

    >>> from vierling import Match, Unreadable
    >>> try:
    ...     Match.read("1. e4 e5")
    ... except Unreadable as problem:
    ...     print(problem.code)
    bad-record
    """


class Time(Enum):
    """The only thing a clock ever says: time is up."""

    UP = "time"

    def __str__(self) -> str:
        return self.value


TIME = Time.UP


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happens: a hand moves, the dice fall, the clock speaks.

    >>> from vierling import CHANCE, Event, Match
    >>> match = Match('knister')
    >>> match.apply(Event(CHANCE, match.game.read("5+3")))
    """

    by: By
    what: Move | Roll
    at: Millis = 0  # stamped by the host: rules never read a clock
    lag: Millis = 0  # how much earlier the hand acted, as far as the host allows for delays


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a score; `figure` names what was made, None as long as nothing is decided.

    >>> from vierling import Match
    >>> Match('knister').score(0)[0]
    Line(label='row 1', points=0, figure=None)
    """

    label: str
    points: int
    figure: str | None = None


@dataclass(frozen=True, slots=True)
class Rating:
    """What a solo result of at least `points` is called.

    >>> from vierling import GAMES
    >>> rising = [rating.points for rating in GAMES['knister'].ratings()]
    >>> rising == sorted(rising)
    True
    """

    points: int
    name: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended: everybody's points, the seats that won, and why it is over.

    >>> from vierling import settle
    >>> settle((41, 53, 53))
    Outcome(points=(41, 53, 53), winners=(1, 2), reason='full')
    """

    points: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: str


class Actions(Sequence[Move]):
    """Moves by number, and the number of a move, each in constant time: the actions of learning environments.

    >>> from vierling.game import Actions
    >>> Actions(("roll", "hold")).index("hold")
    1
    """

    def __init__(self, moves: Iterable[Move]) -> None:
        self._moves = tuple(moves)
        self._places = {move: place for place, move in enumerate(self._moves)}

    def __getitem__(self, place: Any) -> Any:
        return self._moves[place]

    def __len__(self) -> int:
        return len(self._moves)

    def __contains__(self, move: object) -> bool:
        return move in self._places

    def index(self, move: Move, *_bounds: int) -> int:
        if move not in self._places:
            raise ValueError(f"{move} is not one of these moves")
        return self._places[move]


@dataclass(frozen=True, slots=True)
class Entry:
    """One number of an encoded view: its name, and the range it is in."""

    name: str
    least: int
    most: int


class State(Protocol):
    """A position, frozen. A game's own may derive from this one and leave out what has a default here.

    >>> from vierling import Match
    >>> state = Match('knister', seats=2).state
    >>> state.seats, state.to_move(), len(state.chance())
    (2, frozenset(), 36)
    """

    @property
    def seats(self) -> int: ...

    def to_move(self) -> frozenset[Seat]:
        """The seats that the match is waiting for."""

    def moves(self, seat: Seat) -> Iterator[Move]:
        """Every legal move of this seat, in a fixed order, including changes to a move it has made."""

    def offers(self, seat: Seat) -> tuple[Move, ...]:
        """The moves that are listed one by one; those that a view implies in bulk are left out."""
        return tuple(self.moves(seat))

    def chance(self) -> Mapping[Roll, int]:
        """Each possible roll and its whole-number weight; empty if no roll is due."""

    def deadline(self) -> Millis | None:
        """When the clock will ring, if nobody stops it; moves after that are refused."""
        return None

    def apply(self, event: Event) -> Self:
        """The only transition; raises `IllegalMove`."""

    def view(self, seat: Seat | None) -> View:
        """Everything this seat may see, built by allow-list; None is a spectator."""

    def parts(self, seat: Seat | None) -> Parts | None:  # noqa: ARG002 - a default for games that do not say
        """A view's fields in two parts: what everybody sees, one object for all, and the rest. A game that says so also
        promises that a seat's offers and outlook stay as they are, unless that seat moves, the dice roll, the clock
        rings or another round begins. None: views are made one by one."""
        return None

    def score(self, seat: Seat) -> tuple[Line, ...]:
        """What everybody may know of this seat's points; the total is their sum."""

    def outcome(self) -> Outcome | None: ...

    def progress(self) -> tuple[int, int | None]:
        """The current or last round, counted from 1, and how many there will be (None if unknown)."""


@dataclass(frozen=True, slots=True)
class NoOptions:
    """For a game that is always played the same way."""


class Game(Protocol):
    """A game's rules. A game may derive from this class and leave out what has a default here.

    >>> from vierling import GAMES
    >>> knister = GAMES['knister']
    >>> knister.write(knister.read("c3"))
    'c3'
    """

    name: str
    version: int  # moves with behaviour only
    seats: range
    Options: type[Any] = NoOptions  # frozen dataclass; defaults are the rulebook
    undo: Move | None = None  # the move that takes a seat's last move back, if the game has one
    join: Move | None = (
        None  # taking one more seat during a match, if the game has that: said by the seat after the last
    )
    figures: Mapping[str, int] = MappingProxyType({})  # what can be made, and its points

    def start(self, seats: int, options: Any = None) -> State: ...

    def material(self) -> Mapping[str, Any]:
        """What is in the box besides sheets and dice, for a page to draw."""
        return {}

    def all_moves(self, seats: int, options: Any = None) -> Sequence[Move]:
        """Every move that can ever be legal in such a match; its index is the action of the environments."""

    def most_moves(self, seats: int, options: Any = None) -> int | None:  # noqa: ARG002 - a default for games without
        """A match is over after so many moves of hands that it waits for, all seats together; None: no bound."""
        return None

    def entries(self, seats: int, options: Any = None) -> Sequence[Entry]:  # noqa: ARG002 - the same
        """What each number of `encode` is; empty if a game has no encoding of its own."""
        return ()

    def encode(self, view: View, now: Millis = 0) -> Sequence[int]:  # noqa: ARG002 - the same
        """A view as whole numbers, one for each of `entries`; `now` is for games with a clock."""
        return ()

    def write(self, what: Move | Roll) -> str: ...

    def read(self, text: str) -> Move | Roll: ...

    def is_quiet(self, move: Move) -> bool:  # noqa: ARG002 - a default for games in which every move is noticed
        """Whether the others must not even notice that this move was made."""
        return False

    def draw(self, view: View) -> str: ...

    def imagine(self, seat: Seat | None, view: View, rng: Random) -> State:
        """A full state that fits what this seat sees."""

    def tally(self, text: str, options: Any = None) -> tuple[Line, ...]:  # noqa: ARG002 - a default for games without sheets
        """The score lines of one sheet, full or not, given as text."""
        raise Unreadable("no-sheet", "this game has no sheet")

    def outlook(self, state: Any, seat: Seat) -> tuple[tuple[str, ...], ...]:  # noqa: ARG002 - the same
        """For each score line of a seat, the figures it can still become if the roll is written there, best first."""
        return ()

    def ratings(self, options: Any = None) -> tuple[Rating, ...]:  # noqa: ARG002 - the same
        """What solo results are called, rising; a result below the first has no name."""
        return ()


def can_join(game: Game, state: State) -> bool:
    """Whether somebody could take one more seat in this position.

    >>> from vierling import GAMES, Match, can_join
    >>> can_join(GAMES['knister'], Match('knister', seats=2).state)
    False
    """
    if game.join is None:
        return False
    try:
        state.apply(Event(state.seats, game.join))
    except IllegalMove:
        return False
    return True


def rate(ratings: Sequence[Rating], points: int) -> str | None:
    reached = [rating.name for rating in ratings if points >= rating.points]
    return reached[-1] if reached else None


@lru_cache(maxsize=4096)  # whoever simulates millions of matches settles the same points again and again
def settle(points: tuple[int, ...]) -> Outcome:
    """The outcome of a match that most points win; equal totals share the win.

    >>> from vierling import settle
    >>> settle((3, 9)).winners
    (1,)
    """
    best = max(points)
    return Outcome(points, tuple(seat for seat, total in enumerate(points) if total == best), "full")


CHANCE: Literal["chance"] = "chance"
CLOCK: Literal["clock"] = "clock"


@dataclass(frozen=True, slots=True)
class Choice:
    """An option with a few settings: attached to a field of `Options` by `field(metadata=Choice(...).meta)`.

    `needs` has the choices that only make sense with this many seats or more, so that a page need not offer them:
    `start` refuses them with fewer.
    """

    choices: tuple[int | str, ...]
    needs: Mapping[str, int] = field(default_factory=dict, hash=False)

    @property
    def meta(self) -> dict[str, Any]:
        return {OPTION: self}


@dataclass(frozen=True, slots=True)
class Text:
    """An option that is a text, such as a sheet; empty is the rulebook's.

    `read` gives its proper form in one word, or raises `Unreadable`; `facts` is what a sheet says, by name; `needs` is
    as for a `Choice`, for parts of the text.
    """

    read: Callable[[str], str]
    facts: Callable[[str], Facts] | None = None  # None: this text is no sheet
    needs: Mapping[str, int] = field(default_factory=dict, hash=False)

    @property
    def meta(self) -> dict[str, Any]:
        return {OPTION: self}


OPTION = "option"  # where a field of `Options` says how it may be set


def draw(state: State, rng: Random) -> Roll:
    """One roll, drawn by its weight.

    >>> from random import Random
    >>> from vierling import Match, draw
    >>> str(draw(Match('knister').state, Random(1)))
    '2+3'
    """
    weights = state.chance()
    if not weights:
        raise IllegalMove("no-roll-due", "no roll is due")
    left = rng.randrange(sum(weights.values()))
    for roll, weight in weights.items():
        left -= weight
        if left < 0:
            return roll
    raise AssertionError("weights are whole and positive")
