"""A device with a stalled connection: nothing more can be sent to it, however much it asks."""

import asyncio
from pathlib import Path
from typing import Any

import orjson

from live.hosting import make_host, run, settle
from live.housing import HOST, first_entry, in_house, one_person, open_table
from vierling.live import acts
from vierling.live.acts import Asker
from vierling.live.device import TRIPS_KEPT, Device
from vierling.live.house import House
from vierling.live.room import MOST_LAG, Room
from vierling.server.api.socket import Move, manners
from vierling.server.api.vitals import Vitals

HELLO = orjson.dumps({"type": "hello", "protocol": 1})
PING = orjson.dumps({"type": "ping"})


class Line:
    """A connection that a test can hold up."""

    def __init__(self) -> None:
        self.is_full = False
        self.told: list[dict[str, Any]] = []

    def tell(self, *texts: bytes) -> None:
        self.told += map(orjson.loads, texts)

    def hang_up(self, code: int) -> None:
        self.told.append({"type": "closed", "code": code})

    def types(self) -> list[str]:
        return [each["type"] for each in self.told]


def device_at(room: Room, line: Line) -> Device:
    return Device(line, room, "http://here", "en", manners(Vitals()))


def rename(room: Room, name: str) -> None:
    room.commit(acts.rename(room.latest, Asker("anna's key", room.now()), 0, name))
    room.shown = room.latest  # the disk is quick
    room.refresh()


async def moment() -> None:
    await asyncio.sleep(0)
    await asyncio.sleep(0)


def test_a_stalled_device_is_answered_and_shown_only_the_newest_table(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        room, line = await house.find(await open_table(house)), Line()
        device = device_at(room, line)
        device.hear(HELLO)
        await moment()
        assert line.types() == ["table"]
        line.is_full = True
        for number in range(200):
            rename(room, f"Anna {number}")
            await moment()
        device.hear(PING)
        await moment()
        assert line.types() == ["table", "pong"]
        line.is_full = False
        device.catch_up()
        await moment()
        assert line.types() == ["table", "pong", "change"], "not every step"

    in_house(work, tmp_path)


def test_what_happens_in_one_moment_is_told_in_one_message(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        room, line = await house.find(await open_table(house)), Line()
        device_at(room, line).hear(HELLO)
        await moment()
        rename(room, "Zoe")
        rename(room, "Lea")
        await moment()
        assert line.types() == ["table", "change"]

    in_house(work, tmp_path)


def test_a_new_number_is_told_even_if_nothing_else_has_changed(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        room, line = await house.find(await open_table(house)), Line()
        device_at(room, line).hear(HELLO)
        await moment()
        number = room.shown.number + 1
        room.shown = room.shown.but(number=number)
        room.refresh()
        await moment()
        assert [(each["type"], each["number"]) for each in line.told[1:]] == [("change", number)]

    in_house(work, tmp_path)


def test_a_device_that_is_leaving_is_not_heard_any_more(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        room, line = await house.find(await open_table(house)), Line()
        device = device_at(room, line)
        device.hear(HELLO)
        await moment()
        device.hang_up(1008)
        device.hear(PING)
        await moment()
        assert line.types() == ["table", "closed"]
        device.leave()
        assert not room.devices

    in_house(work, tmp_path)


def test_a_device_is_credited_half_its_fastest_round_trip_up_to_a_bound(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        device = device_at(await house.find(await open_table(house)), Line())
        assert device.lag == 0, "nothing measured, nothing credited"
        device.trips.extend([300, 160, 420])
        assert device.lag == 80
        device.trips.extend([900] * TRIPS_KEPT)
        assert device.lag == MOST_LAG

    in_house(work, tmp_path)


def test_a_move_that_comes_again_just_when_it_is_on_disk_is_acknowledged_with_its_own_number() -> None:
    async def work() -> None:
        host, paper, _, _ = make_host()
        room = await House(host).open_table(first_entry(), one_person)
        await room.act(lambda table: acts.start(table, HOST))
        line = Line()
        device = device_at(room, line)
        device.keys, paper.waits = ["anna's key"], True
        move = Move(type="move", id="the first", match=1, seat=0, stamp=room.latest.stamp(0), move="a1")
        device._move(move)
        number = room.latest.number
        paper.waiting[0].set_result(None)
        device._move(move)  # before the room has heard of it
        await settle()
        answer = {"type": "done", "id": "the first", "number": number}
        assert line.told == [answer, answer]

    run(work())
