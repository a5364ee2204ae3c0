"""The append-only log of all tables in PostgreSQL, for any number of processes: each table has one owner, and an entry
is committed before its future is done."""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg

from vierling.game import Millis
from vierling.live.entry import Entry
from vierling.live.host import Day, Elsewhere
from vierling.server.store import copying, shelving
from vierling.server.store.line import GONE, PAUSE_SECONDS, Answer, Line, Lines, Work, connect, sentence
from vierling.server.store.members import Members
from vierling.server.store.rows import UNPACKABLE, Kept, read_rows
from vierling.server.store.schema import prepare
from vierling.server.store.trouble import Trouble
from vierling.server.store.writing import Writer, write_of

READERS = 3  # connections
ASKED = 5  # times for the time

# Also if it was left to sleep, or by a process that is no more. Tells whether that one left it awake. Whoever was
# declared dead has to come back first.
CLAIM = """UPDATE tables t SET owner = $2, awake = $3 OR (t.awake AND t.owner = $2)
  FROM (SELECT id, owner, awake FROM tables WHERE id = $1 FOR UPDATE) AS was WHERE t.id = was.id
  AND (was.owner = $2 OR was.owner IS NULL OR NOT EXISTS (SELECT 1 FROM processes p WHERE p.id = was.owner))
  AND EXISTS (SELECT 1 FROM processes p WHERE p.id = $2)
  RETURNING was.awake AND was.owner IS DISTINCT FROM $2"""
OWNER = "SELECT p.address FROM tables t JOIN processes p ON p.id = t.owner WHERE t.id = $1 AND p.id <> $2"
EXISTS = "SELECT 1 FROM tables WHERE id = $1"
RELEASE = "UPDATE tables SET owner = NULL, awake = false WHERE id = ANY($1) AND owner = $2"
ELSEWHERE = """SELECT t.id FROM tables t JOIN processes p ON p.id = t.owner
  WHERE t.id = ANY($1) AND p.id <> $2"""


