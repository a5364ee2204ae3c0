"""Several processes on one PostgreSQL database: who may write, who takes over, and what a lost line costs."""

import asyncio
import math
import signal
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from live.hosting import whole_log
from postgres import Postgres, execute
from server.fencing import entry, fails, until
from vierling.live.host import Elsewhere
from vierling.server.store.postgres import Log, check, opened
from vierling.server.store.trouble import Trouble


@pytest.fixture
def address(postgres: Postgres) -> str:
    return postgres.fresh()


def run(work: Callable[..., Coroutine[Any, Any, None]], *addresses: str) -> None:
    """With a log at each address."""

    async def live() -> None:
        async with AsyncExitStack() as stack:
            await work(*[await stack.enter_async_context(opened(each, lambda _: None)) for each in addresses])

    asyncio.run(live())


def bury(log: Log) -> None:
    """The others declare it dead."""
    execute(log.address, f"DELETE FROM processes WHERE id = {log.members.me}")


def test_only_the_owner_writes_and_the_others_are_told_where_to_go(address: str) -> None:
    async def work(anna: Log, bo: Log) -> None:
        anna.members.address = "where anna is"
        await until(lambda: "where anna is" in bo.members.others.values())
        await anna.append("otter", 1, [entry("a1")])
        assert await fails(bo.append("otter", 2, [entry("b2")]))
        assert await fails(bo.append("otter", 1, [entry("b2")]))
        with pytest.raises(Elsewhere) as told:
            await bo.claim("otter")
        assert told.value.address == "where anna is"
        assert await bo.elsewhere(["otter", "badger"]) == {"otter"}
        assert await anna.elsewhere(["otter"]) == frozenset()
        await anna.append("otter", 2, [entry("c3")])
        assert await whole_log(bo, "otter") == [entry("a1"), entry("c3")]

    run(work, address, address)


def test_a_table_that_was_released_is_anybodys_and_its_last_owner_writes_no_more(address: str) -> None:
    async def work(anna: Log, bo: Log) -> None:
        await anna.append("otter", 1, [entry("a1")])
        anna.release(["otter"])
        await anna.claim("otter")  # after the release, however soon it is asked for
        await anna.append("otter", 2, [entry("b2")])
        anna.release(["otter"])
        await anna.claim("badger")  # does not exist, but waits for the release
        await bo.claim("otter")
        assert await fails(anna.append("otter", 3, [entry("c3")]))
        await bo.append("otter", 3, [entry("d4")])
        assert await whole_log(anna, "otter") == [entry("a1"), entry("b2"), entry("d4")]

    run(work, address, address)


def test_one_that_is_declared_dead_loses_its_tables_and_comes_back_as_another(address: str) -> None:
    async def work(anna: Log, bo: Log) -> None:
        await anna.append("otter", 1, [entry("a1")])
        before, outcast = anna.members.me, asyncio.Event()
        anna.members.on_outcast = outcast.set
        bury(anna)
        await bo.claim("otter")
        assert await fails(anna.append("otter", 2, [entry("b2")]))
        await bo.append("otter", 2, [entry("c3")])
        await outcast.wait()
        assert anna.members.me > before
        await anna.append("badger", 1, [entry("a1")])

    run(work, address, address)


def test_tables_that_were_awake_are_taken_over_from_one_that_shows_no_life(address: str) -> None:
    async def work(anna: Log, bo: Log) -> None:
        adopted: asyncio.Queue[str] = asyncio.Queue()

        def take(tables: Sequence[str]) -> None:
            for table in tables:
                adopted.put_nowait(table)

        bo.members.on_adopted = take
        await anna.append("otter", 1, [entry("a1")])
        await anna.append("daily/2026-11-17", 1, [entry("a1")])  # nobody waits for a contest
        await anna.append("mole", 1, [entry("a1")])
        anna.release(["mole"])
        await anna.claim("nobody's")
        assert anna.members._task
        anna.members._task.cancel()  # a process that hangs
        assert await adopted.get() == "otter"
        assert await fails(anna.append("otter", 2, [entry("b2")]))
        await bo.append("otter", 2, [entry("c3")])
        await bo.claim("daily/2026-11-17", awake=False)
        assert adopted.empty()

    run(work, address, address)


def test_one_that_nobody_listens_for_any_more_is_dead_sooner(address: str) -> None:
    """All three have been silent for longer than half the time, and for less than all of it."""

    async def live() -> None:
        async with AsyncExitStack() as stack:
            logs = [await stack.enter_async_context(opened(address, lambda _: None, 600)) for _ in range(4)]
            bo, *others = logs
            await until(lambda: len(bo.members.others) == 3)
            for each in others:
                assert each.members._task
                each.members._task.cancel()
            gone, met_again, silent = (each.members.me for each in others)
            for process in (gone, met_again):
                bo.members.suspect(process)
            bo.members.trust(met_again)
            execute(address, f"UPDATE processes SET seen = seen - interval '400 s' WHERE id <> {bo.members.me}")
            await until(lambda: gone not in bo.members.others)
            assert bo.members.others.keys() == {met_again, silent}

    asyncio.run(live())


