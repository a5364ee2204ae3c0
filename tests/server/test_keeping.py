"""How the log keeps tables: packed without losing anything, deleted without a trace, amended where a name has to go."""

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import closing
from pathlib import Path
from random import Random
from string import ascii_lowercase
from typing import Any

import pytest

from live.hosting import whole_log
from vierling.live.entry import Entry
from vierling.live.host import Damaged
from vierling.server.store import keeping
from vierling.server.store.rows import STEP, Kept
from vierling.server.store.sqlite import SCHEMA, Log, connect
from vierling.server.store.trouble import Trouble

DAY = 86_400_000


def run(work: Callable[[Log], Coroutine[Any, Any, None]], path: Path) -> None:
    log = Log(path)
    log.open()
    try:
        asyncio.run(work(log))
    finally:
        log.close()


def entries_of(count: int, day: int = 100) -> list[Entry]:
    made = Entry("made", day * DAY + 5, what={"game": "knister", "host": "a key"})
    moves = [
        Entry("moved", day * DAY + 6 + step, step % 2, f"cell {step} 🦦", f"id {step}") for step in range(count - 1)
    ]
    return [made, *moves]


async def pack_all(log: Log, table: str) -> int:
    steps = 0
    while await log.pack(table):
        steps += 1
    return steps


def count(path: Path, query: str) -> int:
    with closing(sqlite3.connect(path)) as disk:
        (found,) = disk.execute(query).fetchone()
        return int(found)


def files(path: Path) -> bytes:
    """All that is on disk."""
    return b"".join(each.read_bytes() for each in sorted(path.parent.glob(f"{path.name}*")))


@pytest.mark.parametrize("packed", [False, True])
def test_a_deleted_table_leaves_no_trace_and_no_neighbour_is_touched(tmp_path: Path, packed: bool) -> None:
    path = tmp_path / "log.db"
    names = [b"Wilhelmina", b"Bartholomew"]

    def with_name(name: bytes) -> list[Entry]:
        sat = Entry("sat", 100 * DAY, 0, {"name": name.decode(), "key": "a key"})
        return [*entries_of(1), sat, *entries_of(2 * STEP)[1:]]

    async def work(log: Log) -> None:
        await log.append("otter", 1, with_name(names[0]))
        await log.append("badger", 1, with_name(names[1]))
        if packed:
            await pack_all(log, "otter")
        assert names[1] in files(path)
        await log.delete("otter")
        assert await whole_log(log, "otter") == []
        assert await whole_log(log, "badger") == with_name(names[1])
        assert names[0] not in files(path)
        await log.delete("otter")  # twice is no mistake
        await log.append("otter", 1, entries_of(2))
        assert await whole_log(log, "otter") == entries_of(2)

    run(work, path)
    assert count(path, "SELECT count(*) FROM pages") == 0


@pytest.mark.parametrize("packed", [False, True])
def test_a_table_that_is_half_deleted_cannot_be_read_and_is_gone_after_the_next_start(
    tmp_path: Path, packed: bool
) -> None:
    path = tmp_path / "log.db"

    async def work(log: Log) -> None:
        await log.append("otter", 1, entries_of(3 * STEP))
        await log.append("badger", 1, entries_of(2))
        if packed:
            await pack_all(log, "otter")

    run(work, path)
    with closing(connect(path)) as disk:  # and the process ends here
        assert keeping.delete_some(disk, "otter")
        assert keeping.rows_after(disk, "otter", 0, STEP) == []
        assert [each.id for each in keeping.list_tables(disk, 10)] == ["badger"]

    async def read(log: Log) -> None:
        assert await whole_log(log, "otter") == []
        assert len(await whole_log(log, "badger")) == 2

    run(read, path)
    assert count(path, "SELECT count(*) FROM events") == 2
    assert count(path, "SELECT count(*) FROM pages") == 0


async def play_and_delete(log: Log, rng: Random, most: int) -> AsyncIterator[str]:
    """Tables that many write to in turns, so that rows move from page to page; every fourth time one is deleted."""
    entries: dict[str, int] = {}
    for turn in range(most):
        entries["".join(rng.choices(ascii_lowercase, k=14))] = 0
        for table in rng.sample(sorted(entries), min(4, len(entries))):
            told = [{"of": table, "more": "x" * rng.randrange(20, 300)} for _ in range(rng.randrange(1, 6))]
            await log.append(table, entries[table] + 1, [Entry("moved", 1, 0, each) for each in told])
            entries[table] += len(told)
        if turn % 4 == 3:
            doomed = rng.choice(sorted(entries))
            del entries[doomed]
            await log.delete(doomed)
            yield doomed


