"""Print-and-play: PDFs, drawn one at a time in a thread, while everybody else plays on."""

import asyncio
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Request, Response

from vierling.game import Refusal
from vierling.kit import Kit, kit_of
from vierling.live.errors import Refused, blame
from vierling.options import read_options
from vierling.paper.order import Order
from vierling.paper.printing import Printed, pieces_of, print_game
from vierling.server.api.guard import Buckets, address_of
from vierling.server.api.routes import ERRORS

NEEDS_EXTRA = 501
PDF = {"application/pdf": {"schema": {"type": "string", "format": "binary"}}}
router = APIRouter(prefix="/api", responses={**ERRORS, NEEDS_EXTRA: ERRORS[409]})

Name = Annotated[str, Path(max_length=40)]


def kit_named(game: Name) -> Kit:
    with blame("path.game", 404):
        return kit_of(game)


def must_print_few(request: Request) -> None:
    puzzlers: Buckets = request.app.state.puzzlers
    if not puzzlers.take(address_of(request.scope)):
        raise Refused("too-many", 429)


@router.get("/games/{game}/prints")
async def prints(game: Name) -> list[Any]:
    """What can be printed of a game, and what can be chosen about it."""
    pieces = pieces_of(kit_named(game))
    return [
        {
            "what": what,
            "shares": piece.shares,
            "folds": piece.folds,
            "picks": piece.picks,
            "options": list(piece.options),
        }
        for what, piece in pieces.items()
    ]


@router.get("/games/{game}/print", response_class=Response, responses={200: {"content": PDF}})
async def print_pdf(  # noqa: PLR0913, PLR0917 - one per parameter
    request: Request,
    game: Name,
    what: Annotated[str, Query(max_length=20)] = "all",
    paper: Literal["a4", "letter"] = "a4",
    language: Literal["en", "de", "fr"] = "en",
    each: Literal["2", "4", "6"] = "4",
    fold: bool = False,
    pick: Annotated[str, Query(max_length=200)] = "",
    options: Annotated[str, Query(max_length=2000, description="as in a record: side=B sheet=…")] = "",
) -> Response:
    """A PDF to print, cut out and play with."""
    kit = kit_named(game)
    must_print_few(request)
    with blame("query.options"):
        order = Order(kit, read_options(kit.game, options), language, what, paper, int(each), fold, pick)
    async with request.app.state.press:
        made = await asyncio.to_thread(draw, order)
    name = f"{kit.game.name}-{what}.pdf"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "max-age=3600"}
    return Response(made.content, media_type="application/pdf", headers=headers)


def draw(order: Order) -> Printed:
    try:
        return print_game(order)
    except Refusal as problem:
        where = {"no-such-print": "query.what", "bad-pick": "query.pick"}.get(problem.code)
        status = NEEDS_EXTRA if problem.code == "needs-extra" else 422
        with blame(where, status):
            raise
