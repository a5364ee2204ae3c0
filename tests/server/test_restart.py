"""What is acknowledged is on disk, whatever happens to the server."""

import os
import signal
import sqlite3
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest

from server.playing import Device, Table, is_due, is_over, play_match, play_round
from server.running import Server, family, wait_until_gone
from vierling import Match

Start = Callable[..., Server]


def test_every_acknowledged_move_survives_a_kill_right_after(own_server: Start, rng: Random) -> None:
    server = own_server()
    tables = [Table(server, people=1) for _ in range(4)]
    written: list[list[str]] = [[] for _ in tables]
    for _ in range(4):
        with ExitStack() as stack:
            devices = [stack.enter_context(table.device(0)) for table in tables]
            for device, moves in zip(devices, written, strict=True):
                assert sheet_of(device) == moves
            drafts = [device.draft(rng.choice(device.hand()["moves"])) for device in devices]
            for device, draft in zip(devices, drafts, strict=True):
                device.send(draft)
            for device, draft, moves in zip(devices, drafts, written, strict=True):
                assert device.hear_answer(draft)["type"] == "done"
                moves.append(draft["move"])
                moves.sort()
            server.restart()


def sheet_of(device: Device) -> list[str]:
    """The cells that are filled on the sheet of seat 1, as moves."""
    (grid,) = device.hand()["view"]["sheets"][0]
    return sorted("abcde"[cell % 5] + str(cell // 5 + 1) for cell, number in enumerate(grid) if number)


def test_a_match_goes_on_after_a_kill_with_the_same_dice_and_entries(own_server: Start, rng: Random) -> None:
    server = own_server()
    table = Table(server, people=3)
    with table.devices() as devices:
        for _ in range(5):
            play_round(devices, rng)
        devices[0].until(is_due(0))
        devices[0].write("back" if "back" in devices[0].hand()["moves"] else devices[0].hand()["moves"][0])
        before = [device.hand()["view"] for device in devices[:1]]
        number = devices[0].message["number"]
        server.restart()
    with table.devices() as devices:
        assert [device.hand()["view"] for device in devices[:1]] == before
        assert devices[0].message["number"] == number
        for seat in (1, 2):
            assert devices[seat].write(devices[seat].hand()["moves"][0])["type"] == "done"
        play_match(devices, rng, rounds=19)
    assert Match.read(table.ask("GET", "/record").text).outcome


def test_a_move_sent_again_after_a_restart_is_done_and_not_applied_again(own_server: Start) -> None:
    server = own_server()
    table = Table(server, people=1)
    with table.device(0) as anna:
        draft = anna.draft("c3")
        number = anna.post(draft)["number"]
        server.restart()
    with table.device(0) as anna:
        assert anna.post(draft) == {"type": "done", "id": draft["id"], "number": number}
        assert sheet_of(anna) == ["c3"]


def test_moves_in_flight_at_a_kill_are_there_wholly_or_not_at_all(own_server: Start, rng: Random) -> None:
    server = own_server()
    tables = [Table(server, people=1) for _ in range(8)]
    with ExitStack() as stack:
        devices = [stack.enter_context(table.device(0)) for table in tables]
        drafts = [device.draft(rng.choice(device.hand()["moves"])) for device in devices]
        for device, draft in zip(devices, drafts, strict=True):
            device.send(draft)
        server.restart()
    for table, draft in zip(tables, drafts, strict=True):
        with table.device(0) as anna:
            assert anna.post(draft)["type"] == "done"  # as a device does that has heard no answer
            anna.until(lambda message: message["hands"][0]["view"]["round"] == 2)
            assert sheet_of(anna) == [draft["move"]]


def test_lobbies_pauses_and_standins_survive_a_kill(own_server: Start) -> None:
    server = own_server()
    lobby = Table(server, people=2, start=False, places=3, clock=60, spectators=False)
    paused = Table(server, people=2)
    paused.do("PUT", "/seats/1/standin", bot="greedy")
    paused.do("POST", "/pause")
    before = [without_times(lobby.look()), without_times(paused.look())]
    server.restart()
    assert [without_times(lobby.look()), without_times(paused.look())] == before


def without_times(facts: dict[str, object]) -> dict[str, object]:
    seats = facts["seats"]
    assert isinstance(seats, list)
    timeless = [{**seat, "away_since": None} for seat in seats]
    return {**facts, "now": None, "seats": timeless}


@pytest.mark.parametrize("first", ["look", "order"])
def test_bots_go_on_after_a_restart_whoever_wakes_their_table(own_server: Start, first: str) -> None:
    server = own_server()
    table = Table(server, people=1, bots=["steady"])
    with table.device(0) as anna:
        anna.until(lambda message: message["to_move"] == [0])
        anna.write("a1")
        anna.until(lambda message: message["hands"][0]["view"]["round"] == 2)
        server.restart()
    if first == "look":
        table.look()
    else:  # the request that made the table is sent again
        assert server.client.post("/api/tables", json=table.order).status_code == 201
    with table.device(0) as anna:
        anna.until(lambda message: message["to_move"] == [0])


def test_the_time_of_a_round_runs_on_after_a_restart(own_server: Start) -> None:
    server = own_server()
    table = Table(server, people=1, clock=5)
    deadline = table.look()["deadline"]
    server.restart()
    with table.device(0) as anna:
        assert anna.message["table"]["deadline"] == deadline
        anna.until(lambda message: message["hands"][0]["view"]["round"] == 2)
        assert anna.message["now"] > deadline


def test_no_thinker_outlives_a_killed_server(own_server: Start) -> None:
    server = own_server()
    with Table(server, people=0, bots=["steady"]).device() as spectator:
        spectator.until(is_over)
    thinkers = server.thinkers()
    assert thinkers
    server.kill()
    wait_until_gone(thinkers)


def test_bots_think_on_when_a_thinker_was_killed(own_server: Start) -> None:
    server = own_server()
    with Table(server, people=0, bots=["steady"]).device() as spectator:
        spectator.until(is_over)
    for thinker in server.thinkers():
        os.kill(thinker, signal.SIGKILL)
    with Table(server, people=0, bots=["greedy"]).device() as spectator:
        spectator.until(is_over)


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_is_told_to_stop_says_goodbye_and_leaves_nothing_behind(
    own_server: Start, sign: signal.Signals
) -> None:
    server = own_server()
    with Table(server, people=1, bots=["steady"]).device(0) as anna:
        anna.until(lambda message: message["to_move"] == [0])
        busy = Table(server, people=0, bots=["greedy", "steady"], options={"grids": 3})
        os.killpg(server.process.pid, sign)  # as Ctrl+C does in a terminal: all of them hear it
        assert anna.closed_with() == 1012
    server.join()
    wait_until_gone(family(server.process.pid))
    assert server.printed() == ""
    server.start()
    with busy.device() as spectator:
        spectator.until(is_over)


def test_two_servers_on_one_database_do_not_corrupt_it(tmp_path: Path, rng: Random) -> None:
    with Server(tmp_path) as one, Server(tmp_path) as other:
        table = Table(one, people=2)
        elsewhere = Table(other, people=1)
        with table.device(0) as anna, Device(other, table.id, [table.tokens[1]]) as bo:
            assert anna.write("a1")["type"] == "done"
            refused = bo.write("b2")  # knows nothing of a1: the disk does
            assert refused["error"]["code"] == "broken"
            assert bo.closed_with() == 1011
        with Device(other, table.id, [table.tokens[1]]) as bo:
            assert bo.message["to_move"] == [1]
            assert bo.write("b2")["type"] == "done"
        with elsewhere.device(0) as anna:
            play_match([anna], rng)
        one.restart()
        with table.device(0) as anna:
            assert anna.hand()["view"]["round"] == 2
        with sqlite3.connect(one.database) as disk:
            assert disk.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        disk.close()
