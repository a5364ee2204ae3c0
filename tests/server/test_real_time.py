"""A game against the clock: signal, hourglass, late hands, delays and pauses."""

import re
import time
from typing import Any

from server.playing import Device, Message, Table, is_over
from server.running import Server

BOARD = "1a"
# The solution in the photograph.
SOLUTION = "I3@a1 L4@a3 T4r1@b5 I4@a8 L3r1@d7 S4@f5 O4@g3".split()


def race(server: Server, people: int = 2, **settings: Any) -> Table:
    options = {"board": BOARD, "hourglass": 5, **settings.pop("options", {})}
    return Table(server, people, game="tubyrinth", options=options, **settings)


def view_of(device: Device) -> Message:
    view: Message = device.hand()["view"]
    return view


def begin(*devices: Device) -> None:
    for device in devices:
        assert device.write("go")["type"] == "done"
    for device in devices:
        device.until(lambda message: message["hands"][0]["view"]["phase"] == "build")


def lay(device: Device, *moves: str) -> None:
    for move in moves:
        answer = device.write(move)
        assert answer["type"] == "done", answer


def finished_pipes(server: Server) -> Table:
    """A finished solo match."""
    table = race(server, people=1, options={"flip": False})
    with table.device(0) as device:
        begin(device)
        lay(device, *SOLUTION, "ready")
        device.until(is_over)
    return table


def test_a_round_runs_from_the_signal_to_the_points(server: Server) -> None:
    table = race(server)
    with table.device(0) as anna, table.device(1) as bo:
        assert view_of(anna)["own"] is None, "boards lie face down until the signal"
        anna.write("go")
        assert anna.message["clock"]["deadline"] is None, "the others may take their time"
        bo.write("go")
        assert view_of(bo)["phase"] == "countdown"
        assert bo.post(bo.draft("I3@a1"))["error"]["code"] == "wait-for-signal"
        for device in (anna, bo):
            device.until(lambda message: message["hands"][0]["view"]["phase"] == "build")
        lay(anna, *SOLUTION)
        assert view_of(anna)["own"]["flow"]["arrives"]
        assert "I3@a1" not in str(bo.heard), "nobody sees what others lay"
        lay(anna, "ready")
        bo.until(lambda message: message["clock"]["deadline"] is not None)
        sand = view_of(bo)["deadline"] - view_of(bo)["calls"][0]
        assert sand == 5000
        assert anna.post(anna.draft("-I3"))["error"]["code"] == "has-called"
        too_late = bo.draft("pass")
        bo.until(lambda message: message["hands"][0]["view"]["phase"] == "gather")
        assert bo.post(too_late)["error"]["code"] == "stale"
        assert bo.post(bo.draft("ready"))["error"]["code"] == "round-not-begun"
        last = view_of(bo)["last"]
        assert set(last["showings"][0]["laid"]) == set(SOLUTION)
        assert [verdict["points"] for verdict in last["verdicts"]] == [7, 0]


def test_the_round_ends_at_once_when_nobody_builds_any_more(server: Server) -> None:
    table = race(server, options={"hourglass": 90})
    with table.device(0) as anna, table.device(1) as bo:
        begin(anna, bo)
        lay(anna, *SOLUTION[:5], "ready")
        lay(bo, "pass")
        anna.until(lambda message: message["hands"][0]["view"]["phase"] == "gather")
        assert [verdict["figure"] for verdict in view_of(anna)["last"]["verdicts"]] == ["wrong", "none"]


def echo(device: Device, after: float) -> float:
    """Answer a pong after this many seconds; returns the most that the server can have measured."""
    begun = time.monotonic()
    device.send({"type": "ping"})
    told = device.hear("pong")["now"]
    time.sleep(after)
    device.send({"type": "heard", "now": told})
    device.send({"type": "ping"})
    device.hear("pong")  # by now the server has heard it
    return time.monotonic() - begun


