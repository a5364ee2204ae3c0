"""The pact over the network: a device commits, opens, and checks the record with a verifier of its own."""

import secrets
from hashlib import sha256
from random import Random
from typing import Any

import pytest

from second_verifier import complaints
from server.playing import Device, Message, new_token, play_match
from server.running import Server


class Pledged:
    """A table for one whose device has committed to a nonce; its match has started."""

    def __init__(self, server: Server, game: str = "knister", **more: Any) -> None:
        self.server = server
        self.nonce = secrets.token_hex(32)
        self.key = new_token()
        commitment = sha256(bytes.fromhex(self.nonce)).hexdigest()
        people = [{"name": "Anna", "token": self.key}]
        wish = {"token": new_token(), "game": game, "people": people, "start": True, "commitment": commitment, **more}
        answer = server.client.post("/api/tables", json=wish)
        self.made: Message = answer.json()
        self.status = answer.status_code

    def put(self, what: str, language: str = "en", **body: Any) -> Any:
        headers = {"Authorization": f"Bearer {self.key}", "Accept-Language": language}
        return self.server.client.put(f"/api/tables/{self.made['id']}/{what}", json=body, headers=headers)


def test_a_match_waits_for_the_nonce_and_its_record_can_be_checked(server: Server) -> None:
    table = Pledged(server)
    pact = table.made["pact"]
    assert (table.made["phase"], pact["settled"], pact["secret"], pact["nonces"]) == ("playing", False, None, [])
    told = table.put("nonce", nonce=table.nonce).json()["pact"]
    assert (told["settled"], told["seal"], told["nonces"]) == (True, pact["seal"], [[0, table.nonce]])
    with Device(server, table.made["id"], [table.key]) as device:
        play_match([device], Random(3))
        shown = device.message["table"]["pact"]
    assert sha256(bytes.fromhex(shown["secret"])).hexdigest() == pact["seal"]
    record = server.client.get(f"/api/tables/{table.made['id']}/record").text
    assert f"seal: {pact['seal']}\n" in record
    assert f"nonce 1: {table.nonce}\n" in record
    assert list(complaints(record)) == []


def test_a_device_that_never_opens_holds_nobody_up(server: Server) -> None:
    table = Pledged(server)
    with Device(server, table.made["id"], [table.key]) as device:
        message = device.until(lambda message: bool(message["to_move"]))
    assert message["table"]["pact"]["settled"]
    assert message["table"]["pact"]["nonces"] == []
    assert len(message["table"]["pact"]["commitments"]) == 1
    late = table.put("nonce", nonce=table.nonce)
    assert (late.status_code, late.json()["error"]["code"]) == (409, "nonce-late")


REFUSED: list[tuple[str, dict[str, Any], int, str, str]] = [
    ("nonce", {"nonce": "zz"}, 422, "not-hex", "body.nonce"),
    ("nonce", {"nonce": "A" * 64}, 422, "not-hex", "body.nonce"),
    ("nonce", {"nonce": "0" * 64}, 422, "nonce-differs", "body.nonce"),
    ("nonce", {}, 422, "missing", "body.nonce"),
    ("nonce", {"nonce": 7}, 422, "invalid", "body.nonce"),
    ("commitment", {"commitment": "0" * 63}, 422, "not-hex", "body.commitment"),
]


def test_what_does_not_fit_is_refused_in_the_language_of_whoever_asks(server: Server) -> None:
    table = Pledged(server)
    for what, body, status, code, where in REFUSED:
        answer = table.put(what, **body)
        assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)
        assert answer.json()["error"]["where"] == where
    german = table.put("nonce", "de", nonce="0" * 64).json()["error"]["message"]
    assert german == "Das ist nicht die Zufallszahl, auf die du dich festgelegt hast."
    table.key = new_token()
    assert table.put("commitment", commitment="0" * 64).status_code == 403


@pytest.mark.parametrize("commitment", ["", "xyz", "A" * 64, 5])
def test_a_table_is_not_made_with_a_commitment_that_is_none(server: Server, commitment: Any) -> None:
    table = Pledged(server, commitment=commitment)
    assert table.status == 422
    assert table.made["error"]["where"] == "body.commitment"
