"""A finished match's dice once more: a new table, for one or for many, whose first match is played with them."""

from typing import Any

from fastapi import APIRouter, Request

from vierling.live import branching
from vierling.server.api.routes import ERRORS, Rooms, must_make_few, visit_of
from vierling.server.api.shapes import Again

router = APIRouter(prefix="/api", responses=ERRORS)


@router.post("/tables/{table}/again", status_code=201)
async def again(request: Request, room: Rooms, body: Again) -> dict[str, Any]:
    """The dice of a match that is still on are nobody's business."""
    must_make_few(request)
    return await branching.again(visit_of(request), room, request.app.state.daily.chain, **body.model_dump())
