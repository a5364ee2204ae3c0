"""The log of a house in a browser, over its database."""

import asyncio
import json
from collections.abc import Awaitable, Mapping, Sequence
from typing import Protocol

from vierling.live.entry import Entry

PAGE = 1000  # entries that are read in one go


class Disk(Protocol):
    """The browser's database. Promises are kept when a transaction is complete: what is safe survives a crash."""

    def append(self, table: str, number: int, entries: str) -> Awaitable[None]:
        """A JSON list of texts, of which the first gets this number. All or none."""

    def read(self, table: str, after: int, most: int) -> Awaitable[str]:
        """A JSON list of texts."""

    def last(self, table: str, kind: str) -> Awaitable[int]:
        """The number of the last entry of a kind; 0 if there is none."""

    def amend(self, table: str, entries: str) -> Awaitable[None]:
        """A JSON object of texts by number."""

    def erase(self, table: str) -> Awaitable[None]: ...

    def keep_keys(self, table: str, host: str, seats: str) -> Awaitable[None]:
        """Tokens of this device, added to those it has; seats are a JSON list."""

    def all_keys(self) -> Awaitable[str]:
        """A JSON list of objects with table, host, seats and when they were kept."""


def pack(entry: Entry) -> str:
    """Its kind comes first, where the database finds it."""
    fields = [entry.kind, entry.at, entry.seat, entry.what, entry.id]
    return json.dumps(fields, ensure_ascii=False, separators=(",", ":"))


def unpack(text: str) -> Entry:
    return Entry(*json.loads(text))


class BrowserLog:
    """One house has all tables of a browser, so there is nobody to share them with."""

    def __init__(self, disk: Disk) -> None:
        self.disk = disk

    async def claim(self, table: str, awake: bool = True) -> bool:  # noqa: ARG002 - nobody else writes
        return False

    def release(self, tables: Sequence[str]) -> None:
        pass

    async def elsewhere(self, tables: Sequence[str]) -> frozenset[str]:  # noqa: ARG002 - they are all here
        return frozenset()

    def append(self, table: str, number: int, entries: Sequence[Entry]) -> "asyncio.Future[None]":
        """Transactions begin here, in order, and are waited for later."""
        begun = self.disk.append(table, number, json.dumps([pack(entry) for entry in entries]))
        return asyncio.get_running_loop().create_task(complete(begun))

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        return [unpack(text) for text in json.loads(await self.disk.read(table, after, PAGE))]

    async def last_start(self, table: str) -> int | None:
        return await self.disk.last(table, "started") or None

    async def amend(self, table: str, entries: Mapping[int, Entry]) -> None:
        await self.disk.amend(table, json.dumps({number: pack(entry) for number, entry in entries.items()}))

    async def delete(self, table: str) -> None:
        await self.disk.erase(table)


async def complete(begun: Awaitable[None]) -> None:
    await begun
