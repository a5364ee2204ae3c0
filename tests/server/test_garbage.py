"""Whatever else may arrive over a socket."""

import json
import logging
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from server.playing import Message, Stranger, Table, new_token, open_socket
from server.running import Server
from vierling.server.logs import blame_the_client
from vierling.words import LANGUAGES, say

MOVE = {"type": "move", "id": "a fine id", "match": 1, "seat": 0, "stamp": 1, "move": "a1"}
HELLO = {"type": "hello", "protocol": 1, "tokens": []}
GARBAGE: dict[str, str | bytes] = {
    "empty": "",
    "not JSON": "hello?",
    "half JSON": '{"type": "ping"',
    "binary": b"\x00\xff\xfe",
    "deep lists": "[" * 3000,
    "deep objects": '{"a":' * 600 + "1" + "}" * 600,
    "NaN": '{"type": "move", "stamp": NaN}',
    "lone surrogate": '{"type": "\\ud800"}',
    "null": "null",
    "a list": "[1, 2]",
    "a number": "1e999",
    "no type": "{}",
    "unknown type": '{"type": "cheat"}',
    "type twice": '{"type": "ping", "type": "cheat"}',
    "type is a list": '{"type": ["ping"]}',
    "a field of 3000 letters": json.dumps({**HELLO, "x" * 3000: 1}),
    "unknown field": '{"type": "ping", "more": 1}',
    "big message": json.dumps({"type": "ping", "more": "x" * 5000}),
    "seat as text": json.dumps({**MOVE, "seat": "0"}),
    "seat as float": json.dumps({**MOVE, "seat": 0.5}),
    "seat as boolean": json.dumps({**MOVE, "seat": True}),
    "seat below zero": json.dumps({**MOVE, "seat": -1}),
    "seat of 30 digits": json.dumps({**MOVE, "seat": 10**30}),
    "stamp of 30 digits": json.dumps({**MOVE, "stamp": 10**30}),
    "short id": json.dumps({**MOVE, "id": "short"}),
    "long id": json.dumps({**MOVE, "id": "x" * 65}),
    "id is null": json.dumps({**MOVE, "id": None}),
    "no move": json.dumps({**MOVE, "move": ""}),
    "long move": json.dumps({**MOVE, "move": "a" * 81}),
    "no match": json.dumps({name: each for name, each in MOVE.items() if name != "match"}),
    "another protocol": json.dumps({**HELLO, "protocol": 2}),
    "many tokens": json.dumps({**HELLO, "tokens": [new_token() for _ in range(101)]}),
    "short token": json.dumps({**HELLO, "tokens": ["short"]}),
    "token with a newline": json.dumps({**HELLO, "tokens": [new_token() + "\n"]}),
    "drawing as number": json.dumps({**HELLO, "drawing": 1}),
}


def is_refusal_of_garbage(heard: Message) -> bool:
    error = heard["error"]
    return heard["type"] == "refused" and heard["id"] is None and error.keys() == {"code", "message", "where"}


@pytest.fixture(scope="module")
def table(server: Server) -> Table:
    return Table(server, people=2)


@pytest.mark.parametrize("text", GARBAGE.values(), ids=GARBAGE)
def test_garbage_is_refused_and_the_device_plays_on(table: Table, text: str | bytes) -> None:
    with table.device(0) as anna:
        anna.socket.send(text)
        assert is_refusal_of_garbage(anna.hear("refused"))
        anna.send({"type": "ping"})
        assert anna.hear("pong").keys() == {"type", "now"}


@pytest.mark.parametrize("text", GARBAGE.values(), ids=GARBAGE)
def test_garbage_before_hello_is_refused_as_text_and_hello_still_works(table: Table, text: str | bytes) -> None:
    with Stranger(table.server, table.id) as stranger:
        stranger.socket.send(text)
        assert is_refusal_of_garbage(stranger.next())
        stranger.socket.send(json.dumps({**HELLO, "tokens": [table.tokens[0]]}))
        assert stranger.next()["mine"] == [0]


@pytest.mark.parametrize("said", [MOVE, {"type": "ping"}])
def test_nobody_moves_or_pings_before_hello(table: Table, said: Any) -> None:
    with Stranger(table.server, table.id) as stranger:
        stranger.socket.send(json.dumps(said))
        assert stranger.next()["error"] == {
            "code": "invalid",
            "message": "type is not valid.",
            "where": "type",
        }


@pytest.mark.parametrize("language", LANGUAGES)
def test_garbage_is_refused_in_the_devices_language(table: Table, language: str) -> None:
    sentence = say(language, "error-not-json")
    with table.device(0, language=language) as anna:
        anna.socket.send("garbage")
        assert anna.hear("refused")["error"]["message"] == sentence
    headers = {"Accept-Language": f"{language}-XX, en;q=0.5"}
    with Stranger(table.server, table.id, additional_headers=headers) as stranger:
        stranger.socket.send("garbage")
        assert stranger.next()["error"]["message"] == sentence


def test_an_unknown_language_falls_back_to_english(table: Table) -> None:
    with table.device(0, language="tlh") as anna:
        anna.socket.send("garbage")
        assert anna.hear("refused")["error"]["message"] == say("en", "error-not-json")


def test_the_twentieth_garbage_message_closes_the_socket(table: Table) -> None:
    with table.device(0) as anna:
        for _ in range(20):
            anna.socket.send("garbage")
        assert anna.closed_with() == 1008
        assert sum(heard["type"] == "refused" for heard in anna.heard) == 20


def test_the_twentieth_garbage_message_before_hello_closes_the_socket(table: Table) -> None:
    with Stranger(table.server, table.id) as stranger:
        for _ in range(20):
            stranger.socket.send("garbage")
        assert stranger.closed_with() == 1008


def test_a_giant_message_closes_the_socket(table: Table) -> None:
    with table.device(0) as anna:
        anna.socket.send("x" * 20_000)
        assert anna.closed_with() == 1009


def test_text_that_is_not_utf8_is_refused_like_any_other_garbage(table: Table) -> None:
    text_of_two_bytes, mask = b"\x81\x82", b"\0\0\0\0"
    with table.device(0) as anna:
        anna.socket.socket.sendall(text_of_two_bytes + mask + b"\xc3\x28")
        assert anna.hear("refused")["error"]["code"] == "not-json"
        assert anna.write("a1")["type"] == "done"
    assert "Traceback" not in table.server.printed()


def test_such_text_before_the_table_is_found_is_worth_one_line_of_the_report() -> None:
    mistake, ours = UnicodeDecodeError("utf-8", b"\xc3", 0, 1, "unexpected end"), KeyError("a bug")
    for problem, kept in ((mistake, False), (ours, True)):
        record = logging.LogRecord("uvicorn.error", logging.ERROR, "", 0, "", (), (type(problem), problem, None))
        assert blame_the_client(record)
        assert bool(record.exc_info) is kept


def test_a_device_that_says_nothing_is_disconnected(table: Table) -> None:
    with Stranger(table.server, table.id) as stranger:
        assert stranger.closed_with() == 1008


def test_there_is_no_socket_at_a_table_that_does_not_exist(server: Server) -> None:
    for table in ("quiet-otter-22222", "nowhere", "x" * 5000, "%00", "%2e%2e"):
        with Stranger(server, table) as stranger:
            assert stranger.closed_with() == 4404


def test_a_socket_at_any_other_path_is_refused(server: Server) -> None:
    with pytest.raises(InvalidStatus, match="403"):
        open_socket(server, "x/y")
