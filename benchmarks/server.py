"""What a move costs the server, and how long a hand waits until its move is on disk.

Tables of Knister are played over loopback, every seat a device with its own socket: the server in one process, all
devices in another. `100x4` are a hundred tables of four, flat out: every device answers as soon as it may.
`1000x4@4` are a thousand, and every device first thinks for up to four seconds.

Of each run it prints the server's processor time for an acknowledged move (of its process alone, while play is on), the
bytes that all devices of the table together receive for a move, and how long hands wait for the acknowledgement.
In turn with it runs a bare WebSocket server (`bare.py`) with messages of the same length, and with `--against` the
server of another source tree: compare figures of one run with each other. Linux only, for CPU time.

    python benchmarks/server.py [100x4 1000x4@4] [--sizes] [--against TREE] [--rounds 25] [--repeat 1] [--json]

`--sizes` measures from 10 to 1000 tables and from 1 to 100 seats, flat out and paced.
"""

import argparse
import asyncio
import gc
import json
import os
import platform
import random
import secrets
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import httpx
import orjson
import uvloop

from vierling.live.patches import lay

AT_ONCE = 50  # tables being set up concurrently
WARM_UP = 20  # tables
SIZES = "10x4 100x4 1000x4 100x1 100x15 10x100 10x4@4 100x4@4 1000x4@4 100x15@4 10x100@4"
IDLE = 0.02  # of a second's processor time: whatever a server does after its start is done
PLENTY = "1000000"
LIMITS = (
    "TABLES_PER_MINUTE",
    "REQUESTS_PER_SECOND",
    "ACTS_PER_SECOND",
    "MESSAGES_PER_SECOND",
    "SOCKETS_PER_ADDRESS",
    "SILENT_PER_ADDRESS",
)
HERE = Path(__file__).resolve().parent
TICKS = os.sysconf("SC_CLK_TCK")

TEXT, PING, PONG = 1, 9, 10
TOLD = ("to_move", "hands", "outcome")  # all that a hand needs to move
ASKING = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


class Hand(asyncio.Protocol):
    """One device with one seat. It moves as soon as it may, or after thinking."""

    def __init__(self, port: int, table: str, seat: int, token: str) -> None:
        self.asking = ASKING.format(table=table, port=port)
        self.seat = seat
        self.token = token
        self.think = 0.0
        self.left = 0  # moves it still makes
        self.message: dict[str, Any] = {}
        self.stamp = -1  # of the last move sent
        self.sent: tuple[str, float] | None = None
        self.waits: list[float] = []
        self.bytes = self.messages = 0
        self.unread = b""
        self.is_open = False
        self.greeted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def play(self, think: float, moves: int) -> None:
        """From here on it counts."""
        self.think, self.left = think, moves
        self.bytes = self.messages = 0
        self.consider()

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self.asking.encode())

    def connection_lost(self, exc: Exception | None) -> None:
        for future in (self.greeted, self.done):
            if not future.done():
                future.set_exception(ConnectionError(f"the server hung up on seat {self.seat}: {exc}"))

    def data_received(self, data: bytes) -> None:
        self.bytes += len(data)
        self.unread += data
        if not self.is_open:
            head, found, self.unread = self.unread.partition(b"\r\n\r\n")
            if not found:
                self.unread = head
                return
            if b" 101 " not in head[:20]:
                raise RuntimeError(head)
            self.is_open = True
            self.send({"type": "hello", "protocol": 1, "tokens": [self.token]})
        while frame := cut(self.unread):
            opcode, text, self.unread = frame
            if opcode == TEXT:
                self.hear(orjson.loads(text))
            elif opcode == PING:
                self.write(PONG, text)

    def send(self, message: dict[str, Any]) -> None:
        self.write(TEXT, orjson.dumps(message))

    def write(self, opcode: int, text: bytes) -> None:
        """A frame; a mask of zeros leaves it readable."""
        size = bytes((128 + len(text),)) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2, "big")
        self.transport.write(bytes((128 + opcode,)) + size + bytes(4) + text)

    def hear(self, heard: dict[str, Any]) -> None:
        self.messages += 1
        kind = heard["type"]
        if kind == "refused":
            raise RuntimeError(heard["error"])
        if kind == "table":
            self.message = {name: heard[name] for name in TOLD}
            if not self.greeted.done():
                self.greeted.set_result(None)
        elif kind == "change":
            patch = {path: each for path, each in heard["patch"].items() if path.partition("/")[0] in TOLD}
            self.message = lay(patch, self.message)
        if self.sent and self.sent[0] == heard.get("id"):
            self.waits.append(time.perf_counter() - self.sent[1])
            self.sent = None
        self.consider()

    def consider(self) -> None:
        hands = self.message["hands"]
        if self.waits and not self.sent and (self.message["outcome"] or not self.left):
            if not self.done.done():
                self.done.set_result(None)
        elif (
            self.left
            and not self.sent
            and self.seat in self.message["to_move"]
            and hands
            and hands[0]["stamp"] != self.stamp
        ):
            self.stamp = hands[0]["stamp"]
            self.left -= 1
            self.sent = "", 0.0  # nothing else before this one
            if self.think:
                asyncio.get_running_loop().call_later(random.uniform(0, self.think), self.move)
            else:
                self.move()

    def move(self) -> None:
        self.sent = secrets.token_hex(8), time.perf_counter()
        move = random.choice(self.message["hands"][0]["moves"])
        seat = {"match": 1, "seat": self.seat, "stamp": self.stamp}
        self.send({"type": "move", "id": self.sent[0], **seat, "move": move})


