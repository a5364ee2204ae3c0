"""What all stores share: rows as they are kept and packed, and what is known of a table without reading it."""

import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import orjson

from vierling.live.entry import Entry
from vierling.live.host import Damaged, Day

PAGE = 500  # entries that are read in one go: writes wait for no more than that
STEP = 1000  # entries that are packed or deleted in one go
DOOMED = -1  # opened on this day: the table has begun to be deleted
UNPACKABLE = (zlib.error, ValueError)  # what a page that is damaged raises

Row = tuple[int, str, int, int | None, str, str | None]  # number, kind, at, seat, what as JSON, id


@dataclass(frozen=True, slots=True)
class Kept:
    """A table on disk."""

    id: str
    game: str | None
    opened: Day
    entries: int
    packed: bool


def row_of(number: int, entry: Entry) -> Row:
    return number, entry.kind, entry.at, entry.seat, orjson.dumps(entry.what).decode(), entry.id


def read_row(row: Sequence[Any], expected: int) -> Entry:
    number, kind, at, seat, what, id_ = row
    if number != expected:
        raise Damaged(expected, "it is missing")
    try:
        return Entry(kind, at, seat, orjson.loads(what), id_)
    except ValueError as problem:
        raise Damaged(number, "it is not JSON") from problem


def read_rows(rows: Sequence[Sequence[Any]], after: int) -> list[Entry]:
    return [read_row(row, number) for number, row in enumerate(rows, after + 1)]


def pack_rows(rows: Sequence[Row]) -> bytes:
    return zlib.compress(orjson.dumps(rows), 9)


def unpack_rows(packed: bytes) -> list[Row]:
    return [tuple(row) for row in orjson.loads(zlib.decompress(packed))]


def last_start_in(rows: Sequence[Row]) -> int | None:
    return max((number for number, kind, *_ in rows if kind == "started"), default=None)


def next_days(note: str | None, today: Day) -> tuple[Day, Day]:
    """The last two days that were seen, of which a note is kept; the first is the day before the second, or earlier."""
    before, latest = map(int, note.split()) if note else (today, today)
    return (before, latest) if note and latest == today else (min(latest, today), today)
