"""All tables: those in memory, and those that only the log has."""

import asyncio
import hashlib
import weakref
from collections.abc import Callable

from vierling.live.closing import CLOSED, DELETED
from vierling.live.entry import Entry
from vierling.live.errors import Refused
from vierling.live.forgetting import Naming
from vierling.live.host import Host
from vierling.live.reading import pages, told
from vierling.live.room import GRACE, SHORT_GRACE, Room
from vierling.live.slices import Slices
from vierling.live.table import Table, make
from vierling.live.transcript import Archive

IDLE_SECONDS = 300.0


def hash_token(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


class House:
    def __init__(self, host: Host) -> None:
        self.host = host
        self.slices = Slices(host.clock)
        self.archive = Archive(host.log, self.slices)
        self.rooms: dict[str, Room] = {}
        self._closed = False
        self._doors: weakref.WeakValueDictionary[str, asyncio.Lock] = weakref.WeakValueDictionary()

    async def find(self, table_id: str) -> Room:
        """The room of a table, loaded from the log if necessary."""
        room = self.rooms.get(table_id)
        if room is None or room.closed:
            async with self._door(table_id):
                room = await self._wake(table_id)
        if room is None:
            raise Refused("no-table", 404, table=table_id[:60])
        room.touch()
        return room

    async def open_table(self, first: Entry, furnish: Callable[[Table], list[Entry]]) -> Room:
        """The table's name is derived from the host's token, so a request sent twice makes one table."""
        table_id = self.host.name(first.what["host"])
        async with self._door(table_id):
            room = await self._wake(table_id)
            if room is None:
                entries = [first, *furnish(make(table_id, first))]
                await self.host.log.append(table_id, 1, entries)
                room = await self._load(table_id)
        assert room
        if room.latest.maker != first.what["host"]:
            raise Refused("token-used", 409, "body.token")
        return room

    def _door(self, table_id: str) -> asyncio.Lock:
        """Only one task at a time may load a table, so that it never has two rooms."""
        return self._doors.setdefault(table_id, asyncio.Lock())

    async def _wake(self, table_id: str) -> Room | None:
        room = self.rooms.get(table_id)
        if room is None or room.closed:
            room = await self._load(table_id)
            if room:
                room.carry_on()
        return room

    async def _load(self, table_id: str) -> Room | None:
        self._must_be_open()
        inherited = await self.host.log.claim(table_id)
        with told(table_id):
            room = await Room.load(table_id, self.host, self.slices, SHORT_GRACE if inherited else GRACE)
        self._must_be_open()
        if room:
            self.rooms[table_id] = room
        return room

    def _must_be_open(self) -> None:
        """Whoever comes back at once would find bots that nobody thinks for any more."""
        if self._closed:
            raise Refused("stopping", 503)

    def sweep(self) -> None:
        """Drop tables that nobody has looked at for a while; the log has them."""
        idle = [table_id for table_id, room in self.rooms.items() if room.closed or room.is_idle(IDLE_SECONDS)]
        for table_id in idle:
            self.rooms.pop(table_id).close()
        self.host.log.release(idle)

    async def close_table(self, table_id: str, make: Callable[[Table], list[Entry]]) -> None:
        """Nobody plays on; finished matches can still be looked at."""
        room = await self.find(table_id)
        await room.act(make)
        show_out(room, CLOSED)

    async def delete_table(self, table_id: str) -> None:
        """Nothing is left of it."""
        async with self._door(table_id):
            await self.host.log.claim(table_id)
            room = self.rooms.pop(table_id, None)
            if room:
                room.close()
                show_out(room, DELETED)
            await self.host.log.delete(table_id)
        self.archive.forget(table_id)

    async def delete_unless_open(self, table_id: str) -> None:
        async with self._door(table_id):
            if table_id not in self.rooms:
                await self.host.log.claim(table_id, awake=False)
                await self.host.log.delete(table_id)

    async def forget_name(self, table_id: str, key: str) -> None:
        """Whoever holds this key is nameless from now on, and always was."""
        async with self._door(table_id):
            await self.host.log.claim(table_id, awake=table_id in self.rooms)
            naming = Naming()
            with told(table_id):
                async for page in pages(self.host.log, table_id):
                    await self.slices.run(naming.take(page))
            room = self.rooms.get(table_id)
            renamed, changes = naming.forget(key, room.now() if room else 0)
            if not changes:
                raise Refused("not-seated", 403)
            if room and renamed and not room.closed:
                await asyncio.shield(room.commit([renamed]))
            await self.host.log.amend(table_id, changes)
        self.archive.forget(table_id)

    async def hand_over(self, table_id: str) -> bool:
        """To another process, to which somebody has come for it: if nobody is here, it had better be there."""
        async with self._door(table_id):
            room = self.rooms.get(table_id)
            if room and not room.closed and (room.devices or room.latest is not room.shown):
                return False
            if room:
                self.rooms.pop(table_id).close()
            self.host.log.release([table_id])
        return True

    def abandon(self) -> None:
        """Others may have the tables by now: whoever was here comes back, and finds out."""
        for room in self.rooms.values():
            room.close()
            show_out(room, 1012)
        self.rooms.clear()

    def close(self) -> None:
        """From now on no table is woken."""
        self._closed = True
        for room in self.rooms.values():
            room.close()
            show_out(room, 1012)


def show_out(room: Room, code: int) -> None:
    for device in room.devices:
        device.hang_up(code)
