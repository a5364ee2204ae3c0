"""The board of a day is unknown to everybody until the clock of a try starts, whatever they ask for."""

from time import sleep
from typing import Any

from server.playing import Device, Message
from server.running import Server
from server.test_daily import ask, day


def begin(server: Server) -> Message:
    """Boards can be made once the solver has been compiled; until then one is asked to come again."""
    while True:
        made = ask(server, "tubyrinth-1")
        if made["status"] == 201:
            return made
        sleep(0.2)


def test_the_board_of_the_day_is_nowhere_before_the_clock_starts(server: Server) -> None:
    made = begin(server)
    table, wish = made["id"], made["wish"]
    own = {"Authorization": f"Bearer {wish['person']['token']}"}
    host = {"Authorization": f"Bearer {wish['token']}"}

    def asked() -> list[str]:
        """All that a stranger, the player and the host are told by HTTP."""
        client, address = server.client, f"/api/tables/{table}"
        found = [client.get(address, headers=headers).text for headers in ({}, own, host)]
        tokens = [wish["token"], wish["person"]["token"]]
        found.append(client.post(f"{address}/export", headers=own, json={"tokens": tokens}).text)
        found.append(client.post(f"{address}/pause", headers=host).text)
        found.append(client.post(f"{address}/resume", headers=host).text)
        return [*found, str(day(server, wish["device"]))]

    with Device(server, table, [wish["person"]["token"]]) as anna, Device(server, table, []) as stranger:
        view: dict[str, Any] = anna.hand(0)["view"]
        assert (view["phase"], view["options"]["board"], view["cards"]) == ("gather", "", [None])
        assert anna.hand(0)["moves"] == ["go"]
        assert anna.message["table"]["options"]["board"] == ""
        before = [str(made), str(anna.message), str(stranger.message), *asked()]
        anna.until(lambda message: message["table"]["phase"] == "playing")
        anna.write("go", 0)
        anna.until(lambda message: message["hands"][0]["view"]["own"] is not None)
        board = anna.hand(0)["view"]["own"]["board"]
        assert (board.count("/"), board[:8].strip(".#")) == (9, ""), "8 rows and two marks"
        assert anna.message["table"]["options"]["board"] == board
        rows = board.split("/")[:8]
        assert not [told for told in before if board in told or "/".join(rows) in told]
        assert board in asked()[1], "from now on it is no secret"
