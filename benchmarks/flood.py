"""How long people wait for a bot's answer while one client asks for everything that costs most.

People play Knister against a bot over loopback, each at a table of their own, thinking a random time up to `--think`
seconds before every move. A wait lasts from sending a move until the next round has begun, so it includes the write to
disk, the bot's thinking and the next roll. They play undisturbed for a while; then somebody asks for the solutions of
200 empty boards of Tubyrinth; then for the reviews of 40 different matches; then sends 100,000 pongs. The same people
in the same run, so the figures can be compared.

    python benchmarks/flood.py [--tables 10] [--think 1] [--seconds 10] [--json]
"""

import argparse
import asyncio
import json
import os
import platform
import tempfile
import time
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack, suppress
from multiprocessing import Process
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

if TYPE_CHECKING:
    from benchmarks.waking import Player, matches, print_rows, server, sum_up, write_tables
else:  # a script finds its neighbours by their bare names
    from waking import Player, matches, print_rows, server, sum_up, write_tables

SOLVES, REVIEWS, PONGS = 200, 40, 100_000
EMPTY = "/".join(["........"] * 8 + ["a1N", "h8S"])
REVIEWED = {f"played-{number}-22222": matches(number) for number in range(REVIEWS)}
WHOLE_MATCH = 5 + 1 + 25 * 5  # the table and four people, the start, and 25 rounds of a roll and four entries
Flood = Callable[[str, str], Coroutine[Any, Any, None]]


class Opponent(Player):
    """Somebody who plays against a bot."""

    bots = ("steady",)

    async def move(self) -> None:
        before, sent = self.message["hands"][0]["view"]["round"], time.perf_counter()
        waits, self.waits = self.waits, []  # of the acknowledgement alone
        await super().move()
        self.waits = waits
        await self.hear(lambda _: self.message["outcome"] or self.message["hands"][0]["view"]["round"] > before)
        waits.append(time.perf_counter() - sent)


async def ask(base: str, request: str) -> asyncio.StreamWriter:
    """Send a request whose answer nobody reads."""
    host, _, port = base.removeprefix("http://").partition(":")
    _, writer = await asyncio.open_connection(host, int(port))
    writer.write(request.encode())
    return writer


async def flood_with_solves(base: str, _table: str) -> None:
    body = json.dumps({"board": EMPTY})
    head = "POST /api/games/tubyrinth/solve HTTP/1.1\r\nHost: x\r\nContent-Type: application/json"
    await hold(base, [f"{head}\r\nContent-Length: {len(body)}\r\n\r\n{body}"] * SOLVES)


async def flood_with_reviews(base: str, _table: str) -> None:
    await hold(base, [f"GET /api/tables/{table}/review HTTP/1.1\r\nHost: x\r\n\r\n" for table in REVIEWED])


async def hold(base: str, requests: list[str]) -> None:
    """Ask all of it and stay, so that none of it is dropped."""
    async with AsyncExitStack() as stack:
        for request in requests:
            stack.callback((await ask(base, request)).close)
        await asyncio.sleep(3600)


async def flood_with_pongs(base: str, table: str) -> None:
    address = f"{base.replace('http', 'ws')}/api/tables/{table}/socket"
    while True:
        async with connect(address, compression=None, ping_interval=None) as socket:
            with suppress(ConnectionClosed):
                for _ in range(PONGS):
                    await socket.pong()


FLOODS: dict[str, Flood] = {
    f"{SOLVES} solves": flood_with_solves,
    f"{REVIEWS} reviews": flood_with_reviews,
    "pongs": flood_with_pongs,
}


async def measure(base: str, wanted: argparse.Namespace) -> list[dict[str, Any]]:
    waits: list[float] = []
    async with httpx.AsyncClient(base_url=base, timeout=3600) as client:
        players = [Opponent(base, client, wanted.think, waits) for _ in range(wanted.tables)]
        for player in players:
            await player.sit_down()
        playing = [asyncio.create_task(player.play()) for player in players]
        await asyncio.sleep(wanted.seconds / 2)  # until bots are warm and everybody has found their pace
        waits.clear()
        await asyncio.sleep(wanted.seconds)
        rows = [sum_up("nothing", wanted.seconds, waits)]
        for name, flood in FLOODS.items():
            flooding = Process(target=run, args=(flood, base, players[0].table), daemon=True)
            flooding.start()
            await asyncio.sleep(wanted.seconds)
            rows.append(sum_up(name, wanted.seconds, waits))
            flooding.kill()
            flooding.join()
        for each in playing:
            each.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    return rows


def run(flood: Flood, base: str, table: str) -> None:
    """In a process of its own: whoever floods must not hold up those who measure."""
    asyncio.run(flood(base, table))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--think", type=float, default=1.0, help="seconds at most before each move")
    parser.add_argument("--seconds", type=float, default=10.0, help="of each part")
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "bench.db"
        write_tables(database, REVIEWED, WHOLE_MATCH)
        with server(database) as base:
            rows = asyncio.run(measure(base, wanted))
    if wanted.json:
        print(json.dumps(rows))
        return
    print(f"Python {platform.python_version()}, {os.cpu_count()} cores, {wanted.tables} tables with a bot each")
    print_rows(rows)


if __name__ == "__main__":
    main()
