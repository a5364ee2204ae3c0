"""How long tables are kept: one that nobody opens is packed after a while, and deleted after a longer one."""

from contextlib import suppress
from dataclasses import dataclass

from vierling.game import Millis
from vierling.live.host import AgeingLog, Day, Elsewhere
from vierling.live.house import House

DAY: Millis = 86_400_000
MOST = 100  # tables in one round: the next one comes within a minute


@dataclass(frozen=True, slots=True)
class Terms:
    """In days without anybody opening a table; 0 means never."""

    archive: int
    delete: int


class Keeper:
    def __init__(self, house: House, log: AgeingLog, terms: Terms) -> None:
        self.house = house
        self.log = log
        self.terms = terms
        self._noted: dict[str, Day] = {}  # when the log was told that a table in memory is open

    async def tidy(self) -> None:
        """One round. Each step of it is short, and moves are written between any two."""
        today = self.house.host.clock() // DAY
        await self._note_opened(today)
        log = self.log
        today = await log.turn_day(today)
        if self.terms.delete:
            for table in await log.stale(today - self.terms.delete, MOST, packed=True):
                with suppress(Elsewhere):  # where it is open
                    await self.house.delete_unless_open(table)
        if self.terms.archive:
            for table in await log.stale(today - self.terms.archive, MOST, packed=False):
                while await log.pack(table):
                    pass

    async def _note_opened(self, today: Day) -> None:
        """Once a day for each table, however often it is looked at."""
        self._noted = {table: day for table, day in self._noted.items() if table in self.house.rooms}
        fresh = [table for table in self.house.rooms if self._noted.get(table) != today]
        if fresh:
            await self.log.touch(fresh, today)
            self._noted |= dict.fromkeys(fresh, today)
