"""What devices say through a socket, and how they are spoken to."""

import asyncio
from contextlib import suppress
from typing import Annotated, Any, Literal

import orjson
from pydantic import AfterValidator, BaseModel, ConfigDict, Field, TypeAdapter, ValidationError
from starlette.websockets import WebSocket

from vierling.game import Refusal
from vierling.live.device import Manners
from vierling.live.errors import Refused
from vierling.server.api.encoding import dump
from vierling.server.api.errors import as_refused, shape
from vierling.server.api.shapes import MOST_SEATS, Token
from vierling.server.api.vitals import Vitals
from vierling.words import choose_language

BIGGEST_MESSAGE = 8192  # a hello with all tokens of a full table


class Said(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class Hello(Said):
    type: Literal["hello"]
    protocol: Literal[1]
    language: Annotated[str, Field(max_length=10), AfterValidator(choose_language)] = "en"
    tokens: Annotated[list[Token], Field(max_length=MOST_SEATS)] = []
    host: Token | None = None
    drawing: bool = False  # views as text too


class Move(Said):
    type: Literal["move"]
    id: Annotated[str, Field(min_length=8, max_length=64)]
    match: Annotated[int, Field(ge=0)]
    seat: Annotated[int, Field(ge=0, le=99)]
    stamp: Annotated[int, Field(ge=0)]
    move: Annotated[str, Field(min_length=1, max_length=80)]


class React(Said):
    type: Literal["react"]
    id: Annotated[str, Field(min_length=8, max_length=64)]
    seat: Annotated[int, Field(ge=0, le=99)] | None  # None: as a guest
    name: Annotated[str, Field(min_length=1, max_length=20)]


class Ping(Said):
    type: Literal["ping"]


class Heard(Said):
    """The echo of a pong: its round trip measures the device's delay."""

    type: Literal["heard"]
    now: int


Word = Hello | Move | React | Ping | Heard
HELLO: TypeAdapter[Hello] = TypeAdapter(Hello)
SAID: TypeAdapter[Word] = TypeAdapter(Annotated[Word, Field(discriminator="type")])


async def turn_away(socket: WebSocket, problem: Refusal, patience: float) -> None:
    """The table exists and this server cannot open it: says why, in the language of the hello."""
    language = choose_language(socket.headers.get("accept-language", ""))
    with suppress(TimeoutError, ValidationError, KeyError):  # KeyError: bytes instead of text
        async with asyncio.timeout(patience):
            language = HELLO.validate_json(await socket.receive_text()).language
    refusal = {"type": "refused", "id": None, **shape(problem, language)}
    await socket.send_text(dump(refusal).decode())
    await socket.close(4409)


def read(text: bytes, met: bool) -> Word:
    if len(text) > BIGGEST_MESSAGE:
        raise Refused("too-big", 413, bytes=BIGGEST_MESSAGE)
    expected: TypeAdapter[Any] = SAID if met else HELLO
    try:
        said: Word = expected.validate_python(orjson.loads(text))
    except orjson.JSONDecodeError as problem:
        raise Refused("not-json", 422, where="message") from problem
    except ValidationError as problem:
        raise as_refused(dict(problem.errors(include_url=False, include_input=False)[0])) from problem
    return said


def manners(vitals: Vitals) -> Manners:
    def counted(problem: Refusal, language: str) -> dict[str, Any]:
        vitals.refusals.labels(problem.code).inc()
        return shape(problem, language)

    return Manners(read, counted, vitals.acks.observe)
