"""The challenges of the day by HTTP: who forges gets nothing."""

from typing import Any

import pytest

from server.playing import Device, Message, Table, is_over, new_token
from server.running import Server


def wish(device: str | None = None) -> dict[str, Any]:
    return {"token": new_token(), "device": device or new_token(), "person": {"name": "Anna", "token": new_token()}}


def ask(server: Server, challenge: str = "knister", **changes: Any) -> Message:
    body = {**wish(), **changes}
    answer = server.client.post(f"/api/daily/{challenge}/tries", json=body)
    return {**answer.json(), "status": answer.status_code, "wish": body}


def day(server: Server, device: str | None = None, **query: str) -> dict[str, Any]:
    headers = {"Authorization": f"Bearer {device}"} if device else {}
    facts = server.client.get("/api/daily", headers=headers, params=query).json()
    return {each["name"]: each for each in facts["challenges"]}


def finish(server: Server, made: Message) -> int:
    with Device(server, made["id"], [made["wish"]["person"]["token"]]) as device:
        while not is_over(device.message):
            device.write(device.hand(0)["moves"][0], 0)
        points: int = device.message["outcome"]["points"][0]
        return points


def test_a_result_is_what_the_table_shows_and_nothing_else_can_be_sent(server: Server) -> None:
    made = ask(server)
    device = made["wish"]["device"]
    before = day(server)["knister"]["players"]
    points = finish(server, made)
    facts = day(server, device)["knister"]
    assert facts["mine"]["result"]["points"] == points
    assert facts["players"] == before + 1
    for address in ("/api/daily/knister/results", "/api/daily/knister", "/api/daily"):
        forged = server.client.post(address, json={"table": made["id"], "points": 999})
        assert forged.status_code in {404, 405}
    claimed = ask(server, points=999)
    assert (claimed["status"], claimed["error"]["code"]) == (422, "unknown-field")
    assert day(server, device)["knister"]["mine"]["result"]["points"] == points


def test_a_table_cannot_be_made_with_dice_of_ones_own_nor_be_passed_off_as_a_try(server: Server) -> None:
    of = {"kind": "daily", "name": "2026-11-17/knister"}
    body = {"token": new_token(), "game": "knister", "dice": {"of": of, "seed": "00"}}
    answer = server.client.post("/api/tables", json=body)
    assert answer.status_code == 422
    before = day(server)["knister"]["players"]
    table = Table(server, 1)
    with table.device(0) as device:
        while not is_over(device.message):
            device.write(device.hand(0)["moves"][0], 0)
    assert day(server)["knister"]["players"] == before
    forged = ask(server, token=table.host)
    assert (forged["status"], forged["error"]["code"]) == (409, "token-used")
    assert day(server)["knister"]["players"] == before


def test_nobody_looks_at_a_day_to_come_nor_plays_what_does_not_exist(server: Server) -> None:
    answer = server.client.get("/api/daily", params={"day": "2999-01-01"})
    assert (answer.status_code, answer.json()["error"]["where"]) == (404, "query.day")
    assert server.client.get("/api/daily", params={"day": "soon"}).status_code == 422
    assert (ask(server, "chess")["status"], ask(server, "chess")["error"]["code"]) == (404, "no-challenge")
    same = new_token()
    assert ask(server, token=same, device=same)["error"]["code"] == "token-used"


def test_the_name_in_the_ranking_goes_with_the_name_at_the_table(server: Server) -> None:
    made = ask(server, "tuefteln-a")
    finish(server, made)
    headers = {"Authorization": f"Bearer {made['wish']['device']}"}
    address = "/api/daily/tuefteln-a/name"
    assert server.client.put(address, json={"name": "\u200b"}, headers=headers).status_code == 422
    assert server.client.put(address, json={"name": "Xanthippe"}).json()["error"]["code"] == "daily-not-played"
    assert server.client.put(address, json={"name": "Xanthippe"}, headers=headers).status_code == 204
    assert day(server, made["wish"]["device"])["tuefteln-a"]["mine"]["named"] == "Xanthippe"
    assert b"Xanthippe" in stored(server)
    seat = {"Authorization": f"Bearer {made['wish']['person']['token']}"}
    assert server.client.delete(f"/api/tables/{made['id']}/name", headers=seat).status_code == 204
    assert day(server, made["wish"]["device"])["tuefteln-a"]["mine"]["named"] is None
    assert b"Xanthippe" not in stored(server)


def test_a_host_deletes_the_table_of_a_try_and_the_ranking_forgets_it(server: Server) -> None:
    made = ask(server, "tuefteln-b")
    finish(server, made)
    before = day(server)["tuefteln-b"]["players"]
    host = {"Authorization": f"Bearer {made['wish']['token']}"}
    assert server.client.delete(f"/api/tables/{made['id']}", headers=host).status_code == 204
    assert day(server)["tuefteln-b"]["players"] == before - 1


def test_tries_are_limited_like_tables(own_server: Any) -> None:
    server = own_server(tables_per_minute=3)
    assert [ask(server)["status"] for _ in range(4)] == [201, 201, 201, 429]
    with pytest.raises(KeyError):
        ask(server)["id"]


def stored(server: Server) -> bytes:
    files = (server.database.with_name(server.database.name + ending) for ending in ("", "-wal"))
    return b"".join(file.read_bytes() for file in files if file.exists())
