"""Two processes of one house, both in this one: what is passed on between them, and what becomes of it when one of them
ends, stalls or cannot be reached."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager
from typing import Any, cast

import pytest
from fastapi import FastAPI, Request, Response

from server.cutting import Proxy
from server.running import PATIENCE
from vierling.live.errors import Refused
from vierling.live.host import Elsewhere
from vierling.server.api import links, neighbours
from vierling.server.api.neighbours import Neighbours, Unreachable, on_elsewhere
from vierling.server.api.passing import AGAIN, PASSED
from vierling.server.api.reception import Visit
from vierling.server.api.wire import Listener, Wire
from vierling.server.store.members import Members

SECRET = b"of the house"
FACTS = {"table": "otter", "language": "de"}


class Listed:
    """Who is there, as a test has it."""

    def __init__(self, me: int) -> None:
        self.me = me
        self.address = ""
        self.others: Mapping[int, str] = {}
        self.suspected: list[int] = []
        self.trusted: list[int] = []
        self.on_change: Callable[[], None] = lambda: None

    async def move_to(self, address: str) -> None:
        self.address = address

    def suspect(self, process: int) -> None:
        self.suspected.append(process)

    def trust(self, process: int) -> None:
        self.trusted.append(process)

    async def change(self, seconds: float) -> None:
        await asyncio.sleep(min(seconds, 0.01))

    def know(self, *others: "Listed") -> None:
        self.others = {each.me: each.address for each in others}
        self.on_change()


class Tables:
    """The house and its log: which tables are whose."""

    def __init__(self) -> None:
        self.busy: set[str] = set()  # with somebody at them
        self.elsewhere: dict[str, str] = {}

    async def hand_over(self, table: str) -> bool:
        return table not in self.busy

    async def claim(self, table: str, awake: bool = True) -> bool:
        assert not awake, "whoever does the request wakes the table"
        if table in self.elsewhere:
            raise Elsewhere(table, self.elsewhere[table])
        return False


class Guest:
    """A device of the other process, as a room sees it."""

    def __init__(self, visit: Visit) -> None:
        self.visit = visit
        self.heard: list[bytes] = []
        self.caught_up = 0

    def hear(self, text: bytes) -> None:
        self.heard.append(text)

    def catch_up(self) -> None:
        self.caught_up += 1


class Phone:
    """A device's wire, as the process sees it that it came to."""

    def __init__(self) -> None:
        self.told: list[bytes] = []
        self.is_full = False
        self.hung_up: int | None = None
        self.left = asyncio.Event()
        self.listener: Listener | None = None

    def tell(self, *texts: bytes) -> None:
        self.told += texts

    def hang_up(self, code: int) -> None:
        self.hung_up = code
        self.left.set()

    async def listen(self, listener: Listener) -> None:
        self.listener = listener
        await self.left.wait()

    def say(self, text: bytes) -> None:
        assert self.listener
        self.listener.hear(text)


class Process:
    def __init__(self, me: int) -> None:
        self.members = Listed(me)
        self.tables = Tables()
        self.guests: list[Guest] = []
        self.facts: list[dict[str, Any]] = []
        self.door = asyncio.Event()  # closed as long as the table is being found
        self.problem: Exception | None = None
        self.app = FastAPI()
        self.app.state.house = self.app.state.log = self.tables
        self.app.add_exception_handler(Elsewhere, on_elsewhere)
        self.app.add_api_route("/echo/{name}", self.echo, methods=["POST"])
        self.neighbours = Neighbours(self.app, cast(Members, self.members), SECRET, self.receive)
        self.app.state.neighbours = self.neighbours

    async def echo(self, request: Request, name: str) -> Response:
        if name in self.tables.elsewhere:
            raise Elsewhere(name, self.tables.elsewhere[name])
        assert request.client
        facts = (self.members.me, str(request.url), request.client.host, request.headers.get("x-told"))
        body = f"{facts} {request.headers.get('accept-encoding')} {request.scope.get(PASSED)}".encode()
        return Response(body + await request.body(), 418, {"x-answer": "é"})

    async def receive(self, visit: Visit, facts: dict[str, Any]) -> None:
        self.facts.append(facts)
        await self.door.wait()
        if self.problem:
            raise self.problem
        guest = Guest(visit)
        self.guests.append(guest)
        await visit.sit(guest)

    async def ask(self, name: str) -> Response:
        """As if a visitor had come to this process."""
        return await self.neighbours.pass_on(request_for(self.app, name), Elsewhere(name, self.tables.elsewhere[name]))

    def relay(self, phone: Phone, address: str) -> "asyncio.Task[None]":
        relayed = self.neighbours.relay(cast(Wire, phone), Elsewhere("otter", address), FACTS)
        return asyncio.get_running_loop().create_task(relayed)


