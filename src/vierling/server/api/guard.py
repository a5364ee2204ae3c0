"""Limits on rates and sizes, and security headers."""

import re
import time
from collections.abc import Callable
from functools import lru_cache
from ipaddress import ip_address, ip_network

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from vierling.live.errors import Refused
from vierling.server.api.bans import Bans
from vierling.server.api.errors import answer, language_of, on_trouble
from vierling.words import say_refusal

ADMIN = "/api/admin/"  # whoever has the token can lift a ban on their own address
BIGGEST_BODY = 32 * 1024  # a table with a hundred people
PARCELS = "/api/parcels/"
BIGGEST_PARCEL = 1024 * 1024  # some thousand matches, compressed
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
        "style-src-attr 'unsafe-inline'; img-src 'self' data:; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}

# Browsers heed this where they trust an address, and anywhere else complain about it.
ISOLATION = ("Cross-Origin-Opener-Policy", "same-origin")
THIS_MACHINE = re.compile(r"(localhost|127\.0\.0\.1|\[::1\])(:\d+)?")


class Bucket:
    """A token bucket: so many at once, so many a second."""

    def __init__(self, per_second: float, at_once: float) -> None:
        self.per_second = per_second
        self.at_once = at_once
        self.left = at_once
        self.filled = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.at_once, self.left + (now - self.filled) * self.per_second)
        self.filled = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    @property
    def is_full(self) -> bool:
        return self.left + (time.monotonic() - self.filled) * self.per_second >= self.at_once


class Buckets:
    """One bucket per address; full ones are dropped."""

    MOST = 10_000

    def __init__(self, make: Callable[[], Bucket]) -> None:
        self.make = make
        self.of: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        if len(self.of) > self.MOST:
            self.of = {each: bucket for each, bucket in self.of.items() if not bucket.is_full}
        return self.of.setdefault(address, self.make()).take()


class Guard:
    """Middleware: security headers on every response, a limit on body size and on requests per address."""

    def __init__(self, app: ASGIApp, per_second: int, bans: Bans) -> None:
        self.app = app
        self.bans = bans
        self.requests = Buckets(lambda: Bucket(per_second, 5 * per_second))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = Request(scope)
        refused = self._refuse(request, address_of(scope))
        reply = turn_away(refused, request) if refused else self.app
        await reply(scope, receive, with_headers(send, request))

    def _refuse(self, request: Request, address: str) -> Refused | None:
        if address in self.bans and not request.url.path.startswith(ADMIN):
            return Refused("banned", 403)
        if not self.requests.take(address):
            return Refused("too-many", 429)
        biggest = BIGGEST_PARCEL if request.url.path.startswith(PARCELS) else BIGGEST_BODY
        if request.headers.get("transfer-encoding") or length_of(request) > biggest:
            return Refused("too-big", 413, bytes=biggest)
        return None


def turn_away(refused: Refused, request: Request) -> Response:
    """A person who opens the page reads the sentence, a program the error."""
    response = answer(refused, request)
    if "text/html" not in request.headers.get("accept", ""):
        return response
    return PlainTextResponse(say_refusal(language_of(request), refused), response.status_code)


def length_of(request: Request) -> int:
    length = request.headers.get("content-length", "0")
    return int(length) if length.isdecimal() else 0


def address_of(scope: Scope) -> str:
    """Whom limits are for. Everybody who has an IPv6 address has 2**64 of them: those count as one."""
    client = scope.get("client")
    return neighbourhood(client[0]) if client else "?"


@lru_cache(maxsize=4096)
def neighbourhood(address: str) -> str:
    try:
        found = ip_address(address)
    except ValueError:
        return address  # a name, as tests have it
    mapped = getattr(found, "ipv4_mapped", None)
    return address if found.version == 4 else str(mapped or ip_network((int(found) >> 64 << 64, 64)))


async def on_crash(request: Request, problem: Exception) -> Response:
    """Crashes are answered outside all middleware."""
    response = await on_trouble(request, problem)
    response.headers.update(headers_for(request))
    return response


def headers_for(request: Request) -> dict[str, str]:
    trusted = request.scope["scheme"] == "https" or THIS_MACHINE.fullmatch(request.headers.get("host", ""))
    return HEADERS | dict([ISOLATION] if trusted else [])


def with_headers(send: Send, request: Request) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in headers_for(request).items():
                headers.setdefault(name, value)
        await send(message)

    return sending
