"""Writing to PostgreSQL: everything queued shares a commit, and only a table's owner moves its head on."""

import asyncio
import logging
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import asyncpg

from vierling.live.entry import Entry
from vierling.server.store.line import Line
from vierling.server.store.rows import Row, row_of
from vierling.server.store.trouble import Trouble

logger = logging.getLogger(__name__)

MOST_AT_ONCE = 4000  # writes that share one commit
LINGER_SECONDS = 0.004  # from one commit to the next: a lone write does not wait
DAY = 86_400_000  # milliseconds

# Heads are locked in the order of their ids, so that two processes never wait for each other. Whoever is not the owner,
# or does not know the last entry, gets nothing: neither head nor entries.
APPEND = """
WITH want AS (
  SELECT * FROM unnest($2::text[], $3::int[], $4::int[], $5::int[], $6::text[]) AS w(id, first, last, day, game)
), held AS MATERIALIZED (
  SELECT t.id, w.last FROM tables t JOIN want w ON w.id = t.id
  WHERE t.owner = $1 AND t.number = w.first - 1 AND t.opened >= 0 ORDER BY t.id FOR UPDATE OF t
), moved AS (
  UPDATE tables t SET number = held.last FROM held WHERE t.id = held.id RETURNING t.id
), made AS (
  INSERT INTO tables (id, number, owner, awake, opened, game)
  SELECT id, last, $1, strpos(id, '/') = 0, day, game FROM want WHERE first = 1 ORDER BY id
  ON CONFLICT DO NOTHING RETURNING id
), won AS (SELECT id FROM moved UNION ALL SELECT id FROM made), put AS (
  INSERT INTO events (table_id, number, at, kind, seat, what, id)
  SELECT e.* FROM unnest($7::text[], $8::int[], $9::bigint[], $10::text[], $11::int[], $12::text[], $13::text[])
    AS e(table_id, number, at, kind, seat, what, id) JOIN won ON won.id = e.table_id
)
SELECT id FROM won"""
HEADS = "SELECT id FROM tables t JOIN unnest($2::text[], $3::int[]) AS w(name, last) ON w.name = t.id \
WHERE t.number = w.last AND t.owner = $1"


class Lost(Trouble):
    """Another process owns the table by now."""


@dataclass(slots=True)
class Write:
    table: str
    rows: list[Row]
    day: int
    game: str | None
    done: "asyncio.Future[None]"

    @property
    def first(self) -> int:
        return self.rows[0][0]

    @property
    def last(self) -> int:
        return self.rows[-1][0]


def write_of(table: str, number: int, entries: Sequence[Entry], done: "asyncio.Future[None]") -> Write:
    first = entries[0]
    game = first.what.get("game") if isinstance(first.what, dict) else None
    return Write(table, [row_of(number + step, each) for step, each in enumerate(entries)], first.at // DAY, game, done)


def escape(text: str | None) -> str | None:
    """Ids are chosen by devices, and PostgreSQL has no text with a zero in it."""
    return text and text.replace("\\", "\\\\").replace("\0", "\\0")


def unescape(text: str | None) -> str | None:
    return text and re.sub(r"\\(.)", lambda found: "\0" if found[1] == "0" else found[1], text)


class Writer:
    def __init__(self, line: Line, me: Callable[[], int], on_death: Callable[[Exception], None]) -> None:
        self.on_death = on_death
        self.line = line
        self.me = me
        self.written = 0  # entries
        self._queue: list[Write | asyncio.Future[None]] = []
        self._wanted = asyncio.Event()
        self._task = asyncio.get_running_loop().create_task(self._run())

    @property
    def is_alive(self) -> bool:
        return not self._task.done()

    def put(self, write: Write) -> None:
        self._queue.append(write)
        self._wanted.set()

    async def settled(self) -> None:
        """Everything that is queued now has been written, or refused."""
        if self._wanted.is_set():
            mark = asyncio.get_running_loop().create_future()
            self._queue.append(mark)
            await mark

    async def close(self) -> None:
        await self.settled()
        self._task.cancel()

    async def _run(self) -> None:
        """The top of the task. After a surprise nothing is written any more, and nobody waits for ever."""
        try:
            await self._work()
        except Exception as problem:
            logger.exception("nothing can be written any more")
            self.on_death(problem)

    async def _work(self) -> None:
        while True:
            await self._wanted.wait()
            jobs, self._queue = self._queue[:MOST_AT_ONCE], self._queue[MOST_AT_ONCE:]
            await self._serve([job for job in jobs if isinstance(job, Write)])
            for job in jobs:
                if not isinstance(job, Write) and not job.done():
                    job.set_result(None)
            if self._queue:
                await asyncio.sleep(LINGER_SECONDS)
            if not self._queue:
                self._wanted.clear()

    async def _serve(self, writes: list[Write]) -> None:
        if not writes:
            return
        try:
            won = await self._commit(writes)
        except Exception as problem:  # noqa: BLE001 - whatever it is, those who wait are told
            await self._isolate(writes, problem)
            return
        for write in writes:
            if write.table in won:
                self.written += len(write.rows)
                finish(write, None)
            else:
                logger.info("table %s has gone on without us", write.table)
                finish(write, Lost("the entry before this one is missing, or another process has the table"))

    async def _isolate(self, writes: list[Write], problem: Exception) -> None:
        """One bad write must not fail its neighbours."""
        if len(writes) > 1 and self.line.is_there:
            for write in writes:
                await self._serve([write])
            return
        logger.error("a write to table %s failed: %s", writes[0].table, problem)
        for write in writes:
            finish(write, problem if isinstance(problem, Trouble) else Trouble(type(problem).__name__))

    async def _commit(self, writes: list[Write]) -> set[str]:
        """The tables that were moved on. A line that was lost may have been lost after the commit: then the heads are
        where we meant to move them, and nobody but us can have done that."""
        heads = merge(writes)
        me, losses = self.me(), self.line.losses
        args = arguments(heads, [write for write in writes if write.table in heads])

        async def work(connection: asyncpg.Connection) -> set[str]:
            won = {row[0] for row in await connection.fetch(APPEND, me, *args)}
            if self.line.losses != losses:
                ends = [last.last for _, last in heads.values()]
                won |= {row[0] for row in await connection.fetch(HEADS, me, list(heads), ends)}
            return won

        return await self.line.run(work)


def merge(writes: list[Write]) -> dict[str, tuple[Write, Write]]:
    """For each table its first write and its last. One that leaves a gap takes all others of its table with it: those
    that came before it are written again, each by itself."""
    heads: dict[str, tuple[Write, Write]] = {}
    for write in writes:
        first, last = heads.get(write.table, (write, None))
        if last and write.first != last.last + 1:
            raise Trouble(f"entry {last.last + 1} is missing")
        heads[write.table] = first, write
    return heads


def arguments(heads: dict[str, tuple[Write, Write]], writes: list[Write]) -> list[list[Any]]:
    wanted = [(table, first.first, last.last, first.day, first.game) for table, (first, last) in heads.items()]
    rows = [
        (write.table, number, at, kind, seat, what, escape(id_))
        for write in writes
        for number, kind, at, seat, what, id_ in write.rows
    ]
    return [*map(list, zip(*wanted, strict=True)), *map(list, zip(*rows, strict=True))]


def finish(write: Write, problem: Exception | None) -> None:
    if write.done.done():
        return
    if problem:
        write.done.set_exception(problem)
    else:
        write.done.set_result(None)