def test_nothing_is_left_where_rows_were_moved_to_other_pages(tmp_path: Path) -> None:
    path = tmp_path / "log.db"

    async def work(log: Log) -> None:
        left = [table async for table in play_and_delete(log, Random(1), 200) if table.encode() in files(path)]
        assert left == []

    run(work, path)


def test_a_large_database_is_cleared_of_it_at_the_turn_of_the_day(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "log.db"
    monkeypatch.setattr(keeping, "SMALL", 0)

    async def work(log: Log) -> None:
        await log.turn_day(100)
        deleted = [table async for table in play_and_delete(log, Random(1), 200)]
        assert any(table.encode() in files(path) for table in deleted)
        await log.turn_day(101)
        assert not any(table.encode() in files(path) for table in deleted)

    run(work, path)


@pytest.mark.parametrize("packed", [False, True])
def test_an_amended_entry_is_gone_from_the_disk(tmp_path: Path, packed: bool) -> None:
    path = tmp_path / "log.db"
    sat = Entry("sat", 100 * DAY, 0, {"name": "Wilhelmina", "key": "a key"})
    entries = [*entries_of(1), sat, *entries_of(STEP + 20)[1:], sat]
    nameless = Entry("sat", 100 * DAY, 0, {"name": "N. N.", "key": "a key"})

    async def work(log: Log) -> None:
        await log.append("otter", 1, entries)
        if packed:
            await pack_all(log, "otter")
        await log.amend("otter", {2: nameless, len(entries): nameless})
        assert await whole_log(log, "otter") == [entries[0], nameless, *entries[2:-1], nameless]
        assert b"Wilhelmina" not in files(path)

    run(work, path)


def test_a_log_of_the_second_schema_gets_the_days_of_its_last_entries(tmp_path: Path) -> None:
    path = tmp_path / "log.db"
    with closing(connect(path)) as disk:
        disk.executescript(
            "DROP TABLE tables; DROP TABLE pages; DROP TABLE notes; DROP TRIGGER opening;"
            f"INSERT INTO events VALUES ('otter', 1, {100 * DAY}, 'made', NULL, '{{\"game\": \"input\"}}', NULL);"
            f"INSERT INTO events VALUES ('otter', 2, {107 * DAY + 1}, 'paused', NULL, 'null', NULL);"
            f"INSERT INTO events VALUES ('bad', 1, {90 * DAY}, 'made', NULL, 'no json', NULL);"
            "PRAGMA user_version = 2;"
        )

    async def work(log: Log) -> None:
        assert await log.list_tables(10) == [
            Kept("otter", "input", 107, 2, packed=False),
            Kept("bad", None, 90, 1, packed=False),
        ]
        assert [each.kind for each in await whole_log(log, "otter")] == ["made", "paused"]

    run(work, path)
    assert count(path, "PRAGMA user_version") == SCHEMA


def test_a_chore_that_fails_or_is_cancelled_does_not_stop_the_log(tmp_path: Path) -> None:
    async def work(log: Log) -> None:
        await log.append("otter", 1, entries_of(3))
        await pack_all(log, "otter")
        with closing(sqlite3.connect(log.path, isolation_level=None)) as disk:
            disk.execute("UPDATE pages SET entries = x'00'")
        with pytest.raises(Damaged, match="entry 1: its page cannot be unpacked"):
            await log.read("otter")
        with pytest.raises(Trouble):
            await log.amend("otter", {2: Entry("sat", 1, 0, {})})
        chore = asyncio.ensure_future(log.pack("otter"))
        await asyncio.sleep(0)
        chore.cancel()
        await log.append("badger", 1, entries_of(3))
        assert await whole_log(log, "badger") == entries_of(3)

    run(work, tmp_path / "log.db")


@pytest.mark.parametrize("umask", [0o000, 0o022, 0o077])
def test_only_the_owner_may_read_the_files_of_a_database(tmp_path: Path, umask: int) -> None:
    path = tmp_path / "log.db"
    expected = dict.fromkeys(("log.db", "log.db-wal", "log.db-shm", "log.db-owner"), 0o600)

    def rights() -> dict[str, int]:
        return {each.name: each.stat().st_mode & 0o777 for each in tmp_path.iterdir()}

    async def work(log: Log) -> None:
        await log.append(f"otter {os.urandom(4).hex()}", 1, entries_of(3))
        assert rights() == expected

    before = os.umask(umask)
    try:
        for _ in range(2):
            run(work, path)
            path.chmod(0o644)  # as somebody has copied it
    finally:
        os.umask(before)
