"""What a host does about people, and people about a host who is lost."""

from dataclasses import replace
from typing import Any

from fastapi import APIRouter, Request

from vierling.live import moderation
from vierling.server.api.routes import ERRORS, Askers, Rooms, SeatNumber, act
from vierling.server.api.shapes import Heir, Lock

router = APIRouter(prefix="/api", responses=ERRORS)


@router.put("/tables/{table}/seats/{seat}/mute")
async def put_mute(request: Request, room: Rooms, asker: Askers, seat: SeatNumber) -> dict[str, Any]:
    """Nobody sees this seat's name any more."""
    return await act(request, room, lambda table: moderation.mute(table, asker, seat, True))


@router.delete("/tables/{table}/seats/{seat}/mute")
async def drop_mute(request: Request, room: Rooms, asker: Askers, seat: SeatNumber) -> dict[str, Any]:
    return await act(request, room, lambda table: moderation.mute(table, asker, seat, False))


@router.patch("/tables/{table}/lock")
async def lock(request: Request, room: Rooms, asker: Askers, body: Lock) -> dict[str, Any]:
    """Whether others may sit down, and whether they may watch."""
    changes = body.model_dump(exclude_unset=True)
    return await act(request, room, lambda table: moderation.lock(table, asker, changes))


@router.put("/tables/{table}/host")
async def hand_on(request: Request, room: Rooms, asker: Askers, body: Heir) -> dict[str, Any]:
    return await act(request, room, lambda table: moderation.hand_on(table, asker, body.seat))


@router.put("/tables/{table}/vote")
async def vote(request: Request, room: Rooms, asker: Askers, body: Heir) -> dict[str, Any]:
    """For a new host, when the host is lost."""
    late = replace(asker, at=room.now())  # compared with since when the host has been away, by the room's clock
    return await act(request, room, lambda table: moderation.vote(table, late, body.seat, room.presence()))
