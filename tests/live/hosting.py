"""A host controlled by a test: a log that waits for its cue, a clock that stands still, bots that answer at once."""

import asyncio
from collections.abc import Callable, Coroutine, Iterable, Mapping, Sequence
from concurrent.futures import BrokenExecutor
from json import dumps
from random import Random
from typing import Any

from vierling.game import Millis
from vierling.kit import GAMES
from vierling.live.entry import Entry
from vierling.live.host import Day, Host, Kind, Log, Question, Thought
from vierling.live.reading import pages
from vierling.live.transcript import Replay
from vierling.match import Match
from vierling.play.bots import bot_named, timeout_bot
from vierling.play.dice import seeded_dice
from vierling.play.mind import decide


class Paper:
    """A log whose writes complete at once or, if `waits` is set, when a test says so; a page has few entries."""

    PAGE = 7

    def __init__(self) -> None:
        self.tables: dict[str, list[Entry]] = {}
        self.waiting: list[asyncio.Future[None]] = []
        self.waits = False
        self.inherits = False  # tables, from a process that has died
        self.reads = 0
        self.opened: dict[str, Day] = {}
        self.packed: set[str] = set()

    def append(self, table: str, number: int, entries: Sequence[Entry]) -> "asyncio.Future[None]":
        lines = self.tables.setdefault(table, [])
        assert number == len(lines) + 1
        lines += entries
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self.waits:
            self.waiting.append(done)
        else:
            done.set_result(None)
        return done

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        self.reads += 1
        await asyncio.sleep(0)  # as if a disk answered
        return self.tables.get(table, [])[after : after + self.PAGE]

    async def claim(self, table: str, awake: bool = True) -> bool:  # noqa: ARG002 - it is nobody else's
        return self.inherits

    def release(self, tables: Sequence[str]) -> None:
        pass

    async def elsewhere(self, tables: Sequence[str]) -> frozenset[str]:  # noqa: ARG002 - there is one process
        return frozenset()

    async def last_start(self, table: str) -> int | None:
        lines = enumerate(self.tables.get(table, []), 1)
        return max((number for number, entry in lines if entry.kind == "started"), default=None)

    async def turn_day(self, today: Day) -> Day:
        return today

    async def touch(self, tables: Sequence[str], day: Day) -> None:
        self.opened |= dict.fromkeys(tables, day)

    async def stale(self, before: Day, most: int, packed: bool) -> list[str]:
        old = [table for table, day in self.opened.items() if day < before and (packed or table not in self.packed)]
        return old[:most]

    async def pack(self, table: str) -> bool:
        self.packed.add(table)
        return False

    async def amend(self, table: str, entries: Mapping[int, Entry]) -> None:
        for number, entry in entries.items():
            self.tables[table][number - 1] = entry

    async def delete(self, table: str) -> None:
        self.tables.pop(table, None)
        self.opened.pop(table, None)


class Brains:
    """Bots that think in the test's own process."""

    def __init__(self) -> None:
        self.asked: list[Question] = []
        self.ready = asyncio.Event()  # a test may keep them thinking
        self.ready.set()
        self.deaths = 0  # that are still to come

    async def choose(self, questions: Sequence[Question]) -> list[Thought]:
        self.asked += questions
        await self.ready.wait()
        if self.deaths:
            self.deaths -= 1
            raise BrokenExecutor
        return [answer(question) for question in questions]

    async def run(self, kind: Kind, game: str, work: Callable[..., Any], *args: Any) -> Any:  # noqa: ARG002 - no queues
        return work(*args)


def answer(question: Question) -> Thought:
    game = GAMES[question.game]
    bot = bot_named(question.game, question.bot) if question.bot else timeout_bot(question.game)
    move, after = decide(bot, question.seen, [game.read(text) for text in question.moves], Random(1))
    return Thought(game.write(move), after)


class Watch:
    """A clock that stands still until a test moves it."""

    def __init__(self) -> None:
        self.now: Millis = 1_000_000

    def __call__(self) -> Millis:
        return self.now


def make_host() -> tuple[Host, Paper, Watch, Brains]:
    paper, watch, brains = Paper(), Watch(), Brains()
    host = Host(paper, brains, seeded_dice(1), watch, lambda facts: dumps(facts, default=str).encode())
    return host, paper, watch, brains


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


async def settle() -> None:
    """Run whatever is queued in the event loop."""
    for _ in range(20):
        await asyncio.sleep(0)


async def until(fact: Callable[[], bool]) -> None:
    """Nothing here waits for a clock, so whatever comes comes soon."""
    for _ in range(1000):
        if fact():
            return
        await settle()
    raise AssertionError("it never came")


def replayed(table_id: str, entries: Iterable[Entry], number: int) -> Match:
    """A match of a table as its log tells it, finished or not."""
    replay = Replay(table_id, range(number, number + 1))
    for _ in replay.take(enumerate(entries, 1)):
        pass
    return replay.pasts[number].match


async def whole_log(log: Log, table_id: str) -> list[Entry]:
    return [entry async for page in pages(log, table_id) for _, entry in page]
