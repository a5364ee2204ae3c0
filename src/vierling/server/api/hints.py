"""Hints during play, computed in other processes."""

from typing import Any

from fastapi import APIRouter

from vierling.live import thinking
from vierling.server.api.routes import ERRORS, Askers, Rooms, SeatNumber, must_be_patient
from vierling.server.api.shapes import HintWish
from vierling.server.api.thinking import Visitors

router = APIRouter(prefix="/api", responses=ERRORS)


@router.post("/tables/{table}/seats/{seat}/hint")
async def hint(room: Rooms, visitor: Visitors, asker: Askers, seat: SeatNumber, body: HintWish) -> dict[str, Any]:
    """The deepest hint is logged before it is given; one that cannot be given is not counted."""
    must_be_patient(visitor.request)
    told: dict[str, Any] = await thinking.give_hint(room, asker, visitor.think, seat, **body.model_dump())
    return told
