"""What is kept of each table, in what form, and for how long.

A table's log is its rows in `events`. Of one that nobody has opened for a while the rows are packed: up to `STEP` of
them become one compressed page in `pages`, with the same entries. The last row stays, so a packed table can be written
to at once: the next entry follows a row, as always. Every function is one short transaction, so that no move waits."""

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from vierling.live.entry import Entry
from vierling.live.host import Day
from vierling.server.store.rows import (
    DOOMED,
    STEP,
    Kept,
    Row,
    last_start_in,
    next_days,
    pack_rows,
    row_of,
    unpack_rows,
)

SMALL = 8 << 20  # bytes that are written anew in some hundredths of a second
TRACES = "traces"  # the note that there may be some

# A day has 86400000 milliseconds.
STATEMENTS = """
CREATE TABLE IF NOT EXISTS tables (
  id TEXT PRIMARY KEY, opened INTEGER NOT NULL, packed INTEGER NOT NULL DEFAULT 0, game TEXT
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS by_day ON tables (opened, packed);
CREATE TABLE IF NOT EXISTS pages (
  table_id TEXT NOT NULL, first INTEGER NOT NULL, last_start INTEGER, entries BLOB NOT NULL,
  PRIMARY KEY (table_id, first)
);
CREATE TABLE IF NOT EXISTS notes (name TEXT PRIMARY KEY, text TEXT NOT NULL) WITHOUT ROWID;
CREATE TRIGGER IF NOT EXISTS opening AFTER INSERT ON events WHEN NEW.number = 1
BEGIN
  INSERT OR REPLACE INTO tables (id, opened, game) VALUES (
    NEW.table_id, NEW.at / 86400000, CASE WHEN json_valid(NEW.what) THEN json_extract(NEW.what, '$.game') END
  );
END;
"""
# Tables from before this was noted: the day of their last entry is the best that is known.
NOTE_ALL = """
INSERT OR IGNORE INTO tables (id, opened, game)
SELECT table_id,
  (SELECT last.at FROM events last WHERE last.table_id = made.table_id ORDER BY number DESC LIMIT 1) / 86400000,
  CASE WHEN json_valid(what) THEN json_extract(what, '$.game') END
FROM events made WHERE number = 1;
"""

SELECT = "SELECT number, kind, at, seat, what, id FROM events WHERE table_id = ? AND number > ? ORDER BY number LIMIT ?"
SELECT_PAGE = "SELECT entries FROM pages WHERE table_id = ? AND first <= ? ORDER BY first DESC LIMIT 1"
SELECT_START = """SELECT max(number) FROM (
  SELECT number FROM events WHERE table_id = :table AND kind = 'started'
  UNION SELECT last_start FROM pages WHERE table_id = :table)"""
SELECT_STALE = "SELECT id FROM tables WHERE opened < ? AND packed <= ? ORDER BY opened LIMIT ?"
DELETE = """DELETE FROM events WHERE table_id = :table
  AND number IN (SELECT number FROM events WHERE table_id = :table ORDER BY number LIMIT :step)"""


class Page(NamedTuple):
    first: int
    rows: list[Row]


@contextmanager
def transaction(disk: sqlite3.Connection) -> Iterator[None]:
    disk.execute("BEGIN IMMEDIATE")
    try:
        yield
        disk.execute("COMMIT")
    except BaseException:
        if disk.in_transaction:
            disk.execute("ROLLBACK")
        raise


def pages_of(disk: sqlite3.Connection, table: str) -> Iterator[Page]:
    found = disk.execute("SELECT first, entries FROM pages WHERE table_id = ? ORDER BY first", (table,))
    for first, packed in found.fetchall():
        yield Page(first, unpack_rows(packed))


def rows_after(disk: sqlite3.Connection, table: str, after: int, most: int) -> list[Row]:
    """The next rows of a log, packed or not: so many, or the rest of a packed page. A table that has begun to be
    deleted has no log."""
    if disk.execute("SELECT 1 FROM tables WHERE id = ? AND opened = ?", (table, DOOMED)).fetchone():
        return []
    packed = disk.execute(SELECT_PAGE, (table, after + 1)).fetchone()
    rows = [row for row in unpack_rows(packed[0]) if row[0] > after] if packed else []
    return rows or disk.execute(SELECT, (table, after, most)).fetchall()


def last_start(disk: sqlite3.Connection, table: str) -> int | None:
    number: int | None = disk.execute(SELECT_START, {"table": table}).fetchone()[0]
    return number


def turn_day(disk: sqlite3.Connection, today: Day) -> Day:
    """The last two days that were seen are kept as a note."""
    note = read_note(disk, "days")
    before, latest = next_days(note, today)
    if note != (days := f"{before} {latest}"):
        write_note(disk, "days", days)
        if read_note(disk, TRACES):
            write_anew(disk)
    return min(today, before + 1)


def touch(disk: sqlite3.Connection, tables: Sequence[str], day: Day) -> None:
    """Whoever opens a table may write to it, so it is looked at again when it is next due for packing."""
    with transaction(disk):
        disk.executemany(
            "UPDATE tables SET opened = max(opened, ?), packed = 0 WHERE id = ? AND opened > ?",
            [(day, table, DOOMED) for table in tables],
        )


