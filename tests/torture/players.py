"""Devices over real sockets that play by what they see, send again what was not answered, and write everything down."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from server.playing import NAMES, new_token, whole
from torture.diary import Diary, Move
from torture.plans import Plan, choose_move
from torture.takeover import WENT_ON, Steps

Message = dict[str, Any]
GONE = (OSError, ConnectionClosed, InvalidHandshake, httpx.TransportError, EOFError, TimeoutError)
BREATH = 0.02  # seconds before a device that was cut off comes back
LONG = 300  # entries after which a table has served its time
SPARED = 20  # moves: more than can have been on their way


@dataclass
class News:
    """What happens at all tables, counted, and whoever waits for more of it."""

    counts: dict[str, int] = field(default_factory=dict)
    changed: asyncio.Event = field(default_factory=asyncio.Event)

    def note(self, what: str) -> None:
        self.counts[what] = self.counts.get(what, 0) + 1
        self.changed.set()

    def of(self, what: str) -> int:
        return self.counts.get(what, 0)

    async def until(self, fact: Callable[[], bool]) -> None:
        while not fact():
            self.changed.clear()
            await self.changed.wait()


@dataclass
class Address:
    """Where the server is in this life, and how eager people are."""

    port: int
    client: httpx.AsyncClient
    pause: float = 0.0  # seconds between what a device hears and what it does
    twins: float = 0.0  # how likely a device has a second socket

    def url(self, table: str) -> str:
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"

    async def post(self, path: str, body: Message, token: str = "") -> httpx.Response:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return await self.client.post(f"http://127.0.0.1:{self.port}/api/tables{path}", json=body, headers=headers)


class Visit:
    """One socket, from hello to whatever ends it."""

    def __init__(self, person: "Person", socket: ClientConnection) -> None:
        self.person = person
        self.socket = socket
        self.message: Message = {}
        self.least = 0  # nobody is shown less than what was known before they asked
        self.began = time.monotonic()
        self.first: int | None = None  # the server's clock, when it told it first
        self.now = 0

    async def live(self) -> None:
        hello = {"type": "hello", "protocol": 1, "tokens": self.person.tokens}
        await self.send(hello)
        for draft in list(self.person.drafts.values()):
            await self.send(draft)
        async for text in self.socket:
            await self._hear(orjson.loads(text))

    async def send(self, message: Message) -> None:
        await self.socket.send(orjson.dumps(message).decode())

    async def _hear(self, told: Message) -> None:
        person = self.person
        if told["type"] in {"table", "change"}:
            self.message = whole(told, self.message)
            person.diary.note_table(self.message, person.seats, self.least)
            self.least = max(self.least, told["number"])
            person.sitting.note_life(self.began, told["number"])
        elif told["type"] in {"done", "refused"}:
            person.note_answer(told)
            if told["type"] == "done":
                person.sitting.note_life(self.began)
        if "now" in told:
            self._check_clock(told["now"])
        if told["type"] == "pong":
            await self.send({"type": "heard", "now": told["now"]})
        elif self.message:
            person.plan_ahead(self)

    def _check_clock(self, now: int) -> None:
        """It runs forward, and no faster than time passes, whatever the machine's clock is set to."""
        self.first = now if self.first is None else self.first
        passed = 1000 * (time.monotonic() - self.began) + 2
        if now < self.now or now - self.first > passed:
            self.person.diary.wrongs.append(f"the server's clock jumped by {now - self.now} ms")
        self.now = now


