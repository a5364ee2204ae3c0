"""Parcels: what one device hands to another through the server, sealed by the first and opened by the second.

The server knows neither what is in a parcel nor the key. It keeps one in memory, for ten minutes or until somebody has
fetched it; after a restart it has to be sent again.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from vierling.game import Millis
from vierling.live.errors import Refused
from vierling.server.api.guard import BIGGEST_PARCEL, Buckets, address_of
from vierling.server.api.neighbours import Neighbours
from vierling.server.api.routes import ERRORS, now

LIFETIME: Millis = 10 * 60 * 1000
MOST_BYTES = 64 * BIGGEST_PARCEL  # of all parcels

SEALED = {"application/octet-stream": {"schema": {"type": "string", "format": "binary"}}}
router = APIRouter(prefix="/api", responses=ERRORS)

Name = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{22}$")]


@dataclass(slots=True)
class Parcels:
    """By name; each with the time until which it is kept."""

    kept: dict[str, tuple[Millis, bytes]] = field(default_factory=dict)

    def put(self, name: str, content: bytes, now: Millis) -> None:
        self._drop(lambda until: until <= now)
        if self.kept.get(name, (0, content))[1] != content:
            raise Refused("parcel-taken", 409, "path.name")
        if sum(len(each) for _, each in self.kept.values()) + len(content) > MOST_BYTES:
            raise Refused("parcels-full", 503)
        self.kept.setdefault(name, (now + LIFETIME, content))  # sent again because the answer was lost: no longer

    def take(self, name: str, now: Millis) -> bytes:
        """Only once."""
        self._drop(lambda until: until <= now)
        if name not in self.kept:
            raise Refused("parcel-gone", 404, "path.name")
        return self.kept.pop(name)[1]

    def _drop(self, over: Callable[[Millis], bool]) -> None:
        self.kept = {name: each for name, each in self.kept.items() if not over(each[0])}


def must_be_rare(request: Request) -> None:
    senders: Buckets = request.app.state.senders
    if not senders.take(address_of(request.scope)):
        raise Refused("too-many", 429)


def must_be_home(request: Request, name: str) -> None:
    """Of several processes one keeps it."""
    neighbours: Neighbours | None = request.app.state.neighbours
    if neighbours:
        neighbours.must_be_home(request, name)


@router.put(
    "/parcels/{name}",
    status_code=204,
    response_class=Response,
    openapi_extra={"requestBody": {"required": True, "content": SEALED}},
)
async def put_parcel(request: Request, name: Name) -> None:
    """Leave a sealed parcel for ten minutes; the name is drawn by whoever sends it."""
    must_be_rare(request)
    must_be_home(request, name)
    content = await request.body()
    if not content:
        raise Refused("missing", 422, "body", field="body")
    request.app.state.parcels.put(name, content, now(request))


@router.post("/parcels/{name}/take", response_class=Response, responses={200: {"content": SEALED}})
async def take_parcel(request: Request, name: Name) -> Response:
    """Fetch a parcel; then it is gone."""
    must_be_rare(request)
    must_be_home(request, name)
    content = request.app.state.parcels.take(name, now(request))
    return Response(content, media_type="application/octet-stream", headers={"Cache-Control": "no-store"})
