"""Where bots think: in processes of their own, never in the event loop."""

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
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
        # Started with the first question, so that the server itself starts at once.
        context = multiprocessing.get_context("spawn")
        self._processes = ProcessPoolExecutor(processes, mp_context=context, initializer=die_with_parent)

    async def choose(self, questions: Sequence[Question]) -> list[str]:
        return await asyncio.get_running_loop().run_in_executor(self._processes, choose, tuple(questions))

    def close(self) -> None:
        self._processes.shutdown(wait=True, cancel_futures=True)


def choose(questions: Sequence[Question]) -> list[str]:
    return [choose_one(question) for question in questions]


def choose_one(question: Question) -> str:
    game = GAMES[question.game]
    moves = [game.read(text) for text in question.moves]
    return game.write(bot_named(question.game, question.bot)(question.view, moves, SystemRandom()))


def die_with_parent() -> None:
    """A server that is killed cannot say goodbye; its thinkers shall not outlive it."""
    parent = multiprocessing.parent_process()
    assert parent

    def watch() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
