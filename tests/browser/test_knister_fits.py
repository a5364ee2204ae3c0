"""Knister on all screens, from a small phone to a large desktop, upright and sideways."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page

from browser.fitting import SIZES, Size, all_faults
from browser.person import Person
from browser.writing import Writers
from server.running import Server
from vierling.words import say

Invite = Callable[..., Person]

# By seats and sheets. German has the longest words.
LOOKS = {
    (1, 3): {"locale": "de", "color_scheme": "light"},
    (2, 1): {"locale": "fr", "color_scheme": "dark"},
    (4, 3): {"locale": "de", "color_scheme": "dark"},
    (15, 1): {"locale": "en", "color_scheme": "light"},
}
# Between the smallest and the usual one: there the sum has least room beside the dice.
PHONES = (Size(360, 740), Size(375, 667))


def needed(page: Page, language: str) -> dict[str, Locator]:
    """For any entry: dice, sheet, what to do; what scores, and what each line can still become."""
    listed = page.get_by_role("region", name=say(language, "knister-combinations"))
    return {
        "the dice": page.locator(".tray"),
        "their sum": page.get_by_test_id("roll"),
        "the sheet": page.locator("section.sheet"),
        "what to do": page.get_by_test_id("status"),
        "what scores": page.get_by_test_id("combinations").or_(listed),
        "what a line can become": page.locator(".hope"),
    }


@pytest.mark.parametrize(("people", "grids"), LOOKS)
def test_what_the_next_entry_needs_is_in_sight_on_every_screen(
    invite: Invite, server: Server, people: int, grids: int
) -> None:
    look = LOOKS[people, grids]
    writers = Writers(server, "knister", people, grids=grids)
    writers.play(14)
    anna = invite(**look)
    page = writers.let_in(anna)
    page.get_by_test_id("roll").wait_for()
    assert page.locator(".hope").count() + page.locator(".earned").count() == 12
    things = needed(page, look["locale"])
    assert all_faults(page, things, (*SIZES, *PHONES)) == [], "choosing a cell"

    if people == 4:
        writers.write(1)  # two names are the most that the page spells out
    anna.write_anywhere(3)
    page.locator(".chosen").wait_for()
    kept = writers.kept(page)
    assert all_faults(page, kept if people == 1 else things | kept) == [], "written"
    assert all_faults(page, writers.end(page)) == [], "the end"


def test_spectators_see_the_dice_and_everybodys_sheet_on_every_screen(invite: Invite, server: Server) -> None:
    writers = Writers(server, "knister", 4)
    writers.play(14)
    page = invite(locale="de").open(f"/t/{writers.table.id}")
    page.get_by_test_id("roll").wait_for()
    things = {"the dice": page.locator(".tray"), "who is waited for": page.get_by_test_id("status")}
    assert all_faults(page, things) == []
    writers.device.close()
