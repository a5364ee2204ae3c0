"""How many moves per second the server takes, and how long a hand waits until its move is on disk.

N tables with four seats each, every seat a device with its own socket, play whole matches of Knister over loopback:
the server in one process, all devices in another. Every device answers as soon as it may, which shows the server's
maximum throughput; with `--think` it first waits a random time up to this many seconds, which shows how long people
would wait for "Saved".

    python benchmarks/server.py [--tables 100 1000] [--think SECONDS] [--json]
"""

import argparse
import asyncio
import json
import os
import platform
import random
import resource
import secrets
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect

from vierling.live.patches import lay

SEATS = 4
AT_ONCE = 50  # tables being set up concurrently
PLENTY = "1000000"


@contextmanager
def server(folder: Path) -> Iterator[str]:
    rates = ("TABLES_PER_MINUTE", "REQUESTS_PER_SECOND", "ACTS_PER_SECOND", "MESSAGES_PER_SECOND")
    limits = (*rates, "SOCKETS_PER_ADDRESS")
    environment = {
        **os.environ,
        **{f"VIERLING_{name}": PLENTY for name in limits},
        "VIERLING_DATABASE": str(folder / "bench.db"),
        "VIERLING_PORT": "0",
    }
    command = [sys.executable, "-m", "vierling", "serve"]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout
        yield process.stdout.readline().split()[-1]
    finally:
        process.terminate()
        process.wait()


class Hand:
    """One device with one seat."""

    def __init__(self, socket: ClientConnection, seat: int, think: float) -> None:
        self.socket = socket
        self.think = think
        self.seat = seat
        self.message: dict[str, Any] = {}
        self.waits: list[float] = []
        self.stamp = -1  # of the last move sent

    async def play(self) -> None:
        while not self.message.get("outcome"):
            await self.hear_table()
            while await self.write():
                pass

    async def write(self) -> bool:
        hand = (self.message["hands"] or [{"stamp": self.stamp}])[0]
        if self.seat not in self.message["to_move"] or hand["stamp"] == self.stamp:
            return False
        self.stamp = hand["stamp"]
        if self.think:
            await asyncio.sleep(random.uniform(0, self.think))
        move = {"type": "move", "id": secrets.token_hex(8), "match": 1, "seat": self.seat}
        sent = time.perf_counter()
        await self.socket.send(
            orjson.dumps({**move, "stamp": self.stamp, "move": random.choice(hand["moves"])}).decode()
        )
        await self.hear_done()
        self.waits.append(time.perf_counter() - sent)
        return True

    async def hear_table(self) -> None:
        while not self.take_in(orjson.loads(await self.socket.recv())):
            pass

    async def hear_done(self) -> None:
        while True:
            heard: dict[str, Any] = orjson.loads(await self.socket.recv())
            if heard["type"] == "done":
                return
            self.take_in(heard)  # the table may change before the answer comes

    def take_in(self, heard: dict[str, Any]) -> bool:
        """Whether it is about the table."""
        if heard["type"] == "refused":
            raise RuntimeError(heard["error"])
        if heard["type"] == "table":
            self.message = heard
        elif heard["type"] == "change":
            self.message = lay(heard["patch"], self.message)
        return heard["type"] in {"table", "change"}


async def set_table(
    client: httpx.AsyncClient, base: str, gate: asyncio.Semaphore, think: float
) -> tuple[str, str, list[Hand]]:
    """A table with four devices, ready to start."""
    host, tokens = secrets.token_urlsafe(24), [secrets.token_urlsafe(24) for _ in range(SEATS)]
    people = [{"name": f"Player {seat + 1}", "token": token} for seat, token in enumerate(tokens)]
    async with gate:
        answer = await client.post("/api/tables", json={"token": host, "game": "knister", "people": people})
        table = answer.raise_for_status().json()["id"]
        hands = []
        for seat, token in enumerate(tokens):
            address = f"{base.replace('http', 'ws')}/api/tables/{table}/socket"
            socket = await connect(address, compression=None, ping_interval=None, open_timeout=60)
            await socket.send(json.dumps({"type": "hello", "protocol": 1, "tokens": [token]}))
            hands.append(Hand(socket, seat, think))
    return table, host, hands


async def start(client: httpx.AsyncClient, table: str, host: str, gate: asyncio.Semaphore) -> None:
    async with gate:
        answer = await client.post(f"/api/tables/{table}/start", headers={"Authorization": f"Bearer {host}"})
        answer.raise_for_status()


async def measure(base: str, tables: int, think: float) -> dict[str, Any]:
    gate = asyncio.Semaphore(AT_ONCE)
    async with httpx.AsyncClient(base_url=base, timeout=120) as client:
        laid = await asyncio.gather(*(set_table(client, base, gate, think) for _ in range(tables)))
        hands = [hand for _, _, devices in laid for hand in devices]
        began = time.perf_counter()
        playing = asyncio.gather(*(hand.play() for hand in hands))
        await asyncio.gather(*(start(client, table, host, gate) for table, host, _ in laid))
        await playing
        seconds = time.perf_counter() - began
    for hand in hands:
        await hand.socket.close()
    waits = sorted(wait for hand in hands for wait in hand.waits)
    cuts = statistics.quantiles(waits, n=100)
    return {
        "tables": tables,
        "think": think,
        "sockets": len(hands),
        "moves": len(waits),
        "seconds": round(seconds, 1),
        "moves_per_second": round(len(waits) / seconds),
        "p50_ms": round(1000 * cuts[49], 1),
        "p99_ms": round(1000 * cuts[98], 1),
    }


def cpu_of_servers() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 1000])
    parser.add_argument("--think", type=float, default=0.0, help="seconds at most before each move")
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    rows = []
    for tables in wanted.tables:
        before = cpu_of_servers()
        with tempfile.TemporaryDirectory() as folder, server(Path(folder)) as base:
            row = asyncio.run(measure(base, tables, wanted.think))
        # Less noisy than wall time on a busy machine; includes start-up and setting up the tables.
        row["server_cpu_us_per_move"] = round(1e6 * (cpu_of_servers() - before) / row["moves"])
        rows.append(row)
    if wanted.json:
        print(json.dumps(rows))
        return
    print(f"Python {platform.python_version()}, {os.cpu_count()} cores, server and devices side by side")
    heads = ("tables", "think s", "sockets", "moves", "seconds", "moves/s", "p50 ms", "p99 ms", "cpu µs")
    print(" ".join(f"{head:>8}" for head in heads))
    for row in rows:
        print(" ".join(f"{value:>8}" for value in row.values()))


if __name__ == "__main__":
    main()
