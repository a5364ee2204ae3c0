"""Processes that serve: forked from a warm nursery, or started afresh as people do it."""

import atexit
import json
import os
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from threading import Lock
from typing import IO, Any, Protocol

TESTS = Path(__file__).resolve().parents[1]
LEFT = "ignore::UserWarning:multiprocessing.resource_tracker"  # whoever is killed leaves something to be cleared up
PATH = os.pathsep.join(filter(None, [str(TESTS), os.environ.get("PYTHONPATH")]))


class Process(Protocol):
    """What a `Popen` and a fork have in common."""

    @property
    def pid(self) -> int: ...

    stdout: IO[str] | None

    def poll(self) -> int | None: ...

    def wait(self, timeout: float | None = None) -> int: ...

    def terminate(self) -> None: ...

    def kill(self) -> None: ...


def start(command: Sequence[str], environment: Mapping[str, str], errors: int, *, fresh: bool) -> Process:
    """In a session of its own. What an interpreter reads when it starts, a fork cannot be told any more."""
    if fresh or for_python(environment) != STARTED:
        return subprocess.Popen(
            [sys.executable, *command],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            start_new_session=True,
        )
    out, theirs = os.pipe()
    pid = nursery().bear(command, environment, theirs, errors)
    os.close(theirs)
    return Fork(nursery(), pid, os.fdopen(out))


def for_python(environment: Mapping[str, str]) -> dict[str, str]:
    return {name: each for name, each in environment.items() if name.startswith("PYTHON")}


STARTED = for_python(os.environ)  # what the nursery will be started with


class Nursery:
    """A warm process and the way to give it orders."""

    def __init__(self, *more: str) -> None:
        self.cpu = 0.0  # seconds that all its children took
        self._lock = Lock()
        self._line, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._process = subprocess.Popen(
            [sys.executable, "-W", LEFT, "-m", "server.nursery", str(theirs.fileno()), *more],
            pass_fds=[theirs.fileno()],
            env={**os.environ, **STARTED, "PYTHONPATH": PATH},
            stdin=subprocess.DEVNULL,
        )
        theirs.close()
        self._line.recv(65536)  # it is warm, however long its imports took

    def _ask(self, order: dict[str, Any], *files: int) -> dict[str, Any]:
        with self._lock:
            socket.send_fds(self._line, [json.dumps(order).encode()], files)
            answer: dict[str, Any] = json.loads(self._line.recv(65536))
        return answer

    def bear(self, command: Sequence[str], environment: Mapping[str, str], out: int, errors: int) -> int:
        """The child's process id."""
        order = {"command": list(command), "environment": dict(environment)}
        return int(self._ask(order, out, errors)["pid"])

    def bury(self, pid: int) -> int:
        """The exit code of a child that has ended."""
        answer = self._ask({"bury": pid})
        self.cpu += answer["cpu"]
        return int(answer["code"])

    def close(self) -> None:
        self._line.close()
        self._process.wait()


@cache
def nursery() -> Nursery:
    """One for all that this process starts."""
    made = Nursery("thinkers")
    atexit.register(made.close)
    return made


class Fork:
    """A nursery's child, with what a `Popen` offers for one of our own."""

    def __init__(self, parent: Nursery, pid: int, stdout: IO[str]) -> None:
        self.pid = pid
        self.stdout: IO[str] | None = stdout
        self._parent = parent
        self._code: int | None = None

    def poll(self) -> int | None:
        if self._code is None and has_ended(self.pid, 0):
            self._code = self._parent.bury(self.pid)
        return self._code

    def wait(self, timeout: float | None = None) -> int:
        if self._code is None and not has_ended(self.pid, timeout):
            raise subprocess.TimeoutExpired("serve", timeout or 0)
        code = self.poll()
        assert code is not None
        return code

    def terminate(self) -> None:
        self._send(signal.SIGTERM)

    def kill(self) -> None:
        self._send(signal.SIGKILL)

    def _send(self, number: int) -> None:
        if self._code is None:  # until it is buried nobody else gets its id
            os.kill(self.pid, number)


def has_ended(pid: int, seconds: float | None = None) -> bool:
    """Whether a process that is not buried yet ends within this time."""
    watched, ended = os.pidfd_open(pid), select.poll()
    ended.register(watched, select.POLLIN)
    try:
        return bool(ended.poll(None if seconds is None else 1000 * seconds))
    finally:
        os.close(watched)
