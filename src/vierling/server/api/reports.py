"""A finished match analysed or told again, computed in another process."""

from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request

from vierling.coach.report import report_of
from vierling.live import reviews
from vierling.live.errors import blame
from vierling.live.host import Kind
from vierling.live.reviews import Json, Reviews, Told
from vierling.server.api.routes import ERRORS, Rooms, house_of
from vierling.server.api.thinking import Visitor, Visitors

router = APIRouter(prefix="/api", responses=ERRORS)

Number = Annotated[int | None, Query(ge=1, le=1_000_000)]


async def match_told(request: Request, room: Rooms, match: Number = None) -> Told:
    return await reviews.match_told(house_of(request).archive, room.shown, match)


Tales = Annotated[Told, Depends(match_told)]


@router.get("/tables/{table}/report")
async def report(told: Tales, visitor: Visitors) -> list[Json]:
    """What there is to tell about each step of a match."""
    with blame("path.table", 409):
        return await visitor.think(Kind.REVIEW, told.game, report_of, told.record)


@router.get("/tables/{table}/review")
async def review(request: Request, told: Tales, visitor: Visitors) -> Json:
    """What the coach says about a match: luck and regret move by move."""
    known: Reviews = request.app.state.reviews
    return await visitor.while_here(known.give(told.record, partial(think_over, visitor, told)))


async def think_over(visitor: Visitor, told: Told) -> Any:
    """It may outlive the visitor who asked first."""
    with visitor.place(Kind.REVIEW):
        return await reviews.think_over(partial(visitor.thinkers.run, Kind.REVIEW, told.game), told.record)
