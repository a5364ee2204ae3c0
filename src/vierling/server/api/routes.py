"""The REST part: games and tables. Play itself goes through the socket."""

from collections.abc import Callable
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

import segno
from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from vierling.coach.spread import spreads_of
from vierling.game import Millis
from vierling.kit import GAMES, game_named, kit_of
from vierling.live import acts, evening, making, moderation
from vierling.live.acts import Asker
from vierling.live.entry import Entry
from vierling.live.errors import Refused, blame
from vierling.live.frames import game_facts
from vierling.live.house import House, hash_token
from vierling.live.making import Visit, told
from vierling.live.names import PATTERN
from vierling.live.room import Room
from vierling.live.table import Table
from vierling.options import from_json, to_json
from vierling.server.api.address import is_local, origin_of
from vierling.server.api.encoding import dump
from vierling.server.api.guard import Buckets, address_of
from vierling.server.api.shapes import (
    GameOptions,
    NewSeat,
    NewTable,
    NewToken,
    SeatChange,
    SeatOrder,
    Settings,
    Standin,
)
from vierling.words import words_of

router = APIRouter(prefix="/api")
bearer = HTTPBearer(auto_error=False, description="a seat's or the host's token")
TableId = Annotated[str, Path(pattern=PATTERN, examples=["quiet-otter-7k3mp-x4hq2"])]
SeatNumber = Annotated[int, Path(ge=0, le=99)]
ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"description": "refused", "content": {"application/json": {"schema": {"type": "object"}}}}
    for status in (400, 403, 404, 405, 409, 413, 422, 429, 503)
}
router.responses = ERRORS


def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


async def room_of(request: Request, table: TableId) -> Room:
    return await house_of(request).find(table)


def now(request: Request) -> Millis:
    return house_of(request).host.clock()


def asker_of(request: Request, token: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)]) -> Asker:
    return Asker(hash_token(token.credentials) if token else None, now(request))


Rooms = Annotated[Room, Depends(room_of)]
Askers = Annotated[Asker, Depends(asker_of)]


def must_be_patient(request: Request) -> None:
    """Whatever changes a table stays in its log for ever, so an address may not do that as often as look."""
    actors: Buckets = request.app.state.actors
    if not actors.take(address_of(request.scope)):
        raise Refused("too-many", 429)


async def act(request: Request, room: Room, make: Callable[[Table], list[Entry]]) -> dict[str, Any]:
    must_be_patient(request)
    await room.act(make)
    return facts_now(request, room)


def facts_now(request: Request, room: Room) -> dict[str, Any]:
    return told(room, origin_of(request))


def visit_of(request: Request) -> Visit:
    """By somebody whose token does not matter."""
    return Visit(house_of(request), Asker(None, now(request)), origin_of(request))


@router.get("/games")
async def games() -> list[Any]:
    return [game_facts(game) for game in GAMES.values()]


@router.get("/games/{game}/material")
async def material(game: Annotated[str, Path(max_length=40)]) -> Response:
    """What is in the box besides sheets and dice, for a page to draw."""
    with blame("path.game", 404):
        box = game_named(game).material()
    return Response(dump(box), media_type="application/json", headers={"Cache-Control": "max-age=3600"})


@router.get("/games/{game}/spread")
async def spread(game: Annotated[str, Path(max_length=40)]) -> Response:
    """How results of bots spread, for people to compare theirs with; empty, if the game brings nothing."""
    with blame("path.game", 404):
        told = spreads_of(game_named(game).name)
    return Response(dump(told), media_type="application/json", headers={"Cache-Control": "max-age=3600"})


@router.get("/games/{game}/words/{language}", response_class=PlainTextResponse)
async def words(game: Annotated[str, Path(max_length=40)], language: Literal["en", "de", "fr"]) -> str:
    """What a game says, as Fluent text: for a page that was built without it. Empty, if it brings no words."""
    with blame("path.game", 404):
        return words_of(kit_of(game), language)


@router.post("/games/{game}/options")
async def check_options(game: Annotated[str, Path(max_length=40)], body: GameOptions) -> dict[str, Any]:
    """The options in full, a sheet in its canonical form; or what is wrong with them."""
    with blame("path.game", 404):
        played = game_named(game)
    with blame("body.options"):
        return to_json(from_json(played, body.options))


