"""The dice of a finished match once more."""

import json
import sqlite3
from contextlib import closing
from random import Random
from typing import Any

from server.playing import Device, Message, Table, is_over, new_token, play_match
from server.running import Server
from server.touching import finished_stones
from vierling import CHANCE, Match


def again(table: Table, people: int = 1, **more: Any) -> Message:
    seats = [{"name": f"Zoe {seat + 1}", "token": new_token()} for seat in range(people)]
    wish = {"token": new_token(), "people": seats, "start": True, **more}
    answer = table.server.client.post(f"/api/tables/{table.id}/again", json=wish)
    return {**answer.json(), "status": answer.status_code, "keys": [seat["token"] for seat in seats], "wish": wish}


def rolls(server: Server, table: str) -> list[str]:
    match = Match.read(server.client.get(f"/api/tables/{table}/record").text)
    return [str(event.what) for event in match.events if event.by == CHANCE]


def test_the_same_dice_come_again_alone_or_for_more_people_than_before(finished: Table) -> None:
    server = finished.server
    for people in (1, 3):
        made = again(finished, people)
        assert made["status"] == 201
        assert made["dice"] == {"kind": "match", "name": f"{finished.id}/1"}
        devices = [Device(server, made["id"], [key]) for key in made["keys"]]
        play_match(devices, Random(people))
        for device in devices:
            device.close()
        assert rolls(server, made["id"]) == rolls(server, finished.id)


def test_the_same_request_again_makes_one_table_and_a_lobby_waits_for_others(finished: Table) -> None:
    made = again(finished, start=False, places=None)
    assert (made["phase"], made["places"]) == ("lobby", 100)
    repeated = finished.server.client.post(f"/api/tables/{finished.id}/again", json=made["wish"])
    assert repeated.json()["id"] == made["id"]


def test_the_dice_of_a_match_that_is_still_on_cannot_be_had(server: Server, finished: Table) -> None:
    running = Table(server, 1)
    assert again(running)["error"]["code"] == "not-over"
    assert again(running, match=1)["error"]["code"] == "not-over"
    assert again(finished, match=2)["error"]["code"] == "no-match"


def test_stones_fall_as_before_for_those_who_were_there(server: Server) -> None:
    table = finished_stones(server)
    before = rolls(server, table.id)
    made = again(table, 1, bots=["random"])
    drops = [entry for entry in log_of(server, made["id"]) if entry]
    assert drops == before
    three = again(table, 3)
    assert log_of(server, three["id"])[:2] == before[:2]
    assert len(log_of(server, three["id"])) == 4  # three drops, and who begins


def log_of(server: Server, table: str) -> list[str]:
    with closing(sqlite3.connect(server.database)) as disk:
        found = disk.execute("SELECT what FROM events WHERE table_id = ? AND kind = 'rolled' ORDER BY number", (table,))
        return [json.loads(what) for (what,) in found]


def test_devices_are_told_whose_dice_these_are_but_not_the_dice(finished: Table) -> None:
    made = again(finished)
    assert set(made["dice"]) == {"kind", "name"}
    with Device(finished.server, made["id"], made["keys"]) as device:
        assert not is_over(device.message)
        assert set(device.message["table"]["dice"]) == {"kind", "name"}
