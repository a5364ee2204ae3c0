"""The processes that share a PostgreSQL database. Each shows again and again that it lives, and the tables of one that
does not are taken over by the others. Time is the database's."""

import asyncio
import logging
import math
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from itertools import count

import asyncpg

from vierling.server.store.line import PATIENCE_SECONDS, Line
from vierling.server.store.schema import must_be_current
from vierling.server.store.trouble import Outdated, Trouble

logger = logging.getLogger(__name__)

BEAT_SECONDS = 0.3
LEAST_PAUSE = 0.02  # seconds between two looks at one that is about to be declared dead
DEAD_SOONER = 0.5  # of the usual time, if nobody listens at its address any more
STALL_SECONDS = 2.0  # without an answer from the database, unless processes may be silent for longer
GRACE_SECONDS = 2.0  # after a restart of the database, or a line that was lost, nobody is declared dead
LOST_SECONDS = PATIENCE_SECONDS  # after which this is no restart of the database any more
SCAN_BEATS = 10  # between two looks for tables that were left behind
MOST_ADOPTED = 200  # at once

JOIN = "INSERT INTO processes (address, seen) VALUES ($1, clock_timestamp()) RETURNING id"
BEAT = """WITH mine AS (UPDATE processes SET seen = clock_timestamp(), address = $2 WHERE id = $1 RETURNING id)
  SELECT (SELECT id FROM mine) IS NOT NULL AS is_member, schema FROM versions"""
EXPIRE = f"""DELETE FROM processes WHERE id <> $1
  AND seen < clock_timestamp() - CASE WHEN id = ANY($3) THEN {DEAD_SOONER} * $2 ELSE $2 END * interval '1 s'
  AND pg_postmaster_start_time() < clock_timestamp() - interval '{GRACE_SECONDS} s' RETURNING id"""  # noqa: S608 - ours
OTHERS = """SELECT id, address, extract(epoch FROM clock_timestamp() - seen)::float8 AS silent
  FROM processes WHERE id <> $1"""
# Tables that are awake and whose owner is no more.
ADOPT = """UPDATE tables SET owner = $1 WHERE id IN (
  SELECT id FROM tables t WHERE awake AND opened >= 0 AND NOT EXISTS (SELECT 1 FROM processes p WHERE p.id = t.owner)
  LIMIT $2 FOR UPDATE SKIP LOCKED) RETURNING id"""


