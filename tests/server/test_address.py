"""Invitations lead where others can follow."""

import socket
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.requests import HTTPConnection

from server.playing import Table
from server.running import Server
from vierling.server.api.address import is_local, network_address, origin_of
from vierling.server.api.guard import address_of
from vierling.server.run import announce
from vierling.words import say


def opened_as(name: str, scheme: str = "http", **settings: Any) -> HTTPConnection:
    app = SimpleNamespace(state=SimpleNamespace(settings=SimpleNamespace(**{"public_url": "", **settings})))
    return HTTPConnection(
        {"type": "http", "scheme": scheme, "path": "/", "app": app, "headers": [(b"host", name.encode())]}
    )


@pytest.mark.parametrize("host", ["127.0.0.1", "127.8.9.1", "localhost", "vierling.localhost", "::1", "[::1]"])
def test_only_this_machine_knows_itself_by_these_names(host: str) -> None:
    assert is_local(host)


@pytest.mark.parametrize("host", ["192.168.1.7", "10.0.0.2", "games.example", "localhost.example", "[fe80::1]", ""])
def test_others_may_know_a_machine_by_these(host: str) -> None:
    assert not is_local(host)


def test_the_networks_address_is_one_of_this_machine() -> None:
    found = network_address()
    if found is not None:
        assert not is_local(found)
        with socket.socket() as door:
            door.bind((found, 0))  # refused for an address that another machine has


def test_whoever_opened_the_page_on_the_servers_machine_invites_with_the_networks_address() -> None:
    found = network_address() or "127.0.0.1"
    assert origin_of(opened_as("127.0.0.1:8000", host="0.0.0.0")) == f"http://{found}:8000"
    assert origin_of(opened_as("localhost:8000", host="::")) in {f"http://{found}:8000", "http://localhost:8000"}
    assert origin_of(opened_as("games.example", "https", host="0.0.0.0")) == "https://games.example"
    assert origin_of(opened_as("127.0.0.1:8000", host="127.0.0.1")) == "http://127.0.0.1:8000"
    assert origin_of(opened_as("127.0.0.1", host="0.0.0.0", public_url="https://v.example/")) == "https://v.example"


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_there_is_no_code_for_a_link_that_only_this_machine_can_open(server: Server, language: str) -> None:
    table = Table(server, people=1, start=False)
    answer = server.client.get(f"/api/tables/{table.id}/qr.svg", headers={"Accept-Language": language})
    assert answer.status_code == 409
    assert answer.json()["error"] == {"code": "only-here", "message": say(language, "error-only-here"), "where": None}


def test_a_server_for_this_machine_says_how_to_let_others_in(capsys: pytest.CaptureFixture[str]) -> None:
    announce("127.0.0.1", 8000)
    assert capsys.readouterr().out.splitlines() == [
        "Vierling is open at http://127.0.0.1:8000",
        "Only this machine can open it; --host 0.0.0.0 lets in phones and other computers.",
    ]


def test_a_server_for_everybody_names_an_address_that_can_be_opened(capsys: pytest.CaptureFixture[str]) -> None:
    announce("0.0.0.0", 8000)
    assert "0.0.0.0:8000" not in capsys.readouterr().out
    announce("2001:db8::7", 8000)
    assert capsys.readouterr().out == "Vierling is open at http://[2001:db8::7]:8000\n"


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8:0:1::1", "2001:db8:0:1:ffff::2", True),  # one household
        ("2001:db8:0:1::1", "2001:db8:0:2::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("testclient", "testclient", True),
    ],
)
def test_limits_count_an_ipv6_household_as_one(one: str, other: str, same: bool) -> None:
    assert (address_of({"client": (one, 1)}) == address_of({"client": (other, 2)})) is same
