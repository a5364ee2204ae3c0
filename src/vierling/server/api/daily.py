"""The challenges of the day: looking at them, and making the tables that they are played at."""

import secrets
from itertools import islice
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request, Response

from vierling.game import Millis
from vierling.live.chain import Chain, read_chain
from vierling.live.daily import Daily, Wish, day_of
from vierling.live.errors import Refused, blame
from vierling.live.house import hash_token
from vierling.live.keeping import DAY
from vierling.play.challenge import all_challenges, challenge_named
from vierling.server.api.routes import ERRORS, facts_now, must_be_patient, must_make_few
from vierling.server.api.shapes import ShownName, Try
from vierling.server.store.store import Store

router = APIRouter(prefix="/api", responses=ERRORS)
CHAIN = "chain"


def device_of(request: Request) -> str | None:
    """The hash of the device's token, if it sent one: whoever has none may look, too."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return hash_token(token) if scheme.lower() == "bearer" and token else None


Devices = Annotated[str | None, Depends(device_of)]
Day = Annotated[str | None, Query(pattern=r"^\d{4}-\d{2}-\d{2}$", examples=["2026-11-17"])]
ChallengeName = Annotated[str, Path(max_length=60, examples=[each.name for each in islice(all_challenges(), 1)])]


async def find_chain(log: Store, now: Millis) -> Chain:
    """All that the dice of this house's days will ever follow from. It is drawn once, and never leaves the database."""
    drawn = Chain(secrets.token_bytes(32), now // DAY - 1)  # clocks may be set back a little
    return read_chain(await log.settle_note(CHAIN, str(drawn)))


def daily_of(request: Request) -> Daily:
    daily: Daily = request.app.state.daily
    return daily


@router.get("/daily")
async def look(request: Request, device: Devices, day: Day = None) -> dict[str, Any]:
    """Today, or a day that is over. Whoever has played sees how the others did."""
    daily = daily_of(request)
    with blame("query.day"):
        wanted = daily.today if day is None else day_of(day)
    if wanted > daily.today:
        raise Refused("daily-future", 404, "query.day")
    return {**await daily.look(wanted, device)}


@router.post("/daily/{challenge}/tries", status_code=201, responses={202: {"description": "not ready yet: ask again"}})
async def play(request: Request, challenge: ChallengeName, body: Try) -> dict[str, Any]:
    """A table with the dice of the day. The first of a device counts."""
    must_make_few(request)
    if len({body.token, body.device, body.person.token}) < 3:
        raise Refused("token-used", 422, "body.token")
    wish = Wish(hash_token(body.token), hash_token(body.person.token), hash_token(body.device), body.person.name)
    with blame("path.challenge", 404):
        chosen = challenge_named(challenge)
    return facts_now(request, await daily_of(request).play(chosen, wish))


@router.put("/daily/{challenge}/name", status_code=204, response_class=Response)
async def show_name(request: Request, challenge: ChallengeName, device: Devices, body: ShownName) -> None:
    """Which name the ranking shows for this device's result; null is none."""
    must_be_patient(request)
    if device is None:
        raise Refused("daily-not-played", 409)
    await daily_of(request).show_name(challenge, device, body.name)
