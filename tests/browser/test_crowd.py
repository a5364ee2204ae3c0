"""A table of a hundred: one in front of a browser, the others with sockets."""

import asyncio
import json
import re
import secrets
from collections.abc import Callable
from random import Random
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from websockets.asyncio.client import ClientConnection, connect

from browser.conftest import DESK, PHONE
from browser.laying import Finger, middle
from browser.person import Person
from browser.test_every_page import check
from server.playing import Message, Table, play_match, whole
from server.running import PATIENCE, Server
from vierling.words import say

Invite = Callable[..., Person]
pytestmark = pytest.mark.xdist_group("crowd")  # they share a match of a hundred
CROWD = 100


class Crowd:
    """Some seats, so many to a socket; they write together, as soon as all of them may, up to the end of this round."""

    def __init__(self, table: Table, seats: range, *, last: int, share: int = 1) -> None:
        self.table = table
        self.groups = [seats[first : first + share] for first in range(0, len(seats), share)]
        self.last = last
        self.told = 0  # bytes of changes
        self.rng = Random(4)
        self.ends: list[Message] = []

    def start(self) -> Thread:
        """Apart from Playwright's event loop."""
        playing = Thread(target=lambda: asyncio.run(self._play()))
        playing.start()
        return playing

    async def _play(self) -> None:
        self.all_may = asyncio.Barrier(len(self.groups))
        await asyncio.gather(*map(self._sit, self.groups))

    async def _sit(self, seats: range) -> None:
        address = f"ws://127.0.0.1:{self.table.server.port}/api/tables/{self.table.id}/socket"
        tokens = [self.table.tokens[seat] for seat in seats]
        async with connect(address, proxy=None, open_timeout=PATIENCE, ping_interval=None, compression=None) as socket:
            await socket.send(json.dumps({"type": "hello", "protocol": 1, "tokens": tokens}))
            await self._write(socket)

    async def _write(self, socket: ClientConnection) -> None:
        message: Message = {}
        written = 0
        while not message or not (message["outcome"] or message["hands"][0]["view"]["round"] > self.last):
            text = await socket.recv()
            heard = json.loads(text)
            assert heard["type"] != "refused", heard
            self.told += len(text) if heard["type"] == "change" else 0
            message = whole(heard, message) if heard["type"] in {"table", "change"} else message
            number = message["hands"][0]["view"]["round"]
            if written < number <= self.last and {hand["seat"] for hand in message["hands"]} <= {*message["to_move"]}:
                written = number
                await self.all_may.wait()
                for hand in message["hands"]:
                    await socket.send(json.dumps(self._move(hand)))
        self.ends.append(message)

    def _move(self, hand: Message) -> Message:
        move = {"type": "move", "id": secrets.token_hex(8), "match": 1, "seat": hand["seat"], "stamp": hand["stamp"]}
        return {**move, "move": self.rng.choice(hand["moves"])}


@pytest.fixture(scope="module")
def crowded(server: Server) -> Table:
    """A match of a hundred in its third round; the last one is still writing."""
    table = Table(server, CROWD)
    with table.device(*range(CROWD)) as everybody:
        for seat in [*range(CROWD), *range(CROWD), *range(CROWD - 1)]:
            everybody.until(lambda message, seat=seat: seat in message["to_move"])  # type: ignore[misc]
            everybody.write(everybody.hand(seat)["moves"][seat % 20], seat)
    return table


def seat_at(person: Person, table: Table, seat: int) -> Page:
    return person.open(f"/t/{table.id}#seat={table.tokens[seat]}")


def test_a_hundred_play_a_whole_match(invite: Invite, server: Server) -> None:
    """All on one device at first; then everybody sits down at their own, and Anna at a page."""
    table = Table(server, CROWD)
    Crowd(table, range(CROWD), last=24, share=CROWD).start().join(PATIENCE)
    anna = invite()
    page = seat_at(anna, table, 0)
    crowd = Crowd(table, range(1, CROWD), last=25)
    others = crowd.start()
    anna.round(25)
    anna.write_anywhere()
    others.join(PATIENCE)
    assert len(crowd.ends) == CROWD - 1
    points = crowd.ends[0]["outcome"]["points"]
    assert all(end["outcome"]["points"] == points for end in crowd.ends)
    assert anna.total == points[0]
    rows = page.get_by_test_id(re.compile("^seat-"))
    expect(rows).to_have_count(CROWD)
    assert [int(row.split()[-1]) for row in rows.locator(".points").all_inner_texts()] == sorted(points, reverse=True)
    assert crowd.told / len(crowd.ends) / CROWD < 400, "bytes for a move and a device; a whole table has 75000"


