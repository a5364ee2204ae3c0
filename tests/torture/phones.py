"""People who play through a web server, on devices that behave as the page does when a line goes dead."""

import json
import secrets
import socket
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import cycle
from random import Random
from threading import Thread
from typing import Any

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from server.nginx import trusting
from server.playing import LEGACY, is_due, is_over, whole

OPEN_SECONDS = 8.0  # as in web/src/lib/connection.svelte.ts, and so are the others
MOVE_SECONDS = 2.0
PING_SECONDS = 10.0
ANSWER_SECONDS = 5.0
PAUSE_SECONDS = 0.3
GOODBYE_SECONDS = 0.1
Message = dict[str, Any]


class Phone(Thread):
    """Has one seat. It tries one address after the other, as a browser does whose server has several."""

    def __init__(self, addresses: Sequence[str], table: str, seat: int, token: str, think: float) -> None:
        super().__init__(daemon=True)
        self.addresses, self.table, self.seat, self.token = addresses, table, seat, token
        self.think = think  # seconds before each move
        self.move_in: Callable[[], None] = lambda: None  # to the place that it calls from
        self.rng = Random(seat)
        self.acknowledged: list[tuple[float, str]] = []  # when, and which id
        self.wanted = True
        self._message: Message = {}
        self._draft: Message | None = None  # not answered
        self._line: ClientConnection | None = None  # over which it was sent
        self._stamp = -1  # of the hand that was played last

    def run(self) -> None:
        self.move_in()
        for address in cycle(self.addresses):
            with suppress(OSError, WebSocketException):
                self._visit(address)
            if self.has_ended:
                return
            time.sleep(PAUSE_SECONDS)

    def _visit(self, address: str) -> None:
        with self._connect(address) as line:
            self._message = {}
            line.send(json.dumps({"type": "hello", "protocol": 1, "tokens": [self.token]}))
            while not self.has_ended:
                self._take(self._hear(line))
                if self._message:
                    self._play(line)

    @property
    def has_ended(self) -> bool:
        return not self.wanted or (bool(self._message) and is_over(self._message))

    def _connect(self, address: str) -> ClientConnection:
        line = socket.create_connection((address, 443), timeout=OPEN_SECONDS)
        line.settimeout(None)
        there = f"wss://{address}/api/tables/{self.table}/socket"
        made: ClientConnection = connect(
            there,
            sock=line,
            ssl=trusting(),
            proxy=None,
            open_timeout=OPEN_SECONDS,
            close_timeout=GOODBYE_SECONDS,
            ping_interval=None,
            **LEGACY,
        )
        return made

    def _hear(self, line: ClientConnection) -> Message:
        """Raises TimeoutError if the line is dead."""
        with suppress(TimeoutError):
            return dict(json.loads(line.recv(MOVE_SECONDS if self._draft else PING_SECONDS)))
        line.send('{"type": "ping"}')
        return dict(json.loads(line.recv(ANSWER_SECONDS)))

    def _take(self, told: Message) -> None:
        if told["type"] in {"table", "change"}:
            self._message = whole(told, self._message)
        elif told["type"] in {"done", "refused"} and self._draft and told["id"] == self._draft["id"]:
            if told["type"] == "done":
                self.acknowledged.append((time.monotonic(), told["id"]))
            else:
                self._stamp = -1
            self._draft = None

    def _play(self, line: ClientConnection) -> None:
        """A move that was not answered is sent again, over another line."""
        if self._draft is None and is_due(self.seat)(self._message):
            self._draft = self._think()
            self._line = None
        if self._draft and self._line is not line:
            line.send(json.dumps(self._draft))
            self._line = line

    def _think(self) -> Message | None:
        (hand,) = self._message["hands"]
        if hand["stamp"] == self._stamp:
            return None  # it was acknowledged, and is not shown yet
        time.sleep(self.think)
        self._stamp = hand["stamp"]
        drawn = {"id": secrets.token_hex(8), "move": self.rng.choice(hand["moves"])}
        match = self._message["table"]["match"]
        return {"type": "move", "match": match, "seat": self.seat, "stamp": self._stamp, **drawn}
