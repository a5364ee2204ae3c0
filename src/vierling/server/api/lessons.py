"""Guided first matches: what is said step by step, and tables to play them at."""

from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request

from vierling.live import branching
from vierling.live.errors import blame
from vierling.play.lesson import Lesson, lesson_of
from vierling.server.api.errors import language_of
from vierling.server.api.routes import ERRORS, must_make_few, visit_of
from vierling.server.api.shapes import Learner
from vierling.words import say_or_name

router = APIRouter(prefix="/api", responses=ERRORS)
GameName = Annotated[str, Path(max_length=40)]


def find_lesson(game: str) -> Lesson:
    with blame("path.game", 404):
        return lesson_of(game)


@router.get("/games/{game}/lesson")
async def show_lesson(request: Request, game: GameName) -> dict[str, Any]:
    """What a guided first match says and asks for, step by step."""
    return {**branching.lesson_facts(find_lesson(game), partial(say_or_name, language_of(request)))}


@router.post("/games/{game}/lesson", status_code=201)
async def begin_lesson(request: Request, game: GameName, body: Learner) -> dict[str, Any]:
    """A new table with the prepared position; the caller plays on, a bot makes the others' recorded moves."""
    lesson = find_lesson(game)
    must_make_few(request)
    return await branching.begin_lesson(visit_of(request), lesson, **body.model_dump())
