"""The house that a worker runs: requests and lines come in as text, and go out as text."""

import asyncio
import json
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from secrets import token_bytes
from types import SimpleNamespace
from typing import Any
from urllib.parse import parse_qsl, urlsplit

from vierling.browser.encoding import dump
from vierling.browser.log import BrowserLog, Disk
from vierling.browser.published import published_chain
from vierling.browser.routes import Call, Office, answer
from vierling.browser.thinking import Thinkers
from vierling.game import Refusal
from vierling.live.acts import Asker
from vierling.live.closing import CLOSED
from vierling.live.contests import Contests
from vierling.live.daily import Daily
from vierling.live.device import Device, Manners
from vierling.live.errors import blame, shape_of
from vierling.live.host import Host
from vierling.live.house import House, hash_token
from vierling.live.names import name_table
from vierling.live.naming import proper
from vierling.play.dice import secret_dice
from vierling.telling import sentence

logger = logging.getLogger(__name__)

HERE = "here"
SWEEP_SECONDS = 60.0
TROUBLE = 500
NO_TABLE = 4404
REFUSED = 4409
Speak = Callable[[str, str, str], str]  # language, key, and a JSON object of parameters; empty if there is no text
DEFAULTS = {"language": "en", "tokens": (), "host": None, "drawing": False}  # of a hello


def name_here(secret: str) -> str:
    """Tables of this browser can be told from those of a server by their names."""
    return f"{HERE}-{name_table(secret).partition('-')[2]}"


def now() -> int:
    return time.time_ns() // 1_000_000


class Line:
    """The way to one page."""

    is_full = False  # messages between workers are taken at once

    def __init__(self, send: Callable[[str], None], close: Callable[[int], None]) -> None:
        self._send = send
        self._close = close

    def tell(self, *texts: bytes) -> None:
        for text in texts:
            self._send(text.decode())

    def hang_up(self, code: int) -> None:
        self._close(code)


class Worker:
    """What the worker's script talks to."""

    def __init__(self, disk: Disk, thinkers: Thinkers, speak: Speak, origin: str, edition: str) -> None:
        self.disk = disk
        self._speak = speak
        house = House(
            Host(
                BrowserLog(disk),
                thinkers,
                secret_dice(),
                now,
                dump,
                name=name_here,
                draw_secret=partial(token_bytes, 32),
            )
        )
        contests = Contests(house)
        daily = Daily(house, contests, published_chain())
        self.office = Office(house, contests, daily, origin, is_published=edition == "static")
        self.manners = Manners(read, self._shape)
        self.devices: dict[str, Device] = {}
        self._sweeping = asyncio.get_running_loop().create_task(sweep(house))

    # Requests

    async def ask(  # noqa: PLR0913, PLR0917 - a request has this many parts
        self, method: str, address: str, token: str, language: str, body: str, tell: Callable[[float], None]
    ) -> str:
        """A JSON list: status, and the answer as text. Before a long one, `tell` hears how much of it is done."""
        try:
            status, told = 200, await self._ask(method, address, token, language, body, tell)
        except Refusal as problem:
            status, told = getattr(problem, "status", 409), self._shape(problem, language)
        except Exception as problem:  # the top of a task: the page says that something went wrong
            logger.exception("%s %s failed", method, address)
            status, told = TROUBLE, shape_of(Refusal("broken", str(problem)), self._say(language, "error-broken"))
        return json.dumps([status, told if isinstance(told, str) else dump(told).decode()])

    async def _ask(  # noqa: PLR0913, PLR0917 - the same
        self, method: str, address: str, token: str, language: str, body: str, tell: Callable[[float], None]
    ) -> Any:
        asked = urlsplit(address)
        if asked.path == "/keys":
            return await self.disk.all_keys()
        brought = tidy_names(json.loads(body) if body else {})
        asker = Asker(hash_token(token) if token else None, now())
        call = Call(self.office, asker, partial(self._say, language), {}, dict(parse_qsl(asked.query)), brought, tell)
        told = await answer(method, asked.path, call)
        if table := table_of(asked.path, told):
            await self._keep_keys(table, asked.path, brought)
        return told

    async def _keep_keys(self, table: str, path: str, body: dict[str, Any]) -> None:
        """Before the page is told: if it dies now, its tokens are still here."""
        people = [*body.get("people", ()), *([body["person"]] if "person" in body else ())]
        seats = [person["token"] for person in people]
        token = body.get("token")
        if isinstance(token, str) and path.endswith(("/seats", "/token")):
            seats, token = [*seats, token], None
        if token or seats:
            await self.disk.keep_keys(table, token or "", json.dumps(seats))

    # Lines

    async def open_line(self, name: str, table: str, send: Callable[[str], None], close: Callable[[int], None]) -> None:
        try:
            room = await self.office.house.find(table)
        except Refusal as problem:
            if problem.code != "no-table":
                send(dump({"type": "refused", "id": None, **self._shape(problem, "en")}).decode())
            close(NO_TABLE if problem.code == "no-table" else REFUSED)
            return
        if room.shown.closed:
            close(CLOSED)
            return
        self.devices[name] = Device(Line(send, close), room, self.office.origin, "en", self.manners)

    def hear(self, name: str, text: str) -> None:
        if device := self.devices.get(name):
            device.hear(text.encode())

    def hang_up(self, name: str) -> None:
        if device := self.devices.pop(name, None):
            device.leave()

    # Words

    def _say(self, language: str, key: str) -> str:
        return self._speak(language, key, "{}") or key

    def _shape(self, problem: Refusal, language: str) -> dict[str, Any]:
        return shape_of(
            problem,
            sentence(problem, lambda key, params: self._speak(language, key, json.dumps(params)) or None, proper=True),
        )


def read(text: bytes, _met: bool) -> Any:
    """The page keeps to the protocol: it is one of ours."""
    return SimpleNamespace(**{**DEFAULTS, **json.loads(text)})


def tidy_names(body: dict[str, Any], where: str = "body") -> dict[str, Any]:
    """What people type; all else comes from the page itself."""
    for key, value in body.items():
        if key == "name" and isinstance(value, str):
            with blame(f"{where}.name"):
                body[key] = proper(value)
        elif key == "person":
            tidy_names(value, f"{where}.person")
        elif key == "people":
            for place, person in enumerate(value):
                tidy_names(person, f"{where}.people.{place}")
    return body


def table_of(path: str, told: Any) -> str | None:
    """The table that a request has made or changed, by its answer."""
    made = told.get("id") if isinstance(told, dict) else None
    return made if isinstance(made, str) and not path.startswith("/rounds") else None


async def sweep(house: House) -> None:
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        house.sweep()


async def open_house(  # noqa: PLR0913, PLR0917 - all that a browser has to bring
    disk: Disk,
    ask_thinker: Callable[[str, str], Awaitable[str]],
    note_slow: Callable[[str, str], None],
    speak: Speak,
    origin: str,
    edition: str,
) -> Worker:
    return Worker(disk, Thinkers(ask_thinker, note_slow), speak, origin, edition)