class Members:
    def __init__(self, address: str, dead_seconds: float) -> None:
        self.dead_seconds = dead_seconds  # without a sign of life
        self.me = 0
        self.others: Mapping[int, str] = {}  # their addresses
        self.address = ""  # at which the others reach this process
        self.on_outcast: Callable[[], None] = lambda: None  # the others think that it is dead
        self.on_lost: Callable[[], None] = lambda: None  # the database cannot be reached, and has not been for long
        self.is_lost = False
        self.on_outdated: Callable[[Exception], None] = lambda _: None  # the database is another version's by now
        self.on_change: Callable[[], None] = lambda: None  # others came or went
        self.on_adopted: Callable[[Sequence[str]], None] | None = None  # tables that are this process's from now on
        self._line = Line(address, patience=0.0, command_seconds=max(STALL_SECONDS, dead_seconds))
        self._told = ""
        self._calm_since = -math.inf
        self._joined = math.inf
        self._beaten = math.inf  # when the database last answered
        self._suspects: set[int] = set()
        self.orphans: set[str] = set()  # tables that were taken over, and that nobody has opened since
        self._silent: Mapping[int, float] = {}  # the others, and for how many seconds
        self._changed = asyncio.Event()
        self._alarmed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def join(self, connection: asyncpg.Connection) -> None:
        self.me = await connection.fetchval(JOIN, self.address)
        self._joined = self._beaten = time.monotonic()
        self._task = asyncio.get_running_loop().create_task(self._live())

    async def move_to(self, address: str) -> None:
        """Back when the others know it."""
        self.address = address
        while self._told != address:  # noqa: ASYNC110 - the next beat tells them
            await asyncio.sleep(BEAT_SECONDS / 10)

    def suspect(self, process: int) -> None:
        """Nobody listens at its address any more: if it is silent too, it is dead. Its silence alone would do, but
        takes longer to tell; being unreachable alone would not, because the database may still hear it."""
        if process in self.others:
            self._suspects.add(process)
            self._alarmed.set()

    def trust(self, process: int) -> None:
        self._suspects.discard(process)

    async def change(self, seconds: float) -> None:
        """Until others come or go, or this time has passed."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._changed.wait()

    def inherits(self, table: str) -> bool:
        """Whether the table's last owner has just died. What is found at the start may have been left long ago."""
        if table not in self.orphans:
            return False
        self.orphans.remove(table)
        return time.monotonic() - self._joined > GRACE_SECONDS + self.dead_seconds

    async def leave(self) -> None:
        """At once, so that the others need not wait."""
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        try:
            await self._line.run(lambda connection: connection.execute("DELETE FROM processes WHERE id = $1", self.me))
        except Trouble:
            logger.warning("the others will find out by themselves that this process has ended")
        await self._line.close()

    async def _live(self) -> None:
        for beat in count():
            try:
                await self._line.run(partial(self._beat, scan=beat % SCAN_BEATS == 0))
            except Outdated as problem:
                self.on_outdated(problem)
                return
            except Trouble:
                self._calm_since = time.monotonic()
                self._look_for_loss()
            except Exception:
                logger.exception("a heartbeat failed")
                self._line.drop()
            else:
                self._beaten, self.is_lost = time.monotonic(), False
            await self._pause()

    def _look_for_loss(self) -> None:
        """Tables may go on elsewhere, where others can reach it: nobody shall look at them here for ever."""
        if not self.is_lost and time.monotonic() - self._beaten > LOST_SECONDS:
            logger.warning("the database has been out of reach for too long: everybody is sent away")
            self.is_lost = True
            self.on_lost()

    async def _pause(self) -> None:
        """Until the next beat, or until the time of one that is silent is over."""
        left = (self._limit(each) - silent for each, silent in self._silent.items())
        seconds = max(LEAST_PAUSE, min(BEAT_SECONDS, *left, BEAT_SECONDS))
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._alarmed.wait()
        self._alarmed.clear()

    def _limit(self, process: int) -> float:
        return self.dead_seconds * (DEAD_SOONER if process in self._suspects else 1)

    async def _beat(self, connection: asyncpg.Connection, scan: bool) -> None:
        address = self.address
        found = await connection.fetchrow(BEAT, self.me, address)
        assert found  # there is always a version
        must_be_current(found["schema"])
        if not found["is_member"]:
            await self._come_back(connection)
        self._told = address
        calm = time.monotonic() - self._calm_since > GRACE_SECONDS
        died = await connection.fetch(EXPIRE, self.me, self.dead_seconds, list(self._suspects)) if calm else []
        if died:
            logger.warning("processes that have died: %s", [row["id"] for row in died])
        rows = await connection.fetch(OTHERS, self.me)
        others = {row["id"]: row["address"] for row in rows}
        self._silent = {row["id"]: row["silent"] for row in rows} if calm else {}
        if scan or died or self.others.keys() - others.keys():
            await self._adopt(connection)
        if others != self.others:
            self._meet(others)

    def _meet(self, others: Mapping[int, str]) -> None:
        self.others = others
        self._suspects &= others.keys()
        self.on_change()
        self._changed.set()
        self._changed = asyncio.Event()

    async def _come_back(self, connection: asyncpg.Connection) -> None:
        """Declared dead: whatever it had may be others' by now."""
        self.me = await connection.fetchval(JOIN, self.address)
        self.orphans.clear()
        logger.warning("this process was declared dead, and starts again as %s", self.me)
        self.on_outcast()

    async def _adopt(self, connection: asyncpg.Connection) -> None:
        if self.on_adopted is None:
            return
        while tables := [row["id"] for row in await connection.fetch(ADOPT, self.me, MOST_ADOPTED)]:
            self.orphans.update(tables)
            self.on_adopted(tables)
