"""One client asks for everything that costs most, and others play on."""

import json
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from random import Random

from playwright.sync_api import expect
from websockets.exceptions import ConnectionClosed

from browser.person import Person
from live.housing import first_entry
from server.playing import Table, play_match
from server.running import Server
from server.test_thinking import ask_for_solutions, metric, wait_for
from vierling.live.entry import Entry
from vierling.server.api.settings import Settings
from vierling.server.store.sqlite import INSERT, connect

LONG = "quiet-otter-33333-33333"
ENTRIES = 300_000
SOLVES, REVIEWS, PONGS = 200, 40, 100_000
LIMITS = {
    name: Settings.model_fields[name].default
    for name in ("puzzles_per_minute", "requests_per_second", "messages_per_second", "sockets_per_address")
}


def undecided() -> Iterator[Entry]:
    """A table whose only match is long, because somebody could not decide."""
    yield first_entry()
    for seat, name in enumerate(("Anna", "Bo")):
        yield Entry("sat", 2000, seat, {"name": name, "key": f"{name}'s key", "host": seat == 0})
    yield from (Entry("started", 2000), Entry("rolled", 2000, what="5+3"))
    for number in range(ENTRIES - 5):
        yield Entry("moved", 2000, 0, "back" if number % 2 else "c3")


def write_long_table(path: Path) -> None:
    rows = (
        (LONG, number, each.at, each.kind, each.seat, json.dumps(each.what), None)
        for number, each in enumerate(undecided(), 1)
    )
    disk = connect(path)
    disk.execute("BEGIN")
    disk.executemany(INSERT, rows)
    disk.execute("COMMIT")
    disk.close()


def ask_for(server: Server, path: str) -> socket.socket:
    """A request whose answer nobody reads."""
    asking = socket.create_connection(("127.0.0.1", server.port))
    asking.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
    return asking


def flood_with_pongs(table: Table) -> None:
    with table.device(0) as device:
        with suppress(ConnectionClosed):
            for _ in range(PONGS):
                device.socket.pong()
        assert device.closed_with() == 1008


def test_two_people_and_a_bot_play_while_one_client_floods_the_server(
    invite: Callable[..., Person], tmp_path: Path
) -> None:
    write_long_table(tmp_path / "vierling.db")
    with Server(tmp_path, **LIMITS) as server:
        other = Table(server, people=1)
        with other.devices() as devices:
            play_match(devices, Random(1))
        anna, mara = invite(server), invite(server)
        link = anna.set_table("Anna")
        mara.join(link, "Mara")
        anna.press("Add a bot")
        expect(anna.page.get_by_text("3 of 100 taken")).to_be_visible()
        with ExitStack() as flood:
            flood.enter_context(ask_for(server, f"/api/tables/{LONG}"))
            wait_for(lambda: metric(server, "vierling_slices_open") >= 1)
            for _ in range(REVIEWS):
                flood.enter_context(ask_for(server, f"/api/tables/{other.id}/review"))
            for _ in range(SOLVES):
                flood.enter_context(ask_for_solutions(server))
            flood_with_pongs(other)
            anna.press("Start")
            for person in (anna, mara):
                person.round(1)
                person.write_anywhere()
            anna.round(2)  # the bot has written too
            mara.round(2)
            assert metric(server, 'vierling_questions_open{kind="puzzle"}') >= 1, "the puzzles are not solved yet"
            wait_for(lambda: metric(server, "vierling_slices_open") >= 1)  # nor is the long table awake
