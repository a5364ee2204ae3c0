"""For people who play with the box: what their phone has to know, and sheets of paper that they type in."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response

from vierling.live import boxed
from vierling.server.api.encoding import dump
from vierling.server.api.routes import ERRORS, must_make_few, visit_of
from vierling.server.api.shapes import Boxed, TypedDice, TypedMatch, TypedSheet
from vierling.server.api.thinking import Visitors

router = APIRouter(prefix="/api", responses=ERRORS)
GameName = Annotated[str, Path(max_length=40)]


def as_json(what: Any) -> Response:
    return Response(dump(what), media_type="application/json")


@router.get("/games/{game}/companion")
async def companion(game: GameName) -> Response:
    """How the game is played with the box, for all settings that make a difference."""
    return as_json(boxed.facts(game))


@router.post("/games/{game}/companion")
async def companion_way(game: GameName, body: Boxed) -> Response:
    """The same for one setting, such as somebody's own sheet."""
    return as_json(boxed.way(game, **body.model_dump()))


@router.post("/games/{game}/tally")
async def tally(game: GameName, body: TypedSheet) -> Response:
    """The score of a sheet, full or not."""
    return as_json(boxed.tally(game, **body.model_dump()))


@router.post("/games/{game}/hindsight")
async def hindsight(game: GameName, visitor: Visitors, body: TypedDice) -> Response:
    """The best sheet for the dice that fell."""
    return as_json(await boxed.look_back(visitor.think, game, **body.model_dump()))


@router.post("/games/{game}/typed", status_code=201)
async def type_in(request: Request, game: GameName, body: TypedMatch) -> dict[str, Any]:
    """A match that was played on paper, in the order of play: a table that has it behind it, to be reviewed."""
    must_make_few(request)
    return await boxed.type_in(visit_of(request), game, **body.model_dump())
