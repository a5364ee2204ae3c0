"""The examples for hosting: nginx in front of a server, and the unit that starts one."""

import json
import re
import secrets
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from server.nginx import HOSTING, Front, fronted, one_machine, program
from server.playing import new_token
from server.running import PATIENCE, Server
from vierling.server.api.guard import BIGGEST_BODY, BIGGEST_PARCEL
from vierling.server.run import IDLE_SECONDS

TABLES_PER_MINUTE = 2
FEW = {  # the example's limits, so low that a test can reach them
    "rate=200r/s": "rate=1r/m",
    "burst=1000": "burst=10",
    "limit_conn vierling_connections 600": "limit_conn vierling_connections 3",
}


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("behind"), tables_per_minute=TABLES_PER_MINUTE) as server:
        yield server


@pytest.fixture(scope="module")
def front(behind: Server, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Front]:
    folder = tmp_path_factory.mktemp("nginx")
    with fronted(folder, one_machine(behind.port), FEW) as front:
        yield front
    assert (folder / "vierling.log").read_text() == "", "it notes no visitors"


def order(**settings: Any) -> dict[str, Any]:
    return {"token": new_token(), "game": "knister", **settings}


def test_the_page_comes_through_and_only_encrypted(front: Front) -> None:
    with front.visitor("127.0.0.2") as visitor:
        page = visitor.get("/")
        assert (page.status_code, page.headers["content-type"]) == (200, "text/html; charset=utf-8")
        assert page.headers["x-frame-options"] == "DENY"
    moved = httpx.get(f"http://127.0.0.1:{front.plain}/t/a-table", trust_env=False)
    assert (moved.status_code, moved.headers["location"]) == (301, "https://127.0.0.1/t/a-table")


def test_limits_are_for_the_visitor_and_not_for_nginx(front: Front) -> None:
    """Nor for an address that the visitor makes up."""
    with front.visitor("127.0.0.3") as greedy, front.visitor("127.0.0.4") as other:
        answers = [
            greedy.post("/api/tables", json=order(), headers={"X-Forwarded-For": f"192.0.2.{place}"})
            for place in range(2 * TABLES_PER_MINUTE)
        ]
        assert [each.status_code for each in answers[:TABLES_PER_MINUTE]] == [201] * TABLES_PER_MINUTE
        assert answers[-1].status_code == 429
        assert answers[-1].json()["error"]["code"] == "too-many"
        table = other.post("/api/tables", json=order())
        assert table.status_code == 201
        assert table.json()["link"].startswith("https://127.0.0.1/t/"), "invitations are encrypted too"


@pytest.mark.parametrize("example", ["one-machine.conf", "two-machines.conf"])
def test_nginx_gives_up_an_idle_connection_before_the_server_does(example: str) -> None:
    """Otherwise a move that comes just then is answered with 502, because nginx sends nothing twice that changes
    something."""
    found = re.search(r"keepalive_timeout (\d+)s;", (HOSTING / example).read_text("utf-8"))
    assert found
    assert int(found[1]) < IDLE_SECONDS


def test_people_play_through_it(front: Front) -> None:
    token = new_token()
    with front.visitor("127.0.0.5") as anna:
        table = anna.post("/api/tables", json=order(people=[{"name": "Anna", "token": token}], start=True)).json()["id"]
    with front.socket("127.0.0.5", table) as line:
        line.send(json.dumps({"type": "hello", "protocol": 1, "tokens": [token]}))
        hand = json.loads(line.recv(PATIENCE))["hands"][0]
        move = {"type": "move", "id": new_token(), "match": 1, "seat": 0, "stamp": hand["stamp"], "move": "c3"}
        line.send(json.dumps(move))
        assert json.loads(line.recv(PATIENCE))["type"] == "done"


def test_a_body_that_is_too_big_never_arrives(front: Front, behind: Server) -> None:
    with front.visitor("127.0.0.6") as visitor:
        answer = visitor.post("/api/tables", content=b" " * (32 * 1024 + 1))
    assert (answer.status_code, answer.headers["server"]) == (413, "nginx")
    assert 'code="too-big"' not in behind.client.get("/metrics").text


