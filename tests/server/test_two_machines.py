"""The examples for a house with two machines: how nginx shares out tables, what each machine is told, and what can be
said about a container that nothing here can build."""

import json
import re
import shlex
import shutil
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, ClassVar

import pytest
from packaging.requirements import Requirement

from server.nginx import HOSTING, Front, free_port, fronted, two_machines
from vierling.server.api.settings import Settings

ROOT = HOSTING.parents[1]
TABLES = [f"quiet-otter-{number}" for number in range(20)]


class Machine(BaseHTTPRequestHandler):
    """Answers everything with its own port."""

    lost: ClassVar[set[int]] = set()  # the ports of those that cannot reach the database

    def do_GET(self) -> None:
        text = str(self.connection.getsockname()[1]).encode()
        self.rfile.read(int(self.headers.get("content-length", 0)))
        self.send_response(503 if int(text) in self.lost else 200)
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)

    do_POST = do_GET  # noqa: N815 - the library's name

    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def machine(port: int) -> Iterator[int]:
    server = ThreadingHTTPServer(("127.0.0.1", port), Machine)
    thread = threading.Thread(target=server.serve_forever, args=[0.01])
    thread.start()
    try:
        yield port
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def where(front: Front, *paths: str, method: str = "GET") -> set[int]:
    """Which machines have answered."""
    with front.visitor("127.0.0.2") as visitor:
        answers = [visitor.request(method, path) for path in paths]
    assert {each.status_code for each in answers} == {200}
    return {int(each.text) for each in answers}


def test_a_table_has_one_machine_and_tables_have_both_and_either_serves_alone(tmp_path: Path) -> None:
    """Whichever nginx is asked: each machine may have one."""
    ports, folders = [free_port(), free_port()], [tmp_path / "first", tmp_path / "second"]
    for folder in folders:
        folder.mkdir()
    upstream = two_machines(*ports)
    with fronted(folders[0], upstream) as front, fronted(folders[1], upstream) as other:
        with machine(ports[0]), machine(ports[1]):
            homes = {}
            for table in TABLES:
                (homes[table],) = where(
                    front,
                    f"/t/{table}",
                    f"/api/tables/{table}",
                    f"/api/tables/{table}/socket?x=1",
                    f"/api/tables/{table}/seats/0/nonce",
                )
                assert where(other, f"/api/tables/{table}/socket") == {homes[table]}
            assert set(homes.values()) == set(ports)
            assert where(front, *["/api/tables"] * 30, method="POST") == set(ports)
            assert where(front, *["/"] * 30) == set(ports)
            Machine.lost.add(ports[0])
            assert where(front, *(f"/api/tables/{table}/socket" for table in TABLES)) == {ports[1]}
        with machine(ports[1]):  # the other one is off
            assert where(front, *(f"/api/tables/{table}/socket" for table in TABLES)) == {ports[1]}
            assert where(front, *(f"/api/tables/{table}/pause" for table in TABLES), method="POST") == {ports[1]}


def read_environment() -> dict[str, str]:
    lines = (HOSTING / "vierling.env").read_text().splitlines()
    return dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))


def test_a_machine_is_told_settings_that_exist_and_that_fit_nginxs(monkeypatch: pytest.MonkeyPatch) -> None:
    told = read_environment()
    names = {name.removeprefix("VIERLING_").lower() for name in told if name.startswith("VIERLING_")}
    assert names <= set(Settings.model_fields)
    assert told.keys() - {f"VIERLING_{name}".upper() for name in names} == {"FORWARDED_ALLOW_IPS"}  # uvicorn's
    for name, value in told.items():
        monkeypatch.setenv(name, value)
    given: dict[str, Any] = {}  # all of it is in the environment
    settings = Settings(**given)
    assert settings.database == "postgresql://vierling:secret@192.0.2.1/vierling"
    assert settings.link_host != "127.0.0.1", "the other machine could not reach it"
    assert settings.link_port not in (0, settings.port), "a firewall has to know it"
    nginx = (HOSTING / "two-machines.conf").read_text()
    assert f"server {settings.host}:{settings.port} " in nginx


def test_the_environment_is_read_by_the_unit_of_a_machine_that_is_one_of_two() -> None:
    drop_in = (HOSTING / "vierling.service.d" / "two-machines.conf").read_text()
    assert "EnvironmentFile=/etc/vierling.env\n" in drop_in


# The container


def instructions() -> list[tuple[str, str]]:
    text = (HOSTING / "Containerfile").read_text().replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in lines)]


def every(wanted: str) -> list[str]:
    return [rest for word, rest in instructions() if word == wanted]


def test_the_container_is_made_of_files_that_are_in_the_repository() -> None:
    known = set("FROM WORKDIR COPY RUN USER ENV VOLUME EXPOSE HEALTHCHECK CMD".split())
    assert {word for word, _ in instructions()} == known
    for rest in every("COPY"):
        *sources, _ = rest.split()
        if sources[0].startswith("--from="):
            assert any(line.endswith(f" AS {sources[0].removeprefix('--from=')}") for line in every("FROM"))
            continue
        for source in sources:
            assert (ROOT / source).exists(), source


def test_what_the_page_is_built_from_is_all_in_the_container() -> None:
    """Whatever stands beside the page's sources, but for its tests and what `make` writes there."""
    copied = {source for rest in every("COPY") for source in rest.split()[:-1]}
    beside = {f"web/{each.name}" for each in (ROOT / "web").iterdir()}
    unneeded = {"web/node_modules", "web/__pycache__", "web/.vitest", "web/vitest.config.ts", "web/wire.py"}
    assert beside - unneeded <= copied


def test_the_containers_commands_exist_and_it_is_nobody_special() -> None:
    for command in every("RUN"):
        program = shlex.split(command)[0]
        assert (
            program.startswith("/opt/vierling/bin/")
            or shutil.which(program, path="/usr/sbin:/usr/bin:/bin")
            or (
                program in {"pip", "python"}  # what it stands on brings these
            )
        ), program
    assert every("USER") == ["vierling"]
    assert json.loads(every("CMD")[0]) == ["vierling", "serve"]
    assert 'vierling = "vierling.__main__:main"' in (ROOT / "pyproject.toml").read_text()
    for name in re.findall(r"VIERLING_(\w+)=", "\n".join(every("ENV"))):
        assert name.lower() in Settings.model_fields
    assert every("EXPOSE") == [str(Settings.model_fields["port"].default)]


def test_the_container_gets_the_versions_that_were_tested() -> None:
    (command,) = (each for each in every("RUN") if each.startswith("sed"))
    pinned = subprocess.run(command.partition(">")[0], shell=True, cwd=ROOT, capture_output=True, text=True, check=True)
    pins = [Requirement(line) for line in pinned.stdout.splitlines()]
    assert all(str(each.specifier).startswith("==") for each in pins)
    assert {"fastapi", "uvicorn", "asyncpg", "numba"} <= {each.name for each in pins}
