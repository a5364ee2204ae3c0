"""What is acknowledged is on disk, whatever happens to the server."""

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from random import Random

import pytest

from server import touching
from server.playing import Device, Message, Table, is_due, is_over, play_match, play_round
from server.running import FreshServer, Server, family, wait_until_gone
from server.test_real_time import SOLUTION, begin, lay, race, view_of
from vierling import Match

Start = Callable[..., Server]
Story = Callable[[Server], Iterator[None]]


# One kill for many tables: a story runs up to the kill, and goes on after it


def a_match_goes_on_with_the_same_dice_and_entries(server: Server) -> Iterator[None]:
    table, rng = Table(server, people=3), Random(1)
    with table.devices() as devices:
        for _ in range(5):
            play_round(devices, rng)
        devices[0].until(is_due(0))
        devices[0].write("back" if "back" in devices[0].hand()["moves"] else devices[0].hand()["moves"][0])
        before = devices[0].hand()["view"]
        number = devices[0].message["number"]
    yield
    with table.devices() as devices:
        assert devices[0].hand()["view"] == before
        assert devices[0].message["number"] == number
        for seat in (1, 2):
            assert devices[seat].write(devices[seat].hand()["moves"][0])["type"] == "done"
        play_match(devices, rng, rounds=19)
    assert Match.read(table.ask("GET", "/record").text).outcome


def a_move_sent_again_is_acknowledged_but_not_applied_again(server: Server) -> Iterator[None]:
    table = Table(server, people=1)
    with table.device(0) as anna:
        draft = anna.draft("c3")
        number = anna.post(draft)["number"]
    yield
    with table.device(0) as anna:
        assert anna.post(draft) == {"type": "done", "id": draft["id"], "number": number}
        assert sheet_of(anna) == ["c3"]


def lobbies_pauses_and_standins_survive(server: Server) -> Iterator[None]:
    lobby = Table(server, people=2, start=False, places=3, clock=60, spectators=False)
    paused = Table(server, people=2)
    paused.do("PUT", "/seats/1/standin", bot="greedy")
    paused.do("POST", "/pause")
    before = [without_times(lobby.look()), without_times(paused.look())]
    yield
    assert [without_times(lobby.look()), without_times(paused.look())] == before


def bots_go_on_when_somebody_looks_at_their_table(server: Server) -> Iterator[None]:
    table = begin_with_a_bot(server)
    yield
    table.look()
    with table.device(0) as anna:
        anna.until(waits_for_anna)


def bots_go_on_when_the_request_that_made_their_table_is_sent_again(server: Server) -> Iterator[None]:
    table = begin_with_a_bot(server)
    yield
    assert server.client.post("/api/tables", json=table.order).status_code == 201
    with table.device(0) as anna:
        anna.until(waits_for_anna)


def bots_go_on_in_the_middle_of_their_turn(server: Server) -> Iterator[None]:
    table = touching.lay(server, 1, bots=["random"])
    with table.device(0) as anna:
        for _ in range(3):
            anna.until(is_due(0))
            while 0 in anna.message["to_move"]:
                assert anna.write(anna.hand()["moves"][0])["type"] == "done"
        turn = view_of(anna)["turn"]
    yield
    with table.device(0) as anna:
        anna.until(lambda message: message["hands"][0]["view"]["turn"] > turn)


def a_stone_stays_in_the_hand_that_has_touched_it(server: Server) -> Iterator[None]:
    table = touching.lay(server)
    with table.devices() as devices:
        device = touching.touch(devices, Random(1))
        (seat,) = device.message["to_move"]
        before, number = view_of(device), device.message["number"]
    yield
    with table.devices() as devices:
        assert devices[seat].message["number"] == number
        assert view_of(devices[seat]) == before
        place = before["hand"]["places"][0]
        assert devices[seat].write(f">{place}")["type"] == "done"
        lying = {seen["at"]: seen["top"] for seen in view_of(devices[seat])["stones"][seat]}
        assert lying[place] == before["hand"]["face"]


