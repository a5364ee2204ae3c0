"""Boards solved and made on request, computed in other processes."""

from secrets import randbits
from typing import Annotated, Any

from fastapi import APIRouter, Path

from vierling.live import thinking
from vierling.server.api.routes import ERRORS
from vierling.server.api.shapes import Order, Puzzle
from vierling.server.api.thinking import Visitors

router = APIRouter(prefix="/api", responses=ERRORS)


Name = Annotated[str, Path(max_length=40)]


@router.post("/games/{game}/solve")
async def solve(game: Name, visitor: Visitors, body: Puzzle) -> dict[str, Any]:
    """How many solutions a board has."""
    found: dict[str, Any] = await thinking.solve(visitor.think, game, **body.model_dump())
    return found


@router.post("/games/{game}/generate", responses={202: {"description": "not ready yet: ask again"}})
async def generate(game: Name, visitor: Visitors, body: Order) -> dict[str, Any]:
    """A new board; the same seed makes the same one."""
    seed = randbits(32) if body.seed is None else body.seed
    made: dict[str, Any] = await thinking.generate(visitor.think, game, grade=body.grade, seed=seed)
    return made
