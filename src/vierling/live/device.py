"""One device at one table: it says hello, sends moves, and gets the newest state whenever it changes."""

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from vierling.game import Millis, Refusal
from vierling.live.acts import MoveRequest
from vierling.live.errors import Refused
from vierling.live.house import hash_token
from vierling.live.reactions import react
from vierling.live.room import MOST_LAG, Room
from vierling.live.screens import Screen

MOST_GARBAGE = 20
TRIPS_KEPT = 5


@dataclass(frozen=True, slots=True)
class Manners:
    """How a host understands what devices say, and how it speaks to them."""

    read: Callable[[bytes, bool], Any]  # what was said, by somebody who has said hello or not
    shape: Callable[[Refusal, str], dict[str, Any]]  # a refusal in a language
    note_ack: Callable[[float], None] = lambda _seconds: None  # how long a move took to be safe


class Line(Protocol):
    """The way to a device."""

    @property
    def is_full(self) -> bool: ...

    def tell(self, *texts: bytes) -> None: ...

    def hang_up(self, code: int) -> None: ...


class Device:
    def __init__(self, line: Line, room: Room, origin: str, language: str, manners: Manners) -> None:
        self.line = line
        self.room = room
        self.manners = manners
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
        try:
            self._take(self.manners.read(text, self.is_met))
        except Refusal as problem:
            self._reject(problem)

    def _meet(self, hello: Any) -> None:
        self.version = -1
        self.screen.clear()
        self.keys = [hash_token(token) for token in hello.tokens]
        self.host_key = hash_token(hello.host) if hello.host else None
        self.language = hello.language
        self.drawing = hello.drawing

    def _take(self, said: Any) -> None:
        if said.type == "ping":
            self._pong()
        elif said.type == "heard":
            self._measure(said.now)
        elif said.type == "hello":  # may be repeated: the device has sat down or got a personal link
            self._meet(said)
            self.room.arrive(self)
        elif said.type == "react":
            self._react(said)
        else:
            self._move(said)

    def _pong(self) -> None:
        told = self.room.clock()
        self._write({"type": "pong", "now": told})
        self.pongs[told] = self._loop.time()
        while len(self.pongs) > TRIPS_KEPT:
            del self.pongs[next(iter(self.pongs))]

    def _measure(self, told: Millis) -> None:
        left = self.pongs.pop(told, None)
        if left is not None:
            self.trips.append(round(1000 * (self._loop.time() - left)))

    @property
    def lag(self) -> Millis:
        """How long a move was on its way: half the fastest of the last round trips. Delaying the echo gains no more
        than the bound."""
        return min(MOST_LAG, min(self.trips, default=0) // 2)

    def _move(self, said: Any) -> None:
        arrived = self._loop.time()
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

    def _react(self, said: Any) -> None:
        try:
            react(self.room, self.keys, said.seat, said.name)
        except Refusal as problem:
            self._refuse(said.id, problem)

    def _acknowledge(self, id_: str, arrived: float, done: "asyncio.Future[None] | None") -> None:
        if done and done.exception():
            self._refuse(id_, Refused("broken", 500))
        else:
            self.manners.note_ack(self._loop.time() - arrived)
            self._write({"type": "done", "id": id_, "number": self.screen.number_for(self.keys)})

    def _refuse(self, id_: str | None, problem: Refusal) -> None:
        self._write({"type": "refused", "id": id_, **self.manners.shape(problem, self.language)})

    def _reject(self, problem: Refusal) -> None:
        """Garbage is answered and counted; too much of it closes the line."""
        self._refuse(None, problem)
        self.garbage += 1
        if self.garbage >= MOST_GARBAGE:
            self.hang_up(1008)

    def _write(self, message: dict[str, Any]) -> None:
        self.letters.append(self.room.host.encode(message))
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
        return [news.encoded(self.room.host.encode)] if news else []
