"""One device at one table: it says hello, sends moves, and gets the newest state whenever it changes."""

import asyncio
import time
from collections import deque
from contextlib import suppress
from typing import Annotated, Any, Literal

import orjson
from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from vierling.game import Millis, Refusal
from vierling.live.acts import MoveRequest
from vierling.live.errors import Refused
from vierling.live.frames import Screen
from vierling.live.house import hash_token
from vierling.live.room import MOST_LAG, Room
from vierling.server.api.encoding import dump
from vierling.server.api.errors import as_refused, shape
from vierling.server.api.guard import Bucket
from vierling.server.api.shapes import MOST_SEATS, Token
from vierling.server.api.vitals import Vitals
from vierling.words import choose_language

BIGGEST_MESSAGE = 8192  # a hello with all tokens of a full table
MOST_GARBAGE = 20
MOST_LETTERS = 1000
TRIPS_KEPT = 5
HELLO_SECONDS = 10.0
GOODBYE_SECONDS = 5.0


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


class Ping(Said):
    type: Literal["ping"]


class Heard(Said):
    """The echo of a pong: its round trip measures the device's delay."""

    type: Literal["heard"]
    now: int


Word = Hello | Move | Ping | Heard
HELLO: TypeAdapter[Hello] = TypeAdapter(Hello)
SAID: TypeAdapter[Word] = TypeAdapter(Annotated[Word, Field(discriminator="type")])


async def turn_away(socket: WebSocket, problem: Refusal) -> None:
    """The table exists and this server cannot open it: says why, in the language of the hello."""
    language = choose_language(socket.headers.get("accept-language", ""))
    with suppress(TimeoutError, ValidationError, KeyError):  # KeyError: bytes instead of text
        async with asyncio.timeout(HELLO_SECONDS):
            language = choose_language(HELLO.validate_json(await socket.receive_text()).language)
    refusal = {"type": "refused", "id": None, **shape(problem, language)}
    await socket.send_text(dump(refusal).decode())
    await socket.close(4409)


class Device:
    def __init__(self, socket: WebSocket, room: Room, origin: str, per_second: int, vitals: Vitals) -> None:
        self.socket = socket
        self.room = room
        self.vitals = vitals
        self.bucket = Bucket(per_second, 3 * per_second)
        self.keys: list[str] = []
        self.host_key: str | None = None
        self.language = choose_language(socket.headers.get("accept-language", ""))
        self.garbage = 0
        self.drawing = False
        self.version = -1
        self.screen = Screen(room, origin)
        self.letters: deque[bytes] = deque()
        self.pongs: dict[Millis, float] = {}  # not echoed yet: their time stamps, and when we sent them
        self.trips: deque[Millis] = deque(maxlen=TRIPS_KEPT)
        self.bell = asyncio.Event()
        self.closing: int | None = None

    async def live(self) -> None:
        """From hello to goodbye."""
        sender = asyncio.create_task(self._send())
        try:
            await self._greet()
            while self.closing is None:
                await self._hear(SAID)
            await asyncio.wait({sender}, timeout=GOODBYE_SECONDS)  # it sends the reason
        finally:
            self.room.leave(self)
            sender.cancel()

    async def _greet(self) -> None:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                while self not in self.room.devices and self.closing is None:
                    await self._hear(HELLO)
        except TimeoutError:
            self.hang_up(1008)

    async def _hear(self, expected: TypeAdapter[Any]) -> None:
        text = await self._receive()
        if not self.bucket.take():
            self.hang_up(1008)
            return
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

    async def _receive(self) -> str | bytes:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        return message.get("text") or message.get("bytes") or b""

    def _read(self, text: str | bytes) -> Any:
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
        if len(self.letters) >= MOST_LETTERS:
            self.hang_up(1008)  # it keeps asking and never reads
        self.letters.append(dump(message))
        self.bell.set()

    def wake(self) -> None:
        self.bell.set()

    def hang_up(self, code: int) -> None:
        self.closing = code
        self.bell.set()

    async def _send(self) -> None:
        """The only place that sends: answers in order, then the newest table, however many changes it skips."""
        try:
            while True:
                await self.bell.wait()
                self.bell.clear()
                while self.letters:
                    await self.socket.send_text(self.letters.popleft().decode())
                if self.closing is not None:
                    await self.socket.close(self.closing)
                    return
                if self in self.room.devices and self.version != self.room.version and (news := self._news()):
                    await self.socket.send_text(news.decode())
        except (WebSocketDisconnect, RuntimeError):
            return  # disconnected; _hear notices too

    def _news(self) -> bytes | None:
        self.version = self.room.version
        is_host = any(map(self.room.shown.is_host, (self.host_key, *self.keys)))
        news = self.screen.news(self.keys, is_host, self.drawing)
        return dump(news) if news else None
