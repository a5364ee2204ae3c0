"""Several processes at one address: whoever started them keeps them going, and they end with it."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from postgres import Postgres, fetch
from server.fencing import in_round, next_owner, owner_of
from server.playing import Table
from server.running import PATIENCE, Server, children, wait_until_gone

LISTENING = "0A"


@pytest.fixture
def address(postgres: Postgres) -> str:
    return postgres.fresh()


def process_of(address: str, table: str, workers: list[int]) -> int:
    """The worker that has the table: the one that listens where the others reach its owner."""
    ((there,),) = fetch(address, "SELECT address FROM processes WHERE id = $1", owner_of(address, table))
    port = f":{int(there.rpartition(':')[2]):04X}"
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    (socket,) = (f"socket:[{row[9]}]" for row in rows if row[1].endswith(port) and row[3] == LISTENING)
    return next(each for each in workers if socket in map(os.readlink, Path(f"/proc/{each}/fd").iterdir()))


def wait_for_another(server: Server, gone: int, number: int) -> list[int]:
    """The workers, once they are as many as before."""
    deadline = time.monotonic() + PATIENCE
    while len(workers := [each for each in children(server.process.pid) if each != gone]) < number:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    return workers


def wait_for_members(address: str, number: int) -> None:
    """So many processes can be reached by the others."""
    deadline = time.monotonic() + PATIENCE
    while len(fetch(address, "SELECT id FROM processes WHERE address <> ''")) != number:
        assert time.monotonic() < deadline
        time.sleep(0.05)


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


def test_a_worker_that_dies_comes_back_and_all_end_with_their_parent(address: str, tmp_path: Path) -> None:
    with Server(tmp_path, database=address, workers=2) as server:
        workers = children(server.process.pid)
        assert len(workers) == 2
        table = Table(server, people=2)
        with table.devices() as devices:
            for device in devices:
                assert device.write("a1")["type"] == "done"
        before, dead = owner_of(address, table.id), process_of(address, table.id, workers)
        os.kill(dead, signal.SIGKILL)
        next_owner(address, table.id, before)
        with table.devices() as devices:  # at the same address
            for device in devices:
                device.until(in_round(2))
                assert device.write("b2")["type"] == "done"
        workers = wait_for_another(server, dead, 2)
        wait_for_members(address, 2)
        server.kill()
        wait_until_gone(workers)  # whether the new one says goodbye depends on how far it has come
    assert "Traceback" not in server.printed()


def test_a_worker_whose_parent_has_just_died_is_ready_in_vain_and_says_nothing() -> None:
    deaf, pipe = os.pipe()
    os.close(deaf)
    words = [sys.executable, "-c", "from vierling.server.workers import tell_parent; tell_parent()"]
    ran = subprocess.run(words, check=False, stdout=pipe, stderr=subprocess.PIPE, text=True)
    os.close(pipe)
    assert (ran.returncode, ran.stderr) == (0, "")
