"""A finished match looked at again, thought out in another process."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request

from vierling.coach import count_tasks, sum_up, weigh_tasks
from vierling.coach.report import report_of
from vierling.live.errors import blame
from vierling.live.host import Thinkers
from vierling.live.transcript import transcribe
from vierling.server.api.puzzles import Minds
from vierling.server.api.routes import ERRORS, Rooms, house_of

AT_ONCE = 8  # decisions that are weighed at once
KEPT = 16  # reviews

router = APIRouter(prefix="/api", responses=ERRORS)

Number = Annotated[int | None, Query(ge=1, le=1_000_000)]


async def record_of(request: Request, room: Rooms, match: Number = None) -> str:
    """Of a match that is over, by default the last one."""
    return await transcribe(house_of(request).host.log, room.shown, room.shown.match if match is None else match)


Records = Annotated[str, Depends(record_of)]
Json = dict[str, Any]


class Reviews:
    """Those that were asked for last. A whole table asks at once: all wait for the same thoughts."""

    def __init__(self) -> None:
        self._kept: dict[str, asyncio.Task[Json]] = {}

    async def give(self, record: str, think: Callable[[], Coroutine[Any, Any, Json]]) -> Json:
        if record not in self._kept:
            self._kept[record] = asyncio.create_task(think())
            self._kept[record].add_done_callback(partial(self._drop_failed, record))
            for oldest in list(self._kept)[:-KEPT]:
                del self._kept[oldest]
        return await asyncio.shield(self._kept[record])  # one who leaves does not stop them for the others

    def _drop_failed(self, record: str, thoughts: "asyncio.Task[Json]") -> None:
        """What went wrong is not kept: the next one may have more luck."""
        failed = thoughts.cancelled() or thoughts.exception()
        if failed and self._kept.get(record) is thoughts:
            del self._kept[record]


@router.get("/tables/{table}/report")
async def report(room: Rooms, record: Records, thinkers: Minds) -> list[Json]:
    """What could have been known at each step of a match."""
    with blame("path.table", 409):
        return await thinkers.run(room.shown.game.name, report_of, record)


@router.get("/tables/{table}/review")
async def review(request: Request, room: Rooms, record: Records, thinkers: Minds) -> Json:
    """What the coach says about a match: luck and regret move by move."""
    reviews: Reviews = request.app.state.reviews
    return await reviews.give(record, partial(think_over, thinkers, room.shown.game.name, record))


async def think_over(thinkers: Thinkers, game: str, record: str) -> Json:
    """Piece by piece, so that bots need not wait for the whole of it."""
    weighed: list[Any] = []
    for first in range(0, await thinkers.run(game, count_tasks, record), AT_ONCE):
        weighed += await thinkers.run(game, weigh_tasks, record, first, AT_ONCE)
    return await thinkers.run(game, sum_up, record, weighed)
