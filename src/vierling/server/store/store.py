"""The log as the server needs it, and which one the settings ask for."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Protocol, runtime_checkable
from urllib.parse import urlsplit

from vierling.extras import lack
from vierling.game import Millis
from vierling.live.host import AgeingLog
from vierling.server.store.rows import Kept
from vierling.server.store.sqlite import Log as SqliteLog
from vierling.server.store.sqlite import check as check_file
from vierling.server.store.trouble import Trouble

if TYPE_CHECKING:
    from vierling.server.store.members import Members  # needs the driver

SCHEMES = ("postgresql://", "postgres://")
Database = Path | str  # a file of SQLite's, or the address of a PostgreSQL database


class Store(AgeingLog, Protocol):
    """Whatever fails is a `Trouble`."""

    written: int  # entries
    ahead: Millis  # of this machine's clock: the one that all who share the store go by

    @property
    def is_alive(self) -> bool: ...

    async def list_tables(self, most: int) -> list[Kept]:
        """The tables opened last. What has a slash in its name is no table, but the log of a contest."""

    async def read_note(self, name: str) -> str | None: ...

    async def write_note(self, name: str, text: str | None) -> None: ...

    async def settle_note(self, name: str, text: str) -> str:
        """The note of this name, which is this text if there was none."""


@runtime_checkable
class SharedStore(Store, Protocol):
    """One for several processes."""

    members: "Members"


def is_shared(database: Database) -> bool:
    """Whether several processes may use it at once."""
    return isinstance(database, str)


def read_database(given: Database) -> Database:
    """Addresses stay texts: a path would lose one of their slashes."""
    return given if isinstance(given, str) and given.startswith(SCHEMES) else Path(given)


def name_of(database: Database) -> str:
    """For people to read: without the password."""
    if not isinstance(database, str):
        return str(database)
    parts = urlsplit(database)
    return parts._replace(netloc=parts.netloc.rpartition("@")[2], query="").geturl()


@asynccontextmanager
async def opened(
    database: Database, on_death: Callable[[Exception], None] = lambda _: None, dead_seconds: float = 1.2
) -> AsyncIterator[Store]:
    """From opening it to closing it, when everything that was queued is written."""
    if isinstance(database, str):
        async with postgres().opened(database, on_death, dead_seconds) as shared:
            yield shared
        return
    log = SqliteLog(database, on_death)
    log.open()
    try:
        yield log
    finally:
        log.close()


def check(database: Database) -> None:
    """Raises `Trouble` if a server could not use it."""
    if isinstance(database, str):
        asyncio.run(postgres().check(database))
    else:
        check_file(database)


def postgres() -> ModuleType:
    """Its driver is an extra, which not everybody needs."""
    try:
        return import_module("vierling.server.store.postgres")
    except ModuleNotFoundError as problem:
        if problem.name != "asyncpg":
            raise
        raise Trouble(str(lack("asyncpg"))) from problem
