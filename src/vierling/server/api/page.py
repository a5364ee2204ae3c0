"""The page: its bundle, compressed when it was built, and what a link to it looks like where it is shared."""

import os
import re
from asyncio import to_thread
from collections.abc import Iterator, Mapping
from html import escape
from pathlib import Path

from fastapi import FastAPI, Request
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketClose

from vierling.game import Refusal
from vierling.kit import GAMES
from vierling.live.table import Table
from vierling.server.api.address import origin_of
from vierling.server.api.errors import language_of
from vierling.words import knows, say

PAGE = Path(__file__).parents[1] / "page"
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # the smaller first
PICTURE = "preview.png"
PATHS = (
    "/",
    "/privacy",
    "/daily",
    "/again/{table}/{match}",
    "/round/{round}",
    "/t/{table}/review",
    "/rules/{game}",
    "/sheets/{game}",
    "/book/{game}",
    "/companion/{game}",
)


def add_page(app: FastAPI) -> None:
    """Hashed files may be cached for ever, the page itself is fetched anew."""

    async def page(request: Request) -> Response:
        return await open_page(request)

    async def invitation(request: Request, table: str) -> Response:
        try:
            room = await request.app.state.house.find(table)
        except Refusal:
            return await open_page(request)  # which says that there is no such table
        return await open_page(request, room.shown)

    for path in (
        "/",
        "/privacy",
        "/history",
        "/trainer",
        "/daily",
        "/again/{table}/{match}",
        "/round/{round}",
        "/t/{table}/review",
        "/t/{table}/evening",
        "/rules/{game}",
        "/sheets/{game}",
        "/book/{game}",
        "/companion/{game}",
    ):
        app.add_api_route(path, page, methods=["GET", "HEAD"], include_in_schema=False)
    app.add_api_route("/t/{table}", invitation, methods=["GET", "HEAD"], include_in_schema=False)
    # Not mounted: a mount at "/" would answer 404 instead of 405.
    app.router.default = KeptFiles(directory=PAGE, check_dir=False)


async def open_page(request: Request, table: Table | None = None, status: int = 200) -> Response:
    # In a thread: the first sentence in a language takes a fifth of a second.
    html = await to_thread(fill_in, language_of(request), table, origin_of(request), request.url.path)
    return HTMLResponse(html, status, {"Cache-Control": "no-cache", "Vary": "Accept-Language"})


def fill_in(language: str, table: Table | None, origin: str, path: str) -> str:
    head = "\n    ".join(tags(describe(table, language), origin, path))
    html = (PAGE / "index.html").read_text("utf-8")
    return html.replace('<html lang="en">', f'<html lang="{language}">').replace("<title>Vierling</title>", head)


def describe(table: Table | None, language: str) -> dict[str, str]:
    """A title and a sentence for whoever is sent a link."""
    if table is None:
        games = ", ".join(name_of(game, language) for game in GAMES)
        return {"title": "Vierling", "description": say(language, "link-house", {"games": games})}
    game = name_of(table.game.name, language)
    host = next((chair.name for chair in table.chairs if chair.host and not chair.muted), None)
    told = {"game": game, "host": host} if host else {"game": game}
    return {"title": f"{game} · Vierling", "description": say(language, "link-table" if host else "link-game", told)}


def name_of(game: str, language: str) -> str:
    key = f"{game}-name"
    return say(language, key) if knows(language, key) else game.capitalize()


def tags(told: Mapping[str, str], origin: str, path: str) -> Iterator[str]:
    """For search engines, and for whatever shows links: the Open Graph protocol."""
    yield f"<title>{escape(told['title'])}</title>"
    yield f'<meta name="description" content="{escape(told["description"])}" />'
    graph = {
        "type": "website",
        "site_name": "Vierling",
        **told,
        "url": f"{origin}{path}",
        "image": f"{origin}/{PICTURE}",
    }
    for name, content in graph.items():
        yield f'<meta property="og:{name}" content="{escape(content)}" />'
    yield '<meta name="twitter:card" content="summary_large_image" />'


def wants_page(path: str, scope: Scope) -> bool:
    """Whether a browser navigates here: it gets the 404 page, everybody else plain JSON."""
    return "text/html" in Headers(scope=scope).get("accept", "") and path.partition("/")[0] not in {"api", "assets"}


def accepted(scope: Scope) -> set[str]:
    """Encodings that a client takes, without those that it weighs with nothing."""
    wishes = Headers(scope=scope).get("accept-encoding", "").lower().replace(" ", "").split(",")
    return {wish.partition(";")[0] for wish in wishes if not re.search(r";q=0(\.0*)?$", wish)}


class KeptFiles(StaticFiles):
    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await WebSocketClose()(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(path, scope)
        except HTTPException as problem:
            if problem.status_code != 404 or not wants_page(path, scope):
                raise
            return await open_page(Request(scope), status=404)
        if path.startswith("assets/"):
            response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """The smallest that the client can read."""
        wanted = accepted(scope)
        for encoding, ending in ENCODINGS.items():
            smaller = Path(f"{os.fspath(full_path)}{ending}")
            if encoding in wanted and smaller.is_file():
                response = super().file_response(smaller, smaller.stat(), scope, status_code)
                response.headers["Content-Encoding"] = encoding
                break
        else:
            response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers.add_vary_header("Accept-Encoding")
        return response
