"""From one match to the next at the same table: starting, answering, coming late, and the score sheet."""

from dataclasses import replace
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request

from vierling.live import evening, making
from vierling.live.acts import Asker
from vierling.live.house import hash_token
from vierling.live.room import Room
from vierling.server.api.rounds import rounds_of
from vierling.server.api.routes import ERRORS, Askers, Rooms, act, house_of
from vierling.server.api.shapes import NewGuest

router = APIRouter(prefix="/api", responses=ERRORS)
GuestNumber = Annotated[int, Path(ge=0, lt=evening.MOST_GUESTS)]


def by_the_room(asker: Asker, room: Room) -> Asker:
    """How long somebody has been away is counted by the room's clock."""
    return replace(asker, at=room.now())


@router.post("/tables/{table}/start")
async def start(request: Request, room: Rooms, asker: Askers) -> dict[str, Any]:
    """The first match, or the next one without waiting for more answers."""
    await rounds_of(request).must_be_open(room.shown)
    return await act(request, room, lambda table: making.start(table, asker, room))


@router.post("/tables/{table}/rematch")
async def rematch(request: Request, room: Rooms, asker: Askers) -> dict[str, Any]:
    """Yes to another match."""
    late = by_the_room(asker, room)
    return await act(request, room, lambda table: evening.rematch(table, late, room.presence()))


@router.delete("/tables/{table}/rematch")
async def decline(request: Request, room: Rooms, asker: Askers) -> dict[str, Any]:
    """No to another match: the seat is free from then on."""
    late = by_the_room(asker, room)
    return await act(request, room, lambda table: evening.decline(table, late, room.presence()))


@router.post("/tables/{table}/guests", status_code=201)
async def come(request: Request, room: Rooms, asker: Askers, body: NewGuest) -> dict[str, Any]:
    """Who watches, and perhaps wants a seat in the next match."""
    key = hash_token(body.token)
    return await act(request, room, lambda table: evening.come(table, asker, body.name, key, body.wants))


@router.delete("/tables/{table}/guests/{guest}")
async def send_off(request: Request, room: Rooms, asker: Askers, guest: GuestNumber) -> dict[str, Any]:
    return await act(request, room, lambda table: evening.send_off(table, asker, guest))


@router.put("/tables/{table}/guests/{guest}/mute")
async def put_mute(request: Request, room: Rooms, asker: Askers, guest: GuestNumber) -> dict[str, Any]:
    """Nobody sees this guest's name or reactions any more."""
    return await act(request, room, lambda table: evening.mute_guest(table, asker, guest, True))


@router.delete("/tables/{table}/guests/{guest}/mute")
async def drop_mute(request: Request, room: Rooms, asker: Askers, guest: GuestNumber) -> dict[str, Any]:
    return await act(request, room, lambda table: evening.mute_guest(table, asker, guest, False))


@router.get("/tables/{table}/series")
async def series(request: Request, room: Rooms) -> dict[str, Any]:
    """The score sheet of the evening, of all finished matches."""
    return {**await house_of(request).archive.series(room.shown)}
