"""How much more two processes on PostgreSQL do than one: CPU time per move, in one run.

Tables of Knister are played flat out, as by `server.py`: by one process; by two, where all devices of a table come to
the same one, as behind a load balancer that hashes the path; and by two where devices come to either. What two
processes can do on two cores, compared with one on one core, is twice the ratio of what a move costs them. PostgreSQL's
own time is not counted: it is another machine's.

    python benchmarks/scale.py [100x4] [--rounds 25] [--repeat 1]
"""

import argparse
import asyncio
import os
import secrets
import statistics
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from importlib.machinery import SourceFileLoader
from itertools import cycle
from pathlib import Path
from typing import Any

import httpx
import uvloop

HERE = Path(__file__).resolve().parent
sys.path[0] = str(HERE.parent / "tests")  # which has a `server` too, and this folder's would hide it

from postgres import Postgres  # noqa: E402 - from the tests' folder

bench: Any = SourceFileLoader("bench", str(HERE / "server.py")).load_module()
WAYS = ("one", "hashed", "scattered")
WARM_UP = 10  # tables


@contextmanager
def serving(address: str) -> Iterator[tuple[int, int]]:
    """Port and process of a server."""
    environment = {f"VIERLING_{name}": bench.PLENTY for name in bench.LIMITS} | {
        "VIERLING_DATABASE": address,
        "VIERLING_PORT": "0",
        "VIERLING_DEAD_SECONDS": "600",
    }
    with bench.running([sys.executable, "-m", "vierling", "serve"], environment) as (found, process):
        yield int(found.rpartition(":")[2]), process


async def set_table(port: int, doors: list[int], seats: int) -> tuple[str, str, list[Any]]:
    """At the process with this port, with devices at these doors in turn."""
    host, tokens = secrets.token_urlsafe(24), [secrets.token_urlsafe(24) for _ in range(seats)]
    people = [{"name": f"Player {seat + 1}", "token": token} for seat, token in enumerate(tokens)]
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=300, trust_env=False) as client:
        answer = await client.post("/api/tables", json={"token": host, "game": "knister", "people": people})
        table = answer.raise_for_status().json()["id"]
        hands = []
        for (seat, token), door in zip(enumerate(tokens), cycle(doors), strict=False):
            hand = bench.Hand(door, table, seat, token)
            await asyncio.get_running_loop().create_connection(partial(bench.same, hand), "127.0.0.1", door)
            await hand.greeted
            hands.append(hand)
        await bench.start(client, table, host)
    return table, host, hands


async def measure(ports: list[int], processes: list[int], load: Any, way: str, rounds: int) -> dict[str, float]:
    gate = asyncio.Semaphore(bench.AT_ONCE)
    homes = [ports[table % len(ports)] for table in range(load.tables)]
    doors = [ports if way == "scattered" else [home] for home in homes]
    laid = await bench.gathered(gate, [set_table(*each, load.seats) for each in zip(homes, doors, strict=True)])
    hands = [hand for _, _, devices in laid for hand in devices]
    before = sum(map(bench.cpu_seconds, processes))
    for hand in hands:
        hand.play(0, rounds)
    await asyncio.gather(*(hand.done for hand in hands))
    spent = sum(map(bench.cpu_seconds, processes)) - before
    for hand in hands:
        hand.transport.close()
    return {"cpu_ms": 1000 * spent / sum(len(hand.waits) for hand in hands)}


def run(postgres: Postgres, way: str, load: Any, rounds: int) -> float:
    """Milliseconds of all servers for a move."""
    address = postgres.fresh()
    with ExitStack() as stack:
        found = [stack.enter_context(serving(address)) for _ in range(1 if way == "one" else 2)]
        ports, processes = [port for port, _ in found], [process for _, process in found]
        uvloop.run(measure(ports, processes, load._replace(tables=WARM_UP), way, rounds))
        return uvloop.run(measure(ports, processes, load, way, rounds))["cpu_ms"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("load", nargs="?", type=bench.Load.read, default=bench.Load(100, 4, 0))
    parser.add_argument("--rounds", type=int, default=25, help="of each match that are played")
    parser.add_argument("--repeat", type=int, default=1, help="runs of each; the medians are printed")
    wanted = parser.parse_args()
    print(f"{wanted.load} on {os.cpu_count()} cores: servers' milliseconds for a move, and what two do of one's work")
    with Postgres("fsync=on") as postgres:
        runs = [{way: run(postgres, way, wanted.load, wanted.rounds) for way in WAYS} for _ in range(wanted.repeat)]
    middle = {way: statistics.median(each[way] for each in runs) for way in WAYS}
    for way, cost in middle.items():
        print(f"{way:>10} {cost:8.3f} {2 * middle['one'] / cost if way != 'one' else 1:8.2f}")


if __name__ == "__main__":
    main()