class Log:
    def __init__(self, address: str, on_death: Callable[[Exception], None], dead_seconds: float) -> None:
        """See `opened`."""
        self.address = address
        self.members = Members(address, dead_seconds)
        self.members.on_outdated = on_death
        self.ahead: Millis = 0
        self._lines = Lines(address, READERS)
        self._line = Line(address)
        self._writer = Writer(self._line, lambda: self.members.me, on_death)
        self._releasing: asyncio.Task[None] | None = None

    @property
    def written(self) -> int:
        return self._writer.written

    @property
    def is_alive(self) -> bool:
        return self._writer.is_alive

    async def open(self) -> None:
        await self._lines.run(self._enter)

    async def _enter(self, connection: asyncpg.Connection) -> None:
        await prepare(connection)
        await shelving.finish_deleting(connection)
        await self.members.join(connection)
        self.ahead = await compare_clocks(connection)

    async def close(self) -> None:
        """Writes everything that is still queued first."""
        await self._writer.close()
        if self._releasing:
            await self._releasing
        await self.members.leave()
        await self._lines.close()
        await self._line.close()

    def append(self, table: str, number: int, entries: Sequence[Entry]) -> "asyncio.Future[None]":
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._writer.put(write_of(table, number, entries, done))
        return done

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        return read_rows(await self._ask(lambda disk: shelving.rows_after(disk, table, after)), after)

    async def last_start(self, table: str) -> int | None:
        return await self._ask(lambda disk: shelving.last_start(disk, table))

    # Who may write to which table

    async def claim(self, table: str, awake: bool = True) -> bool:
        if self._releasing:
            await self._releasing
        if await self._ask(lambda disk: self._claim(disk, table, awake)):
            self.members.orphans.add(table)
        return awake and self.members.inherits(table)

    async def _claim(self, disk: asyncpg.Connection, table: str, awake: bool) -> bool:
        """Whether it was awake, and its owner is no more."""
        while (orphaned := await disk.fetchval(CLAIM, table, self.members.me, awake)) is None:
            address = await disk.fetchval(OWNER, table, self.members.me)
            if address is not None:
                raise Elsewhere(table, address)
            if await disk.fetchval(EXISTS, table) is None:
                return False
            await asyncio.sleep(PAUSE_SECONDS)
        return bool(orphaned)

    def release(self, tables: Sequence[str]) -> None:
        if tables:
            self._releasing = asyncio.get_running_loop().create_task(self._release(tables, self._releasing))

    async def _release(self, tables: Sequence[str], before: "asyncio.Task[None] | None") -> None:
        if before:
            await before
        await self._ask(lambda disk: disk.execute(RELEASE, tables, self.members.me))

    async def elsewhere(self, tables: Sequence[str]) -> frozenset[str]:
        if not self.members.others:
            return frozenset()
        rows = await self._ask(lambda disk: disk.fetch(ELSEWHERE, tables, self.members.me))
        return frozenset(row[0] for row in rows)

    # What is kept, and for how long: see `shelving`

    async def turn_day(self, today: Day) -> Day:
        return await self._ask(lambda disk: shelving.turn_day(disk, today))

    async def touch(self, tables: Sequence[str], day: Day) -> None:
        await self._ask(lambda disk: shelving.touch(disk, tables, day))

    async def stale(self, before: Day, most: int, packed: bool) -> list[str]:
        return await self._ask(lambda disk: shelving.stale(disk, before, most, packed))

    async def pack(self, table: str) -> bool:
        return await self._ask(lambda disk: shelving.pack(disk, table))

    async def amend(self, table: str, entries: Mapping[int, Entry]) -> None:
        await self._ask(lambda disk: shelving.amend(disk, table, entries))

    async def delete(self, table: str) -> None:
        while await self._ask(lambda disk: shelving.delete_some(disk, table)):
            pass  # others write in between

    async def list_tables(self, most: int) -> list[Kept]:
        return await self._ask(lambda disk: shelving.list_tables(disk, most))

    async def read_note(self, name: str) -> str | None:
        return await self._ask(lambda disk: shelving.read_note(disk, name))

    async def write_note(self, name: str, text: str | None) -> None:
        await self._ask(lambda disk: shelving.write_note(disk, name, text))

    async def settle_note(self, name: str, text: str) -> str:
        return await self._ask(lambda disk: shelving.settle_note(disk, name, text))

    async def _ask(self, work: Work[Answer]) -> Answer:
        """Whoever reads sees everything queued before."""
        await self._writer.settled()
        try:
            return await self._lines.run(work)
        except UNPACKABLE as problem:
            raise Trouble("a page cannot be unpacked") from problem


async def compare_clocks(connection: asyncpg.Connection) -> Millis:
    """How far the database's is ahead of this machine's: the quickest answer tells it best."""
    found = []
    for _ in range(ASKED):
        asked, began = time.time(), time.monotonic()
        told = await connection.fetchval("SELECT extract(epoch FROM clock_timestamp())::float8")
        took = time.monotonic() - began
        found.append((took, told - asked - took / 2))
    quickest: float = min(found)[1]
    return round(1000 * quickest)


@asynccontextmanager
async def opened(address: str, on_death: Callable[[Exception], None], dead_seconds: float = 1.2) -> AsyncIterator[Log]:
    log = Log(address, on_death, dead_seconds)
    try:
        await log.open()
        yield log
    finally:
        await log.close()


@asynccontextmanager
async def visiting(address: str) -> AsyncIterator[asyncpg.Connection]:
    """A connection of somebody who is no server; whatever goes wrong is a `Trouble`."""
    try:
        connection = await connect(address)
        try:
            yield connection
        finally:
            await connection.close()
    except (*GONE, asyncpg.PostgresError) as problem:
        raise Trouble(sentence(problem)) from problem


async def check(address: str) -> None:
    """Raises `Trouble` if a server could not use it."""
    async with visiting(address) as connection:
        await prepare(connection)


async def read_note_at(address: str, name: str) -> str:
    async with visiting(address) as connection:
        text = await shelving.read_note(connection, name)
    if text is None:
        raise Trouble(f"there is no note {name}")
    return text


async def copy_out(address: str, disk: sqlite3.Connection) -> None:
    async with visiting(address) as connection:
        await prepare(connection)
        await copying.write_out(connection, disk)


async def copy_in(address: str, file: Path) -> None:
    async with visiting(address) as connection:
        await prepare(connection)
        await copying.read_in(connection, file)
