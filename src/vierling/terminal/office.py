"""The way to a running server, with its token."""

import asyncio
import json
import os
import re
from dataclasses import dataclass
from http.client import HTTPException
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import ProxyHandler, Request, build_opener

from vierling.game import Refusal
from vierling.terminal.voice import Voice

TIMEOUT = 30.0
TOKEN = "VIERLING_ADMIN_TOKEN"  # noqa: S105 - the variable's name


class Said(Refusal):
    """What the server refused, in its own sentence, which is in the reader's language."""


@dataclass(frozen=True, slots=True)
class Office:
    voice: Voice
    server: str = ""
    database: str = ""

    @property
    def address(self) -> str:
        address = self.server or f"http://127.0.0.1:{os.environ.get('VIERLING_PORT') or 8000}"
        if not re.fullmatch(r"https?://[^/?#\s]+/?", address):
            raise Refusal("admin-bad-server", f"{address!r} is not the address of a server", server=address[:80])
        return address.rstrip("/")

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        token = os.environ.get(TOKEN) or read_token(self.database)
        headers = {"Authorization": f"Bearer {token}", "Accept-Language": self.voice.choose()}
        data = None if body is None else json.dumps(body).encode()
        if data:
            headers["Content-Type"] = "application/json"
        request = Request(f"{self.address}/api/admin/{path}", data, headers, method=method)  # noqa: S310 - http(s) only
        try:
            # No proxy: the token is for this server alone.
            with build_opener(ProxyHandler({})).open(request, timeout=TIMEOUT) as answer:
                return read_answer(self.address, answer.read())
        except HTTPError as problem:
            raise self._refuse(problem) from problem
        except (OSError, HTTPException) as problem:
            reason = str(getattr(problem, "reason", None) or problem)
            raise Refusal("admin-no-server", "no answer", server=self.address[:80], reason=reason) from problem

    def _refuse(self, problem: HTTPError) -> Refusal:
        error = read_answer(self.address, problem.read()).get("error") or {}
        if error.get("code") == "not-found":
            return Refusal("admin-not-let-in", "the token is not accepted", server=self.address[:80])
        return Said("admin-said", str(error.get("message")))


def read_answer(server: str, text: bytes) -> Any:
    try:
        return json.loads(text or b"{}")
    except ValueError as problem:
        raise Refusal("admin-strange", "this is not Vierling's answer", server=server[:80]) from problem


def read_token(database: str) -> str:
    from vierling.server.admin import token_file  # noqa: PLC0415 - only this command needs the server
    from vierling.server.store.store import read_database  # noqa: PLC0415

    place = read_database(database) if database else default_database()
    if isinstance(place, str):
        return read_note(place)
    file = token_file(place)
    try:
        return file.read_text("utf-8").strip()
    except (OSError, UnicodeDecodeError) as problem:
        raise Refusal("admin-no-token", f"{file} cannot be read", file=str(file)) from problem


def read_note(address: str) -> str:
    """Of a database that is no file."""
    from vierling.server.admin import read_token_at  # noqa: PLC0415
    from vierling.server.store.store import name_of  # noqa: PLC0415
    from vierling.server.store.trouble import Trouble  # noqa: PLC0415

    try:
        return asyncio.run(read_token_at(address))
    except Trouble as problem:
        raise Refusal("admin-no-token", str(problem), file=name_of(address)) from problem


def default_database() -> Path | str:
    from vierling.server.api.settings import default_database as standard  # noqa: PLC0415
    from vierling.server.store.store import read_database  # noqa: PLC0415

    named = os.environ.get("VIERLING_DATABASE")
    return read_database(named) if named else standard()
