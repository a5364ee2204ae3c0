"""The append-only log of all tables in SQLite: one writer thread, and an entry is on disk before its future is done."""

import asyncio
import logging
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import orjson

from vierling.live.entry import Entry
from vierling.server.store.owner import Owner

logger = logging.getLogger(__name__)

SCHEMA = 2
MOST_AT_ONCE = 4000  # writes that share one commit
LINGER_SECONDS = 0.004  # from one commit to the next: a lone write does not wait
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
"""
# By the version they lead on from; all that are needed run in one transaction.
MIGRATIONS = {1: "UPDATE events SET kind = 'timed_out' WHERE kind = 'slept';"}
INSERT = "INSERT INTO events (table_id, number, at, kind, seat, what, id) VALUES (?, ?, ?, ?, ?, ?, ?)"
SELECT = "SELECT kind, at, seat, what, id FROM events WHERE table_id = ? ORDER BY number"

Row = tuple[str, int, int, str, int | None, str, str | None]


@dataclass(slots=True)
class Write:
    rows: list[Row]
    loop: asyncio.AbstractEventLoop
    done: "asyncio.Future[None]"


@dataclass(slots=True)
class Read:
    table: str
    done: "Future[list[Entry]]" = field(default_factory=Future)


class Log:
    def __init__(self, path: Path, on_death: Callable[[Exception], None] = lambda _: None) -> None:
        """`on_death` is called, in the writer's thread, when that thread cannot go on: whoever hosts the log should
        end, because from then on every write is refused."""
        self.path = path
        self._owner = Owner(path)
        self._on_death = on_death
        self._death: Exception | None = None
        self.written = 0  # entries
        self._gathered = 0.0  # when the last writes were
        self._jobs: queue.SimpleQueue[Write | Read | None] = queue.SimpleQueue()
        self._opened: Future[None] = Future()
        self._thread = threading.Thread(target=self._run, name="log", daemon=True)

    def open(self) -> None:
        """Raises `Taken` if another process has the file open, and SQLite's error if the file is not ours or cannot be
        written."""
        self._owner.claim()
        self._thread.start()
        try:
            self._opened.result()
        except (sqlite3.Error, OSError, ValueError):
            self._owner.release()
            raise

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

    async def read(self, table: str) -> list[Entry]:
        job = Read(table)
        self._jobs.put(job)
        return await asyncio.wrap_future(job.done)

    def _run(self) -> None:
        try:
            self._disk = connect(self.path)
        except (sqlite3.Error, OSError, ValueError) as problem:
            self._opened.set_exception(problem)
            return
        self._opened.set_result(None)
        jobs: list[Write | Read | None] = []
        while None not in jobs:
            jobs = self._gather()
            self._try_to_serve(jobs)
        self._disk.close()

    def _try_to_serve(self, jobs: list[Write | Read | None]) -> None:
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

    def _gather(self) -> list[Write | Read | None]:
        """Everything queued right now: the slower the disk, the more writes share a commit. Where there is much to do,
        each commit waits a moment for more."""
        jobs = [self._jobs.get()]
        time.sleep(max(0.0, self._gathered + LINGER_SECONDS - time.monotonic()))
        self._gathered = time.monotonic()
        while len(jobs) < MOST_AT_ONCE and not self._jobs.empty():
            jobs.append(self._jobs.get())
        return jobs

    def _serve(self, jobs: list[Write | Read | None]) -> None:
        writes = [job for job in jobs if isinstance(job, Write)]
        if writes:
            self._write(writes)
        for job in jobs:  # after the writes, so that a reader sees everything queued before it
            if isinstance(job, Read):
                self._read(job)

    def _write(self, writes: list[Write]) -> None:
        try:
            self._commit([row for write in writes for row in write.rows])
        except sqlite3.Error as problem:
            if len(writes) == 1:
                logger.exception("a write to table %s failed", writes[0].rows[0][0])
                settle(writes, problem)
            else:  # one bad write must not fail its neighbours
                for write in writes:
                    self._write([write])
        else:
            self.written += sum(len(write.rows) for write in writes)
            settle(writes, None)

    def _commit(self, rows: list[Row]) -> None:
        try:
            self._disk.execute("BEGIN IMMEDIATE")
            self._disk.executemany(INSERT, rows)
            self._disk.execute("COMMIT")
        except sqlite3.Error:
            if self._disk.in_transaction:
                self._disk.execute("ROLLBACK")
            raise

    def _read(self, job: Read) -> None:
        if not job.done.set_running_or_notify_cancel():
            return  # cancelled meanwhile
        try:
            rows = self._disk.execute(SELECT, (job.table,)).fetchall()
            entries = [Entry(kind, at, seat, orjson.loads(what), id_) for kind, at, seat, what, id_ in rows]
            job.done.set_result(entries)
        except (sqlite3.Error, ValueError) as problem:  # ValueError: a row that is not JSON
            job.done.set_exception(problem)


def connect(path: Path) -> sqlite3.Connection:
    path.parent.mkdir(parents=True, exist_ok=True)
    with suppress(FileExistsError):  # SQLite's own files beside it take over its rights
        os.close(os.open(path, os.O_CREAT | os.O_EXCL, 0o600))
    disk = sqlite3.connect(path, isolation_level=None, timeout=5)
    disk.execute("PRAGMA journal_mode = WAL")
    disk.execute("PRAGMA synchronous = FULL")
    (schema,) = disk.execute("PRAGMA user_version").fetchone()
    if schema not in (0, *MIGRATIONS, SCHEMA):
        raise ValueError(f"{path} was written by another version of Vierling (schema {schema}, not {SCHEMA})")
    steps = "".join(statements for version, statements in MIGRATIONS.items() if 0 < schema <= version)
    disk.executescript(f"BEGIN IMMEDIATE; {STATEMENTS} {steps} PRAGMA user_version = {SCHEMA}; COMMIT;")
    return disk


def refuse(jobs: Sequence[Write | Read | None], problem: Exception) -> None:
    """Whatever of it has not been answered."""
    settle([job for job in jobs if isinstance(job, Write)], problem)
    for job in jobs:
        if isinstance(job, Read) and not job.done.done():
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
