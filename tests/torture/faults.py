"""What befalls a server in one life. All wait for facts, never for a time: so many moves acknowledged, one refused."""

import asyncio
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random
from typing import ClassVar, Protocol

from torture.births import Child, send_signal
from torture.clock import MachineClock
from torture.store import Store

HOUR = 3600


class World(Protocol):
    """What a fault can touch."""

    rng: Random
    store: Store
    clock: MachineClock

    @property
    def child(self) -> Child: ...

    async def progress(self, acks: int) -> None: ...

    async def refusal(self) -> None: ...

    async def bots_move(self) -> None: ...

    async def refused_to_start(self) -> None: ...

    async def let_a_neighbour_in(self) -> None: ...

    async def kill_the_neighbour(self) -> None: ...


@dataclass(frozen=True)
class Fault:
    """A life in which nothing happens but its end: by default a kill, in the middle of whatever is going on."""

    name: str = "kill"
    ending: int = signal.SIGKILL
    fresh: bool = False  # a process of its own rather than a fork
    bots: bool = False  # tables with bots and clocks too
    noisy: bool = False  # the server may report errors
    stillborn: bool = False  # it ends before it is open
    most: int = 16  # acknowledgements before it strikes

    def fits(self, store: Store) -> bool:  # noqa: ARG002 - most do
        return True

    @contextmanager
    def report(self) -> Iterator[int | None]:
        """Where the server reports to; None: where it can be read later."""
        yield None

    async def prepare(self, world: World) -> None:
        """Before the server starts."""

    async def strike(self, world: World) -> None:
        await world.progress(world.rng.randrange(self.most))
        await asyncio.sleep(world.rng.random() * 0.004)  # not always right after an acknowledgement


class Freeze(Fault):
    """Stopped for a moment, and continued."""

    async def strike(self, world: World) -> None:
        await super().strike(world)
        world.child.send(signal.SIGSTOP)
        await asyncio.sleep(world.rng.random() * 0.3)
        world.child.send(signal.SIGCONT)
        await world.progress(5)


@dataclass(frozen=True)
class BadDisk(Fault):
    """The store refuses, some people are told so, and afterwards it works again; or the server is killed meanwhile."""

    trouble: str = ""
    noisy: bool = True

    def fits(self, store: Store) -> bool:
        return self.trouble in store.running

    async def strike(self, world: World) -> None:
        await super().strike(world)
        with world.store.running[self.trouble](world.child.pid):
            await world.refusal()
            if world.rng.random() < 0.3:
                await world.child.end()
                return
        await world.progress(5)


@dataclass(frozen=True)
class Restarted(Fault):
    """The database ends and comes back; nobody is refused, and nobody has to come back."""

    trouble: str = ""

    def fits(self, store: Store) -> bool:
        return self.trouble in store.running

    async def strike(self, world: World) -> None:
        await super().strike(world)
        await asyncio.to_thread(self._restart, world)
        await world.progress(5)

    def _restart(self, world: World) -> None:
        with world.store.running[self.trouble](world.child.pid):
            pass


@dataclass(frozen=True)
class DeadNeighbour(Fault):
    """Another process has the tables, and dies; the one that people come to goes on with them."""

    trouble: str = ""
    bots: bool = True

    def fits(self, store: Store) -> bool:
        return self.trouble in store.running

    async def prepare(self, world: World) -> None:
        await world.let_a_neighbour_in()

    async def strike(self, world: World) -> None:
        await super().strike(world)
        await world.kill_the_neighbour()
        await world.progress(5)


@dataclass(frozen=True)
class Stillborn(Fault):
    """What cannot be used is refused with one sentence, and later it starts as if nothing had been."""

    trouble: str = ""

    def fits(self, store: Store) -> bool:
        return self.trouble in store.starting

    async def prepare(self, world: World) -> None:
        with world.store.starting[self.trouble]():
            await world.refused_to_start()


class ClosedReport(BadDisk):
    """Nobody reads what it reports, and it has a lot to report."""

    @contextmanager
    def report(self) -> Iterator[int | None]:
        reader, writer = os.pipe()
        os.close(reader)
        yield writer
        os.close(writer)


class StuckReport(BadDisk):
    """The pipe it reports to is full and stays so."""

    FILLING: ClassVar[bytes] = b"." * 4096

    @contextmanager
    def report(self) -> Iterator[int | None]:
        reader, writer = os.pipe()
        os.set_blocking(writer, False)
        try:
            while os.write(writer, self.FILLING):
                pass
        except BlockingIOError:
            os.set_blocking(writer, True)
        yield writer
        os.close(writer)
        os.close(reader)


class ClockJumps(Fault):
    """The machine's clock is set, back or forward, while the server runs; it stays so for the next one."""

    async def strike(self, world: World) -> None:
        for _ in range(2):
            await super().strike(world)
            world.clock.set(world.rng.choice((-HOUR, 0, HOUR)))
        await world.progress(5)


@dataclass(frozen=True)
class DeadThinkers(Fault):
    times: int = 1
    bots: bool = True
    noisy: bool = True

    async def strike(self, world: World) -> None:
        await world.bots_move()
        for _ in range(self.times):
            while not (thinkers := world.child.thinkers()):  # noqa: ASYNC110 - the system tells nobody
                await asyncio.sleep(0.02)
            for each in thinkers:
                send_signal(each, signal.SIGKILL)
        await world.bots_move()


KILL = Fault()
KILL_AT_BIRTH = Fault("kill while starting", stillborn=True)
KILL_AFRESH = Fault("kill of a fresh process", fresh=True)
KILL_WITH_BOTS = Fault("kill with bots and clocks", bots=True, most=60)
STOP = Fault("stop", ending=signal.SIGTERM)
RARE: tuple[Fault, ...] = (
    STOP,
    Fault("stop with bots and clocks", ending=signal.SIGTERM, bots=True),
    Freeze("freeze"),
    ClockJumps("clock jumps"),
    BadDisk("full disk", trouble="full disk"),
    BadDisk("failing disk", trouble="failing disk"),
    Restarted("database restart", trouble="restart"),
    Restarted("database crash", trouble="crash"),
    DeadNeighbour("dead neighbour", trouble="dead neighbour"),
    Stillborn("read-only database", trouble="read-only"),
    Stillborn("unusable database", trouble="locked away"),
    ClosedReport("closed log output", trouble="failing disk"),
    StuckReport("stuck log output", trouble="failing disk"),
    DeadThinkers("a dead thinker"),
)
SLOW: tuple[Fault, ...] = (
    BadDisk("locked database", trouble="locked for long"),
    DeadThinkers("ten dead thinkers", times=10),
)
KILLS = (KILL, KILL_AT_BIRTH, KILL_AFRESH, KILL_WITH_BOTS)
EVERY = (*KILLS, *RARE, *SLOW)


def schedule(kills: int, rng: Random, store: Store) -> Iterator[Fault]:
    """So many kills, and every other fault on the way: each soon, so that a run of minutes meets them all, and then now
    and then. What only several processes and their database can meet comes more often."""
    others = [each for each in (*RARE, *SLOW) if each.fits(store)]
    rng.shuffle(others)
    shared = [each for each in others if isinstance(each, Restarted | DeadNeighbour)]
    for kill in range(kills):
        yield rng.choices(KILLS, weights=(90, 8, 1, 1))[0]
        if kill < 2 * len(others):
            yield from others[kill // 2 : kill // 2 + kill % 2]
        elif kill % 60 == 0:
            yield others[kill // 60 % len(others)]
        elif shared and kill % 4 == 0:
            yield shared[kill // 4 % len(shared)]
