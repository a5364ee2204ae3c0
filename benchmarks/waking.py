"""How long others wait for their acknowledgements while a table with a very long log wakes up.

People play Knister alone over loopback, each at a table of their own, thinking a random time up to `--think` seconds
before every move. They do so undisturbed for a while; then, one after another, tables with long logs wake up: one that
has seen many matches, one whose only match is long because somebody could not decide. For each part it prints how long
the acknowledgements took: the same load in the same run, so the figures can be compared.

    python benchmarks/waking.py [--entries 300000] [--tables 100] [--think 1] [--seconds 10] [--json]
"""

import argparse
import asyncio
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
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import httpx
import orjson
from websockets.asyncio.client import connect

from vierling import Match, knister
from vierling.live import acts
from vierling.live.acts import Asker
from vierling.live.entry import Entry
from vierling.live.patches import lay
from vierling.live.table import fold, watch
from vierling.server.store.sqlite import INSERT
from vierling.server.store.sqlite import connect as open_database

SETTINGS: dict[str, Any] = {"options": {}, "places": 4, "clock": None, "spectators": True, "hints": "alone"}
HOST = Asker("the host's key", 1000)


def seated() -> list[Entry]:
    entries = [acts.made(knister, SETTINGS, HOST.key or "", HOST.at)]
    table = fold("a-table", entries)
    for number in range(4):
        entries += acts.sit(table, HOST, f"Player {number + 1}", f"key {number}")
        table = watch(table, entries[-1:])
    return entries


def matches(seed: int = 1) -> Iterator[Entry]:
    """Match after match, as people play them."""
    rng, match = Random(seed), Match(knister, 4)
    while not match.outcome:
        if match.roll_due:
            match.roll(rng)
        else:
            seat = min(match.to_move)
            match.play(seat, rng.choice(match.moves(seat)))
    while True:
        yield Entry("started", 2000)
        for event in match.events:
            hand = event.by if isinstance(event.by, int) else None
            yield Entry("rolled" if hand is None else "moved", 2000, hand, knister.write(event.what))


def toggles() -> Iterator[Entry]:
    """One match in which somebody cannot decide."""
    yield from (Entry("started", 2000), Entry("rolled", 2000, what="5+3"))
    while True:
        yield Entry("moved", 2000, 0, "c3")
        yield Entry("moved", 2000, 0, "back")


LONG = {"many-matches-22222": matches, "one-match-22222": toggles}


def write_tables(path: Path, tables: Mapping[str, Iterator[Entry]], entries: int) -> None:
    """Each with so many entries."""
    disk = open_database(path)
    for table_id, events in tables.items():
        lines = [*seated(), *islice(events, entries)][:entries]
        rows = (
            (table_id, number, each.at, each.kind, each.seat, orjson.dumps(each.what).decode(), None)
            for number, each in enumerate(lines, 1)
        )
        disk.execute("BEGIN")
        disk.executemany(INSERT, rows)
        disk.execute("COMMIT")
    disk.close()


