"""What each device is shown: everything after a hello, then only what has changed since the last message to it."""

from collections.abc import Callable
from dataclasses import dataclass, field
from operator import attrgetter
from typing import Any, NamedTuple

from vierling.game import Seat
from vierling.live.bounds import fullness
from vierling.live.covering import is_covered
from vierling.live.frames import (
    Pieces,
    choice,
    hand,
    kept,
    outline,
    parts,
    public_scores,
    result,
    seen_by,
    setting_of,
    table_facts,
    to_move,
)
from vierling.live.lessons import moves_made
from vierling.live.messages import Hand, MatchClock
from vierling.live.patches import SAME, Differences, Patch, Unchanged, enter
from vierling.live.people import Ending, Guest
from vierling.live.room import Room
from vierling.live.table import Table


class News:
    """A message. It is encoded once, however many devices are sent it."""

    __slots__ = ("_text", "message")

    def __init__(self, message: dict[str, Any]) -> None:
        self.message = message
        self._text: bytes | None = None

    def encoded(self, encode: Callable[[Any], bytes]) -> bytes:
        if self._text is None:
            self._text = encode(self.message)
        return self._text


@dataclass(slots=True)
class Poster:
    """What devices at a table are shown that call the server by the same name, at one version of the table."""

    version: int
    table: Table
    public: dict[str, Any]  # the same for all of them
    ticks: bool  # a clock runs: whoever is told of a change is told the time
    pieces: Pieces
    setting: tuple[Any, ...]  # what the choices of all hands depend on
    differences: Differences = field(default_factory=Differences)
    hands: dict[tuple[Seat | None, bool], Hand[Any]] = field(default_factory=dict)
    outlines: dict[Seat | None, tuple[Any, ...]] = field(default_factory=dict)
    patches: dict[tuple[Any, ...], dict[str, Patch]] = field(default_factory=dict)
    news: dict[tuple[Any, ...], News] = field(default_factory=dict)

    def hands_of(self, seats: list[Seat], drawn: bool) -> list[Hand[Any]]:
        return [self.hand(seat, drawn) for seat in seen_by(self.table, seats)]

    def hand(self, seat: Seat | None, drawn: bool) -> Hand[Any]:
        """Made once, however many devices are shown it."""
        if (seat, drawn) not in self.hands:
            self.hands[seat, drawn] = hand(self.table, seat, self.choice(seat), drawn)
        return self.hands[seat, drawn]

    def choice(self, seat: Seat | None) -> dict[str, Any]:
        basis = self.setting, self.outline(seat)
        found: dict[str, Any] = kept(
            self.pieces, ("choice", seat), basis, lambda _: choice(self.table, seat, self.pieces)
        )
        return found

    def outline(self, seat: Seat | None) -> tuple[Any, ...]:
        found = self.outlines.get(seat)
        if found is None:
            found = self.outlines[seat] = outline(self.table, seat)
        return found

    def since(self, before: "Poster", seats: list[Seat], drawn: bool) -> dict[str, Patch]:
        """What has changed for a device with these seats; the same patch for all whose hands have changed alike."""
        eyes, as_many = self.eyes(before, seats, drawn), len(seen_by(before.table, seats))
        key = before.version, as_many, drawn, eyes
        patch = self.patches.get(key)
        if patch is None:
            patch = self.patches[key] = {**self.differences.of_members(before.public, self.public)}
            if len(eyes) == as_many:
                for index, seat in enumerate(eyes):
                    enter(patch, f"hands/{index}", self.hand_since(before, seat, drawn))
            else:
                patch["hands"] = [self.hands_of(seats, drawn)]
        return patch

    def change(self, number: int, patch: dict[str, Patch]) -> News:
        key = number, id(patch)
        found = self.news.get(key)
        if found is None:  # it keeps the patch, so that no other one can have its id
            found = self.news[key] = News({"type": "change", "number": number, "patch": patch})
        return found

    def eyes(self, before: "Poster", seats: list[Seat], drawn: bool) -> tuple[Seat | None, ...]:
        """Through whose eyes a device with these seats looks. If nothing has changed for a hand but what every
        spectator sees, too, a spectator's will do."""
        alike = not drawn and self.setting == before.setting
        return tuple(
            [
                None if alike and self.outline(seat) == before.outline(seat) else seat
                for seat in seen_by(self.table, seats)
            ]
        )

    def hand_since(self, before: "Poster", seat: Seat | None, drawn: bool) -> Patch | Unchanged:
        """What has changed of a hand. What all hands have in common is compared once for all of them."""
        old, new = parts(before.table, seat), parts(self.table, seat)
        if drawn or old is None or new is None or before.table.game is not self.table.game:
            return self.differences.between(before.hand(seat, drawn), self.hand(seat, drawn))
        patch = {**self.differences.of_members(before.choice(seat), self.choice(seat))}
        view = [self.differences.of_members(was, now) for was, now in zip(old, new, strict=True)]
        enter(patch, "view", view[0] | view[1] or SAME)
        return patch or SAME


