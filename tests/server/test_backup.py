"""Copies of a store, made while it is written to, and put back into the same kind or the other."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

from live.hosting import whole_log
from postgres import Postgres
from server.places import Place, PostgresPlace, SqlitePlace, run
from vierling.live.entry import Entry
from vierling.server.store.backup import NoBackup, back_up, restore
from vierling.server.store.copying import read_in, write_out
from vierling.server.store.postgres import visiting
from vierling.server.store.rows import STEP
from vierling.server.store.schema import prepare
from vierling.server.store.sqlite import check as check_file
from vierling.server.store.store import Store
from vierling.server.store.trouble import Occupied, Trouble


def entries_of(count: int) -> list[Entry]:
    made = Entry("made", 86_400_000, what={"game": "knister"})
    return [made, *(Entry("moved", 86_400_001, 0, f"🦦 {step}", f"id\0 {step}") for step in range(count - 1))]


@pytest.fixture(params=["sqlite", "postgres"])
def target(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    if request.param == "sqlite":
        return SqlitePlace(tmp_path / "another" / "log.db")
    postgres: Postgres = request.getfixturevalue("postgres")
    return PostgresPlace(postgres.fresh())


def test_a_copy_holds_what_was_acknowledged_before_it_was_begun_and_has_no_gaps(
    place: Place, target: Place, tmp_path: Path
) -> None:
    file, before = tmp_path / "copy.db", entries_of(STEP + 30)

    async def work(log: Store) -> None:
        await log.append("packed", 1, before)
        while await log.pack("packed"):
            pass
        await log.append("otter", 1, before[:1])
        await log.append("daily/2026-11-17", 1, before[:1])
        await log.write_note("notice", "Bonjour 🦦")
        copying = asyncio.get_running_loop().run_in_executor(None, back_up, place.database, file)
        number = 1
        while not copying.done():
            await log.append("otter", number + 1, [Entry("moved", 1, 0, str(number + 1))])
            number += 1
        assert await copying == 2

    async def look(log: Store) -> None:
        assert await whole_log(log, "packed") == before
        first, *moves = await whole_log(log, "otter")
        assert first == before[0]
        assert [each.what for each in moves] == [str(number) for number in range(2, len(moves) + 2)]
        assert await log.read_note("notice") == "Bonjour 🦦"
        assert {(each.id, each.packed) for each in await log.list_tables(10)} == {("packed", True), ("otter", False)}
        await log.claim("packed")
        await log.append("packed", len(before) + 1, [Entry("paused", 1)])
        await log.claim("otter")
        await log.append("otter", len(moves) + 2, [Entry("paused", 1)])

    run(work, place)
    assert file.stat().st_mode & 0o777 == 0o600
    assert restore(file, target.database) == 2
    run(look, target)
    with pytest.raises(Occupied):
        restore(file, target.database)
    with pytest.raises(Occupied):
        back_up(place.database, file)


def test_nothing_is_left_of_a_copy_that_failed_and_nothing_is_restored_of_what_is_none(
    place: Place, tmp_path: Path
) -> None:
    file, letter = tmp_path / "copy.db", tmp_path / "letter.txt"
    with pytest.raises(Trouble):
        back_up(tmp_path / "no such file", file)
    with pytest.raises(Trouble):
        back_up("postgresql://vierling@/postgres?host=/nowhere", file)
    assert not file.exists()
    letter.write_text("to my aunt")
    for wrong in (letter, tmp_path / "no such file"):
        with pytest.raises(NoBackup):
            restore(wrong, place.database)


def test_a_slow_disk_may_take_its_time_over_a_copy(postgres: Postgres, tmp_path: Path) -> None:
    """The database ends transactions of servers that say nothing for some seconds."""
    source, target = postgres.fresh(), postgres.fresh()

    async def idle(connection: asyncpg.Connection) -> str:
        told: str = await connection.fetchval("SHOW idle_in_transaction_session_timeout")
        return told

    async def work() -> None:
        file = tmp_path / "copy.db"
        check_file(file)
        async with visiting(source) as taken, visiting(target) as filled:
            for each in (taken, filled):
                await prepare(each)
                assert await idle(each) == "5s"
            with closing(sqlite3.connect(file)) as disk:
                await write_out(taken, disk)
            await read_in(filled, file)
            assert [await idle(each) for each in (taken, filled)] == ["0", "0"]

    asyncio.run(work())
