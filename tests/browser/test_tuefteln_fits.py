"""Tüfteln on all screens, from a small phone to a large desktop, upright and sideways."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.fitting import all_faults, resize
from browser.person import CONFIRM, Person
from browser.writing import Writers
from server.running import Server
from vierling.words import say

Invite = Callable[..., Person]

# By seats and side. German has the longest words.
LOOKS = {
    (1, "A"): {"locale": "de", "color_scheme": "light"},
    (2, "B"): {"locale": "fr", "color_scheme": "dark"},
    (4, "A"): {"locale": "de", "color_scheme": "dark"},
    (15, "B"): {"locale": "en", "color_scheme": "light"},
}
RULES = {"A": "tuefteln-how-both", "B": "tuefteln-how-colour"}


def needed(page: Page) -> dict[str, Locator]:
    """For any entry: dice, sheet, what to do, and what the squares are worth."""
    return {
        "the dice": page.locator(".tray"),
        "the sheet": page.locator("section.sheet"),
        "what to do": page.get_by_test_id("status"),
        "the tally": page.get_by_test_id("tally"),
    }


def places(page: Page) -> dict[str, Any]:
    """Where everything is that must not move under a finger, by size of the window."""
    still = {"dice": page.locator(".tray"), "sheet": page.locator("section.sheet"), "tally": page.get_by_test_id("tally")}
    return {f"{name} at {size}": each.bounding_box() for size in resize(page) for name, each in still.items()}


@pytest.mark.parametrize(("people", "side"), LOOKS)
def test_what_the_next_entry_needs_is_in_sight_on_every_screen(
    invite: Invite, server: Server, people: int, side: str
) -> None:
    look = LOOKS[people, side]
    language = look["locale"]
    writers = Writers(server, "tuefteln", people, side=side)
    writers.play(5)
    anna = invite(**look)
    if people == 1:
        anna.context.add_init_script(CONFIRM)
    page = writers.let_in(anna)
    cells = page.locator("[role=gridcell].free")
    cells.first.wait_for()
    things = needed(page)
    assert all_faults(page, things) == [], "choosing a cell"
    expect(page.get_by_test_id("status")).to_contain_text(say(language, RULES[side]))
    for words in ("tuefteln-line-bonus", "total"):
        expect(page.get_by_test_id("tally")).to_contain_text(say(language, words))
    before = places(page)

    cells.first.click()
    page.locator(".candidate").first.wait_for()
    back = page.get_by_test_id("back")
    assert all_faults(page, things | {"how to take it back": back}) == [], "the first number"
    assert places(page) == before, "nothing moves"

    if people == 4:
        writers.write(1)  # two names are the most that the page spells out
    page.locator(".candidate").last.click()
    kept = page.get_by_test_id("moment") if people == 1 else back
    page.locator(".chosen").nth(1).wait_for()
    if people == 1:
        things = {"the sheet": page.locator("section.sheet")}  # the buttons may hide the rest
    assert all_faults(page, things | {"how to take it back": kept}) == [], "written"
    if people == 1:
        kept.get_by_role("button").last.click()

    writers.finish()
    page.get_by_test_id("again").wait_for()
    end = {"again": page.get_by_test_id("again"), "the result": page.locator("main h2").first}
    assert all_faults(page, end) == [], "the end"
    writers.leave()
