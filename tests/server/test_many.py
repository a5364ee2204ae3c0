"""Two processes on one PostgreSQL database: a device may come to either, and restarts and deaths lose nothing."""

import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

from postgres import Postgres, fetch
from server.playing import Device, Table, new_token, play_round
from server.running import PATIENCE, Server


def start(stack: ExitStack, address: str, folders: pytest.TempPathFactory, dead_seconds: float) -> list[Server]:
    made = [folders.mktemp(name) for name in ("first", "second")]
    return [stack.enter_context(Server(folder, database=address, dead_seconds=dead_seconds)) for folder in made]


@pytest.fixture
def address(postgres: Postgres) -> str:
    return postgres.fresh()


@pytest.fixture
def pair(address: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    with ExitStack() as stack:
        yield start(stack, address, tmp_path_factory, 1.2)


@pytest.fixture(scope="module")
def both(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """For tests that leave them alive, however busy the machine is."""
    with ExitStack() as stack:
        yield start(stack, postgres.fresh(), tmp_path_factory, 600)


def owner_of(address: str, table: str) -> int | None:
    found = fetch(address, "SELECT owner FROM tables JOIN processes p ON p.id = owner WHERE tables.id = $1", table)
    return int(found[0][0]) if found else None


def in_round(number: int) -> Callable[[dict[str, Any]], bool]:
    return lambda message: bool(message["hands"][0]["view"]["round"] == number)


def test_two_people_play_at_one_table_through_two_processes(both: list[Server], rng: Random) -> None:
    here, there = both
    table = Table(here, people=2)
    with Device(here, table.id, table.tokens[:1]) as anna, Device(there, table.id, table.tokens[1:]) as bo:
        for _ in range(3):
            play_round([anna, bo], rng)
        for device in (anna, bo):
            device.until(in_round(4))
        assert anna.message["number"] == bo.message["number"]
        assert bo.post({**bo.draft("d4"), "stamp": 0})["type"] == "refused"


def test_a_table_moves_to_the_process_that_its_only_device_comes_to(both: list[Server], rng: Random) -> None:
    here, there = both
    address = str(here.settings["database"])
    table = Table(here, people=2)
    maker = owner_of(address, table.id)
    with Device(there, table.id, table.tokens[1:]) as bo:
        owner = owner_of(address, table.id)
        assert owner not in (maker, None)
        with Device(here, table.id, table.tokens[:1]) as anna:
            assert owner_of(address, table.id) == owner  # somebody is there
            play_round([anna, bo], rng)


def test_requests_are_answered_by_either_process_in_the_same_way(both: list[Server]) -> None:
    here, there = both
    table = Table(here, people=2)
    path = f"/api/tables/{table.id}"
    headers = {"Authorization": f"Bearer {table.host}"}
    answers = [server.client.get(path) for server in both]
    assert [each.status_code for each in answers] == [200, 200]
    assert answers[0].json()["seats"] == answers[1].json()["seats"]
    paused = there.client.post(f"{path}/pause", headers=headers)
    assert paused.json()["phase"] == here.client.get(path).json()["phase"]
    refused = there.client.post(f"{path}/pause", headers={"Accept-Language": "de"})
    assert (refused.status_code, refused.json()) == (
        403,
        here.client.post(f"{path}/pause", headers={"Accept-Language": "de"}).json(),
    )
    again = there.client.post("/api/tables", json=table.order)  # the answer was lost, and the next try came elsewhere
    assert (again.status_code, again.json()["id"]) == (201, table.id)
    assert there.client.get("/api/tables/quiet-otter-7k3mp-x4hq2").status_code == 404
    assert there.client.delete(path, headers=headers).status_code == 204
    assert [server.client.get(path).status_code for server in both] == [404, 404]


def test_what_one_process_keeps_in_memory_is_found_through_the_other(both: list[Server]) -> None:
    here, there = both
    for _ in range(6):
        parcel = f"/api/parcels/{secrets.token_urlsafe(16)}"
        assert here.client.put(parcel, content=b"sealed").status_code == 204
        assert there.client.post(f"{parcel}/take").content == b"sealed"
        assert here.client.post(f"{parcel}/take").status_code == 404
    (token,) = (
        row[0] for row in fetch(str(here.settings["database"]), "SELECT text FROM notes WHERE name = 'admin token'")
    )
    admin = {"Authorization": f"Bearer {token}"}
    ban = {"address": "203.0.113.9", "seconds": 60}
    assert here.client.put("/api/admin/bans", json=ban, headers=admin).status_code == 200
    assert [each["address"] for each in there.client.get("/api/admin/bans", headers=admin).json()] == ["203.0.113.9"]
    here.client.put("/api/admin/notice", json={"text": "Closed on Monday"}, headers=admin)
    assert there.client.get("/api/house").json()["notice"] == "Closed on Monday"
    table = Table(here, people=1)
    with table.device(0):
        seen = there.client.get("/api/admin/addresses", headers=admin).json()
    assert table.id in seen[0]["tables"]


def test_a_day_has_one_ranking_whichever_process_is_asked(both: list[Server]) -> None:
    here, there = both
    challenge = here.client.get("/api/daily").json()["challenges"][0]["name"]
    device = new_token()
    wish = {"token": new_token(), "device": device, "person": {"name": "Anna", "token": new_token()}}
    tables = []
    for server in (there, here):
        answer = server.client.post(f"/api/daily/{challenge}/tries", json=wish)
        while answer.status_code == 202:
            answer = server.client.post(f"/api/daily/{challenge}/tries", json=wish)
        assert answer.status_code == 201, answer.text
        tables.append(answer.json()["id"])
    assert tables[0] == tables[1]
    headers = {"Authorization": f"Bearer {device}"}
    seen = [server.client.get("/api/daily", headers=headers).json()["challenges"][0]["mine"] for server in both]
    assert [each["table"] for each in seen] == tables


def test_a_database_that_restarts_drops_no_socket_and_loses_no_move(both: list[Server], postgres: Postgres) -> None:
    here, there = both
    table = Table(here, people=2)
    with Device(here, table.id, table.tokens[:1]) as anna, Device(there, table.id, table.tokens[1:]) as bo:
        assert anna.write("a1")["type"] == "done"
        postgres.stop()
        draft = bo.draft("b2")
        bo.send(draft)
        postgres.start()
        assert bo.hear("done", id=draft["id"])
        for device in (anna, bo):
            device.until(in_round(2))
        assert anna.write("b2")["type"] == "done"
        assert bo.write("c3")["type"] == "done"


def test_a_process_that_dies_leaves_its_tables_to_the_other(pair: list[Server], address: str) -> None:
    here, there = pair
    table, quiet = Table(here, people=2), Table(here, people=1, bots=["random"])
    before = owner_of(address, table.id)
    with Device(here, table.id, table.tokens[:1]) as anna, Device(there, table.id, table.tokens[1:]) as bo:
        assert anna.write("a1")["type"] == "done"
        draft = bo.draft("b2")
        assert bo.post(draft)["type"] == "done"
        assert owner_of(address, table.id) == before
        here.kill()
        assert bo.closed_with() == 1012
    with Device(there, table.id, table.tokens[1:]) as bo, Device(there, table.id, table.tokens[:1]) as anna:
        assert bo.post(draft)["type"] == "done"  # sent again, and made once
        for device in (anna, bo):
            device.until(in_round(2))
            assert device.write("c3")["type"] == "done"
    deadline = time.monotonic() + PATIENCE
    while owner_of(address, quiet.id) in (before, None):  # nobody has asked for it
        assert time.monotonic() < deadline
        time.sleep(0.05)
    with Device(there, quiet.id, quiet.tokens) as carla:
        carla.write("a1")
        carla.until(in_round(2))


def test_several_workers_serve_at_one_address_and_end_together(address: str, tmp_path: Path) -> None:
    with Server(tmp_path, database=address, workers=2, dead_seconds=600) as server:
        tables = [Table(server, people=2) for _ in range(4)]
        for table in tables:
            with table.devices() as (anna, bo):
                assert anna.write("a1")["type"] == "done"
                assert bo.write("a1")["type"] == "done"
        server.process.terminate()
        assert server.join() == 0
    assert "Traceback" not in server.printed()
