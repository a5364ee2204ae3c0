"""Tubyrinth on all screens, from a small phone to a large desktop, upright and sideways."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import PHONE
from browser.fitting import SIZES, Size, faults, resize
from browser.laying import board, go, ground, set_table, sit, status, uncover, wait_for_signal
from browser.person import Person
from browser.test_tubyrinth_book import FIVE, PHOTOGRAPHED
from server.playing import Device, Table, is_over
from server.running import Server
from vierling.words import say

Invite = Callable[..., Person]
Things = dict[str, Locator]

CELL = 32  # pixels that a finger hits: every one of these screens has room for that

# German has the longest words.
LOOKS: dict[int, Any] = {
    2: {"locale": "de", "color_scheme": "light"},
    6: {"locale": "fr", "color_scheme": "dark"},
}


def check(
    person: Person,
    phase: str,
    things: Things,
    cell: Callable[[Person], float] | None = None,
    sizes: Sequence[Size] = SIZES,
) -> None:
    """On every screen nothing is cut, everything needed is in sight, and a cell is large enough to be hit."""
    found = []
    for size in resize(person.page, sizes):
        found += faults(person.page, size, things)
        if cell and cell(person) < CELL:
            found.append(f"{size}: a cell has {cell(person):.1f} pixels")
    assert found == [], phase


def laying(person: Person) -> float:
    return ground(person)[2]


def drawing(person: Person) -> float:
    box = person.cell("a1").bounding_box()
    assert box
    return box["width"]


def building(page: Page, language: str) -> Things:
    """For any move: the board, all own tiles and what can be done with them, the call, the time, what to do."""
    named = {what: say(language, f"tubyrinth-{what}") for what in ("turn", "flip", "pass")}
    return {
        "the board": page.get_by_test_id("board"),
        "a tile": page.locator("[data-testid^=tile-]"),
        "the call": page.get_by_test_id("ready"),
        "the time": page.get_by_test_id("sand").locator(".seconds"),
        "what to do": page.get_by_test_id("status"),
        **{what: page.get_by_role("button", name=name, exact=True) for what, name in named.items()},
    }


def all_go(devices: list[Device], number: int) -> None:
    for device in devices:
        device.until(lambda message: "go" in message["hands"][0]["moves"])
        device.write("go")
    for device in devices:
        wait_for_signal(device, number)


def all_pass(devices: list[Device]) -> None:
    for device in devices:
        device.write("pass")


def lay(device: Device, moves: tuple[str, ...]) -> None:
    for move in moves:
        assert device.write(move)["type"] == "done"


def call(device: Device, layout: tuple[str, ...]) -> None:
    lay(device, (*layout, "ready"))


@pytest.mark.parametrize("people", LOOKS)
def test_what_the_next_move_needs_in_a_race_is_in_sight_on_every_screen(
    invite: Invite, server: Server, people: int
) -> None:
    anna = invite(**LOOKS[people])
    page = anna.page
    table = set_table(server, people, hourglass=90)
    with table.devices() as devices:
        mine, *others = devices
        sit(anna, table)
        page.get_by_test_id("gather").wait_for()
        check(anna, "before the start", {"go": page.get_by_test_id("go")})
        all_go(devices, 1)
        check_a_round(anna, LOOKS[people]["locale"], mine, others[0] if people > 2 else None)
        all_pass(others)
        page.get_by_test_id("result-0").wait_for()
        expect(page.get_by_test_id("shout")).to_have_count(0)
        check(anna, "the round is over", {"go": page.get_by_test_id("go")})
        for number in (2, 3, 4):  # seven points each, and at least four in the first round, end a match of 25
            all_go(devices, number)
            call(mine, PHOTOGRAPHED)
            all_pass(others)
        mine.until(is_over)
    page.get_by_test_id("again").wait_for()
    end = {"again": page.get_by_test_id("again"), "who has won": page.locator("main h2").first}
    check(anna, "the end", end)


def check_a_round(anna: Person, language: str, mine: Device, rival: Device | None) -> None:
    """From the first look at the board to Anna's call, after that of a rival if there is one."""
    page, things = anna.page, building(anna.page, language)
    expect(board(anna)).to_be_visible()
    check(anna, "choosing a tile", things, laying)
    lay(mine, FIVE[:2])
    page.keyboard.press("4")
    page.get_by_test_id("target").wait_for()
    check(anna, "a tile in hand", things, laying)
    page.keyboard.press("Escape")
    lay(mine, FIVE[2:])
    expect(page.get_by_test_id("ready")).to_be_enabled()
    check(anna, "enough tiles to call", things, laying)
    if rival:
        call(rival, PHOTOGRAPHED)
        page.get_by_test_id("sand").get_by_role("timer").wait_for()
        check(anna, "somebody else has called", things, laying)
    mine.write("ready")
    expect(status(anna)).to_have_text(say(language, "tubyrinth-status-called"))
    check(anna, "called", {name: things[name] for name in ("the board", "the time", "what to do")}, laying)


