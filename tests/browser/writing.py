"""Matches on sheets, played fast, by socket, up to the position that a browser is to show."""

from random import Random
from typing import Any

from playwright.sync_api import Page

from browser.person import Person
from server.playing import Table, is_due, is_over
from server.running import Server


class Writers:
    """Everybody at a table; they write wherever they may."""

    def __init__(self, server: Server, game: str, people: int, **options: Any) -> None:
        self.table = Table(server, people, game=game, options=options)
        self.seats = range(people)
        self.device = self.table.device(*self.seats)
        self.rng = Random(7)

    def write(self, *seats: int) -> None:
        for seat in seats:
            self.device.until(is_due(seat))
            answer = self.device.write(self.choose(seat), seat)
            assert answer["type"] == "done", answer

    def choose(self, seat: int) -> str:
        return self.rng.choice([move for move in self.device.hand(seat)["moves"] if move != "back"])

    def play(self, rounds: int) -> None:
        for _ in range(rounds):
            self.write(*self.seats)

    def finish(self) -> None:
        """To the end. Somebody at a page may have written already; then our move comes too late."""
        while not is_over(self.device.message):
            for seat in self.device.message["to_move"]:
                self.device.write(self.choose(seat), seat)

    def let_in(self, person: Person, seat: int = 0) -> Page:
        return person.open(f"/t/{self.table.id}#seat={self.table.tokens[seat]}")

    def leave(self) -> None:
        self.device.close()
