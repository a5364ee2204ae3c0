"""The review on all screens: nothing is cut, and whatever is tapped brings the board into the window."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.fitting import Size, faults, resize
from browser.person import Person
from browser.test_review import finished
from server.playing import Table, is_over
from server.running import Server
from server.test_real_time import begin, lay, race
from server.touching import finished_stones
from vierling.words import say

Invite = Callable[..., Person]
pytestmark = pytest.mark.xdist_group("review")
FIVE = ("I3@a1", "I4@b6", "L4r2@f5", "T4r1@a3", "O4@g3")  # the only pipeline of five tiles on the photographed board


def finished_short(server: Server) -> Table:
    """A board of the book, solved with fewer tiles than there are."""
    table = race(server, people=1, options={"flip": False})
    with table.device(0) as device:
        begin(device)
        lay(device, *FIVE, "ready")
        device.until(is_over)
    return table


MATCHES: dict[str, tuple[Callable[[Server], Table], dict[str, Any]]] = {
    "knister": (lambda server: finished(server, bots=["random"]), {"locale": "de-DE", "color_scheme": "light"}),
    "tuefteln": (lambda server: finished(server, game="tuefteln"), {"locale": "fr-FR", "color_scheme": "dark"}),
    "input": (finished_stones, {"locale": "de-DE", "color_scheme": "dark"}),
    "tubyrinth": (finished_short, {"locale": "fr-FR", "color_scheme": "light"}),
}

# Whether all of an element is in the window now, with nothing else over its middle.
IN_SIGHT = """(element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return false
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  return Boolean(hit && (element.contains(hit) || hit.contains(element)))
}"""


def is_sideways(size: Size) -> bool:
    return size.height < 500


def out_of_sight(page: Page, size: Size, what: str) -> list[str]:
    """Once the board is in the window: whatever else belongs to it, and is not."""
    parts = {"heading": page.get_by_test_id("moment"), "steering": page.get_by_test_id("steer")}
    if is_sideways(size) and page.get_by_test_id("choices").count():
        parts["best move"] = page.get_by_test_id("choices").locator("li").first
    page.wait_for_function(IN_SIGHT, arg=page.get_by_test_id("board").element_handle())
    return [
        f"{size}, {what}: the {name} is not in sight" for name, each in parts.items() if not each.evaluate(IN_SIGHT)
    ]


def tap_end_of(curve: Locator) -> None:
    box = curve.bounding_box()
    assert box
    curve.click(position={"x": box["width"] * 0.3, "y": 40})


@pytest.mark.parametrize("game", MATCHES)
def test_the_review_fits_every_screen(invite: Invite, server: Server, game: str) -> None:
    match, look = MATCHES[game]
    table = match(server)
    page = invite(**look).open(f"/t/{table.id}/review")
    page.get_by_test_id("choices").wait_for()
    page.wait_for_load_state("networkidle")
    found: list[str] = []
    for size in resize(page):
        found += faults(page, size, {})
        page.get_by_test_id("costly").last.click()
        found += out_of_sight(page, size, "a costly move")
        page.evaluate("scrollTo(0, 0)")
        tap_end_of(page.locator("svg[aria-describedby=curve-data]"))
        found += out_of_sight(page, size, "the curve")
        if is_sideways(size):
            board, moves = page.get_by_test_id("board").bounding_box(), page.get_by_test_id("choices").bounding_box()
            assert board
            assert moves
            assert moves["x"] >= board["x"] + board["width"], f"{size}: the moves are not beside the board"
        page.get_by_role("heading", level=1).focus()
        page.evaluate("scrollTo(0, document.body.scrollHeight)")
        page.keyboard.press("Home")
        found += out_of_sight(page, size, "a key")
    assert found == []


def contested(server: Server) -> tuple[Table, int, int]:
    """A match of Tüfteln, one of its entries, and a good one that puts another number into one of the same cells."""
    while True:
        table = finished(server, game="tuefteln")
        for number, step in enumerate(table.do("GET", "/review")["seats"][0]["steps"]):
            made = step["made"]["move"].split("+")
            for rank, choice in enumerate(step["choices"]):
                cells = choice["move"].split("+")
                if cells != made and {*cells} & {*made}:
                    return table, number, rank


def test_a_better_number_leaves_room_for_the_one_that_was_written(invite: Invite, server: Server) -> None:
    table, step, choice = contested(server)
    page = invite(locale="fr-FR").open(f"/t/{table.id}/review")
    page.get_by_test_id("choices").wait_for()
    page.keyboard.press("Home")
    for _ in range(step):
        page.keyboard.press("ArrowRight")
    page.get_by_test_id("choices").get_by_role("button").nth(choice).click()
    expect(page.locator("[role=gridcell].chosen [data-rank]")).not_to_have_count(0)
    assert [fault for size in resize(page) for fault in faults(page, size, {})] == []


def test_a_solution_of_a_book_board_is_shown_only_on_demand_and_then_does_not_count_as_found(
    invite: Invite, server: Server
) -> None:
    table = finished_short(server)
    anna = invite()
    page = anna.open(f"/t/{table.id}/review")
    page.get_by_test_id("choices").wait_for()
    tiles = page.locator("main [data-tile]:visible")
    expect(tiles).to_have_count(len(FIVE))  # Anna's own
    expect(page.get_by_test_id("solution")).to_have_count(0)
    page.get_by_role("button", name=say("en", "review-tubyrinth-show", {"tiles": 7})).click()
    expect(page.get_by_test_id("solution").locator("[data-tile]")).to_have_count(7)
    kept = page.evaluate("localStorage['vierling.collection.tubyrinth']")
    assert kept.count("@") == 7, kept
    page.get_by_test_id("choices").get_by_role("button").nth(1).click()
    expect(page.get_by_test_id("solution")).to_have_count(0)  # another one, not asked for
    assert "uck" not in page.locator("main").inner_text(), "nothing is rolled here"


def test_everybody_has_one_name_on_the_page(invite: Invite, server: Server) -> None:
    table = finished_stones(server)
    anna = invite()
    anna.open(f"/t/{table.id}#seat={table.tokens[0]}")
    anna.page.get_by_test_id("report").wait_for()
    page = anna.open(f"/t/{table.id}/review")
    page.get_by_test_id("report").wait_for()
    page.get_by_role("button", name=say("en", "review-as-table")).click()
    words = page.locator("main").inner_text()
    assert "Anna" in words
    assert "You" not in words
    assert "Seat 1" not in words
