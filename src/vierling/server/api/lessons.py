"""Guided first matches: what is said step by step, and tables to play them at."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request

from vierling.live.acts import Asker
from vierling.live.errors import Refused, blame
from vierling.live.house import hash_token
from vierling.live.messages import LessonFacts
from vierling.play.lesson import BOT, LEARNER, Lesson, lesson_of
from vierling.server.api.branches import first_entry, regrow
from vierling.server.api.errors import language_of
from vierling.server.api.guard import Buckets, address_of
from vierling.server.api.routes import ERRORS, facts_now, house_of, now
from vierling.server.api.shapes import Branch, Learner
from vierling.words import say_or_name

router = APIRouter(prefix="/api", responses=ERRORS)
GameName = Annotated[str, Path(max_length=40)]


def find_lesson(game: str) -> Lesson:
    with blame("path.game", 404):
        return lesson_of(game)


@router.get("/games/{game}/lesson")
async def show_lesson(request: Request, game: GameName) -> dict[str, Any]:
    """What a guided first match says and asks for, step by step."""
    return {**lesson_facts(find_lesson(game), language_of(request))}


def lesson_facts(lesson: Lesson, language: str) -> LessonFacts:
    return {
        "steps": [
            {"text": say_or_name(language, lesson.key(step)), "move": move, "show": list(step.show)}
            for step, move in lesson.told()
        ],
        "bot": BOT,
    }


@router.post("/games/{game}/lesson", status_code=201)
async def begin_lesson(request: Request, game: GameName, body: Learner) -> dict[str, Any]:
    """A new table with the prepared position; the caller plays on, a bot makes the others' recorded moves."""
    lesson = find_lesson(game)
    makers: Buckets = request.app.state.makers
    if not makers.take(address_of(request.scope)):
        raise Refused("too-many", 429)
    host = Asker(hash_token(body.token), now(request))
    place = Branch(token=body.token, event=lesson.begins, seat=LEARNER, person=body.person, bot=BOT)
    first = first_entry(lesson.match, place, host, lesson=True, hints="none")
    room = await house_of(request).open_table(first, regrow(lesson.match, place, host))
    room.carry_on()
    await room.act(lambda _table: [])  # the first roll is on disk
    return facts_now(request, room)
