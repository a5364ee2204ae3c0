"""For whoever runs the server, with a token: see `vierling admin`. Without it these routes do not exist."""

from collections import Counter
from datetime import UTC, datetime
from hmac import compare_digest
from ipaddress import ip_address
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.security import HTTPAuthorizationCredentials
from pydantic import AfterValidator, Field

from vierling.live.device import Device
from vierling.live.entry import Entry
from vierling.live.errors import Refused
from vierling.live.keeping import DAY
from vierling.live.room import Room
from vierling.server.api.bans import BANNED, Bans
from vierling.server.api.guard import neighbourhood
from vierling.server.api.keeping import NOTICE, delete_everywhere
from vierling.server.api.neighbours import Neighbours
from vierling.server.api.passing import Reply
from vierling.server.api.routes import TableId, bearer, house_of, now
from vierling.server.api.shapes import Body
from vierling.server.store.rows import Kept
from vierling.server.store.store import Store

LONGEST_NOTICE = 300
LONGEST_BAN = 365 * 86400
MOST_TABLES = 1000


def must_be_admin(
    request: Request, token: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)] = None
) -> None:
    given = token.credentials if token else ""
    if not compare_digest(given.encode(errors="replace"), request.app.state.admin_token.encode()):
        raise Refused("not-found", 404, where=request.url.path)


router = APIRouter(prefix="/api/admin", dependencies=[Depends(must_be_admin)], include_in_schema=False)


def one_line(text: str) -> str:
    if not text.isprintable():
        raise ValueError("not one line")
    return text.strip()


class Ban(Body):
    address: Annotated[str, Field(max_length=60)]
    seconds: Annotated[int, Field(ge=1, le=LONGEST_BAN)]


class Notice(Body):
    text: Annotated[str, Field(min_length=1, max_length=LONGEST_NOTICE), AfterValidator(one_line)] | None


@router.get("/tables")
async def tables(
    request: Request, most: Annotated[int, Query(ge=1, le=MOST_TABLES)] = 100, names: bool = False
) -> list[dict[str, Any]]:
    """Those in memory, then those opened last."""
    log: Store = request.app.state.log
    rooms, today = house_of(request).rooms, now(request) // DAY
    kept = {each.id: each for each in await log.list_tables(most)}
    missing = {
        table: Kept(table, room.latest.game.name, today, room.latest.number, packed=False)
        for table, room in rooms.items()
        if table not in kept
    }
    found = sorted({**missing, **kept}.values(), key=lambda each: each.id not in rooms)
    return [facts_of(each, rooms.get(each.id), names) for each in found[:most]]


def facts_of(kept: Kept, room: Room | None, names: bool) -> dict[str, Any]:
    table = room.shown if room else None
    facts = {
        "id": kept.id,
        "game": kept.game,
        "phase": ("closed" if table.closed else table.phase) if table else None,
        "seats": len(table.chairs) if table else None,
        "devices": len(room.devices) if room else 0,
        "entries": kept.entries,
        "opened": datetime.fromtimestamp(kept.opened * DAY / 1000, UTC).date().isoformat(),
        "archived": kept.packed,
    }
    return {**facts, "names": [chair.name for chair in table.chairs] if table else None} if names else facts


@router.post("/tables/{table}/close", status_code=204, response_class=Response)
async def close_table(request: Request, table: TableId) -> None:
    await house_of(request).close_table(table, lambda _table: [Entry("closed", now(request))])


@router.delete("/tables/{table}", status_code=204, response_class=Response)
async def delete_table(request: Request, table: TableId) -> None:
    if not await house_of(request).host.log.read(table):
        raise Refused("no-table", 404, table=table)
    await delete_everywhere(request, table)


@router.get("/addresses")
async def addresses(request: Request) -> list[dict[str, Any]]:
    """Who is connected right now: the only way to learn whom to ban, as nothing is written down."""
    devices: dict[Device, str] = request.app.state.devices
    sockets = Counter(devices.values())
    at = {(address, each.room.shown.id) for each, address in devices.items()}
    for reply in await tell_others(request):
        for told in orjson.loads(reply.body):
            sockets[told["address"]] += told["sockets"]
            at |= {(told["address"], table) for table in told["tables"]}
    return [
        {"address": address, "sockets": count, "tables": sorted(table for each, table in at if each == address)}
        for address, count in sockets.most_common()
    ]


@router.get("/bans")
async def list_bans(request: Request) -> list[dict[str, Any]]:
    bans: Bans = request.app.state.bans
    return [{"address": address, "seconds": left} for address, left in bans.left().items()]


@router.put("/bans")
async def ban(request: Request, body: Ban) -> dict[str, Any]:
    address = read_address(body.address)
    request.app.state.bans.put(address, body.seconds)
    for device, its_address in request.app.state.devices.items():
        if its_address == address:
            device.hang_up(BANNED)
    await tell_others(request)
    return {"address": address, "seconds": body.seconds}


@router.delete("/bans/{address}")
async def unban(request: Request, address: Annotated[str, Path(max_length=60)]) -> dict[str, Any]:
    found = read_address(address)
    await tell_others(request)
    if not request.app.state.bans.lift(found):
        raise Refused("not-banned", 404, address=found)
    return {"address": found}


async def tell_others(request: Request) -> list[Reply]:
    """What is kept in memory has to be done by every process of the house."""
    neighbours: Neighbours | None = request.app.state.neighbours
    return await neighbours.tell_all(request) if neighbours else []


def read_address(text: str) -> str:
    """As limits count it: of an IPv6 address, its /64."""
    try:
        return neighbourhood(str(ip_address(text.partition("/")[0])))
    except ValueError as problem:
        raise Refused("no-address", 422, "body.address", text=text[:60]) from problem


@router.put("/notice")
async def put_notice(request: Request, body: Notice) -> dict[str, Any]:
    log: Store = request.app.state.log
    await log.write_note(NOTICE, body.text)
    return {"notice": body.text}
