"""What a person does with stones and cards on the Input page."""

import json
import re
from collections.abc import Callable

from playwright.sync_api import Locator

from browser.person import Person
from remembering import Json, Rememberer
from server.playing import Table, is_over, whole
from server.running import Server


class Player:
    """A person at a page, everything the server has told it, and a memory of what was seen."""

    def __init__(self, person: Person, seed: int = 1) -> None:
        self.person = person
        self.page = person.page
        self.frames: list[str] = []
        self.message: Json = {}
        self.mind = Rememberer(seed)
        person.listen("websocket", lambda socket: socket.on("framereceived", self._hear))

    def _hear(self, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        self.frames.append(text)
        heard = whole(json.loads(text), self.message)
        if heard["type"] == "table":
            self.message = heard
            if heard["hands"]:
                self.mind.see(heard["hands"][0]["view"])

    def until(self, holds: Callable[[Json], bool]) -> None:
        while not (self.message and holds(self.message)):
            self.page.wait_for_timeout(20)

    @property
    def view(self) -> Json:
        return self.message["hands"][0]["view"]

    @property
    def over(self) -> bool:
        return bool(self.message.get("outcome"))

    @property
    def due(self) -> int | None:
        """Which of this device's seats is to move."""
        own = [seat for seat in self.message.get("mine", []) if seat in self.message["to_move"]]
        return own[0] if own and not self.over else None

    def moves(self) -> list[str]:
        return next(hand["moves"] for hand in self.message["hands"] if hand["seat"] == self.due)

    def step(self) -> str:
        """Make one move on the page; returns once the server has shown it."""
        move, number = self.mind.choose(self.moves()), self.message["number"]
        self.do(move)
        self.until(lambda message: message["number"] > number)
        return move

    def do(self, move: str) -> None:
        if move.startswith(">"):
            self.place(move[1:]).and_(self.page.locator(".lit")).click()
        else:
            self.choose(move)
            self.page.get_by_test_id("do-announce" if "!" in move and not self.filling else "flip").click()

    def choose(self, move: str) -> None:
        """Choose the stone and what it closes, without flipping it yet."""
        found = re.fullmatch(r"([s\d.]+)(?:!(\d))?(~)?", move)
        assert found
        spot, number, still = found.groups()
        self.page.locator(f".free[data-testid='stone-{spot}']").click()
        if number is not None and not self.filling:
            self.page.get_by_test_id(f"closes-{number}").check(force=True)
        if still:
            self.page.get_by_test_id("leave").check(force=True)

    def catch_up(self) -> None:
        """Tap through what others did, until the page shows all that the server has told."""
        step = self.page.locator(
            f".play[data-step='{self.view['turn']} {(self.view['hand'] or {}).get('origin', '')}']"
        )
        ahead = self.page.locator("[data-testid=next].primary")
        while not step.count() or ahead.count():
            if ahead.count():
                ahead.click()
            self.page.wait_for_timeout(10)

    @property
    def filling(self) -> bool:
        return self.view["zero_by"] is not None

    def place(self, spot: str) -> Locator:
        return self.page.locator(f"ul [data-spot='{spot}']")

    @property
    def stage(self) -> Locator:
        return self.page.get_by_test_id("stage")


Holds = Callable[[Json, list[str], Rememberer], object]


def play_on(table: Table, holds: Holds, seed: int = 1) -> int | None:
    """Play fast, by socket, until this holds for the seat to move; returns it, or None if the match ended first."""
    mind = Rememberer(seed)
    with table.device(*range(len(table.tokens))) as device:
        while not is_over(device.message):
            seat = device.message["to_move"][0]
            hand = device.hand(seat)
            mind.see(hand["view"])
            if holds(hand["view"], hand["moves"], mind):
                return int(seat)
            answer = device.write(mind.choose(hand["moves"]), seat)
            assert answer["type"] == "done", answer
    return None


def by_tap(person: Person) -> Person:
    """What others do is shown step by step, as this person taps."""
    person.prefer("input-pace", "tap")
    return person


def sit(person: Person, table: Table, seat: int) -> Player:
    player = Player(person)
    person.open(f"/t/{table.id}#seat={table.tokens[seat]}")
    player.stage.wait_for()
    return player


def played_until(server: Server, holds: Holds, people: int = 2, **options: Json) -> tuple[Table, int]:
    """A table and the seat to move, once this holds."""
    for seed in range(1, 100):
        table = Table(server, people, game="input", options=options)
        seat = play_on(table, holds, seed)
        if seat is not None:
            return table, seat
    raise AssertionError("it never happens")


def announces(moves: list[str]) -> list[str]:
    return [move for move in moves if "!" in move and "!0" not in move]
