"""Rounds of a club: tables with the same dice, and one ranking."""

import secrets
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request

from vierling.kit import game_named
from vierling.live.errors import blame
from vierling.live.house import hash_token
from vierling.live.making import set_table
from vierling.live.names import PATTERN
from vierling.live.rounds import Rounds, is_set, seating_of, settings_for
from vierling.live.same_dice import Seating
from vierling.server.api.address import origin_of
from vierling.server.api.routes import ERRORS, Askers, must_be_patient, must_make_few, visit_of
from vierling.server.api.shapes import Company, NewRound

router = APIRouter(prefix="/api", responses=ERRORS)
RoundName = Annotated[str, Path(pattern=PATTERN, examples=["quiet-otter-7k3mp-x4hq2"])]


def rounds_of(request: Request) -> Rounds:
    rounds: Rounds = request.app.state.rounds
    return rounds


@router.post("/rounds", status_code=201)
async def set_up(request: Request, body: NewRound) -> dict[str, Any]:
    """The secret that its dice follow from is drawn now, and sealed."""
    must_make_few(request)
    with blame("body.game"):
        game = game_named(body.game)
    rounds = rounds_of(request)
    seating: Seating = {"places": body.places, "bots": body.bots}
    contest = await rounds.set_up(game, body.options, seating, hash_token(body.token), secrets.token_bytes(32))
    return told(request, await rounds.look(contest))


@router.get("/rounds/{round}")
async def look(request: Request, round: RoundName) -> dict[str, Any]:  # noqa: A002 - what it is called in the address
    rounds = rounds_of(request)
    return told(request, await rounds.look(await rounds.find(round)))


@router.post("/rounds/{round}/tables", status_code=201)
async def set_table_of(request: Request, round: RoundName, body: Company) -> dict[str, Any]:  # noqa: A002 - as above
    must_make_few(request)
    rounds = rounds_of(request)
    contest = await rounds.find(round)
    rounds.must_take(contest, hash_token(body.token))
    seating = seating_of(contest)
    company = body.model_dump(exclude={"places"}) | ({"bots": seating["bots"]} if is_set(seating) else {})
    game = game_named(contest.facts["game"])
    made = await set_table(visit_of(request), game, settings_for(contest, body.places), **company)
    await rounds.add(contest, made["id"], made["dice"])
    return made


@router.post("/rounds/{round}/close")
async def close(request: Request, round: RoundName, asker: Askers) -> dict[str, Any]:  # noqa: A002 - as above
    """No match begins any more. The secret is shown once those that are on are over, or a day later."""
    must_be_patient(request)
    rounds = rounds_of(request)
    contest = await rounds.find(round)
    await rounds.close(contest, asker.key)
    return told(request, await rounds.look(contest))


def told(request: Request, facts: Any) -> dict[str, Any]:
    return {**facts, "link": f"{origin_of(request)}/round/{facts['id']}"}
