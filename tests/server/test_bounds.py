"""What the server does not let one visitor do to everybody."""

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import Request

from live.hosting import make_host
from live.housing import HOST, first_entry, one_person
from server.playing import Stranger, Table
from server.running import Server
from vierling import Match, knister
from vierling.game import CHANCE, Event
from vierling.live import acts
from vierling.live.acts import Asker
from vierling.live.branching import MOST_COPIED, Fork, must_be_open
from vierling.live.errors import Refused
from vierling.live.house import House
from vierling.live.transcript import Past
from vierling.server.api.app import make_app
from vierling.server.api.routes import act
from vierling.server.api.settings import Settings
from vierling.words import LANGUAGES, say

DAMAGED = "quiet-otter-22222-22222"


@pytest.fixture(scope="module")
def damaged(server: Server) -> str:
    with closing(sqlite3.connect(server.database, isolation_level=None, timeout=60)) as disk:
        disk.execute("INSERT INTO events VALUES (?, 1, 1, 'made', NULL, 'no JSON', NULL)", (DAMAGED,))
    return DAMAGED


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_damaged_table_says_so_in_the_readers_language_and_others_play_on(
    server: Server, damaged: str, language: str
) -> None:
    sentence = say(language, "error-table-damaged", {"number": 1})
    answer = server.client.get(f"/api/tables/{damaged}", headers={"Accept-Language": language})
    assert (answer.status_code, answer.json()["error"]["code"]) == (500, "table-damaged")
    assert answer.json()["error"]["message"] == sentence
    with Stranger(server, damaged) as anna:
        anna.hello([], language=language)
        assert anna.hear("refused")["error"]["message"] == sentence
        assert anna.closed_with() == 4409
    table = Table(server, people=1)
    with table.device(0) as bo:
        assert bo.write("a1")["type"] == "done"


def test_whoever_says_nothing_to_a_damaged_table_can_leave(server: Server, damaged: str) -> None:
    with Stranger(server, damaged) as anna:
        anna.send("this is no hello")
        assert anna.hear("refused")["error"]["code"] == "table-damaged"
        assert anna.closed_with() == 4409


def request_from(app: object, address: str) -> Request:
    scope = {"type": "http", "app": app, "client": (address, 1), "path": "/", "query_string": b"", "headers": []}
    return Request({**scope, "server": ("games.example", 80)})


def test_one_address_cannot_fill_a_log_with_acts() -> None:
    async def work() -> None:
        host, paper, *_ = make_host()
        limits: dict[str, Any] = {"database": Path("never opened"), "acts_per_second": 1}
        app = make_app(Settings(**limits))
        room = await House(host).open_table(first_entry(), one_person)
        await room.act(lambda table: acts.start(table, HOST))
        before = room.latest.number

        async def rename(address: str) -> None:
            anna, name = Asker("anna's key", room.now()), f"Zoe {room.latest.number}"
            await act(request_from(app, address), room, lambda table: acts.rename(table, anna, 0, name))

        async def rename_for_ever(address: str) -> None:
            while room.latest.number < before + 1000:
                await rename(address)

        with pytest.raises(Refused, match="too-many"):
            await rename_for_ever("203.0.113.9")
        assert 30 <= room.latest.number - before < 1000
        assert len(paper.tables[room.latest.id]) == room.latest.number, "what was refused is not in the log"
        await rename("203.0.113.10")
        room.close()

    asyncio.run(work())


def test_no_table_is_made_from_more_events_than_can_be_written_in_one_go() -> None:
    past = Past(Match("knister", 2))
    past.go_on(Event(CHANCE, knister.read("5+3")))
    for number in range(MOST_COPIED):
        past.go_on(Event(0, knister.read("back" if number % 2 else "c3")))
    fork = Fork(MOST_COPIED, 0, "Zoe", "z" * 22)
    must_be_open(past, fork)
    with pytest.raises(Refused, match="branch-too-long"):
        must_be_open(past, replace(fork, event=MOST_COPIED + 1))
