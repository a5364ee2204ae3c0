"""A match of one person that goes on without this server, and comes back."""

from typing import Any

from fastapi import APIRouter, Request

from vierling.live import carrying
from vierling.server.api.routes import ERRORS, Askers, Rooms, facts_now, house_of, must_be_patient
from vierling.server.api.shapes import Brought, CopyWish

router = APIRouter(prefix="/api", responses={**ERRORS, 410: ERRORS[409]})


@router.post("/tables/{table}/copy")
async def hand_out(request: Request, room: Rooms, asker: Askers, body: CopyWish) -> dict[str, Any]:
    """The match in play, for the only person in it."""
    return {**await carrying.hand_out(house_of(request), room, asker, agreed=body.agreed)}


@router.post("/tables/{table}/carried")
async def take_back(request: Request, room: Rooms, asker: Askers, body: Brought) -> dict[str, Any]:
    """The same match, longer: all that happened to it elsewhere happens here, or nothing."""
    must_be_patient(request)
    await carrying.take_back(house_of(request), room, asker, **body.model_dump())
    return facts_now(request, room)
