"""What tests of several processes on one PostgreSQL database share."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

from postgres import fetch
from server.running import PATIENCE
from vierling.live.entry import Entry
from vierling.server.store.trouble import Trouble

OWNER = "SELECT owner FROM tables JOIN processes p ON p.id = owner WHERE tables.id = $1"


def entry(text: str) -> Entry:
    return Entry("moved", 1, 0, text)


async def until(fact: Callable[[], bool]) -> None:
    while not fact():  # noqa: ASYNC110 - it is told by no event
        await asyncio.sleep(0.02)


async def fails(write: "asyncio.Future[None]") -> bool:
    return isinstance((await asyncio.gather(write, return_exceptions=True))[0], Trouble)


def owner_of(address: str, table: str) -> int | None:
    """None if nobody who lives has it."""
    found = fetch(address, OWNER, table)
    return int(found[0][0]) if found else None


def next_owner(address: str, table: str, before: int | None) -> int:
    """Whoever takes it over, without being asked for it."""
    deadline = time.monotonic() + PATIENCE
    while (owner := owner_of(address, table)) in (before, None):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    assert owner
    return owner


def in_round(number: int) -> Callable[[dict[str, Any]], bool]:
    return lambda message: bool(message["hands"][0]["view"]["round"] == number)
