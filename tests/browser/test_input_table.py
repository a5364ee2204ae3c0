"""Input in the browser: before a match, on a phone, with home-made cards, and in every look."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.conftest import PHONE
from browser.flipping import announces, play_on, played_until, sit
from browser.person import Person
from browser.test_every_page import LOOKS, check
from server.running import Server
from vierling.words import say

Invite = Callable[..., Person]
pytestmark = pytest.mark.moving
Look = tuple[str, str, dict[str, int]]


# On a phone, and before a match

# Words that overflow their stone's frame or wrap onto a second line.
OUTSIDE = """all => all.filter((each) => {
  const words = each.getBoundingClientRect(), stone = each.parentElement
  const left = stone.getBoundingClientRect().left + stone.clientLeft
  return words.left < left || words.right > left + stone.clientWidth || words.height > 20
}).map((each) => each.innerText)"""


@pytest.mark.parametrize("locale", ["en", "de", "fr"])
def test_on_a_phone_the_words_under_the_stones_stay_under_them(invite: Invite, server: Server, locale: str) -> None:
    table, seat = played_until(server, lambda view, *_: view["hand"] is not None)
    anna = sit(invite(viewport=PHONE, locale=locale), table, seat)
    words = anna.page.locator(".tray .at")
    expect(words).to_have_count(7)
    outside = words.evaluate_all(OUTSIDE)
    assert outside == []


def test_a_new_table_asks_for_the_time_per_turn_and_its_checkboxes_do_not_shrink(invite: Invite) -> None:
    anna = invite(viewport=PHONE, locale="fr")
    page = anna.open()
    page.get_by_role("button", name="Nouvelle table").click()
    page.get_by_role("radio", name="Input").check(force=True)
    expect(page.get_by_label("Temps par tour")).to_be_visible()
    page.get_by_text("Autres options").click()
    boxes = page.locator(".check input")
    expect(boxes).to_have_count(5)
    assert {tuple(size) for size in boxes.evaluate_all("all => all.map(e => [e.offsetWidth, e.offsetHeight])")} == {
        (22, 22)
    }
    expect(page.get_by_label("Cartes")).to_contain_text("notre reconstitution")


def test_numbers_not_in_play_are_not_offered_and_the_lobby_says_why_a_match_cannot_start(invite: Invite) -> None:
    anna = invite()
    page = anna.open()
    page.locator("[data-game=input]").get_by_role("button", name="New table").click()
    anna.fill("Your name", "Anna")
    page.get_by_text("More options").click()
    nine, free = page.get_by_role("checkbox", name="9", exact=True), page.get_by_label("A number on which nobody has")
    page.get_by_label("Maximum seats").select_option("2")
    expect(page.get_by_role("checkbox", name="6", exact=True)).to_have_count(1)
    expect(nine).to_have_count(0)
    expect(free.locator("option")).to_have_text(["none", "1", "2", "3", "4", "5", "6"])
    page.get_by_label("Maximum seats").select_option("3")
    expect(free.locator("option")).to_have_count(10)
    nine.check(force=True)
    anna.press("Set the table")
    why = say("en", "error-not-in-play", {"option": "combination", "number": "9", "seats": 2, "most": 6})
    anna.press("Add a bot")
    anna.press("Start")
    expect(page.get_by_role("alert").filter(has_text=why)).to_be_visible()
    assert [trouble for trouble in anna.troubles if "409" not in trouble] == []
    anna.troubles.clear()
    anna.press("Add a bot")
    expect(page.get_by_text(why)).to_have_count(0)
    anna.press("Start")
    page.get_by_test_id("stage").wait_for()


# Home-made cards


def test_an_owner_types_in_the_printed_cards_and_plays_with_them(invite: Invite) -> None:
    anna = invite()
    page = anna.open("/sheets/input")
    verdict, text = page.get_by_test_id("verdict"), page.get_by_test_id("cards-text")
    expect(verdict).to_contain_text("These cards can be played.")
    page.get_by_test_id("edit-7").click()
    page.get_by_test_id("strip-7-2").select_option("Hl")
    expect(text).to_have_value(re.compile("7 V Hl Sz Sz Sz"))
    text.fill(text.input_value().replace("4 Sz Sz", "4 Sz Q"))
    expect(page.get_by_test_id("text-problem")).to_contain_text("card 4")
    text.fill(text.input_value().replace("4 Sz Q", "4 Sx Sz"))
    expect(verdict).to_contain_text("These cards can be played.")
    anna.fill("Name of the cards", "Printed")
    anna.press("Save")
    expect(page.get_by_role("button", name="Printed", exact=True)).to_be_visible()
    anna.press("New table")
    anna.fill("Your name", "Anna")
    anna.press("Set the table")
    cards = page.get_by_role("definition").filter(has_text="Printed")
    expect(cards).to_be_visible()
    page.reload()
    expect(cards).to_be_visible()


# In three languages, light and dark, wide and narrow


@pytest.mark.parametrize("look", LOOKS, ids=[f"{language} {scheme}" for language, scheme, _ in LOOKS])
def test_every_step_of_a_turn_is_accessible(invite: Invite, server: Server, axe: str, look: Look) -> None:
    locale, scheme, viewport = look
    person = invite(locale=locale, color_scheme=scheme, viewport=viewport, bypass_csp=True, reduced_motion="reduce")
    table, seat = played_until(server, lambda view, moves, _mind: announces(moves) and view["finished"], people=3)
    anna = sit(person, table, seat)
    check(person, axe, "turn")
    move = announces(anna.moves())[0]
    anna.choose(move.partition("!")[0])
    check(person, axe, "touched")
    anna.page.get_by_test_id(f"closes-{move[-1]}").check(force=True)
    check(person, axe, "announced")
    anna.page.get_by_test_id("player-0").click()
    check(person, axe, "a player")
    anna.page.keyboard.press("Escape")
    play_on(table, lambda view, *_: view["mover"] == seat and view["hand"] is not None)
    anna.until(lambda _: anna.over or anna.view["hand"] is not None)
    check(person, axe, "in hand")
    play_on(table, lambda *_: False)
    anna.page.get_by_test_id("again").wait_for()
    anna.page.get_by_test_id("report").wait_for()
    check(person, axe, "end")
