"""A person's name, taken out of a table's whole history. Nobody but that person can have it done."""

from collections.abc import Iterator, Sequence
from dataclasses import asdict, replace
from itertools import count
from typing import Any, cast

from vierling.game import Millis
from vierling.live.entry import Entry
from vierling.live.table import EVENTS, Table

# None of these is about who sits where; without them any log can be read, whatever version its game has.
PLAY = (
    EVENTS
    | {"made", "settings", "planned", "started", "hinted", "paused", "resumed"}
    | {
        "sealed",
        "opened",
        "settled",
    }
)


def neutral_names() -> Iterator[str]:
    """Understood in all our languages: nomen nescio."""
    yield "N. N."
    yield from (f"N. N. {number}" for number in count(2))


def forget(entries: Sequence[Entry], key: str, at: Millis) -> tuple[Entry | None, dict[int, Entry]]:
    """What a table that is in play is told, if this key still opens a seat there, and which entries of its log, by
    their numbers, have to be replaced by which."""
    numbers, table = numbers_naming(entries, key)
    taken = {chair.name for chair in table.chairs if chair.key != key}
    taken |= {guest.name for guest in table.guests if guest.key != key}
    name = {"name": next(each for each in neutral_names() if each not in taken)}
    changes = {number: replace(entries[number - 1], what=entries[number - 1].what | name) for number in numbers}
    return told(table, key, at, name), changes


def told(table: Table, key: str, at: Millis, name: dict[str, str]) -> Entry | None:
    guest = next((guest for guest in table.guests if guest.key == key), None)
    if guest:
        return Entry("came", at, what=asdict(guest) | name)
    seat = table.seat_of(key)
    return None if seat is None else Entry("renamed", at, seat, name)


def numbers_naming(entries: Sequence[Entry], key: str) -> tuple[list[int], Table]:
    """The entries that tell the name of whoever holds this key, or held it to the last; and who sits there now."""
    table = Table("", cast("Any", None), None, "", 0)  # who sits where does not depend on the game
    found: list[tuple[int, str]] = []
    heirs: dict[str, str] = {}  # a seat's key, and the one that came after it
    for number, entry in enumerate(entries, 1):
        if entry.kind in PLAY:
            continue
        before, table = table, table.apply(entry)
        if entry.kind == "came":
            found.append((number, entry.what["key"]))
        if entry.seat is None or not isinstance(entry.what, dict):
            continue
        chairs = before.chairs if entry.seat < len(before.chairs) else table.chairs
        holder = chairs[entry.seat].key or ""
        if "name" in entry.what and entry.kind != "removed":  # that is the name of the bot that comes instead
            found.append((number, holder))
        if (heir := entry.what.get("key", holder)) != holder:
            heirs.pop(heir, None)  # it may have been the seat's before
            heirs[holder] = heir
    return [number for number, holder in found if last_of(heirs, holder) == key], table


def last_of(heirs: dict[str, str], key: str) -> str:
    while key in heirs:
        key = heirs[key]
    return key
