"""Where a log can be: the same tests run on every store."""

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path
from typing import Any, Protocol

from postgres import execute, fetch
from vierling.server.store.store import Database, Store, opened

SQLITE_REFUSES = """CREATE TRIGGER no_space BEFORE INSERT ON events WHEN {when}
BEGIN SELECT RAISE(ABORT, 'no space'); END"""
POSTGRES_REFUSES = """
CREATE FUNCTION no_space() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no space'; END $$;
CREATE TRIGGER no_space BEFORE INSERT ON events FOR EACH ROW WHEN ({when}) EXECUTE FUNCTION no_space()"""

Work = Callable[[Store], Coroutine[Any, Any, None]]


class Place(Protocol):
    @property
    def database(self) -> Database: ...

    def execute(self, statement: str) -> None:
        """By somebody else."""

    def value(self, query: str) -> Any:
        """The one that it finds."""

    def refusing(self, when: str = "true") -> AbstractContextManager[None]:
        """A disk that refuses the rows `when` selects, whoever writes them."""


class SqlitePlace:
    def __init__(self, path: Path) -> None:
        self.database = path

    def execute(self, statement: str) -> None:
        with closing(sqlite3.connect(self.database, isolation_level=None)) as disk:
            disk.execute(statement)

    def value(self, query: str) -> Any:
        with closing(sqlite3.connect(self.database)) as disk:
            return disk.execute(query).fetchone()[0]

    @contextmanager
    def refusing(self, when: str = "true") -> Iterator[None]:
        self.execute(SQLITE_REFUSES.format(when=when))
        try:
            yield
        finally:
            self.execute("DROP TRIGGER no_space")


class PostgresPlace:
    def __init__(self, address: str) -> None:
        self.database = address

    def execute(self, statement: str) -> None:
        execute(self.database, statement)

    def value(self, query: str) -> Any:
        return fetch(self.database, query)[0][0]

    @contextmanager
    def refusing(self, when: str = "true") -> Iterator[None]:
        self.execute(POSTGRES_REFUSES.format(when=when))
        try:
            yield
        finally:
            self.execute("DROP FUNCTION no_space CASCADE")


def run(work: Work, place: Place, on_death: Callable[[Exception], None] = lambda _: None) -> None:
    async def live() -> None:
        async with opened(place.database, on_death) as log:
            await work(log)

    asyncio.run(live())
