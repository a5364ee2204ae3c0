"""How tables go on after their process has died: step by step, as the database shows it to somebody who looks on."""

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress

import asyncpg

LOOK_SECONDS = 0.02
LOOK = "SELECT id, owner, number, ARRAY(SELECT id FROM processes) AS living FROM tables WHERE id = ANY($1)"
WENT_ON = "went on"
STEPS = ("declared dead", "adopted", "written to", WENT_ON)
Steps = dict[str, float]  # seconds from the death to each


class Watch:
    """Of each table, when each step was seen first."""

    def __init__(self, connection: asyncpg.Connection, tables: Sequence[str]) -> None:
        self._connection = connection
        self._tables = tables
        self._before: dict[str, tuple[int, int]] = {}
        self.seen: dict[str, Steps] = {table: {} for table in tables}

    async def begin(self) -> None:
        rows = await self._connection.fetch(LOOK, self._tables)
        self._before = {row["id"]: (row["owner"], row["number"]) for row in rows}

    async def look(self) -> None:
        """For ever."""
        while True:
            for row in await self._connection.fetch(LOOK, self._tables):
                self._note(row)
            await asyncio.sleep(LOOK_SECONDS)

    def _note(self, row: asyncpg.Record) -> None:
        owner, number = self._before[row["id"]]
        has_moved = row["owner"] != owner
        facts = owner not in row["living"], has_moved, has_moved and row["number"] > number
        for step, fact in zip(STEPS, facts, strict=False):
            if fact:
                self.seen[row["id"]].setdefault(step, time.monotonic())


@asynccontextmanager
async def watched(address: str, tables: Sequence[str]) -> AsyncIterator[Watch]:
    connection = await asyncpg.connect(address)
    watch = Watch(connection, tables)
    await watch.begin()
    looking = asyncio.create_task(watch.look())
    try:
        yield watch
    finally:
        looking.cancel()
        with suppress(asyncio.CancelledError):
            await looking
        await connection.close()
