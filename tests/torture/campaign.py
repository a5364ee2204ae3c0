"""Life after life of a server on one store, with people who play on through all of them, and the check at the end."""

import asyncio
import os
import re
import tempfile
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from random import Random

import httpx
from websockets.asyncio.client import ClientConnection, connect

from server.running import PATIENCE
from torture.births import Child, Fresh, Nursery, Order
from torture.checker import Findings, check
from torture.clock import MachineClock
from torture.faults import KILL, STOP, Fault
from torture.plans import ALL_GAMES, every_plan
from torture.players import Address, News, Sitting
from torture.store import Store
from torture.takeover import Steps, watched

TABLES_AT_ONCE = 2
MANY = 300  # acknowledgements after which a disk is believed to have room
MISTAKE = 2  # the exit code after one sentence about what is wrong
# What Python says in a thinker that was just being made when its server was killed.
ORPHANED = re.compile(r"Traceback .*\n(?: .*\n)*? .* in spawn_main\n(?: .*\n)*EOFError: Ran out of input\n")


class Campaign:
    def __init__(self, store: Store, nursery: Nursery, seed: int, games: tuple[str, ...] = ALL_GAMES) -> None:
        self.store = store
        self.nursery = nursery
        self.fresh = Fresh()
        self.rng = Random(seed)
        self.news = News()
        self.clock = MachineClock(Path(tempfile.mkdtemp()) / "clock")
        self.flaw = ""
        self.sittings = [Sitting(plan, self.rng, self.news) for plan in every_plan(games)]
        self.findings = Findings()
        self.loads: list[float] = []  # of the machine, before each life
        self.lives: Counter[str] = Counter()
        self.visited: list[Sitting] = []  # in this life
        self.takeovers: list[Steps] = []  # of each table whose process has died
        self._child: Child | None = None
        self._neighbour: Child | None = None
        self._watchers: dict[str, ClientConnection] = {}  # at the neighbour's, by the table that they keep there

    @property
    def child(self) -> Child:
        assert self._child
        return self._child

    async def run(self, faults: Iterable[Fault]) -> None:
        async with httpx.AsyncClient(timeout=PATIENCE, trust_env=False) as self.client:
            for fault in faults:
                if fault.fits(self.store):
                    await self.live(fault)
                    self._retire()
                if self.findings.faults:
                    return
            await self.calm_down()

    async def run_until_caught(self, faults: Iterable[Fault]) -> None:
        """Everything is checked after every life, and the first finding is enough."""
        async with httpx.AsyncClient(timeout=PATIENCE, trust_env=False) as self.client:
            for fault in faults:
                await self.live(fault)
                self.check_all()
                if self.findings.faults:
                    return

    async def live(self, fault: Fault) -> None:
        """One life, from birth to end."""
        self.lives[fault.name] += 1
        self.loads.append(os.getloadavg()[0])
        await fault.prepare(self)
        with fault.report() as errors:
            self._child = await self._start(fault, errors)
        if fault.stillborn:
            await asyncio.sleep(self.rng.random() * 0.08)
            await self.child.end()
            self.child.close()
            return
        if not await self.child.open():
            await self.child.end()
            self._blame(f"{fault.name}: it did not start: {self.child.printed()}")
            self.child.close()
            return
        await self._torment(fault)

    async def _start(self, fault: Fault, errors: int | None) -> Child:
        parent = self.fresh if fault.fresh else self.nursery
        return await parent.start(Order(self.store.settings, str(self.clock.path), self.flaw, errors))

    async def _torment(self, fault: Fault) -> None:
        self.visited = self._choose(fault.bots)
        tables = [asyncio.create_task(each.live(self._address(fault))) for each in self.visited]
        try:
            async with asyncio.timeout(PATIENCE):
                await fault.strike(self)
        except TimeoutError:
            state = "; ".join(map(str, self.visited))
            self._blame(f"{fault.name}: nothing happened any more: {state}: {self.child.printed()}")
        code = await self.child.end(fault.ending)
        await self._send_home(tables)
        self._judge_end(fault, code)

    async def _send_home(self, tables: list["asyncio.Task[None]"]) -> None:
        for each in tables:
            each.cancel()
        for each in tables:
            with suppress(asyncio.CancelledError):
                await each

    def _address(self, fault: Fault) -> Address:
        pause = self.rng.choice((0, 0, 0.02)) if not fault.bots else 0.05
        return Address(self.child.port, self.client, pause, twins=0.15)

    def _choose(self, bots: bool) -> list[Sitting]:
        """Tables without bots take turns; those with some need thinkers, which take a second to start."""
        quiet = [each for each in self.sittings if not each.plan.bots]
        lively = [each for each in self.sittings if each.plan.bots]
        games = self.rng.sample(sorted({each.plan.game for each in quiet}), min(TABLES_AT_ONCE, len(self.games)))
        chosen = [self.rng.choice([each for each in quiet if each.plan.game == game]) for game in games]
        return [*chosen, *self.rng.sample(lively, min(2, len(lively)))] if bots else chosen

    @property
    def games(self) -> set[str]:
        return {each.plan.game for each in self.sittings}

    def _judge_end(self, fault: Fault, code: int) -> None:
        printed = self.child.printed()
        if fault.ending == KILL.ending:
            printed = ORPHANED.sub("", printed)
        self.child.close()
        if not fault.noisy and "Traceback" in printed:
            self._blame(f"{fault.name}: {printed}")
        if code not in (-9, -fault.ending if fault.ending != STOP.ending else 0):
            self._blame(f"{fault.name}: it ended with {code}: {printed[-2000:]}")

    def _blame(self, problem: str) -> None:
        self.findings.broken.append(problem)

    # What faults wait for

    async def progress(self, acks: int) -> None:
        goal = self.news.of("ack") + acks
        await self._until(lambda: self.news.of("ack") >= goal)

    async def refusal(self) -> None:
        """Somebody is told that the disk has refused, or it seems to have room after all."""
        refused, acks = self.news.of("refused: broken"), self.news.of("ack")
        await self._until(lambda: self.news.of("refused: broken") > refused or self.news.of("ack") > acks + MANY)

    async def bots_move(self) -> None:
        """Somewhere a table with bots has gone on by more than its people could do without them."""
        seen = {each: each.diary.newest for each in self.visited if each.plan.bots}
        await self._until(lambda: any(each.diary.newest > newest + 12 for each, newest in seen.items()))

    async def _until(self, fact: Callable[[], bool]) -> None:
        """Unless nobody has a move left to make, or somebody was told something wrong, which is enough."""
        await self.news.until(lambda: fact() or self._has_ended or any(each.diary.wrongs for each in self.visited))

    @property
    def _has_ended(self) -> bool:
        return all(each.is_over for each in self.visited)

    async def refused_to_start(self) -> None:
        child = await self.nursery.start(Order(self.store.settings))
        opened = await child.open()
        code = await child.end(0)
        if opened or code != MISTAKE or "Traceback" in child.printed() or not child.printed():
            self._blame(f"a store that cannot be used: {opened=} {code=} {child.printed()}")
        child.close()

    # Another process on the same store

    async def let_a_neighbour_in(self) -> None:
        """It opens all tables, and so has them."""
        self._neighbour = await self.nursery.start(Order(self.store.settings, str(self.clock.path), self.flaw))
        if not await self._neighbour.open():
            self._blame(f"a neighbour did not start: {self._neighbour.printed()}")
            return
        for table in filter(None, (each.diary.table for each in self.sittings)):
            await self._watch(self._neighbour.port, table)

    async def _watch(self, port: int, table: str) -> None:
        """A table at which somebody is stays with the process that they came to."""
        there = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
        watcher = await connect(there, proxy=None, open_timeout=PATIENCE)
        await watcher.send('{"type": "hello", "protocol": 1}')
        await watcher.recv()
        self._watchers[table] = watcher

    async def kill_the_neighbour(self) -> None:
        """And note how long it takes each table until it goes on."""
        assert self._neighbour
        # On a very busy machine it may have been taken for dead already: then its watchers were sent away.
        kept = {table for table, watcher in self._watchers.items() if watcher.close_code is None}
        orphans = [each for each in self.visited if each.diary.table in kept]
        async with watched(self.store.settings["database"], [each.diary.table for each in orphans]) as watch:
            for each in orphans:
                each.orphan()
            await self._neighbour.end()
            await self._until(lambda: all(each.revived or each.was_spared or each.is_over for each in orphans))
        self.takeovers += [each.takeover(watch.seen[each.diary.table]) for each in orphans if each.revived]
        if "Traceback" in self._neighbour.printed():
            self._blame(f"the neighbour: {self._neighbour.printed()}")
        self._neighbour.close()
        for watcher in self._watchers.values():
            await watcher.close()
        self._watchers = {}

    # The check

    def _retire(self) -> None:
        """Tables that have served are checked, and others take their place."""
        for index, sitting in enumerate(self.sittings):
            if sitting.is_done:
                self._check(sitting)
                self.sittings[index] = Sitting(sitting.plan, self.rng, self.news)

    def _check(self, sitting: Sitting) -> None:
        if sitting.diary.table:
            self.findings.add(check(sitting.diary, self.store.read(sitting.diary.table)))

    def check_all(self) -> None:
        for sitting in self.sittings:
            self._check(sitting)
        self.findings.broken += self.store.problems()

    async def calm_down(self) -> None:
        """After all faults every table plays on, bots included; then everything is checked."""
        self.clock.set(0)
        self._child = await self.nursery.start(Order(self.store.settings, str(self.clock.path), self.flaw))
        if not await self.child.open():
            self._blame(f"it did not start any more: {self.child.printed()}")
            return
        address = Address(self.child.port, self.client, 0.05)
        tables = [asyncio.create_task(each.live(address)) for each in self.sittings]
        seen = {each: each.diary.newest for each in self.sittings}
        try:
            async with asyncio.timeout(PATIENCE):
                await self.news.until(lambda: all(has_gone_on(each, newest) for each, newest in seen.items()))
        except TimeoutError:
            stuck = [f"{each.plan.game} {each.diary.table}" for each, old in seen.items() if not has_gone_on(each, old)]
            self._blame(f"these tables did not go on: {stuck}")
        code = await self.child.end(STOP.ending)
        await self._send_home(tables)
        self._judge_end(STOP, code)
        self.check_all()


def has_gone_on(sitting: Sitting, newest: int) -> bool:
    return sitting.diary.newest > newest + 3 or sitting.is_over
