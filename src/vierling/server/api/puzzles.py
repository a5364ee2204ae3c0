"""Boards solved and made on request, computed in other processes."""

from collections.abc import Callable
from secrets import randbits
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Request

from vierling.coach.puzzles import Puzzles, puzzles_of
from vierling.kit import game_named
from vierling.live.errors import Refused, blame
from vierling.live.host import Thinkers
from vierling.server.api.guard import Buckets, address_of
from vierling.server.api.routes import ERRORS, house_of
from vierling.server.api.shapes import Order, Puzzle

router = APIRouter(prefix="/api", responses=ERRORS)


Name = Annotated[str, Path(max_length=40)]


def puzzles_named(game: Name) -> Puzzles:
    with blame("path.game", 404):
        return puzzles_of(game_named(game).name)


def thinkers_of(request: Request) -> Thinkers:
    """The thinkers, within the rate limit."""
    puzzlers: Buckets = request.app.state.puzzlers
    if not puzzlers.take(address_of(request.scope)):
        raise Refused("too-many", 429)
    return house_of(request).host.thinkers


Named = Annotated[Puzzles, Depends(puzzles_named)]
Minds = Annotated[Thinkers, Depends(thinkers_of)]


async def think(
    thinkers: Thinkers, where: str, game: str, work: Callable[..., dict[str, Any]], *args: Any
) -> dict[str, Any]:
    with blame(where):
        return await thinkers.run(game, work, *args)


@router.post("/games/{game}/solve")
async def solve(game: Name, puzzles: Named, thinkers: Minds, body: Puzzle) -> dict[str, Any]:
    """How many solutions a board has."""
    with blame("body.board"):
        puzzles.describe(body.board)  # refuse a typo before spending time on it
    return await think(thinkers, "body.board", game, puzzles.solve, body.board, body.flip, tuple(body.tiles))


@router.post("/games/{game}/generate", responses={202: {"description": "not ready yet: ask again"}})
async def generate(game: Name, puzzles: Named, thinkers: Minds, body: Order) -> dict[str, Any]:
    """A new board; the same seed makes the same one."""
    seed = randbits(32) if body.seed is None else body.seed
    return await think(thinkers, "body.grade", game, puzzles.generate, body.grade, seed)
