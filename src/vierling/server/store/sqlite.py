"""The append-only log of all tables in SQLite: one writer thread, and an entry is on disk before its future is done."""

import asyncio
import logging
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import orjson

from vierling.live.entry import Entry
from vierling.live.host import Damaged, Day
from vierling.server.store import keeping
from vierling.server.store.owner import Owner
from vierling.server.store.rows import PAGE, UNPACKABLE, Kept, read_rows
from vierling.server.store.trouble import Trouble

logger = logging.getLogger(__name__)

SCHEMA = 3
MOST_AT_ONCE = 4000  # writes that share one commit
LINGER_SECONDS = 0.002  # for each write of a commit the next one waits for more: where little happens, hardly at all
MOST_LINGER_SECONDS = 0.01
STATEMENTS = """
CREATE TABLE IF NOT EXISTS events (
  table_id TEXT NOT NULL, number INTEGER NOT NULL, at INTEGER NOT NULL, kind TEXT NOT NULL,
  seat INTEGER, what TEXT NOT NULL, id TEXT,
  PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
CREATE TRIGGER IF NOT EXISTS no_gap BEFORE INSERT ON events
WHEN NEW.number > 1 AND NOT EXISTS (SELECT 1 FROM events WHERE table_id = NEW.table_id AND number = NEW.number - 1)
BEGIN SELECT RAISE(ABORT, 'the entry before this one is missing'); END;
CREATE UNIQUE INDEX IF NOT EXISTS once ON events (table_id, seat, id) WHERE id IS NOT NULL;
CREATE INDEX IF NOT EXISTS starts ON events (table_id, number) WHERE kind = 'started';
"""
# By the version they lead on from; all that are needed run in one transaction.
MIGRATIONS = {1: "UPDATE events SET kind = 'timed_out' WHERE kind = 'slept';", 2: keeping.NOTE_ALL}
INSERT = "INSERT INTO events (table_id, number, at, kind, seat, what, id) VALUES (?, ?, ?, ?, ?, ?, ?)"
ONE_MORE = ", (?, ?, ?, ?, ?, ?, ?)"
MOST_ROWS = 64  # that one statement inserts
BESIDE = ("", "-wal", "-shm", "-owner", "-admin")  # the files of a database, by what their names end with

Answer = TypeVar("Answer")
Row = tuple[str, int, int, str, int | None, str, str | None]
TROUBLES = (sqlite3.Error, *UNPACKABLE)
UNUSABLE = (sqlite3.Error, OSError, ValueError)  # not a database, not ours, or of another version


@dataclass(slots=True)
class Write:
    rows: list[Row]
    loop: asyncio.AbstractEventLoop
    done: "asyncio.Future[None]"


@dataclass(slots=True)
class Ask:
    """Whatever else is done with the database: short, because writes wait for it."""

    work: Callable[[sqlite3.Connection], Any]
    done: "Future[Any]" = field(default_factory=Future)


Job = Write | Ask


