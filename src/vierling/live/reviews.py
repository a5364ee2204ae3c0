"""A finished match analysed or told again."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from typing import Any

from vierling.coach import count_tasks, sum_up, weigh_tasks
from vierling.live.shelf import Shelf
from vierling.live.table import Table
from vierling.live.transcript import Archive

AT_ONCE = 8  # decisions weighed in one go
MOST_LINES = 20_000  # of all records whose reviews are kept

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Told:
    """A finished match, whose game may be another one than the table plays now."""

    game: str
    record: str


async def match_told(archive: Archive, table: Table, match: int | None) -> Told:
    """By default the last one."""
    past = await archive.find(table, match)
    return Told(past.match.game.name, await archive.record(table, match))


@dataclass(slots=True)
class Shared:
    """One piece of work, and how many wait for it."""

    task: asyncio.Task[Json]
    waiting: int = 0


class Reviews:
    """A cache of reviews. A whole table asks at once: everybody waits for the same task, which is dropped when
    the last of them has left."""

    def __init__(self, most: int = MOST_LINES) -> None:
        self.shelf: Shelf[bytes, Shared] = Shelf(most)

    async def give(self, record: str, think: Callable[[], Coroutine[Any, Any, Json]]) -> Json:
        key = sha256(record.encode()).digest()
        shared = self.shelf.get(key) or self._begin(key, record.count("\n"), think)
        shared.waiting += 1
        try:
            return await asyncio.shield(shared.task)
        finally:
            shared.waiting -= 1
            if not shared.waiting and not shared.task.done():
                shared.task.cancel()
                self._forget(key, shared)

    def _begin(self, key: bytes, lines: int, think: Callable[[], Coroutine[Any, Any, Json]]) -> Shared:
        shared = Shared(asyncio.create_task(think()))
        self.shelf.put(key, shared, lines)
        shared.task.add_done_callback(partial(self._drop_failed, key, shared))
        return shared

    def _drop_failed(self, key: bytes, shared: Shared, task: "asyncio.Task[Json]") -> None:
        if task.cancelled() or task.exception():
            self._forget(key, shared)

    def _forget(self, key: bytes, shared: Shared) -> None:
        """The next request tries again."""
        if self.shelf.get(key) is shared:
            self.shelf.drop(key)


def tell_nobody(_share: float) -> None:
    pass


async def think_over(
    run: Callable[..., Awaitable[Any]], record: str, tell: Callable[[float], None] = tell_nobody
) -> Json:
    """In pieces, so that several reviews take turns; after each, `tell` hears how much is done, from 0 to 1."""
    weighed: list[Any] = []
    count = await run(count_tasks, record)
    for first in range(0, count, AT_ONCE):
        tell(first / count)
        weighed += await run(weigh_tasks, record, first, AT_ONCE)
    tell(1.0)
    found: Json = await run(sum_up, record, weighed)
    return found
