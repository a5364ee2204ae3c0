"""A device whose line is held up: its socket takes nothing, however much it asks."""

import asyncio
from pathlib import Path

import orjson
from starlette.types import Message
from starlette.websockets import WebSocket

from live.housing import in_house, open_table
from vierling.live.house import House
from vierling.live.room import MOST_LAG
from vierling.server.api.socket import MOST_LETTERS, TRIPS_KEPT, Device

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


def test_whoever_asks_and_asks_and_never_reads_is_sent_away(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        room = await house.find(await open_table(house))
        socket = held_up_socket([HELLO, *[PING] * (2 * MOST_LETTERS)])
        device = Device(socket, room, "http://here", 10**9)
        await device.live()
        assert device.closing == 1008
        assert len(device.letters) <= MOST_LETTERS + 1
        assert not room.devices

    in_house(work, tmp_path)


def test_a_device_that_is_held_up_holds_up_nobody_else(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        room = await house.find(await open_table(house))
        device = Device(held_up_socket([HELLO]), room, "http://here", 10**9)
        living = asyncio.ensure_future(device.live())
        for _ in range(200):
            await asyncio.sleep(0)
            room.refresh()
        assert device in room.devices
        assert len(device.letters) == 0  # the newest state waits, not every step
        living.cancel()
        await asyncio.gather(living, return_exceptions=True)
        assert not room.devices

    in_house(work, tmp_path)


def test_a_device_is_believed_half_of_its_fastest_round_trip_and_no_more_than_the_bound(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        device = Device(held_up_socket([]), await house.find(await open_table(house)), "http://here", 10)
        assert device.lag == 0, "what was not measured is not believed"
        device.trips.extend([300, 160, 420])
        assert device.lag == 80
        device.trips.extend([900] * TRIPS_KEPT)
        assert device.lag == MOST_LAG

    in_house(work, tmp_path)
