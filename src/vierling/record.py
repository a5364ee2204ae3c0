"""A match as plain text, one event a line, that reads back byte for byte.

    vierling record 1
    game: knister 2
    options: grids=1 score=once
    seats: 2
    seat 1: Mara
    seat 2: Jo

    0 dice 5+3
    2310 1 c3
    4020 2 e1

An event is its time in milliseconds, who (a seat's number, `dice` or `clock`), and what. Where the host allowed for
a hand's delay, that stands after the time with a minus: `4020-85 2 ready`. `seats: 2+1` says that two began, and that
the third joined during the match, as an event of its own tells: `95000 3 join`. If the dice can be checked, the lines
of their `proof` come before the empty line.
"""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Literal, NoReturn, TypeVar

from vierling.game import CHANCE, CLOCK, By, Event, Game, Refusal, Unreadable
from vierling.kit import GAMES
from vierling.options import read_options, to_json, write_options
from vierling.proof import Proof, read_proof

if TYPE_CHECKING:
    from vierling.match import Match

FIRST = "vierling record 1"
HANDS: dict[Literal["chance", "clock"], str] = {CHANCE: "dice", CLOCK: "clock"}
NAME = re.compile(r"(?!\s)[^\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]{1,40}(?<!\s)")

AnyMatch = TypeVar("AnyMatch", bound="Match")


def write_record(match: "Match") -> str:
    return "".join(f"{line}\n" for line in record_lines(match))


def record_lines(match: "Match") -> Iterator[str]:
    """One at a time, for whoever cannot wait for a long one."""
    yield from [
        FIRST,
        f"game: {match.game.name} {match.game.version}",
        f"options: {write_options(match.options)}".rstrip(),
        f"seats: {spell_seats(match.start.seats, match.state.seats - match.start.seats)}",
        *(f"seat {seat + 1}: {name}" for seat, name in enumerate(match.names)),
        *(match.proof.lines if match.proof else ()),
        "",
    ]
    for event in match.events:
        yield write_event(match.game, event)


def spell_seats(begun: int, joined: int) -> str:
    return f"{begun}+{joined}" if joined else f"{begun}"


def head_counts(game: Game) -> Iterator[tuple[int, int]]:
    """How many may begin, and how many may join them."""
    for begun in game.seats:
        joining = game.seats[-1] - begun if game.join is not None else 0
        yield from ((begun, joined) for joined in range(joining + 1))


def write_event(game: Game, event: Event) -> str:
    lag = f"-{event.lag}" if event.lag else ""
    return f"{event.at}{lag} {write_by(event.by)} {game.write(event.what)}"


def write_by(by: By) -> str:
    """Who: a seat's number, counted from 1, or `dice`, or `clock`."""
    return str(by + 1) if isinstance(by, int) else HANDS[by]


def check_name(name: str) -> None:
    if not NAME.fullmatch(name):
        sentence = "a name has 1 to 40 characters, no control characters, and no space at either end"
        raise Unreadable("bad-name", sentence)


class Lines:
    """The lines of a record; every refusal names the line."""

    def __init__(self, text: str) -> None:
        self.left = text.split("\n")
        self.number = 0

    def take_end(self) -> None:
        """A record ends with a line feed."""
        if self.left.pop():
            self.number = len(self.left) + 1
            self.refuse("record-cut", "the last line of the record is incomplete")

    def take(self) -> str | None:
        """The next line; None at the end."""
        self.number += 1
        return self.left[self.number - 1] if self.number <= len(self.left) else None

    def take_field(self, name: str) -> str:
        line = self.take()
        if line is None:
            self.refuse("record-ends", f"the record ends before {name}:", field=name)
        field = re.fullmatch(f"{name}:(?: (.+))?", line)
        if not field:
            self.refuse("record-field", f"expected {name!r}, followed by a colon and a space", field=name)
        return field[1] or ""

    def refuse(self, code: str, sentence: str, **params: str | int) -> NoReturn:
        with self.refusing():
            raise Unreadable(code, sentence, **params)

    @contextmanager
    def refusing(self) -> Iterator[None]:
        """Refusals raised inside get the line's number."""
        try:
            yield
        except Refusal as problem:
            if problem.code == "bad-record":
                raise
            reason, line = str(problem), self.number
            raise Unreadable("bad-record", f"line {line}: {reason}", line=line, reason=reason) from problem


