"""A finished match analysed or told again, computed in another process."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request

from vierling.coach import count_tasks, sum_up, weigh_tasks
from vierling.coach.report import report_of
from vierling.live.errors import blame
from vierling.live.host import Kind
from vierling.server.api.routes import ERRORS, Rooms, house_of
from vierling.server.api.thinking import Visitor, Visitors

AT_ONCE = 8  # decisions weighed in one go
KEPT = 16  # reviews

router = APIRouter(prefix="/api", responses=ERRORS)

Number = Annotated[int | None, Query(ge=1, le=1_000_000)]


async def record_of(request: Request, room: Rooms, match: Number = None) -> str:
    """Of a finished match, by default the last one."""
    return await house_of(request).archive.record(room.shown, match)


Records = Annotated[str, Depends(record_of)]
Json = dict[str, Any]


@dataclass(slots=True)
class Shared:
    """One piece of work, and how many wait for it."""

    task: asyncio.Task[Json]
    waiting: int = 0


class Reviews:
    """A cache of the last reviews. A whole table asks at once: everybody waits for the same task, which is dropped when
    the last of them has left."""

    def __init__(self) -> None:
        self._kept: dict[str, Shared] = {}

    async def give(self, record: str, think: Callable[[], Coroutine[Any, Any, Json]]) -> Json:
        shared = self._kept.get(record) or self._begin(record, think)
        shared.waiting += 1
        try:
            return await asyncio.shield(shared.task)
        finally:
            shared.waiting -= 1
            if not shared.waiting and not shared.task.done():
                shared.task.cancel()
                self._forget(record, shared)

    def _begin(self, record: str, think: Callable[[], Coroutine[Any, Any, Json]]) -> Shared:
        shared = self._kept[record] = Shared(asyncio.create_task(think()))
        shared.task.add_done_callback(partial(self._drop_failed, record, shared))
        for oldest in list(self._kept)[:-KEPT]:
            del self._kept[oldest]
        return shared

    def _drop_failed(self, record: str, shared: Shared, task: "asyncio.Task[Json]") -> None:
        if task.cancelled() or task.exception():
            self._forget(record, shared)

    def _forget(self, record: str, shared: Shared) -> None:
        """The next request tries again."""
        if self._kept.get(record) is shared:
            del self._kept[record]


@router.get("/tables/{table}/report")
async def report(room: Rooms, record: Records, visitor: Visitors) -> list[Json]:
    """What could have been known at each step of a match."""
    with blame("path.table", 409):
        return await visitor.think(Kind.REVIEW, room.shown.game.name, report_of, record)


@router.get("/tables/{table}/review")
async def review(request: Request, room: Rooms, record: Records, visitor: Visitors) -> Json:
    """What the coach says about a match: luck and regret move by move."""
    reviews: Reviews = request.app.state.reviews
    think = partial(think_over, visitor, room.shown.game.name, record)
    return await visitor.while_here(reviews.give(record, think))


async def think_over(visitor: Visitor, game: str, record: str) -> Json:
    """In pieces, so that several reviews take turns. It may outlive the visitor who asked first."""
    run = partial(visitor.thinkers.run, Kind.REVIEW, game)
    with visitor.place(Kind.REVIEW):
        weighed: list[Any] = []
        for first in range(0, await run(count_tasks, record), AT_ONCE):
            weighed += await run(weigh_tasks, record, first, AT_ONCE)
        return await run(sum_up, record, weighed)
