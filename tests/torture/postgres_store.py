"""PostgreSQL under torture: a server of its own, which really writes to disk, and which ends and crashes too."""

import json
import signal
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, nullcontext

from postgres import Postgres, fetch
from torture.store import Trouble
from vierling.live.entry import Entry

READ = "SELECT number, kind, at, seat, what, id FROM events WHERE table_id = $1 ORDER BY number"
# A head that is not where its log ends.
WRONG = """SELECT id, number, (SELECT max(number) FROM events WHERE table_id = tables.id) AS last FROM tables
  WHERE number IS DISTINCT FROM (SELECT max(number) FROM events WHERE table_id = tables.id)"""


class PostgresStore:
    def __init__(self, *settings: str) -> None:
        self.postgres = Postgres(*(settings or ("fsync=on",)))
        self.postgres.start()
        self.address = self.postgres.fresh()
        self.settings: Mapping[str, str] = {"database": self.address}
        self.running: Mapping[str, Trouble] = {
            "restart": lambda _: self.restarting(signal.SIGINT),
            "crash": lambda _: self.restarting(signal.SIGQUIT),
            "dead neighbour": lambda _: nullcontext(),
        }
        self.starting: Mapping[str, Callable[[], AbstractContextManager[None]]] = {"locked away": self.stopped}

    def read(self, table: str) -> list[tuple[int, Entry]]:
        rows = fetch(self.address, READ, table)
        return [(number, Entry(kind, at, seat, json.loads(what), id_)) for number, kind, at, seat, what, id_ in rows]

    def tables(self) -> list[str]:
        return [row[0] for row in fetch(self.address, "SELECT id FROM tables")]

    def problems(self) -> list[str]:
        return [
            f"the head of {table} is at {number}, its log ends at {last}"
            for table, number, last in fetch(self.address, WRONG)
        ]

    @contextmanager
    def restarting(self, how: int) -> Iterator[None]:
        self.postgres.stop(how)
        self.postgres.start()
        yield

    @contextmanager
    def stopped(self) -> Iterator[None]:
        self.postgres.stop()
        yield
        self.postgres.start()

    def close(self) -> None:
        self.postgres.__exit__()
