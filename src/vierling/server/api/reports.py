"""A finished match analysed or told again, computed in another process."""

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

AT_ONCE = 8  # decisions weighed in one go
KEPT = 16  # reviews

router = APIRouter(prefix="/api", responses=ERRORS)

Number = Annotated[int | None, Query(ge=1, le=1_000_000)]


async def record_of(request: Request, room: Rooms, match: Number = None) -> str:
    """Of a finished match, by default the last one."""
    return await transcribe(house_of(request).host.log, room.shown, room.shown.match if match is None else match)


Records = Annotated[str, Depends(record_of)]
Json = dict[str, Any]


class Reviews:
    """A cache of the last reviews. A whole table asks at once: everybody waits for the same task."""

    def __init__(self) -> None:
        self._kept: dict[str, asyncio.Task[Json]] = {}

    async def give(self, record: str, think: Callable[[], Coroutine[Any, Any, Json]]) -> Json:
        if record not in self._kept:
            self._kept[record] = asyncio.create_task(think())
            self._kept[record].add_done_callback(partial(self._drop_failed, record))
            for oldest in list(self._kept)[:-KEPT]:
                del self._kept[oldest]
        return await asyncio.shield(self._kept[record])  # whoever disconnects does not cancel it for the others

    def _drop_failed(self, record: str, thoughts: "asyncio.Task[Json]") -> None:
        """Failures are not cached: the next request tries again."""
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
    """In pieces, so that bots get their turn in between."""
    weighed: list[Any] = []
    for first in range(0, await thinkers.run(game, count_tasks, record), AT_ONCE):
        weighed += await thinkers.run(game, weigh_tasks, record, first, AT_ONCE)
    return await thinkers.run(game, sum_up, record, weighed)
