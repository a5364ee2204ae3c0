"""`PYTHONPATH=tests python -m torture.fuzz --inputs 1000000`: inputs that nobody would send, and what they cost.

Ends with 1 if one of them was answered by a 5xx, printed a traceback, raised anything but a refusal, or if memory grew.
"""

import argparse
import asyncio
import json
import signal
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random

import httpx

from server.running import PATIENCE
from torture.births import Fresh, Order
from torture.fuzz_texts import TEXTS, Tally, fuzz_text
from torture.fuzz_wire import Target, fuzz_wire

WARM_UP = 0.2  # of the inputs, before memory is measured for the first time
MOST_GROWTH = 1.1  # from then to the end
STREAMS = 4  # of connections at the same time
WIRE = 0.15  # of the inputs go over the network


@dataclass
class Part:
    """What one process has seen; `memory` is in kB, after the warm-up and at the end."""

    counts: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    memory: list[int] = field(default_factory=list)

    def measure(self, process: int | str = "self") -> None:
        self.memory.append(resident(process))

    @property
    def grew(self) -> bool:
        return len(self.memory) == 2 and self.memory[1] > MOST_GROWTH * self.memory[0]


def resident(process: int | str) -> int:
    status = Path(f"/proc/{process}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0])


@dataclass(frozen=True)
class Budget:
    """So many inputs, or as many as there is time for."""

    inputs: int
    minutes: float | None
    began: float = field(default_factory=time.monotonic)

    def lasts(self, share: float) -> bool:
        """Whether this share of the time is not over yet."""
        return self.minutes is None or time.monotonic() - self.began < share * self.minutes * 60


def fuzz_texts(seed: int, budget: Budget) -> Part:
    rng, tally, part = Random(seed), Tally(), Part()
    for share in (WARM_UP, 1):
        wanted = int(budget.inputs * share)
        while sum(tally.counts[name] for name in TEXTS) < wanted and budget.lasts(share):
            fuzz_text(rng, tally)
        part.measure()
    part.counts, part.faults = tally.counts, tally.faults
    return part


async def fuzz_server(seed: int, budget: Budget) -> Part:
    rng, tally, part = Random(seed), Tally(), Part()
    with tempfile.TemporaryDirectory() as folder:
        fresh = Fresh()
        child = await fresh.start(Order({"database": f"{folder}/vierling.db"}))
        assert await child.open(), child.printed()
        once = httpx.Limits(max_keepalive_connections=0)  # an idle connection may be closed just when it is used again
        async with httpx.AsyncClient(timeout=PATIENCE, trust_env=False, limits=once) as client:
            target = Target(child.port, client)
            await target.lay()
            for share in (WARM_UP, 1):
                count = int(budget.inputs * (share if share < 1 else 1 - WARM_UP) / STREAMS)
                wires = [Random(rng.random()) for _ in range(STREAMS)]
                lasts = partial(budget.lasts, share)
                await asyncio.gather(*(fuzz_wire(target, each, tally, count, lasts) for each in wires))
                part.measure(child.pid)
            if (await client.get(f"http://127.0.0.1:{child.port}/health")).status_code != 200:
                tally.faults.append("the server is not well")
        await child.end(signal.SIGTERM)
        if "Traceback" in child.printed():
            tally.faults.append(child.printed())
        child.close()
    part.counts, part.faults = tally.counts, tally.faults
    return part


def main() -> int:
    parser = argparse.ArgumentParser(prog="torture.fuzz", description=__doc__)
    parser.add_argument("--inputs", type=int, default=1_000_000)
    parser.add_argument("--minutes", type=float, help="how long at most")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--json", type=Path)
    given = parser.parse_args()
    parts = fuzz(given.inputs, given.minutes, given.seed, given.workers)
    counts = sum((part.counts for part in parts), Counter[str]())
    for name, count in counts.most_common():
        print(f"{name:28} {count:>9,}")
    for part in parts:
        print(f"memory after warm-up and at the end: {part.memory} kB")
    faults = [fault for part in parts for fault in part.faults]
    print(*faults[:20], sep="\n")
    if given.json:
        given.json.write_text(json.dumps([vars(part) for part in parts], indent=1))
    return 1 if faults or any(part.grew for part in parts) else 0


def fuzz(inputs: int, minutes: float | None, seed: int, workers: int) -> list[Part]:
    """Texts in processes of their own, and meanwhile a server."""
    wire = int(inputs * WIRE)
    share = Budget((inputs - wire) // workers, minutes)
    with ProcessPoolExecutor(workers) as pool:
        texts = [pool.submit(fuzz_texts, seed + each, share) for each in range(workers)]
        server = asyncio.run(fuzz_server(seed, Budget(wire, minutes)))
        return [*(each.result() for each in texts), server]


if __name__ == "__main__":
    sys.exit(main())