MOST_POSTERS = 4  # a house is usually called by one name, or by one inside and one outside


def poster_of(room: Room, origin: str) -> Poster:
    """Made once for each version."""
    before: Poster | None = room.posters.get(origin)
    if before and before.version == room.version:
        return before
    if before is None and len(room.posters) >= MOST_POSTERS:
        room.posters.clear()
    pieces = before.pieces if before else {}
    public = {name: kept(pieces, name, basis, make) for name, (basis, make) in sources(room, origin).items()}
    table = room.shown
    ticks = table.deadline is not None or table.due is not None
    poster = room.posters[origin] = Poster(room.version, table, public, ticks, pieces, setting_of(table))
    return poster


class Screen:
    """One device's."""

    def __init__(self, room: Room, origin: str) -> None:
        self.room = room
        self.origin = origin
        self.shown: Shown | None = None  # since its last hello
        self.pieces: Pieces = {}

    def clear(self) -> None:
        """The device is told everything again."""
        self.shown = None

    def news(self, keys: list[str], is_host: bool, drawn: bool = False) -> News | None:
        """The next message to a device with these keys; None if it must not notice that anything has happened."""
        table, poster = self.room.shown, poster_of(self.room, self.origin)
        own: Own = kept(self.pieces, "own", (keys, is_host, table.keys, table.ended, table.guests), own_of)
        before, number = self.shown, table.number_for(own.seats)
        self.shown = shown = Shown(poster, own, number)
        if before is None:
            hands = poster.hands_of(own.seats, drawn)
            now = self.room.clock()
            return News({"type": "table", "number": number, "now": now, **poster.public, **own.facts, "hands": hands})
        patch = shown.since(before, drawn)
        if not patch and before.number == number:
            return None
        if poster.ticks or before.poster.public["table"] is not poster.public["table"]:
            return News({"type": "change", "number": number, "patch": patch, "now": self.room.clock()})
        return poster.change(number, patch)

    def number_for(self, keys: list[str]) -> int:
        table = self.room.shown
        return table.number_for({seat for key in keys if (seat := table.seat_of(key)) is not None})


class Own(NamedTuple):
    """What a device's tokens open."""

    seats: list[Seat]
    facts: dict[str, Any]


class Shown(NamedTuple):
    """What a device has been told."""

    poster: Poster
    own: Own
    number: int

    def since(self, before: "Shown", drawn: bool) -> dict[str, Patch]:
        """What has changed since then."""
        poster, own = self.poster, self.own
        if own is before.own:
            return poster.since(before.poster, own.seats, drawn)
        patch = {**poster.differences.of_members(before.poster.public, poster.public)}
        patch |= poster.differences.of_members(before.own.facts, own.facts)
        hands = {"hands": poster.hands_of(own.seats, drawn)}
        return patch | poster.differences.of_members({"hands": before.poster.hands_of(before.own.seats, drawn)}, hands)


def own_of(basis: tuple[list[str], bool, dict[str, Seat], dict[str, Ending], tuple[Guest, ...]]) -> Own:
    keys, is_host, seats, ended, guests = basis
    mine = [seats.get(key) for key in keys]
    guest = next((place for place, guest in enumerate(guests) if guest.key in keys), None)
    facts = {"host": is_host, "mine": mine, "ended": [ended.get(key) for key in keys], "guest": guest}
    return Own([seat for seat in mine if seat is not None], facts)


# What the facts about a table are made from.
STANDING = attrgetter(
    *("game", "options", "clock", "places", "spectators", "hints", "chairs", "phase", "match", "deadline", "hinted"),
    *("timeouts", "closed", "locked", "handed", "votes", "guests", "plan", "best_of", "handicap", "pact", "settled"),
    "carried",
)


def sources(room: Room, origin: str) -> dict[str, tuple[Any, Callable[[Any], Any]]]:
    """For each piece what it depends on, and how it is made."""
    table, state = room.shown, room.shown.state
    derived = (is_covered(table), fullness(table, room.host.bounds), moves_made(table))
    here = (tuple(room.away.items()), room.watching)
    clock: MatchClock = {"deadline": table.due, "lost": table.lost}
    return {
        "table": ((STANDING(table), derived, here), lambda _: table_facts(room, origin)),
        "scores": (public_scores(state), same),
        "to_move": (to_move(table), same),
        "outcome": (state.outcome() if state else None, lambda outcome: result(table, outcome)),
        "clock": (clock, same),
    }


def same(basis: Any) -> Any:
    return basis
