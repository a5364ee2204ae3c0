"""What only the log in SQLite has to cope with: a file that is damaged, of another version, or not ours."""

import asyncio
import re
import sqlite3
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from server.places import SqlitePlace
from server.playing import Table, is_due
from server.running import Server
from vierling.live.entry import Entry
from vierling.live.host import Damaged
from vierling.server.store.sqlite import SCHEMA, Log, connect
from vierling.server.store.trouble import Taken, Trouble


def entry(text: str, identity: str | None = None) -> Entry:
    return Entry("moved", 1, 0, text, identity)


@contextmanager
def open_log(path: Path, on_death: Callable[[Exception], None] = lambda _: None) -> Iterator[Log]:
    log = Log(path, on_death)
    log.open()
    try:
        yield log
    finally:
        log.close()


def without_space(path: Path, when: str = "true") -> AbstractContextManager[None]:
    return SqlitePlace(path).refusing(when)


def run(work: Callable[[Log], Coroutine[Any, Any, None]], path: Path) -> None:
    with open_log(path) as log:
        asyncio.run(work(log))


async def outcomes(*writes: "asyncio.Future[None]") -> list[bool]:
    """Which writes reached the disk."""
    return [answer is None for answer in await asyncio.gather(*writes, return_exceptions=True)]


@pytest.mark.parametrize(
    ("statement", "reason"),
    [
        ("UPDATE events SET what = CAST(x'22ff22' AS TEXT) WHERE number = 2", "UTF-8"),
    ],
)
def test_a_damaged_entry_is_found_and_no_other_table_suffers(tmp_path: Path, statement: str, reason: str) -> None:
    async def work(log: Log) -> None:
        await log.append("otter", 1, [entry(text) for text in ("a1", "b2", "c3")])
        with closing(sqlite3.connect(log.path, isolation_level=None)) as disk:
            disk.execute(statement)
        await log.append("badger", 1, [entry("a1")])
        with pytest.raises(Damaged, match=re.escape(reason)):
            await log.read("otter")
        assert await log.read("badger") == [entry("a1")]

    run(work, tmp_path / "log.db")


def test_a_page_of_the_file_that_was_overwritten_is_damage_too(tmp_path: Path) -> None:
    path = tmp_path / "log.db"

    async def write(log: Log) -> None:
        await log.append("otter", 1, [entry("x" * 500) for _ in range(200)])

    async def read(log: Log) -> None:
        with pytest.raises(Damaged, match="malformed"):
            await log.read("otter")
        await log.append("zebra", 1, [entry("a1")])
        assert await log.read("zebra") == [entry("a1")]

    run(write, path)
    content = bytearray(path.read_bytes())
    middle = content.index(b"x" * 500, len(content) // 2) // 4096 * 4096
    content[middle : middle + 4096] = b"\xff" * 4096
    path.write_bytes(content)
    run(read, path)


@pytest.mark.parametrize("content", [b"this is no database at all, but a letter to my aunt", b"\x00" * 5000])
def test_a_file_that_is_not_a_database_is_refused_at_once(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "letter.txt"
    path.write_bytes(content)
    with pytest.raises(Trouble):
        Log(path).open()
    assert path.read_bytes() == content


def test_a_database_of_another_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "log.db"
    with closing(sqlite3.connect(path)) as disk:
        disk.execute("PRAGMA user_version = 99")
    with pytest.raises(Trouble, match="99"):
        Log(path).open()


@pytest.fixture(scope="module")
def unlucky(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose disk may fail."""
    with Server(tmp_path_factory.mktemp("unlucky")) as running:
        yield running


def test_a_failing_disk_gives_an_error_and_the_table_recovers(unlucky: Server) -> None:
    table, neighbour = Table(unlucky, people=2), Table(unlucky, people=1)
    full = without_space(unlucky.database, f"NEW.table_id = '{table.id}'")
    with table.device(0) as anna, table.device(1) as bo, full:
        draft = anna.draft("a1")
        assert anna.post(draft)["error"]["code"] == "broken"
        assert anna.closed_with() == bo.closed_with() == 1011
        failed = table.ask("POST", "/pause")
        assert (failed.status_code, failed.json()["error"]["code"]) == (500, "broken")
        assert "content-security-policy" in failed.headers
        with neighbour.device(0) as other:
            assert other.write("a1")["type"] == "done"
    with table.device(0) as anna, table.device(1) as bo:
        assert anna.message["to_move"] == [0, 1]
        assert anna.post(draft)["type"] == "done"
        assert bo.write("b2")["type"] == "done"
        anna.until(lambda message: message["hands"][0]["view"]["round"] == 2)


def test_a_table_that_could_not_be_written_is_made_on_the_next_try(unlucky: Server) -> None:
    order = {"token": "a-token-of-the-host-itself", "game": "knister"}
    with without_space(unlucky.database):
        assert unlucky.client.post("/api/tables", json=order).status_code == 500
    table = Table(unlucky, people=1, token=order["token"])
    with table.device(0) as anna:
        anna.until(is_due(0))


def test_after_a_surprise_in_the_writer_nobody_waits_for_ever(tmp_path: Path) -> None:
    deaths: list[Exception] = []

    async def work(log: Log) -> None:
        no_number_for_sqlite = Entry("moved", 2**70)
        writes = [log.append("otter", 1, [no_number_for_sqlite]), log.append("badger", 1, [entry("a1")])]
        reading = log.read("otter")
        assert not any(await outcomes(*writes))
        with pytest.raises(OverflowError):
            await reading
        assert not any(await outcomes(log.append("badger", 1, [entry("a1")])))

    with open_log(tmp_path / "log.db", deaths.append) as log:
        asyncio.run(work(log))
    assert [type(each) for each in deaths] == [OverflowError]


def test_two_logs_never_share_a_file(tmp_path: Path) -> None:
    with open_log(tmp_path / "log.db"), pytest.raises(Taken), open_log(tmp_path / "log.db"):
        pass
    with open_log(tmp_path / "log.db"):
        pass


def test_a_log_with_the_first_schema_is_migrated(tmp_path: Path) -> None:
    path = tmp_path / "log.db"
    connect(path).close()
    with closing(sqlite3.connect(path)) as disk:
        disk.executescript(
            "INSERT INTO events VALUES ('otter', 1, 5, 'moved', 0, '\"a1\"', NULL);"
            "INSERT INTO events VALUES ('otter', 2, 6, 'slept', 1, '\"b2\"', NULL);"
            "PRAGMA user_version = 1;"
        )

    async def work(log: Log) -> None:
        assert [(each.kind, each.what) for each in await log.read("otter")] == [("moved", "a1"), ("timed_out", "b2")]

    run(work, path)
    with closing(sqlite3.connect(path)) as disk:
        assert disk.execute("PRAGMA user_version").fetchone() == (SCHEMA,)