class Log:
    def __init__(self, path: Path, on_death: Callable[[Exception], None] = lambda _: None) -> None:
        """`on_death` is called, in the writer's thread, when that thread cannot go on: whoever hosts the log should
        end, because from then on every write is refused."""
        self.path = path
        self._owner = Owner(path)
        self._on_death = on_death
        self._death: Exception | None = None
        self.written = 0  # entries
        self.ahead = 0
        self._next = 0.0  # when more writes are taken in, at the earliest
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._opened: Future[None] = Future()
        self._thread = threading.Thread(target=self._run, name="log", daemon=True)

    def open(self) -> None:
        """Raises `Taken` if another process has the file open, and `Trouble` if the file is not ours or cannot be
        written."""
        try:
            self._owner.claim()
            self._thread.start()
            self._opened.result()
        except UNUSABLE as problem:
            self._owner.release()
            raise Trouble(str(problem)) from problem

    def close(self) -> None:
        """Writes everything that is still queued first."""
        self._jobs.put(None)
        self._thread.join()
        self._owner.release()

    @property
    def is_alive(self) -> bool:
        return self._thread.is_alive() and self._death is None

    def append(self, table: str, number: int, entries: Sequence[Entry]) -> "asyncio.Future[None]":
        """Write the entries from `number` on, all or none; done when they are on disk."""
        loop = asyncio.get_running_loop()
        rows = [
            (table, number + step, each.at, each.kind, each.seat, orjson.dumps(each.what).decode(), each.id)
            for step, each in enumerate(entries)
        ]
        job = Write(rows, loop, loop.create_future())
        self._jobs.put(job)
        return job.done

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """The next page; writes that come meanwhile have their turn before the one after it."""
        return await self._ask(partial(read_page, table=table, after=after))

    async def last_start(self, table: str) -> int | None:
        return await self._ask(partial(keeping.last_start, table=table))

    # What is kept, and for how long: see `keeping`

    async def turn_day(self, today: Day) -> Day:
        return await self._ask(partial(keeping.turn_day, today=today))

    async def touch(self, tables: Sequence[str], day: Day) -> None:
        await self._ask(partial(keeping.touch, tables=tables, day=day))

    async def stale(self, before: Day, most: int, packed: bool) -> list[str]:
        return await self._ask(partial(keeping.stale, before=before, most=most, packed=packed))

    async def pack(self, table: str) -> bool:
        return await self._ask(partial(keeping.pack, table=table))

    async def amend(self, table: str, entries: Mapping[int, Entry]) -> None:
        await self._ask(partial(keeping.amend, table=table, entries=entries))

    async def delete(self, table: str) -> None:
        while await self._ask(partial(keeping.delete_some, table=table)):
            pass  # others write in between

    async def list_tables(self, most: int) -> list[Kept]:
        return await self._ask(partial(keeping.list_tables, most=most))

    async def read_note(self, name: str) -> str | None:
        return await self._ask(partial(keeping.read_note, name=name))

    async def write_note(self, name: str, text: str | None) -> None:
        await self._ask(partial(keeping.write_note, name=name, text=text))

    async def settle_note(self, name: str, text: str) -> str:
        return await self._ask(partial(keeping.settle_note, name=name, text=text))

    # One process has the whole file

    async def claim(self, table: str, awake: bool = True) -> bool:  # noqa: ARG002 - every table is
        return False

    def release(self, tables: Sequence[str]) -> None:
        pass

    async def elsewhere(self, tables: Sequence[str]) -> frozenset[str]:  # noqa: ARG002 - no table is
        return frozenset()

    async def _ask(self, work: Callable[[sqlite3.Connection], Answer]) -> Answer:
        job = Ask(work)
        self._jobs.put(job)
        answer: Answer = await asyncio.wrap_future(job.done)
        return answer

    # In the writer's thread

    def _run(self) -> None:
        try:
            self._disk = connect(self.path)
            keeping.finish_deleting(self._disk)
        except UNUSABLE as problem:
            self._opened.set_exception(problem)
            return
        self._opened.set_result(None)
        jobs: list[Job | None] = []
        while None not in jobs:
            jobs = self._gather()
            self._try_to_serve(jobs)
        self._disk.close()

    def _try_to_serve(self, jobs: list[Job | None]) -> None:
        """The top of the thread. After a surprise nobody knows what the disk has: nothing is written any more, and
        nobody waits for an answer that never comes."""
        if self._death is None:
            try:
                self._serve(jobs)
            except Exception as problem:
                self._death = problem
                logger.exception("nothing can be written any more")
                self._on_death(problem)
        if self._death is not None:
            refuse(jobs, self._death)

    def _gather(self) -> list[Job | None]:
        """Everything queued right now: the slower the disk, the more writes share a commit. Where there is much to do,
        each commit waits a moment for more."""
        jobs = [self._jobs.get()]
        time.sleep(max(0.0, self._next - time.monotonic()))
        while len(jobs) < MOST_AT_ONCE and not self._jobs.empty():
            jobs.append(self._jobs.get())
        self._next = time.monotonic() + min(MOST_LINGER_SECONDS, LINGER_SECONDS * len(jobs))
        return jobs

    def _serve(self, jobs: list[Job | None]) -> None:
        writes = [job for job in jobs if isinstance(job, Write)]
        if writes:
            self._write(writes)
        for job in jobs:  # after the writes, so that a reader sees everything queued before it
            if isinstance(job, Ask):
                self._answer(job)

    def _write(self, writes: list[Write]) -> None:
        try:
            self._commit([row for write in writes for row in write.rows])
        except sqlite3.Error as problem:
            if len(writes) == 1:
                logger.error("a write to table %s failed: %s", writes[0].rows[0][0], problem)  # noqa: TRY400 - the disk
                settle(writes, Trouble(str(problem)))
            else:  # one bad write must not fail its neighbours
                for write in writes:
                    self._write([write])
        else:
            self.written += sum(len(write.rows) for write in writes)
            settle(writes, None)

    def _commit(self, rows: list[Row]) -> None:
        """All rows or none. A statement is a transaction of its own; and around each statement the interpreter may
        pass to the event loop, which keeps it for a while: the fewer there are, the sooner a move is acknowledged."""
        if len(rows) <= MOST_ROWS:
            insert(self._disk, rows)
            return
        try:
            self._disk.execute("BEGIN IMMEDIATE")
            for start in range(0, len(rows), MOST_ROWS):
                insert(self._disk, rows[start : start + MOST_ROWS])
            self._disk.execute("COMMIT")
        except sqlite3.Error:
            if self._disk.in_transaction:
                self._disk.execute("ROLLBACK")
            raise

    def _answer(self, job: Ask) -> None:
        if not job.done.set_running_or_notify_cancel():
            return  # cancelled meanwhile
        try:
            job.done.set_result(job.work(self._disk))
        except Damaged as problem:
            job.done.set_exception(problem)
        except TROUBLES as problem:
            trouble = Trouble(str(problem))
            trouble.__cause__ = problem
            job.done.set_exception(trouble)


