"""What is kept of a table, and how people have it closed, deleted, forgotten or handed to them."""

from typing import Any

from fastapi import APIRouter, Request, Response

from vierling.live import closing
from vierling.live.contests import Contests
from vierling.live.errors import Refused
from vierling.live.export import export
from vierling.live.house import hash_token
from vierling.server.api.routes import ERRORS, Askers, Rooms, TableId, facts_now, house_of
from vierling.server.api.settings import Settings
from vierling.server.api.shapes import Tokens
from vierling.server.store.store import Store

NOTICE = "notice"  # the name of the note
router = APIRouter(prefix="/api", responses={**ERRORS, 410: ERRORS[409]})


@router.get("/house")
async def house_facts(request: Request) -> dict[str, Any]:
    """What this house says to everybody, and how many days it keeps tables that nobody opens; 0 is for ever."""
    settings: Settings = request.app.state.settings
    log: Store = request.app.state.log
    return {
        "notice": await log.read_note(NOTICE),
        "archive_days": settings.archive_days,
        "delete_days": settings.delete_days,
    }


@router.post("/tables/{table}/close")
async def close_table(request: Request, room: Rooms, asker: Askers) -> dict[str, Any]:
    """Nobody plays on."""
    await house_of(request).close_table(room.latest.id, lambda table: closing.close(table, asker))
    return facts_now(request, room)


@router.delete("/tables/{table}", status_code=204, response_class=Response)
async def delete_table(request: Request, room: Rooms, asker: Askers) -> None:
    asker.must_host(room.latest)
    await delete_everywhere(request, room.latest.id)


async def delete_everywhere(request: Request, table: str) -> None:
    contests: Contests = request.app.state.contests
    await contests.delete_table(table)


@router.delete("/tables/{table}/name", status_code=204, response_class=Response)
async def forget_name(request: Request, table: TableId, asker: Askers) -> None:
    """The name of whoever asks is gone from all that is kept of the table."""
    if asker.key is None:
        raise Refused("not-seated", 403)
    await house_of(request).forget_name(table, asker.key)
    contests: Contests = request.app.state.contests
    await contests.forget_name(table)


@router.post("/tables/{table}/export")
async def export_table(request: Request, room: Rooms, body: Tokens) -> dict[str, Any]:
    """What whoever holds these tokens may take along."""
    keys = [hash_token(token) for token in body.tokens]
    return await export(house_of(request).archive, room.shown, keys)
