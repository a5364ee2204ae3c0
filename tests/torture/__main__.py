"""Torture for a server: `make torture`, or `PYTHONPATH=tests python -m torture --kills 10000 --workers 4`.

Ends with 1 if a single acknowledged move was lost or doubled, or a single view was wrong, and with `--takeover 2` also
if a table took longer than that to go on without its process.
"""

import argparse
import asyncio
import json
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from itertools import repeat
from pathlib import Path
from random import Random

from torture.births import ENVIRONMENT, Nursery
from torture.campaign import Campaign
from torture.checker import Findings
from torture.faults import EVERY, Fault, schedule
from torture.figures import Figures
from torture.plans import ALL_GAMES
from torture.postgres_store import PostgresStore
from torture.store import SqliteStore, Store, can_mount

FOR_EVER = 10**9
STORES = ("sqlite", "postgres")


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="torture", description="Kills servers and checks what is left.")
    parser.add_argument("--kills", type=int, help="how many; without it, as many as the time allows")
    parser.add_argument("--minutes", type=float, help="how long at most (10, unless there is a number of kills)")
    parser.add_argument("--seed", type=int, default=1, help="what is drawn from it is drawn again")
    parser.add_argument("--games", default=",".join(ALL_GAMES), help="separated by commas")
    parser.add_argument("--workers", type=int, default=2, help="servers at once, each on a store of its own")
    parser.add_argument("--store", choices=[*STORES, "both"], default="both", help="where the log is")
    parser.add_argument("--takeover", type=float, metavar="SECONDS", help="a table that takes longer is a finding")
    parser.add_argument("--mounted", action="store_true", help="the first store on a small disk of its own; takes root")
    parser.add_argument("--only", choices=[each.name for each in EVERY], help="nothing but this, again and again")
    parser.add_argument("--json", type=Path, help="a file for the figures")
    given = parser.parse_args()
    if given.store == "both" and given.workers < len(STORES):
        parser.error("both stores take a worker each")
    return given


def main() -> int:
    given = read_arguments()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # what was mounted is unmounted
    if given.kills is None and given.minutes is None:
        given.minutes = 10.0
    figures = asyncio.run(torture(given)) if given.workers == 1 else torture_together(given)
    if given.takeover is not None:
        figures.must_take_over_within(given.takeover)
    print(figures)
    if given.json:
        given.json.write_text(json.dumps(figures.facts(), indent=1))
    return 1 if figures.findings.faults else 0


def torture_together(given: argparse.Namespace) -> Figures:
    """Each worker is a process, so that all cores have something to do."""
    with tempfile.TemporaryDirectory() as folder:
        files = [Path(folder) / f"{worker}.json" for worker in range(given.workers)]
        workers = [subprocess.Popen(command_of(given, each, file), env=ENVIRONMENT) for each, file in enumerate(files)]
        try:
            for worker in workers:
                worker.wait()
        finally:
            for worker in workers:  # told to end, it leaves nobody behind
                worker.terminate()
                worker.wait()
        return Figures.together(map(figures_in, files))


def figures_in(file: Path) -> Figures:
    if file.exists():
        return Figures.read(json.loads(file.read_text()))
    return Figures(findings=Findings(broken=["a worker ended before it had checked anything"]))


def command_of(given: argparse.Namespace, worker: int, file: Path) -> list[str]:
    command = [sys.executable, "-m", "torture", "--workers", "1", "--games", given.games, "--json", str(file)]
    command += ["--seed", str(given.seed + worker)]
    if given.kills is not None:
        share, rest = divmod(given.kills, given.workers)
        command += ["--kills", str(share + (worker < rest))]
    if given.minutes is not None:
        command += ["--minutes", str(given.minutes)]
    if given.only is not None:
        command += ["--only", given.only]
    store = STORES[worker % len(STORES)] if given.store == "both" else given.store
    command += ["--store", store]
    return [*command, "--mounted"] if worker == 0 and store == "sqlite" else command


async def torture(given: argparse.Namespace) -> Figures:
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        mounted = given.mounted and can_mount(Path(folder) / "store")
        if given.mounted and not mounted:
            print("No disk of its own can be mounted here: full and read-only ones are played by limits.")
        store: Store = (
            PostgresStore() if given.store == "postgres" else SqliteStore(Path(folder) / "store", mounted=mounted)
        )
        nursery = Nursery()
        try:
            campaign = Campaign(store, nursery, given.seed, tuple(given.games.split(",")))
            await campaign.run(until(given, course(given, store)))
        finally:
            nursery.close()
            store.close()
    return Figures.of(campaign, time.monotonic() - began)


def course(given: argparse.Namespace, store: Store) -> Iterator[Fault]:
    """What befalls the servers, one after the other."""
    if given.only is None:
        return schedule(given.kills or FOR_EVER, Random(given.seed), store)
    return repeat(next(each for each in EVERY if each.name == given.only), given.kills or FOR_EVER)


def until(given: argparse.Namespace, faults: Iterator[Fault]) -> Iterator[Fault]:
    end = None if given.minutes is None else time.monotonic() + 60 * given.minutes
    for life, fault in enumerate(faults):
        if end is not None and time.monotonic() > end:
            return
        if life % 100 == 99:
            print(f"{life + 1} lives", file=sys.stderr, flush=True)
        yield fault


if __name__ == "__main__":
    sys.exit(main())
