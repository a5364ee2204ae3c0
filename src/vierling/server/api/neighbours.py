"""The other processes of the house. A table has one owner; whoever comes to another process is passed on to it, with
requests and sockets, and does not notice."""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import count
from typing import TYPE_CHECKING, Any, Protocol

import orjson
from fastapi import FastAPI, Request, Response

from vierling.game import Refusal
from vierling.live.errors import Refused
from vierling.live.host import Elsewhere
from vierling.server.api.errors import answer
from vierling.server.api.links import Kind, Link
from vierling.server.api.passing import PASSED, Passed, Reply, pass_of, perform, unpack, unpack_reply
from vierling.server.api.wire import Wire
from vierling.server.store.trouble import Trouble

if TYPE_CHECKING:
    from vierling.server.store.members import Members  # needs the driver

logger = logging.getLogger(__name__)

PATIENCE_SECONDS = 10.0  # until whoever has the table answers, or another has taken it over
PAUSE_SECONDS = 0.1
CONNECT_SECONDS = 1.0
AGAIN = 1012  # a device that is told so comes back at once
WANTED = "wanted"  # what is asked for before a device is passed on: the table itself
NOT_MINE = 421  # misdirected


class Unreachable(Exception):
    """Nothing was done there."""


class Guest(Protocol):
    """A device that came to another process, at its table here."""

    def hear(self, text: bytes) -> None: ...

    def catch_up(self) -> None: ...


@dataclass
class FarLine:
    """The way to a device through another process."""

    link: Link
    channel: int
    is_full: bool = False

    def tell(self, *texts: bytes) -> None:
        self.link.send(Kind.SAY, self.channel, *texts)

    def hang_up(self, code: int) -> None:
        self.link.send(Kind.CLOSE, self.channel, code.to_bytes(2, "big"))


@dataclass
class Visit:
    """A socket of another process's, at a table of this one. Until the table is found, what is said waits."""

    line: FarLine
    guest: Guest | None = None
    said: list[bytes] = field(default_factory=list)
    gone: asyncio.Event = field(default_factory=asyncio.Event)

    def hear(self, text: bytes) -> None:
        if self.guest:
            self.guest.hear(text)
        else:
            self.said.append(text)

    async def sit(self, guest: Guest) -> None:
        """From now on until it leaves."""
        self.guest = guest
        for text in self.said:
            guest.hear(text)
        await self.gone.wait()


Receive = Callable[[Visit, dict[str, Any]], Any]


