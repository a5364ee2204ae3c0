"""A device whose line is held up: its socket takes nothing, however much it asks."""

import asyncio
from pathlib import Path

import orjson
from starlette.types import Message
from starlette.websockets import WebSocket

from server.housing import in_house, open_table
from vierling.live.house import House
from vierling.server.api.socket import MOST_LETTERS, Device

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
