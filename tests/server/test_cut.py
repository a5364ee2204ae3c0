"""A process that is cut off from the database, by a line that breaks or one that only stalls: nothing is acknowledged
meanwhile, another process takes over, and what comes late is refused."""

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path

import asyncpg
import pytest
from websockets.exceptions import InvalidStatus

from live.hosting import whole_log
from postgres import Postgres, fetch
from server.cutting import Proxy
from server.fencing import entry, fails, in_round, next_owner, owner_of, until
from server.playing import Device, Table
from server.running import PATIENCE, ImpatientServer, Server
from vierling.server.store import line
from vierling.server.store.postgres import opened
from vierling.server.store.shelving import HOLD

HOW: dict[str, Callable[[Proxy], None]] = {"stalled": Proxy.stall, "broken": Proxy.cut}


@pytest.fixture
def proxy(postgres: Postgres) -> Iterator[Proxy]:
    with Proxy(postgres.folder / ".s.PGSQL.5432") as made:
        yield made


def through(proxy: Proxy, address: str) -> str:
    """The same database, by way of the proxy."""
    _, _, place = address.partition("&")
    return f"postgresql://vierling@127.0.0.1:{proxy.port}/postgres?sslmode=disable&{place}"


@pytest.mark.parametrize("how", HOW)
def test_whoever_is_cut_off_acknowledges_nothing_and_writes_nothing_late(
    how: str, postgres: Postgres, proxy: Proxy
) -> None:
    address = postgres.fresh()

    async def live() -> None:
        async with (
            opened(through(proxy, address), lambda _: None) as anna,
            opened(address, lambda _: None) as bo,
        ):
            adopted: list[str] = []

            def take(tables: Sequence[str]) -> None:
                adopted.extend(tables)

            outcast = asyncio.Event()
            bo.members.on_adopted, anna.members.on_outcast = take, outcast.set
            await anna.append("otter", 1, [entry("a1")])
            before = anna.members.me
            HOW[how](proxy)
            late = anna.append("otter", 2, [entry("anna's")])
            await until(lambda: adopted == ["otter"])
            await bo.append("otter", 2, [entry("bo's")])
            assert not late.done()
            proxy.mend()
            assert await fails(late)
            await outcast.wait()
            assert anna.members.me > before
            assert await whole_log(anna, "otter") == [entry("a1"), entry("bo's")]
            await anna.append("badger", 1, [entry("a1")])

    asyncio.run(live())


def test_a_line_that_stalls_for_a_moment_costs_nothing_but_the_moment(postgres: Postgres, proxy: Proxy) -> None:
    address = postgres.fresh()

    async def live() -> None:
        async with opened(through(proxy, address), lambda _: None) as anna:
            await anna.append("otter", 1, [entry("a1")])
            for number, how in enumerate(HOW.values(), 2):
                how(proxy)
                late = anna.append("otter", number, [entry("late")])
                await asyncio.sleep(0.05)
                assert not late.done()
                proxy.mend()
                await late
            assert await whole_log(anna, "otter") == [entry("a1"), entry("late"), entry("late")]

    asyncio.run(live())


def test_what_somebody_holds_who_is_cut_off_is_soon_anybodys(
    postgres: Postgres, proxy: Proxy, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the middle of a transaction: the database would wait for its end for hours."""
    monkeypatch.setattr(line, "HELD_SECONDS", 1)
    address = postgres.fresh()

    async def live() -> None:
        async with (
            opened(through(proxy, address), lambda _: None) as anna,
            opened(address, lambda _: None) as bo,
        ):
            await anna.append("otter", 1, [entry("a1")])
            await until(lambda: bool(bo.members.others))
            tries: list[asyncpg.Connection] = []

            async def hold(connection: asyncpg.Connection) -> None:
                async with connection.transaction():
                    await connection.execute(HOLD, "otter")
                    if not tries:
                        proxy.stall()
                    tries.append(connection)
                    await connection.execute("SELECT 1")

            holding = asyncio.create_task(anna._lines.run(hold))
            await until(lambda: bool(tries) and not bo.members.others)  # anna is dead
            await bo.claim("otter")
            await bo.append("otter", 2, [entry("b2")])
            assert not holding.done()
            proxy.mend()
            await holding
            assert len(tries) == 2

    asyncio.run(live())


@pytest.mark.parametrize("how", HOW)
def test_people_at_a_process_that_is_cut_off_lose_no_move_and_go_on_elsewhere(
    how: str, postgres: Postgres, proxy: Proxy, tmp_path: Path
) -> None:
    address = postgres.fresh()
    with ExitStack() as stack:
        folders = [tmp_path / "here", tmp_path / "there"]
        for folder in folders:
            folder.mkdir()
        here = stack.enter_context(Server(folders[0], database=through(proxy, address)))
        there = stack.enter_context(Server(folders[1], database=address))
        table = Table(here, people=2)
        anna = stack.enter_context(Device(here, table.id, table.tokens[:1]))
        assert anna.write("a1")["type"] == "done"
        before = owner_of(address, table.id)
        draft = anna.draft("c3")
        HOW[how](proxy)
        anna.send(draft)
        owner = next_owner(address, table.id, before)
        with Device(there, table.id, table.tokens[1:]) as bo:
            assert bo.write("b2")["type"] == "done"
            bo.until(in_round(2))
            proxy.mend()
            assert anna.closed_with() in {1011, 1012}
            assert all(each["id"] != draft["id"] or each["type"] == "refused" for each in anna.answers)
            with Device(here, table.id, table.tokens[:1]) as anna:  # passed on to where the table is
                anna.until(in_round(2))
                assert owner_of(address, table.id) == owner
                assert anna.write("c3")["type"] == "done"
                assert bo.write("c3")["type"] == "done"
        moves = fetch(address, "SELECT seat, what FROM events WHERE table_id = $1 AND kind = 'moved'", table.id)
        assert sorted((seat, what) for seat, what in moves) == [(0, '"a1"'), (0, '"c3"'), (1, '"b2"'), (1, '"c3"')]
        assert "Traceback" not in here.printed() + there.printed()


def test_people_at_a_process_that_stays_cut_off_are_sent_away_and_go_on_elsewhere(
    postgres: Postgres, proxy: Proxy, tmp_path: Path
) -> None:
    address = postgres.fresh()
    folders = [tmp_path / "here", tmp_path / "there"]
    for folder in folders:
        folder.mkdir()
    with (
        ImpatientServer(folders[0], database=through(proxy, address)) as here,
        Server(folders[1], database=address) as there,
    ):
        table = Table(here, people=2)
        with table.devices() as (anna, bo):
            assert anna.write("a1")["type"] == "done"
            proxy.cut()
            assert [device.closed_with() for device in (anna, bo)] == [1012, 1012]
        with pytest.raises(InvalidStatus) as refused:
            table.device(0)
        assert refused.value.response.status_code == 503, "for a load balancer"
        with Device(there, table.id, table.tokens[1:]) as bo:
            assert bo.write("b2")["type"] == "done"
            proxy.mend()
            with come_back(table) as anna:
                assert anna.write("c3")["type"] == "done"
                bo.until(lambda message: 0 not in message["to_move"])
        assert "Traceback" not in here.printed() + there.printed()


def come_back(table: Table) -> Device:
    """As soon as the process can reach the database again."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            return table.device(0)
        except InvalidStatus:
            assert time.monotonic() < deadline
            time.sleep(0.05)