def request_for(app: FastAPI, name: str) -> Request:
    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b" a body"}

    scope = {
        "type": "http",
        "app": app,
        "method": "POST",
        "scheme": "https",
        "path": f"/echo/{name}",
        "query_string": b"a=b%20c",
        "headers": [(b"host", b"games.example.org"), (b"x-told", "ü".encode("latin-1")), (b"accept-encoding", b"gzip")],
        "client": ("203.0.113.9", 4711),
        "server": ("games.example.org", 443),
    }
    return Request(scope, receive)


@asynccontextmanager
async def pair() -> AsyncIterator[tuple[Process, Process]]:
    here, there = Process(1), Process(2)
    for each in (here, there):
        await each.neighbours.open("127.0.0.1", 0)
    here.members.know(there.members)
    there.members.know(here.members)
    try:
        yield here, there
    finally:
        for each in (here, there):
            each.neighbours.close()


def run(work: Callable[..., Coroutine[Any, Any, None]], *args: Any) -> None:
    async def live() -> None:
        async with pair() as (here, there):
            await work(here, there, *args)

    asyncio.run(live())


async def until(fact: Callable[[], Any]) -> None:
    while not fact():  # noqa: ASYNC110 - it is told by no event
        await asyncio.sleep(0.005)


def test_a_device_is_heard_from_its_first_word_on_and_told_everything_in_order() -> None:
    async def work(here: Process, there: Process) -> None:
        there.tables.busy.add("otter")
        phones = [Phone(), Phone()]
        relays = [here.relay(phone, there.members.address) for phone in phones]
        await until(lambda: all(phone.listener for phone in phones))
        for phone, name in zip(phones, (b"anna", b"bo"), strict=True):
            phone.say(name)
            phone.say(b"early")
        await until(lambda: len(there.facts) == 2)
        there.door.set()
        await until(lambda: [len(guest.heard) for guest in there.guests] == [2, 2])
        phones[0].say(b"late")
        await until(lambda: len(there.guests[0].heard) == 3)
        assert [guest.heard for guest in there.guests] == [[b"anna", b"early", b"late"], [b"bo", b"early"]]
        assert there.facts == [FACTS, FACTS]
        there.guests[1].visit.line.tell(b"one", b"two")
        there.guests[1].visit.line.hang_up(4410)
        await until(lambda: phones[1].hung_up)
        assert (phones[1].told, phones[1].hung_up, phones[0].told) == ([b"one", b"two"], 4410, [])
        phones[0].left.set()
        await there.guests[0].visit.gone.wait()
        await asyncio.gather(*relays)

    run(work)


def test_a_device_that_takes_nothing_is_told_nothing_more_until_it_does() -> None:
    async def work(here: Process, there: Process) -> None:
        there.tables.busy.add("otter")
        there.door.set()
        phone = Phone()
        relayed = here.relay(phone, there.members.address)
        await until(lambda: there.guests and phone.listener)
        line, phone.is_full = there.guests[0].visit.line, True
        line.tell(b"much")
        await until(lambda: line.is_full)
        assert there.guests[0].caught_up == 0
        assert phone.listener
        phone.listener.catch_up()
        await until(lambda: there.guests[0].caught_up == 1)
        assert not line.is_full
        phone.left.set()
        await relayed

    run(work)


