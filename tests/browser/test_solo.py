"""Playing alone."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.conftest import PHONE
from browser.person import Person, cells
from browser.writing import rounds_at_the_page
from server.running import Server

Invite = Callable[..., Person]


def test_a_solo_match_is_played_to_the_end_by_keyboard_only(invite: Invite, server: Server) -> None:
    anna = invite()
    page = anna.open()
    expect(page.get_by_role("button", name="Play solo").first).to_be_visible()
    press_until_focused(anna, "Play solo")
    page.keyboard.press("Enter")
    for number in rounds_at_the_page(server, [anna], 25):
        anna.round(number)
        free = page.locator("[role=gridcell].free").last
        walk_to(anna, (free.get_attribute("data-testid") or "").removeprefix("cell-"))
        page.keyboard.press("Enter" if number % 2 else "Space")
    expect(page.get_by_test_id("end-total")).to_be_visible()
    expect(page.get_by_test_id("polite")).to_contain_text(str(anna.total))
    press_until_focused(anna, "Play again")
    page.keyboard.press("Enter")
    anna.round(1)


def press_until_focused(person: Person, name: str) -> None:
    for _ in range(40):
        person.page.keyboard.press("Tab")
        if person.page.evaluate("document.activeElement.textContent").strip() == name:
            return
    raise AssertionError(f"no way to {name} by the Tab key")


def walk_to(person: Person, cell: str) -> None:
    """By Tab into the grid if need be, then by arrow keys."""
    page = person.page
    for _ in range(30):
        here = page.evaluate("document.activeElement.dataset.testid ?? ''")
        if here.startswith("cell-"):
            break
        page.keyboard.press("Tab")
    here = page.evaluate("document.activeElement.dataset.testid").removeprefix("cell-")
    steps = {"ArrowRight": ord(cell[0]) - ord(here[0]), "ArrowDown": int(cell[1]) - int(here[1])}
    for key, count in steps.items():
        back = {"ArrowRight": "ArrowLeft", "ArrowDown": "ArrowUp"}[key]
        for _ in range(abs(count)):
            page.keyboard.press(key if count > 0 else back)
    assert page.evaluate("document.activeElement.dataset.testid") == f"cell-{cell}"


@pytest.mark.moving
def test_the_first_solo_move_is_two_clicks_away_and_works_by_touch_on_a_phone(invite: Invite) -> None:
    anna = invite(viewport=PHONE, has_touch=True, is_mobile=True)
    page = anna.open()
    page.get_by_role("button", name="Play solo").first.tap()
    anna.round(1)
    number = page.get_by_test_id("roll").inner_text()
    anna.cell("c3").tap()
    anna.round(2)
    expect(anna.cell("c3")).to_contain_text(number)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.moving
def test_a_finished_line_shows_its_combination_and_points(invite: Invite) -> None:
    anna = invite()
    page = anna.open()
    anna.press("Play solo")
    numbers = []
    for number, cell in enumerate(cells()[:5], 1):
        anna.round(number)
        numbers.append(int(page.get_by_test_id("roll").inner_text()))
        anna.write(cell)
    anna.round(6)
    expect(page.get_by_test_id("total")).to_have_text(str(points(numbers)))


def points(numbers: list[int]) -> int:
    """The rulebook's table once more, for five numbers."""
    counts = sorted((numbers.count(each) for each in set(numbers)), reverse=True)
    if len(counts) == 5 and max(numbers) - min(numbers) == 4:
        return 8 if 7 in numbers else 12
    return {(2, 1, 1, 1): 1, (2, 2, 1): 3, (3, 1, 1): 3, (3, 2): 8, (4, 1): 6, (5,): 10}.get(tuple(counts), 0)


def test_a_reload_loses_nothing_and_the_start_page_offers_to_continue(invite: Invite) -> None:
    anna = invite()
    page = anna.open()
    anna.press("Play solo")
    anna.round(1)
    number = page.get_by_test_id("roll").inner_text()
    anna.write("a1")
    anna.round(2)
    page.reload()
    anna.round(2)
    expect(anna.cell("a1")).to_contain_text(number)
    anna.open("/")
    anna.follow(re.compile("Continue"))
    anna.round(2)


def test_a_match_against_bots_is_played_to_the_end(invite: Invite, server: Server) -> None:
    anna = invite()
    page = anna.open()
    anna.press(re.compile("bots", re.IGNORECASE))
    page.get_by_role("dialog").get_by_role("button", name=re.compile("Play")).click()
    for number in rounds_at_the_page(server, [anna], 25):
        anna.round(number)
        anna.write_anywhere(number * 7)
    expect(page.get_by_test_id("again")).to_be_visible()


@pytest.mark.parametrize(("locale", "word"), [("en-GB", "Play solo"), ("de-DE", "Allein spielen"), ("fr-FR", "Jouer")])
def test_the_page_speaks_the_browsers_language(invite: Invite, locale: str, word: str) -> None:
    page = invite(locale=locale).open()
    expect(page.get_by_role("button", name=re.compile(word)).first).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == locale[:2]


# A slip of the finger


def slow(invite: Invite, way: str) -> Person:
    anna = invite()
    anna.prefer("entries", way)
    return anna


def test_alone_an_entry_can_be_taken_back_before_the_page_turns(invite: Invite) -> None:
    anna = slow(invite, "confirm")
    anna.open()
    anna.press("Play solo")
    anna.round(1)
    anna.write("c3")
    expect(anna.cell("c3")).not_to_be_empty()
    anna.press("Take back")
    expect(anna.page.get_by_test_id("moment")).to_have_count(0)
    anna.write("d4")
    anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_test_id("moment")).to_have_count(0)
    anna.write("a1")
    anna.write("b2")  # moved
    anna.page.keyboard.press("n")
    anna.round(2)
    written = anna.page.locator("[role=gridcell]").filter(has_text=re.compile(r"\d"))
    expect(written).to_have_count(1)
    expect(anna.cell("b2")).to_have_text(re.compile(r"\d"))


def test_after_a_moment_the_page_turns_by_itself_and_nothing_is_lost_on_the_way_out(invite: Invite) -> None:
    anna = slow(invite, "moment")
    anna.open()
    anna.press("Play solo")
    anna.round(1)
    anna.write("c3")
    anna.round(2)
    anna.write("a1")
    anna.page.reload()  # before the moment is over
    anna.round(3)


def test_how_entries_count_is_chosen_in_the_menu(invite: Invite) -> None:
    anna = invite()
    anna.open()
    anna.press("Play solo")
    anna.round(1)
    anna.press("Menu")
    anna.page.get_by_label("An entry that turns the page").select_option("waits for my confirmation")
    anna.page.keyboard.press("Escape")
    anna.write("c3")
    expect(anna.page.get_by_test_id("moment")).to_be_visible()
    anna.press("Confirm")
    anna.round(2)
