"""One device at one table: it says hello, sends moves, and gets the newest state whenever it changes."""

import asyncio
import time
from collections import deque
from contextlib import suppress
from typing import Annotated, Any, Literal, Protocol

import orjson
from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError
from starlette.websockets import WebSocket

from vierling.game import Millis, Refusal
from vierling.live.acts import MoveRequest
from vierling.live.errors import Refused
from vierling.live.frames import Screen
from vierling.live.house import hash_token
from vierling.live.reactions import react
from vierling.live.room import MOST_LAG, Room
from vierling.server.api.encoding import dump
from vierling.server.api.errors import as_refused, shape
from vierling.server.api.shapes import MOST_SEATS, Token
from vierling.server.api.vitals import Vitals
from vierling.words import choose_language

BIGGEST_MESSAGE = 8192  # a hello with all tokens of a full table
MOST_GARBAGE = 20
TRIPS_KEPT = 5


class Said(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class Hello(Said):
    type: Literal["hello"]
    protocol: Literal[1]
    language: Annotated[str, Field(max_length=10)] = "en"
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
            language = choose_language(HELLO.validate_json(await socket.receive_text()).language)
    refusal = {"type": "refused", "id": None, **shape(problem, language)}
    await socket.send_text(dump(refusal).decode())
    await socket.close(4409)


class Line(Protocol):
    """The way to a device."""

    @property
    def is_full(self) -> bool: ...

    def tell(self, *texts: bytes) -> None: ...

    def hang_up(self, code: int) -> None: ...


class Device:
    def __init__(self, line: Line, room: Room, origin: str, language: str, vitals: Vitals) -> None:
        self.line = line
        self.room = room
        self.vitals = vitals
        self.keys: list[str] = []
        self.host_key: str | None = None
        self.language = language
        self.garbage = 0
        self.drawing = False
        self.version = -1
        self.screen = Screen(room, origin)
        self.letters: list[bytes] = []  # answers that go out with the next change
        self.pongs: dict[Millis, float] = {}  # not echoed yet: their time stamps, and when we sent them
        self.trips: deque[Millis] = deque(maxlen=TRIPS_KEPT)
        self.closing: int | None = None
        self._loop = asyncio.get_running_loop()
        self._due: asyncio.Handle | None = None

    @property
    def is_met(self) -> bool:
        return self in self.room.devices

    def hurry(self) -> None:
        """The time for a hello is over."""
        if not self.is_met:
            self.hang_up(1008)

    def leave(self) -> None:
        self.closing = self.closing or 1005
        self.room.leave(self)

    def hear(self, text: bytes) -> None:
        if self.closing is not None:
            return
        expected: TypeAdapter[Any] = SAID if self.is_met else HELLO
        try:
            self._take(expected.validate_python(self._read(text)))
        except (Refusal, ValidationError) as problem:
            self._reject(None, problem)

    def _meet(self, hello: Hello) -> None:
        self.version = -1
        self.screen.clear()
        self.keys = [hash_token(token) for token in hello.tokens]
        self.host_key = hash_token(hello.host) if hello.host else None
        self.language = choose_language(hello.language)
        self.drawing = hello.drawing

    def _read(self, text: bytes) -> Any:
        if len(text) > BIGGEST_MESSAGE:
            raise Refused("too-big", 413, bytes=BIGGEST_MESSAGE)
        try:
            return orjson.loads(text)
        except orjson.JSONDecodeError as problem:
            raise Refused("not-json", 422, where="message") from problem

    def _take(self, said: Word) -> None:
        if isinstance(said, Ping):
            self._pong()
        elif isinstance(said, Heard):
            self._measure(said.now)
        elif isinstance(said, Hello):  # may be repeated: the device has sat down or got a personal link
            self._meet(said)
            self.room.arrive(self)
        elif isinstance(said, React):
            self._react(said)
        else:
            self._move(said)

    def _pong(self) -> None:
        told = self.room.clock()
        self._write({"type": "pong", "now": told})
        self.pongs[told] = time.monotonic()
        while len(self.pongs) > TRIPS_KEPT:
            del self.pongs[next(iter(self.pongs))]

    def _measure(self, told: Millis) -> None:
        left = self.pongs.pop(told, None)
        if left is not None:
            self.trips.append(round(1000 * (time.monotonic() - left)))

    @property
    def lag(self) -> Millis:
        """How long a move was on its way: half the fastest of the last round trips. Delaying the echo gains no more
        than the bound."""
        return min(MOST_LAG, min(self.trips, default=0) // 2)

    def _move(self, said: Move) -> None:
        arrived = time.monotonic()
        request = MoveRequest(said.match, said.seat, said.stamp, said.move, said.id, self.lag)
        try:
            done = self.room.move(self.keys, request)
        except Refusal as problem:
            self._refuse(said.id, problem)
            return
        if done is None:
            self._acknowledge(said.id, arrived, None)
        else:  # even if it is done: the room shows what is on disk first, and the answer has that number
            done.add_done_callback(lambda future: self._acknowledge(said.id, arrived, future))

    def _react(self, said: React) -> None:
        try:
            react(self.room, self.keys, said.seat, said.name)
        except Refusal as problem:
            self._refuse(said.id, problem)

    def _acknowledge(self, id_: str, arrived: float, done: "asyncio.Future[None] | None") -> None:
        if done and done.exception():
            self._refuse(id_, Refused("broken", 500))
        else:
            self.vitals.acks.observe(time.monotonic() - arrived)
            self._write({"type": "done", "id": id_, "number": self.screen.number_for(self.keys)})

    def _refuse(self, id_: str | None, problem: Refusal) -> None:
        self.vitals.refusals.labels(problem.code).inc()
        self._write({"type": "refused", "id": id_, **shape(problem, self.language)})

    def _reject(self, id_: str | None, problem: Refusal | ValidationError) -> None:
        """Garbage is answered and counted; too much of it closes the socket."""
        if isinstance(problem, ValidationError):
            problem = as_refused(dict(problem.errors(include_url=False, include_input=False)[0]))
        self._refuse(id_, problem)
        self.garbage += 1
        if self.garbage >= MOST_GARBAGE:
            self.hang_up(1008)

    def _write(self, message: dict[str, Any]) -> None:
        self.letters.append(dump(message))
        self.wake()

    def tell(self, text: bytes) -> None:
        if not self.line.is_full:  # whatever waited for that would come too late
            self.letters.append(text)
            self.wake()

    def hang_up(self, code: int) -> None:
        self.closing = code
        self.wake()

    def wake(self) -> None:
        """Answers and changes of one moment go out together."""
        if self._due is None:
            self._due = self._loop.call_soon(self._send)

    catch_up = wake

    def _send(self) -> None:
        """The only place that sends: answers in order, then the newest table, however many changes it skips."""
        self._due = None
        letters, self.letters = self.letters, []
        if self.closing is None and self.is_met and self.version != self.room.version and not self.line.is_full:
            letters += self._news()
        if letters:
            self.line.tell(*letters)
        if self.closing is not None:
            self.line.hang_up(self.closing)

    def _news(self) -> list[bytes]:
        self.version = self.room.version
        host = self.room.shown.host_key
        is_host = host is not None and (host == self.host_key or host in self.keys)
        news = self.screen.news(self.keys, is_host, self.drawing)
        return [dump(news)] if news else []
