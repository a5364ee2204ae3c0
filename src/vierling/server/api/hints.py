"""Hints during play, computed in other processes."""

from dataclasses import replace
from typing import Any

from fastapi import APIRouter

from vierling.coach.hints import hint_of
from vierling.live import acts
from vierling.live.errors import blame
from vierling.live.host import Kind
from vierling.server.api.routes import ERRORS, Askers, Rooms, SeatNumber, must_be_patient
from vierling.server.api.shapes import HintWish
from vierling.server.api.thinking import Visitors

router = APIRouter(prefix="/api", responses=ERRORS)


@router.post("/tables/{table}/seats/{seat}/hint")
async def hint(room: Rooms, visitor: Visitors, asker: Askers, seat: SeatNumber, body: HintWish) -> dict[str, Any]:
    """The deepest hint is logged before it is given; one that cannot be given is not counted."""
    table = room.shown
    with blame("path.table", 409):
        give = hint_of(game := table.game.name)
    must_be_patient(visitor.request)
    acts.take_hint(table, asker, seat, body.step)  # refuse before spending time on it
    assert table.state
    with blame("body.tiles"):
        told = await visitor.think(Kind.HINT, game, give, table.state.view(seat), body.step, body.tiles)
    await room.act(lambda newest: acts.take_hint(newest, replace(asker, at=room.now()), seat, body.step))
    return told