def tiles_and_their_time_survive(server: Server) -> Iterator[None]:
    table = race(server, options={"hourglass": 90})
    with table.device(0) as anna, table.device(1) as bo:
        begin(anna, bo)
        lay(anna, *SOLUTION[:3])
        lay(bo, *SOLUTION, "ready")
        anna.until(lambda message: message["clock"]["deadline"] is not None)
        before, clock = view_of(anna), anna.message["clock"]
    yield
    with table.device(0) as anna:
        assert view_of(anna) == before
        assert anna.message["clock"] == clock
        lay(anna, *SOLUTION[3:], "ready")
        anna.until(lambda message: message["hands"][0]["view"]["phase"] == "gather")
        assert [verdict["points"] for verdict in view_of(anna)["last"]["verdicts"]] == [6, 7]


def the_round_clock_runs_on(server: Server) -> Iterator[None]:
    short, long = Table(server, people=1, clock=5), Table(server, people=1, clock=600)
    deadlines = [table.look()["deadline"] for table in (short, long)]
    yield
    assert long.look()["deadline"] == deadlines[1]
    with short.device(0) as anna:
        anna.until(lambda message: message["hands"][0]["view"]["round"] >= 2)  # later, if the machine is busy
        assert anna.message["now"] > deadlines[0]


def no_thinker_outlives_its_server(server: Server) -> Iterator[None]:
    with Table(server, people=0, bots=["steady"]).device() as spectator:
        spectator.until(is_over)
    thinkers = server.thinkers()
    assert thinkers
    yield
    wait_until_gone(thinkers)


def no_token_is_printed_or_written(server: Server) -> Iterator[None]:
    table = Table(server, people=2)
    with table.devices(host=table.host) as devices:
        play_round(devices, Random(1))
        devices[0].socket.send(f"garbage with {table.tokens[0]}")
        devices[0].hear("refused")
    table.ask("PUT", "/seats/0/token", tokens=table.tokens)
    server.client.get(f"/{table.host}")
    disk = server.database.read_bytes() + server.database.with_name(f"{server.database.name}-wal").read_bytes()
    assert table.id.encode() in disk
    assert not any(token.encode() in disk for token in [table.host, *table.tokens])  # hashes only
    yield
    assert not any(token in server.printed() for token in [table.host, *table.tokens])


def moves_in_flight_survive_whole_or_not_at_all(server: Server) -> Iterator[None]:
    rng = Random(1)
    tables = [Table(server, people=1) for _ in range(8)]
    with ExitStack() as stack:
        devices = [stack.enter_context(table.device(0)) for table in tables]
        drafts = [device.draft(rng.choice(device.hand()["moves"])) for device in devices]
        for device, draft in zip(devices, drafts, strict=True):
            device.send(draft)
        yield
    for table, draft in zip(tables, drafts, strict=True):
        with table.device(0) as anna:
            assert anna.post(draft)["type"] == "done"  # as a device does that got no answer
            anna.until(lambda message: message["hands"][0]["view"]["round"] == 2)
            assert sheet_of(anna) == [draft["move"]]


STORIES: list[Story] = [
    # The kill must find these under way, so they begin last and go on first.
    moves_in_flight_survive_whole_or_not_at_all,
    bots_go_on_in_the_middle_of_their_turn,
    tiles_and_their_time_survive,
    the_round_clock_runs_on,
    no_thinker_outlives_its_server,
    no_token_is_printed_or_written,
    a_match_goes_on_with_the_same_dice_and_entries,
    a_move_sent_again_is_acknowledged_but_not_applied_again,
    a_stone_stays_in_the_hand_that_has_touched_it,
    lobbies_pauses_and_standins_survive,
    bots_go_on_when_somebody_looks_at_their_table,
    bots_go_on_when_the_request_that_made_their_table_is_sent_again,
]


