"""The examples for hosting: nginx in front of a server, and the unit that starts one."""

import json
import os
import re
import shutil
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

from server.playing import new_token
from server.running import PATIENCE, Server

HOSTING = Path(__file__).parents[2] / "examples" / "hosting"
TABLES_PER_MINUTE = 2
FEW = {  # the example's limits, so low that a test can reach them
    "rate=200r/s": "rate=1r/m",
    "burst=1000": "burst=10",
    "limit_conn vierling_connections 600": "limit_conn vierling_connections 3",
}
AROUND = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
user {user};
events {{}}
http {{
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/vierling.conf;
}}
"""


def program(name: str) -> str:
    found = shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin")
    assert found, f"there is no {name}: run tests/server/hosting.sh"
    return found


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
        return port


@dataclass(frozen=True)
class Front:
    """nginx, as visitors with several addresses see it."""

    port: int
    plain: int

    def visitor(self, address: str) -> httpx.Client:
        transport = httpx.HTTPTransport(local_address=address, verify=trusting())
        return httpx.Client(base_url=f"https://127.0.0.1:{self.port}", transport=transport, timeout=PATIENCE)

    def socket(self, address: str, table: str) -> ClientConnection:
        line = socket.create_connection(("127.0.0.1", self.port), source_address=(address, 0))
        there = f"wss://127.0.0.1:{self.port}/api/tables/{table}/socket"
        return connect(there, sock=line, ssl=trusting(), proxy=None, open_timeout=PATIENCE, legacy=True)


def trusting() -> ssl.SSLContext:
    """The certificate is the test's own."""
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def certify(folder: Path) -> None:
    keys = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    what = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=games.example.org"]
    subprocess.run([program("openssl"), *what, *keys], check=True, capture_output=True)


def write_site(folder: Path, server: Server, front: Front) -> None:
    """The example itself; only ports, paths and the height of its limits are others."""
    changes = {
        "listen 80;": f"listen 127.0.0.1:{front.plain};",
        "listen [::]:80;": "",
        "listen 443 ssl": f"listen 127.0.0.1:{front.port} ssl",
        "listen [::]:443 ssl http2;": "",
        "127.0.0.1:8000": f"127.0.0.1:{server.port}",
        "/etc/letsencrypt/live/games.example.org": str(folder),
        "/var/log/nginx/vierling.log": f"{folder}/vierling.log",
        **FEW,
    }
    text = (HOSTING / "nginx.conf").read_text()
    for before, after in changes.items():
        assert before in text
        text = text.replace(before, after)
    (folder / "vierling.conf").write_text(text)
    user = "root" if os.getuid() == 0 else "nobody"  # it has to read this folder
    (folder / "nginx.conf").write_text(AROUND.format(folder=folder, user=user))


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("behind"), tables_per_minute=TABLES_PER_MINUTE) as server:
        yield server


@pytest.fixture(scope="module")
def front(behind: Server, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Front]:
    folder = tmp_path_factory.mktemp("nginx")
    front = Front(free_port(), free_port())
    certify(folder)
    write_site(folder, behind, front)
    nginx = subprocess.Popen([program("nginx"), "-p", str(folder), "-c", str(folder / "nginx.conf")])
    try:
        wait_for(nginx, front.port, folder / "error.log")
        yield front
    finally:
        nginx.terminate()
        nginx.wait(PATIENCE)
    assert (folder / "vierling.log").read_text() == "", "it notes no visitors"


def wait_for(nginx: "subprocess.Popen[bytes]", port: int, trouble: Path) -> None:
    while True:
        assert nginx.poll() is None, trouble.read_text()
        try:
            socket.create_connection(("127.0.0.1", port)).close()
        except ConnectionRefusedError:
            time.sleep(0.05)
        else:
            return


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


def test_the_unit_is_one_that_systemd_accepts_and_finds_safe(tmp_path: Path) -> None:
    unit = tmp_path / "vierling.service"
    there = f"ExecStart={sys.executable}"
    started = re.sub(r"^ExecStart=\S+", there, (HOSTING / unit.name).read_text(), flags=re.MULTILINE)
    unit.write_text(started)
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


def test_what_is_passed_on_by_every_example_has_the_same_limits() -> None:
    """32 kB is the most that a server takes."""
    assert "client_max_body_size 32k;" in (HOSTING / "nginx.conf").read_text()
    assert "max_size 32KB" in (HOSTING / "Caddyfile").read_text()
