"""Matches on sheets, played fast, by socket, up to the position that a browser is to show."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page

from browser.person import NOWHERE, Person
from server.playing import Device, Table, is_due, is_over
from server.running import Server
from vierling.words import say

LINES_AND_TOTAL = 12 + 1
FIRST, LAST = 3, 2  # rounds that people play at the page


def play_ahead(server: Server, people: list[Person], rounds: int) -> None:
    """So many rounds for these people, the only ones at their table, while they are away; then they come back."""
    link = people[0].page.url
    own = "JSON.parse(localStorage['vierling.tables'])[0]"
    tokens = [person.page.evaluate(f"{own}.seats[0]") for person in people]
    for person in people:
        person.open(NOWHERE)
    rng = Random(7)
    with Device(server, link.rpartition("/")[2], tokens) as device:
        for seat in [*range(len(people))] * rounds:
            device.until(is_due(seat))
            moves = [move for move in device.hand(seat)["moves"] if move != "back"]
            assert device.write(rng.choice(moves), seat)["type"] == "done"
    for person in people:
        person.page.goto(link)


def rounds_at_the_page(server: Server, people: list[Person], rounds: int) -> Iterator[int]:
    """The first rounds of a match and the last two, for these people to write in; those between, which are like them,
    are played ahead."""
    yield from range(1, FIRST + 1)
    people[-1].round(FIRST + 1)
    play_ahead(server, people, rounds - FIRST - LAST)
    yield from range(rounds - LAST + 1, rounds + 1)


def end_of(person: Person, name: str) -> list[str]:
    """Everybody's row of Knister's scoring table, as all of them see it: nobody is "you"."""
    person.page.get_by_test_id("again").wait_for()
    person.page.get_by_role("region", name=say("en", "knister-scoring-table")).wait_for()  # they come apart
    rows = person.page.get_by_role("row").all_inner_texts()
    scored = (row for row in rows if len(re.findall(r"\b\d+\b", row)) == LINES_AND_TOTAL)
    return sorted(" ".join(row.split()).replace("You", name) for row in scored)


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
        moves: list[str] = self.device.hand(seat)["moves"]
        return self.rng.choice([move for move in moves if move != "back"])

    def play(self, rounds: int) -> None:
        for _ in range(rounds):
            self.write(*self.seats)

    def finish(self) -> None:
        """To the end. Somebody at a page may have written already; then our move comes too late."""
        while not is_over(self.device.message):
            for seat in self.device.message["to_move"]:
                self.device.write(self.choose(seat), seat)

    def let_in(self, person: Person) -> Page:
        """Into the first seat. If nobody else is there, an entry would turn the page: it waits to be confirmed."""
        if len(self.seats) == 1:
            person.prefer("entries", "confirm")
        return person.open(f"/t/{self.table.id}#seat={self.table.tokens[0]}")

    def kept(self, page: Page) -> dict[str, Locator]:
        """What the person at the page needs for an entry that is made but not final."""
        if len(self.seats) > 1:
            return {"how to take it back": page.get_by_test_id("back")}
        return {"the sheet": page.locator("section.sheet"), "the question": page.get_by_test_id("moment")}

    def end(self, page: Page) -> dict[str, Locator]:
        """Play to the end; what the person at the page needs then."""
        if len(self.seats) == 1:
            before = self.device.hand(0)["stamp"]
            page.get_by_test_id("moment").get_by_role("button").last.click()
            self.device.until(lambda message: is_over(message) or message["hands"][0]["stamp"] > before)
        self.finish()
        self.device.close()
        again = page.get_by_test_id("again")
        result = page.locator("main h2").first
        for each in (again, result):  # they come apart
            each.wait_for()
        return {"again": again, "the result": result}
