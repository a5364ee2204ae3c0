"""Work that visitors ask for and that takes thought: limited for each address, and dropped when they are gone."""

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Annotated, Any, TypeVar

from fastapi import Depends, Request
from starlette.requests import ClientDisconnect

from vierling.live.errors import Refused
from vierling.live.host import Kind, Thinkers
from vierling.server.api.guard import Buckets, address_of
from vierling.server.api.routes import house_of

Answer = TypeVar("Answer")

# That one address may have waiting: a school class behind one router, but not a flood.
MOST_WAITING = {Kind.HINT: 40, Kind.REVIEW: 8, Kind.PUZZLE: 20}


class Queues:
    """How much each address is waiting for."""

    def __init__(self) -> None:
        self._waiting: Counter[tuple[Kind, str]] = Counter()

    @contextmanager
    def place(self, kind: Kind, address: str) -> Iterator[None]:
        key = kind, address
        if self._waiting[key] >= MOST_WAITING[kind]:
            raise Refused("too-many", 429)
        self._waiting[key] += 1
        try:
            yield
        finally:
            self._waiting[key] -= 1
            if not self._waiting[key]:
                del self._waiting[key]


class Visitor:
    def __init__(self, request: Request) -> None:
        self.request = request
        self.thinkers: Thinkers = house_of(request).host.thinkers

    async def think(self, kind: Kind, game: str, work: Callable[..., Answer], *args: Any) -> Answer:
        with self.place(kind):
            return await self.while_here(self.thinkers.run(kind, game, work, *args))

    @contextmanager
    def place(self, kind: Kind) -> Iterator[None]:
        queues: Queues = self.request.app.state.queues
        with queues.place(kind, address_of(self.request.scope)):
            yield

    async def while_here(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        """What comes of the work, unless the visitor disconnects first, which cancels it."""
        task, gone = asyncio.ensure_future(work), asyncio.ensure_future(disconnected(self.request))
        try:
            await asyncio.wait({task, gone}, return_when=asyncio.FIRST_COMPLETED)
            if not task.done():
                raise ClientDisconnect
            return task.result()
        finally:
            task.cancel()
            gone.cancel()


async def disconnected(request: Request) -> None:
    """The body has been read: the next message is the end."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


def visitor_of(request: Request) -> Visitor:
    """Whoever asks, within the rate limit."""
    puzzlers: Buckets = request.app.state.puzzlers
    if not puzzlers.take(address_of(request.scope)):
        raise Refused("too-many", 429)
    return Visitor(request)


Visitors = Annotated[Visitor, Depends(visitor_of)]
