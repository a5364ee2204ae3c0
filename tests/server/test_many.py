"""Two processes on one PostgreSQL database: a device may come to either, and restarts and deaths lose nothing."""

import secrets
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest

from postgres import Postgres, fetch
from server.fencing import in_round, next_owner, owner_of
from server.playing import Device, Table, new_token, play_round
from server.running import PATIENCE, FreshServer, Server, SkewedServer
from server.test_real_time import SOLUTION, begin, lay, race, view_of


def start(
    stack: ExitStack,
    address: str,
    folders: pytest.TempPathFactory,
    dead_seconds: float,
    kind: type[Server] = Server,
) -> list[Server]:
    made = [folders.mktemp(name) for name in ("first", "second")]
    return [stack.enter_context(kind(folder, database=address, dead_seconds=dead_seconds)) for folder in made]


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
        yield start(stack, postgres.fresh(), tmp_path_factory, 600, FreshServer)


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


def test_each_process_has_a_thinker_ready_for_the_others_bots(both: list[Server]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not all(server.thinkers() for server in both):
        assert time.monotonic() < deadline
        time.sleep(0.05)


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
        assert [device.socket.close_code for device in (anna, bo)] == [None, None], "the same sockets all the time"


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
    next_owner(address, quiet.id, before)  # nobody has asked for it
    with Device(there, quiet.id, quiet.tokens) as carla:
        for cell, number in (("a1", 2), ("b2", 3)):  # in the first round the bot may have written before
            carla.write(cell)
            carla.until(in_round(number))


def test_time_runs_on_after_a_death_whatever_the_next_machines_clock_says(address: str, tmp_path: Path) -> None:
    folders = [tmp_path / "here", tmp_path / "there"]
    for folder in folders:
        folder.mkdir()
    with Server(folders[0], database=address) as here, SkewedServer(folders[1], database=address):
        table = Table(here, people=2, clock=5)
        before = owner_of(address, table.id)
        here.kill()
        next_owner(address, table.id, before)
        late = wait_for_rows(
            address, "SELECT seat, at FROM events WHERE table_id = $1 AND kind = 'timed_out'", table.id
        )
    assert sorted(seat for seat, _ in late[:2]) == [0, 1]
    deadline = table.facts["deadline"]
    assert all(0 <= at - deadline < 1000 * SkewedServer.SECONDS / 2 for _, at in late[:2])


def test_the_hourglass_runs_on_after_a_death(pair: list[Server], address: str) -> None:
    here, _ = pair
    table = race(here)
    with table.device(0) as anna, table.device(1) as bo:
        begin(anna, bo)
        lay(anna, *SOLUTION, "ready")
        deadline = bo.until(lambda message: message["clock"]["deadline"] is not None)["clock"]["deadline"]
    before = owner_of(address, table.id)
    here.kill()
    next_owner(address, table.id, before)
    rang = "SELECT seat, at FROM events WHERE table_id = $1 AND kind = 'rang' ORDER BY number"
    (_, signal), (_, end) = wait_for_rows(address, rang, table.id)
    assert signal < deadline <= end
    with Device(pair[1], table.id, table.tokens[1:]) as bo:
        bo.until(lambda message: message["hands"][0]["view"]["phase"] == "gather")
        assert [verdict["points"] for verdict in view_of(bo)["last"]["verdicts"]] == [7, 0]  # 7 tiles, and nothing laid


def wait_for_rows(address: str, query: str, table: str) -> list[tuple[int, int]]:
    """Two at least."""
    deadline = time.monotonic() + PATIENCE
    while len(rows := fetch(address, query, table)) < 2:
        assert time.monotonic() < deadline
        time.sleep(0.1)
    return [(seat, at) for seat, at in rows]
