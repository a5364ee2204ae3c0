"""Calls to another process: requests and sockets that are passed on to it."""

import asyncio
from dataclasses import dataclass
from itertools import count
from typing import Any

import orjson

from vierling.server.api.links import Kind, Link
from vierling.server.api.passing import AGAIN, Passed, Reply, unpack_reply
from vierling.server.api.wire import Wire


class Call:
    """A connection to another process, with what waits for its answers."""

    def __init__(self, secret: bytes) -> None:
        self.link = Link(secret, b"caller", self._hear)
        self.link.on_end = self._end
        self.ended = asyncio.Event()
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
        self.ended.set()
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
