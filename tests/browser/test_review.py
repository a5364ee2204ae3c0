"""Reviewing a finished match, playing on from it, and hints during play."""

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import PHONE
from browser.person import Person
from browser.test_every_page import arrive, check, check_looks, each_look
from server.playing import Table
from server.running import PATIENCE, Server
from server.test_real_time import finished_pipes
from server.touching import finished_stones
from vierling import Match
from vierling.words import say

Invite = Callable[..., Person]
MINUS = "\u2212"
pytestmark = pytest.mark.xdist_group("review")  # they all share one match


def finished(server: Server, standin: str = "greedy", **settings: Any) -> Table:
    """A match that a bot has played for Anna."""
    table = Table(server, 1, **settings)
    table.do("PUT", "/seats/0/standin", table.tokens[0], bot=standin)
    until = time.monotonic() + PATIENCE
    while table.look()["phase"] != "over":
        assert time.monotonic() < until
        time.sleep(0.05)
    return table


FINISHED: dict[str, Callable[[Server], Table]] = {
    "tuefteln": lambda server: finished(server, game="tuefteln"),
    "input": finished_stones,
    "tubyrinth": finished_pipes,
}
TOLD = {"tuefteln": "Given away", "input": "What could have been known", "tubyrinth": "Solutions on this board"}


@pytest.fixture(scope="module")
def reviewed(server: Server) -> Table:
    table = finished(server, bots=["random"])
    table.do("GET", "/review")  # the first one takes longest
    return table


def at_heading(person: Person, table: Table) -> Page:
    """The review, once loaded, with the focus where keys step through it."""
    page = person.open(f"/t/{table.id}/review")
    page.get_by_test_id("choices").wait_for()
    page.get_by_role("heading", name="Review").focus()
    return page


def test_every_review_is_accessible(invite: Invite, axe: str, reviewed: Table) -> None:
    anna = arrive(invite)
    page = anna.open(f"/t/{reviewed.id}/review?match=1")
    page.get_by_test_id("choices").wait_for()
    page.get_by_role("button", name=say("en", "review-as-table")).click()
    for language in each_look(anna):
        expect(page.get_by_role("heading", name=say(language, "review-costliest"))).to_be_visible()
        expect(page.get_by_role("button", name=say(language, "review-play-on"))).to_be_visible()
        check(anna, axe, f"review, {language}")
        assert not re.search(r"\breview-[a-z-]+", page.locator("body").inner_text())
    page.get_by_role("button", name=say("en", "review-play-on")).click()
    check_looks(anna, axe, "play on")


HEADED = {"tuefteln": ["Round", "Roll"], "input": ["Turn", "Face"], "tubyrinth": ["Round", "Board"]}


@pytest.mark.parametrize("game", FINISHED)
def test_every_game_has_its_review(invite: Invite, axe: str, server: Server, game: str) -> None:
    anna = invite(bypass_csp=True)
    page = anna.open(f"/t/{FINISHED[game](server).id}/review")
    page.get_by_text(TOLD[game]).first.wait_for()
    page.get_by_test_id("choices").wait_for()
    page.wait_for_load_state("networkidle")
    check(anna, axe, game)
    assert page.get_by_test_id("curve-table").locator("thead th").all_inner_texts()[:2] == HEADED[game]
    page.get_by_role("heading", name="Review").focus()
    page.keyboard.press("End")
    expect(page.get_by_test_id("moment")).to_have_text("The end")


