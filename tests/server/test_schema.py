"""The schema of a PostgreSQL database: made once, led on step by step, and refused to whoever does not know it."""

import asyncio
from pathlib import Path

import pytest

from live.hosting import whole_log
from postgres import Postgres, execute, fetch
from server.fencing import entry, fails
from server.playing import Table
from server.running import Server
from vierling.live.host import Elsewhere
from vierling.server.store import schema
from vierling.server.store.postgres import Log, check, opened
from vierling.server.store.trouble import Outdated, Trouble

# Neither can run twice, and the second needs the first. Not in their order: it is not the dictionary's.
STEPS = {
    2: "UPDATE colours SET name = name || ' and green'; INSERT INTO notes VALUES ('second', 'step');",
    1: "CREATE TABLE colours (name text); INSERT INTO colours VALUES ('blue');",
}


@pytest.fixture
def address(postgres: Postgres) -> str:
    return postgres.fresh()


def upgrade(monkeypatch: pytest.MonkeyPatch, steps: dict[int, str] = STEPS) -> None:
    """From now on this process is two versions ahead."""
    monkeypatch.setattr(schema, "MIGRATIONS", steps)
    monkeypatch.setattr(schema, "VERSION", 3)


def version_of(address: str) -> int:
    ((version,),) = fetch(address, "SELECT schema FROM versions")
    return int(version)


async def check_at_once(address: str) -> None:
    await asyncio.gather(*(check(address) for _ in range(5)))


def test_the_schema_is_made_once_however_many_start_at_once(address: str) -> None:
    asyncio.run(check_at_once(address))
    assert version_of(address) == 1


def test_steps_are_taken_in_their_order_and_once_however_many_start_at_once(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(check(address))
    upgrade(monkeypatch)
    asyncio.run(check_at_once(address))
    assert version_of(address) == 3
    assert [row[0] for row in fetch(address, "SELECT name FROM colours")] == ["blue and green"]


def test_a_step_that_fails_takes_all_the_others_back(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(check(address))
    upgrade(monkeypatch, {**STEPS, 2: "INSERT INTO colours VALUES ('red'); UPDATE pencils SET name = 'red';"})
    with pytest.raises(Trouble, match='relation "pencils" does not exist'):
        asyncio.run(check(address))
    assert version_of(address) == 1
    assert [row[0] for row in fetch(address, "SELECT to_regclass('colours')")] == [None]
    upgrade(monkeypatch)
    asyncio.run(check(address))
    assert version_of(address) == 3


def test_other_versions_are_refused(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def open_it() -> None:
        async with opened(address, lambda _: None):
            pass

    asyncio.run(check(address))
    execute(address, "UPDATE versions SET schema = 99")
    for attempt in (check(address), open_it()):
        with pytest.raises(Outdated, match="schema 99, not 1"):
            asyncio.run(attempt)
    execute(address, "UPDATE versions SET schema = 1")
    upgrade(monkeypatch, {2: STEPS[2]})
    with pytest.raises(Outdated, match="schema 1, not 3"):  # nobody knows how to lead on from there
        asyncio.run(check(address))


async def migrate_under(old: Log, address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its own beats come too late to matter."""
    assert old.members._task
    old.members._task.cancel()
    with monkeypatch.context() as newer:
        upgrade(newer)
        await check(address)


def test_who_runs_the_version_before_writes_nothing_from_the_migration_on(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def live() -> None:
        async with opened(address, lambda _: None) as old:
            await old.append("otter", 1, [entry("a1")])
            await migrate_under(old, address, monkeypatch)
            assert await fails(old.append("otter", 2, [entry("b2")]))
            claim = asyncio.ensure_future(old.claim("otter"))
            upgrade(monkeypatch)
            async with opened(address, lambda _: None) as new:
                await new.claim("otter")
                await new.append("otter", 2, [entry("c3")])
                assert await whole_log(new, "otter") == [entry("a1"), entry("c3")]
                with pytest.raises(Elsewhere):  # it was nobody's for a moment, but not for the old one either
                    await claim

    asyncio.run(live())


def test_workers_of_the_version_before_end_with_a_sentence_and_nobody_starts_them_again(
    address: str, tmp_path: Path
) -> None:
    with Server(tmp_path, database=address, workers=2) as server:
        Table(server)
        execute(address, f"UPDATE versions SET schema = 2; {schema.FENCE}")  # as a migration leaves it
        assert server.join() == 2
    told = server.printed()
    reason = "it belongs to another version of Vierling (schema 2, not 1)"
    assert f"so the server has stopped: {reason}" in told
    assert f"cannot be used: {reason}" in told  # their parent
    assert "Traceback" not in told