class Person:
    """Whoever has these seats: their devices come and go, and what was not answered is sent again."""

    def __init__(self, sitting: "Sitting", seats: tuple[int, ...], rng: Random) -> None:
        self.sitting = sitting
        self.seats = frozenset(seats)
        self.tokens = [sitting.tokens[seat] for seat in seats]
        self.rng = rng
        self.drafts: dict[Move, Message] = {}  # not answered yet
        self.late: set[Move] = set()  # sent for a position that had passed
        self.visits: list[Visit] = []
        self.acting: asyncio.Task[None] | None = None

    @property
    def diary(self) -> Diary:
        return self.sitting.diary

    @property
    def is_free(self) -> bool:
        """Whether there is something to send, or to decide."""
        shown = [visit.message for visit in self.visits if visit.message]
        moves = ({*each["to_move"]} & {hand["seat"] for hand in each["hands"]} for each in shown)
        return bool(self.drafts) or any(moves)

    async def stay(self, address: Address) -> None:
        """As long as the server lives; with a second socket at times."""
        more = self.rng.random() < address.twins
        try:
            await asyncio.gather(*(self._keep_coming(address) for _ in range(1 + more)))
        finally:
            if self.acting:
                self.acting.cancel()  # what it was about to do belongs to a socket that is gone

    async def _keep_coming(self, address: Address) -> None:
        while True:
            with suppress(*GONE):
                await self._visit(address)
            await asyncio.sleep(BREATH)

    async def _visit(self, address: Address) -> None:
        least = self.diary.told.get(self.seats, 0)
        deflate = "deflate" if self.rng.random() < 0.1 else None
        async with connect(
            address.url(self.diary.table),
            proxy=None,
            compression=deflate,
            ping_interval=None,
            open_timeout=None,
            close_timeout=0.1,
            max_queue=None,
        ) as socket:
            visit = Visit(self, socket)
            visit.least = least
            self.pause = address.pause
            self.visits.append(visit)
            try:
                await visit.live()
            finally:
                self.visits.remove(visit)
                self.sitting.news.note("hung up")

    # What was answered

    def note_answer(self, told: Message) -> None:
        move = next((move for move in (*self.drafts, *self.late) if move[1] == told["id"]), None)
        move = move or next((move for move in self.diary.sent if move[1] == told["id"]), None)
        if move is None:
            self.diary.wrongs.append(f"an answer to nothing that was sent: {told}")
        elif told["type"] == "done":
            self._note_done(move, told["number"])
        else:
            self._note_refused(move, told["error"]["code"])

    def _note_done(self, move: Move, number: int) -> None:
        if move in self.late:
            self.diary.wrongs.append(f"{move} came for a position that had passed, and was taken")
        self.drafts.pop(move, None)
        self.diary.note_done(move, number, self.seats)
        self.sitting.news.note("ack")

    def _note_refused(self, move: Move, code: str) -> None:
        self.diary.note_refused(move, code)
        self.sitting.news.note(f"refused: {code}")
        if code != "broken":  # that one is sent again
            self.drafts.pop(move, None)

    # What to do next

    def plan_ahead(self, visit: Visit) -> None:
        if self.acting is None or self.acting.done():
            self.acting = asyncio.create_task(self._act_soon(visit))

    async def _act_soon(self, visit: Visit) -> None:
        await asyncio.sleep(self.pause * self.rng.random())
        with suppress(*GONE):
            await self._act(visit)

    async def _act(self, visit: Visit) -> None:
        message = visit.message
        if message["outcome"]:
            self.sitting.note_end(message["table"]["match"])
            return
        busy = {seat for seat, _ in self.drafts}
        free = [each for each in message["hands"] if each["seat"] in message["to_move"] and each["seat"] not in busy]
        if free and message["table"]["phase"] == "playing":
            await self._move(visit, self.rng.choice(free))

    async def _move(self, visit: Visit, hand: Message) -> None:
        text = choose_move(self.sitting.plan.game, hand, self.rng)
        if text is None:
            return
        match, stamp = visit.message["table"]["match"], hand["stamp"]
        move = hand["seat"], self.rng.randbytes(8).hex()
        draft = {"type": "move", "id": move[1], "match": match, "seat": move[0], "stamp": stamp, "move": text}
        habit = self.rng.random()
        self.diary.note_sent(move, text)
        if habit < 0.06 and stamp:
            self.late.add(move)
            await visit.send({**draft, "stamp": stamp - 1})
            return
        self.drafts[move] = draft
        await self._send(visit, draft, habit)

    async def _send(self, visit: Visit, draft: Message, habit: float) -> None:
        await visit.send(draft)
        if habit < 0.16:
            await visit.send(draft)
        for other in self.visits:
            if other is not visit and habit < 0.6:
                await other.send(draft)
        if habit > 0.94:
            await self._repeat(visit, draft)
        if habit > 0.97:
            await visit.send({"type": "ping"})

    async def _repeat(self, visit: Visit, like: Message) -> None:
        """A move that was acknowledged long ago: it is acknowledged again, and nothing else happens."""
        seats = {each["seat"] for each in visit.message["hands"]}
        old = [move for move in self.diary.done if move[0] in seats]
        if old:
            move = self.rng.choice(old[-20:])
            await visit.send({**like, "id": move[1], "seat": move[0], "move": self.diary.sent[move]})


