"""Several processes that serve at one address: this one opens it, starts the others and keeps them going."""

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from contextlib import suppress
from types import FrameType

import uvicorn

from vierling.live.errors import Refused
from vierling.server.api.settings import Settings
from vierling.server.store.store import Database, check, is_shared, name_of
from vierling.server.store.trouble import Outdated, Trouble

INHERITED = "VIERLING_INHERITED"  # the number of the socket that a worker serves at; no setting for people
READY = b"ready\n"
PAUSE_SECONDS = 0.5  # before one that has died is started again
LOOK_SECONDS = 0.1
STOP_SECONDS = 10


def must_be_shared(database: Database) -> None:
    if not is_shared(database):
        raise Refused("workers-need-postgres", 500, path=name_of(database))


class Workers:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        config = uvicorn.Config("", host=settings.host, port=settings.port, log_config=None)
        self.socket: socket.socket = config.bind_socket()
        self.socket.set_inheritable(True)
        self.stopping = False
        self._all: list[subprocess.Popen[str]] = []

    @property
    def address(self) -> tuple[str, int]:
        host, port = self.socket.getsockname()[:2]
        return host, port

    def start(self) -> None:
        """Back when all of them serve; raises SystemExit with the code of one that cannot."""
        signal.signal(signal.SIGTERM, self._stop)
        signal.signal(signal.SIGINT, self._stop)
        self._all = [self._spawn() for _ in range(self.settings.workers)]
        for each in self._all:
            if not self._is_ready(each):
                self._end()
                sys.exit(each.returncode)

    def watch(self) -> None:
        """Until it is told to stop, or its version cannot use the database any more."""
        try:
            while not self.stopping:
                time.sleep(LOOK_SECONDS)
                for index, each in enumerate(self._all):
                    if each.poll() is not None and not self.stopping:
                        self._all[index] = self._replace()
        finally:
            self._end()

    def _replace(self) -> "subprocess.Popen[str]":
        time.sleep(PAUSE_SECONDS)
        try:
            check(self.settings.database)
        except Outdated as problem:
            path = name_of(self.settings.database)
            raise Refused("no-database", 500, path=path, reason=str(problem)) from problem
        except Trouble:
            pass  # a worker waits for it, and says so
        return self._spawn()

    def _spawn(self) -> "subprocess.Popen[str]":
        """Its standard input says when this process has ended, however it did."""
        inherited = self.socket.fileno()
        told = {
            "VIERLING_DATABASE": str(self.settings.database),
            "VIERLING_HOST": self.settings.host,
            INHERITED: str(inherited),
            "VIERLING_WORKERS": "1",
            "VIERLING_LINK_PORT": "0",
        }
        return subprocess.Popen(
            [sys.executable, "-m", "vierling", "serve"],
            env={**os.environ, **told},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            pass_fds=[inherited],
            text=True,
            start_new_session=True,  # Ctrl-C is for this one, which tells the others
        )

    @staticmethod
    def _is_ready(worker: "subprocess.Popen[str]") -> bool:
        assert worker.stdout
        if worker.stdout.readline():
            return True
        worker.wait(STOP_SECONDS)
        return False

    def _stop(self, _signal: int, _frame: FrameType | None) -> None:
        self.stopping = True

    def _end(self) -> None:
        for each in self._all:
            each.terminate()
        for each in self._all:
            try:
                each.wait(STOP_SECONDS)
            except subprocess.TimeoutExpired:
                each.kill()


def is_worker() -> bool:
    return INHERITED in os.environ


def tell_parent() -> None:
    """That this worker serves. A parent that has just died does not hear it, and `end_with_parent` ends this one too.
    Past `sys.stdout`, which would try again at the end, and complain."""
    with suppress(BrokenPipeError):
        os.write(sys.stdout.fileno(), READY)


def inherited() -> list[socket.socket] | None:
    """In a worker: what it serves at."""
    if not is_worker():
        return None
    end_with_parent()
    return [socket.socket(fileno=int(os.environ[INHERITED]))]


def end_with_parent() -> None:
    """A worker's parent holds the other end of its standard input."""

    def wait() -> None:
        sys.stdin.buffer.read()
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=wait, name="parent", daemon=True).start()