def insert(disk: sqlite3.Connection, rows: Sequence[Row]) -> None:
    disk.execute(INSERT + ONE_MORE * (len(rows) - 1), [value for row in rows for value in row])


def read_page(disk: sqlite3.Connection, table: str, after: int) -> list[Entry]:
    try:
        rows = keeping.rows_after(disk, table, after, PAGE)
    except sqlite3.Error as problem:
        if is_damage(problem):
            raise Damaged(after + 1, str(problem)) from problem
        raise
    except UNPACKABLE as problem:
        raise Damaged(after + 1, "its page cannot be unpacked") from problem
    return read_rows(rows, after)


def is_damage(problem: sqlite3.Error) -> bool:
    """Not a disk that fails, but what is on it. Texts that are not UTF-8 are refused by Python, without a code."""
    return getattr(problem, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & 0xFF == sqlite3.SQLITE_CORRUPT


def connect(path: Path) -> sqlite3.Connection:
    path.parent.mkdir(parents=True, exist_ok=True)
    with suppress(FileExistsError):  # SQLite's own files beside it take over its rights
        os.close(os.open(path, os.O_CREAT | os.O_EXCL, 0o600))
    lock_away(path)
    disk = sqlite3.connect(path, isolation_level=None, timeout=5, cached_statements=2 * MOST_ROWS)
    disk.execute("PRAGMA journal_mode = WAL")
    disk.execute("PRAGMA secure_delete = ON")  # what is deleted is overwritten
    disk.execute("PRAGMA synchronous = FULL")
    (schema,) = disk.execute("PRAGMA user_version").fetchone()
    if schema not in (0, *MIGRATIONS, SCHEMA):
        raise ValueError(f"{path} was written by another version of Vierling (schema {schema}, not {SCHEMA})")
    steps = "".join(statements for version, statements in MIGRATIONS.items() if 0 < schema <= version)
    made = STATEMENTS + keeping.STATEMENTS
    disk.executescript(f"BEGIN IMMEDIATE; {made} {steps} PRAGMA user_version = {SCHEMA}; COMMIT;")
    return disk


def check(path: Path) -> None:
    """Raises `Taken` or another `Trouble`, if it cannot be opened."""
    owner = Owner(path)
    try:
        owner.claim()
        connect(path).close()
    except UNUSABLE as problem:
        raise Trouble(str(problem)) from problem
    finally:
        owner.release()


def lock_away(path: Path) -> None:
    """Matches and names are nobody else's business, whoever made these files and however."""
    for ending in BESIDE:
        with suppress(FileNotFoundError, PermissionError):  # of another user's file that user has to take care
            path.with_name(path.name + ending).chmod(0o600)


def refuse(jobs: Sequence[Job | None], problem: Exception) -> None:
    """Whatever of it has not been answered."""
    settle([job for job in jobs if isinstance(job, Write)], problem)
    for job in jobs:
        if isinstance(job, Ask) and not job.done.done():
            job.done.set_exception(problem)


def settle(writes: list[Write], problem: Exception | None) -> None:
    """Wake each event loop once, however many writes are done."""
    loops: dict[asyncio.AbstractEventLoop, list[asyncio.Future[None]]] = {}
    for write in writes:
        loops.setdefault(write.loop, []).append(write.done)
    for loop, futures in loops.items():
        tell(loop, finish, futures, problem)


def tell(loop: asyncio.AbstractEventLoop, what: Callable[..., None], *args: Any) -> None:
    with suppress(RuntimeError):  # the loop is closed: nobody waits there any more
        loop.call_soon_threadsafe(what, *args)


def finish(futures: list["asyncio.Future[None]"], problem: Exception | None) -> None:
    for future in futures:
        if future.done():
            continue
        if problem:
            future.set_exception(problem)
        else:
            future.set_result(None)