class Sitting:
    """A table with its people, through all lives of the server."""

    def __init__(self, plan: Plan, rng: Random, news: News) -> None:
        self.plan = plan
        self.rng = rng
        self.news = news
        self.host = new_token()
        self.tokens = [new_token() for _ in range(plan.people)]
        self.diary = Diary("")
        self.people: list[Person] = []
        self.ended = 0  # matches
        self.orphaned: tuple[float, int] | None = None  # when the table's owner died, and the newest entry known then
        self.revived: float | None = None  # when it went on
        self.unharmed = 0  # moves acknowledged since then to people who had not to come back

    def orphan(self) -> None:
        """Where nobody can move, because all wait for a bot or a clock, being shown the table again is enough."""
        newest = self.diary.newest if any(person.is_free for person in self.people) else -1
        self.orphaned, self.revived, self.unharmed = (time.monotonic(), newest), None, 0

    def note_life(self, began: float, number: int | None = None) -> None:
        """Whoever has come since the death is acknowledged a move, or shown one of a bot's or the clock's: what was
        on its way before tells nothing."""
        if self.orphaned and self.revived is None:
            died, newest = self.orphaned
            if began > died and (number is None or number > newest):
                self.revived = time.monotonic()
                self.news.note("life")
            self.unharmed += began <= died and number is None

    def takeover(self, seen: Steps) -> Steps:
        """What was seen of it, and when it went on, in seconds after the death."""
        assert self.orphaned
        assert self.revived
        return {step: at - self.orphaned[0] for step, at in {**seen, WENT_ON: self.revived}.items()}

    @property
    def was_spared(self) -> bool:
        """It had another owner by then: a very busy process may be taken for dead before it is killed."""
        return self.unharmed > SPARED

    @property
    def is_over(self) -> bool:
        """Nobody will move here any more."""
        return self.ended >= self.plan.matches

    @property
    def is_done(self) -> bool:
        return self.is_over or self.diary.newest > LONG

    def __str__(self) -> str:
        drafts = [draft for person in self.people for draft in person.drafts.values()]
        seen = [visit.message.get("to_move") for person in self.people for visit in person.visits]
        return f"{self.plan.game} {self.diary.table} at {self.diary.newest}, match {self.ended}, {seen}, {drafts}"

    def note_end(self, match: int) -> None:
        self.ended = max(self.ended, match)
        self.news.note("end")

    async def live(self, address: Address) -> None:
        while not self.people:
            with suppress(*GONE):
                await self._lay(address)
            await asyncio.sleep(0 if self.people else BREATH)
        await asyncio.gather(self._steer(address), *(person.stay(address) for person in self.people))

    async def _lay(self, address: Address) -> None:
        """The same host's token gets the same table, however often it is asked for."""
        plan = self.plan
        seated = [{"name": name, "token": token} for name, token in zip(NAMES, self.tokens, strict=False)]
        order = {"token": self.host, "game": plan.game, "people": seated, "bots": plan.bots, **plan.settings}
        answer = await address.post("", {**order, "start": True})
        if answer.status_code == 201:
            self.diary = Diary(answer.json()["id"], matches=1)
            self.people = [Person(self, seats, self.rng) for seats in plan.devices]
            self.news.note("table")
        elif answer.status_code not in {500, 503}:  # a disk that fails, a server that stops
            raise RuntimeError(answer.text)

    async def _steer(self, address: Address) -> None:
        """The host asks for the next match, until it has begun."""
        while True:
            await self.news.until(lambda: self.diary.matches <= self.ended < self.plan.matches)
            with suppress(*GONE):
                answer = await address.post(f"/{self.diary.table}/rematch", {}, self.host)
                if answer.status_code == 200:
                    self.diary.matches = max(self.diary.matches, answer.json()["match"])
            await asyncio.sleep(BREATH)