def visible(text: str) -> str:
    """With invisible characters spelled out."""
    return repr(text)[1:-1]


def read_record(match_of: Callable[..., AnyMatch], text: str) -> AnyMatch:
    lines = Lines(text)
    first = (lines.take() or "")[:40]
    if first != FIRST:
        lines.refuse(
            "record-first", f"a record begins with {FIRST!r}, not {first!r}", first=FIRST, found=visible(first)
        )
    lines.take_end()
    match, joining = read_head(match_of, lines)
    while (line := lines.take()) is not None:
        with lines.refusing():
            match.apply(read_event(match, lines, line))
    joined = match.state.seats - match.start.seats
    if joined != len(joining):
        sentence = f"{joined} joined during the match, not the {len(joining)} that the header names"
        lines.refuse("record-joined", sentence, joined=joined, named=len(joining))
    match.names = (*match.names[: match.start.seats], *joining)
    return match


def read_head(match_of: Callable[..., AnyMatch], lines: Lines) -> tuple[AnyMatch, list[str]]:
    """The match at its start, and the names of those who will join it."""
    name, _, version = lines.take_field("game").partition(" ")
    if name not in GAMES:
        lines.refuse("record-game", f"there is no game {name!r}", name=visible(name))
    game = GAMES[name]
    known = str(game.version)
    if version != known:
        sentence = f"{name} has version {known} here, not {version!r}"
        lines.refuse("record-version", sentence, game=name, known=known, found=visible(version))
    written = lines.take_field("options")
    with lines.refusing():
        options = read_options(game, written)
    full = write_options(options)
    if written != full:
        lines.refuse("record-options", f"written in full, the options are {full!r}", options=full)
    seats, names = read_names(game, lines)
    proof = read_dice(lines, seats)
    match = match_of(game, seats, names[:seats], **to_json(options))
    match.proof = proof
    return match, names[seats:]


def read_names(game: Game, lines: Lines) -> tuple[int, list[str]]:
    """How many seats began, and the names of all."""
    written = lines.take_field("seats")
    least, most = game.seats[0], game.seats[-1]
    known = {spell_seats(begun, more): (begun, begun + more) for begun, more in head_counts(game)}
    if written not in known:
        sentence = f"{game.name} has {least} to {most} seats, not {written!r}"
        lines.refuse("record-seats", sentence, game=game.name, least=least, most=most, found=visible(written))
    names = []
    begun, everybody = known[written]
    for seat in range(everybody):
        names.append(lines.take_field(f"seat {seat + 1}"))
        with lines.refusing():
            check_name(names[-1])
    return begun, names


def read_dice(lines: Lines, seats: int) -> Proof | None:
    """What the dice follow from, if the record tells; in any case the empty line after the header."""
    told: list[str] = []
    while line := lines.take():
        if not told and not line.startswith("dice: "):
            break
        told.append(line)
    if line != "":
        lines.refuse("record-empty-line", "the header and the events must be separated by an empty line")
    with lines.refusing():
        return read_proof(told, seats) if told else None


def read_event(match: "Match", lines: Lines, line: str) -> Event:
    parts = re.fullmatch(r"(0|[1-9]\d{0,15})(?:-([1-9]\d{0,5}))? (dice|clock|[1-9]\d{0,2}) (\S+)", line, re.ASCII)
    if not parts:
        lines.refuse("record-event", "an event is a time in milliseconds, then who (a seat, dice or clock), then what")
    at, lag, hand, what = parts.groups()
    if lag and not hand.isdigit():
        lines.refuse("record-late", "only a player's move can have a delay")
    by: By = int(hand) - 1 if hand.isdigit() else CHANCE if hand == HANDS[CHANCE] else CLOCK
    event = Event(by, match.game.read(what), int(at), int(lag or 0))
    proper = write_event(match.game, event)
    if proper != line:
        lines.refuse("record-spelling", f"this event should be written {proper!r}", event=proper)
    return event
