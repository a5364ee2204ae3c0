"""Where bots think: in processes of their own, never in the event loop."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from secrets import SystemRandom

from vierling.bots import bot_named
from vierling.game import View
from vierling.games import GAMES


@dataclass(frozen=True, slots=True)
class Question:
    """One hand's: which bot shall answer, what it sees, and the moves as text."""

    game: str
    bot: str
    view: View
    moves: tuple[str, ...]


class Pool:
    def __init__(self, processes: int) -> None:
        self._size = processes
        self._processes = self._start()

    def _start(self) -> ProcessPoolExecutor:
        """The processes themselves start with the first question, so that the server starts at once."""
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._size, mp_context=context, initializer=begin_to_think)

    async def choose(self, questions: Sequence[Question]) -> list[str]:
        asked = self._processes
        try:
            return await self._ask(questions)
        except BrokenProcessPool:  # a thinker was killed, perhaps for its memory; all who waited come here
            if self._processes is asked:
                self._processes = self._start()
            return await self._ask(questions)

    async def _ask(self, questions: Sequence[Question]) -> list[str]:
        return await asyncio.get_running_loop().run_in_executor(self._processes, choose, tuple(questions))

    def close(self) -> None:
        self._processes.shutdown(wait=True, cancel_futures=True)


def choose(questions: Sequence[Question]) -> list[str]:
    return [choose_one(question) for question in questions]


def choose_one(question: Question) -> str:
    game = GAMES[question.game]
    moves = [game.read(text) for text in question.moves]
    return game.write(bot_named(question.game, question.bot)(question.view, moves, SystemRandom()))


def begin_to_think() -> None:
    """A server that is killed cannot say goodbye; its thinkers shall not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which closes the pool
    parent = multiprocessing.parent_process()
    assert parent

    def watch() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