def test_the_review_of_a_crowd_compares_a_player_with_the_best(invite: Invite, server: Server) -> None:
    table = Table(server, 1, bots=["random"] * 20)
    with table.device(0) as device:
        play_match([device], Random(3))
    anna = invite()
    page = anna.open(f"/t/{table.id}/review")
    whose = page.get_by_label(say("en", "review-whose"))
    whose.select_option("7")
    expect(page.locator("svg .name")).to_have_count(6)
    expect(page.get_by_test_id("rounds")).to_contain_text(say("en", "with-many", {"count": 21}))


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_the_list_shows_who_is_ahead_ones_own_place_and_who_is_still_writing(
    invite: Invite, crowded: Table, viewport: Any
) -> None:
    anna = invite(viewport=viewport)
    page = seat_at(anna, crowded, 7)
    anna.round(3)
    if viewport == PHONE:
        anna.press(re.compile("still writing"))
    rows = page.get_by_test_id(re.compile("^seat-"))
    expect(rows).to_have_count(CROWD)
    expect(page.get_by_test_id("seat-7")).to_be_in_viewport()  # however long the list is
    expect(page.get_by_test_id("seat-7")).to_contain_text(say("en", "you"))
    anna.press(say("en", "seats-show-slow", {"count": 1}))
    expect(rows).to_have_count(1)
    row = page.get_by_test_id(f"seat-{CROWD - 1}").get_by_role("button")
    row.press("Enter")
    expect(row).to_have_attribute("aria-expanded", "true")
    sheet = page.get_by_role("table", name=say("en", "sheet-of", {"you": "no", "name": f"Player {CROWD}"}))
    expect(sheet.locator(".number")).to_have_count(2)


def test_a_table_of_a_hundred_is_accessible(invite: Invite, crowded: Table, axe: str) -> None:
    anna = invite()
    page = seat_at(anna, crowded, 7)
    anna.round(3)
    page.get_by_test_id("seat-3").get_by_role("button").click()
    check(anna, axe, "a table of a hundred")


# The lobby


def names(page: Page) -> list[str]:
    handles = page.get_by_role("button", name=re.compile("^Move "))
    return [re.sub("^Move (.*), seat .*", r"\1", each.get_attribute("aria-label") or "") for each in handles.all()]


def open_lobby(anna: Person, server: Server, people: int, game: str = "knister") -> Table:
    table = Table(server, people, game=game, start=False)
    keys = [{"id": table.id, "seats": table.tokens[:1], "host": table.host}]
    anna.open().evaluate("keys => localStorage.setItem('vierling.tables', JSON.stringify(keys))", keys)
    anna.open(f"/t/{table.id}")
    return table


def test_r_k1_the_host_puts_the_seats_in_order_with_the_keys(invite: Invite, server: Server) -> None:
    anna = invite()
    table = open_lobby(anna, server, 4)
    page = anna.page
    handle = page.get_by_role("button", name="Move Dov, seat 4 of 4")
    handle.focus()
    handle.press("ArrowUp")
    expect(page.get_by_role("button", name="Move Dov, seat 3 of 4")).to_be_focused()
    page.keyboard.press("Home")
    expect(page.get_by_role("button", name="Move Dov, seat 1 of 4")).to_be_focused()
    expect(page.get_by_text("Dov now has seat 1 of 4.")).to_be_attached()
    page.keyboard.press("ArrowUp")  # it is at the top
    wait_for_order(page, table, ["Dov", "Anna", "Bo", "Carla"])


def wait_for_order(page: Page, table: Table, wanted: list[str]) -> None:
    expect(page.get_by_role("button", name=f"Move {wanted[-1]}, seat {len(wanted)}")).to_be_visible()
    while [seat["name"] for seat in table.look()["seats"]] != wanted:
        page.wait_for_timeout(20)
    assert names(page) == wanted


def test_r_k1_the_host_drags_a_seat(invite: Invite, server: Server) -> None:
    anna = invite()
    table = open_lobby(anna, server, 4)
    page = anna.page
    handle = page.get_by_role("button", name="Move Anna,")
    target = page.get_by_role("button", name="Move Carla,")
    handle.hover()
    page.mouse.down()
    box = target.bounding_box()
    assert box
    page.mouse.move(box["x"] + 5, box["y"] + box["height"], steps=8)
    page.mouse.up()
    wait_for_order(page, table, ["Bo", "Carla", "Anna", "Dov"])
    assert [seat["host"] for seat in table.look()["seats"]] == [False, False, True, False]


def test_r_k1_the_host_drags_a_seat_with_a_finger(invite: Invite, server: Server) -> None:
    anna = invite(viewport=PHONE, has_touch=True, is_mobile=True)
    table = open_lobby(anna, server, 4)
    page, finger = anna.page, Finger(anna)
    page.get_by_role("button", name="Move Anna,").scroll_into_view_if_needed()
    x, y = middle(page.get_by_role("button", name="Move Anna,"))
    target = page.get_by_role("button", name="Move Carla,").bounding_box()
    assert target
    below = target["y"] + target["height"]
    scrolled = page.evaluate("scrollY")
    finger.touch("touchStart", (x, y))
    for part in (0.25, 0.5, 0.75, 1):
        finger.touch("touchMove", (x, y + (below - y) * part))
    assert page.evaluate("scrollY") == scrolled, "the seat moves, not the page"
    finger.touch("touchEnd")
    wait_for_order(page, table, ["Bo", "Carla", "Anna", "Dov"])


def test_nobody_else_has_handles(invite: Invite, server: Server) -> None:
    anna = invite()
    table = Table(server, 3, start=False)
    page = seat_at(anna, table, 0)
    expect(page.get_by_text("Carla")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^Move "))).to_have_count(0)


def test_in_a_lobby_of_a_hundred_everything_is_within_reach(invite: Invite, server: Server) -> None:
    for viewport in (DESK, PHONE):
        anna = invite(viewport=viewport)
        open_lobby(anna, server, CROWD)
        expect(anna.page.get_by_role("button", name=say("en", "start"), exact=True)).to_be_in_viewport()
        expect(anna.page.get_by_text(say("en", "start-without-many", {"count": CROWD - 1}))).to_be_in_viewport()
