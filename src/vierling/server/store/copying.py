"""Everything that a PostgreSQL database holds, to a file of SQLite's and back."""

import sqlite3
from pathlib import Path
from typing import Any

import asyncpg

from vierling.server.store.trouble import Occupied
from vierling.server.store.writing import escape, unescape

AT_ONCE = 1000  # rows
EVENTS = ("table_id", "number", "at", "kind", "seat", "what", "id")
PAGES = ("table_id", "first", "last_start", "entries")
TABLES = ("id", "opened", "packed", "game")
NOTES = ("name", "text")
PARTS = {"events": EVENTS, "pages": PAGES, "tables": TABLES, "notes": NOTES}
# A slow disk, or a slow line, may take its time over a thousand rows.
NO_HURRY = "SET idle_in_transaction_session_timeout = 0"
HEADS = """SELECT id, opened, packed, game, coalesce((SELECT max(number) FROM events WHERE table_id = tables.id), 0)
  FROM tables WHERE opened >= 0"""


async def write_out(source: asyncpg.Connection, disk: sqlite3.Connection) -> None:
    """All of one moment."""
    await source.execute(NO_HURRY)
    async with source.transaction(isolation="repeatable_read", readonly=True):
        for name, columns in PARTS.items():
            put = f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"  # noqa: S608 - ours
            rows: list[tuple[Any, ...]] = []
            async for row in source.cursor(f"SELECT {', '.join(columns)} FROM {name}", prefetch=AT_ONCE):  # noqa: S608
                rows.append((*row[:-1], unescape(row[-1])) if columns is EVENTS else tuple(row))
                if len(rows) == AT_ONCE:
                    disk.executemany(put, rows)
                    rows = []
            disk.executemany(put, rows)


async def read_in(target: asyncpg.Connection, file: Path) -> None:
    """All or nothing."""
    disk = sqlite3.connect(file)
    try:
        await target.execute(NO_HURRY)
        async with target.transaction():
            await target.execute("LOCK TABLE processes, tables IN EXCLUSIVE MODE")
            await must_be_empty(target)
            await fill(target, disk)
    finally:
        disk.close()


async def must_be_empty(target: asyncpg.Connection) -> None:
    for name in ("processes", "tables", "notes"):
        if await target.fetchval(f"SELECT 1 FROM {name} LIMIT 1"):  # noqa: S608 - ours
            raise Occupied(f"it has {name} already")


async def fill(target: asyncpg.Connection, disk: sqlite3.Connection) -> None:
    heads = [(*row[:2], bool(row[2]), *row[3:]) for row in disk.execute(HEADS)]
    await target.copy_records_to_table("tables", records=heads, columns=(*TABLES, "number"))
    for name, columns in (("events", EVENTS), ("pages", PAGES), ("notes", NOTES)):
        found = disk.execute(f"SELECT {', '.join(columns)} FROM {name}")  # noqa: S608 - ours
        while rows := found.fetchmany(AT_ONCE):
            told = [(*row[:-1], escape(row[-1])) for row in rows] if columns is EVENTS else rows
            await target.copy_records_to_table(name, records=told, columns=columns)