def test_a_whole_history_moves_to_another_device_through_it(front: Front) -> None:
    there, history = f"/api/parcels/{secrets.token_urlsafe(16)}", b"%" * (BIGGEST_BODY + 1)
    with front.visitor("127.0.0.12") as phone, front.visitor("127.0.0.13") as laptop:
        assert phone.put(there, content=history).status_code == 204
        assert laptop.post(f"{there}/take").content == history


def test_too_many_requests_are_answered_429_and_nobody_else_is_held_up(front: Front) -> None:
    with front.visitor("127.0.0.7") as flood, front.visitor("127.0.0.8") as other:
        answers = [flood.get("/health") for _ in range(20)]
        assert [each.status_code for each in answers[:11]] == [200] * 11  # one, and a burst of ten
        assert (answers[-1].status_code, answers[-1].headers["server"]) == (429, "nginx")
        assert other.get("/health").status_code == 200


def test_too_many_connections_are_answered_429_and_nobody_else_is_held_up(front: Front) -> None:
    token = new_token()
    with front.visitor("127.0.0.9") as host:
        table = host.post("/api/tables", json=order(token=token)).json()["id"]
    lines = [front.socket("127.0.0.10", table) for _ in range(3)]
    with pytest.raises(InvalidStatus) as problem:
        front.socket("127.0.0.10", table)
    assert problem.value.response.status_code == 429
    lines.append(front.socket("127.0.0.11", table))
    for line in lines:
        line.close()


@pytest.mark.parametrize("drop_in", [None, "two-machines.conf"])
def test_the_unit_is_one_that_systemd_accepts_and_finds_safe(tmp_path: Path, drop_in: str | None) -> None:
    unit = tmp_path / "vierling.service"
    there = f"ExecStart={sys.executable}"
    started = re.sub(r"^ExecStart=\S+", there, (HOSTING / unit.name).read_text(), flags=re.MULTILINE)
    unit.write_text(started)
    if drop_in:
        beside = tmp_path / "vierling.service.d"
        beside.mkdir()
        beside.joinpath(drop_in).write_text((HOSTING / "vierling.service.d" / drop_in).read_text())
    verified = run("systemd-analyze", "verify", str(unit))
    assert (verified.returncode, verified.stdout + verified.stderr) == (0, "")
    judged = run("systemd-analyze", "security", "--offline=yes", "--threshold=20", "--no-pager", str(unit))
    assert judged.returncode == 0, judged.stdout  # up to 2.0 of 10


def run(name: str, *arguments: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([program(name), *arguments], capture_output=True, text=True, check=False)


def test_the_unit_keeps_files_to_itself_and_has_room_for_sockets() -> None:
    lines = (HOSTING / "vierling.service").read_text().splitlines()
    for line in ("UMask=0077", "LimitNOFILE=65536", "NoNewPrivileges=yes", "ProtectSystem=strict"):
        assert line in lines
    written = [line.partition("=")[2].partition("=")[2] for line in lines if re.search(r"=/var/", line)]
    assert all(path.startswith(("/var/lib/vierling", "/var/cache/vierling")) for path in written if path)


def test_what_is_passed_on_by_every_example_has_the_servers_limits() -> None:
    nginx, caddy = ((HOSTING / name).read_text() for name in ("nginx.conf", "Caddyfile"))
    assert [int(size) for size in re.findall(r"client_max_body_size (\d+)k;", nginx)] == [BIGGEST_BODY // 1024]
    assert [int(size) for size in re.findall(r"client_max_body_size (\d+)m;", nginx)] == [BIGGEST_PARCEL // 1024**2]
    assert re.findall(r"max_size (\d+)KiB", caddy) == [str(BIGGEST_BODY // 1024)]
    assert re.findall(r"max_size (\d+)MiB", caddy) == [str(BIGGEST_PARCEL // 1024**2)]
