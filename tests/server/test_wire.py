"""Connections that cost the server something and give nobody anything: each is cut off."""

import asyncio
import socket
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import pytest
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from server.playing import Table
from server.running import PATIENCE, Server
from vierling.server.api.door import MOST_UNSENT, Config
from vierling.server.api.settings import Settings
from vierling.server.api.wire import WIRE, Wire

FEW = 3  # silent connections
MANY = 500  # frames, where 15 are allowed at once
ASKING = "GET {path} HTTP/1.1\r\nHost: here\r\n{more}\r\n"
UPGRADE = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("strict"), messages_per_second=5, silent_per_address=FEW) as running:
        yield running


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("hasty"), request_seconds=0.5) as running:
        yield running


def ask(path: str, more: str = "") -> bytes:
    return ASKING.format(path=path, more=more).encode()


def call(server: Server, said: bytes = b"") -> socket.socket:
    line = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
    line.sendall(said)
    return line


def last_words(line: socket.socket) -> bytes:
    """Whatever the server says until it hangs up; `TimeoutError` if it never does."""
    said = b""
    with suppress(ConnectionResetError):
        while more := line.recv(65536):
            said += more
    return said


def ping(line: ClientConnection) -> None:
    for number in range(MANY):
        line.ping(str(number))


def pong(line: ClientConnection) -> None:
    for _ in range(MANY):
        line.pong()


def continue_with_nothing(line: ClientConnection) -> None:
    line.send(["", *[""] * MANY])


@pytest.mark.parametrize("flood", [ping, pong, continue_with_nothing])
def test_every_frame_counts_as_a_message(strict: Server, flood: Callable[[ClientConnection], None]) -> None:
    with Table(strict).device(0) as anna:
        with suppress(ConnectionClosed):
            flood(anna.socket)
            anna.send({"type": "ping"})
        assert anna.closed_with() == 1008
        assert "pong" not in {heard["type"] for heard in anna.heard}, "nothing after the flood is read"


def test_frames_within_the_limit_are_answered(strict: Server) -> None:
    with Table(strict).device(0) as anna:
        assert anna.socket.ping().wait(PATIENCE)
        anna.socket.send(iter(['{"type":', "", '"ping"}']))
        assert anna.hear("pong")


def test_an_address_has_few_connections_that_are_silent(strict: Server) -> None:
    silent = [call(strict) for _ in range(FEW)]
    with call(strict, ask("/api/games")) as one_too_many:
        assert last_words(one_too_many) == b""
    silent[0].sendall(ask("/health", "Connection: close\r\n"))
    assert last_words(silent[0]).startswith(b"HTTP/1.1 200")
    with call(strict, ask("/health", "Connection: close\r\n")) as another:  # whoever has spoken counts no more
        assert last_words(another).startswith(b"HTTP/1.1 200")
    for line in silent:
        line.close()


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET /api/games HTTP/1.1\r\nHost: here\r\n",
        ask("/api/tables/quiet-otter-22222/socket", UPGRADE)[:-2],
        b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Length: 10\r\n\r\n{",
    ],
    ids=["nothing", "half a head", "half a handshake", "half a body"],
)
def test_whoever_asks_has_to_finish_asking(hasty: Server, said: bytes) -> None:
    with call(hasty, said) as line:
        assert last_words(line) == b""


@pytest.mark.parametrize("said", [b"\r\n", b"GET /"], ids=["an empty line", "half a line"])
def test_whoever_asks_again_has_to_finish_that_too(hasty: Server, said: bytes) -> None:
    with call(hasty, b"HEAD / HTTP/1.1\r\nHost: here\r\n\r\n") as line:
        answer = b""
        while not answer.endswith(b"\r\n\r\n"):
            answer += line.recv(65536)
        line.sendall(said)
        assert last_words(line) == b""


def test_a_head_has_a_bound(server: Server) -> None:
    with call(server, b"GET / HTTP/1.1\r\n") as line, suppress(ConnectionError):
        for _ in range(10_000):
            line.sendall(b"x: " + b"y" * 1000 + b"\r\n")
        raise AssertionError("ten megabytes of headers were taken in")


def talk(to: Callable[[Wire], None], **settings: float) -> None:
    """Somebody opens a socket and never reads from it; back once the connection is lost."""

    async def app(scope: Any, _: Any, send: Any) -> None:
        await send({"type": "websocket.accept"})
        wire: Wire = scope["extensions"][WIRE]["wire"]
        to(wire)
        await wire.gone.wait()
        gone.set()

    async def serve() -> None:
        config = Config(app, Settings(**settings), ws=Wire, log_config=None, ws_ping_interval=None)  # type: ignore[arg-type]
        config.load()
        loop = asyncio.get_running_loop()
        listening = await loop.create_server(lambda: Wire(config, ServerState(), {}), "127.0.0.1", 0)
        with socket.create_connection(listening.sockets[0].getsockname()) as line:
            line.sendall(ask("/", UPGRADE))
            async with asyncio.timeout(PATIENCE):
                await gone.wait()
        listening.close()

    gone = asyncio.Event()
    asyncio.run(serve())


def test_whoever_takes_nothing_for_a_while_is_cut_off() -> None:
    def fill(wire: Wire) -> None:
        while not wire.is_full:
            wire.tell(bytes(10_000))
        assert not wire.transport.is_closing()

    talk(fill, stall_seconds=0.1)


def test_only_so_much_waits_for_a_device() -> None:
    """Answers are sent whether or not there is room; nobody can pile them up without bound."""
    unsent = []

    def pile_up(wire: Wire) -> None:
        while not wire.transport.is_closing():
            unsent.append(wire.transport.get_write_buffer_size())
            wire.tell(bytes(10_000))

    talk(pile_up)
    assert max(unsent) <= MOST_UNSENT
