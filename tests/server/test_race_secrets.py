"""What a second window tells in a race: no board before the signal, no tile before the round is over."""

from typing import Any

import pytest

from server.playing import Device, Message, Table
from server.running import Server
from server.test_real_time import begin, lay, view_of

MODES: list[dict[str, Any]] = [{}, {"mode": "rookie"}, {"mode": "master"}, {"same_board": True}, {"board": "1a"}]


def is_building(message: Message) -> bool:
    return bool(message["hands"][0]["view"]["phase"] == "build")


def some_lay(device: Device, tile: str = "I3") -> str:
    """The first place where this tile fits as it is."""
    corner = int(view_of(device)["fits"][tile][0], 16)
    row, column = divmod((corner & -corner).bit_length() - 1, 8)
    return f"{tile}@{'abcdefgh'[column]}{row + 1}"


def listen(*devices: Device) -> None:
    """All that was sent to these devices up to now has arrived."""
    for device in devices:
        device.send({"type": "ping"})
        device.hear("pong")


@pytest.mark.parametrize("options", MODES, ids=str)
def test_no_second_window_shows_a_board_before_the_signal_or_a_tile_before_the_end(
    server: Server, options: dict[str, Any]
) -> None:
    table = Table(server, 2, game="tubyrinth", options=options)
    with table.device(0) as anna, table.device(1) as bo, table.device(0) as again, table.device(drawing=True) as eve:
        windows = (anna, bo, again, eve)
        for phase in ("gather", "countdown"):
            for device in windows:
                device.until(lambda message: message["hands"][0]["view"]["phase"] == phase)  # noqa: B023 - called at once
                assert all(not is_told(device, secret) for secret in ("own", "watched", "fits", "last"))
                assert view_of(device)["used"] == []
                assert view_of(device)["cards"] == ([options["board"]] * 2 if "board" in options else [None, None])
            if phase == "gather":
                anna.write("go")
                bo.write("go")
        for device in windows:
            device.until(is_building)
        listen(*windows)
        before = len(bo.told), len(eve.told)
        move = some_lay(anna)
        lay(anna, move, f"-{move[:2]}", move)
        again.until(lambda message: message["hands"][0]["view"]["own"]["laid"] == [move])
        listen(bo, eve)
        since = [told["type"] for device, count in zip((bo, eve), before, strict=True) for told in device.told[count:]]
        assert since == ["pong", "pong"], "nobody is told that there was a move"
        assert [showing["laid"] for showing in view_of(eve)["watched"]] == [[], []]
        assert move not in str(bo.told) + str(eve.told)
        lay(bo, "pass")
        lay(anna, "pass")
        eve.until(lambda message: message["hands"][0]["view"]["last"] is not None)
        assert view_of(eve)["last"]["showings"][0]["laid"] == [move]


def is_told(device: Device, name: str) -> bool:
    return view_of(device)[name] is not None


def test_numbers_do_not_count_what_others_lay(server: Server) -> None:
    table = Table(server, 2, game="tubyrinth")
    with table.device(0) as anna, table.device(1) as bo:
        begin(anna, bo)
        listen(bo)
        number = bo.message["number"]
        move = some_lay(anna)
        lay(anna, move, f"-{move[:2]}", move)
        assert bo.write(some_lay(bo))["number"] == bo.message["number"] == number + 1
        with table.device() as eve, table.device(0) as again:
            assert (eve.message["number"], again.message["number"]) == (number, number + 3)


def test_whoever_plays_alone_sees_the_board_at_the_signal_and_may_be_watched(server: Server) -> None:
    table = Table(server, 1, game="tubyrinth")
    with table.device(0) as anna, table.device(0) as again, table.device(drawing=True) as eve:
        for device in (anna, again, eve):
            assert (view_of(device)["cards"], view_of(device)["used"], view_of(device)["own"]) == ([None], [], None)
        assert "board" not in eve.hand()["drawing"]
        begin(anna)
        move = some_lay(anna)
        lay(anna, move)
        eve.until(lambda message: bool((message["hands"][0]["view"]["watched"] or [{"laid": []}])[0]["laid"]))
        assert view_of(eve)["watched"] == [view_of(anna)["own"]]


def test_the_log_of_a_match_in_play_is_nobodys_to_read(server: Server) -> None:
    """Records, positions and reviews tell the deal, so they come after the match."""
    table = Table(server, 2, game="tubyrinth")
    asked = {rest: table.ask("GET", rest) for rest in ("/record", "/position", "/position?event=2&seat=0", "/review")}
    assert {rest: answer.is_success for rest, answer in asked.items()} == dict.fromkeys(asked, False)
