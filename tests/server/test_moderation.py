"""Moderation over HTTP and sockets: who is told what, and who may do what."""

import httpx
import pytest

from server.playing import Device, Table, new_token
from server.running import Server
from server.test_seats import replace_token
from vierling.words import LANGUAGES, say


def refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


def test_a_name_like_another_is_refused_with_one_that_is_free(server: Server) -> None:
    table = Table(server, people=2, start=False)
    newcomer = {"name": "ANNA", "token": new_token()}
    for language in LANGUAGES:
        heard = {"Accept-Language": language}
        answer = server.client.post(f"/api/tables/{table.id}/seats", json=newcomer, headers=heard)
        sentence = say(language, "error-name-taken", {"other": "Anna", "instead": "ANNA 2"})
        wanted = {"code": "name-taken", "message": sentence, "where": "body.name", "instead": "ANNA 2"}
        assert (answer.status_code, answer.json()["error"]) == (409, wanted)
    assert refused(table.ask("PATCH", "/seats/1", table.tokens[1], name="аnna")) == (409, "name-taken")  # noqa: RUF001
    assert len(table.look()["seats"]) == 2


def test_two_who_are_called_alike_cannot_be_seated_with_the_table_either(server: Server) -> None:
    people = [{"name": name, "token": new_token()} for name in ("Anna", "Bo", "anna")]
    answer = server.client.post("/api/tables", json={"token": new_token(), "game": "knister", "people": people})
    assert refused(answer) == (409, "name-taken")
    assert answer.json()["error"]["where"] == "body.people.2.name"


@pytest.mark.parametrize(
    ("name", "code"),
    [(" ", "name-empty"), ("a\u202eb", "name-hidden"), ("x" * 25, "name-long"), ("\u0301", "name-marks")],
)
def test_a_bad_name_is_refused_with_its_reason(server: Server, name: str, code: str) -> None:
    table = Table(server, people=0, start=False)
    answer = server.client.post(f"/api/tables/{table.id}/seats", json={"name": name, "token": new_token()})
    assert refused(answer) == (422, code)
    assert answer.json()["error"]["where"] == "body.name"


def test_all_are_told_of_a_new_link_and_the_old_holder_why(server: Server) -> None:
    table = Table(server, people=2)
    with table.device(0) as anna, table.device(1) as bo, table.device() as spectator:
        fresh = new_token()
        assert replace_token(table, 1, fresh) == 200
        for device in (anna, bo, spectator):
            device.until(lambda message: message["table"]["seats"][1]["relinked"] is not None)
        bo.until(lambda message: message["ended"] == ["relinked"])
        assert bo.message["mine"] == [None]
        assert anna.message["ended"] == [None]
        with Device(server, table.id, [fresh]) as found:
            assert (found.message["mine"], found.message["ended"]) == ([1], [None])


def test_whoever_is_removed_in_a_match_is_told_and_opens_nothing(server: Server) -> None:
    table = Table(server, people=2)
    with table.device(0) as anna, table.device(1) as bo:
        draft = bo.draft("a1")
        table.do("DELETE", "/seats/1")
        bo.until(lambda message: message["ended"] == ["removed"])
        assert bo.hand()["seat"] is None
        assert bo.post(draft)["error"]["code"] == "not-yours"
        anna.until(lambda message: message["table"]["seats"][1]["kind"] == "bot")
        anna.until(lambda message: message["to_move"] == [0])  # the bot has written


def test_muting_over_http(server: Server) -> None:
    table = Table(server, people=2, start=False)
    facts = table.do("PUT", "/seats/1/mute")
    assert (facts["seats"][1]["name"], facts["seats"][1]["muted"]) == ("", True)
    assert refused(table.ask("PATCH", "/seats/1", table.tokens[1], name="Bob")) == (403, "muted")
    assert refused(table.ask("PUT", "/seats/1/mute", table.tokens[0])) == (403, "not-host")
    assert refused(table.ask("DELETE", "/seats/1/mute", table.tokens[1])) == (403, "not-host")
    assert table.do("DELETE", "/seats/1/mute")["seats"][1]["name"] == "Bo"
    page = server.client.get(f"/t/{table.id}", headers={"Accept": "text/html"}).text
    assert "Anna" in page
    table.do("PUT", "/seats/0/mute")
    assert "Anna" not in server.client.get(f"/t/{table.id}", headers={"Accept": "text/html"}).text


def test_locking_over_http(server: Server) -> None:
    table = Table(server, people=1, start=False)
    assert table.do("PATCH", "/lock", locked=True, spectators=False)["locked"] is True
    assert table.look()["spectators"] is False
    answer = server.client.post(f"/api/tables/{table.id}/seats", json={"name": "Bo", "token": new_token()})
    assert refused(answer) == (403, "locked")
    assert refused(table.ask("PATCH", "/lock", table.tokens[0], locked=False)) == (403, "not-host")
    assert table.ask("PATCH", "/lock", locked="yes").json()["error"]["where"] == "body.locked"
    assert table.do("PATCH", "/lock", locked=False)["spectators"] is False, "only what was named has changed"


def test_handing_on_over_http_changes_who_may_do_what(server: Server) -> None:
    table = Table(server, people=2)
    with table.device(0, host=table.host) as anna, table.device(1) as bo:
        assert (anna.message["host"], bo.message["host"]) == (True, False)
        table.do("PUT", "/host", seat=1)
        anna.until(lambda message: not message["host"])
        bo.until(lambda message: message["host"])
        assert bo.message["table"]["handed"]["by"] == "host"
        assert [seat["host"] for seat in bo.message["table"]["seats"]] == [False, True]
        assert refused(table.ask("POST", "/pause")) == (403, "not-host")
        assert table.do("POST", "/pause", table.tokens[1])["phase"] == "paused"
        assert refused(table.ask("PUT", "/host", table.tokens[0], seat=0)) == (403, "not-host")
        assert refused(table.ask("PUT", "/host", table.tokens[1], seat=7)) == (404, "no-such-seat")


def test_nobody_takes_over_from_a_host_who_is_here(server: Server) -> None:
    table = Table(server, people=2)
    with table.device(0, host=table.host), table.device(1) as bo:
        assert bo.message["table"]["host_away"] is None
        assert refused(table.ask("PUT", "/vote", table.tokens[1], seat=1)) == (409, "host-here")
        assert refused(table.ask("PUT", "/vote", new_token(), seat=1)) == (403, "not-seated")
    assert table.look()["host_away"] is not None