@dataclass(frozen=True)
class Survivor:
    """A server that was killed once every story was ready for it, and restarted."""

    server: Server
    begun: dict[Story, Iterator[None]]


@pytest.fixture(scope="module")
def survivor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Survivor]:
    with FreshServer(tmp_path_factory.mktemp("survivor")) as server:
        begun = {story: story(server) for story in STORIES}
        for story in reversed(STORIES):
            next(begun[story])
        server.restart()
        yield Survivor(server, begun)


@pytest.mark.parametrize("story", STORIES, ids=lambda story: story.__name__)
def test_after_a_kill(survivor: Survivor, story: Story) -> None:
    with pytest.raises(StopIteration):  # the story is over
        next(survivor.begun[story])


def begin_with_a_bot(server: Server) -> Table:
    """Anna and a bot have written once."""
    table = Table(server, people=1, bots=["steady"])
    with table.device(0) as anna:
        anna.until(waits_for_anna)
        anna.write("a1")
        anna.until(lambda message: message["hands"][0]["view"]["round"] == 2)
    return table


def waits_for_anna(message: Message) -> bool:
    """The bot has written."""
    return bool(message["to_move"] == [0])


def sheet_of(device: Device) -> list[str]:
    """The filled cells of the first seat's sheet, as moves."""
    (grid,) = device.hand()["view"]["sheets"][0]
    return sorted("abcde"[cell % 5] + str(cell // 5 + 1) for cell, number in enumerate(grid) if number)


def without_times(facts: Message) -> Message:
    timeless = [{**seat, "away_since": None} for seat in facts["seats"]]
    return {**facts, "now": None, "host_away": None, "seats": timeless}


def test_bots_keep_thinking_after_a_thinker_is_killed(survivor: Survivor) -> None:
    server = survivor.server
    with Table(server, people=0, bots=["steady"]).device() as spectator:
        spectator.until(is_over)
    thinkers = server.thinkers()
    assert thinkers
    for thinker in thinkers:
        os.kill(thinker, signal.SIGKILL)
    with Table(server, people=0, bots=["greedy"]).device() as spectator:
        spectator.until(is_over)


# Tests with servers of their own


def test_every_acknowledged_move_survives_a_kill_right_after(own_server: Start, rng: Random) -> None:
    server = own_server()
    tables = [Table(server, people=1) for _ in range(8)]
    written: list[list[str]] = [[] for _ in tables]
    for kills in range(3):
        with ExitStack() as stack:
            devices = [stack.enter_context(table.device(0)) for table in tables]
            for device, moves in zip(devices, written, strict=True):
                assert sheet_of(device) == moves
            if kills == 2:
                break
            drafts = [device.draft(rng.choice(device.hand()["moves"])) for device in devices]
            for device, draft in zip(devices, drafts, strict=True):
                device.send(draft)
            for device, draft, moves in zip(devices, drafts, written, strict=True):
                assert device.hear_answer(draft)["type"] == "done"
                moves.append(draft["move"])
                moves.sort()
            server.restart()


def test_a_server_that_is_told_to_stop_says_goodbye_and_leaves_nothing_behind(own_server: Start) -> None:
    server = own_server(FreshServer)
    interrupted = []
    for stop in (signal.SIGTERM, signal.SIGINT):
        with Table(server, people=1, bots=["steady"]).device(0) as anna:
            anna.until(waits_for_anna)
            interrupted.append(Table(server, people=0, bots=["greedy", "steady"], options={"grids": 3}))
            os.killpg(server.process.pid, stop)  # like Ctrl+C in a terminal: the whole process group gets it
            assert anna.closed_with() == 1012
        server.join()
        wait_until_gone(family(server.process.pid))
        assert server.printed() == ""
        server.start()
    for table in interrupted:
        with table.device() as spectator:
            spectator.until(is_over)
