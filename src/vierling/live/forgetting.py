"""A person's name, taken out of a table's whole history. Nobody but that person can have it done."""

from collections.abc import Iterable, Iterator
from dataclasses import asdict, replace
from itertools import count
from typing import Any, cast

from vierling.game import Millis
from vierling.live.entry import Entry
from vierling.live.table import EVENTS, Table

# None of these is about who sits where; without them any log can be read, whatever version its game has.
PLAY = EVENTS | {
    *("made", "settings", "planned", "started", "hinted", "paused", "resumed"),
    *("sealed", "opened", "settled", "carried"),
}


def neutral_names() -> Iterator[str]:
    """Understood in all our languages: nomen nescio."""
    yield "N. N."
    yield from (f"N. N. {number}" for number in count(2))


class Naming:
    """Reads a log for the entries that tell somebody's name, and for who sits there now."""

    def __init__(self) -> None:
        self.table = Table("", cast("Any", None), None, "", 0)  # who sits where does not depend on the game
        self._found: list[tuple[int, Entry, str]] = []  # an entry that tells a name, and whose
        self._heirs: dict[str, str] = {}  # a seat's key, and the one that came after it

    def take(self, page: Iterable[tuple[int, Entry]]) -> Iterator[None]:
        for number, entry in page:
            if entry.kind not in PLAY:
                self._read(number, entry)
            yield

    def _read(self, number: int, entry: Entry) -> None:
        before, self.table = self.table, self.table.apply(entry)
        if entry.kind == "came":
            self._found.append((number, entry, entry.what["key"]))
        if entry.seat is None or not isinstance(entry.what, dict):
            return
        chairs = before.chairs if entry.seat < len(before.chairs) else self.table.chairs
        holder = chairs[entry.seat].key or ""
        if "name" in entry.what and entry.kind != "removed":  # that is the name of the bot that comes instead
            self._found.append((number, entry, holder))
        if (heir := entry.what.get("key", holder)) != holder:
            self._heirs.pop(heir, None)  # it may have been the seat's before
            self._heirs[holder] = heir

    def forget(self, key: str, at: Millis) -> tuple[Entry | None, dict[int, Entry]]:
        """What a table that is in play is told, if this key still opens a seat there, and which entries of its log, by
        their numbers, have to be replaced by which."""
        taken = {chair.name for chair in self.table.chairs if chair.key != key}
        taken |= {guest.name for guest in self.table.guests if guest.key != key}
        name = {"name": next(each for each in neutral_names() if each not in taken)}
        theirs = [(number, entry) for number, entry, holder in self._found if self._last(holder) == key]
        return told(self.table, key, at, name), {
            number: replace(entry, what=entry.what | name) for number, entry in theirs
        }

    def _last(self, key: str) -> str:
        while key in self._heirs:
            key = self._heirs[key]
        return key


def told(table: Table, key: str, at: Millis, name: dict[str, str]) -> Entry | None:
    guest = next((guest for guest in table.guests if guest.key == key), None)
    if guest:
        return Entry("came", at, what=asdict(guest) | name)
    seat = table.seat_of(key)
    return None if seat is None else Entry("renamed", at, seat, name)
