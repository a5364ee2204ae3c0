"""A match as plain text, one event a line, that reads back byte for byte.

    vierling record 1
    game: knister 1
    options: grids=1
    seats: 2
    seat 1: Mara
    seat 2: Jo

    0 dice 5+3
    2310 1 c3
    4020 2 e1

An event is its time in milliseconds, who (a seat's number, `dice` or `clock`), and what. Where the host allowed for
a hand's delay, that stands after the time with a minus: `4020-85 2 ready`.
"""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

from vierling.game import CHANCE, CLOCK, By, Event, Game, Refusal, Unreadable
from vierling.games import GAMES
from vierling.options import read_options, to_json, write_options

if TYPE_CHECKING:
    from vierling.match import Match

FIRST = "vierling record 1"
HANDS = {CHANCE: "dice", CLOCK: "clock"}
NAME = re.compile(r"(?!\s)[^\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]{1,40}(?<!\s)")

AnyMatch = TypeVar("AnyMatch", bound="Match")


def write_record(match: "Match") -> str:
    head = [
        FIRST,
        f"game: {match.game.name} {match.game.version}",
        f"options: {write_options(match.options)}".rstrip(),
        f"seats: {match.state.seats}",
        *(f"seat {seat + 1}: {name}" for seat, name in enumerate(match.names)),
        "",
    ]
    return "\n".join([*head, *(write_event(match.game, event) for event in match.events)]) + "\n"


def write_event(game: Game, event: Event) -> str:
    by = event.by + 1 if isinstance(event.by, int) else HANDS[event.by]
    lag = f"-{event.lag}" if event.lag else ""
    return f"{event.at}{lag} {by} {game.write(event.what)}"


def check_name(name: str) -> None:
    if not NAME.fullmatch(name):
        sentence = "a name has 1 to 40 characters, no control characters, and no space at its ends"
        raise Unreadable("bad-name", sentence)


class Lines:
    """The lines of a record; whatever is wrong with one is refused with its number."""

    def __init__(self, text: str) -> None:
        self.number = 0
        if not text.endswith("\n"):
            raise self.refuse("the record does not end with a full line", text.count("\n") + 1)
        self.left = text.split("\n")[:-1]

    def take(self, what: str) -> str:
        if self.number >= len(self.left):
            raise self.refuse(f"the record ends before {what}", self.number + 1)
        self.number += 1
        return self.left[self.number - 1]

    def take_field(self, name: str) -> str:
        line = self.take(f"{name}:")
        field = re.fullmatch(f"{name}:(?: (.+))?", line)
        if not field:
            raise self.refuse(f"expected {name!r}, then a colon, then a space")
        return field[1] or ""

    def refuse(self, reason: str, number: int | None = None) -> Unreadable:
        line = self.number if number is None else number
        return Unreadable("bad-record", f"line {line}: {reason}", line=line, reason=reason)

    def check(self, good: bool, reason: str) -> None:
        if not good:
            raise self.refuse(reason)

    @contextmanager
    def refusing(self) -> Iterator[None]:
        """Whatever is refused in here is refused with the line's number."""
        try:
            yield
        except Refusal as problem:
            raise problem if problem.code == "bad-record" else self.refuse(str(problem)) from problem


def read_record(match_of: Callable[..., AnyMatch], text: str) -> AnyMatch:
    lines = Lines(text)
    first = lines.take("its first line")
    lines.check(first == FIRST, f"a record begins with {FIRST!r}, not {first[:40]!r}")
    match = read_head(match_of, lines)
    while lines.number < len(lines.left):
        line = lines.take("an event")
        with lines.refusing():
            match.apply(read_event(match, lines, line))
    return match


def read_head(match_of: Callable[..., AnyMatch], lines: Lines) -> AnyMatch:
    name, _, version = lines.take_field("game").partition(" ")
    lines.check(name in GAMES, f"there is no game {name!r}")
    game = GAMES[name]
    known = str(game.version)
    lines.check(version == known, f"{name} is known here in version {known}, not {version!r}")
    written = lines.take_field("options")
    with lines.refusing():
        options = read_options(game, written)
    lines.check(written == write_options(options), f"the options in full are {write_options(options)!r}")
    names = read_names(game, lines)
    return match_of(game, len(names), names, **to_json(options))


def read_names(game: Game, lines: Lines) -> list[str]:
    seats = lines.take_field("seats")
    least, most = game.seats[0], game.seats[-1]
    lines.check(seats in map(str, game.seats), f"{game.name} is for {least} to {most} seats, not {seats!r}")
    names = []
    for seat in range(int(seats)):
        names.append(lines.take_field(f"seat {seat + 1}"))
        with lines.refusing():
            check_name(names[-1])
    lines.check(not lines.take("the empty line"), "an empty line stands between head and events")
    return names


def read_event(match: "Match", lines: Lines, line: str) -> Event:
    parts = re.fullmatch(r"(0|[1-9]\d{0,15})(?:-([1-9]\d{0,5}))? (dice|clock|[1-9]\d?) (\S+)", line, re.ASCII)
    if not parts:
        raise lines.refuse("an event is its milliseconds, then who (a seat, dice or clock), then what")
    at, lag, hand, what = parts.groups()
    lines.check(lag is None or hand.isdigit(), "only a hand is late")
    by: By = int(hand) - 1 if hand.isdigit() else CHANCE if hand == HANDS[CHANCE] else CLOCK
    event = Event(by, match.game.read(what), int(at), int(lag or 0))
    proper = write_event(match.game, event)
    lines.check(proper == line, f"this event is written {proper!r}")
    return event
