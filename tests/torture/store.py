"""What a store under torture must offer: how a server is started on it, how it is broken and mended, and a way to read
its log that shares nothing with the server's own."""

import json
import os
import resource
import sqlite3
import subprocess
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, closing, contextmanager, suppress
from pathlib import Path
from typing import Protocol

from vierling.live.entry import Entry

Trouble = Callable[[int], AbstractContextManager[None]]  # given the server's process; over when the context ends


class Store(Protocol):
    settings: Mapping[str, str]  # what a server has to be told to use it
    running: Mapping[str, Trouble]  # what can befall it while a server runs, by name
    starting: Mapping[str, Callable[[], AbstractContextManager[None]]]  # what keeps a server from starting

    def read(self, table: str) -> list[tuple[int, Entry]]:
        """Every entry of a table with its number, in their order."""

    def tables(self) -> list[str]: ...

    def problems(self) -> list[str]:
        """What the store itself finds wrong with what it holds."""

    def close(self) -> None: ...


class SqliteStore:
    """A folder with a database file. If `mounted` it is a small file system of its own, which can really be full and
    really be read-only; that takes root. Otherwise the system is told to refuse the server's writes."""

    MOUNTED_BYTES = 48 * 1024 * 1024

    def __init__(self, folder: Path, *, mounted: bool = False) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.mounted = mounted
        if mounted:
            mount(folder, f"size={self.MOUNTED_BYTES}")
        self.database = folder / "vierling.db"
        self.settings: Mapping[str, str] = {"database": str(self.database)}
        self.running: Mapping[str, Trouble] = {
            "full disk": self.full if mounted else self.full_by_limit,
            "failing disk": self.failing,
            "locked for long": self.locked,
        }
        self.starting: Mapping[str, Callable[[], AbstractContextManager[None]]] = (
            {"read-only": self.read_only} if mounted else {"locked away": self.locked_away}
        )

    @contextmanager
    def _reading(self) -> Iterator[sqlite3.Connection]:
        with closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True, timeout=60)) as disk:
            yield disk

    def read(self, table: str) -> list[tuple[int, Entry]]:
        if not self.database.exists():
            return []
        query = "SELECT number, kind, at, seat, what, id FROM events WHERE table_id = ? ORDER BY number"
        with self._reading() as disk:
            rows = disk.execute(query, (table,)).fetchall()
        return [(number, Entry(kind, at, seat, json.loads(what), id_)) for number, kind, at, seat, what, id_ in rows]

    def tables(self) -> list[str]:
        with self._reading() as disk:
            return [table for (table,) in disk.execute("SELECT DISTINCT table_id FROM events")]

    def problems(self) -> list[str]:
        with self._reading() as disk:
            found = [str(line) for (line,) in disk.execute("PRAGMA integrity_check")]
        return [] if found == ["ok"] else found

    # While a server runs

    @contextmanager
    def full(self, server: int) -> Iterator[None]:  # noqa: ARG002 - the disk is full for everybody
        ballast = self.folder / "ballast"
        with ballast.open("wb", buffering=0) as file, suppress(OSError):
            while file.write(b"\0" * 65536):
                pass
        yield
        ballast.unlink()

    def full_by_limit(self, server: int) -> AbstractContextManager[None]:
        """No file grows beyond what the newest entries' file has now."""
        newest = self.database.with_name(f"{self.database.name}-wal")
        return limited(server, newest.stat().st_size if newest.exists() else 0)

    def failing(self, server: int) -> AbstractContextManager[None]:
        """Every write is refused, as by a file system that has become read-only."""
        return limited(server, 0)

    @contextmanager
    def locked(self, server: int) -> Iterator[None]:  # noqa: ARG002 - by somebody else
        with closing(sqlite3.connect(self.database, isolation_level=None, timeout=60)) as disk:
            disk.execute("BEGIN EXCLUSIVE")
            yield
            disk.execute("ROLLBACK")

    # Before one starts

    @contextmanager
    def read_only(self) -> Iterator[None]:
        mount(self.folder, "remount,ro")
        try:
            yield
        finally:
            mount(self.folder, "remount,rw")

    @contextmanager
    def locked_away(self) -> Iterator[None]:
        """Where the database was is something that no server can write to."""
        away = self.database.with_name("away")
        self.database.rename(away)
        self.database.mkdir()
        try:
            yield
        finally:
            self.database.rmdir()
            away.rename(self.database)

    def close(self) -> None:
        if self.mounted:
            subprocess.run(["umount", "--lazy", self.folder], check=True)


def mount(folder: Path, options: str) -> None:
    subprocess.run(["mount", "-t", "tmpfs", "-o", options, "torture", folder], check=True, capture_output=True)


def can_mount(folder: Path) -> bool:
    if os.geteuid():
        return False
    folder.mkdir(parents=True, exist_ok=True)
    try:
        mount(folder, "size=4096")
    except (OSError, subprocess.CalledProcessError):
        return False
    subprocess.run(["umount", folder], check=True)
    return True


@contextmanager
def limited(process: int, size: int) -> Iterator[None]:
    """The process cannot write at or beyond this offset of any file."""
    _, most = resource.prlimit(process, resource.RLIMIT_FSIZE)
    resource.prlimit(process, resource.RLIMIT_FSIZE, (size, most))
    yield
    with suppress(ProcessLookupError):
        resource.prlimit(process, resource.RLIMIT_FSIZE, (most, most))