def cut(data: bytes) -> tuple[int, bytes, bytes] | None:
    """The first frame's kind and text, and the rest; None if there is no whole one."""
    if len(data) < 2:
        return None
    size, start = data[1], 2
    if size >= 126:
        start += 2 if size == 126 else 8
        size = int.from_bytes(data[2:start], "big")
    if len(data) < start + size:
        return None
    return data[0] & 15, data[start : start + size], data[start + size :]


class Load(NamedTuple):
    tables: int
    seats: int
    think: float

    @classmethod
    def read(cls, text: str) -> "Load":
        size, _, think = text.partition("@")
        tables, _, seats = size.partition("x")
        return cls(int(tables), int(seats or 4), float(think or 0))

    def __str__(self) -> str:
        return f"{self.tables}x{self.seats}" + (f"@{self.think:g}" if self.think else "")


@contextmanager
def running(command: list[str], environment: dict[str, str]) -> Iterator[tuple[str, int]]:
    """A server's address and process, once it has printed where it is."""
    process = subprocess.Popen(command, env={**os.environ, **environment}, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout
        yield process.stdout.readline().split()[-1], process.pid
    finally:
        process.terminate()
        process.wait()


@contextmanager
def vierling(tree: Path) -> Iterator[tuple[str, int]]:
    with tempfile.TemporaryDirectory() as folder:
        environment = {f"VIERLING_{name}": PLENTY for name in LIMITS} | {
            "VIERLING_DATABASE": f"{folder}/bench.db",
            "VIERLING_PORT": "0",
            "PYTHONPATH": str(tree / "src"),
        }
        with running([sys.executable, "-m", "vierling", "serve"], environment) as found:
            yield found


def bare(change_bytes: int, rounds: int) -> Any:
    return running([sys.executable, str(HERE / "bare.py"), str(change_bytes), str(rounds)], {})


def cpu_seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def wait_until_idle(process: int) -> None:
    """A server goes on reading its words for a while after it has opened."""
    before = -1.0
    while (now := cpu_seconds(process)) - before > IDLE:
        before = now
        time.sleep(1)


def same(hand: Hand) -> Hand:
    return hand


async def set_table(client: httpx.AsyncClient, port: int, seats: int) -> tuple[str, str, list[Hand]]:
    """A table with a device for each seat, ready to start."""
    host, tokens = secrets.token_urlsafe(24), [secrets.token_urlsafe(24) for _ in range(seats)]
    people = [{"name": f"Player {seat + 1}", "token": token} for seat, token in enumerate(tokens)]
    answer = await client.post("/api/tables", json={"token": host, "game": "knister", "people": people})
    table = answer.raise_for_status().json()["id"]
    hands = [Hand(port, table, seat, token) for seat, token in enumerate(tokens)]
    for hand in hands:
        await asyncio.get_running_loop().create_connection(partial(same, hand), "127.0.0.1", port)
        await hand.greeted
    return table, host, hands


async def start(client: httpx.AsyncClient, table: str, host: str) -> None:
    answer = await client.post(f"/api/tables/{table}/start", headers={"Authorization": f"Bearer {host}"})
    answer.raise_for_status()


async def gathered(gate: asyncio.Semaphore, works: list[Any]) -> list[Any]:
    async def one(work: Any) -> Any:
        async with gate:
            return await work

    return await asyncio.gather(*map(one, works))


async def measure(address: str, process: int, load: Load, rounds: int) -> dict[str, Any]:
    gate, port = asyncio.Semaphore(AT_ONCE), urlsplit(address).port
    assert port
    # No connection is kept: the server may hang up just when it would be used again.
    fresh = httpx.Limits(max_keepalive_connections=0)
    async with httpx.AsyncClient(base_url=address, timeout=300, trust_env=False, limits=fresh) as client:
        laid = await gathered(gate, [set_table(client, port, load.seats) for _ in range(load.tables)])
        hands: list[Hand] = [hand for _, _, devices in laid for hand in devices]
        await gathered(gate, [start(client, table, host) for table, host, _ in laid])
        gc.disable()  # the devices' pauses are not the server's
        before, began = cpu_seconds(process), asyncio.get_running_loop().time()
        for hand in hands:
            hand.play(load.think, rounds)
        await asyncio.gather(*(hand.done for hand in hands))
        cpu, seconds = cpu_seconds(process) - before, asyncio.get_running_loop().time() - began
        gc.enable()
    for hand in hands:
        hand.transport.close()
    return row_of(hands, cpu, seconds)


def row_of(hands: list[Hand], cpu: float, seconds: float) -> dict[str, Any]:
    waits = [wait for hand in hands for wait in hand.waits]
    cuts = statistics.quantiles(waits, n=100)
    return {
        "moves": len(waits),
        "per_second": round(len(waits) / seconds),
        "cpu_ms": round(1000 * cpu / len(waits), 3),
        "bytes": round(sum(hand.bytes for hand in hands) / len(waits)),
        "messages": round(sum(hand.messages for hand in hands) / len(waits), 2),
        "p50_ms": round(1000 * cuts[49], 1),
        "p99_ms": round(1000 * cuts[98], 1),
    }


def run_all(load: Load, trees: dict[str, Path], rounds: int) -> dict[str, dict[str, Any]]:
    """Each server once, one after the other."""
    rows = {}
    for name, tree in trees.items():
        with vierling(tree) as (address, process):
            # The rules keep what they have worked out: a server is measured that has been running for a while.
            uvloop.run(measure(address, process, Load(WARM_UP, load.seats, 0), rounds))
            wait_until_idle(process)
            rows[name] = uvloop.run(measure(address, process, load, rounds))
    ours = rows["this"]
    with bare(round((ours["bytes"] - 80) / load.seats), rounds) as (address, process):
        rows["bare"] = uvloop.run(measure(address, process, load, rounds))
    return rows


def middle(rows: list[dict[str, Any]]) -> dict[str, Any]:
    return {name: round(statistics.median(row[name] for row in rows), 3) for name in rows[0]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("loads", nargs="*", type=Load.read, default=[])
    parser.add_argument("--sizes", action="store_true", help=f"the same as {SIZES}")
    parser.add_argument("--against", type=Path, help="the root of another source tree")
    parser.add_argument("--rounds", type=int, default=25, help="of each match that are played")
    parser.add_argument(
        "--repeat", type=int, default=1, help="runs of each, best an even number; the medians are printed"
    )
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    loads = wanted.loads + [Load.read(each) for each in SIZES.split() if wanted.sizes]
    loads = loads or [Load(100, 4, 0), Load(1000, 4, 4)]
    trees = ({"before": wanted.against.resolve()} if wanted.against else {}) | {"this": HERE.parent}
    if not wanted.json:
        print(f"Python {platform.python_version()}, {os.cpu_count()} cores, server and devices side by side")
    found = []
    for load in loads:
        # Who runs first may find another machine than who runs second, so they take turns.
        orders = [dict(list(trees.items())[:: -1 if turn % 2 else 1]) for turn in range(wanted.repeat)]
        runs = [run_all(load, order, wanted.rounds) for order in orders]
        rows = [{"load": str(load), "server": name} | middle([run[name] for run in runs]) for name in runs[0]]
        found += rows
        if not wanted.json:
            show(rows, heads=load == loads[0])
    if wanted.json:
        print(json.dumps(found))


def show(rows: list[dict[str, Any]], *, heads: bool) -> None:
    for line in ([list(rows[0])] if heads else []) + [list(row.values()) for row in rows]:
        print(" ".join(f"{value:>10}" for value in line), flush=True)


if __name__ == "__main__":
    main()
