"""A real server in its own process, which can be killed and restarted."""

import os
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import IO, ClassVar, Self

import httpx

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

    def __init__(self, folder: Path, *, stderr: int | None = None, **settings: float | str) -> None:
        self.database = folder / "vierling.db"
        self.settings = {**PLENTY, "database": self.database, **settings}
        self.port = 0
        self._printed = folder / "printed.txt"
        self._stderr = stderr  # where it reports to, if not to where it is printed
        self._process: subprocess.Popen[str] | None = None
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
        with self._printed.open("a") as errors:
            self._process = subprocess.Popen(
                [sys.executable, *self.command, "serve", "--port", str(self.port)],
                env=environment,
                stdout=subprocess.PIPE,
                stderr=errors if self._stderr is None else self._stderr,
                text=True,
                start_new_session=True,
            )
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
    def process(self) -> subprocess.Popen[str]:
        assert self._process
        return self._process

    @property
    def out(self) -> IO[str]:
        assert self.process.stdout
        return self.process.stdout

    def kill(self) -> None:
        """Kill only the server: its thinkers must notice by themselves."""
        if self.process.poll() is None:
            self.process.kill()
        self.join()

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
        """The server's live worker processes."""
        return [each for each in family(self.process.pid) if each != self.process.pid]


class RepeatableServer(Server):
    """With dice that fall in every run as in the one before."""

    command = (str(Path(__file__).parent / "repeatable.py"),)
    surroundings: ClassVar = {"PYTHONHASHSEED": "0"}  # a position is written down with its sets


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


def family(session: int) -> list[int]:
    """All live processes of a session, from /proc; zombies don't count."""
    found = []
    for file in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, _, _, its_session = file.read_text().rpartition(")")[2].split()[:4]
        except OSError:
            continue  # gone in the meantime
        if int(its_session) == session and state != "Z":
            found.append(int(file.parent.name))
    return found


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
