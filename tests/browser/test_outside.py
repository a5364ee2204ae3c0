"""Games the page was not built for: one with nothing but rules, and one with words and hundreds of moves."""

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from playwright.sync_api import Locator, Page, expect

from browser.conftest import DESK
from browser.person import Person
from browser.test_every_page import Look, check, each_look
from server.playing import Table
from server.running import Server
from vierling.words import files_of, say

Invite = Callable[..., Person]
pytestmark = pytest.mark.xdist_group("outside")  # they share a house with two more games
OUTSIDE = Path(__file__).parents[1] / "outside"
PHONE = {"width": 390, "height": 844}
SIDEWAYS = {"width": 844, "height": 390}
LOOKS: list[Look] = [("en-GB", "light", DESK), ("de-DE", "dark", PHONE), ("fr-FR", "light", SIDEWAYS)]

# Two hundred moves, a text among its options, score lines with figures, ratings, and some words of its own.
MANY = """
from pathlib import Path

from vierling.games.tuefteln.rules import Tuefteln
from vierling.kit import Kit


class Many(Tuefteln):
    name = "many"


KIT = Kit(Many(), words=lambda: Path(__file__).parent / "many-words")
"""
MANY_WORDS = {
    "en": """
many-name = So Many
many-option-side = Which side?
many-reason-full = All sheets are full.
play = This is what the page says itself
""",
    "de": "many-name = So viele",
}


def install(site: Path) -> None:
    uv = str(Path(sys.executable).parent / "uv")
    alone = ["--quiet", "--no-deps", "--no-build-isolation"]
    where = ["--python", sys.executable, "--target", str(site)]
    subprocess.run([uv, "pip", "install", *alone, *where, str(OUTSIDE)], check=True)
    (site / "many.py").write_text(MANY, "utf-8")
    (site / "many-words").mkdir()
    for language, text in MANY_WORDS.items():
        (site / "many-words" / f"{language}.ftl").write_text(text, "utf-8")
    facts = site / "many-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: many\nVersion: 1.0\n", "utf-8")
    (facts / "entry_points.txt").write_text("[vierling.games]\nmany = many:KIT\n", "utf-8")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with more games than the page knows."""
    folder = tmp_path_factory.mktemp("outside")
    install(folder / "site")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(folder / "site"), prepend=os.pathsep)
        with Server(folder) as running:
            yield running
            assert "Traceback" not in running.printed()


# What a person does


def press_tab_to(page: Page, wanted: str) -> None:
    """Until the focused element matches this selector."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            return
    raise AssertionError(f"no way to {wanted} by the Tab key")


def free_moves(page: Page) -> Locator:
    return page.locator("[data-move]:not([aria-disabled=true])")


def is_over(page: Page) -> bool:
    """Waits until this device can move, or the match is over."""
    end = page.get_by_test_id("again")
    expect(free_moves(page).or_(end).first).to_be_visible()
    return end.is_visible()


def wait_for_news(page: Page, stamp: str | None) -> None:
    """Until something has happened that concerns this hand, or the match is over."""
    page.locator(f"[data-testid=plain]:not([data-stamp='{stamp}']), [data-testid=again]").first.wait_for()


def stamp_of(page: Page) -> str | None:
    return page.get_by_test_id("plain").get_attribute("data-stamp")


def turn_of(name: str) -> str:
    return say("en", "plain-turn-of", {"you": "no", "name": name})


def wanted_move(page: Page) -> str:
    """Whoever holds as soon as possible wins slowly, but never loses a turn to greed."""
    return "hold" if free_moves(page).filter(has_text="hold").count() else "roll"


# Pig


