"""Where bots think: in processes of their own, never in the event loop."""

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from multiprocessing.process import BaseProcess
from secrets import SystemRandom
from types import MappingProxyType
from typing import Any, TypeVar

from vierling.live.errors import Refused
from vierling.live.host import Kind, Question, Thought
from vierling.live.thinking import choose_one
from vierling.play.bots import invite, teach, warm_up
from vierling.play.process import end_all

MIND = SystemRandom()
NICENESS = {Kind.MOVE: 0, Kind.HINT: 3, Kind.REVIEW: 6, Kind.PUZZLE: 9}  # on a busy machine bots come first
GOODBYE_SECONDS = 0.5
START = "spawn"  # a thinker inherits nothing of the server's: no socket, no lock, no half of a thread
Answer = TypeVar("Answer")


class Crew(ProcessPoolExecutor):
    """Thinkers that can be sent home in the middle of a thought."""

    def dismiss(self) -> list[BaseProcess]:
        """Those who have been told to go."""
        thinkers: list[BaseProcess] = list((self._processes or {}).values())
        self.shutdown(wait=False, cancel_futures=True)
        for thinker in thinkers:
            thinker.terminate()
        return thinkers


class Desk:
    """Where one kind of work is done. Nobody at another desk waits for it."""

    def __init__(self, note: Callable[[float], None], seats: int, *facts: Any) -> None:
        self.open = 0  # questions not answered yet
        self._closed = False
        self._note = note
        self._seats = seats
        self._facts = facts
        self._crew: Crew | None = None

    def _hire(self) -> Crew:
        """With the first question: the server starts at once, and most evenings nobody asks at every desk."""
        context = multiprocessing.get_context(START)
        return Crew(self._seats, mp_context=context, initializer=begin_to_think, initargs=self._facts)

    def get_ready(self) -> None:
        """A question may come soon that should not have to wait for somebody to be hired."""
        if self._crew is None and not self._closed:
            self._crew = self._hire()
            with hold_interrupts():
                self._crew.submit(int)

    async def ask(self, work: Callable[..., Answer], *args: Any) -> Answer:
        self.open += 1
        begun = time.monotonic()
        try:
            answer = await self._ask_twice(work, *args)
        finally:
            self.open -= 1
        self._note(time.monotonic() - begun)
        return answer

    async def _ask_twice(self, work: Callable[..., Answer], *args: Any) -> Answer:
        asked = self._crew = self._crew or self._hire()
        try:
            return await self._ask(asked, work, *args)
        except BrokenProcessPool:  # a thinker was killed, perhaps for its memory; all who waited come here
            if self._crew is asked:
                self._crew = self._hire()
            return await self._ask(self._crew, work, *args)

    async def _ask(self, crew: Crew, work: Callable[..., Answer], *args: Any) -> Answer:
        if self._closed:
            raise Refused("stopping", 503)
        with hold_interrupts():
            asked = asyncio.get_running_loop().run_in_executor(crew, work, *args)
        try:
            return await asked
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if self._closed and task and not task.cancelling():  # the question was dropped, not whoever asked
                raise Refused("stopping", 503) from None
            raise

    def close(self) -> list[BaseProcess]:
        self._closed = True
        return self._crew.dismiss() if self._crew else []


class Pool:
    def __init__(
        self,
        processes: int,
        learned: tuple[bytes, ...] = (),
        bots: Mapping[str, str] = MappingProxyType({}),
        note: Callable[[Kind, float], None] = lambda _kind, _seconds: None,
    ) -> None:
        """`note` is told how long each answer took."""
        invited = dict(bots)
        invite(invited)  # this process lists them, and remembers for them what seats have seen
        self._desks = {
            kind: Desk(partial(note, kind), processes if kind is Kind.MOVE else 1, niceness, learned, invited)
            for kind, niceness in NICENESS.items()
        }

    async def choose(self, questions: Sequence[Question]) -> list[Thought]:
        return await self._desks[Kind.MOVE].ask(choose, tuple(questions))

    async def run(self, kind: Kind, game: str, work: Callable[..., Answer], *args: Any) -> Answer:
        """Whatever else of a game takes longer than a blink."""
        return await self._desks[kind].ask(do, game, work, *args)

    def get_ready(self) -> None:
        """For bots whose process dies: their tables come here without a warning."""
        self._desks[Kind.MOVE].get_ready()

    def open(self, kind: Kind) -> int:
        """Questions of this kind that are not answered yet."""
        return self._desks[kind].open

    def close(self) -> None:
        """Drops whatever is being thought about. All are told to go before any is waited for."""
        leaving = [thinker for desk in self._desks.values() for thinker in desk.close()]
        last = time.monotonic() + GOODBYE_SECONDS
        for thinker in leaving:
            thinker.join(max(0.0, last - time.monotonic()))
            thinker.kill()


@contextmanager
def hold_interrupts() -> Iterator[None]:
    """A question may start a thinker, which inherits what is held: Ctrl+C while it is still importing is not for it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


WARM: set[str] = set()  # games, in this process


def warm_later(*games: str) -> None:
    """Nobody waits for a compiler, and most evenings one game is enough."""
    cold = [name for name in dict.fromkeys(games) if name not in WARM]
    WARM.update(cold)
    if cold:
        threading.Thread(target=warm_up_all, args=(cold,), daemon=True).start()


def warm_up_all(games: Sequence[str]) -> None:
    for name in games:
        warm_up(name)


def do(game: str, work: Callable[..., Answer], *args: Any) -> Answer:
    warm_later(game)
    return work(*args)


def choose(questions: Sequence[Question]) -> list[Thought]:
    warm_later(*(question.game for question in questions))
    return [choose_one(question, MIND) for question in questions]


def begin_to_think(niceness: int, learned: tuple[bytes, ...], bots: Mapping[str, str]) -> None:
    """A server that is killed cannot say goodbye; its thinkers shall not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which closes the pool
    signal.signal(signal.SIGTERM, lambda *_: leave())
    if hasattr(os, "nice"):
        os.nice(niceness)
    parent = multiprocessing.parent_process()
    assert parent

    def watch() -> None:
        parent.join()
        leave()

    threading.Thread(target=watch, daemon=True).start()
    for packed in learned:
        teach(packed)
    invite(bots)


def leave() -> None:
    end_all()  # nothing else would: this is no orderly end
    os._exit(0)