def stale(disk: sqlite3.Connection, before: Day, most: int, packed: bool) -> list[str]:
    """Some tables that were last opened before this day, the oldest first; all of them, or only those not packed."""
    return [table for (table,) in disk.execute(SELECT_STALE, (before, packed, most))]


def pack(disk: sqlite3.Connection, table: str) -> bool:
    """Pack the next rows of a table; false if there were none left."""
    with transaction(disk):
        *rows, _last = disk.execute(SELECT, (table, 0, STEP + 1)).fetchall() or [None]
        if not rows:
            disk.execute("UPDATE tables SET packed = 1 WHERE id = ?", (table,))
            return False
        page = table, rows[0][0], last_start_in(rows), pack_rows(rows)
        disk.execute("INSERT INTO pages VALUES (?, ?, ?, ?)", page)
        disk.execute("DELETE FROM events WHERE table_id = ? AND number <= ?", (table, rows[-1][0]))
    return True


def amend(disk: sqlite3.Connection, table: str, entries: Mapping[int, Entry]) -> None:
    """Put other entries in the place of some; the old ones are gone from the disk."""
    new = {number: row_of(number, entry) for number, entry in entries.items()}
    put_page = "UPDATE pages SET entries = ? WHERE table_id = ? AND first = ?"
    with transaction(disk):
        for page in pages_of(disk, table):
            if any(row[0] in new for row in page.rows):
                packed = pack_rows([new.get(row[0], row) for row in page.rows])
                disk.execute(put_page, (packed, table, page.first))
        disk.executemany(
            "UPDATE events SET kind = ?, at = ?, seat = ?, what = ?, id = ? WHERE table_id = ? AND number = ?",
            [(*row[1:], table, number) for number, row in new.items()],
        )
    leave_no_trace(disk)


def delete_some(disk: sqlite3.Connection, table: str) -> bool:
    """Delete a table's first entries that are still there; false if that was all. Nobody can read the rest, and if
    the process ends in between, the next one goes on."""
    with transaction(disk):
        disk.execute("UPDATE tables SET opened = ? WHERE id = ?", (DOOMED, table))
        page = disk.execute("SELECT first FROM pages WHERE table_id = ? ORDER BY first LIMIT 1", (table,)).fetchone()
        if page:
            disk.execute("DELETE FROM pages WHERE table_id = ? AND first = ?", (table, *page))
            return True
        gone = disk.execute(DELETE, {"table": table, "step": STEP})
        if gone.rowcount == STEP:
            return True
        disk.execute("DELETE FROM tables WHERE id = ?", (table,))
    leave_no_trace(disk)
    return False


def finish_deleting(disk: sqlite3.Connection) -> None:
    """What the last process did not come to."""
    for (table,) in disk.execute("SELECT id FROM tables WHERE opened = ?", (DOOMED,)).fetchall():
        while delete_some(disk, table):
            pass


def leave_no_trace(disk: sqlite3.Connection) -> None:
    """SQLite overwrites what is deleted, but not what it left behind when it moved a row to another page. A large
    database is cleared of that at the turn of the day: all writes wait for it."""
    (size,) = disk.execute("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size").fetchone()
    if size > SMALL:
        write_note(disk, TRACES, "left")
        forget_changes(disk)
    else:
        write_anew(disk)


def write_anew(disk: sqlite3.Connection) -> None:
    disk.execute("VACUUM")
    forget_changes(disk)
    write_note(disk, TRACES, None)


def forget_changes(disk: sqlite3.Connection) -> None:
    """The write-ahead log has the old pages until it is copied into the database; then it is cut to nothing."""
    disk.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()


def list_tables(disk: sqlite3.Connection, most: int) -> list[Kept]:
    """The tables opened last. What has a slash in its name is no table, but the log of a contest."""
    query = """SELECT id, game, opened, (SELECT max(number) FROM events WHERE table_id = tables.id),
      EXISTS (SELECT 1 FROM pages WHERE table_id = tables.id)
      FROM tables WHERE opened > ? AND instr(id, '/') = 0 ORDER BY opened DESC, id LIMIT ?"""
    found = disk.execute(query, (DOOMED, most)).fetchall()
    return [Kept(table, game, day, number or 0, bool(packed)) for table, game, day, number, packed in found]


def read_note(disk: sqlite3.Connection, name: str) -> str | None:
    found = disk.execute("SELECT text FROM notes WHERE name = ?", (name,)).fetchone()
    return found[0] if found else None


def write_note(disk: sqlite3.Connection, name: str, text: str | None) -> None:
    with transaction(disk):
        if text is None:
            disk.execute("DELETE FROM notes WHERE name = ?", (name,))
        else:
            disk.execute("INSERT OR REPLACE INTO notes VALUES (?, ?)", (name, text))


def settle_note(disk: sqlite3.Connection, name: str, text: str) -> str:
    with transaction(disk):
        disk.execute("INSERT OR IGNORE INTO notes VALUES (?, ?)", (name, text))
        found: str = disk.execute("SELECT text FROM notes WHERE name = ?", (name,)).fetchone()[0]
    return found
