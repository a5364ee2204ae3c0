"""Devices at an Input table: whose turn it is, what they do, and what the log keeps."""

import json
import sqlite3
from contextlib import closing
from random import Random
from typing import Any

from server.playing import Device, Message, Table, is_over
from server.running import Server
from vierling.live.entry import Entry
from vierling.live.table import Table as Folded
from vierling.live.table import make


def lay(server: Server, people: int = 2, **settings: Any) -> Table:
    return Table(server, people, game="input", **settings)


def lay_agreed(server: Server) -> Table:
    """Winning all the numbers wins the match at once."""
    return lay(server, options={"combination": "1,2,3,4,5,6"})


def play_out(device: Device) -> None:
    """Play both seats on one device to the end, announcing whenever possible."""
    while not is_over(device.message):
        seat = device.message["to_move"][0]
        moves = device.hand(seat)["moves"]
        device.write(next((move for move in moves if "!" in move), moves[0]), seat)


def finished_stones(server: Server) -> Table:
    table = lay_agreed(server)
    with table.device(0, 1) as device:
        play_out(device)
    return table


def view_of(device: Device) -> Message:
    view: Message = device.hand()["view"]
    return view


def mover_of(devices: list[Device]) -> Device:
    """The device to move, once all have heard."""
    newest = max(device.message["number"] for device in devices)
    for device in devices:
        device.until(lambda message: message["number"] >= newest)
    due: list[int] = devices[0].message["to_move"]
    assert len(due) == 1
    return devices[due[0]]


def act(devices: list[Device], rng: Random) -> None:
    """A random move; a seat with points never announces, so that the match doesn't end early."""
    device = mover_of(devices)
    seat = view_of(device)["seat"]
    rich = sum(line["points"] for line in device.message["scores"][seat]) > 0
    moves = [move for move in device.hand()["moves"] if not (rich and "!" in move)]
    assert device.write(rng.choice(moves))["type"] == "done"


def touch(devices: list[Device], rng: Random) -> Device:
    """Play on until somebody has a stone in hand."""
    while view_of(mover_of(devices))["hand"] is None:
        act(devices, rng)
    return mover_of(devices)


def read_log(server: Server, table_id: str) -> list[Entry]:
    with closing(sqlite3.connect(server.database)) as disk:
        rows = disk.execute(
            "SELECT kind, at, seat, what, id FROM events WHERE table_id = ? ORDER BY number", (table_id,)
        ).fetchall()
    return [Entry(kind, at, seat, json.loads(what), id_) for kind, at, seat, what, id_ in rows]


def positions(entries: list[Entry]) -> dict[int, Folded]:
    """The table after each entry, by the entry's number."""
    table = make("otter", entries[0])
    found = {1: table}
    for number, entry in enumerate(entries[1:], 2):
        found[number] = table = table.apply(entry)
    return found