class Reception:
    """For those who call."""

    def __init__(self, app: FastAPI, receive: Receive) -> None:
        self.app = app
        self.receive = receive
        self._visits: dict[Link, dict[int, Visit]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def meet(self, secret: bytes) -> Link:
        link = Link(secret, b"called", self._hear)
        link.on_end = self._end
        self._visits[link] = {}
        return link

    def _end(self, link: Link) -> None:
        for visit in self._visits.pop(link).values():
            visit.gone.set()

    def close(self) -> None:
        for link in list(self._visits):
            link.close()

    def _hear(self, link: Link, kind: Kind, channel: int, content: bytes) -> None:
        visits = self._visits[link]
        visit = visits.get(channel)
        if kind == Kind.ASK:
            self._spawn(self._answer(link, channel, unpack(content)))
        elif kind == Kind.OPEN:
            visits[channel] = Visit(FarLine(link, channel))
            self._spawn(self._welcome(visits, channel, orjson.loads(content)))
        elif visit and kind == Kind.SAY:
            visit.hear(content)
        elif visit and kind in {Kind.FULL, Kind.FREE}:
            visit.line.is_full = kind == Kind.FULL
            if kind == Kind.FREE and visit.guest:
                visit.guest.catch_up()
        elif visit and kind == Kind.CLOSE:
            visit.gone.set()

    def _spawn(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer(self, link: Link, channel: int, passed: Passed) -> None:
        try:
            wanted = passed.facts.get(WANTED)
            reply = await self._hand_over(wanted) if wanted else await perform(self.app, passed)
        except Exception:  # the top of a task; whoever asked has been answered by the app itself
            logger.exception("a request that was passed on failed")
            reply = Reply(500, [], b"")
        link.send(Kind.ANSWER, channel, reply.pack())

    async def _hand_over(self, table: str) -> Reply:
        return Reply(NOT_MINE if await self.app.state.house.hand_over(table) else 200, [], b"")

    async def _welcome(self, visits: dict[int, Visit], channel: int, facts: dict[str, Any]) -> None:
        visit = visits[channel]
        try:
            await self.receive(visit, facts)
        except (Elsewhere, Trouble):
            visit.line.hang_up(AGAIN)
        except Exception:
            logger.exception("a device of another process could not be received")
            visit.line.hang_up(1011)
        finally:
            visits.pop(channel, None)


class Call:
    """A connection to another process, with what waits for its answers."""

    def __init__(self, secret: bytes) -> None:
        self.link = Link(secret, b"caller", self._hear)
        self.link.on_end = self._end
        self.ended = False
        self._channels = count(1)
        self._asked: dict[int, asyncio.Future[Reply]] = {}
        self._wires: dict[int, Wire] = {}

    async def ask(self, passed: Passed) -> Reply:
        channel = next(self._channels)
        self._asked[channel] = asyncio.get_running_loop().create_future()
        self.link.send(Kind.ASK, channel, passed.pack())
        try:
            return await self._asked[channel]
        finally:
            del self._asked[channel]

    async def relay(self, wire: Wire, facts: dict[str, Any]) -> None:
        """Until one of the two hangs up."""
        channel = next(self._channels)
        self._wires[channel] = wire
        self.link.send(Kind.OPEN, channel, orjson.dumps(facts))
        try:
            await wire.listen(Ear(self.link, channel))
        finally:
            self._wires.pop(channel, None)
            self.link.send(Kind.CLOSE, channel)

    def _hear(self, link: Link, kind: Kind, channel: int, content: bytes) -> None:
        asked, wire = self._asked.get(channel), self._wires.get(channel)
        if kind == Kind.ANSWER and asked and not asked.done():
            asked.set_result(unpack_reply(content))
        elif kind == Kind.SAY and wire:
            wire.tell(content)
            if wire.is_full:
                link.send(Kind.FULL, channel)
        elif kind == Kind.CLOSE and wire:
            wire.hang_up(int.from_bytes(content, "big"))

    def _end(self, _: Link) -> None:
        self.ended = True
        for asked in self._asked.values():
            if not asked.done():
                asked.set_exception(ConnectionError("the other process has ended"))
        for wire in list(self._wires.values()):
            wire.hang_up(AGAIN)


@dataclass(frozen=True, slots=True)
class Ear:
    """Hands on what a device says."""

    link: Link
    channel: int

    def hear(self, text: bytes) -> None:
        self.link.send(Kind.SAY, self.channel, text)

    def catch_up(self) -> None:
        self.link.send(Kind.FREE, self.channel)


class Neighbours:
    def __init__(self, app: FastAPI, members: "Members", secret: bytes, receive: Receive) -> None:
        self.app = app
        self.members = members
        self.secret = secret
        self.reception = Reception(app, receive)
        self._calls: dict[str, Call] = {}
        self._doors: dict[str, asyncio.Lock] = {}
        self._server: asyncio.Server | None = None

    async def open(self, host: str, port: int) -> None:
        loop = asyncio.get_running_loop()
        self._server = await loop.create_server(lambda: self.reception.meet(self.secret), host, port)
        port = self._server.sockets[0].getsockname()[1]
        self.members.on_change = self._drop_gone
        await self.members.move_to(f"{host}:{port}")

    def close(self) -> None:
        if self._server:
            self._server.close()
        self.reception.close()
        for call in self._calls.values():
            call.link.close()

    def _drop_gone(self) -> None:
        """One that is stopped would keep its devices waiting for ever."""
        known = set(self.members.others.values())
        for address in self._calls.keys() - known:
            self._calls.pop(address).link.close()

    async def _call(self, address: str) -> Call:
        async with self._doors.setdefault(address, asyncio.Lock()):
            call = self._calls.get(address)
            if call is None or call.ended:
                call = self._calls[address] = await self._connect(address)
            return call

    async def _connect(self, address: str) -> Call:
        host, _, port = address.rpartition(":")
        call = Call(self.secret)
        try:
            async with asyncio.timeout(CONNECT_SECONDS):
                await asyncio.get_running_loop().create_connection(lambda: call.link, host, int(port or 0))
                await call.link.is_trusted
        except (OSError, TimeoutError, ValueError) as problem:
            raise Unreachable(address) from problem
        return call

    # Passing on

    async def pass_on(self, request: Request, problem: Elsewhere) -> Response:
        """To whoever has the table by now: perhaps, in the end, to this process itself."""
        passed, until = await pass_of(request), time.monotonic() + PATIENCE_SECONDS
        while time.monotonic() < until:
            try:
                reply = await (await self._call(problem.address)).ask(passed)
                if reply.status != NOT_MINE:
                    return reply.response()
            except Unreachable:
                pass
            except ConnectionError as lost:  # it may have been done
                raise Refused("stopping", 503) from lost
            await asyncio.sleep(PAUSE_SECONDS)
            try:
                await self.app.state.log.claim(problem.table, awake=False)
            except Elsewhere as still:
                problem = still
                continue
            reply = await perform(self.app, passed)
            if reply.status != NOT_MINE:
                return reply.response()
        raise Refused("stopping", 503)

    async def relay(self, wire: Wire, problem: Elsewhere, facts: dict[str, Any]) -> None:
        """Raises `Unreachable` before anything was said, also if the table is nobody's any more."""
        call = await self._call(problem.address)
        try:
            reply = await call.ask(Passed({WANTED: problem.table}, b""))
        except ConnectionError as lost:
            raise Unreachable(problem.address) from lost
        if reply.status == NOT_MINE:
            raise Unreachable(problem.address)
        await call.relay(wire, facts)

    async def tell_all(self, request: Request) -> list[Reply]:
        """The same request to all the others, as far as they can be reached."""
        if request.scope.get(PASSED):
            return []
        passed = await pass_of(request)
        replies = []
        for address in self.members.others.values():
            try:
                replies.append(await (await self._call(address)).ask(passed))
            except (Unreachable, ConnectionError):
                logger.warning("%s could not be told", address)
        return replies

    def must_be_home(self, request: Request, name: str) -> None:
        """What only one process keeps, and in memory: the same one for all who ask, as long as it lives."""
        if request.scope.get(PASSED):
            return
        homes = {self.members.me: self.members.address, **self.members.others}
        home = max(homes, key=lambda each: sha256(f"{each}/{name}".encode()).digest())
        if home != self.members.me:
            raise Elsewhere(name, homes[home])


async def on_elsewhere(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, Elsewhere)
    neighbours: Neighbours = request.app.state.neighbours
    if request.scope.get(PASSED):
        return Response(status_code=NOT_MINE)
    try:
        return await neighbours.pass_on(request, problem)
    except Refusal as refusal:
        return answer(refusal, request)


def adopt(app: FastAPI, tables: Sequence[str]) -> None:
    """Their bots and clocks go on here."""
    state = app.state
    for table in tables:
        task = asyncio.get_running_loop().create_task(wake(app, table))
        state.waking.add(task)
        task.add_done_callback(state.waking.discard)


async def wake(app: FastAPI, table: str) -> None:
    try:
        await app.state.house.find(table)
    except (Refusal, Elsewhere, Trouble) as problem:
        logger.warning("table %s was not taken over: %s", table, problem)
    except Exception:
        logger.exception("table %s could not be taken over", table)
