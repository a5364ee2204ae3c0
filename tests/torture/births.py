"""Servers as real processes: forked from a warm nursery, or started afresh as people do it."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any, Protocol

from server.running import PATIENCE, PLENTY, family

TESTS = Path(__file__).resolve().parents[1]
PATH = os.pathsep.join(filter(None, [str(TESTS), os.environ.get("PYTHONPATH")]))
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

    def facts(self) -> dict[str, Any]:
        plenty = {name: str(each) for name, each in PLENTY.items()}
        return {"settings": {**plenty, **self.settings}, "clock": self.clock, "flaw": self.flaw}


def send_signal(process: int, number: int) -> None:
    with suppress(ProcessLookupError):
        os.kill(process, number)


class Nursery:
    def __init__(self) -> None:
        self.left = 0  # lives, until it is replaced
        self.cpu = 0.0  # seconds that all its servers took
        self._process: subprocess.Popen[bytes] | None = None
        self._line: socket.socket | None = None

    async def _ask(self, order: dict[str, Any], *files: int) -> dict[str, Any]:
        assert self._line
        socket.send_fds(self._line, [json.dumps(order).encode()], files)
        async with asyncio.timeout(PATIENCE):
            answer: dict[str, Any] = json.loads(await asyncio.get_running_loop().sock_recv(self._line, 65536))
        return answer

    async def _open(self) -> None:
        self.close()
        ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        ours.setblocking(False)
        command = [sys.executable, "-m", "torture.nursery", str(theirs.fileno())]
        self._process = subprocess.Popen(command, pass_fds=[theirs.fileno()], env=ENVIRONMENT)  # noqa: ASYNC220 - once
        theirs.close()
        self._line, self.left = ours, LIVES_OF_A_NURSERY
        await asyncio.get_running_loop().sock_recv(ours, 65536)  # it is warm, however long its imports took

    async def start(self, order: Order) -> Child:
        if not self.left:
            await self._open()
        self.left -= 1
        out, theirs = os.pipe()
        errors = tempfile.TemporaryFile()  # noqa: SIM115 - its child closes it
        answer = await self._ask(order.facts(), theirs, errors.fileno() if order.errors is None else order.errors)
        os.close(theirs)
        return Child(answer["pid"], self, errors, out)

    async def wait(self, pid: int) -> int:
        answer = await self._ask({"wait": pid})
        self.cpu += answer["cpu"]
        return int(answer["code"])

    def close(self) -> None:
        if self._line:
            self._line.close()
        if self._process:
            self._process.wait(PATIENCE)


@dataclass
class Fresh:
    """`python -m vierling serve`, with all its imports."""

    _processes: dict[int, subprocess.Popen[bytes]] = field(default_factory=dict)

    async def start(self, order: Order) -> Child:
        out, theirs = os.pipe()
        errors = tempfile.TemporaryFile()  # noqa: SIM115 - its child closes it
        settings = {f"VIERLING_{name}".upper(): each for name, each in order.facts()["settings"].items()}
        process = subprocess.Popen(  # noqa: ASYNC220 - it forks, which takes no time worth mentioning
            [sys.executable, "-m", "vierling", "serve", "--port", "0"],
            env={**os.environ, **settings},
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
