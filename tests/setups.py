"""Tables of every game, and matches played at random or recorded: what the laws are tried on."""

from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any, NamedTuple

from playthroughs.redraw import FILES, playthroughs_of, record_of
from vierling import GAMES, Event, IllegalMove, Match
from vierling.game import By, Game, Millis, Seat, State
from vierling.options import Option, Setting, options_of


class Setup(NamedTuple):
    name: str
    seats: int
    settings: tuple[tuple[str, Any], ...] = ()
    recorded: int = 0  # which of the game's playthroughs; 0 is a match played at random


def setups() -> Iterator[Setup]:
    """Every game with its defaults, for few seats and for all; with each option set otherwise, for the fewest and
    for all; then what is recorded of it, where hands know what they do."""
    for name, game in GAMES.items():
        fewest, most = game.seats[0], game.seats[-1]
        yield from (Setup(name, seats) for seats in sorted({*game.seats[:3], most}))
        yield from (Setup(name, seats, settings_) for settings_ in varied(game) for seats in sorted({fewest, most}))
        yield from (Setup(name, 0, recorded=number) for number in range(1, 1 + len(records(name))))


def varied(game: Game) -> Iterator[tuple[tuple[str, Setting]]]:
    for option in options_of(game):
        yield from (((option.name, setting),) for setting in some_settings(option) if setting != option.default)


def some_settings(option: Option) -> tuple[Setting, ...]:
    """Of a long list the first and the last; texts stay as the rulebook has them."""
    if option.kind == "text":
        return ()
    return option.choices if len(option.choices) < 4 else (option.choices[0], option.choices[-1])


@cache
def records(name: str) -> tuple[str, ...]:
    texts = (file.read_text("utf-8") for file in FILES if file.stem == name)
    return tuple(record_of(each) for text in texts for each in playthroughs_of(text))


def describe(setup: Setup) -> str:
    if setup.recorded:
        return f"{setup.name} playthrough={setup.recorded}"
    return " ".join(
        [setup.name, f"seats={setup.seats}", *(f"{option}={setting}" for option, setting in setup.settings)]
    )


def begin(setup: Setup) -> Match:
    return Match(setup.name, setup.seats, **dict(setup.settings))


def act(match: Match, rng: Random) -> None:
    """Anything that may happen next: also a hand that changes its mind, and a clock that nobody stops."""
    at = match.now + rng.randrange(3000)
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
    listed = list(match.state.offers(seat))[-3:]
    return rng.choice(listed if rng.random() < 0.5 and listed else list(match.state.moves(seat)))


@cache
def played(setup: Setup) -> Match:
    """A whole match."""
    if setup.recorded:
        return Match.read(records(setup.name)[setup.recorded - 1])
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


def assert_refused(state: State, by: By, *whats: Any) -> None:
    before, seen = deepcopy(state), views(state)
    accepted = [what for what in whats if not is_refused(state, by, what)]
    assert accepted == []
    assert state == before
    assert views(state) == seen


def is_refused(state: State, by: By, what: Any, at: Millis = 0, lag: Millis = 0) -> bool:
    try:
        state.apply(Event(by, what, at, lag))
    except IllegalMove:
        return True
    return False