def test_a_table_that_nobody_is_at_comes_to_the_device_instead() -> None:
    async def work(here: Process, there: Process) -> None:
        with pytest.raises(Unreachable):
            await here.relay(Phone(), there.members.address)
        assert there.facts == []

    run(work)


@pytest.mark.parametrize(("problem", "code"), [(Elsewhere("otter", ""), AGAIN), (KeyError("a bug"), 1011)])
def test_a_device_that_cannot_be_received_is_sent_away(problem: Exception, code: int) -> None:
    async def work(here: Process, there: Process) -> None:
        there.tables.busy.add("otter")
        there.problem = problem
        there.door.set()
        phone = Phone()
        await here.relay(phone, there.members.address)
        assert phone.hung_up == code

    run(work)


def test_a_request_is_done_there_as_if_it_had_come_there() -> None:
    async def work(here: Process, there: Process) -> None:
        here.tables.elsewhere["otter"] = there.members.address
        answer = await here.ask("otter")
        url = "https://games.example.org/echo/otter?a=b%20c"
        told = f"{(2, url, '203.0.113.9', 'ü')} None True a body".encode()
        assert (answer.status_code, answer.body, answer.headers["x-answer"]) == (418, told, "é")

    run(work)


def test_a_request_follows_a_table_that_has_moved_on_and_comes_home_with_it() -> None:
    async def work(here: Process, there: Process) -> None:
        here.tables.elsewhere["otter"] = there.tables.elsewhere["otter"] = there.members.address
        asked = asyncio.get_running_loop().create_task(here.ask("otter"))
        await asyncio.sleep(0.02)
        assert not asked.done(), "it says that the table is not its own"
        del here.tables.elsewhere["otter"]
        assert bytes((await asked).body).startswith(b"(1, ")

    run(work)


def test_devices_of_a_process_that_ends_come_back_and_its_requests_are_refused() -> None:
    async def work(here: Process, there: Process) -> None:
        there.tables.busy.add("otter")
        phone = Phone()
        relayed = here.relay(phone, there.members.address)
        await until(lambda: phone.listener and here.members.trusted)
        assert here.members.suspected == []
        there.neighbours.close()
        await relayed
        assert phone.hung_up == AGAIN
        await until(lambda: here.members.suspected)
        assert set(here.members.suspected) == {2}
        with pytest.raises(Unreachable):
            await here.relay(Phone(), there.members.address)

    run(work)


def test_an_answer_that_is_lost_on_the_way_is_not_asked_for_twice() -> None:
    async def work(here: Process, there: Process) -> None:
        here.tables.elsewhere["otter"] = there.members.address
        done: list[int] = []

        async def vanish(_: Any, __: Any, ___: Any) -> None:
            done.append(1)
            there.neighbours.close()
            await asyncio.Event().wait()

        there.neighbours.reception.app = cast(FastAPI, vanish)
        with pytest.raises(Refused) as refusal:
            await here.ask("otter")
        assert (refusal.value.code, refusal.value.status, done) == ("stopping", 503, [1])

    run(work)


