"""Tables of a game, and matches at them, played at random or recorded: what the laws are tried on."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from random import Random
from typing import Any

from vierling.game import Game, Millis, Move, Seat, State, can_join
from vierling.match import Match
from vierling.options import Option, Setting, options_of, write_setting

MOST_EVENTS = 20_000  # of a match at random
JOINING = 0.1  # how likely somebody is to join when they can


@dataclass(frozen=True, slots=True)
class Setup:
    game: Game = field(hash=False)  # a game need not be hashable
    seats: int
    settings: tuple[tuple[str, Any], ...] = ()
    record: str = ""  # of a match; empty: one is played at random
    number: int = 0  # of the record

    def __str__(self) -> str:
        if self.record:
            return f"{self.game.name} playthrough={self.number}"
        return " ".join([self.game.name, f"seats={self.seats}", *(f"{name}={value}" for name, value in self.settings)])


def setups_of(game: Game, records: Sequence[str] = ()) -> Iterator[Setup]:
    """With the game's defaults, for few seats and for all; with each option set otherwise, for the fewest and for
    all; then what is recorded, where hands know what they do."""
    fewest, most = game.seats[0], game.seats[-1]
    yield from (Setup(game, seats) for seats in sorted({*game.seats[:3], most}))
    yield from (Setup(game, seats, settings) for seats in sorted({fewest, most}) for settings in varied(game, seats))
    yield from (Setup(game, len(recorded(each).seats), (), each, number) for number, each in enumerate(records, 1))


def varied(game: Game, seats: int) -> Iterator[tuple[tuple[str, Setting]]]:
    for option in options_of(game):
        yield from (((option.name, setting),) for setting in some_settings(option, seats) if setting != option.default)


def some_settings(option: Option, seats: int) -> tuple[Setting, ...]:
    """Of a long list the first and the last; texts stay as the rulebook has them."""
    if option.kind == "text":
        return ()
    choices = tuple(each for each in option.choices if option.needs.get(write_setting(each), 0) <= seats)
    return choices if len(choices) < 4 else (choices[0], choices[-1])


def options_at(setup: Setup) -> Any:
    return recorded(setup.record).options if setup.record else begin(setup).options


def all_moves(setup: Setup) -> Sequence[Move]:
    return setup.game.all_moves(setup.seats, options_at(setup))


@lru_cache(maxsize=2)
def any_moves(setup: Setup) -> tuple[Move, ...]:
    """Of this and of other setups: whatever cannot be legal here has to be refused all the same."""
    fullest = setup.game.seats[-1]
    others = (begin(Setup(setup.game, fullest, settings)).options for settings in ((), *varied(setup.game, fullest)))
    lists = (setup.game.all_moves(fullest, options) for options in others)
    return tuple(dict.fromkeys(move for moves in (all_moves(setup), *lists) for move in moves))


# Matches


def begin(setup: Setup) -> Match:
    return Match(setup.game, setup.seats, **dict(setup.settings))


@cache
def recorded(record: str) -> Match:
    return Match.read(record)


def generator(setup: Setup) -> Random:
    return Random(str(setup))  # noqa: S311 - the same match again for the same setup


def act(match: Match, rng: Random) -> None:
    """Anything that may happen next: also a hand that changes its mind, and a clock that nobody stops."""
    at = match.now + rng.randrange(3000)
    if can_join(match.game, match.state) and rng.random() < JOINING:
        match.join(at=at)
        return
    if match.roll_due:
        match.roll(rng, at)
        return
    hands = [seat for seat in pick(match, rng) if has_moves(match.state, seat)]
    due = match.state.deadline()
    if due is not None and (at > due or not hands):
        match.ring()
        return
    seat = rng.choice(hands)
    match.play(seat, choose(match, seat, rng), at)


def pick(match: Match, rng: Random) -> list[Seat]:
    return sorted(match.to_move) if rng.random() < 0.8 else list(match.seats)


def choose(match: Match, seat: Seat, rng: Random) -> Any:
    """Half the time one of the last that are listed: where hundreds are offered, a match would hardly end without."""
    if rng.random() < 0.5 and (listed := list(match.state.offers(seat))[-3:]):
        return rng.choice(listed)
    return rng.choice(list(match.state.moves(seat)))


def played(setup: Setup) -> Match:
    """A whole match."""
    return trace(setup)[0]


@lru_cache(maxsize=2)  # laws come setup by setup, and the positions of a long match take room
def trace(setup: Setup) -> tuple[Match, tuple[State, ...]]:
    """A whole match and all its positions."""
    if setup.record:
        return recorded(setup.record), tuple(recorded(setup.record).states())
    match, rng = begin(setup), generator(setup)
    states = [match.state]
    while match.outcome is None:
        act(match, rng)
        states.append(match.state)
        if len(match.events) == MOST_EVENTS:
            raise AssertionError(f"{setup}: a match played at random was not over after {MOST_EVENTS} events")
    return match, tuple(states)


def opening(setup: Setup, events: int) -> Iterator[State]:
    """The first positions of that match; of a record, all."""
    if setup.record:
        yield from all_positions(setup)
        return
    match, rng = begin(setup), generator(setup)
    yield match.state
    while match.outcome is None and len(match.events) < events:
        try:
            act(match, rng)
        except Exception:  # noqa: BLE001 - some law is broken: it says so when it is tried
            return
        yield match.state


# Positions


def all_positions(setup: Setup) -> tuple[State, ...]:
    return trace(setup)[1]


@lru_cache(maxsize=16)
def positions(setup: Setup, count: int = 40) -> tuple[State, ...]:
    """Some of a match, the first and the last among them."""
    states = all_positions(setup)
    some = sorted(generator(setup).sample(range(len(states)), min(count, len(states))))
    return tuple(states[each] for each in (0, *some, -1))


def all_rolls(setup: Setup) -> list[Any]:
    return list(dict.fromkeys(roll for state in positions(setup) for roll in state.chance()))


def deadlines(setup: Setup) -> list[tuple[State, Millis]]:
    """Positions with a clock that runs, and when it will speak."""
    waits = [(state, state.deadline()) for state in positions(setup)]
    return [(state, due) for state, due in waits if due is not None]


def has_moves(state: State, seat: Seat) -> bool:
    return any(True for _ in state.moves(seat))


def some_seats(state: State) -> list[Seat]:
    """The first, one in the middle, the last: at a full table nobody else is different."""
    return sorted({0, state.seats // 2, state.seats - 1})


def onlookers(state: State) -> list[Seat | None]:
    return [None, *some_seats(state)]


def views(state: State) -> list[Any]:
    return [state.view(seat) for seat in onlookers(state)]