def test_keys_step_through_a_review(invite: Invite, reviewed: Table) -> None:
    anna = invite()
    page = anna.open(f"/t/{reviewed.id}")
    anna.follow("Review the match")
    moment = page.get_by_test_id("moment")
    page.get_by_test_id("choices").wait_for()
    page.get_by_role("radio", name="Anna").check(force=True)
    match = Match.read(reviewed.ask("GET", "/record").text)
    rolls = [event.what for event in match.events if event.by == "chance"]
    page.get_by_role("heading", name="Review").focus()
    page.keyboard.press("Home")
    expect(moment).to_have_text(f"Round 1: {sum(rolls[0])}")
    page.keyboard.press("ArrowRight")
    expect(moment).to_have_text(f"Round 2: {sum(rolls[1])}")
    expect(page.locator("[role=gridcell]", has=page.locator(".number"))).to_have_count(2)  # one written, one being made
    expect(page.get_by_test_id("polite")).to_contain_text("Round 2")
    page.keyboard.press("ArrowLeft")
    expect(moment).to_have_text(f"Round 1: {sum(rolls[0])}")
    page.keyboard.press("End")
    expect(moment).to_have_text("The end")
    expect(page.locator("[role=gridcell]", has=page.locator(".number"))).to_have_count(25)
    expect(page.get_by_role("button", name="Play on from here")).to_be_disabled()


def test_stepping_with_a_button_keeps_it_focused(invite: Invite, reviewed: Table) -> None:
    page = at_heading(invite(), reviewed)
    for key, name, moment in (("End", "One step forward", "The end"), ("Home", "One step back", "Round 1")):
        page.keyboard.press(key)
        button = page.get_by_role("button", name=name)
        button.focus()
        page.keyboard.press("ArrowLeft" if key == "End" else "ArrowRight")
        page.keyboard.press("Enter")
        expect(page.get_by_test_id("moment")).to_contain_text(moment)
        expect(button).to_be_focused()
    second = page.get_by_test_id("choices").get_by_role("button").nth(1)
    second.focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_test_id("moment")).to_contain_text("Round 2")
    expect(second).to_be_focused()


def test_the_selected_move_is_marked_on_the_sheet(invite: Invite, reviewed: Table) -> None:
    page = invite().open(f"/t/{reviewed.id}/review")
    choices = page.get_by_test_id("choices").get_by_role("button")
    marked = page.get_by_role("grid").locator(".worth.shown").first  # others may be as good
    for rank in (1, 3, 2):
        choices.nth(rank - 1).click()
        expect(marked).to_have_attribute("data-rank", str(rank))


def test_three_sheets_are_told_apart_and_their_scores_fit(invite: Invite, server: Server) -> None:
    page = invite(viewport=PHONE).open(f"/t/{finished(server, 'strong', options={'grids': 3}).id}/review")
    page.get_by_test_id("choices").wait_for()
    page.get_by_role("heading", name="Review").focus()
    page.keyboard.press("Home")
    expect(page.get_by_text("Sheet 1 of 3")).to_be_visible()
    page.keyboard.press("End")
    expect(page.get_by_text("Sheet 3 of 3")).to_be_visible()
    name = page.locator("svg .name")
    expect(name).to_have_text(re.compile(r"Anna \d\d\d"))
    spare = "(each) => each.ownerSVGElement.clientWidth - each.getBBox().x - each.getBBox().width"
    assert name.evaluate(spare) >= 0


def test_the_accuracy_is_set_in_lining_figures(invite: Invite, reviewed: Table) -> None:
    page = invite().open(f"/t/{reviewed.id}/review")
    expect(page.get_by_test_id("accuracy")).to_have_css("font-variant-numeric", "lining-nums")


@pytest.mark.parametrize("started", [False, True])
def test_a_missing_review_says_why_and_links_to_the_table(invite: Invite, server: Server, started: bool) -> None:
    table = Table(server, 1, start=started)
    anna = invite()
    page = anna.open(f"/t/{table.id}/review")
    said = "The match is not over yet." if started else "The match has not started yet."
    expect(page.get_by_text(said)).to_be_visible()
    if started:
        page = anna.open(f"/t/{table.id}/review?match=2")
        expect(page.get_by_text("There was no match 2 at this table.")).to_be_visible()
        expect(page.get_by_role("heading", name="There is no such table")).to_have_count(0)
    expect(page.get_by_role("link", name="To the table")).to_have_attribute("href", f"/t/{table.id}")
    assert all("Failed to load resource" in trouble for trouble in anna.troubles)
    anna.troubles.clear()  # the refusal was expected, and the page has shown it