def test_a_match_is_played_to_the_end_by_keyboard_only(invite: Invite, house: Server) -> None:
    anna = invite(house)
    page = anna.open()
    page.locator("[data-game=pig]").wait_for()
    press_tab_to(page, "[data-game=pig] .button.primary")
    page.keyboard.press("Enter")
    press_tab_to(page, "dialog [name=option-goal]")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("radio", name="20")).to_be_checked()
    press_tab_to(page, "dialog .button.primary")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("drawing")).to_contain_text("20")
    press_tab_to(page, "[data-move=roll]")
    moves = 0
    while not is_over(page):
        stamp, move = stamp_of(page), wanted_move(page)
        choose_by_arrows(page, move) if moves % 3 else choose_by_typing(page, move)
        page.keyboard.press("Enter")
        moves += 1
        wait_for_news(page, stamp)
    expect(page.get_by_test_id("polite")).to_contain_text(
        re.compile(r"The match is over\. (You win|\w+ wins) with \d+")
    )
    assert page.get_by_role("link", name=say("en", "review-see")).count() == 0, "there is nobody to review it"
    press_tab_to(page, "[data-testid=again]")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("turn")).to_be_visible()


def choose_by_arrows(page: Page, move: str) -> None:
    """The focus is where it was before the last move: in the field, or among the moves."""
    here = page.locator(":is([data-move], [data-testid=type]):focus")
    expect(here).to_be_visible()
    if here.get_attribute("data-testid") == "type":
        press_tab_to(page, "[data-move]")
    if page.locator("[data-move]:focus").get_attribute("data-move") != move:
        page.keyboard.press("ArrowRight")
    expect(page.locator(f"[data-move={move}]")).to_be_focused()


def choose_by_typing(page: Page, move: str) -> None:
    field = page.get_by_test_id("type")
    for _ in range(2):
        page.keyboard.press("Shift+Tab")
    expect(field).to_be_focused()
    page.keyboard.type(move[:1])
    expect(field).to_have_value(move)  # the rest is completed


def test_two_people_play_on_one_device_by_touch(invite: Invite, house: Server) -> None:
    """Nothing is hidden, so there is no curtain between them to lift."""
    anna = invite(house, viewport=PHONE, has_touch=True, is_mobile=True)
    page = anna.open()
    page.get_by_role("button", name=say("en", "new-table")).tap()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("Pig", exact=True).tap()
    dialog.get_by_text("20", exact=True).tap()
    anna.fill(say("en", "your-name"), "Anna")
    page.get_by_role("button", name=say("en", "set-the-table")).tap()
    page.get_by_role("button", name=say("en", "someone-here")).tap()
    anna.fill(say("en", "their-name"), "Bo")
    page.get_by_role("button", name=say("en", "sit-down")).tap()
    expect(page.get_by_text(say("en", "seats-taken", {"taken": 2, "places": 10}))).to_be_visible()
    page.get_by_role("button", name=say("en", "start"), exact=True).tap()
    seen = set()
    while not is_over(page):
        stamp, turn = stamp_of(page), page.get_by_test_id("turn").inner_text()
        seen.add(turn)
        page.locator(f"[data-move={wanted_move(page)}]").tap()
        wait_for_news(page, stamp)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert seen == {turn_of("Anna"), turn_of("Bo")}
    expect(page.get_by_role("heading", name=re.compile(r"(Anna|Bo)\b.*\b\d\d"))).to_be_visible()


def test_a_spectator_sees_the_table_and_no_moves(invite: Invite, house: Server) -> None:
    table = Table(house, 2, game="pig")
    page = invite(house).open(f"/t/{table.id}")
    expect(page.get_by_test_id("turn")).to_have_text(turn_of("Anna"))
    with table.devices() as (anna, _):
        anna.write("roll", 0)
        die = anna.hand(0)["view"]["die"]
    expect(page.get_by_test_id("drawing")).to_contain_text(f"die {die}")
    assert page.locator("[data-move], [data-testid=type]").count() == 0


