"""For those who call from another process: their requests are answered, and their devices sit at tables of this one."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

import orjson
from fastapi import FastAPI

from vierling.live.host import Elsewhere
from vierling.server.api.links import Kind, Link
from vierling.server.api.passing import AGAIN, NOT_MINE, WANTED, Passed, Reply, perform, unpack
from vierling.server.store.trouble import Trouble

logger = logging.getLogger(__name__)


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
