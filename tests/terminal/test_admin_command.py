"""`vierling admin`, with a server that runs."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from server.playing import Table
from server.running import Server

Command = Callable[..., Any]
Admin = Callable[..., Any]


@pytest.fixture
def admin(server: Server, command: Command, monkeypatch: pytest.MonkeyPatch) -> Admin:
    def run(*arguments: str, **environment: str) -> Any:
        found = {"VIERLING_DATABASE": str(server.database), "VIERLING_LANGUAGE": "en", **environment}
        with monkeypatch.context() as patch:
            for name, value in found.items():
                patch.setenv(name, value)
            return command("admin", "--server", server.address, *arguments)

    return run


def test_the_command_does_all_of_it(server: Server, admin: Admin) -> None:
    table = Table(server)
    listed = admin("list", "--most", "1000")
    (line,) = [line for line in listed.out.splitlines() if table.id in line]
    assert line.split()[1:4] == ["Knister", "playing", "1"]
    assert admin("ban", "2001:db8::7", "--for", "2h").out.startswith("2001:db8::/64 is banned for 2h. Bans are")
    assert "2001:db8::/64" in admin("bans").out
    assert admin("unban", "2001:db8::/64", "--json").out == '{"address": "2001:db8::/64"}\n'
    assert admin("close", table.id, VIERLING_LANGUAGE="de").out == f"{table.id} ist geschlossen.\n"
    assert json.loads(admin("delete", table.id, "--json").out) == {"table": table.id}
    assert admin("motd", "Back <b>at</b> eight").code == 0
    assert server.client.get("/api/house").json()["notice"] == "Back <b>at</b> eight"
    assert admin("motd", "--clear").code == 0
    assert server.client.get("/api/house").json()["notice"] is None


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["close", "quiet-otter-aaaaa"], "There is no table quiet-otter-aaaaa."),
        (["ban", "nix"], "'nix' is not an IP address."),
        (["ban", "203.0.113.9", "--for", "5x"], "--for: '5x' is not a time"),
        (["ban", "203.0.113.9", "--for", "366d"], "--for: '366d' is not a time"),
        (["motd"], "give the message's text, or --clear"),
        (["motd", "text", "--clear"], "give the message's text, or --clear"),
        (["list", "--most", "0"], "--most: '0' is not a whole number"),
        (["unban", "203.0.113.9"], "203.0.113.9 is not banned."),
    ],
)
def test_a_mistake_gets_one_sentence_and_code_2(admin: Admin, arguments: list[str], sentence: str) -> None:
    said = admin(*arguments)
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith(f"vierling: {sentence}")
    assert said.err.count("\n") == 1


def test_a_wrong_token_a_wrong_server_and_a_missing_token_are_told_apart(admin: Admin) -> None:
    wrong = admin("list", VIERLING_ADMIN_TOKEN="x" * 30)
    assert "does not accept this token" in wrong.err
    missing = admin("list", VIERLING_DATABASE="/nowhere/at-all.db")
    assert "/nowhere/at-all.db-admin cannot be read" in missing.err
    nobody = admin("--server", "http://127.0.0.1:1", "list")
    assert "http://127.0.0.1:1 does not answer" in nobody.err
    strange = admin("--server", "quatsch", "list")
    assert "'quatsch' is not the address of a server" in strange.err
    assert {each.code for each in (wrong, missing, nobody, strange)} == {2}
