"""Servers as real processes: forked from a warm nursery, or started afresh as people do it."""

import asyncio
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Protocol

from server.births import PATH, has_ended
from server.births import Nursery as Warm
from server.running import PATIENCE, PLENTY, family

LIFE = (str(Path(__file__).parent / "life.py"), "serve", "--port", "0")
ENVIRONMENT = {**os.environ, "PYTHONPATH": PATH}
LIVES_OF_A_NURSERY = 250  # killed servers leave semaphores, which are cleared up when it ends


class Parent(Protocol):
    async def wait(self, pid: int) -> int: ...


@dataclass
class Child:
    """A server's process."""

    pid: int
    parent: Parent
    errors: IO[bytes]  # all that it reports, unless that was cut off
    out: int  # what it prints
    port: int = 0  # of one that is open
    code: int | None = None
    hearing: asyncio.BaseTransport | None = None

    async def open(self) -> bool:
        """Whether it gets as far as printing its port. What it prints later is not read, but its pipe holds."""
        reader = asyncio.StreamReader()
        loop, pipe = asyncio.get_running_loop(), os.fdopen(self.out, "rb")
        self.hearing, _ = await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), pipe)
        async with asyncio.timeout(PATIENCE):
            line = (await reader.readline()).decode()
        self.port = int(line.rpartition(":")[2]) if line else 0
        return self.port > 0

    def send(self, number: int) -> None:
        if self.code is None:
            send_signal(self.pid, number)

    async def end(self, number: int = signal.SIGKILL) -> int:
        """Its exit code: minus the signal's number, if that ended it."""
        self.send(number)
        if self.code is None:
            self.code = await self.parent.wait(self.pid)
        return self.code

    def thinkers(self) -> list[int]:
        return [each for each in family(self.pid) if each != self.pid]

    def printed(self) -> str:
        self.errors.seek(0)
        return self.errors.read().decode(errors="replace")

    def close(self) -> None:
        self.errors.close()
        if self.hearing:
            self.hearing.close()
        else:
            os.close(self.out)


@dataclass(frozen=True)
class Order:
    """A server to be started: on what, and how."""

    settings: Mapping[str, str]
    clock: str = ""  # the file that sets its clock
    flaw: str = ""  # a bug planted on purpose
    errors: int | None = None  # where its report goes instead

    def environment(self) -> dict[str, str]:
        settings = {f"VIERLING_{name}".upper(): str(each) for name, each in {**PLENTY, **self.settings}.items()}
        return {**os.environ, **settings, "TORTURE_CLOCK": self.clock, "TORTURE_FLAW": self.flaw}


def send_signal(process: int, number: int) -> None:
    with suppress(ProcessLookupError):
        os.kill(process, number)


class Nursery:
    def __init__(self) -> None:
        self.left = 0  # lives, until it is replaced
        self._past = 0.0  # seconds that servers of those before it took
        self._warm: Warm | None = None
        self._alive: set[int] = set()

    @property
    def cpu(self) -> float:
        """Seconds that all its servers took."""
        return self._past + (self._warm.cpu if self._warm else 0.0)

    async def _open(self) -> None:
        self.close()
        self._warm, self.left = await asyncio.to_thread(Warm), LIVES_OF_A_NURSERY

    async def start(self, order: Order) -> Child:
        if not self._warm or (self.left <= 0 and not self._alive):  # a nursery that ends takes its children along
            await self._open()
        self.left -= 1
        assert self._warm
        out, theirs = os.pipe()
        errors = tempfile.TemporaryFile()  # noqa: SIM115 - its child closes it
        reports = errors.fileno() if order.errors is None else order.errors
        pid = self._warm.bear(LIFE, order.environment(), theirs, reports)
        os.close(theirs)
        self._alive.add(pid)
        return Child(pid, self, errors, out)

    async def wait(self, pid: int) -> int:
        assert self._warm
        assert await asyncio.to_thread(has_ended, pid, PATIENCE)
        self._alive.remove(pid)
        return self._warm.bury(pid)

    def close(self) -> None:
        self._past = self.cpu
        if self._warm:
            self._warm.close()
        self._warm = None


@dataclass
class Fresh:
    """`python -m vierling serve`, with all its imports."""

    _processes: dict[int, subprocess.Popen[bytes]] = field(default_factory=dict)

    async def start(self, order: Order) -> Child:
        out, theirs = os.pipe()
        errors = tempfile.TemporaryFile()  # noqa: SIM115 - its child closes it
        process = subprocess.Popen(  # noqa: ASYNC220 - it forks, which takes no time worth mentioning
            [sys.executable, "-m", "vierling", "serve", "--port", "0"],
            env=order.environment(),
            stdout=theirs,
            stderr=errors if order.errors is None else order.errors,
            start_new_session=True,
        )
        os.close(theirs)
        self._processes[process.pid] = process
        return Child(process.pid, self, errors, out)

    async def wait(self, pid: int) -> int:
        return await asyncio.to_thread(self._processes.pop(pid).wait, PATIENCE)

    def close(self) -> None:
        """Nothing is left of it."""
