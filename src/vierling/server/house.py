"""All tables of this server: those in memory, and those asleep on disk."""

import asyncio
import hashlib
from collections.abc import Callable

from vierling.server.entry import Entry
from vierling.server.errors import Refused
from vierling.server.names import name_table
from vierling.server.pool import Pool
from vierling.server.room import Room
from vierling.server.storage import Log
from vierling.server.table import Table, make

IDLE_SECONDS = 300.0


def hash_token(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


class House:
    def __init__(self, log: Log, pool: Pool) -> None:
        self.log = log
        self.pool = pool
        self.rooms: dict[str, Room] = {}
        self._doors: dict[str, asyncio.Lock] = {}

    async def find(self, table_id: str) -> Room:
        """The room of a table, woken from disk if need be."""
        room = self.rooms.get(table_id)
        if room and not room.broken:
            return room
        async with self._doors.setdefault(table_id, asyncio.Lock()):
            room = self.rooms.get(table_id)
            if room is None or room.broken:
                room = await Room.load(table_id, self.log, self.pool)
                if room is None:
                    self._doors.pop(table_id, None)
                    raise Refused("no-table", 404, table=table_id[:60])
                self.rooms[table_id] = room
                room.carry_on()
        return room

    async def open_table(self, first: Entry, furnish: Callable[[Table], list[Entry]]) -> Room:
        """A table's name comes from its host's token, so a request sent twice makes one table."""
        table_id = name_table(first.what["host"])
        async with self._doors.setdefault(table_id, asyncio.Lock()):
            room = self.rooms.get(table_id) or await Room.load(table_id, self.log, self.pool)
            if room is None:
                entries = [first, *furnish(make(table_id, first))]
                await self.log.append(table_id, 1, entries)
                room = Room(table_id, entries, self.log, self.pool)
            if room.latest.host != first.what["host"]:
                raise Refused("token-used", 409, "body.token")
            self.rooms[table_id] = room
        return room

    def sweep(self) -> None:
        """Tables that nobody has looked at for a while are forgotten here; the disk has them."""
        for table_id, room in list(self.rooms.items()):
            if room.is_idle(IDLE_SECONDS):
                room.stop()
                del self.rooms[table_id]
                self._doors.pop(table_id, None)

    def close(self) -> None:
        for room in self.rooms.values():
            room.stop()
            for device in room.devices:
                device.hang_up(1012)
