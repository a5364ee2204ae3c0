"""The house that a browser's worker runs, here in our own Python: what it has acknowledged is on the disk."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from server.running import PATIENCE
from vierling.browser.house import REFUSED, TROUBLE, Worker, open_house
from vierling.browser.thinking import answer
from vierling.words import knows, say

GONE_WRONG = 1011  # the code of a closed line
HOST, SEAT = "h" * 22, "s" * 22


class Paper:
    """A browser's database, which can be slow or full."""

    def __init__(self) -> None:
        self.entries: dict[tuple[str, int], str] = {}
        self.keys: dict[str, dict[str, Any]] = {}
        self.open, self.keys_open = asyncio.Event(), asyncio.Event()
        self.open.set()
        self.keys_open.set()
        self.full = False

    async def _write(self, change: Callable[[], object], opened: asyncio.Event) -> None:
        await opened.wait()
        if self.full:
            raise OSError("the quota has been exceeded")
        change()

    def append(self, table: str, number: int, entries: str) -> Awaitable[None]:
        fresh = {(table, number + place): entry for place, entry in enumerate(json.loads(entries))}
        return asyncio.ensure_future(self._write(lambda: self.entries.update(fresh), self.open))

    async def read(self, table: str, after: int, most: int) -> str:
        numbers = sorted(number for name, number in self.entries if name == table and number > after)
        return json.dumps([self.entries[table, number] for number in numbers[:most]])

    async def last(self, table: str, kind: str) -> int:
        kinds = {number: json.loads(text)[0] for (name, number), text in self.entries.items() if name == table}
        return max((number for number, each in kinds.items() if each == kind), default=0)

    async def amend(self, table: str, entries: str) -> None:
        self.entries |= {(table, int(number)): text for number, text in json.loads(entries).items()}

    async def erase(self, table: str) -> None:
        self.entries = {key: text for key, text in self.entries.items() if key[0] != table}

    def keep_keys(self, table: str, host: str, seats: str) -> Awaitable[None]:
        kept = {"table": table, "host": host, "seats": json.loads(seats), "at": 0}
        return self._write(lambda: self.keys.update({table: kept}), self.keys_open)

    async def all_keys(self) -> str:
        return json.dumps([*self.keys.values()])


async def think(_kind: str, text: str) -> str:
    return answer(text)


def speak(language: str, key: str, params: str) -> str:
    return say(language, key, json.loads(params)) if knows(language, key) else ""


class Page:
    """In front of the house."""

    def __init__(self, worker: Worker) -> None:
        self.worker = worker
        self.heard: list[Any] = []
        self.closed: list[int] = []
        self._news = asyncio.Event()

    def take(self, text: str) -> None:
        self.heard.append(json.loads(text))
        self._news.set()

    async def ask(self, method: str, path: str, **body: Any) -> Any:
        text = json.dumps(body) if body else ""
        status, told = json.loads(await self.worker.ask(method, path, "", "en", text, lambda _: None))
        return status, json.loads(told)

    async def set_table(self, **more: Any) -> str:
        anna = {"name": "Anna", "token": SEAT}
        status, told = await self.ask("POST", "/tables", token=HOST, game="knister", people=[anna], start=True, **more)
        assert status == 200, told
        return str(told["id"])

    async def open_line(self, table: str) -> None:
        await self.worker.open_line("line", table, self.take, self.closed.append)

    async def sit_down(self, table: str) -> Any:
        """Returns the hand."""
        self.heard.clear()
        await self.open_line(table)
        self.say(type="hello", protocol=1, tokens=[SEAT])
        return (await self.hear("table"))["hands"][0]

    def say(self, **words: Any) -> None:
        self.worker.hear("line", json.dumps(words))

    def write(self, cell: str, hand: Any) -> None:
        self.say(type="move", id=cell, match=1, seat=0, stamp=hand["stamp"], move=cell)

    async def hear(self, kind: str) -> Any:
        while kind not in told(self):
            self._news.clear()
            await self._news.wait()
        return next(each for each in self.heard if each["type"] == kind)


async def enter(disk: Paper, edition: str = "served") -> Page:
    return Page(await open_house(disk, think, lambda _game, _bot: None, speak, "http://here", edition))


def told(page: Page) -> set[str]:
    return {each["type"] for each in page.heard}


async def settle() -> None:
    """Whatever can happen now does."""
    for _ in range(50):
        await asyncio.sleep(0)


def run(evening: Callable[[Paper], Coroutine[Any, Any, None]]) -> None:
    async def begin() -> None:
        async with asyncio.timeout(PATIENCE):
            await evening(Paper())

    asyncio.run(begin())


def test_a_move_is_acknowledged_when_the_disk_has_it_and_the_next_house_knows_it() -> None:
    async def evening(disk: Paper) -> None:
        page = await enter(disk)
        table = await page.set_table()
        hand = await page.sit_down(table)
        disk.open.clear()
        page.write("c3", hand)
        await settle()
        assert "done" not in told(page)
        assert (await page.sit_down(table))["view"]["round"] == 1
        disk.open.set()
        await page.hear("done")

        left = Paper()  # the tab is killed right now
        left.entries |= disk.entries
        assert (await (await enter(left)).sit_down(table))["view"]["round"] == 2

    run(evening)


def test_what_a_full_disk_does_not_take_is_refused_and_the_table_goes_on_without_it() -> None:
    async def evening(disk: Paper) -> None:
        page = await enter(disk)
        table = await page.set_table()
        hand = await page.sit_down(table)
        disk.full = True
        page.write("c3", hand)
        assert (await page.hear("refused"))["error"]["message"] == say("en", "error-broken")
        assert "done" not in told(page)
        assert page.closed == [GONE_WRONG]

        disk.full = False
        again = await page.sit_down(table)
        assert again["stamp"] == hand["stamp"]
        page.write("d4", again)
        await page.hear("done")

    run(evening)


def test_keys_are_on_the_disk_before_the_page_is_answered() -> None:
    async def evening(disk: Paper) -> None:
        page = await enter(disk)
        disk.keys_open.clear()
        asked = asyncio.ensure_future(page.set_table())
        await settle()
        assert disk.entries
        assert not asked.done()
        disk.keys_open.set()
        table = await asked
        assert [(each["table"], each["host"], each["seats"]) for each in await keys_of(page)] == [(table, HOST, [SEAT])]

    async def keys_of(page: Page) -> Any:
        return (await page.ask("GET", "/keys"))[1]

    run(evening)


def test_what_cannot_be_done_here_says_so_and_what_breaks_is_no_ones_fault() -> None:
    async def evening(disk: Paper) -> None:
        page = await enter(disk)
        status, refused = await page.ask("GET", "/games/knister/print")
        assert (status, refused["error"]["code"]) == (503, "needs-server")
        disk.full = True
        status, refused = await page.ask("POST", "/tables", token=HOST, game="knister", people=[], start=False)
        assert (status, refused["error"]["message"]) == (TROUBLE, say("en", "error-broken"))

    run(evening)


def test_a_match_that_this_version_cannot_read_is_told_and_not_touched() -> None:
    async def evening(disk: Paper) -> None:
        page = await enter(disk)
        table = await page.set_table()
        disk.entries = {key: text.replace('"knister"', '"halma"') for key, text in disk.entries.items()}
        before = dict(disk.entries)
        later = await enter(disk)
        await later.open_line(table)
        assert later.closed == [REFUSED]
        assert disk.entries == before

    run(evening)