def lag_of_call(server: Server, *pauses: float) -> tuple[int, float]:
    """Solve the puzzle with these delays; returns the recorded lag of the call and its upper bound."""
    table = race(server, people=1)
    with table.device(0) as anna:
        begin(anna)
        lay(anna, *SOLUTION)
        trips = [echo(anna, pause) for pause in pauses]
        lay(anna, "ready")
    found = re.search(r"^\d+(?:-(\d+))? 1 ready$", table.ask("GET", "/record").text, re.MULTILINE)
    assert found
    rounding = 1  # the server counts in whole milliseconds, at both ends
    return int(found[1] or 0), 1000 * min(trips, default=0.0) / 2 + rounding


def test_lag_is_compensated_up_to_a_bound(server: Server) -> None:
    assert lag_of_call(server)[0] == 0, "nothing measured, nothing credited"
    lag, most = lag_of_call(server, 0.2)
    assert 100 <= lag <= min(250, most), "half the round trip"
    assert lag_of_call(server, 0.8)[0] == 250
    lag, most = lag_of_call(server, 0.6, 0.0, 0.8)
    assert lag <= most, "the fastest trip counts"


def test_an_echo_of_something_never_said_is_ignored(server: Server) -> None:
    table = race(server, people=1)
    with table.device(0) as anna:
        begin(anna)
        anna.send({"type": "heard", "now": 5})
        lay(anna, *SOLUTION, "ready")
    assert re.search(r"^\d+ 1 ready$", table.ask("GET", "/record").text, re.MULTILINE)


def test_a_pause_stops_the_sand(server: Server) -> None:
    table = race(server)
    with table.device(0) as anna, table.device(1) as bo:
        begin(anna, bo)
        lay(anna, *SOLUTION[:5], "ready")
        due = anna.message["clock"]["deadline"]
        table.do("POST", "/pause")
        assert bo.post(bo.draft("pass"))["error"]["code"] == "paused"
        paused_at = anna.until(lambda message: message["clock"]["deadline"] is None)["now"]
        time.sleep(0.3)
        resumed_at = table.do("GET")["now"]
        table.do("POST", "/resume")
        clock = anna.until(lambda message: message["clock"]["deadline"] is not None)["clock"]
        assert clock["deadline"] == due + clock["lost"]
        assert clock["lost"] >= resumed_at - paused_at >= 300
        bo.until(lambda message: message["hands"][0]["view"]["phase"] == "gather")
    assert view_of(bo)["last"]["verdicts"][0]["figure"] == "wrong"


def test_the_hosts_clock_moves_sleepers_on(server: Server) -> None:
    """Sleepers at the signal go along, sleepers at the board give it up."""
    table = race(server, clock=5, options={"hourglass": 90})
    with table.device(0) as anna, table.device(1) as bo:
        anna.until(lambda message: message["hands"][0]["view"]["phase"] == "build")
        for move in SOLUTION:  # as far as she gets in five seconds
            anna.post(anna.draft(move))
        assert bo.message["table"]["deadline"] is not None
        anna.until(lambda message: message["hands"][0]["view"]["phase"] == "gather")
        assert [verdict["figure"] for verdict in view_of(anna)["last"]["verdicts"]] == ["none", "none"]
    assert server.entries(table.id, "timed_out").count(0) >= 2


def test_bots_build_in_their_own_time_and_finish(server: Server) -> None:
    table = race(server, people=1, bots=["master", "master"], options={"board": "1b", "hourglass": 90})
    with table.device(0) as anna:
        begin(anna)
        lay(anna, "pass")
        anna.until(lambda message: message["hands"][0]["view"]["phase"] == "gather")
        verdicts = view_of(anna)["last"]["verdicts"]
    assert [verdict["figure"] for verdict in verdicts] == ["none", "pipeline", "pipeline"]
    assert sorted(verdict["rank"] for verdict in verdicts[1:]) == [1, 2]
