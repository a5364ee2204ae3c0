"""Two machines with what a club has on them, by the example's own files."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx

from postgres import Postgres, execute, fetch
from server.nginx import AROUND, HOSTING, certify, changed, program, trusting
from server.playing import NAMES, new_token
from server.running import PATIENCE
from torture.cable import FIRST, SECOND, Cable

ADMITTED = "host vierling vierling 192.0.2.0/24 scram-sha-256\n"  # docs/running.md
OWN = {"VIERLING_HOST", "VIERLING_LINK_HOST"}  # settings that are others on the second machine
FILES = {"nginx.conf": "vierling.conf", "two-machines.conf": "vierling-upstream.conf"}
WITH_US = ("setpriv", "--pdeathsig", "TERM")  # they end, however this ends
LOOK_SECONDS = 0.05
PROCESSES = "SELECT id, address FROM processes"
OWNERS = "SELECT id, owner FROM tables WHERE strpos(id, '/') = 0"
SESSIONS = "SELECT count(*) FROM pg_stat_activity WHERE client_addr = $1"
MOVES = "SELECT id, count(*) FROM events WHERE kind = 'moved' AND id IS NOT NULL GROUP BY id"


class Machines:
    def __init__(self, folder: Path, stack: ExitStack) -> None:
        self.folder = folder
        self.stack = stack
        self.cable = stack.enter_context(Cable())
        self.database = stack.enter_context(database()).address.replace("/postgres?", "/vierling?")
        self.client = stack.enter_context(httpx.Client(verify=trusting(), trust_env=False, timeout=PATIENCE))
        certify(folder)
        for machine, on in ((FIRST, ()), (SECOND, self.cable.on_second)):
            self._set_up(machine, on)

    def _set_up(self, machine: str, on: Sequence[str]) -> None:
        folder = self.folder / machine
        folder.mkdir()
        environment = {**os.environ, **told(machine), "VIERLING_LEARNED": str(folder / "learned")}
        self._run([*on, sys.executable, "-m", "vierling", "serve"], environment)
        wait_until(lambda: self._answers(f"http://{machine}:8000"))
        write_site(folder, self.folder)
        self._run([*on, program("nginx"), "-p", str(folder), "-c", str(folder / "nginx.conf")])
        wait_until(lambda: self._answers(f"https://{machine}"))

    def _run(self, command: Sequence[str], environment: Mapping[str, str] | None = None) -> None:
        with (self.folder / "printed.txt").open("a") as printed:
            made = subprocess.Popen([*WITH_US, *command], env=environment, stdout=printed, stderr=printed)
        self.stack.callback(made.wait, PATIENCE)
        self.stack.callback(made.terminate)

    def _answers(self, address: str) -> bool:
        try:
            return self.client.get(f"{address}/health").is_success
        except httpx.TransportError:
            return False

    def printed(self) -> str:
        return (self.folder / "printed.txt").read_text()

    def lay(self, front: str, people: int) -> tuple[str, list[str]]:
        """A table that has begun, and what opens its seats."""
        tokens = [new_token() for _ in range(people)]
        seats = [{"name": name, "token": token} for name, token in zip(NAMES, tokens, strict=False)]
        order: dict[str, Any] = {"token": new_token(), "game": "knister", "people": seats, "start": True}
        answer = self.client.post(f"https://{front}/api/tables", json=order)
        return answer.raise_for_status().json()["id"], tokens

    def owners(self) -> dict[str, int | None]:
        return dict(fetch(self.database, OWNERS))

    def process_of(self, machine: str) -> int:
        """The number under which it is known at the moment."""
        found = {address.partition(":")[0]: number for number, address in fetch(self.database, PROCESSES)}
        return int(found[machine])

    def sessions(self, machine: str) -> int:
        """Connections that the database keeps for it."""
        return int(fetch(self.database, SESSIONS, machine)[0][0])

    def moves(self) -> dict[str, int]:
        """Whatever was written, and how often."""
        return dict(fetch(self.database, MOVES))


@contextmanager
def database() -> Iterator[Postgres]:
    postgres = Postgres(f"listen_addresses=localhost,{FIRST}", "fsync=on")
    with (postgres.data / "pg_hba.conf").open("a") as admitted:
        admitted.write(ADMITTED)
    with postgres:
        execute(postgres.address, "ALTER ROLE vierling PASSWORD 'secret'")
        execute(postgres.address, "CREATE DATABASE vierling")
        yield postgres


def told(machine: str) -> dict[str, str]:
    lines = (HOSTING / "vierling.env").read_text().splitlines()
    settings = dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))
    return {name: value.replace(FIRST, machine) if name in OWN else value for name, value in settings.items()}


def write_site(folder: Path, certificate: Path) -> None:
    """Only what would be in /etc and /var is elsewhere."""
    places = {"/etc/letsencrypt/live/games.example.org": certificate, "/var/log/nginx/vierling.log": folder / "log"}
    for file, name in FILES.items():
        text = (HOSTING / file).read_text()
        here = {old: str(new) for old, new in places.items() if old in text}
        (folder / name).write_text(changed(text, here))
    (folder / "nginx.conf").write_text(AROUND.format(folder=folder, user="root"))


def wait_until(fact: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not fact():
        assert time.monotonic() < deadline
        time.sleep(LOOK_SECONDS)