@pytest.mark.parametrize("taken", ["by whoever wants it", "because it was awake"])
def test_a_table_is_inherited_once_from_one_that_has_just_died(address: str, taken: str) -> None:
    async def work(anna: Log, bo: Log) -> None:
        adopted: list[str] = []
        if taken == "because it was awake":
            bo.members.on_adopted = adopted.extend
        await until(lambda: bool(bo.members.others))  # it has to know who dies
        for table in ("otter", "badger", "mole"):
            await anna.append(table, 1, [entry("a1")])
        anna.release(["mole"])
        await anna.claim("nobody's")
        assert anna.members._task
        anna.members._task.cancel()
        bury(anna)
        await until(lambda: not bo.members.others)
        bo.members._joined = -math.inf
        assert not await bo.claim("otter", awake=False), "nobody is there yet"
        assert [await bo.claim("otter"), await bo.claim("otter"), await bo.claim("mole")] == [True, False, False]
        bo.members._joined = time.monotonic()
        assert not await bo.claim("badger"), "after a start it may have been left long ago"
        assert bo.members.on_adopted is None or sorted(adopted) == ["badger", "otter"]
        assert not await bo.claim("nobody's")

    run(work, address, address)


def test_whoever_leaves_is_followed_at_once(address: str) -> None:
    async def work(anna: Log) -> None:
        adopted = asyncio.Event()
        async with opened(address, lambda _: None) as bo:
            await bo.append("otter", 1, [entry("a1")])
            await until(lambda: bool(anna.members.others))
            anna.members.on_adopted = lambda _: adopted.set()
        await adopted.wait()
        await anna.append("otter", 2, [entry("b2")])

    run(work, address)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT])
def test_a_database_that_restarts_loses_nothing_doubles_nothing_and_fails_nothing(
    postgres: Postgres, address: str, how: int
) -> None:
    async def work(log: Log) -> None:
        me = log.members.me
        await log.append("otter", 1, [entry("first")])
        restarting = asyncio.get_running_loop().run_in_executor(None, postgres.restart, how)
        number = 1
        while not restarting.done():
            writes = [log.append("otter", number + step, [entry(str(number + step))]) for step in (1, 2, 3)]
            await asyncio.gather(*writes, log.read("otter"))
            number += 3
        await restarting
        await log.append("otter", number + 1, [entry(str(number + 1))])
        expected = [entry("first"), *(entry(str(each)) for each in range(2, number + 2))]
        assert await whole_log(log, "otter") == expected
        assert log.members.me == me

    run(work, address)


class Cutter:
    """Passes everything on to PostgreSQL, until it is told to swallow the next answer and hang up."""

    def __init__(self, folder: Path, target: Path) -> None:
        self.folder, self.target = folder, target / ".s.PGSQL.5432"
        self.swallow = False

    async def pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, answers: bool) -> None:
        while data := await reader.read(65536):
            if answers and self.swallow and b"INSERT" not in data and b"otter" in data:
                self.swallow = False
                break
            writer.write(data)
        writer.close()

    async def meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        back, forth = await asyncio.open_unix_connection(self.target)
        await asyncio.gather(
            self.pass_on(reader, forth, answers=False), self.pass_on(back, writer, answers=True), return_exceptions=True
        )
        writer.close()
        forth.close()

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        server = await asyncio.start_unix_server(self.meet, self.folder / ".s.PGSQL.5432")
        yield
        server.close()


def test_a_commit_whose_answer_was_lost_is_neither_repeated_nor_refused(
    postgres: Postgres, address: str, tmp_path: Path
) -> None:
    async def live() -> None:
        cutter = Cutter(tmp_path, postgres.folder)
        there = address.replace(str(postgres.folder), str(tmp_path))
        async with cutter.open(), opened(there, lambda _: None) as log:
            await log.append("otter", 1, [entry("a1")])
            for number in range(2, 6):
                cutter.swallow = True
                await log.append("otter", number, [entry(str(number))])
                assert not cutter.swallow
            assert log._line.losses == 4
            assert await whole_log(log, "otter") == [entry("a1"), *map(entry, "2345")]

    asyncio.run(live())


def test_a_database_that_is_not_there_is_told_in_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(Trouble):
        asyncio.run(check(f"postgresql://vierling@/postgres?host={tmp_path}"))
