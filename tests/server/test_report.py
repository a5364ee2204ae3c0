"""The report on a match of Input, once it is over."""

from server.playing import Table, is_over
from server.running import Server
from server.touching import lay_agreed, play_out


def test_a_report_is_given_when_the_match_is_over(server: Server) -> None:
    table = lay_agreed(server)
    assert table.ask("GET", "/report").json()["error"]["code"] == "not-over"
    with table.device(0, 1) as device:
        play_out(device)
    looks = table.ask("GET", "/report").json()
    turns = device.hand(0)["view"]["turn"]
    assert [look["turn"] for look in looks] == list(range(1, turns + 1))
    assert all(len(look["known"]) == 7 for look in looks)
    assert table.ask("GET", "/report?match=2").json()["error"]["code"] == "no-match"


def test_other_games_have_no_report(server: Server) -> None:
    table = Table(server, 1)
    with table.device(0) as device:
        while not is_over(device.message):
            device.until(lambda message: message["outcome"] is not None or 0 in message["to_move"])
            if not is_over(device.message):
                device.write(device.hand(0)["moves"][0], 0)
    answer = table.ask("GET", "/report")
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "no-report")
