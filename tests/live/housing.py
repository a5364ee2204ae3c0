"""A house in the test's own process: a real log and real thinkers, but no sockets."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from vierling.kit import GAMES
from vierling.live import acts
from vierling.live.acts import Asker
from vierling.live.entry import Entry
from vierling.live.host import Host
from vierling.live.house import House
from vierling.live.table import Table
from vierling.play.dice import secret_dice
from vierling.server.api.app import steady_clock
from vierling.server.api.encoding import dump
from vierling.server.pool import Pool
from vierling.server.store.sqlite import Log

HOST = Asker("the host's key", 1000)
SETTINGS: dict[str, Any] = {"options": {}, "places": None, "clock": None, "spectators": True}


def in_house(work: Callable[[House], Coroutine[Any, Any, None]], path: Path) -> None:
    async def live() -> None:
        log, pool = Log(path / "log.db"), Pool(1)
        log.open()
        house = House(Host(log, pool, secret_dice(), steady_clock(), dump))
        try:
            await work(house)
        finally:
            house.close()
            pool.close()
            log.close()

    asyncio.run(live())


def first_entry(game: str = "knister", **settings: Any) -> Entry:
    assert HOST.key
    return acts.made(GAMES[game], {**SETTINGS, **settings}, HOST.key, HOST.at)


def one_person(table: Table) -> list[Entry]:
    return acts.sit(table, HOST, "Anna", "anna's key")


async def open_table(house: House) -> str:
    room = await house.open_table(first_entry(), one_person)
    await room.act(lambda table: acts.start(table, HOST))
    return room.latest.id
