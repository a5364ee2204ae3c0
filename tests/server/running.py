"""A real server in its own process, which can be killed and restarted."""

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import IO, ClassVar, Self

import httpx

from server.births import Process, start

PLENTY = {
    "tables_per_minute": 1_000_000,
    "puzzles_per_minute": 1_000_000,
    "parcels_per_minute": 1_000_000,
    "requests_per_second": 1_000_000,
    "acts_per_second": 1_000_000,
    "messages_per_second": 1_000_000,
    "sockets_per_address": 1_000_000,
}
PATIENCE = 300.0  # seconds before giving up: a busy machine is not a bug


class Server:
    command: tuple[str, ...] = ("-m", "vierling")
    surroundings: ClassVar[dict[str, str]] = {}
    fresh = False

    def __init__(self, folder: Path, *, stderr: int | None = None, **settings: float | str) -> None:
        self.database = folder / "vierling.db"
        self.settings = {**PLENTY, "database": self.database, **settings}
        self.port = 0
        self._printed = folder / "printed.txt"
        self._stderr = stderr  # where it reports to, if not to where it is printed
        self._process: Process | None = None
        self._client: httpx.Client | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
        self.client.close()

    def start(self) -> None:
        """On the same port as before, if it ran before."""
        settings = {f"VIERLING_{name}".upper(): str(each) for name, each in self.settings.items()}
        environment = {**os.environ, **self.surroundings, **settings}
        command = (*self.command, "serve", "--port", str(self.port))
        with self._printed.open("a") as file:
            errors = file.fileno() if self._stderr is None else self._stderr
            self._process = start(command, environment, errors, fresh=self.fresh)
        line = self.out.readline()
        if not line.startswith("Vierling is open at http://127.0.0.1:"):
            self.kill()
            raise RuntimeError(self.printed())
        self.port = int(line.rpartition(":")[2])
        self.out.readline()  # how to let others in
        if self._client is None:
            self._client = httpx.Client(base_url=self.address, timeout=PATIENCE, trust_env=False)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def client(self) -> httpx.Client:
        assert self._client
        return self._client

    @property
    def process(self) -> Process:
        assert self._process
        return self._process

    @property
    def out(self) -> IO[str]:
        assert self.process.stdout
        return self.process.stdout

    def kill(self) -> None:
        """Kill only the server: its thinkers must notice by themselves."""
        if self.is_alive:
            self.process.kill()
        self.join()

    @property
    def is_alive(self) -> bool:
        return self.process.poll() is None

    def join(self) -> int:
        """Its exit code, once it has ended."""
        code = self.process.wait(PATIENCE)
        if not self.out.closed:
            with self._printed.open("a") as printed:
                printed.write(self.out.read())
            self.out.close()
        return code

    def restart(self) -> None:
        self.kill()
        self.start()

    def printed(self) -> str:
        return self._printed.read_text()

    def entries(self, table: str, kind: str) -> list[int | None]:
        """The seats of a table's entries of one kind, as stored on disk."""
        with closing(sqlite3.connect(self.database)) as disk:
            rows = disk.execute(
                "SELECT seat FROM events WHERE table_id = ? AND kind = ? ORDER BY number", (table, kind)
            )
            return [seat for (seat,) in rows]

    def thinkers(self) -> list[int]:
        """The server's live worker processes; those of a fork are not in its session."""
        assert self.fresh
        return [each for each in family(self.process.pid) if each != self.process.pid]


class FreshServer(Server):
    """Started as people start it, which takes two seconds of a processor: for tests of how it starts and ends."""

    fresh = True


class RepeatableServer(Server):
    """With dice that fall in every run as in the one before."""

    command = (str(Path(__file__).parent / "repeatable.py"),)


class TurningServer(Server):
    """With days that pass when it is told to."""

    command = (str(Path(__file__).parent / "turning.py"),)

    def start(self) -> None:
        self.turned = self.database.with_name("turned")
        self.surroundings = {"TURNED": str(self.turned)}  # type: ignore[misc] # of this one
        if not self.turned.exists():
            self.turn(0)
        super().start()

    def turn(self, days: int) -> None:
        self.turned.with_suffix(".new").write_text(str(days))
        self.turned.with_suffix(".new").replace(self.turned)  # at once: it is read all the time


class ImpatientServer(Server):
    """Without a database it soon gives up hope."""

    command = (str(Path(__file__).parent / "impatient.py"),)


class SkewedServer(Server):
    """On a machine whose clock is an hour fast."""

    SECONDS = 3600
    command = (str(Path(__file__).parent / "skewed.py"),)
    surroundings: ClassVar = {"SKEW": str(SECONDS)}


def family(session: int) -> list[int]:
    """All live processes of a session."""
    return [process for process, _, its_session in living() if its_session == session]


def children(parent: int) -> list[int]:
    return [process for process, its_parent, _ in living() if its_parent == parent]


def living() -> Iterator[tuple[int, int, int]]:
    """Every process with its parent and its session, from /proc; zombies don't count."""
    for file in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, parent, _, session = file.read_text().rpartition(")")[2].split()[:4]
        except OSError:
            continue  # gone in the meantime
        if state != "Z":
            yield int(file.parent.name), int(parent), int(session)


def wait_until_gone(processes: list[int]) -> None:
    deadline = time.monotonic() + PATIENCE
    while left := [each for each in processes if is_alive(each)]:
        assert time.monotonic() < deadline, f"still there: {left}"
        time.sleep(0.02)


def is_alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
