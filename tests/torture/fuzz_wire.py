"""Sockets and requests with accidents in them, against a real server: every message is answered, nothing breaks."""

import asyncio
import base64
import json
from collections.abc import Callable, Iterator
from contextlib import suppress
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from server.playing import new_token
from torture.fuzz_texts import Tally
from torture.garble import NASTY, any_json, as_text, frame, garble, twist
from torture.plans import ALL_GAMES

MOST_GARBAGE = 19  # one more, and the server hangs up
PIPELINED = 100
BROKEN_FRAMES = 10
REQUESTS = ("POST /api/tables", "POST /api/games/{game}/options", "GET /api/tables/{table}/position?{query}",
            "PATCH /api/tables/{table}", "POST /api/tables/{table}/seats", "PUT /api/tables/{table}/order",
            "GET /api/tables/{table}/record?{query}", "POST /api/tables/{table}/seats/{seat}/hint",
            "POST /api/tables/{table}/branch", "GET /t/{table}", "GET /api/tables/{table}/qr.svg")  # fmt: skip


class Target:
    """A server with a table of each game, at which one device plays both seats."""

    def __init__(self, port: int, client: httpx.AsyncClient) -> None:
        self.port = port
        self.client = client
        self.tables: dict[str, tuple[str, list[str]]] = {}

    async def lay(self) -> None:
        for game in ALL_GAMES:
            tokens = [new_token(), new_token()]
            seated = [{"name": name, "token": token} for name, token in zip(("Anna", "Bo"), tokens, strict=True)]
            order = {"token": new_token(), "game": game, "people": seated, "start": True}
            answer = await self.client.post(f"http://127.0.0.1:{self.port}/api/tables", json=order)
            self.tables[game] = answer.json()["id"], tokens

    def any(self, rng: Random) -> tuple[str, list[str]]:
        return rng.choice(list(self.tables.values()))


def messages(rng: Random, tokens: list[str]) -> Iterator[tuple[str | bytes, bool]]:
    """What is sent, and whether it can be understood at all."""
    hello = {"type": "hello", "protocol": 1, "tokens": tokens, "language": "de", "drawing": False}
    move = {"type": "move", "id": "", "match": 1, "seat": 0, "stamp": 1, "move": "a1"}
    while True:
        draft = {**move, "id": rng.randbytes(6).hex(), "seat": rng.randrange(3), "stamp": rng.randrange(40)}
        match rng.randrange(12):
            case 0:
                wrong = as_text(twist(rng.choice((hello, draft, {"type": "heard", "now": 1})), rng), rng)
                yield wrong.encode("utf-8", "replace").decode(), False  # no client sends half a character as text
            case 1:
                yield rng.choice((rng.randbytes(rng.randrange(60)), garble(json.dumps(draft), rng)[:8000]
                                  .encode("utf-8", "surrogatepass"))), False  # fmt: skip
            case 2:
                yield json.dumps(any_json(rng, 4)), False
            case 3:
                yield json.dumps({"type": "ping"}), True
            case _:
                text = garble(rng.choice(("a1", "c3", "a1+b2", "go", "L4fr1@b3", "s3", "4.2!5", ">5.1", "back")), rng)
                text = text.encode("utf-8", "ignore").decode()[:80] or "x"
                yield json.dumps({**draft, "move": text}), True


async def fuzz_socket(target: Target, rng: Random, tally: Tally, count: int) -> int:
    """One connection: as many messages as it takes, each answered."""
    table, tokens = target.any(rng)
    address = f"ws://127.0.0.1:{target.port}/api/tables/{table}/socket"
    async with connect(address, proxy=None, compression=None, ping_interval=None, max_queue=None) as socket:
        await socket.send(json.dumps({"type": "hello", "protocol": 1, "tokens": tokens}))
        await socket.recv()
        garbage = sent = 0
        for text, understood in messages(rng, tokens):
            garbage += not understood
            sent += 1
            await socket.send(text)
            if not sent % PIPELINED or garbage == MOST_GARBAGE or sent == count:
                await hear_all(socket)
            if garbage == MOST_GARBAGE or sent == count:
                break
        tally.counts["socket messages"] += sent
        return sent


async def hear_all(socket: Any) -> None:
    """A ping is answered after everything that was sent before it."""
    await socket.send(json.dumps({"type": "ping"}))
    await socket.send(
        json.dumps({"type": "move", "id": "the last one", "match": 0, "seat": 0, "stamp": 0, "move": "x"})
    )
    while json.loads(await socket.recv()).get("id") != "the last one":
        pass


async def fuzz_frames(target: Target, rng: Random, tally: Tally) -> int:
    """Frames that no client makes; the server may hang up at any of them."""
    table, tokens = target.any(rng)
    reader, writer = await asyncio.open_connection("127.0.0.1", target.port)
    key = base64.b64encode(rng.randbytes(16)).decode()
    writer.write(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    with suppress(OSError):
        await reader.readuntil(b"\r\n\r\n")
        for (text, _), _ in zip(messages(rng, tokens), range(BROKEN_FRAMES), strict=False):
            payload = text if isinstance(text, bytes) else text.encode("utf-8", "surrogatepass")
            writer.write(frame(payload[:120] + rng.choice((b"", b"\xff\xfe", b"\xc3\x28")), rng))
            tally.note("broken frames")
            await writer.drain()
    writer.close()
    with suppress(OSError):
        await writer.wait_closed()
    return BROKEN_FRAMES


async def fuzz_request(target: Target, rng: Random, tally: Tally) -> int:
    table, tokens = target.any(rng)
    game = rng.choice((*target.tables, rng.choice(NASTY)))
    order = {"token": new_token(), "game": game, "people": [{"name": garble("Anna", rng), "token": tokens[0]}],
             "options": {"grids": 1}, "order": [1, 0], "name": "Bo", "bot": "steady", "clock": 5}  # fmt: skip
    method, _, path = rng.choice(REQUESTS).partition(" ")
    table = table if rng.random() < 0.7 else garble(table, rng)
    query = garble("match=1&event=3&seat=0", rng)
    path = path.format(game=game, table=table, query=query, seat=rng.choice((0, 1, 99, "x")))
    body = as_text(twist(order, rng), rng).encode("utf-8", "surrogatepass")
    try:
        url = httpx.URL(f"http://127.0.0.1:{target.port}{path}")
    except (httpx.InvalidURL, ValueError, UnicodeError):
        return 0  # nobody can send that
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {rng.choice(tokens)}"}
    answer = await target.client.request(method, url, content=body if method != "GET" else None, headers=headers)
    tally.note("requests")
    if answer.status_code >= 500:
        tally.faults.append(f"{answer.status_code} for {method} {url} {body!r}")
    return 1


async def fuzz_wire(target: Target, rng: Random, tally: Tally, count: int, lasts: Callable[[], bool]) -> None:
    """About so many inputs, most of them messages of sockets."""
    while count > 0 and lasts():
        kind = rng.random()
        try:
            if kind < 0.05:
                count -= await fuzz_frames(target, rng, tally)
            elif kind < 0.75:
                count -= await fuzz_request(target, rng, tally)
            else:
                count -= await fuzz_socket(target, rng, tally, 400)
        except (OSError, EOFError, ConnectionClosed, httpx.HTTPError):
            tally.blame("a connection that should have held")
            return
