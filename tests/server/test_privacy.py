"""What people can have done with what is stored about them, and what is never stored."""

from collections.abc import Callable

import pytest

from server.playing import Stranger, Table, open_socket
from server.running import Server
from vierling.game import IllegalMove
from vierling.server.logs import Discreet
from vierling.server.store.trouble import Trouble

VISITOR = "203.0.113.77"  # reserved for documentation: nothing else here has it
FROM = {"X-Forwarded-For": VISITOR}


def stored(server: Server) -> bytes:
    return b"".join(file.read_bytes() for file in sorted(server.database.parent.glob("vierling.db*")))


def code_of(table: Table, method: str, rest: str = "", token: str | None = None) -> tuple[int, str]:
    answer = table.ask(method, rest, token)
    return answer.status_code, answer.json()["error"]["code"]


def test_a_host_closes_a_table_for_good(server: Server) -> None:
    table = Table(server, 2)
    assert code_of(table, "POST", "/close", table.tokens[1]) == (403, "not-host")
    with table.device(0) as anna, table.device(1) as bo:
        facts = table.do("POST", "/close")
        assert (facts["closed"], anna.closed_with(), bo.closed_with()) == (True, 4410, 4410)
    assert Stranger(server, table.id).closed_with() == 4410
    assert code_of(table, "POST", "/resume") == (410, "table-closed")
    assert code_of(table, "POST", "/close") == (410, "table-closed")
    assert table.look()["closed"]


def test_a_finished_match_at_a_closed_table_is_still_told(finished: Table) -> None:
    record = finished.ask("GET", "/record").text
    finished.do("POST", "/close")
    assert finished.ask("GET", "/record").text == record
    assert finished.ask("GET", "/position").status_code == 200


def test_a_host_deletes_a_table_and_nothing_is_left(server: Server) -> None:
    table = Table(server, 2)
    table.do("PATCH", "/seats/0", table.tokens[0], name="Wilhelmina")
    assert b"Wilhelmina" in stored(server)
    assert code_of(table, "DELETE", "", table.tokens[0]) == (403, "not-host")
    with table.device(0) as anna:
        assert table.ask("DELETE").status_code == 204
        assert anna.closed_with() == 4411
    assert code_of(table, "GET") == (404, "no-table")
    assert code_of(table, "DELETE") == (404, "no-table")
    assert b"Wilhelmina" not in stored(server)
    assert table.id.encode() not in stored(server)


def test_a_name_is_removed_by_its_holder_alone(server: Server) -> None:
    table = Table(server, 2)
    table.do("PATCH", "/seats/0", table.tokens[0], name="Bartholomew")
    assert code_of(table, "DELETE", "/name") == (403, "not-seated")  # not even by the host
    assert server.client.delete(f"/api/tables/{table.id}/name").status_code == 403
    with table.device(1) as bo:
        assert table.ask("DELETE", "/name", table.tokens[0]).status_code == 204
        bo.until(lambda message: message["table"]["seats"][0]["name"] == "N. N.")
    assert b"Bartholomew" not in stored(server)
    assert [seat["name"] for seat in table.look()["seats"]] == ["N. N.", "Bo"]
    assert code_of(Table(server), "DELETE", "/name", table.tokens[0]) == (403, "not-seated")


def test_people_take_along_what_is_theirs(server: Server, finished: Table) -> None:
    address = f"/api/tables/{finished.id}/export"
    taken = server.client.post(address, json={"tokens": [finished.tokens[1], "a-strangers-token-of-nobody"]}).json()
    assert taken["seats"] == [{"seat": 1, "name": "Bo"}]
    (match,) = taken["matches"]
    assert match["record"] == finished.ask("GET", "/record").text
    stranger = server.client.post(address, json={"tokens": ["a-strangers-token-of-nobody"]})
    assert stranger.status_code == 403
    running = Table(server)
    answer = server.client.post(f"/api/tables/{running.id}/export", json={"tokens": running.tokens})
    assert answer.json()["matches"] == []
    assert not any(token in answer.text for token in (*running.tokens, running.host))


def test_the_house_says_how_long_it_keeps_tables(own_server: Callable[..., Server]) -> None:
    facts = own_server(archive_days=7, delete_days=0).client.get("/api/house").json()
    assert facts == {"notice": None, "archive_days": 7, "delete_days": 0}


def test_no_address_is_written_anywhere(own_server: Callable[..., Server]) -> None:
    running = own_server(puzzles_per_minute=1)
    table = Table(running, bots=["easy"])
    for path in ("/", f"/t/{table.id}", f"/api/tables/{table.id}", "/nowhere", "/api/admin/tables"):
        running.client.get(path, headers=FROM)
    for _ in range(3):
        running.client.get(f"/api/tables/{table.id}/review", headers=FROM)  # refused, then too many
    running.client.post("/api/tables", headers=FROM, content=b"{")
    with open_socket(running, table.id, additional_headers=FROM) as socket:
        socket.send("no hello")
        assert "refused" in str(socket.recv())
    token = running.database.with_name("vierling.db-admin").read_text().strip()
    admin = {"Authorization": f"Bearer {token}"}
    running.client.put("/api/admin/bans", headers=admin, json={"address": VISITOR, "seconds": 60})
    assert running.client.get("/", headers=FROM).status_code == 403
    running.restart()
    assert VISITOR.encode() not in stored(running)
    assert VISITOR not in running.printed()
    assert running.client.get("/", headers=FROM).status_code == 200


def told_of(problem: Exception) -> str:
    """As the report has it once it was raised."""
    with pytest.raises(type(problem)) as caught:
        raise problem
    return Discreet().formatException((caught.type, caught.value, caught.tb))


def test_the_report_tells_what_went_wrong_and_where_but_no_move() -> None:
    problem = KeyError("c3 again")
    problem.__cause__ = IllegalMove("cell-taken", "c3 is not free", cell="c3")
    told = told_of(problem)
    assert "c3" not in told
    assert [line for line in told.splitlines() if not line.startswith(" ")] == [
        "Traceback (most recent call last):",
        "IllegalMove",
        "Traceback (most recent call last):",
        "KeyError",
    ]
    assert "in told_of" in told


def test_the_report_tells_in_full_what_the_disk_says() -> None:
    told = told_of(Trouble("database or disk is full"))
    assert told.endswith("Trouble: database or disk is full")
