"""A device with a stalled connection: its socket accepts nothing, however much it asks."""

import asyncio
from pathlib import Path

import orjson
from starlette.types import Message
from starlette.websockets import WebSocket

from live.hosting import make_host, run, settle
from live.housing import HOST, first_entry, in_house, one_person, open_table
from vierling.live import acts
from vierling.live.house import House
from vierling.live.room import MOST_LAG
from vierling.server.api.socket import MOST_LETTERS, TRIPS_KEPT, Device, Move
from vierling.server.api.vitals import Vitals

HELLO = orjson.dumps({"type": "hello", "protocol": 1}).decode()
PING = orjson.dumps({"type": "ping"}).decode()


def held_up_socket(said: list[str]) -> WebSocket:
    waiting = iter(said)

    async def receive() -> Message:
        await asyncio.sleep(0)
        text = next(waiting, None)
        if text is None:
            await asyncio.Event().wait()
        return {"type": "websocket.receive", "text": text}

    async def send(_: Message) -> None:
        await asyncio.Event().wait()

    socket = WebSocket({"type": "websocket", "headers": []}, receive, send)
    socket.client_state = socket.application_state = type(socket.client_state).CONNECTED
    return socket


def test_a_device_that_keeps_asking_and_never_reads_is_disconnected(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        room = await house.find(await open_table(house))
        socket = held_up_socket([HELLO, *[PING] * (2 * MOST_LETTERS)])
        device = Device(socket, room, "http://here", 10**9, Vitals())
        await device.live()
        assert device.closing == 1008
        assert len(device.letters) <= MOST_LETTERS + 1
        assert not room.devices

    in_house(work, tmp_path)


def test_a_stalled_device_holds_up_nobody_else(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        room = await house.find(await open_table(house))
        device = Device(held_up_socket([HELLO]), room, "http://here", 10**9, Vitals())
        living = asyncio.ensure_future(device.live())
        for _ in range(200):
            await asyncio.sleep(0)
            room.refresh()
        assert device in room.devices
        assert len(device.letters) == 0  # only the latest state waits, not every step
        living.cancel()
        await asyncio.gather(living, return_exceptions=True)
        assert not room.devices

    in_house(work, tmp_path)


def test_a_device_is_credited_half_its_fastest_round_trip_up_to_a_bound(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        device = Device(held_up_socket([]), await house.find(await open_table(house)), "http://here", 10, Vitals())
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
        device = Device(held_up_socket([]), room, "http://here", 10, Vitals())
        device.keys, paper.waits = ["anna's key"], True
        move = Move(type="move", id="the first", match=1, seat=0, stamp=room.latest.stamp(0), move="a1")
        device._move(move)
        number = room.latest.number
        paper.waiting[0].set_result(None)
        device._move(move)  # before the room has heard of it
        await settle()
        answer = {"type": "done", "id": "the first", "number": number}
        assert [orjson.loads(letter) for letter in device.letters] == [answer, answer]

    run(work())
