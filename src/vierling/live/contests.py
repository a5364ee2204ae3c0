"""Contests and their logs: opened when first asked for, written like a table's, caught up from the tables' own logs."""

import asyncio
import weakref
from collections.abc import Callable, Collection
from typing import Any

from vierling.live.contest import Contest, fold, without_name, without_table
from vierling.live.entry import Entry
from vierling.live.house import House
from vierling.live.messages import WhoseDice
from vierling.live.reading import pages, told
from vierling.live.results import read_result, result_facts

# The log of a contest, by what a table's first entry says about its dice. The names of tables have no slash.
STREAMS: dict[str, Callable[[str], str | None]] = {
    "daily": lambda name: f"daily/{name.partition('/')[0]}",
    "match": lambda _name: None,
    "round": lambda name: f"round/{name}",
}


def dice_of(stream: str, challenge: str) -> WhoseDice:
    """The other way round: what the tables of a contest say about their dice."""
    kind, _, name = stream.partition("/")
    if kind == "daily":
        return {"kind": "daily", "name": f"{name}/{challenge}"}
    return {"kind": "round", "name": name}


MOST_OPEN = 8  # contests in memory: a day or two, and the rounds that are played


class Contests:
    def __init__(self, house: House) -> None:
        self.house = house
        self._open: dict[str, Contest] = {}
        # Whoever still holds one that was put aside, and whoever asks for it next, write to the same.
        self._alive: weakref.WeakValueDictionary[str, Contest] = weakref.WeakValueDictionary()
        self._seen: dict[str, set[str]] = {}  # by contest: tables that were not over, and are not in memory
        self._doors: weakref.WeakValueDictionary[str, asyncio.Lock] = weakref.WeakValueDictionary()

    async def find(self, stream: str) -> Contest | None:
        """None if nothing was ever written to it."""
        async with self.door(stream):
            contest = self._alive.get(stream) or await self._load(stream)
            if contest.number:
                self._keep(contest)
        return contest if contest.number else None

    def _keep(self, contest: Contest) -> None:
        """The one used last is the last."""
        self._open.pop(contest.stream, None)
        self._open[contest.stream] = self._alive[contest.stream] = contest
        while len(self._open) > MOST_OPEN:
            oldest = next(iter(self._open))
            del self._open[oldest]
            self._seen.pop(oldest, None)

    async def open(self, stream: str, facts: dict[str, Any]) -> Contest:
        """Found, or begun with these facts."""
        contest = await self.find(stream)
        if contest is None:
            async with self.door(f"new {stream}"):
                contest = await self.find(stream)
                if contest is None:
                    contest = Contest(stream)
                    self._keep(contest)
                    await self.write(contest, "opened", facts)
        return contest

    def door(self, name: str) -> asyncio.Lock:
        """For what only one may do at a time."""
        return self._doors.setdefault(name, asyncio.Lock())

    async def _load(self, stream: str) -> Contest:
        await self.house.host.log.claim(stream, awake=False)
        return await self.peek(stream)

    async def peek(self, stream: str) -> Contest:
        """As it is on disk, wherever it is written to."""
        with told(stream):
            return fold(stream, [entry async for page in pages(self.house.host.log, stream) for _, entry in page])

    def abandon(self) -> None:
        """Others may have written to them by now."""
        for known in (self._open, self._alive, self._seen):
            known.clear()

    def _drop(self, stream: str) -> None:
        for known in (self._open, self._alive, self._seen):
            known.pop(stream, None)

    async def write(self, contest: Contest, kind: str, what: dict[str, Any]) -> None:
        """It holds at once, and is on disk when this is back. What could not be written is forgotten."""
        entry = Entry(kind, self.house.host.clock(), what=what)
        contest.apply(entry)
        try:
            await asyncio.shield(self.house.host.log.append(contest.stream, contest.number, [entry]))
        except Exception:
            self._drop(contest.stream)
            raise

    async def catch_up(self, contest: Contest) -> None:
        """Take in what has ended since. A table that is not in memory cannot have gone on since it was read."""
        async with self.door(f"results {contest.stream}"):
            seen = self._seen.setdefault(contest.stream, set())
            unfinished = contest.unfinished()
            seen -= await self.house.host.log.elsewhere(unfinished)  # where they go on unseen
            for table in unfinished:
                if self._is_news(table, seen):
                    await self._take_in(contest, table, seen)

    def _is_news(self, table: str, seen: Collection[str]) -> bool:
        room = self.house.rooms.get(table)
        if room is None:
            return table not in seen
        return room.shown.match > 1 or room.shown.phase == "over"

    async def _take_in(self, contest: Contest, table: str, seen: set[str]) -> None:
        in_memory = table in self.house.rooms
        dice = dice_of(contest.stream, contest.tries[table].challenge)
        result = await read_result(self.house.host.log, self.house.slices, table, dice)
        if result:
            await self.write(contest, "finished", {"table": table, "result": result_facts(result)})
        elif not in_memory:
            seen.add(table)

    async def stream_of(self, table: str) -> str | None:
        """The contest that a table was made for, by its first entry."""
        page = await self.house.host.log.read(table)
        of = page[0].what.get("dice", {}).get("of") if page else None
        return STREAMS[of["kind"]](of["name"]) if of else None

    async def forget_name(self, table: str) -> None:
        """Whoever played at this table is nameless in its ranking too."""
        contest = await self._amend(await self.stream_of(table), table, without_name)
        if contest:
            contest.forget_name(table)

    async def delete_table(self, table: str) -> None:
        """The table, and what the ranking that it was made for tells about it."""
        stream = await self.stream_of(table)
        await self.house.delete_table(table)
        await self.forget_table(stream, table)

    async def forget_table(self, stream: str | None, table: str) -> None:
        contest = await self._amend(stream, table, without_table)
        if contest:
            contest.forget_table(table)

    async def _amend(self, stream: str | None, table: str, change: Callable[[Entry], Entry]) -> Contest | None:
        contest = await self.find(stream) if stream else None
        if contest and (numbers := contest.telling.get(table)):
            log = self.house.host.log
            entries = [entry async for page in pages(log, contest.stream) for _, entry in page]
            await log.amend(contest.stream, {number: change(entries[number - 1]) for number in numbers})
        return contest