def test_after_a_lost_connection_the_drawing_comes_back(invite: Invite, house: Server) -> None:
    anna = invite(house)
    table = Table(house, 2, game="pig")
    page = anna.open(f"/t/{table.id}#seat={table.tokens[0]}")
    expect(free_moves(page)).to_have_count(1)
    anna.set_offline(True)
    expect(page.get_by_text(say("en", "sign-reconnecting")).first).to_be_visible()
    page.locator("[data-move=roll]").click()
    anna.set_offline(False)
    expect(page.get_by_test_id("drawing")).to_contain_text(re.compile(r"die [1-6]"))


# Pages


@cache
def keys() -> frozenset[str]:
    """Every key that could be shown instead of its text; one-word keys may be real words."""
    bodies = [FluentParser().parse(file.read_text("utf-8")).body for file in files_of("en")]
    found = {entry.id.name for body in bodies for entry in body if isinstance(entry, ast.Message)}
    return frozenset(key for key in found if "-" in key)


def look_at(person: Person, axe: str, where: str, key: str | None = None, words: dict[str, Any] | None = None) -> None:
    """In every look, with this sentence on the page."""
    for language in each_look(person, LOOKS):
        if key:
            expect(person.page.get_by_text(say(language, key, words or {})).first).to_be_visible()
        check_words(person, axe, f"{where}, {language}")


def check_words(person: Person, axe: str, where: str) -> None:
    check(person, axe, where)
    spoken = person.page.evaluate(
        """[document.title, document.body.innerText, ...[...document.querySelectorAll("*")].flatMap((each) =>
            ["aria-label", "title", "placeholder"].map((name) => each.getAttribute(name) ?? ""))].join("\\n")"""
    )
    words = set(re.findall(r"[a-z][a-z0-9_]*(?:-[a-z0-9_]+)+", spoken))
    assert {word for word in words if word in keys() or word.startswith(("pig-", "many-", "option-"))} == set(), where


def test_every_page_is_accessible_and_has_its_texts(invite: Invite, house: Server, axe: str) -> None:
    anna = invite(house, bypass_csp=True)
    page = anna.open()
    card = page.locator("[data-game=pig]")
    expect(card.get_by_role("heading", name="Pig")).to_be_visible()
    look_at(anna, axe, "start")
    card.get_by_role("link", name=say("en", "rules")).click()
    look_at(anna, axe, "rules", "plain-rules", {"game": "Pig"})
    anna.open()
    card.get_by_role("button", name=say("en", "play-a-bot")).click()
    look_at(anna, axe, "bots", "bot-random-about")
    page.keyboard.press("Escape")
    look_at_a_table(anna, axe)


def look_at_a_table(anna: Person, axe: str) -> None:
    page = anna.page
    page.get_by_role("button", name=say("en", "new-table")).first.click()
    page.get_by_role("dialog").get_by_text("Pig", exact=True).click()
    page.get_by_role("dialog").get_by_text("20", exact=True).click()
    look_at(anna, axe, "new table")
    anna.fill(say("en", "your-name"), "Anna")
    anna.press(say("en", "set-the-table"))
    anna.press(say("en", "add-bot"))
    look_at(anna, axe, "lobby", "seats-taken", {"taken": 2, "places": 10})
    page.get_by_role("button", name=say("en", "start"), exact=True).click()
    free_moves(page).first.wait_for()
    look_at(anna, axe, "play")
    while not is_over(page):
        stamp = stamp_of(page)
        page.locator(f"[data-move={wanted_move(page)}]").click()
        wait_for_news(page, stamp)
    look_at(anna, axe, "end")
    anna.open(f"{page.url.removeprefix(anna.address)}/review")
    for language in each_look(anna, LOOKS):
        page.reload()  # the sentence comes from the server
        expect(page.get_by_text(say(language, "review-no-coach", {"game": "Pig"}))).to_be_visible()
        check_words(anna, axe, f"review, {language}")


