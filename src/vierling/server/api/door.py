"""Who may keep a connection open: uvicorn's protocol for HTTP, and what it shares with the one for sockets, with limits
on patience. Whoever asks has to finish asking, and whoever is told something has to take it in."""

import asyncio
from collections import Counter
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from vierling.server.api.guard import neighbourhood
from vierling.server.api.settings import Settings

BIGGEST_HEAD = 64 * 1024
MOST_UNSENT = 1024 * 1024  # bytes that wait for one connection: a full table of a hundred is 75 kB


class Config(uvicorn.Config):
    """What the protocols go by, besides uvicorn's own settings."""

    def __init__(self, app: Any, settings: Settings, **more: Any) -> None:
        super().__init__(app, host=settings.host, port=settings.port, **more)
        self.settings = settings
        self.silent: Counter[str] = Counter()  # connections that have not asked for anything yet, by address


class Watched(asyncio.Protocol):
    """A connection that is cut off when what is sent to it is not taken."""

    config: Config
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _stalled: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._unwatch()

    def connection_lost(self, exc: Exception | None) -> None:
        self._unwatch()
        super().connection_lost(exc)

    def _watch(self) -> None:
        seconds, unsent = self.config.settings.stall_seconds, self.transport.get_write_buffer_size()
        self._stalled = self.loop.call_later(seconds, self._look_again, unsent)

    def _unwatch(self) -> None:
        if self._stalled:
            self._stalled.cancel()
            self._stalled = None

    def _look_again(self, unsent: int) -> None:
        """Slow is not stalled: something must have been taken since."""
        if self.transport.get_write_buffer_size() >= unsent:
            self.transport.abort()
        else:
            self._watch()


class Door(Watched, HttpToolsProtocol):
    """Reads requests. Each has to be complete in time, from its first byte on; the first one from the moment the
    connection is open, and an address has only so many connections that are still silent."""

    config: Config
    _late: asyncio.TimerHandle | None = None
    _silent: str | None = None  # the address under which it is counted
    _head = 0  # bytes of a request whose headers are not complete
    _in_body = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # uvicorn's is narrower too
        super().connection_made(transport)
        address = neighbourhood(self.client[0]) if self.client else "?"
        if self.config.silent[address] >= self.config.settings.silent_per_address:
            transport.abort()
            return
        self._silent = address
        self.config.silent[address] += 1
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        self._unexpect()
        self._is_heard()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._late is None and (self.cycle is None or self.cycle.response_complete):
            self._expect()
        if not self._in_body:
            self._head += len(data)
        super().data_received(data)
        if self._head > BIGGEST_HEAD and not self._in_body:
            self.send_400_response("The request's headers are too long.")

    def on_headers_complete(self) -> None:
        self._in_body, self._head = True, 0
        self._is_heard()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._in_body = False
        self._unexpect()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._unexpect()
        super().handle_websocket_upgrade()

    def _expect(self) -> None:
        self._late = self.loop.call_later(self.config.settings.request_seconds, self.transport.abort)

    def _unexpect(self) -> None:
        if self._late:
            self._late.cancel()
            self._late = None

    def _is_heard(self) -> None:
        if self._silent is not None:
            self.config.silent -= Counter([self._silent])  # drops what comes to nothing
            self._silent = None
