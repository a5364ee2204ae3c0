"""Rooms in memory: one per table, forgotten when nobody looks, reloaded from disk."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from live.hosting import make_host, run, settle
from live.housing import HOST, first_entry, in_house, one_person, open_table
from vierling.live import acts
from vierling.live.acts import Asker, MoveRequest
from vierling.live.errors import Refused
from vierling.live.house import House
from vierling.server.api.guard import Bucket, Buckets
from vierling.words import say_refusal


def test_a_table_nobody_looks_at_is_forgotten_and_comes_back_the_same(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table_id = await open_table(house)
        room = await house.find(table_id)
        await room.act(lambda table: acts.move(table, ["anna's key"], MoveRequest(1, 0, 1, "c3", "an id"), 2000))
        house.sweep()
        assert house.rooms == {table_id: room}
        room.quiet_since -= 1000
        await house.find(table_id)  # somebody looks
        house.sweep()
        assert house.rooms == {table_id: room}
        room.quiet_since -= 1000
        house.sweep()
        assert house.rooms == {}
        again = await house.find(table_id)
        assert again is not room
        assert again.shown == room.shown
        assert again.move(["anna's key"], MoveRequest(1, 0, 1, "c3", "an id")) is None  # applied, and on disk

    in_house(work, tmp_path)


def test_a_forgotten_room_accepts_nothing(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        room = await house.find(await open_table(house))
        room.quiet_since -= 1000
        house.sweep()
        with pytest.raises(Refused, match="broken"):
            await room.act(lambda table: acts.pause(table, HOST))

    in_house(work, tmp_path)


def test_a_closed_house_wakes_no_table_and_asks_no_bot() -> None:
    async def work() -> None:
        host, paper, _, brains = make_host()
        house = House(host)
        room = await house.open_table(first_entry(), lambda table: acts.seat_bot(table, HOST, "steady"))
        brains.ready.clear()
        await room.act(lambda table: acts.start(table, HOST))
        await settle()
        house.close()
        assert brains.asked
        asked, written = list(brains.asked), list(paper.tables[room.latest.id])
        with pytest.raises(Refused, match="stopping"):
            await house.find(room.latest.id)
        await settle()
        assert (brains.asked, paper.tables[room.latest.id]) == (asked, written)

    run(work())


def test_simultaneous_visitors_find_one_room(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table_id = await open_table(house)
        house.rooms.clear()
        rooms = await asyncio.gather(
            *(house.find(table_id) for _ in range(20)),
            *(house.open_table(first_entry(), one_person) for _ in range(20)),
        )
        assert len(set(rooms)) == 1

    in_house(work, tmp_path)


def test_tables_that_do_not_exist_leave_no_trace_in_memory(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        for number in range(50):
            with pytest.raises(Refused):
                await house.find(f"quiet-otter-{number}")
        with pytest.raises(Refused):
            await house.open_table(first_entry(), lambda table: acts.seat_bot(table, Asker(None, 1), "steady"))
        assert not house.rooms
        assert not house._doors

    in_house(work, tmp_path)


def test_a_repeated_request_is_answered_once_the_first_is_on_disk(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        room = await house.open_table(first_entry(), lambda _: [])
        sitting = [asyncio.ensure_future(room.act(one_person)) for _ in range(5)]
        for each in asyncio.as_completed(sitting):
            await each
            assert len(room.shown.chairs) == 1
        assert room.shown.number == 2

    in_house(work, tmp_path)


def test_nothing_is_shown_before_it_is_on_disk(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        room = await house.open_table(first_entry(), lambda _: [])
        version = room.version
        writing = room.commit(one_person(room.latest))
        assert len(room.latest.chairs) == 1
        assert (room.shown.chairs, room.version) == ((), version)
        await writing
        await room.act(lambda _: [])
        assert len(room.shown.chairs) == 1
        assert room.version > version

    in_house(work, tmp_path)


def test_a_caller_who_hangs_up_does_not_stop_a_write(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        room = await house.open_table(first_entry(), lambda _: [])
        asking = asyncio.ensure_future(room.act(one_person))
        await asyncio.sleep(0)
        asking.cancel()
        await room.act(lambda _: [])
        assert len(room.shown.chairs) == 1

    in_house(work, tmp_path)


def test_a_bot_that_thought_too_long_does_not_write_for_a_holder_who_is_back(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        room = await house.find(await open_table(house))
        await room.act(lambda table: acts.stand_in(table, HOST, 0, "steady"))  # its process has yet to start
        await room.act(lambda table: acts.come_back(table, HOST, 0))
        assert room._tasks
        await asyncio.gather(*room._tasks)
        assert room.latest.acts == (0,)

    in_house(work, tmp_path)


def test_full_buckets_are_forgotten() -> None:
    buckets = Buckets(lambda: Bucket(per_second=1e12, at_once=5))
    for address in range(Buckets.MOST + 500):
        assert buckets.take(str(address))
    assert len(buckets.of) <= Buckets.MOST + 1


def test_a_bucket_allows_a_limited_burst() -> None:
    bucket = Bucket(per_second=1e-9, at_once=3)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]


def test_a_table_of_another_version_of_its_game_is_refused_instead_of_going_another_way() -> None:
    async def work() -> None:
        host, paper, *_ = make_host()
        made = first_entry()
        other = replace(made, what={**made.what, "version": 99})
        paper.tables["quiet-otter-7k3mp"] = [other]
        with pytest.raises(Refused) as refused:
            await House(host).find("quiet-otter-7k3mp")
        assert refused.value.code == "table-version"
        assert "99" in say_refusal("en", refused.value)

    run(work())
