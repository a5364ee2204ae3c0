"""Who comes, goes, sits and hosts: what entries of the log do to the people at a table."""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from vierling.game import Seat
from vierling.live.entry import Entry
from vierling.live.people import Chair, Ending, Guest, Handing, Vote

if TYPE_CHECKING:  # a table is folded with these
    from vierling.live.table import Table


def with_chairs(table: "Table", chairs: tuple[Chair, ...]) -> "Table":
    return table.but(chairs=chairs, keys={chair.key: seat for seat, chair in enumerate(chairs) if chair.key})


def with_chair(table: "Table", seat: Seat | None, **changes: Any) -> "Table":
    return with_chairs(
        table,
        tuple(replace(chair, **changes) if seat == each else chair for each, chair in enumerate(table.chairs)),
    )


def came(table: "Table", entry: Entry) -> "Table":
    """Or has another name now, or another wish."""
    guest = Guest(**entry.what)
    known = any(each.key == guest.key for each in table.guests)
    kept = tuple(guest if each.key == guest.key else each for each in table.guests)
    return table.but(guests=kept if known else (*kept, guest))


def went(table: "Table", entry: Entry) -> "Table":
    gone = table.guests[entry.what["guest"]]
    return without_guest(with_ended(table, gone.key if entry.what["removed"] else None, "removed"), gone.key)


def without_guest(table: "Table", key: str | None) -> "Table":
    return table.but(guests=tuple(guest for guest in table.guests if guest.key != key)) if table.guests else table


def sat(table: "Table", entry: Entry) -> "Table":
    chair = Chair(**entry.what)
    return without_guest(with_chairs(table, (*table.chairs, chair)), chair.key)


def stood(table: "Table", entry: Entry) -> "Table":
    return with_chairs(table, tuple(chair for seat, chair in enumerate(table.chairs) if seat != entry.seat))


def ordered(table: "Table", entry: Entry) -> "Table":
    return with_chairs(table, tuple(table.chairs[seat] for seat in entry.what))


def changed(table: "Table", entry: Entry) -> "Table":
    return with_chair(table, entry.seat, **entry.what)


def relinked(table: "Table", entry: Entry) -> "Table":
    old = table.chairs[entry.seat or 0]
    fresh = with_chair(table, entry.seat, relinked=entry.at, first=old.first or old.key, **entry.what)
    return with_ended(fresh, old.key, "relinked")


def removed(table: "Table", entry: Entry) -> "Table":
    """Before the first match the seat is free again; later a bot takes it, since a match keeps its number of seats."""
    old = table.chairs[entry.seat or 0]
    bot = (Chair(**entry.what),) if entry.what else ()
    chairs = (each for seat, chair in enumerate(table.chairs) for each in (bot if seat == entry.seat else (chair,)))
    return with_ended(with_chairs(table, tuple(chairs)), old.key, "removed")


def with_ended(table: "Table", key: str | None, why: Ending) -> "Table":
    return table.but(ended={**table.ended, key: why}) if key else table


def locked(table: "Table", entry: Entry) -> "Table":
    return table.but(**entry.what)


def voted(table: "Table", entry: Entry) -> "Table":
    by, wanted = table.chairs[entry.seat or 0].key, table.chairs[entry.what].key
    assert by
    assert wanted
    others = tuple(vote for vote in table.votes if vote.by != by)
    return table.but(votes=(*others, Vote(by, wanted, entry.at)))


def handed(table: "Table", entry: Entry) -> "Table":
    chairs = tuple(replace(chair, host=seat == entry.seat) for seat, chair in enumerate(table.chairs))
    return with_chairs(table, chairs).but(handed=Handing(entry.at, entry.what), votes=())


def answered(table: "Table", entry: Entry) -> "Table":
    return with_chair(table, entry.seat, answer=entry.what)


def returned(table: "Table", entry: Entry) -> "Table":
    return with_chair(table, entry.seat, standin=None)


SEATING: dict[str, Callable[["Table", Entry], "Table"]] = {
    "came": came,
    "went": went,
    "answered": answered,
    "sat": sat,
    "stood": stood,
    "ordered": ordered,
    "renamed": changed,
    "standin": changed,
    "returned": returned,
    "token": relinked,
    "removed": removed,
    "muted": changed,
    "locked": locked,
    "voted": voted,
    "handed": handed,
    "committed": changed,
}