@pytest.mark.parametrize("how", ["stall", "cut"])
def test_a_line_that_is_cut_is_hung_up_and_nobody_is_taken_for_dead(how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(links, "BEAT_SECONDS", 0.02)

    async def work(here: Process, there: Process) -> None:
        there.tables.busy.add("otter")
        there.door.set()
        with Proxy(int(there.members.address.rpartition(":")[2])) as proxy:
            here.members.others = {2: f"127.0.0.1:{proxy.port}"}
            here.members.on_change()
            phone = Phone()
            relayed = here.relay(phone, here.members.others[2])
            await until(lambda: there.guests and phone.listener)
            getattr(proxy, how)()
            await relayed
            assert phone.hung_up == AGAIN
            await there.guests[0].visit.gone.wait()  # the other end hangs up too
            met = proxy.met
            await until(lambda: proxy.met > met)  # and is called again
            assert here.members.suspected == []
            proxy.mend()
            again = Phone()
            relayed = await reached(here, again)
            again.say(b"here I am")
            await until(lambda: there.guests[-1].heard == [b"here I am"])
            again.left.set()
            await relayed

    run(work)


async def reached(here: Process, phone: Phone) -> "asyncio.Task[None]":
    """As soon as it can be."""
    while True:
        relayed = here.relay(phone, here.members.others[2])
        await until(lambda: phone.listener or relayed.done())  # noqa: B023 - at once
        if not relayed.done():
            return relayed
        assert isinstance(relayed.exception(), Unreachable)


def test_one_that_was_never_reached_is_not_taken_for_dead() -> None:
    """Its address may be wrong: then silence alone tells."""

    async def work(here: Process, there: Process) -> None:
        stranger = Listed(3)
        stranger.address = "127.0.0.1:1"
        here.members.know(there.members, stranger)
        await until(lambda: here.members.trusted)
        for _ in range(3):
            with pytest.raises(Unreachable):
                await here.relay(Phone(), stranger.address)
        await asyncio.sleep(0.15)  # longer than a pause between two tries
        assert here.members.suspected == []

    run(work)


def test_one_that_does_not_prove_itself_in_time_is_hung_up_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(links, "BEAT_SECONDS", 600)
    monkeypatch.setattr(neighbours, "CONNECT_SECONDS", 0.05)

    async def work(here: Process, _: Process) -> None:
        over = asyncio.Event()

        async def listen(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.read()
            writer.close()
            over.set()

        async with await asyncio.start_server(listen, "127.0.0.1", 0) as mute:
            with pytest.raises(Unreachable):
                await here.relay(Phone(), f"127.0.0.1:{mute.sockets[0].getsockname()[1]}")
            async with asyncio.timeout(PATIENCE):
                await over.wait()

    run(work)


def test_whoever_is_gone_from_the_list_is_hung_up_on() -> None:
    """A process that is stopped keeps its connections open."""

    async def work(here: Process, there: Process) -> None:
        there.tables.busy.add("otter")
        phone = Phone()
        relayed = here.relay(phone, there.members.address)
        await until(lambda: phone.listener)
        here.members.know()
        await relayed
        assert phone.hung_up == AGAIN

    run(work)


def test_everybody_is_told_once_as_far_as_they_can_be_reached() -> None:
    async def work(here: Process, there: Process) -> None:
        nowhere = Listed(3)
        nowhere.address = "127.0.0.1:1"
        here.members.know(nowhere, there.members)
        replies = await here.neighbours.tell_all(request_for(here.app, "otter"))
        assert [reply.body[:3] for reply in replies] == [b"(2,"]
        passed = request_for(here.app, "otter")
        passed.scope[PASSED] = True
        assert await here.neighbours.tell_all(passed) == []

    run(work)


def test_what_one_process_keeps_is_looked_for_at_the_same_one_by_all() -> None:
    async def work(here: Process, there: Process) -> None:
        homes = set()
        for number in range(20):
            found = [home_of(each, f"parcel {number}") for each in (here, there)]
            assert found[0] == found[1]
            homes.add(found[0])
        assert homes == {here.members.address, there.members.address}
        passed = request_for(here.app, "otter")
        passed.scope[PASSED] = True
        for number in range(20):
            here.neighbours.must_be_home(passed, f"parcel {number}")

    run(work)


def home_of(process: Process, name: str) -> str:
    try:
        process.neighbours.must_be_home(request_for(process.app, "otter"), name)
    except Elsewhere as problem:
        return problem.address
    return process.members.address
