"""What a phone has to know when people play with the box on the table: all of it is data, derived from the rules.

A page walks through this data without knowing the rules, so it needs no network: who is next, which dice there are, how
calls become points, what a sheet looks like.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import groupby, product
from typing import Any, Literal

from vierling.kit import Kit
from vierling.options import Option, from_json, options_of

MOST_NAMES = 12  # that a phone can show


@dataclass(frozen=True, slots=True)
class Call:
    """What a call brings, by how it was judged."""

    points: int
    rank: int | None  # among those that count
    then: str | None  # the stage after it; None: the round is over


@dataclass(frozen=True, slots=True)
class Stage:
    """How far a race has come."""

    calls: Mapping[str, Call]  # by verdict
    rest: int  # points for each player who has not called


@dataclass(frozen=True, slots=True)
class Race:
    """Rounds that all play at the same time, and that are scored by the order of their calls."""

    first: str
    stages: Mapping[str, Stage]


@dataclass(frozen=True, slots=True)
class Deed:
    """Something that changes the score, entered by hand."""

    figure: str
    label: str = ""  # what it is about
    points: int = 0
    wins: bool = False  # it stays won until it is lost again
    loses: Literal["own", "others"] | None = None  # whose newest win is lost, with what it brought


@dataclass(frozen=True, slots=True)
class Sheet:
    """A sheet of paper that everybody fills with the numbers that are rolled."""

    columns: int
    cells: tuple[str, ...]  # their names, row by row
    printed: tuple[str, ...]  # what is printed in them, empty for nothing
    least: int
    most: int
    each: int = 1  # how many numbers are written in each round
    parts: int = 1  # of equal size, one below the other


@dataclass(frozen=True, slots=True)
class Way:
    """How a game is played with the box, by certain settings and so many players."""

    rounds: int | None = None  # None: until somebody reaches the goal, or people stop
    goal: int | None = None
    floor: int | None = None  # nobody drops below
    dice: tuple[tuple[int, ...], ...] = ()  # the faces of each
    sums: bool = False  # the sum of the dice is called; otherwise each of them
    turns: bool = True  # one player after another; otherwise all at once
    seconds: str | None = None  # the setting that says how long the hourglass runs; None: there is none
    race: Race | None = None
    deeds: tuple[Deed, ...] = ()
    sheet: Sheet | None = None


@dataclass(frozen=True, slots=True)
class Typing:
    """How what is typed in from a sheet becomes a match."""

    roll: Callable[[Sequence[int]], str]  # dice that give the numbers of a round
    entry: Callable[[Sequence[str]], str]  # the move that writes them into these cells
    numbers: Callable[[Any], Sequence[int]]  # of a position with one seat: what is written in each cell, 0 for nothing


@dataclass(frozen=True, slots=True)
class Companion:
    """A game's part: how it is played with the box."""

    seats: range
    way: Callable[[Any, int], Way]  # by options and number of players
    settings: tuple[str, ...] = ()  # options that make a difference at a real table
    seconds: str | None = None  # the option that is only about the hourglass
    typing: Typing | None = None


# What a page is told


@dataclass(frozen=True, slots=True)
class Offered:
    """A setting to choose before the first round."""

    name: str
    choices: tuple[int | str | bool, ...]
    default: int | str | bool


@dataclass(frozen=True, slots=True)
class Players:
    least: int
    most: int


@dataclass(frozen=True, slots=True)
class WayFor:
    """Which way is played with these settings."""

    seats: tuple[int, ...]
    when: Mapping[str, int | str | bool]
    way: Way


@dataclass(frozen=True, slots=True)
class CompanionFacts:
    """All that a page has to know about a game that is played with the box."""

    game: str
    players: Players
    settings: tuple[Offered, ...] = ()
    ways: tuple[WayFor, ...] = field(default=())


def companion_facts(kit: Kit) -> CompanionFacts:
    """A game that brings no such part has turns and a plain table of points.

    >>> from vierling import kit_of
    >>> companion_facts(kit_of('input')).ways[0].way.goal
    17
    """
    part = companion_of(kit)
    known = {option.name: option for option in options_of(kit.game)}
    settings = [known[name] for name in part.settings]
    sand = [known[part.seconds]] if part.seconds else []
    return CompanionFacts(
        game=kit.game.name,
        players=Players(part.seats[0], part.seats[-1]),
        settings=tuple(Offered(option.name, option.choices, option.default) for option in (*settings, *sand)),
        ways=tuple(ways_of(kit, part, settings)),
    )


def companion_of(kit: Kit) -> Companion:
    if kit.companion:
        return kit.companion()
    seats = kit.game.seats
    return Companion(range(seats[0], min(seats[-1], MOST_NAMES) + 1), lambda _options, _seats: Way())


def ways_of(kit: Kit, part: Companion, settings: Sequence[Option]) -> Iterator[WayFor]:
    """Every combination of settings; numbers of players that make no difference share a way."""
    names = [option.name for option in settings]
    for chosen in product(*(option.choices for option in settings)):
        when = dict(zip(names, chosen, strict=True))
        options = from_json(kit.game, when)
        for way, seats in groupby(part.seats, partial(part.way, options)):
            yield WayFor(tuple(seats), when, way)


def way_for(kit: Kit, options: Any, seats: int) -> Way:
    """For options that are not listed, such as somebody's own sheet."""
    return companion_of(kit).way(options, seats)
