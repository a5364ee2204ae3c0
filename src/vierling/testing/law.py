"""What a law is: a check, whom it binds, and the setup it is tried on."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations, islice

from vierling.game import Event, Game, Seat, State
from vierling.testing.setups import Setup

Check = Callable[[Setup], None]


class Broken(AssertionError):
    """A law is broken; says how."""


def expect(kept: object, sentence: str, *facts: object) -> None:
    """The facts go into the sentence's braces, which is put together only when it is needed."""
    if not kept:
        raise Broken(sentence.format(*facts))


# Whom laws bind


@dataclass(frozen=True, slots=True)
class Binding:
    """Whom a law binds, and what in a position gives away that a game is one of them."""

    whom: str
    shows: Callable[[Game, State], bool]
    several_seats: bool = False  # somebody who plays alone has nothing to do with it


def secret_pairs(state: State) -> Iterator[tuple[Seat, State, State]]:
    """A hand closes while others are free: two ways to do it that nobody else may tell apart."""
    free = state.to_move()
    for seat in sorted(free)[:3] if len(free) > 1 else ():
        ways = [state.apply(Event(seat, move)) for move in islice(state.moves(seat), 4)]
        closed = [way for way in ways if way.to_move() == free - {seat}]
        yield from ((seat, one, other) for one, other in combinations(closed, 2))


EVERY_GAME = Binding("every game", lambda _game, _state: True)
DICE = Binding("games with dice, or anything else left to chance", lambda _game, state: bool(state.chance()))
CLOCK = Binding("games with a clock of their own", lambda _game, state: state.deadline() is not None)
UNDO = Binding("games in which a move can be taken back", lambda game, _state: game.undo is not None)
JOINS = Binding("games that somebody can join during a match", lambda game, _state: game.join is not None)
RATINGS = Binding("games that rate solo results", lambda game, _state: bool(game.ratings()))
SEVERAL = Binding(
    "games in which several hands are free at the same time",
    lambda _game, state: len(state.to_move()) > 1,
    several_seats=True,
)
SECRETS = Binding(
    "games in which an entry is held back until the other hands have made theirs",
    lambda _game, state: any(True for _ in secret_pairs(state)),
    several_seats=True,
)
PARTS = Binding("games that tell what views have in common", lambda _game, state: state.parts(None) is not None)
BINDINGS = (EVERY_GAME, DICE, CLOCK, UNDO, JOINS, RATINGS, SEVERAL, SECRETS, PARTS)


def shown(bindings: Iterable[Binding], game: Game, states: Iterable[State]) -> set[Binding]:
    """Those that show in any of these positions."""
    hidden, found = set(bindings), set[Binding]()
    for state in states:
        found |= (new := {each for each in hidden if each.shows(game, state)})
        hidden -= new
    return found


# The laws


@dataclass(frozen=True, slots=True)
class Statute:
    name: str  # a sentence
    check: Check
    binding: Binding = EVERY_GAME
    once: bool = False  # for the game, not for each of its setups


STATUTES: list[Statute] = []


def law(binding: Binding = EVERY_GAME, *, once: bool = False) -> Callable[[Check], Check]:
    """The function's name is the law's sentence."""

    def enact(check: Check) -> Check:
        STATUTES.append(Statute(check.__name__.replace("_", " "), check, binding, once))
        return check

    return enact


@dataclass(frozen=True, slots=True)
class Law:
    """One law and one setup: call it, and it raises `Broken` if the game does not keep the law there."""

    statute: Statute
    setup: Setup

    @property
    def name(self) -> str:
        return self.statute.name

    @property
    def whom(self) -> str:
        return self.statute.binding.whom

    def __call__(self) -> None:
        try:
            self.statute.check(self.setup)
        except Broken as problem:
            raise Broken(f"{self}: {problem}") from None
        except Exception as problem:
            raise Broken(f"{self}: {type(problem).__name__}: {problem}") from problem

    def __str__(self) -> str:
        return f"{self.setup.game.name if self.statute.once else self.setup}: {self.name}"
