"""The next match with the same people, and the records of both."""

from random import Random

from server.playing import Table, new_token, play_match
from server.running import Server
from vierling import Match


def test_the_same_people_play_again_and_each_match_has_its_own_record(server: Server, rng: Random) -> None:
    table = Table(server, people=2)
    with table.devices() as devices:
        play_match(devices, rng)
        first = table.ask("GET", "/record").text
        facts = table.do("POST", "/rematch", table.tokens[1])
        assert (facts["match"], facts["phase"]) == (1, "over"), "the other one has not answered"
        facts = table.do("POST", "/rematch", table.tokens[0])
        assert (facts["match"], facts["phase"]) == (2, "playing")
        assert table.ask("GET", "/record?match=2").status_code == 409
        assert table.ask("GET", "/record?match=1").text == first
        for device in devices:
            device.until(lambda message: message["table"]["match"] == 2 and message["outcome"] is None)
        play_match(devices, rng)
        points = devices[0].message["outcome"]["points"]
    second = table.ask("GET", "/record?match=2")
    assert second.headers["content-type"] == "text/plain; charset=utf-8"
    assert table.ask("GET", "/record").text == second.text != first
    assert table.ask("GET", "/record?match=1").text == first
    for text in (first, second.text):
        match = Match.read(text)
        assert match.record() == text
        assert match.outcome
    assert list(Match.read(second.text).outcome.points) == points  # type: ignore[union-attr]  # asserted above


def test_a_stranger_cannot_ask_for_a_rematch(server: Server, rng: Random) -> None:
    table = Table(server, people=1)
    with table.device(0) as anna:
        play_match([anna], rng)
    assert table.ask("POST", "/rematch", new_token()).json()["error"]["code"] == "not-seated"
    assert server.client.post(f"/api/tables/{table.id}/rematch").status_code == 403
    assert table.do("POST", "/rematch")["match"] == 2


def test_a_name_changed_after_the_first_match_appears_only_in_the_second_record(server: Server, rng: Random) -> None:
    table = Table(server, people=1)
    with table.device(0) as anna:
        play_match([anna], rng)
        table.do("PATCH", "/seats/0", table.tokens[0], name="Änne 🦦")
        table.do("POST", "/rematch")
        anna.until(lambda message: message["table"]["match"] == 2 and message["outcome"] is None)
        play_match([anna], rng)
    assert Match.read(table.ask("GET", "/record?match=1").text).names == ("Anna",)
    assert Match.read(table.ask("GET", "/record?match=2").text).names == ("Änne 🦦",)
