"""The other processes of the house. A table has one owner; whoever comes to another process is passed on to it, with
requests and sockets, and does not notice."""

import asyncio
import logging
import time
from collections.abc import Callable
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from fastapi import FastAPI, Request, Response

from vierling.game import Refusal
from vierling.live.errors import Refused
from vierling.live.host import Elsewhere
from vierling.server.api.calls import Call
from vierling.server.api.errors import answer
from vierling.server.api.passing import NOT_MINE, PASSED, WANTED, Passed, Reply, pass_of, perform
from vierling.server.api.reception import Receive, Reception
from vierling.server.api.wire import Wire

if TYPE_CHECKING:
    from vierling.server.store.members import Members  # needs the driver

logger = logging.getLogger(__name__)

PATIENCE_SECONDS = 10.0  # until whoever has the table answers, or another has taken it over
PAUSE_SECONDS = 0.1
CONNECT_SECONDS = 1.0


class Unreachable(Exception):
    """Nothing was done there."""


class Neighbours:
    def __init__(self, app: FastAPI, members: "Members", secret: bytes, receive: Receive) -> None:
        self.app = app
        self.members = members
        self.secret = secret
        self.reception = Reception(app, receive)
        self.on_met: Callable[[], None] = lambda: None  # there is somebody whose tables may come here
        self._calls: dict[str, Call] = {}
        self._doors: dict[str, asyncio.Lock] = {}
        self._watches: dict[tuple[int, str], asyncio.Task[None]] = {}
        self._server: asyncio.Server | None = None

    async def open(self, host: str, port: int) -> None:
        loop = asyncio.get_running_loop()
        self._server = await loop.create_server(lambda: self.reception.meet(self.secret), host, port)
        port = self._server.sockets[0].getsockname()[1]
        self.members.on_change = self._look_round
        self._look_round()
        await self.members.move_to(f"{host}:{port}")

    def close(self) -> None:
        if self._server:
            self._server.close()
        for watch in self._watches.values():
            watch.cancel()
        self.reception.close()
        for call in self._calls.values():
            call.link.close()

    def _look_round(self) -> None:
        """Keep an eye on everybody who is there. One that is stopped, and gone from the list, would keep its devices
        waiting for ever."""
        known = set(self.members.others.items())
        for gone in self._watches.keys() - known:
            self._watches.pop(gone).cancel()
        for address in self._calls.keys() - set(self.members.others.values()):
            self._calls.pop(address).link.close()
        for process, address in known - self._watches.keys():
            if address:  # one that has just joined tells it in a moment
                watch = asyncio.get_running_loop().create_task(self._watch(process, address))
                self._watches[process, address] = watch

    async def _watch(self, process: int, address: str) -> None:
        """A process that dies takes its connections with it, and then nobody listens there any more. A line that only
        stalls or breaks tells nothing: the database may still hear it."""
        was_met = False
        while True:
            try:
                call = await self._call(address)
                was_met = True
                self.members.trust(process)
                self.on_met()
                await call.ended.wait()
            except Unreachable as problem:
                if was_met and isinstance(problem.__cause__, ConnectionRefusedError):
                    self.members.suspect(process)
                await asyncio.sleep(PAUSE_SECONDS)

    async def _call(self, address: str) -> Call:
        async with self._doors.setdefault(address, asyncio.Lock()):
            call = self._calls.get(address)
            if call is None or call.ended.is_set():
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
            call.link.close()
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
            await self.members.change(PAUSE_SECONDS)
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