@router.post("/tables", status_code=201)
async def make_table(request: Request, body: NewTable) -> dict[str, Any]:
    must_make_few(request)
    return await making.make_table(visit_of(request), **body.model_dump())


def must_make_few(request: Request) -> None:
    makers: Buckets = request.app.state.makers
    if not makers.take(address_of(request.scope)):
        raise Refused("too-many", 429)


@router.get("/tables/{table}")
async def show_table(request: Request, room: Rooms) -> dict[str, Any]:
    return facts_now(request, room)


@router.patch("/tables/{table}")
async def change_table(request: Request, room: Rooms, asker: Askers, body: Settings) -> dict[str, Any]:
    changes = body.model_dump(exclude_unset=True)
    return await act(request, room, lambda table: evening.change(table, asker, changes))


@router.post("/tables/{table}/seats", status_code=201)
async def take_seat(request: Request, room: Rooms, asker: Askers, body: NewSeat) -> dict[str, Any]:
    return await act(request, room, lambda table: making.take_seat(table, asker, **body.model_dump()))


@router.patch("/tables/{table}/seats/{seat}")
async def change_seat(
    request: Request, room: Rooms, asker: Askers, seat: SeatNumber, body: SeatChange
) -> dict[str, Any]:
    return await act(request, room, lambda table: making.change_seat(table, asker, seat, **body.model_dump()))


@router.delete("/tables/{table}/seats/{seat}")
async def leave_seat(request: Request, room: Rooms, asker: Askers, seat: SeatNumber) -> dict[str, Any]:
    return await act(request, room, lambda table: moderation.leave(table, asker, seat))


@router.put("/tables/{table}/order")
async def put_order(request: Request, room: Rooms, asker: Askers, body: SeatOrder) -> dict[str, Any]:
    return await act(request, room, lambda table: acts.put_in_order(table, asker, body.order))


@router.put("/tables/{table}/seats/{seat}/standin")
async def put_standin(request: Request, room: Rooms, asker: Askers, seat: SeatNumber, body: Standin) -> dict[str, Any]:
    return await act(request, room, lambda table: acts.stand_in(table, asker, seat, body.bot))


@router.delete("/tables/{table}/seats/{seat}/standin")
async def drop_standin(request: Request, room: Rooms, asker: Askers, seat: SeatNumber) -> dict[str, Any]:
    return await act(request, room, lambda table: acts.come_back(table, asker, seat))


@router.put("/tables/{table}/seats/{seat}/token")
async def put_token(request: Request, room: Rooms, asker: Askers, seat: SeatNumber, body: NewToken) -> dict[str, Any]:
    return await act(request, room, lambda table: acts.new_token(table, asker, seat, hash_token(body.token)))


@router.post("/tables/{table}/pause")
async def pause(request: Request, room: Rooms, asker: Askers) -> dict[str, Any]:
    return await act(request, room, lambda table: acts.pause(table, asker))


@router.post("/tables/{table}/resume")
async def resume(request: Request, room: Rooms, asker: Askers) -> dict[str, Any]:
    return await act(request, room, lambda table: acts.resume(table, asker))


@router.get("/tables/{table}/record", response_class=PlainTextResponse)
async def record(request: Request, room: Rooms, match: Annotated[int | None, Query(ge=1, le=1_000_000)] = None) -> str:
    return await house_of(request).archive.record(room.shown, match)


@router.get("/tables/{table}/qr.svg", response_class=Response, responses={200: {"content": {"image/svg+xml": {}}}})
async def qr(request: Request, room: Rooms) -> Response:
    link = f"{origin_of(request)}/t/{room.shown.id}"
    if is_local(urlsplit(link).hostname or ""):
        raise Refused("only-here", 409)  # a phone that reads it would knock at its own door
    svg = segno.make(link, error="m").svg_inline(border=2, dark="#1d1a17", light="#ffffff", omitsize=True)
    head = svg.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"', 1) if "xmlns" not in svg else svg
    return Response(head, media_type="image/svg+xml")
