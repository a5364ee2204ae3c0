"""A PostgreSQL server of the tests' own: from Debian's programs, in a folder and on a socket of its own. It ends with
whoever started it."""

import asyncio
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from typing import Any, Self

import asyncpg

from server.running import PATIENCE

FAST = ("fsync=off", "full_page_writes=off")  # nobody cuts the power: a killed server loses nothing by these
SETTINGS = (
    "listen_addresses=",
    "max_connections=200",
    "shared_buffers=32MB",
    "autovacuum=off",
    "wal_level=minimal",
    "max_wal_senders=0",
    "dynamic_shared_memory_type=mmap",
)


def programs() -> Path:
    """The newest that are installed."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda each: float(each.parts[-3]))
    assert found, "no PostgreSQL: run `make postgres`"
    return found[-1].parent


def as_somebody() -> list[str]:
    """PostgreSQL refuses to run as root."""
    return ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"] if os.geteuid() == 0 else []


class Postgres:
    def __init__(self, *settings: str) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="vierling-postgres-"))
        self.settings = settings or FAST
        self._names = count(1)
        self._starter = ThreadPoolExecutor(1)  # the server ends with the thread that started it
        self._process: subprocess.Popen[bytes] | None = None
        if os.geteuid() == 0:
            shutil.chown(self.folder, "nobody", "nogroup")
        program = [*as_somebody(), str(programs() / "initdb"), "-D", str(self.data), "--no-sync", "--no-locale"]
        subprocess.run(
            [*program, "-U", "vierling", "-A", "trust", "-E", "UTF8"], check=True, capture_output=True, cwd=self.folder
        )

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder)
        self._starter.shutdown()

    def start(self) -> None:
        self._process = self._starter.submit(self._spawn).result()
        deadline = time.monotonic() + PATIENCE
        while not self._answers():
            assert time.monotonic() < deadline, (self.folder / "printed.txt").read_text()
            time.sleep(0.02)

    def _spawn(self) -> "subprocess.Popen[bytes]":
        options = [part for each in (*SETTINGS, *self.settings) for part in ("-c", each)]
        command = [str(programs() / "postgres"), "-D", str(self.data), "-k", str(self.folder), *options]
        with (self.folder / "printed.txt").open("ab") as printed:
            return subprocess.Popen(
                ["setpriv", "--pdeathsig", "QUIT", *as_somebody()[1:], *command],
                stdout=printed,
                stderr=printed,
                cwd=self.folder,
                start_new_session=True,
            )

    def _answers(self) -> bool:
        ready = [str(programs() / "pg_isready"), "-q", "-h", str(self.folder), "-U", "vierling", "-d", "postgres"]
        return subprocess.run(ready, check=False).returncode == 0

    def stop(self, how: int = signal.SIGINT) -> None:
        """By default fast: it waits for nobody. SIGQUIT is immediate, as if it had crashed."""
        if self._process and self._process.poll() is None:
            self._process.send_signal(how)
            self._process.wait(PATIENCE)

    def restart(self, how: int = signal.SIGINT) -> None:
        self.stop(how)
        self.start()

    @property
    def address(self) -> str:
        return f"postgresql://vierling@/postgres?host={self.folder}"

    def fresh(self) -> str:
        """An address at which nothing has been written yet. A schema is made in no time, a whole database is not."""
        name = f"place_{next(self._names)}"
        execute(self.address, f"CREATE SCHEMA {name}")
        return f"{self.address}&search_path={name}"


def fetch(address: str, query: str, *args: Any) -> list[Any]:
    """Over a connection that is nobody else's; from any thread that runs no event loop."""

    async def work() -> list[Any]:
        connection = await asyncpg.connect(address)
        try:
            return [*await connection.fetch(query, *args)]
        finally:
            await connection.close()

    found: list[Any] = anywhere(work())
    return found


def execute(address: str, statements: str) -> None:
    async def work() -> None:
        connection = await asyncpg.connect(address)
        try:
            await connection.execute(statements)
        finally:
            await connection.close()

    anywhere(work())


def anywhere(work: Coroutine[Any, Any, Any]) -> Any:
    """Also from within an event loop, which waits meanwhile."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()
