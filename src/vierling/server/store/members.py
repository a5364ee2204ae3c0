"""The processes that share a PostgreSQL database. Each shows again and again that it lives, and the tables of one that
does not are taken over by the others. Time is the database's."""

import asyncio
import logging
import math
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import count

import asyncpg

from vierling.server.store.line import Line
from vierling.server.store.trouble import Trouble

logger = logging.getLogger(__name__)

BEAT_SECONDS = 0.3
GRACE_SECONDS = 2.0  # after a restart of the database, or a line that was lost, nobody is declared dead
SCAN_BEATS = 10  # between two looks for tables that were left behind
MOST_ADOPTED = 200  # at once

JOIN = "INSERT INTO processes (address, seen) VALUES ($1, clock_timestamp()) RETURNING id"
BEAT = "UPDATE processes SET seen = clock_timestamp(), address = $2 WHERE id = $1 RETURNING id"
EXPIRE = f"""DELETE FROM processes WHERE id <> $1 AND seen < clock_timestamp() - $2 * interval '1 s'
  AND pg_postmaster_start_time() < clock_timestamp() - interval '{GRACE_SECONDS} s' RETURNING id"""  # noqa: S608 - ours
OTHERS = "SELECT id, address FROM processes WHERE id <> $1"
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
        self.on_change: Callable[[], None] = lambda: None  # others came or went
        self.on_adopted: Callable[[Sequence[str]], None] | None = None  # tables that are this process's from now on
        self._line = Line(address, patience=0.0)
        self._told = ""
        self._calm_since = -math.inf
        self._task: asyncio.Task[None] | None = None

    async def join(self, connection: asyncpg.Connection) -> None:
        self.me = await connection.fetchval(JOIN, self.address)
        self._task = asyncio.get_running_loop().create_task(self._live())

    async def move_to(self, address: str) -> None:
        """Back when the others know it."""
        self.address = address
        while self._told != address:  # noqa: ASYNC110 - the next beat tells them
            await asyncio.sleep(BEAT_SECONDS / 10)

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
            except Trouble:
                self._calm_since = time.monotonic()
            except Exception:
                logger.exception("a heartbeat failed")
                self._line.drop()
            await asyncio.sleep(BEAT_SECONDS)

    async def _beat(self, connection: asyncpg.Connection, scan: bool) -> None:
        address = self.address
        if await connection.fetchval(BEAT, self.me, address) is None:
            await self._come_back(connection)
        self._told = address
        calm = time.monotonic() - self._calm_since > GRACE_SECONDS
        died = await connection.fetch(EXPIRE, self.me, self.dead_seconds) if calm else []
        others = {row["id"]: row["address"] for row in await connection.fetch(OTHERS, self.me)}
        gone = self.others.keys() - others.keys()
        if others != self.others:
            self.others = others
            self.on_change()
        if died:
            logger.warning("processes that have died: %s", [row["id"] for row in died])
        if scan or died or gone:
            await self._adopt(connection)

    async def _come_back(self, connection: asyncpg.Connection) -> None:
        """Declared dead: whatever it had may be others' by now."""
        self.me = await connection.fetchval(JOIN, self.address)
        logger.warning("this process was declared dead, and starts again as %s", self.me)
        self.on_outcast()

    async def _adopt(self, connection: asyncpg.Connection) -> None:
        if self.on_adopted is None:
            return
        while tables := [row["id"] for row in await connection.fetch(ADOPT, self.me, MOST_ADOPTED)]:
            self.on_adopted(tables)
