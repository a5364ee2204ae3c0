"""What whoever runs a server can do while it runs, over HTTP."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from server.playing import Stranger, Table
from server.running import Server

ADDRESS = "203.0.113.5"
NETWORK = "2001:db8:1:2"


def visit(server: Server, address: str, path: str = "/api/games", **headers: str) -> httpx.Response:
    return server.client.get(path, headers={"X-Forwarded-For": address, **headers})


def token_of(server: Server) -> str:
    return server.database.with_name("vierling.db-admin").read_text().strip()


def ask(server: Server, method: str, path: str, token: str | None = None, **body: Any) -> httpx.Response:
    headers = {"Authorization": f"Bearer {token or token_of(server)}"}
    return server.client.request(method, f"/api/admin/{path}", headers=headers, json=body or None)


@pytest.fixture
def bans(server: Server) -> Iterator[None]:
    """Lifted after the test."""
    yield
    for each in ask(server, "GET", "bans").json():
        ask(server, "DELETE", f"bans/{each['address'].partition('/')[0]}")


@pytest.mark.parametrize("token", ["", "wrong", "ä" * 30, "x" * 5000])
def test_without_the_token_there_is_nothing_here(server: Server, token: str) -> None:
    headers = {b"Authorization": f"Bearer {token}".encode()} if token else {}
    for method, path in (("GET", "tables"), ("PUT", "bans"), ("PUT", "notice"), ("DELETE", "tables/a-table-of-mine")):
        answer = server.client.request(method, f"/api/admin/{path}", headers=headers, json={})
        assert (answer.status_code, answer.json()["error"]["code"]) == (404, "not-found")


def test_the_token_is_in_a_file_that_only_its_owner_can_read(server: Server) -> None:
    file = server.database.with_name("vierling.db-admin")
    assert file.stat().st_mode & 0o777 == 0o600
    assert len(token_of(server)) >= 32


def test_tables_are_listed_without_names_unless_asked(server: Server) -> None:
    table = Table(server, 2, bots=["easy"], start=False)
    with table.device(0), table.device(1):
        listed = ask(server, "GET", "tables?most=1000").json()
        named = ask(server, "GET", "tables?most=1000&names=true").json()
    (facts,) = [each for each in listed if each["id"] == table.id]
    facts.pop("opened")
    assert facts == {
        "id": table.id,
        "game": "knister",
        "phase": "lobby",
        "seats": 3,
        "devices": 2,
        "entries": 4,
        "archived": False,  # made, and three have sat down
    }
    (names,) = [each["names"] for each in named if each["id"] == table.id]
    assert names[:2] == ["Anna", "Bo"]


def test_an_admin_closes_and_deletes_any_table(server: Server) -> None:
    table = Table(server)
    with table.device(0) as anna:
        assert ask(server, "POST", f"tables/{table.id}/close").status_code == 204
        assert anna.closed_with() == 4410
    assert ask(server, "DELETE", f"tables/{table.id}").status_code == 204
    assert table.ask("GET").status_code == 404
    assert ask(server, "DELETE", f"tables/{table.id}").json()["error"]["code"] == "no-table"


@pytest.mark.usefixtures("bans")
def test_a_banned_address_is_shut_out_and_nobody_else(server: Server) -> None:
    table = Table(server)
    with Stranger(server, table.id, additional_headers={"X-Forwarded-For": ADDRESS}) as inside, table.device(0) as anna:
        inside.send({"type": "ping"})
        inside.hear("refused")  # it has not said hello, but it is inside
        assert ask(server, "PUT", "bans", address=ADDRESS, seconds=600).status_code == 200
        assert inside.closed_with() == 4403
        assert anna.write("a1")["type"] == "done"
    refused = visit(server, ADDRESS)
    assert (refused.status_code, refused.json()["error"]["code"]) == (403, "banned")
    page = visit(server, ADDRESS, "/", accept="text/html", **{"accept-language": "de"})
    assert (page.status_code, page.text) == (403, "Diese Adresse ist hier eine Weile ausgesperrt.")
    late = Stranger(server, table.id, additional_headers={"X-Forwarded-For": ADDRESS})
    assert late.closed_with() == 4403
    assert visit(server, "203.0.113.6").status_code == 200
    own = visit(server, ADDRESS, "/api/admin/bans", Authorization=f"Bearer {token_of(server)}")
    assert own.status_code == 200  # whoever banned themselves can get in again
    assert ask(server, "DELETE", f"bans/{ADDRESS}").status_code == 200
    assert visit(server, ADDRESS).status_code == 200


@pytest.mark.usefixtures("bans")
def test_a_ban_of_an_ipv6_address_is_for_its_network(server: Server) -> None:
    assert ask(server, "PUT", "bans", address=f"{NETWORK}::1", seconds=60).json()["address"] == f"{NETWORK}::/64"
    assert visit(server, f"{NETWORK}:ffff::99").status_code == 403
    assert visit(server, "2001:db8:1:3::1").status_code == 200


def test_connected_addresses_are_listed(server: Server) -> None:
    table = Table(server)
    with Stranger(server, table.id, additional_headers={"X-Forwarded-For": ADDRESS}) as guest:
        guest.hello([])
        guest.hear("table")
        (found,) = [each for each in ask(server, "GET", "addresses").json() if each["address"] == ADDRESS]
    assert found == {"address": ADDRESS, "sockets": 1, "tables": [table.id]}


def test_bad_orders_are_refused(server: Server) -> None:
    assert ask(server, "PUT", "bans", address="nix", seconds=5).json()["error"]["code"] == "no-address"
    assert ask(server, "PUT", "bans", address=ADDRESS, seconds=0).status_code == 422
    for text in ("two\nlines", "x" * 301, ""):
        assert ask(server, "PUT", "notice", text=text).status_code == 422
    assert ask(server, "DELETE", "bans/203.0.113.200").status_code == 404
