"""How the server says that it is well."""

import asyncio
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.playing import Table
from server.running import Server
from vierling.server.api.app import make_app
from vierling.server.api.settings import Settings
from vierling.server.api.vitals import MOST_LAG_SECONDS
from vierling.server.store.sqlite import Log


def test_a_server_that_takes_in_moves_is_live_and_ready(server: Server) -> None:
    answer = server.client.get("/health")
    while answer.json()["loop_lag"] >= MOST_LAG_SECONDS:  # on a busy machine a server is late, and says so
        assert answer.status_code == 503
        answer = server.client.get("/health")
    assert answer.status_code == 200
    facts = answer.json()
    assert facts.pop("loop_lag") >= 0
    assert facts == {"live": True, "ready": True, "log": True, "database": True}


def ask(path: str, address: str = "127.0.0.1", log: Log | None = None, **settings: Any) -> httpx.Response:
    """An app that was never started, asked from this address."""
    app = make_app(Settings(**{"database": Path("never opened"), **settings}))
    app.state.log = log

    async def work() -> httpx.Response:
        transport = httpx.ASGITransport(app, client=(address, 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://x") as client:
            return await client.get(path)

    return asyncio.run(work())


def test_without_its_log_a_server_is_not_ready(tmp_path: Path) -> None:
    answer = ask("/health", log=Log(tmp_path / "never opened"))
    assert answer.status_code == 503
    assert answer.json() == {"live": True, "ready": False, "log": False, "database": False, "loop_lag": 0.0}


@pytest.mark.parametrize(
    ("address", "settings", "status"),
    [
        ("127.0.0.1", {}, 200),
        ("::1", {}, 200),
        ("203.0.113.9", {}, 404),
        ("203.0.113.9", {"public_metrics": True}, 200),
    ],
)
def test_metrics_are_for_this_machine_unless_the_owner_says_otherwise(
    address: str, settings: dict[str, Any], status: int
) -> None:
    assert ask("/metrics", address, **settings).status_code == status


def test_metrics_count_what_has_happened(own_server: Callable[..., Server]) -> None:
    server = own_server()
    table = Table(server, people=1, bots=["steady"])
    with table.device(0) as anna:
        for number, move in enumerate(("a1", "b2", "c3"), 2):
            assert anna.write(move)["type"] == "done"
            anna.until(lambda message, number=number: message["hands"][0]["view"]["round"] == number)  # type: ignore[misc]
        assert anna.write("a1")["type"] == "refused"
        anna.until(lambda message: message["to_move"] == [0])  # the bot has written: nothing happens any more
        told = dict(re.findall(r"^(vierling_\S+) (\S+)$", server.client.get("/metrics").text, re.MULTILINE))
    with closing(sqlite3.connect(server.database)) as disk:
        (entries,) = disk.execute("SELECT count(*) FROM events").fetchone()
    assert float(told["vierling_entries_total"]) == entries
    assert float(told["vierling_ack_seconds_count"]) == 3
    assert float(told["vierling_rooms"]) == float(told["vierling_sockets"]) == 1
    assert float(told['vierling_thought_seconds_count{kind="move"}']) >= 3
    assert sum(float(count) for name, count in told.items() if name.startswith("vierling_refusals_total")) == 1
