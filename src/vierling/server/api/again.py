"""A finished match's dice once more: a new table, for one or for many, whose first match is played with them."""

from typing import Any

from fastapi import APIRouter, Request

from vierling.game import CHANCE
from vierling.live.chain import Chain
from vierling.live.same_dice import dice_entry, source_of
from vierling.live.table import Table
from vierling.match import Match
from vierling.options import to_json
from vierling.play.sealed import Source, derive
from vierling.server.api.routes import ERRORS, Rooms, house_of, must_make_few, set_table
from vierling.server.api.shapes import Again

router = APIRouter(prefix="/api", responses=ERRORS)


@router.post("/tables/{table}/again", status_code=201)
async def again(request: Request, room: Rooms, body: Again) -> dict[str, Any]:
    """The dice of a match that is still on are nobody's business."""
    must_make_few(request)
    number = body.match or room.shown.match
    past = (await house_of(request).archive.find(room.shown, body.match)).match
    source = Source(further(request, room.shown, number), rolls_of(past))
    settings = {
        "options": to_json(past.options),
        "places": body.places,
        "clock": None,
        "spectators": True,
        "hints": "alone",
        "dice": dice_entry(source, {"kind": "match", "name": f"{room.shown.id}/{number}"}),
    }
    return await set_table(request, past.game, settings, body)


def rolls_of(past: Match) -> list[str]:
    return [past.game.write(event.what) for event in past.events if event.by == CHANCE]


def further(request: Request, table: Table, match: int) -> bytes:
    """What rolls follow from that the match did not come to: the same for all who play it again."""
    known = source_of(table) if match == 1 else None
    chain: Chain = request.app.state.daily.chain
    return known.seed if known else derive(chain.seed, "again", table.id, match)
