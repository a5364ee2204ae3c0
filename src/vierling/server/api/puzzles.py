"""Boards solved and made on request, computed in other processes."""

from secrets import randbits
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path

from vierling.coach.puzzles import Puzzles, puzzles_of
from vierling.kit import game_named
from vierling.live.errors import blame
from vierling.live.host import Kind
from vierling.server.api.routes import ERRORS
from vierling.server.api.shapes import Order, Puzzle
from vierling.server.api.thinking import Visitors

router = APIRouter(prefix="/api", responses=ERRORS)


Name = Annotated[str, Path(max_length=40)]


def puzzles_named(game: Name) -> Puzzles:
    with blame("path.game", 404):
        return puzzles_of(game_named(game).name)


Named = Annotated[Puzzles, Depends(puzzles_named)]


@router.post("/games/{game}/solve")
async def solve(game: Name, puzzles: Named, visitor: Visitors, body: Puzzle) -> dict[str, Any]:
    """How many solutions a board has."""
    with blame("body.board"):
        puzzles.describe(body.board)  # refuse a typo before spending time on it
        return await visitor.think(Kind.PUZZLE, game, puzzles.solve, body.board, body.flip, tuple(body.tiles))


@router.post("/games/{game}/generate", responses={202: {"description": "not ready yet: ask again"}})
async def generate(game: Name, puzzles: Named, visitor: Visitors, body: Order) -> dict[str, Any]:
    """A new board; the same seed makes the same one."""
    seed = randbits(32) if body.seed is None else body.seed
    with blame("body.grade"):
        return await visitor.think(Kind.PUZZLE, game, puzzles.generate, body.grade, seed)
