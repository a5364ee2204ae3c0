"""A finished match looked at again, thought out in another process."""

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request

from vierling.lab.reports import report_of
from vierling.server.errors import blame
from vierling.server.puzzles import Thinkers
from vierling.server.routes import ERRORS, Rooms, house_of
from vierling.server.transcript import transcribe

router = APIRouter(prefix="/api", responses=ERRORS)


@router.get("/tables/{table}/report")
async def report(
    request: Request, room: Rooms, pool: Thinkers, match: Annotated[int | None, Query(ge=1, le=1_000_000)] = None
) -> list[dict[str, Any]]:
    """What could have been known at each step of a match, once it is over."""
    number = room.shown.match if match is None else match
    record = await transcribe(house_of(request).log, room.shown, number)
    with blame("path.table", 409):
        return await pool.run(report_of, record)
