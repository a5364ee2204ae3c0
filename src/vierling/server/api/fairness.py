"""Devices commit to nonces for the dice, and open them."""

from typing import Any

from fastapi import APIRouter, Request

from vierling.live import fairness
from vierling.server.api.routes import ERRORS, Askers, Rooms, act
from vierling.server.api.shapes import Commitment, Nonce

router = APIRouter(prefix="/api", responses=ERRORS)


@router.put("/tables/{table}/commitment")
async def commit(request: Request, room: Rooms, asker: Askers, body: Commitment) -> dict[str, Any]:
    """To a nonce for the next match that starts at this table."""
    return await act(request, room, lambda table: fairness.commit(table, asker, body.commitment))


@router.put("/tables/{table}/nonce")
async def open_nonce(request: Request, room: Rooms, asker: Askers, body: Nonce) -> dict[str, Any]:
    """For the match that has just started, once the house's seal is known."""
    return await act(request, room, lambda table: fairness.open_nonce(table, asker, body.nonce))