def test_at_a_real_table_it_has_turns_and_a_plain_table_of_points(invite: Invite, house: Server) -> None:
    anna = invite(house, locale="en-GB", viewport=PHONE)
    page = anna.open("/companion/pig")
    anna.fill("Name of player 1", "Mara")
    anna.fill("Name of player 2", "Jo")
    anna.press("Begin")
    expect(page.get_by_test_id("turn")).to_have_text("It is Mara’s turn.")
    expect(page.get_by_role("button", name="Roll")).to_have_count(0)
    anna.press("Next player")
    expect(page.get_by_test_id("turn")).to_have_text("It is Jo’s turn.")
    anna.fill("Mara", "12")
    anna.fill("Jo", "1o")
    anna.press("Write the points down")
    expect(page.get_by_role("alert")).to_have_text("Jo: “1o” is not a whole number.")
    anna.fill("Jo", "-3")
    anna.press("Write the points down")
    expect(page.get_by_test_id("points-0")).to_have_text("12")
    expect(page.get_by_test_id("points-1")).to_have_text("\N{MINUS SIGN}3")
    page.reload()
    expect(page.get_by_test_id("points-0")).to_have_text("12")


def test_pages_that_do_not_exist_lead_nowhere(invite: Invite, house: Server) -> None:
    anna = invite(house)
    for address in ("/rules/chess", "/rules/plain", "/sheets/pig", "/book/pig"):
        expect(anna.open(address).get_by_role("heading", name=say("en", "nowhere"))).to_be_visible()


# A game with words and hundreds of moves


def test_a_game_brings_its_own_words_and_changes_none_of_the_pages(invite: Invite, house: Server) -> None:
    for locale, name, side in (("en-GB", "So Many", "Which side?"), ("de-DE", "So viele", "Side")):
        anna = invite(house, locale=locale)
        card = anna.open().locator("[data-game=many]")
        expect(card.get_by_role("heading", name=name)).to_be_visible()
        card.locator(".more button").click()
        dialog = anna.page.get_by_role("dialog")
        expect(dialog.get_by_text(side)).to_be_visible()
        expect(dialog.get_by_role("button", name=say(locale[:2], "play"), exact=True)).to_be_visible()


def test_hundreds_of_moves_are_narrowed_down_by_typing(invite: Invite, house: Server) -> None:
    table = Table(house, 1, game="many")
    anna = invite(house, viewport=PHONE)
    page = anna.open(f"/t/{table.id}#seat={table.tokens[0]}")
    moves = page.locator("[data-move]")
    expect(moves.nth(100)).to_be_attached()
    assert page.get_by_test_id("type").bounding_box()["y"] < PHONE["height"], "the field stays in sight"  # type: ignore[index]
    field = page.get_by_test_id("type")
    field.press_sequentially("b1+")
    expect(page.locator("[data-move]:not([data-move^='b1+'])")).to_have_count(0)
    field.press("End")
    field.press("Enter")
    expect(page.get_by_test_id("plain")).to_have_attribute("data-stamp", "3")  # a roll, the move, the next roll


def test_the_end_shows_every_score_line_the_rating_and_the_reason(invite: Invite, house: Server) -> None:
    table = Table(house, 1, game="many")
    rng = Random(1)
    with table.devices() as (device,):
        while not device.message["outcome"]:
            device.until(lambda message: message["outcome"] or message["to_move"] == [0])
            if not device.message["outcome"]:
                device.write(rng.choice(device.hand(0)["moves"]), 0)
        points = device.message["outcome"]["points"][0]
    page = invite(house).open(f"/t/{table.id}#seat={table.tokens[0]}")
    expect(page.get_by_role("heading", name=re.compile(rf"^{points} points: [A-Z][a-z ]+$"))).to_be_visible()
    expect(page.get_by_text("All sheets are full.")).to_be_visible()
    expect(page.get_by_role("columnheader", name=re.compile("square 9", re.IGNORECASE))).to_be_visible()
    expect(page.get_by_role("button", name=say("en", "again"))).to_be_visible()
