"""Where bots think: in processes of their own, never in the event loop."""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from secrets import SystemRandom
from types import MappingProxyType
from typing import Any, TypeVar

from vierling.game import Refusal
from vierling.kit import GAMES
from vierling.live.host import Question, Thought
from vierling.play.bots import bot_named, invite, stand_in, teach, timeout_bot, warm_up
from vierling.play.mind import decide
from vierling.play.process import end_all

logger = logging.getLogger(__name__)

MIND = SystemRandom()
Answer = TypeVar("Answer")


class Pool:
    def __init__(
        self, processes: int, learned: tuple[bytes, ...] = (), bots: Mapping[str, str] = MappingProxyType({})
    ) -> None:
        self._size = processes
        self._learned = learned
        self._bots = dict(bots)
        invite(self._bots)  # this process lists them, and remembers for them what seats have seen
        self._processes = self._start()

    def _start(self) -> ProcessPoolExecutor:
        """The processes themselves start with the first question, so that the server starts at once."""
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(
            self._size, mp_context=context, initializer=begin_to_think, initargs=(self._learned, self._bots)
        )

    async def choose(self, questions: Sequence[Question]) -> list[Thought]:
        return await self._run(choose, tuple(questions))

    async def run(self, game: str, work: Callable[..., Answer], *args: Any) -> Answer:
        """Whatever else of a game takes longer than a blink."""
        return await self._run(do, game, work, *args)

    async def _run(self, work: Callable[..., Answer], *args: Any) -> Answer:
        asked = self._processes
        try:
            return await self._ask(work, *args)
        except BrokenProcessPool:  # a thinker was killed, perhaps for its memory; all who waited come here
            if self._processes is asked:
                self._processes = self._start()
            return await self._ask(work, *args)

    async def _ask(self, work: Callable[..., Answer], *args: Any) -> Answer:
        with hold_interrupts():
            asked = asyncio.get_running_loop().run_in_executor(self._processes, work, *args)
        return await asked

    def close(self) -> None:
        self._processes.shutdown(wait=True, cancel_futures=True)


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
    return [choose_one(question) for question in questions]


def choose_one(question: Question) -> Thought:
    game = GAMES[question.game]
    moves = [game.read(text) for text in question.moves]
    bot = bot_named(question.game, question.bot) if question.bot else timeout_bot(question.game)
    try:
        move, after = decide(bot, question.seen, moves, MIND)
    except Refusal as problem:  # a bot from outside has failed: the table goes on without it
        logger.warning("%s", problem)
        move, after = decide(*stand_in(question.game, bot, question.seen), moves, MIND)
    return Thought(game.write(move), after)


def begin_to_think(learned: tuple[bytes, ...], bots: Mapping[str, str]) -> None:
    """A server that is killed cannot say goodbye; its thinkers shall not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which closes the pool
    parent = multiprocessing.parent_process()
    assert parent

    def watch() -> None:
        parent.join()
        end_all()  # nothing else would: this is no orderly end
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
    for packed in learned:
        teach(packed)
    invite(bots)
