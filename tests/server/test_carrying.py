"""A match that is taken along from a server, and comes back: what travels, and who is told."""

from random import Random
from typing import Any

import pytest

from server.playing import Table, is_due
from server.running import Server
from vierling import Match


def played_on(record: str, rounds: int) -> str:
    """With dice of one's own choice."""
    match = Match.read(record)
    for _ in range(rounds):
        match.play(0, match.moves(0)[0], match.now + 10)
        match.roll(Random(1), match.now + 10)
    return match.record()


def copy(table: Table, **wish: Any) -> dict[str, Any]:
    return table.do("POST", "/copy", table.tokens[0], **wish)


def bring(table: Table, taken: dict[str, Any], record: str, **headers: str) -> Any:
    body = {"match": taken["match"], "events": taken["events"], "record": record}
    headers = {"Authorization": f"Bearer {table.tokens[0]}", **headers}
    return table.server.client.post(f"/api/tables/{table.id}/carried", json=body, headers=headers)


def test_every_device_at_the_table_is_told_what_was_played_elsewhere_once(server: Server) -> None:
    table = Table(server, 1)
    with table.device(0) as anna, table.device() as spectator:
        anna.write("a1", 0)
        anna.until(lambda message: message["hands"][0]["view"]["round"] == 2)
        taken = copy(table)
        assert taken["number"] == anna.message["number"]
        record = played_on(taken["record"], 4)
        answer = bring(table, taken, record)
        assert (answer.status_code, answer.json()["carried"], answer.json()["pact"]) == (200, True, None)
        for device in (anna, spectator):
            device.until(lambda message: message["hands"][0]["view"]["round"] == 6)
        assert bring(table, taken, record).status_code == 200
        assert table.look()["round"] == [6, 25]
        anna.until(is_due(0))
        anna.write("e5", 0)
        anna.until(lambda message: message["hands"][0]["view"]["round"] == 7)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "The match has gone on at this table"),
        ("de", "Die Partie ist an diesem Tisch inzwischen weitergegangen"),
        ("fr", "La partie a continué à cette table"),
    ],
)
def test_a_refusal_says_in_the_readers_language_that_the_match_went_on(
    server: Server, language: str, sentence: str
) -> None:
    table = Table(server, 1)
    taken = copy(table)
    with table.device(0) as anna:
        anna.write("a1", 0)
    answer = bring(table, taken, played_on(taken["record"], 1), **{"Accept-Language": language})
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "carry-moved-on")
    assert sentence in answer.json()["error"]["message"]
    assert table.look()["round"] == [2, 25]


def test_only_the_seats_token_opens_the_copy_and_what_hides_something_has_to_be_asked_for(server: Server) -> None:
    table = Table(server, 1)
    assert table.ask("POST", "/copy").status_code == 403  # the host's token is not the seat's
    assert server.client.post(f"/api/tables/{table.id}/copy", json={}).status_code == 403
    stones = Table(server, 1, game="input", bots=["easy"])
    with stones.device(0) as anna:
        anna.until(is_due(0))
        refused = stones.ask("POST", "/copy", stones.tokens[0])
        assert (refused.status_code, refused.json()["error"]["code"]) == (409, "carry-hidden")
        assert not stones.look()["carried"]
        assert "dice" in copy(stones, agreed=True)["record"]
        anna.until(lambda message: message["table"]["carried"])
    assert stones.look()["carried"]
