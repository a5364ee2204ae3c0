"""A finished match looked at again, thought out in another process."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request

from vierling.lab.coach import count_tasks, sum_up, weigh_tasks
from vierling.lab.reports import report_of
from vierling.server.errors import blame
from vierling.server.pool import Pool
from vierling.server.puzzles import Thinkers
from vierling.server.routes import ERRORS, Rooms, house_of
from vierling.server.transcript import transcribe

AT_ONCE = 8  # decisions that are weighed at once
KEPT = 16  # reviews

router = APIRouter(prefix="/api", responses=ERRORS)

Number = Annotated[int | None, Query(ge=1, le=1_000_000)]


async def record_of(request: Request, room: Rooms, match: Number = None) -> str:
    """Of a match that is over, by default the last one."""
    return await transcribe(house_of(request).log, room.shown, room.shown.match if match is None else match)


Records = Annotated[str, Depends(record_of)]


@router.get("/tables/{table}/report")
async def report(room: Rooms, record: Records, pool: Thinkers) -> list[dict[str, Any]]:
    """What could have been known at each step of a match."""
    with blame("path.table", 409):
        return await pool.run(room.shown.game.name, report_of, record)


@router.get("/tables/{table}/review")
async def review(request: Request, room: Rooms, record: Records, pool: Thinkers) -> dict[str, Any]:
    """What the coach says about a match: luck and regret move by move."""
    kept: dict[str, dict[str, Any]] = request.app.state.reviews
    if record not in kept:
        kept[record] = await think_over(pool, room.shown.game.name, record)
        for oldest in list(kept)[:-KEPT]:
            del kept[oldest]
    return kept[record]


async def think_over(pool: Pool, game: str, record: str) -> dict[str, Any]:
    """Piece by piece, so that bots need not wait for the whole of it."""
    weighed: list[Any] = []
    for first in range(0, await pool.run(game, count_tasks, record), AT_ONCE):
        weighed += await pool.run(game, weigh_tasks, record, first, AT_ONCE)
    return await pool.run(game, sum_up, record, weighed)
