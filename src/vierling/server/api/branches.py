"""A finished match at any of its events, and a new table that plays on from there."""

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from vierling.live import branching
from vierling.server.api.encoding import dump
from vierling.server.api.routes import ERRORS, Rooms, house_of, must_make_few, visit_of
from vierling.server.api.shapes import Branch

router = APIRouter(prefix="/api", responses=ERRORS)
MatchNumber = Annotated[int | None, Query(ge=1, le=1_000_000)]


@router.get("/tables/{table}/position")
async def position(
    request: Request,
    room: Rooms,
    match: MatchNumber = None,
    event: Annotated[int | None, Query(ge=0, le=1_000_000)] = None,
    seat: Annotated[int | None, Query(ge=0, le=99)] = None,
) -> Response:
    """What a seat saw after so many events of a finished match, or at its end."""
    past = await house_of(request).archive.find(room.shown, match)
    return Response(dump(branching.position_facts(past, event, seat)), media_type="application/json")


@router.post("/tables/{table}/branch", status_code=201)
async def branch(request: Request, room: Rooms, body: Branch) -> dict[str, Any]:
    """What if: a new table with the match up to there. The caller takes one seat, bots the others."""
    must_make_few(request)
    return await branching.branch(visit_of(request), room, **body.model_dump())
