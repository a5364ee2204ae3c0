"""Time limits and pauses. Five seconds is the shortest limit a table accepts; whoever tests on a busy machine may need
longer than that for anything, so nothing here has to be done in time."""

import time

import pytest

from server.playing import Table
from server.running import Server
from server.touching import read_log
from vierling.server.api.app import steady_clock


def test_a_bot_writes_for_a_sleeper_and_a_pause_stops_the_clock(server: Server) -> None:
    table, paused = Table(server, people=2, clock=5), Table(server, people=1, clock=5)
    deadline = paused.look()["deadline"]
    paused.do("POST", "/pause")
    assert paused.look()["deadline"] is None
    assert table.facts["deadline"] > table.facts["now"]
    with table.device(0) as anna, table.device(1) as sleeper:
        late, begun = sleeper.draft("e5"), anna.hand()["view"]["round"]
        answer = anna.post(anna.draft("a1"))
        sleeper.until(lambda message: message["hands"][0]["view"]["round"] > begun)
        assert sleepers_of(server, table, begun) == ([1] if answer["type"] == "done" else [0, 1])
        assert sleeper.post(late)["error"]["code"] == "stale"
        (written,) = sleeper.hand()["timed_out"]
        anna.until(lambda message: message["table"]["seats"][1]["timed_out"] is not None)
        assert written not in str(anna.message["table"] | {"id": "", "link": "", "pact": None})  # drawn at random
    with paused.device(0) as anna:  # its five seconds are long over
        assert anna.hand()["view"]["round"] == 1
        now = paused.look()["now"]
        assert paused.do("POST", "/resume")["deadline"] > max(deadline, now)
        anna.until(lambda message: message["hands"][0]["view"]["round"] == 2)


def sleepers_of(server: Server, table: Table, number: int) -> list[int | None]:
    """For whom a bot wrote in this round."""
    rounds = 0
    late: list[int | None] = []
    for entry in read_log(server, table.id):
        rounds += entry.kind == "rolled"
        if entry.kind == "timed_out" and rounds == number:
            late.append(entry.seat)
    return sorted(late, key=str)


def test_a_seat_that_timed_out_has_the_full_time_in_the_next_round(server: Server) -> None:
    table = Table(server, people=4, clock=5)
    first = table.facts["deadline"]
    with table.device(0) as anna:
        anna.until(lambda message: message["hands"][0]["view"]["round"] >= 3)
    late = [entry for entry in read_log(server, table.id) if entry.kind == "timed_out"]
    assert sorted(str(entry.seat) for entry in late[:8]) == sorted("01230123")
    assert all(entry.at >= first for entry in late[:4])
    assert all(entry.at >= late[3].at + 5000 for entry in late[4:8]), "no bot writes before the time is up"


def test_without_a_clock_there_is_no_deadline(server: Server) -> None:
    assert Table(server, people=1).look()["deadline"] is None


def test_before_the_start_there_is_no_deadline(server: Server) -> None:
    assert Table(server, people=1, clock=5, start=False).look()["deadline"] is None


@pytest.mark.parametrize("hours", [1, -1])
def test_setting_the_machines_clock_moves_no_deadline(hours: int, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = steady_clock()
    before = clock()
    later = time.time_ns() + hours * 3_600_000_000_000
    monkeypatch.setattr(time, "time_ns", lambda: later)
    assert 0 <= clock() - before < 1_800_000