@contextmanager
def server(database: Path) -> Iterator[str]:
    limits = {f"VIERLING_{name}_PER_{per}": "1000000" for name, per in (("TABLES", "MINUTE"), ("ACTS", "SECOND"))}
    environment = {**os.environ, **limits, "VIERLING_DATABASE": str(database), "VIERLING_PORT": "0"}
    process = subprocess.Popen(
        [sys.executable, "-m", "vierling", "serve"], env=environment, stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout
        yield process.stdout.readline().split()[-1]
    finally:
        process.terminate()
        process.wait()


class Player:
    """Somebody with a table of their own, who plays match after match."""

    bots: tuple[str, ...] = ()

    def __init__(self, base: str, client: httpx.AsyncClient, think: float, waits: list[float]) -> None:
        self.base = base
        self.client = client
        self.think = think
        self.waits = waits
        self.host, self.token = secrets.token_urlsafe(24), secrets.token_urlsafe(24)

    async def sit_down(self) -> None:
        people = [{"name": "Anna", "token": self.token}]
        order = {"token": self.host, "game": "knister", "people": people, "bots": self.bots, "start": True}
        self.table = (await self.client.post("/api/tables", json=order)).raise_for_status().json()["id"]
        address = f"{self.base.replace('http', 'ws')}/api/tables/{self.table}/socket"
        self.socket = await connect(address, compression=None, ping_interval=None, open_timeout=600)
        await self.socket.send(json.dumps({"type": "hello", "protocol": 1, "tokens": [self.token]}))
        self.message = orjson.loads(await self.socket.recv())

    async def play(self) -> None:
        while True:
            await asyncio.sleep(random.uniform(0, self.think))
            if self.message["outcome"]:
                headers = {"Authorization": f"Bearer {self.host}"}
                (await self.client.post(f"/api/tables/{self.table}/rematch", headers=headers)).raise_for_status()
                await self.hear(lambda _: self.message["outcome"] is None)
            await self.move()

    async def move(self) -> None:
        (hand,) = self.message["hands"]
        wish = {"type": "move", "id": secrets.token_hex(8), "match": self.message["table"]["match"], "seat": 0}
        sent = time.perf_counter()
        await self.socket.send(
            orjson.dumps({**wish, "stamp": hand["stamp"], "move": random.choice(hand["moves"])}).decode()
        )
        await self.hear(lambda heard: heard["type"] == "done")
        self.waits.append(time.perf_counter() - sent)
        await self.hear(lambda _: self.message["hands"][0]["stamp"] > hand["stamp"])

    async def hear(self, enough: Callable[[dict[str, Any]], bool]) -> None:
        heard: dict[str, Any] = {"type": "nothing"}
        while not enough(heard):
            heard = orjson.loads(await self.socket.recv())
            if heard["type"] == "refused":
                raise RuntimeError(heard["error"])
            if heard["type"] == "change":
                self.message = lay(heard["patch"], self.message)


async def measure(base: str, wanted: argparse.Namespace) -> list[dict[str, Any]]:
    waits: list[float] = []
    async with httpx.AsyncClient(base_url=base, timeout=3600) as client:
        players = [Player(base, client, wanted.think, waits) for _ in range(wanted.tables)]
        for player in players:
            await player.sit_down()
        playing = [asyncio.create_task(player.play()) for player in players]
        await asyncio.sleep(wanted.seconds / 4)  # until everybody has found their pace
        waits.clear()
        await asyncio.sleep(wanted.seconds)
        rows = [sum_up("nothing", wanted.seconds, waits)]
        for table in LONG:
            began = time.perf_counter()
            (await client.get(f"/api/tables/{table}")).raise_for_status()
            rows.append(sum_up(table, time.perf_counter() - began, waits))
        for each in playing:
            each.cancel()
        for each in playing:
            with suppress(asyncio.CancelledError):
                await each
    return rows


def sum_up(meanwhile: str, seconds: float, waits: list[float]) -> dict[str, Any]:
    taken = sorted(waits)
    waits.clear()
    cuts = statistics.quantiles(taken, n=100)
    return {
        "meanwhile": meanwhile,
        "seconds": round(seconds, 1),
        "waits": len(taken),
        "p50_ms": round(1000 * cuts[49], 1),
        "p99_ms": round(1000 * cuts[98], 1),
        "longest_ms": round(1000 * taken[-1], 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--entries", type=int, default=300_000)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--think", type=float, default=1.0, help="seconds at most before each move")
    parser.add_argument("--seconds", type=float, default=10.0, help="of undisturbed play")
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "bench.db"
        write_tables(database, {name: happen() for name, happen in LONG.items()}, wanted.entries)
        with server(database) as base:
            rows = asyncio.run(measure(base, wanted))
    if wanted.json:
        print(json.dumps(rows))
        return
    print(f"Python {platform.python_version()}, {os.cpu_count()} cores, {wanted.tables} tables, one process each for")
    print(f"server and devices; {wanted.entries} entries in each log that wakes")
    print_rows(rows)


def print_rows(rows: list[dict[str, Any]]) -> None:
    print(f"{'meanwhile':>20} {'seconds':>10} {'waits':>10} {'p50 ms':>10} {'p99 ms':>10} {'longest ms':>10}")
    for row in rows:
        print(f"{row.pop('meanwhile'):>20}", " ".join(f"{value:>10}" for value in row.values()))


if __name__ == "__main__":
    main()
