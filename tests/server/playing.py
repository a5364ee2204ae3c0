"""Players for tests: their HTTP requests, and devices that speak the socket protocol."""

import json
import random
import secrets
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from inspect import signature
from typing import Any, Self

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from server.running import PATIENCE, Server
from vierling.live.patches import lay

Message = dict[str, Any]
# Later versions of the library ask for it; the lowest that we allow knows no other way.
LEGACY: dict[str, Any] = {"legacy": True} if "legacy" in signature(connect).parameters else {}
NAMES = "Anna Bo Carla Dov Edda Finn Gerd Hana Ivo Jo Kai Lea Mo Nina Otto".split()


def new_token() -> str:
    return secrets.token_urlsafe(24)


class Table:
    """A table and all its secrets."""

    def __init__(self, server: Server, people: int = 1, *, token: str | None = None, **settings: Any) -> None:
        self.server = server
        self.host = token or new_token()
        self.tokens = [new_token() for _ in range(people)]
        names = [*NAMES, *(f"Player {seat + 1}" for seat in range(len(NAMES), people))]
        seated = [{"name": name, "token": token} for name, token in zip(names, self.tokens, strict=False)]
        self.order = {"token": self.host, "game": "knister", "people": seated, "start": True, **settings}
        answer = server.client.post("/api/tables", json=self.order)
        assert answer.status_code == 201, answer.text
        self.facts: Message = answer.json()
        self.id: str = self.facts["id"]

    def ask(self, method: str, rest: str = "", token: str | None = None, **body: Any) -> httpx.Response:
        """A request for this table, by the host unless another token is given."""
        headers = {"Authorization": f"Bearer {token or self.host}"}
        address = f"/api/tables/{self.id}{rest}"
        return self.server.client.request(method, address, headers=headers, json=body if method != "GET" else None)

    def do(self, method: str, rest: str = "", token: str | None = None, **body: Any) -> Message:
        answer = self.ask(method, rest, token, **body)
        assert answer.is_success, answer.text
        facts: Message = answer.json()
        return facts

    def look(self) -> Message:
        return self.do("GET")

    def device(self, *seats: int, **hello: Any) -> "Device":
        return Device(self.server, self.id, [self.tokens[seat] for seat in seats], **hello)

    @contextmanager
    def devices(self, **hello: Any) -> Iterator[list["Device"]]:
        """One for each seat."""
        with ExitStack() as stack:
            yield [stack.enter_context(self.device(seat, **hello)) for seat in range(len(self.tokens))]


class Device:
    """Says hello, lays every change over the message before, and keeps all that it was ever told.

    `told` has the messages as they came, `heard` has each change as the whole table after it.
    """

    def __init__(self, server: Server, table: str, tokens: list[str] | None = None, **hello: Any) -> None:
        self._open(server, table)
        self.hello(tokens or [], **hello)
        self.hear("table")

    def _open(self, server: Server, table: str, **more: Any) -> None:
        self.socket = open_socket(server, table, **more)
        self.message: Message = {}
        self.told: list[Message] = []
        self.heard: list[Message] = []
        self.answers: list[Message] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self.socket.close()

    def send(self, message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hello(self, tokens: list[str], **more: Any) -> None:
        self.send({"type": "hello", "protocol": 1, "tokens": tokens, **more})

    def next(self) -> Message:
        text = self.socket.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        self.told.append(json.loads(text))
        heard = whole(self.told[-1], self.message)
        self.heard.append(heard)
        if heard["type"] == "table":
            self.message = heard
        if heard["type"] in {"done", "refused"}:
            self.answers.append(heard)
        return heard

    def hear(self, kind: str, **fields: Any) -> Message:
        """The next message of this type with these fields."""
        while True:
            heard = self.next()
            if heard["type"] == kind and all(heard[name] == each for name, each in fields.items()):
                return heard

    def until(self, holds: Callable[[Message], bool]) -> Message:
        """The latest state, once this holds."""
        while not holds(self.message):
            self.next()
        return self.message

    def hand(self, seat: int | None = None) -> Message:
        hands: list[Message] = self.message["hands"]
        return hands[0] if seat is None else next(hand for hand in hands if hand["seat"] == seat)

    def draft(self, move: str, seat: int | None = None, /, **changes: Any) -> Message:
        """A move message for the table as this device sees it."""
        hand = self.hand(seat)
        match = self.message["table"]["match"]
        fresh = {"type": "move", "id": secrets.token_hex(8), "match": match, "seat": hand["seat"]}
        return {**fresh, "stamp": hand["stamp"], "move": move, **changes}

    def post(self, draft: Message) -> Message:
        """Send a move and wait for its answer."""
        self.send(draft)
        return self.hear_answer(draft)

    def hear_answer(self, draft: Message) -> Message:
        """Each answer once. A refusal comes at once, `done` when the move is on disk."""
        while not (answers := [answer for answer in self.answers if answer["id"] == draft["id"]]):
            self.next()
        self.answers.remove(answers[0])
        return answers[0]

    def write(self, move: str, seat: int | None = None, /, **changes: Any) -> Message:
        """The answer to a move; if done, the table with that move has arrived too."""
        answer = self.post(self.draft(move, seat, **changes))
        if answer["type"] == "done":
            self.until(lambda message: message["number"] >= answer["number"])
        return answer

    def closed_with(self) -> int:
        """Listen until the server has closed the socket."""
        with suppress(ConnectionClosed):
            while True:
                self.next()
        code = self.socket.close_code
        assert code is not None
        return code


def whole(told: Message, before: Message) -> Message:
    """A change as the table message that it makes of the one before; anything else as it is."""
    if told["type"] != "change":
        return told
    return {**lay(told["patch"], before), "number": told["number"], "now": told.get("now", before["now"])}


class Stranger(Device):
    """A device that has not said hello."""

    def __init__(self, server: Server, table: str, **more: Any) -> None:
        self._open(server, table, **more)


def open_socket(server: Server, table: str, **more: Any) -> ClientConnection:
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
    # Closed by its device. The queue is unbounded: a full one would block the closing handshake.
    line: ClientConnection = connect(address, proxy=None, open_timeout=PATIENCE, max_queue=None, **LEGACY, **more)
    return line


def is_due(seat: int) -> Callable[[Message], bool]:
    return lambda message: seat in message["to_move"] and any(hand["seat"] == seat for hand in message["hands"])


def is_over(message: Message) -> bool:
    return message["outcome"] is not None


def play_round(devices: list[Device], rng: random.Random) -> None:
    """Everybody writes somewhere; device n has seat n."""
    for seat, device in enumerate(devices):
        device.until(is_due(seat))
        answer = device.write(rng.choice(device.hand(seat)["moves"]), seat)
        assert answer["type"] == "done", answer


def play_match(devices: list[Device], rng: random.Random, rounds: int = 25) -> None:
    for _ in range(rounds):
        play_round(devices, rng)
    for device in devices:
        device.until(is_over)
