"""One shape for every refusal, in three languages, with security headers everywhere."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import httpx
import pytest
import segno
from websockets.exceptions import ConnectionClosed

from server.playing import Stranger, Table, new_token
from server.running import Server
from vierling.live.errors import Refused, blame
from vierling.words import LANGUAGES, say

ORDER = {"token": "a-token-of-the-host-itself", "game": "knister"}
JSON = {"Content-Type": "application/json"}


def raw(text: str) -> dict[str, Any]:
    return {"content": text.encode(), "headers": JSON}


WRONG: dict[str, tuple[str, str, dict[str, Any], int, str]] = {
    "no such address": ("GET", "/nowhere", {}, 404, "not-found"),
    "no such API": ("GET", "/api/nowhere", {}, 404, "not-found"),
    "no such table": ("GET", "/api/tables/quiet-otter-22222", {}, 404, "no-table"),
    "not a table name": ("GET", "/api/tables/nope", {}, 422, "invalid"),
    "long address": ("GET", "/" + "x" * 5000, {}, 404, "not-found"),
    "NUL in the address": ("GET", "/%00", {}, 404, "not-found"),
    "path traversal": ("GET", "/..%2f..%2fsettings.py", {}, 404, "not-found"),
    "trailing slash": ("GET", "/api/games/", {}, 404, "not-found"),
    "wrong method": ("DELETE", "/api/games", {}, 405, "not-allowed"),
    "wrong method for tables": ("GET", "/api/tables", {}, 405, "not-allowed"),
    "wrong method for a file": ("PUT", "/theme.js", {}, 405, "not-allowed"),
    "options": ("OPTIONS", "/api/tables", {}, 405, "not-allowed"),
    "too big": ("POST", "/api/tables", {"content": b"x" * 40_000, "headers": JSON}, 413, "too-big"),
    "chunked": ("POST", "/api/tables", {"content": iter([b"{}"]), "headers": JSON}, 413, "too-big"),
    "no body": ("POST", "/api/tables", {}, 422, "missing"),
    "not JSON": ("POST", "/api/tables", {"content": b"{", "headers": JSON}, 422, "not-json"),
    "half a surrogate pair in a field's name": ("POST", "/api/tables", raw(r'{"\ud800": 1}'), 422, "invalid"),
    "half a surrogate pair that is repeated": (
        *("POST", "/api/games/tubyrinth/options"),
        *(raw(r'{"options": {"board": "\ud800"}}'), 422, "board-row"),
    ),
    "a field's name of 3000 letters": ("POST", "/api/tables", {"json": {**ORDER, "x" * 3000: 1}}, 422, "unknown-field"),
    "a pipeline of nine tiles": (
        *("POST", "/api/games/tubyrinth/solve"),
        *({"json": {"board": "......../" * 8 + "a1N/h8S", "tiles": [9]}}, 422, "tiles-outside"),
    ),
    "not UTF-8": ("POST", "/api/tables", {"content": b'{"a": "\xff"}', "headers": JSON}, 400, "not-json"),
    "too deep": ("POST", "/api/tables", {"content": b"[" * 9000, "headers": JSON}, 400, "not-json"),
    "huge number": ("POST", "/api/tables", {"content": b"9" * 5000, "headers": JSON}, 400, "not-json"),
    "a form": ("POST", "/api/tables", {"data": {"token": "x"}}, 422, "invalid"),
    "a list": ("POST", "/api/tables", {"json": [ORDER]}, 422, "invalid"),
    "lone surrogate": (
        "POST", "/api/tables", {"content": rb'{"token":"x","game":"\ud800"}', "headers": JSON}, 422, "invalid"
    ),
    "lone surrogate in an option": (
        "POST", "/api/tables",
        {"content": rb'{"token":"a-token-of-the-host-itself","game":"knister","options":{"\ud800":"\ud800"}}',
         "headers": JSON}, 422, "invalid"
    ),
    "refused by the game": ("POST", "/api/tables", {"json": {**ORDER, "options": {"grids": 2}}}, 422, "bad-option"),
}  # fmt: skip


def is_error(answer: httpx.Response) -> bool:
    error = answer.json()["error"]
    return answer.json().keys() == {"error"} and error.keys() == {"code", "message", "where"} and bool(error["message"])


def is_guarded(answer: httpx.Response) -> bool:
    headers = answer.headers
    return (
        "default-src 'self'" in headers["content-security-policy"]
        and headers["x-content-type-options"] == "nosniff"
        and headers["x-frame-options"] == "DENY"
        and headers["referrer-policy"] == "no-referrer"
        and headers["cross-origin-opener-policy"] == "same-origin"
    )


def test_a_page_is_isolated_only_where_browsers_trust_its_address(server: Server) -> None:
    """Anywhere else they say in their console that the header is ignored."""

    def is_isolated(**headers: str) -> bool:
        return "cross-origin-opener-policy" in server.client.get("/", headers=headers).headers

    assert is_isolated()
    assert is_isolated(Host="localhost:8000")
    assert is_isolated(Host="[::1]:8000")
    assert not is_isolated(Host="192.168.1.20:8000")
    assert not is_isolated(Host="localhost.example.org")
    assert not is_isolated(Host="127.0.0.1.example.org:8000")
    assert is_isolated(Host="games.example.org", **{"X-Forwarded-Proto": "https"})


@pytest.mark.parametrize("wrong", WRONG.values(), ids=WRONG)
def test_every_refusal_has_one_shape(server: Server, wrong: tuple[str, str, dict[str, Any], int, str]) -> None:
    method, address, more, status, code = wrong
    answer = server.client.request(method, address, **more)
    assert is_error(answer)
    assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)
    assert is_guarded(answer)


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_speak_the_readers_language(server: Server, language: str) -> None:
    headers = {"Accept-Language": f"tlh, {language}-CH;q=0.9, en;q=0.1"}
    for address, key in (("/nowhere", "error-not-found"), ("/api/tables/quiet-otter-22222", "error-no-table")):
        answer = server.client.get(address, headers=headers)
        assert answer.json()["error"]["message"] == say(language, key, {"table": "quiet-otter-22222"})
    answer = server.client.post("/api/tables", json={**ORDER, "game": "tuefteln", "places": 99}, headers=headers)
    assert answer.json()["error"]["message"] == say(language, "error-places", {"least": 1, "most": 15})


@pytest.mark.parametrize(
    "address", ["/", "/t/quiet-otter-22222", "/rules/knister", "/theme.js", "/api/games", "/api/openapi.json"]
)
def test_every_successful_answer_has_security_headers_too(server: Server, address: str) -> None:
    answer = server.client.get(address)
    assert answer.status_code == 200
    assert is_guarded(answer)


@pytest.mark.parametrize("address", ["/nowhere", "/rule/knister", "/t/quiet-otter-22222/"])
def test_a_browser_at_an_unknown_address_gets_the_page_with_a_404(server: Server, address: str) -> None:
    answer = server.client.get(address, headers={"Accept": "text/html,*/*;q=0.8"})
    page = server.client.get("/").text.replace(f'"{server.address}/"', f'"{server.address}{address}"')
    assert (answer.status_code, answer.text) == (404, page)
    assert is_guarded(answer)


@pytest.mark.parametrize("address", ["/api/nowhere", "/assets/nothing.js"])
def test_an_unknown_api_or_asset_address_gets_no_page(server: Server, address: str) -> None:
    assert is_error(server.client.get(address, headers={"Accept": "text/html"}))


def test_hashed_files_are_cached_and_the_page_is_revalidated(server: Server) -> None:
    page = server.client.get("/")
    assert page.headers["cache-control"] == "no-cache"
    script = page.text.partition('src="/assets/')[2].partition('"')[0]
    assert "immutable" in server.client.get(f"/assets/{script}").headers["cache-control"]
    head = server.client.head("/")
    assert (head.status_code, head.content) == (200, b"")


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    """A table at a server with low limits and a public URL."""
    limits = {"requests_per_second": 4, "tables_per_minute": 2, "sockets_per_address": 2, "messages_per_second": 1}
    with Server(tmp_path_factory.mktemp("strict"), **limits, public_url="https://games.example/") as running:
        yield Table(running, people=1)


def test_requests_tables_and_sockets_are_limited_per_address(strict: Table) -> None:
    server = strict.server
    assert server.client.post("/api/tables", json={**ORDER, "token": new_token()}).status_code == 201
    third = server.client.post("/api/tables", json={**ORDER, "token": new_token()})
    assert (third.status_code, third.json()["error"]["code"]) == (429, "too-many")
    assert third.headers["retry-after"] == "1"
    with strict.device(0), strict.device(0), Stranger(server, strict.id) as one_too_many:
        assert one_too_many.closed_with() == 1013
    with strict.device(0):
        pass
    answers = [server.client.get("/api/games") for _ in range(40)]
    refused = next(answer for answer in answers if answer.status_code == 429)
    assert is_error(refused)
    assert is_guarded(refused)


def test_too_many_messages_close_the_socket(strict: Table) -> None:
    with strict.device(0) as anna:
        with suppress(ConnectionClosed):  # perhaps before all of them are sent
            for _ in range(5):
                anna.send({"type": "ping"})
        assert anna.closed_with() == 1008


def test_the_qr_code_encodes_the_invite_link(server: Server) -> None:
    table = Table(server, people=1)
    answer = server.client.get(f"/api/tables/{table.id}/qr.svg", headers={"Host": "games.example"})
    assert answer.headers["content-type"] == "image/svg+xml"
    code = segno.make(f"http://games.example/t/{table.id}", error="m")
    drawn = code.svg_inline(border=2, dark="#1d1a17", light="#ffffff", omitsize=True)
    assert drawn.partition("<path")[2] == answer.text.partition("<path")[2]


def test_links_begin_with_the_requested_host_or_the_configured_url(server: Server, strict: Table) -> None:
    table = Table(server, people=1)
    facts = server.client.get(f"/api/tables/{table.id}", headers={"Host": "games.example:8080"}).json()
    assert facts["link"] == f"http://games.example:8080/t/{table.id}"
    assert server.client.get(f"/api/tables/{table.id}/qr.svg", headers={"Host": "x" * 3000}).status_code == 200
    assert strict.facts["link"] == f"https://games.example/t/{strict.id}"
    with strict.device(0) as anna:
        assert anna.message["table"]["link"] == strict.facts["link"]


@pytest.mark.parametrize(("code", "status"), [("too-many", 429), ("stopping", 503)])
def test_what_is_refused_whatever_was_sent_is_no_fields_fault(code: str, status: int) -> None:
    with pytest.raises(Refused) as problem, blame("body.board"):
        raise Refused(code, status)
    assert (problem.value.status, problem.value.where) == (status, None)
