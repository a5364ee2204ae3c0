"""The socket as the server speaks it: uvicorn's protocol, with every frame counted and messages handed over directly.

Going through ASGI, each message would wake a task, and each answer another one: at thousands of sockets that costs more
than the game.
"""

import asyncio
from typing import Any, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from vierling.server.api.door import MOST_UNSENT, Config, Watched
from vierling.server.api.guard import Bucket

WIRE = "vierling.wire"  # the ASGI extension under which an app finds it
PORTION = 4096  # bytes that are taken in at once: six are a frame, and a flood shall not be read to its end
BIGGEST_FRAME = 16 * 1024
GOODBYE_SECONDS = 5.0
LAST_WORD_SECONDS = 1.0  # for one that floods
WORTH_DEFLATING = 1024  # bytes


class Listener(Protocol):
    """Who is at the other end of a wire, inside the server."""

    def hear(self, text: bytes) -> None: ...

    def catch_up(self) -> None:
        """There is room again for what could not be sent."""


class Wire(Watched, WebSocketsSansIOProtocol):
    config: Config

    def __init__(self, config: Config, *args: Any, **more: Any) -> None:
        super().__init__(config, *args, **more)
        # Only long messages are compressed, each by itself: so no socket keeps a window of what was said before.
        deflate = ServerPerMessageDeflateFactory(server_no_context_takeover=True, client_no_context_takeover=True)
        self.conn = ServerProtocol(extensions=[deflate], max_size=BIGGEST_FRAME, logger=self.logger)
        per_second = config.settings.messages_per_second
        self.bucket = Bucket(per_second, 3 * per_second)
        self.listener: Listener | None = None
        self.gone = asyncio.Event()
        self.is_deaf = False

    # What the device says

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][WIRE] = {"wire": self}  # uvicorn has made it a dictionary

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PORTION):
            if self.is_deaf or self.transport.is_closing():
                return
            super().data_received(data[start : start + PORTION])

    def handle_events(self) -> None:
        for event in self.conn.events_received():
            if isinstance(event, Request):
                self.handle_connect(event)
            elif not self.bucket.take():
                self._shut_out()
                return
            elif isinstance(event, Frame):
                self._take(event)

    def _take(self, event: Frame) -> None:
        if event.opcode == Opcode.TEXT:
            self.handle_text(event)
        elif event.opcode == Opcode.BINARY:
            self.handle_bytes(event)
        elif event.opcode == Opcode.CONT:
            self.handle_cont(event)
        elif event.opcode == Opcode.PING:
            self.handle_ping()
        elif event.opcode == Opcode.PONG:
            self.handle_pong(event)
        else:
            self.handle_close(event)

    def _shut_out(self) -> None:
        """A flood is not read to its end, not even to its close frame."""
        self.is_deaf = True
        self.transport.pause_reading()
        self.hang_up(1008, LAST_WORD_SECONDS)

    def send_receive_event_to_app(self) -> None:
        """A message is complete. Nobody listens before the table is found; until then uvicorn keeps it."""
        if self.listener is None:
            super().send_receive_event_to_app()
        elif not self.close_sent:
            text, self.frames = b"".join(self.frames), []
            self.listener.hear(text)

    async def listen(self, listener: Listener) -> None:
        """Hand everything over that is said, until one of the two hangs up."""
        while not self.queue.empty():
            message: dict[str, Any] = {**await self.receive()}
            if message["type"] == "websocket.disconnect":
                return
            listener.hear(message.get("bytes") or message.get("text", "").encode())
        self.listener = listener
        await self.gone.wait()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.gone.set()

    # What the device is told

    def tell(self, *texts: bytes) -> None:
        """Messages in this order, as far as anybody is there to be told."""
        if self.conn.state is not State.OPEN or self.transport.is_closing():
            return
        self.transport.write(b"".join(map(self._frame, texts)))
        if self.transport.get_write_buffer_size() > MOST_UNSENT:
            self.transport.abort()  # it keeps asking and never reads

    def _frame(self, text: bytes) -> bytes:
        """One that is short is not worth compressing."""
        size = len(text)
        if size >= WORTH_DEFLATING and self.conn.extensions:
            self.conn.send_text(text)
            return b"".join(self.conn.data_to_send())
        if size < 126:
            return bytes((0x81, size)) + text
        return (b"\x81\x7e" + size.to_bytes(2, "big") if size < 65536 else b"\x81\x7f" + size.to_bytes(8, "big")) + text

    @property
    def is_full(self) -> bool:
        """Whether what was told last has to be taken first."""
        return not self.writable.is_set()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.listener:
            self.listener.catch_up()

    def hang_up(self, code: int, seconds: float = GOODBYE_SECONDS) -> None:
        """Say goodbye, and cut off whoever does not answer it in time."""
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            self.conn.send_close(code)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.close_timer = self.loop.call_later(seconds, self.transport.abort)
        self.gone.set()

    def send_keepalive_ping(self) -> None:
        super().send_keepalive_ping()
        if self.transport.is_closing():
            self.transport.abort()  # what is left has had time enough to be taken

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()
