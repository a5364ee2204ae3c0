"""The least that a server of sockets costs: it reads a move, acknowledges it and tells the table, with the same library
and messages of the same length as the real one. No game, no disk, no limits. `server.py` measures it in the same run.

    python benchmarks/bare.py CHANGE_BYTES ROUNDS
"""

import asyncio
import itertools
import sys
from typing import Any

import orjson
import uvicorn

MOVES = ("a1",)


class Table:
    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.sends: dict[int, Any] = {}
        self.waiting = set(range(seats))
        self.round = 0
        self.number = 0

    def table(self) -> dict[str, Any]:
        return {"type": "table", "to_move": [], "hands": [{"stamp": 0, "moves": MOVES}], "outcome": None}

    def change(self, pad: int) -> bytes:
        over = [{"reason": "bare"}] if self.round >= ROUNDS else [None]
        hand = {"0": {"stamp": [self.round], "moves": [MOVES]}}
        patch = {"to_move": [sorted(self.waiting)], "hands": hand, "outcome": over, "pad": "x" * pad}
        return orjson.dumps({"type": "change", "number": self.number, "now": 0, "patch": patch})

    async def tell(self) -> None:
        text = self.change(max(0, BYTES - len(self.change(0)))).decode()
        for send in list(self.sends.values()):
            await send({"type": "websocket.send", "text": text})

    async def move(self, seat: int, said: dict[str, Any]) -> None:
        self.number += 1
        self.waiting.discard(seat)
        if not self.waiting:
            self.round, self.waiting = self.round + 1, set(range(self.seats))
        done = orjson.dumps({"type": "done", "id": said["id"], "number": self.number})
        await self.sends[seat]({"type": "websocket.send", "text": done.decode()})
        await self.tell()


TABLES: dict[str, Table] = {}
NUMBERS = itertools.count()
BYTES, ROUNDS = int(sys.argv[1]), int(sys.argv[2])


async def app(scope: Any, receive: Any, send: Any) -> None:
    if scope["type"] == "http":
        await set_up(scope["path"].split("/"), receive, send)
    elif scope["type"] == "websocket":
        await play(TABLES[scope["path"].split("/")[3]], receive, send)


async def set_up(path: list[str], receive: Any, send: Any) -> None:
    """`POST /api/tables`, and `POST /api/tables/ID/start`."""
    body = (await receive())["body"]
    if len(path) == 3:
        name = str(next(NUMBERS))
        TABLES[name] = Table(len(orjson.loads(body)["people"]))
    else:
        name = path[3]
        await TABLES[name].tell()
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": orjson.dumps({"id": name})})


async def play(table: Table, receive: Any, send: Any) -> None:
    seat = len(table.sends)
    table.sends[seat] = send
    while (message := await receive())["type"] != "websocket.disconnect":
        if message["type"] == "websocket.connect":
            await send({"type": "websocket.accept"})
            continue
        said = orjson.loads(message["text"])
        if said["type"] == "hello":
            await send({"type": "websocket.send", "text": orjson.dumps(table.table()).decode()})
        else:
            await table.move(said["seat"], said)
    table.sends.pop(seat)


class Announcing(uvicorn.Server):
    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        print(f"open at http://127.0.0.1:{self.servers[0].sockets[0].getsockname()[1]}", flush=True)


if __name__ == "__main__":
    quiet = {"log_level": "critical", "access_log": False, "lifespan": "off"}
    config: Any = {"port": 0, "ws": "websockets-sansio", "ws_per_message_deflate": False, **quiet}
    asyncio.run(Announcing(uvicorn.Config(app, **config)).serve())