def test_a_position_that_fails_to_load_is_not_mistaken_for_another(invite: Invite, reviewed: Table) -> None:
    anna = invite()
    page = at_heading(anna, reviewed)
    page.keyboard.press("Home")
    numbers = page.locator("[role=gridcell]", has=page.locator(".number"))
    expect(numbers).to_have_count(1)
    page.wait_for_load_state("networkidle")
    anna.set_offline(True)
    page.keyboard.press("End")
    expect(page.get_by_test_id("moment")).to_have_text("The end")
    expect(page.get_by_text(say("en", "error-unreachable")).first).to_be_visible()
    expect(numbers).to_have_count(0)
    anna.set_offline(False)
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowRight")
    expect(numbers).to_have_count(25)


def test_the_balance_adds_up_and_a_costly_move_leads_to_its_sheet(invite: Invite, reviewed: Table) -> None:
    page = invite().open(f"/t/{reviewed.id}/review")
    page.get_by_role("radio", name="Ada").check(force=True)  # who plays at random, and so gives something away
    start, luck, given, final = (float(number.replace(MINUS, "-")) for number in page.locator("dd").all_inner_texts())
    assert abs(start + luck + given - final) < 0.2  # each is rounded
    points = Match.read(reviewed.ask("GET", "/record").text).total(1)
    assert final == points
    costly = page.get_by_test_id("costly").first
    words = costly.inner_text().split("\n")[0]
    costly.click()
    expect(page.get_by_test_id("moment")).to_contain_text(words)
    expect(page.locator("[role=gridcell] [data-rank='1']").first).to_be_visible()  # several may be as good
    page.get_by_role("button", name="as a table").click()
    expect(page.get_by_test_id("curve-table").locator("tbody tr")).to_have_count(26)


def test_a_match_can_be_played_on_from_any_point(invite: Invite, reviewed: Table) -> None:
    anna = invite()
    page = at_heading(anna, reviewed)
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_test_id("moment")).to_contain_text("Round 2")
    anna.press("Play on from here")
    dialog = page.get_by_role("dialog")
    name = dialog.get_by_label("Your name")
    name.fill("  ")
    dialog.get_by_role("button", name="Play", exact=True).click()
    assert name.evaluate("(field) => field.validity.valueMissing"), "blanks are not a name, and the page knows it"
    name.fill("Zoe")
    dialog.get_by_text("Random", exact=True).click()
    dialog.get_by_role("button", name="Play", exact=True).click()
    anna.round(2)
    assert reviewed.id not in page.url
    anna.write_anywhere()
    anna.round(3)


@pytest.mark.parametrize("game", ["knister", "tuefteln"])
def test_a_hint_marks_the_best_entry_on_the_sheet(invite: Invite, axe: str, game: str) -> None:
    anna = invite(bypass_csp=True)
    page = anna.open()
    page.locator(f"[data-game={game}]").get_by_role("button", name="Play solo").click()
    anna.round(1)
    page.keyboard.press("h")
    page.locator("[role=gridcell] [data-rank='1']").first.wait_for()
    expect(page.get_by_test_id("polite")).to_contain_text("best choice")
    check(anna, axe, "hint")
    anna.write_anywhere()
    anna.round(2)
    expect(page.locator("[role=gridcell] [data-rank]")).to_have_count(0)


def test_a_hint_is_spoken_in_the_language_of_the_page(invite: Invite) -> None:
    anna = invite(locale="fr-FR")
    page = anna.open()
    page.locator("[data-game=knister]").get_by_role("button", name=say("fr", "play-solo")).click()
    anna.round(1)
    page.keyboard.press("h")
    expect(page.get_by_test_id("polite")).to_contain_text(re.compile(r"colonne \d\s: meilleur choix"))


def test_several_people_have_no_hints_unless_the_table_allows_them(invite: Invite, server: Server) -> None:
    for hints, count in (("alone", 0), ("all", 1)):
        table = Table(server, 2, hints=hints)
        anna = invite()
        anna.open(f"/t/{table.id}#seat={table.tokens[0]}")
        anna.round(1)
        expect(anna.page.get_by_test_id("hint")).to_have_count(count)
