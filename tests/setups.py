"""Tables of every game, and matches played at random: what the laws are tried on."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random
from typing import Any

from vierling import GAMES, Match
from vierling.game import Seat, State
from vierling.options import options_of

Setup = tuple[str, int, tuple[tuple[str, Any], ...]]


def setups() -> Iterator[Setup]:
    """Every game with every combination of its options, for few seats and for all; texts as the rulebook has them."""
    for name, game in GAMES.items():
        chosen = [option for option in options_of(game) if option.kind != "text"]
        choices = [[(option.name, choice) for choice in option.choices] for option in chosen]
        for settings_ in product(*choices):
            for seats in sorted({*game.seats[:3], game.seats[-1]}):
                yield name, seats, settings_


def describe(setup: Setup) -> str:
    name, seats, settings_ = setup
    return " ".join([name, f"seats={seats}", *(f"{option}={setting}" for option, setting in settings_)])


def begin(setup: Setup) -> Match:
    name, seats, settings_ = setup
    return Match(name, seats, **dict(settings_))


def act(match: Match, rng: Random) -> None:
    """Anything that may happen next: also a hand that changes its mind."""
    if match.roll_due:
        match.roll(rng, match.now + rng.randrange(3000))
        return
    hands = sorted(match.to_move) if rng.random() < 0.8 else match.seats
    seat = rng.choice([seat for seat in hands if has_moves(match.state, seat)])
    match.play(seat, rng.choice(list(match.state.moves(seat))), match.now + rng.randrange(3000))


@cache
def played(setup: Setup) -> Match:
    """A whole match at random."""
    match, rng = begin(setup), Random(describe(setup))
    while match.outcome is None:
        act(match, rng)
    return match


@cache
def positions(setup: Setup, count: int = 40) -> tuple[State, ...]:
    """Some of a match, the first and the last among them."""
    states = list(played(setup).states())
    some = sorted(Random(describe(setup)).sample(range(len(states)), min(count, len(states))))
    return tuple(states[each] for each in (0, *some, -1))


def has_moves(state: State, seat: Seat) -> bool:
    return any(True for _ in state.moves(seat))


def some_seats(state: State) -> list[Seat]:
    """The first, one in the middle, the last: at a full table nobody else is different."""
    return sorted({0, state.seats // 2, state.seats - 1})


def onlookers(state: State) -> list[Seat | None]:
    return [None, *some_seats(state)]


def views(state: State) -> list[Any]:
    return [state.view(seat) for seat in onlookers(state)]
