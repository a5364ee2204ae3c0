"""A finished match analysed or told again, computed in another process."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request

from vierling.coach import count_tasks, sum_up, weigh_tasks
from vierling.coach.report import report_of
from vierling.live.errors import blame
from vierling.live.host import Kind
from vierling.live.shelf import Shelf
from vierling.server.api.routes import ERRORS, Rooms, house_of
from vierling.server.api.thinking import Visitor, Visitors

AT_ONCE = 8  # decisions weighed in one go
MOST_LINES = 20_000  # of all records whose reviews are kept

router = APIRouter(prefix="/api", responses=ERRORS)

Number = Annotated[int | None, Query(ge=1, le=1_000_000)]


@dataclass(frozen=True, slots=True)
class Told:
    """A finished match, whose game may be another one than the table plays now."""

    game: str
    record: str


async def match_told(request: Request, room: Rooms, match: Number = None) -> Told:
    """By default the last one."""
    archive = house_of(request).archive
    past = await archive.find(room.shown, match)
    return Told(past.match.game.name, await archive.record(room.shown, match))


Tales = Annotated[Told, Depends(match_told)]
Json = dict[str, Any]


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


@router.get("/tables/{table}/report")
async def report(told: Tales, visitor: Visitors) -> list[Json]:
    """What there is to tell about each step of a match."""
    with blame("path.table", 409):
        return await visitor.think(Kind.REVIEW, told.game, report_of, told.record)


@router.get("/tables/{table}/review")
async def review(request: Request, told: Tales, visitor: Visitors) -> Json:
    """What the coach says about a match: luck and regret move by move."""
    reviews: Reviews = request.app.state.reviews
    think = partial(think_over, visitor, told.game, told.record)
    return await visitor.while_here(reviews.give(told.record, think))


async def think_over(visitor: Visitor, game: str, record: str) -> Json:
    """In pieces, so that several reviews take turns. It may outlive the visitor who asked first."""
    run = partial(visitor.thinkers.run, Kind.REVIEW, game)
    with visitor.place(Kind.REVIEW):
        weighed: list[Any] = []
        for first in range(0, await run(count_tasks, record), AT_ONCE):
            weighed += await run(weigh_tasks, record, first, AT_ONCE)
        return await run(sum_up, record, weighed)
