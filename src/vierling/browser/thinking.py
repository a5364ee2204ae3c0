"""Thoughts of one worker for another. Questions and answers travel pickled, as text."""

import base64
import pickle
import time
from collections.abc import Awaitable, Callable, Sequence
from random import SystemRandom
from typing import Any, TypeVar

from vierling.game import Refusal
from vierling.live.host import Kind, Question, Thought
from vierling.live.thinking import choose_one
from vierling.play.haste import haste

Answer = TypeVar("Answer")
MIND = SystemRandom()
Timed = tuple[Thought, float]  # and how many seconds it took
LATE = 1.0  # seconds that somebody may have to wait for a bot
ENOUGH = 3  # moves in a row that took longer: then a bot is slow


def pack(what: Any) -> str:
    return base64.b64encode(pickle.dumps(what)).decode()


def unpack(text: str) -> Any:
    return pickle.loads(base64.b64decode(text))  # noqa: S301 - from our own other worker


class Thinkers:
    """In the worker that has the tables: asks the one that thinks."""

    def __init__(self, ask: Callable[[str, str], Awaitable[str]], note_slow: Callable[[str, str], None]) -> None:
        self._ask = ask  # with the kind of question, so that moves can be answered before reviews
        self._note_slow = note_slow  # a game's bot that needs too long on this device
        self._times: dict[tuple[str, str], list[float]] = {}

    async def choose(self, questions: Sequence[Question]) -> list[Thought]:
        answers: list[Timed] = await self._run(Kind.MOVE, choose, tuple(questions))
        for question, (_, seconds) in zip(questions, answers, strict=True):
            self._judge(question, seconds)
        return [thought for thought, _ in answers]

    def _judge(self, question: Question, seconds: float) -> None:
        """By the moves so far, and not by one: the first has to load tables, and anything else may come between."""
        if question.bot:
            times = self._times.setdefault((question.game, question.bot), [])
            times.append(seconds)
            if len(times) >= ENOUGH and min(times[-ENOUGH:]) > LATE:
                self._note_slow(question.game, question.bot)

    async def run(self, kind: Kind, game: str, work: Callable[..., Answer], *args: Any) -> Answer:  # noqa: ARG002 - nothing is compiled
        return await self._run(kind, work, *args)

    async def _run(self, kind: Kind, work: Callable[..., Answer], *args: Any) -> Answer:
        answer = unpack(await self._ask(str(kind), pack((work, args))))
        if isinstance(answer, Refusal):
            raise answer
        found: Answer = answer
        return found


def choose(questions: Sequence[Question]) -> list[Timed]:
    return [choose_in_time(question) for question in questions]


def choose_in_time(question: Question) -> Timed:
    before = time.perf_counter()
    thought = choose_one(question, MIND)
    return thought, time.perf_counter() - before


def answer(text: str) -> str:
    """In the worker that thinks."""
    work, args = unpack(text)
    try:
        with haste():
            return pack(work(*args))
    except Refusal as problem:
        return pack(problem)
