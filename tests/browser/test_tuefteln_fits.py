"""Tüfteln on all screens, from a small phone to a large desktop, upright and sideways."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.fitting import SIZES, Size, all_faults, faults, resize
from browser.person import Person
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


STILL = ("the dice", "the sheet", "the tally")


def look_round(page: Page, things: dict[str, Locator], sizes: Sequence[Size]) -> tuple[list[str], dict[str, Any]]:
    """What does not fit, in any of these windows, and where everything is that must not move under a finger."""
    found: list[str] = []
    places: dict[str, Any] = {}
    for size in resize(page, sizes):
        found += faults(page, size, things)
        places |= {f"{name} at {size}": things[name].bounding_box() for name in STILL}
    return found, places


@pytest.mark.parametrize(("people", "side"), LOOKS)
def test_what_the_next_entry_needs_is_in_sight_on_every_screen(
    invite: Invite, server: Server, people: int, side: str
) -> None:
    look = LOOKS[people, side]
    writers = Writers(server, "tuefteln", people, side=side)
    writers.play(5)
    page = writers.let_in(invite(**look))
    page.locator("[role=gridcell].free").first.wait_for()
    things = needed(page)
    found, before = look_round(page, things, SIZES)
    assert found == [], "choosing a cell"
    expect(page.get_by_test_id("status")).to_contain_text(say(look["locale"], RULES[side]))
    for words in ("tuefteln-line-bonus", "total"):
        expect(page.get_by_test_id("tally")).to_contain_text(say(look["locale"], words))

    page.locator("[role=gridcell].free").first.click()
    page.locator(".candidate").first.wait_for()
    found, after = look_round(page, things | {"how to take it back": page.get_by_test_id("back")}, SIZES)
    assert found == [], "the first number"
    assert after == before, "nothing moves"

    if people == 4:
        writers.write(1)  # two names are the most that the page spells out
    page.locator(".candidate").last.click()
    page.locator(".chosen").nth(1).wait_for()
    kept = writers.kept(page)
    told = things.keys() - {"what to do", "the tally"} if people == 1 else things.keys()
    assert all_faults(page, kept | {name: things[name] for name in told}) == [], "written"
    assert all_faults(page, writers.end(page)) == [], "the end"
