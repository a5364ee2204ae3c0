"""While a round is open, nobody hears what others have written."""

import json
from typing import Any

import pytest

from server.playing import Device, Message, Table
from server.running import Server

CHANGING = {"number", "now", "at", "deadline", "away_since", "id", "link", "dice", "sum", "outlook"}


def blurred(told: Any) -> Any:
    """Without numbers, times and dice, which differ from table to table."""
    if isinstance(told, dict):
        return {name: None if name in CHANGING else blurred(each) for name, each in told.items()}
    if isinstance(told, list):
        return [blurred(each) for each in told]
    return told


def what_the_others_hear(server: Server, first: str, second: str) -> list[list[Message]]:
    """Anna writes, changes her mind twice, and Bo and a spectator listen."""
    table = Table(server, people=3)
    with table.device(0) as anna, table.device(1) as bo, table.device() as spectator:
        for move in (first, second, "back", first):
            number = anna.write(move)["number"]
            for listener in (bo, spectator):
                listener.until(lambda message: message["number"] >= number)  # noqa: B023 - called at once
        return [listen(bo), listen(spectator)]


def listen(device: Device) -> list[Message]:
    device.send({"type": "ping"})
    device.hear("pong")
    frames: list[Message] = blurred(device.heard)
    return [{name: each for name, each in frame.items() if name != "table"} for frame in frames]


def test_the_others_hear_the_same_whatever_was_written(server: Server) -> None:
    heard = what_the_others_hear(server, "a1", "b2")
    assert heard == what_the_others_hear(server, "e5", "c3")
    assert heard[0][-2]["hands"][0]["view"]["written"] == [True, False, False]


def test_an_open_entry_is_shown_only_to_its_own_seat(server: Server) -> None:
    table = Table(server, people=2)
    with table.device(0) as anna, table.device(1) as bo, table.device() as spectator:
        number = anna.write("d4")["number"]
        for device in (bo, spectator):
            device.until(lambda message: message["number"] >= number)
            assert device.hand()["view"]["entry"] is None
            assert device.hand()["view"]["sheets"] == [[[0] * 25]] * 2
        assert anna.hand()["view"]["entry"] == 18
        assert "d4" in bo.hand()["moves"]  # a missing move would give it away
        bo.write("a1")
        spectator.until(lambda message: message["hands"][0]["view"]["round"] == 2)
        assert spectator.hand()["view"]["last"] == [18, 0]


def test_no_key_or_token_is_ever_shown(server: Server) -> None:
    table = Table(server, people=2)
    with table.device(0, host=table.host) as anna:
        anna.write("a1")
        told = json.dumps([anna.heard, table.look()])
    assert not any(token in told for token in [table.host, *table.tokens])
    assert '"key"' not in told


def test_only_what_changed_is_sent(server: Server) -> None:
    table = Table(server, people=3)
    with table.device(0) as anna, table.device(1) as bo:
        number = anna.write("a1")["number"]
        bo.until(lambda message: message["number"] >= number)
        change = bo.told[-1]
        assert change.keys() == {"type", "number", "patch"}, "no clock runs"
        assert change["patch"] == {"hands/0/view/written/0": True, "to_move": [0, 1, []]}


def test_a_device_that_says_hello_again_is_told_everything(server: Server) -> None:
    table = Table(server, people=2)
    with table.device(0) as anna:
        anna.write("a1")
        before = anna.message
        anna.hello([table.tokens[0]])
        anna.hear("table")
        assert anna.told[-1]["type"] == "table"
        assert {**anna.message, "now": 0} == {**before, "now": 0}


def test_the_record_is_refused_while_the_match_runs(server: Server) -> None:
    table = Table(server, people=1)
    assert table.ask("GET", "/record").json()["error"]["code"] == "not-over"
    assert table.ask("GET", "/record?match=1").status_code == 409
    assert table.ask("GET", "/record?match=2").status_code == 404
    table.do("POST", "/pause")
    assert table.ask("GET", "/record").status_code == 409


@pytest.mark.parametrize("match", ["0", "-1", "x", "9999999999999999999999"])
def test_an_impossible_match_number_is_refused(server: Server, match: str) -> None:
    table = Table(server, people=1)
    assert table.ask("GET", f"/record?match={match}").status_code == 422
