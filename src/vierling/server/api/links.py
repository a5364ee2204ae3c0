"""The way from one process to another of the same house: one connection carries requests and any number of sockets.

Frames are length, kind, channel and content. Both ends prove first that they know the secret that is in the database.
Whoever calls opens channels; whoever is called answers on them. Nothing is encrypted: it is for a private network.
"""

import asyncio
import hmac
import secrets
import struct
from collections.abc import Callable
from enum import IntEnum
from hashlib import sha256

HEAD = struct.Struct("!IBI")
BIGGEST = 64 * 1024 * 1024  # a frame: exports are the longest
MOST_UNSENT = 64 * 1024 * 1024  # bytes that wait for a process that takes nothing any more
NONCE = 32
BEAT_SECONDS = 1.0
MOST_MISSED = 4  # beats of the other end; a stranger has as long to prove itself


class Kind(IntEnum):
    NONCE = 0  # what the other end has to prove the secret with
    PROOF = 1
    ASK = 2  # a request
    ANSWER = 3
    OPEN = 4  # a socket
    SAY = 5
    FULL = 6  # the device has to take first what it was told
    FREE = 7
    CLOSE = 8
    BEAT = 9  # nothing to say, but still here


def prove(secret: bytes, role: bytes, nonce: bytes) -> bytes:
    return hmac.new(secret, role + nonce, sha256).digest()


class Link(asyncio.Protocol):
    """One end. `hear` gets every frame after the other end has proved itself. One from which nothing comes any more is
    hung up on: whoever waits for it does better to come back."""

    def __init__(self, secret: bytes, role: bytes, hear: Callable[["Link", Kind, int, bytes], None]) -> None:
        self.secret = secret
        self.role = role
        self.hear = hear
        self.on_end: Callable[[Link], None] = lambda _: None
        self.is_trusted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._nonce = secrets.token_bytes(NONCE)
        self._unread = bytearray()
        self._transport: asyncio.Transport | None = None
        self._missed = 0
        self._beating: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # uvloop's is no other
        self._transport = transport
        self.send(Kind.NONCE, 0, self._nonce)
        self._beat()

    def _beat(self) -> None:
        """Beats are counted and not seconds: one that was stopped itself first hears what has come meanwhile."""
        if self._missed >= MOST_MISSED:
            self.close()
            return
        self._missed += 1
        if self._knows_other:
            self.send(Kind.BEAT, 0)
        self._beating = asyncio.get_running_loop().call_later(BEAT_SECONDS, self._beat)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._beating:
            self._beating.cancel()
        if not self.is_trusted.done():
            self.is_trusted.set_exception(exc or ConnectionError("it hung up"))
            self.is_trusted.exception()  # whoever waits is told; perhaps nobody does
        self.on_end(self)

    def send(self, kind: Kind, channel: int, *contents: bytes) -> None:
        if self._transport is None or self._transport.is_closing():
            return
        frames = (HEAD.pack(len(content), kind, channel) + content for content in contents or (b"",))
        self._transport.write(b"".join(frames))
        if self._transport.get_write_buffer_size() > MOST_UNSENT:
            self._transport.abort()

    def close(self) -> None:
        if self._transport:
            self._transport.abort()

    def data_received(self, data: bytes) -> None:
        if self._knows_other:
            self._missed = 0
        self._unread += data
        while len(self._unread) >= HEAD.size:
            size, kind, channel = HEAD.unpack_from(self._unread)
            if size > BIGGEST or kind > max(Kind) or (size > NONCE and not self._knows_other):
                self.close()
                return
            if len(self._unread) < HEAD.size + size:
                return
            content = bytes(self._unread[HEAD.size : HEAD.size + size])
            del self._unread[: HEAD.size + size]
            self._take(Kind(kind), channel, content)

    @property
    def _knows_other(self) -> bool:
        return self.is_trusted.done() and not self.is_trusted.cancelled() and not self.is_trusted.exception()

    def _take(self, kind: Kind, channel: int, content: bytes) -> None:
        if kind == Kind.NONCE:
            self.send(Kind.PROOF, 0, prove(self.secret, self.role, content))
        elif self._knows_other:
            if kind != Kind.BEAT:
                self.hear(self, kind, channel, content)
        elif kind == Kind.PROOF and hmac.compare_digest(content, prove(self.secret, self._other, self._nonce)):
            if not self.is_trusted.cancelled():  # nobody waits for it any longer
                self.is_trusted.set_result(None)
        else:
            self.close()

    @property
    def _other(self) -> bytes:
        return b"called" if self.role == b"caller" else b"caller"
