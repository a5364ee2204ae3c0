"""A bot that is a program: a process for each seat, spoken to line by line.

`docs/bots.md` explains the protocol. The program is told what its seat sees, and nothing else.
"""

import atexit
import json
import os
import shlex
import shutil
import signal
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field, fields, is_dataclass
from enum import Enum
from random import Random
from subprocess import PIPE, Popen, TimeoutExpired
from typing import Any

from vierling.game import Move, Refusal, Seat, View
from vierling.kit import game_named
from vierling.play.bot import Bot, glance
from vierling.play.outside import COMMAND, illegal, keep_views, unusable

HELLO = "vierling 1"
START_SECONDS = 30  # an interpreter may take its time on a busy machine
MOVE_SECONDS = 10
QUIT_SECONDS = 1
LONGEST = 4096  # bytes of an answer

RUNNING: "set[Process]" = set()  # in this process


def make_bot(game_name: str, reference: str) -> Bot:
    try:
        command = tuple(shlex.split(reference.removeprefix(COMMAND)))
        if not command or shutil.which(command[0]) is None:
            raise FileNotFoundError(f"there is no program {' '.join(command[:1])}".rstrip())
    except (ValueError, OSError) as problem:
        raise unusable(reference, problem) from problem
    return Bot(reference, Program(game_name, reference, command), memory=keep_views, pace=glance)


@dataclass(eq=False)
class Program:
    """How such a bot chooses. A process that is free waits here for its seat's next question, or next match."""

    game_name: str
    name: str
    command: tuple[str, ...]
    seconds: float = MOVE_SECONDS
    free: "dict[Seat | None, Process]" = field(default_factory=dict)

    def __reduce__(self) -> tuple[Any, ...]:
        """Processes stay where they are."""
        return type(self), (self.game_name, self.name, self.command, self.seconds)

    def __call__(self, views: tuple[View, ...], moves: Sequence[Move], rng: Random) -> Move:
        # No process ever serves two seats: it would know what one of them must not see.
        seat = getattr(views[-1], "seat", None)
        process = self.free.pop(seat, None)
        if process not in RUNNING:
            process = Process(self.name, self.command)
        try:
            move = self.ask(process, views, moves, rng)
        except BaseException:
            process.end()
            raise
        if self.free.setdefault(seat, process) is not process:  # two threads have asked for the same seat
            process.end(QUIT_SECONDS)
        return move

    def ask(self, process: "Process", views: tuple[View, ...], moves: Sequence[Move], rng: Random) -> Move:
        game = game_named(self.game_name)
        texts = {game.write(move): move for move in moves}
        lines = [
            *process.tell(f"newgame {game.name} {game.version}", views),
            f"moves {' '.join(texts)}",
            f"go time {round(1000 * self.seconds)} seed {rng.getrandbits(32)}",
        ]
        text = process.ask(lines, "move", self.seconds)
        if text not in texts:
            raise illegal(self.name, text)
        return texts[text]


class Process:
    """A running program, which is asked one thing at a time."""

    def __init__(self, name: str, command: Sequence[str]) -> None:
        self.name = name
        self._told: tuple[View, ...] = ()
        try:
            self._process = Popen(command, stdin=PIPE, stdout=PIPE, start_new_session=True)  # noqa: S603 - asked for
        except OSError as problem:
            raise unusable(name, problem) from problem
        self._answer: Future[bytes]
        self._thread = ThreadPoolExecutor(1)  # reading a pipe has no time limit, but waiting for a thread has
        RUNNING.add(self)
        try:
            self.ask([HELLO], "ready", START_SECONDS)
        except BaseException:
            self.end()
            raise

    def tell(self, newgame: str, views: tuple[View, ...]) -> list[str]:
        """The views it has not been told yet; all of them, if these are another match's."""
        goes_on = bool(self._told) and views[: len(self._told)] == self._told
        unseen = views[len(self._told) :] if goes_on else views
        self._told = views
        return [*([] if goes_on else [newgame]), *(f"view {write_view(view)}" for view in unseen)]

    def ask(self, lines: Sequence[str], wanted: str, seconds: float) -> str:
        """Say these lines, and hear what follows the wanted word."""
        self._answer = self._thread.submit(self._talk, lines)
        try:
            heard = self._answer.result(seconds)
        except TimeoutError:
            raise silent(self.name, seconds) from None
        if not heard:
            raise Refusal("bot-ended", f"the bot {self.name} ended without an answer", bot=self.name)
        answer = heard.decode("utf-8", "replace").strip()
        word, _, rest = answer.partition(" ")
        if word != wanted:
            raise garbled(self.name, answer, wanted)
        return rest.strip()

    def _talk(self, lines: Sequence[str]) -> bytes:
        assert self._process.stdin
        assert self._process.stdout
        with suppress(OSError):  # it has ended: there is nothing to read either
            self._process.stdin.write("".join(f"{line}\n" for line in lines).encode())
            self._process.stdin.flush()
        return self._process.stdout.readline(LONGEST)

    def end(self, seconds: float = 0) -> None:
        """Let it quit within this time, then kill it with all that it has started."""
        if self not in RUNNING:
            return
        RUNNING.remove(self)
        assert self._process.stdin
        assert self._process.stdout
        if seconds and self._answer.done():  # otherwise the pipe may be full, and whoever writes would wait for ever
            with suppress(OSError, TimeoutExpired):
                self._process.stdin.write(b"quit\n")
                self._process.stdin.close()
                self._process.wait(seconds)
        self._kill()
        self._process.wait()
        self._thread.shutdown()
        with suppress(OSError):
            self._process.stdin.close()
        self._process.stdout.close()

    def _kill(self) -> None:
        if os.name != "posix":
            self._process.kill()
            return
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)


def silent(name: str, seconds: float) -> Refusal:
    limit = f"{seconds:g}"
    return Refusal("bot-silent", f"the bot {name} did not answer within {limit} s", bot=name, seconds=limit)


def garbled(name: str, answer: str, wanted: str) -> Refusal:
    shown = repr(answer)[1:-1][:40]
    sentence = f"the bot {name} answered '{shown}', not '{wanted}'"
    return Refusal("bot-garbled", sentence, bot=name, answer=shown, wanted=wanted)


def write_view(view: View) -> str:
    """In one line of ASCII, because some languages break lines at other characters too."""
    return json.dumps(view, default=plain, separators=(",", ":"))


def plain(value: Any) -> Any:
    """The same JSON as a page gets."""
    if is_dataclass(value):
        return {each.name: getattr(value, each.name) for each in fields(value)}
    return value.value if isinstance(value, Enum) else tuple(value)


@atexit.register
def end_all() -> None:
    """Nobody's bot outlives this process."""
    for process in list(RUNNING):
        process.end(QUIT_SECONDS)
