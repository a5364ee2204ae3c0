"""Hints in play, thought out in other processes."""

from dataclasses import replace
from typing import Any

from fastapi import APIRouter

from vierling.lab.hints import hint_of
from vierling.server import acts
from vierling.server.errors import blame
from vierling.server.puzzles import Thinkers, think
from vierling.server.room import now
from vierling.server.routes import ERRORS, Askers, Rooms, SeatNumber
from vierling.server.shapes import HintWish

router = APIRouter(prefix="/api", responses=ERRORS)


@router.post("/tables/{table}/seats/{seat}/hint")
async def hint(room: Rooms, pool: Thinkers, asker: Askers, seat: SeatNumber, body: HintWish) -> dict[str, Any]:
    """The log remembers the deepest hint before it is given; one that cannot be given is none."""
    table = room.shown
    with blame("path.table", 409):
        give = hint_of(game := table.game.name)
    acts.take_hint(table, asker, seat, body.step)  # whoever may not have one hears so before anybody thinks
    assert table.state
    told = await think(pool, "body.tiles", game, give, table.state.view(seat), body.step, body.tiles)
    await room.act(lambda newest: acts.take_hint(newest, replace(asker, at=now()), seat, body.step))
    return told
