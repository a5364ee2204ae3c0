"""What is kept of each table in PostgreSQL, as `keeping` does it in SQLite. Every function is one short transaction."""

from collections.abc import Mapping, Sequence

import asyncpg

from vierling.live.entry import Entry
from vierling.live.host import Damaged, Day
from vierling.server.store.rows import (
    DOOMED,
    PAGE,
    STEP,
    UNPACKABLE,
    Kept,
    Row,
    last_start_in,
    next_days,
    pack_rows,
    row_of,
    unpack_rows,
)
from vierling.server.store.writing import escape, unescape

SELECT = """SELECT number, kind, at, seat, what, id FROM events
  WHERE table_id = $1 AND number > $2 ORDER BY number LIMIT $3"""
SELECT_PAGE = "SELECT entries FROM pages WHERE table_id = $1 AND first <= $2 ORDER BY first DESC LIMIT 1"
SELECT_START = """SELECT greatest((SELECT max(number) FROM events WHERE table_id = $1 AND kind = 'started'),
  (SELECT max(last_start) FROM pages WHERE table_id = $1))"""
SELECT_STALE = "SELECT id FROM tables WHERE opened < $1 AND packed <= $2 ORDER BY opened LIMIT $3"
HOLD = "SELECT 1 FROM tables WHERE id = $1 FOR UPDATE"  # nobody else packs, amends or deletes it meanwhile
DELETE = """DELETE FROM events WHERE table_id = $1
  AND number IN (SELECT number FROM events WHERE table_id = $1 ORDER BY number LIMIT $2)"""
LIST = """SELECT id, game, opened, number, EXISTS (SELECT 1 FROM pages WHERE table_id = tables.id) FROM tables
  WHERE opened > $1 AND strpos(id, '/') = 0 ORDER BY opened DESC, id LIMIT $2"""
PUT_PAGE = "UPDATE pages SET entries = $3 WHERE table_id = $1 AND first = $2"
AMEND = "UPDATE events SET kind = $3, at = $4, seat = $5, what = $6, id = $7 WHERE table_id = $1 AND number = $2"

Disk = asyncpg.Connection


async def rows_of(disk: Disk, table: str, after: int, most: int) -> list[Row]:
    rows = await disk.fetch(SELECT, table, after, most)
    return [(number, kind, at, seat, what, unescape(id_)) for number, kind, at, seat, what, id_ in rows]


async def rows_after(disk: Disk, table: str, after: int) -> list[Row]:
    """The next rows of a log, packed or not: so many, or the rest of a packed page. All at one moment, so that nothing
    is packed between two looks; a table that has begun to be deleted has no log."""
    async with disk.transaction(isolation="repeatable_read", readonly=True):
        if await disk.fetchval("SELECT 1 FROM tables WHERE id = $1 AND opened = $2", table, DOOMED):
            return []
        packed = await disk.fetchval(SELECT_PAGE, table, after + 1)
        try:
            rows = [row for row in unpack_rows(packed) if row[0] > after] if packed else []
        except UNPACKABLE as problem:
            raise Damaged(after + 1, "its page cannot be unpacked") from problem
        return rows or await rows_of(disk, table, after, PAGE)


async def last_start(disk: Disk, table: str) -> int | None:
    number: int | None = await disk.fetchval(SELECT_START, table)
    return number


async def turn_day(disk: Disk, today: Day) -> Day:
    note = await read_note(disk, "days")
    before, latest = next_days(note, today)
    if note != (days := f"{before} {latest}"):
        await write_note(disk, "days", days)
    return min(today, before + 1)


async def touch(disk: Disk, tables: Sequence[str], day: Day) -> None:
    await disk.execute(
        "UPDATE tables SET opened = greatest(opened, $1), packed = false WHERE id = ANY($2) AND opened > $3",
        day,
        sorted(tables),
        DOOMED,
    )


async def stale(disk: Disk, before: Day, most: int, packed: bool) -> list[str]:
    return [row[0] for row in await disk.fetch(SELECT_STALE, before, packed, most)]


async def pack(disk: Disk, table: str) -> bool:
    async with disk.transaction():
        await disk.execute(HOLD, table)
        rows = (await rows_of(disk, table, 0, STEP + 1))[:-1]
        if not rows:
            await disk.execute("UPDATE tables SET packed = true WHERE id = $1", table)
            return False
        page = table, rows[0][0], last_start_in(rows), pack_rows(rows)
        await disk.execute("INSERT INTO pages VALUES ($1, $2, $3, $4)", *page)
        await disk.execute("DELETE FROM events WHERE table_id = $1 AND number <= $2", table, rows[-1][0])
    return True


async def amend(disk: Disk, table: str, entries: Mapping[int, Entry]) -> None:
    new = {number: row_of(number, entry) for number, entry in entries.items()}
    async with disk.transaction():
        await disk.execute(HOLD, table)
        for first, packed in await disk.fetch("SELECT first, entries FROM pages WHERE table_id = $1", table):
            rows = unpack_rows(packed)
            if any(row[0] in new for row in rows):
                await disk.execute(PUT_PAGE, table, first, pack_rows([new.get(row[0], row) for row in rows]))
        await disk.executemany(AMEND, [(table, *row[:-1], escape(row[-1])) for row in new.values()])


async def delete_some(disk: Disk, table: str) -> bool:
    """A table's first entries that are still there; false if that was all."""
    async with disk.transaction():
        await disk.execute("UPDATE tables SET opened = $2, awake = false WHERE id = $1", table, DOOMED)
        page = await disk.fetchval("SELECT min(first) FROM pages WHERE table_id = $1", table)
        if page is not None:
            await disk.execute("DELETE FROM pages WHERE table_id = $1 AND first = $2", table, page)
            return True
        if await disk.execute(DELETE, table, STEP) == f"DELETE {STEP}":
            return True
        await disk.execute("DELETE FROM tables WHERE id = $1", table)
    return False


async def finish_deleting(disk: Disk) -> None:
    """What a process that has ended did not come to."""
    for (table,) in await disk.fetch("SELECT id FROM tables WHERE opened = $1", DOOMED):
        while await delete_some(disk, table):
            pass


async def list_tables(disk: Disk, most: int) -> list[Kept]:
    return [Kept(*row) for row in await disk.fetch(LIST, DOOMED, most)]


async def read_note(disk: Disk, name: str) -> str | None:
    text: str | None = await disk.fetchval("SELECT text FROM notes WHERE name = $1", name)
    return text


async def write_note(disk: Disk, name: str, text: str | None) -> None:
    if text is None:
        await disk.execute("DELETE FROM notes WHERE name = $1", name)
    else:
        put = "INSERT INTO notes VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET text = $2"
        await disk.execute(put, name, text)


async def settle_note(disk: Disk, name: str, text: str) -> str:
    await disk.execute("INSERT INTO notes VALUES ($1, $2) ON CONFLICT DO NOTHING", name, text)
    found: str = await disk.fetchval("SELECT text FROM notes WHERE name = $1", name)
    return found