def test_a_spectator_sees_all_boards_on_every_screen(invite: Invite, server: Server) -> None:
    eve = invite(locale="en", color_scheme="dark")
    table = Table(server, 6, game="tubyrinth", options={"hourglass": 90})
    with table.devices() as devices:
        eve.open(f"/t/{table.id}")
        all_go(devices, 1)
        eve.page.get_by_test_id("watched-5").wait_for()
        check(eve, "watching", {"the time": eve.page.get_by_test_id("sand")})


def test_what_the_next_move_needs_alone_is_in_sight_on_every_screen(invite: Invite, server: Server) -> None:
    anna, page, things = alone(invite, "de")
    table = set_table(server)
    sit(anna, table)
    page.get_by_test_id("go").wait_for()
    check(anna, "covered", {"go": page.get_by_test_id("go")})
    go(anna)
    expect(board(anna)).to_be_visible()
    check(anna, "building alone", things, laying)
    with table.device(0) as hand:
        lay(hand, PHOTOGRAPHED)
        expect(status(anna)).to_have_text(say("de", "tubyrinth-water-arrives", {"count": 7}))
        check(anna, "seven tiles laid", things, laying)
        hand.write("ready")
    page.get_by_test_id("end-total").wait_for()
    again = {"again": page.get_by_test_id("again"), "how it went": page.locator("main h2").first}
    check(anna, "the end alone", again | {"the board": page.locator("svg.board")})


def test_a_hint_hides_neither_the_board_nor_the_tile_that_it_means(invite: Invite, server: Server) -> None:
    anna, page, things = alone(invite, "fr")
    page.set_viewport_size(PHONE)
    uncover(anna, set_table(server))
    anna.press(say("fr", "tubyrinth-hint"))
    for step in (1, 2):
        anna.press(say("fr", f"tubyrinth-hint-ask-{step}"))
    page.locator(".slot.hinted").wait_for()
    hinted = things | {"what to do": page.get_by_test_id("hint"), "the tile": page.locator(".slot.hinted")}
    check(anna, "a hint", hinted, laying)
    anna.press(say("fr", "tubyrinth-hint-ask-3"))
    do_it = page.get_by_role("button", name=say("fr", "tubyrinth-hint-do-lay"))
    do_it.wait_for()
    check(anna, "where to lay it", hinted | {"lay it": do_it}, laying)
    page.set_viewport_size(PHONE)
    anna.press(say("fr", "close"))
    expect(page.get_by_test_id("outlined")).to_be_visible()  # until the next move


def alone(invite: Invite, language: str) -> tuple[Person, Page, Things]:
    anna = invite(locale=language)
    return anna, anna.page, building(anna.page, language)


def test_book_and_editor_fit_every_screen(invite: Invite) -> None:
    locale = "de"
    anna = invite(locale=locale, color_scheme="dark")
    page = anna.open("/book/tubyrinth")
    page.get_by_test_id("board-1a").wait_for()
    on = page.get_by_role("button", name=say(locale, "tubyrinth-go-on", {"name": "1a"}))
    check(anna, "the book", {"go on": on})
    page.get_by_test_id("board-1a").click()
    dialog = page.get_by_role("dialog")
    play = dialog.get_by_role("button", name=say(locale, "play"), exact=True)
    check(anna, "a board of the book", {"play": play, "how many tiles": dialog.locator(".choices label")})
    page.keyboard.press("Escape")
    anna.press(say(locale, "tubyrinth-new-board"))
    anna.press(say(locale, "tubyrinth-draw-board"))
    dialog.get_by_test_id("fresh").wait_for()
    check(anna, "a new board", {"play": play, "how hard": dialog.locator(".choices label")})
    anna.open("/sheets/tubyrinth")
    page.get_by_test_id("counts").wait_for()
    marks = page.locator(".choices", has=page.locator("[name=mark]")).locator("label")
    check(anna, "the editor", {"the board": page.get_by_role("grid"), "start and end": marks}, drawing)
