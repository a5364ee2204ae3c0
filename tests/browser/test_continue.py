"""What the start page says about your tables."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import PHONE
from browser.person import Person
from server.playing import Table
from server.running import Server
from vierling.words import LANGUAGES, say

Invite = Callable[..., Person]


def row(person: Person, table: Table) -> Locator:
    """The start page's row, after a visit to the table."""
    person.open(f"/t/{table.id}#seat={table.tokens[0]}")
    expect(person.page.locator(".table[data-game]")).to_be_visible()  # the device has heard which seat is its own
    page = person.open("/")
    return page.get_by_role("listitem").filter(has=page.locator(f"a[href='/t/{table.id}']"))


@pytest.mark.parametrize(
    ("order", "says"),
    [
        ({"people": 1}, "Round 1 of 25"),
        ({"people": 1, "bots": ["steady"]}, "Round 1 of 25"),
        ({"people": 2}, "Round 1 of 25: waiting for you"),
        ({"people": 1, "game": "tuefteln"}, "Round 1 of 15"),
        ({"people": 1, "game": "tubyrinth"}, "In play"),  # there is only one
        ({"people": 2, "game": "tubyrinth"}, "Round 1: waiting for you"),
        ({"people": 2, "start": False}, "Not started, 2 players at the table"),
    ],
    ids=str,
)
def test_the_start_page_says_how_far_along_a_match_is(
    invite: Invite, server: Server, order: dict[str, Any], says: str
) -> None:
    anna = invite()
    expect(row(anna, Table(server, **order)).locator(".state")).to_have_text(says)


def test_after_an_entry_nobody_is_waiting_for_you(invite: Invite, server: Server) -> None:
    anna = invite()
    table = Table(server, people=2)
    with table.device(0) as device:
        device.write("c3")
    expect(row(anna, table).locator(".state")).to_have_text("Round 1 of 25")


@pytest.mark.parametrize(("locale", "says"), [("de-DE", "Zug 1"), ("fr-FR", "Tour 1")])
def test_a_game_without_rounds_counts_its_turns(invite: Invite, server: Server, locale: str, says: str) -> None:
    anna = invite(locale=locale)
    table = Table(server, people=2, game="input")  # where a draw decides who begins
    expect(row(anna, table).locator(".state")).to_have_text(re.compile(rf"^{says}(\s?: .*)?$"))


def test_a_solo_board_is_listed_by_name(invite: Invite, server: Server) -> None:
    anna = invite()
    table = Table(server, people=1, game="tubyrinth", options={"board": "21a"})
    expect(row(anna, table)).to_contain_text("Tubyrinth Board 21a")


def test_while_a_bot_stands_in_nobody_is_waiting_for_you(invite: Invite, server: Server) -> None:
    anna = invite()
    table = Table(server, people=2)
    anna.page.route("**/api/tables/*", lambda route: route.fulfill(json=kept_warm(route.fetch().json())))
    expect(row(anna, table).locator(".state")).to_have_text("Round 1 of 25")


def kept_warm(facts: dict[str, Any]) -> dict[str, Any]:
    """The moment before the stand-in has written."""
    facts["seats"][0]["standin"] = "medium"
    return facts


def test_tables_come_back_once_the_server_answers_again(invite: Invite, server: Server) -> None:
    anna = invite()
    table = Table(server, people=1)
    state = row(anna, table).locator(".state")
    expect(state).to_have_text("Round 1 of 25")
    anna.page.route("**/api/**", lambda route: route.abort("internetdisconnected"))
    anna.page.reload()
    expect(anna.page.get_by_text("The server cannot be reached.")).to_be_visible()
    anna.page.unroute("**/api/**")
    anna.press("Try again")
    expect(state).to_have_text("Round 1 of 25")


def test_coming_back_online_updates_the_start_page(invite: Invite, server: Server) -> None:
    anna = invite()
    table = Table(server, people=2)
    state = row(anna, table).locator(".state")
    expect(state).to_have_text("Round 1 of 25: waiting for you")
    anna.set_offline(True)
    with table.device(0) as device:
        device.write("c3")
    anna.set_offline(False)
    expect(state).to_have_text("Round 1 of 25")


@pytest.mark.parametrize("typed", ["{link}", "Come and play Knister with me. {link}", "{link}/review?match=1", "{id}"])
def test_a_table_is_found_by_its_name_or_any_text_with_its_link(invite: Invite, server: Server, typed: str) -> None:
    anna = invite()
    table = Table(server, people=1, start=False)
    anna.open()
    anna.press("Join with a link")
    anna.fill("Link or table name", typed.format(link=f"{server.address}/t/{table.id}", id=table.id))
    anna.page.get_by_role("dialog").get_by_role("button", name="Join").click()
    expect(anna.page.get_by_label("Choose a name")).to_be_visible()
    assert anna.link == f"{server.address}/t/{table.id}"


def test_an_impossible_table_name_is_refused_in_plain_words(invite: Invite) -> None:
    anna = invite()
    anna.open()
    anna.press("Join with a link")
    anna.fill("Link or table name", "quiet-otter-7k")
    anna.page.get_by_role("dialog").get_by_role("button", name="Join").click()
    expect(anna.page.get_by_role("alert")).to_have_text(re.compile("That is not a link to a table"))
    anna.troubles.clear()  # the console reports the refusal too


def test_forgetting_a_table_keeps_the_focus_in_the_dialog(invite: Invite, server: Server) -> None:
    anna = invite()
    row(anna, Table(server, people=1))
    anna.press("My tables")
    anna.page.get_by_role("button", name=re.compile("^Forget table")).press("Enter")
    expect(anna.page.get_by_role("heading", name="My tables")).to_be_focused()
    expect(anna.page.get_by_text("No tables yet.").first).to_be_visible()


def test_forgetting_a_table_can_be_undone(invite: Invite, server: Server) -> None:
    anna = invite()
    table = Table(server, people=1)
    row(anna, table)
    anna.press("My tables")
    dialog = anna.page.get_by_role("dialog")
    dialog.get_by_role("button", name=re.compile("^Forget table")).click()
    expect(dialog.get_by_role("listitem")).to_have_count(0)
    dialog.get_by_role("button", name="Take back").click()
    expect(dialog.get_by_role("heading", name="My tables")).to_be_focused()
    expect(dialog.get_by_role("listitem")).to_have_count(1)
    anna.page.reload()
    anna.follow(re.compile("Continue"))
    anna.round(1)


def test_on_a_phone_the_host_sees_the_invitation_at_once(invite: Invite) -> None:
    anna = invite(viewport=PHONE)
    anna.set_table("Anna")
    expect(anna.page.get_by_role("button", name="Copy", exact=True)).to_be_in_viewport()
    expect(anna.page.get_by_text(say("en", "knister-bot-easy-about"))).to_be_hidden()
    anna.page.get_by_text("Bots", exact=True).click()
    expect(anna.page.get_by_text(say("en", "knister-bot-easy-about"))).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_held_sideways_the_invitation_stays_inside_its_paper(
    invite: Invite, server: Server, language: str
) -> None:
    anna = invite(viewport={"width": 844, "height": 390}, locale=language)
    table = Table(server, 1, places=3, start=False)
    edges = "each => each.getBoundingClientRect().right"
    for address, key in ((server.address, "invite-here"), (f"http://vierling.test:{server.port}", "invite-about")):
        anna.page.goto(f"{address}/t/{table.id}#seat={table.tokens[0]}")
        about = anna.page.get_by_text(say(language, key))
        about.wait_for()
        assert about.evaluate(edges) < about.locator("xpath=ancestor::section").evaluate(edges)
        expect(anna.page.get_by_alt_text(say(language, "qr-alt"))).to_have_count(1 if key == "invite-about" else 0)


def test_pressing_play_again_opens_the_match_that_nobody_has_touched(invite: Invite) -> None:
    anna = invite()
    anna.open()
    anna.page.locator("[data-game=knister]").get_by_role("button", name="Play solo").dblclick()
    anna.round(1)
    first = anna.link
    anna.open()
    anna.page.locator("[data-game=knister]").get_by_role("button", name="Play solo").click()
    anna.round(1)
    assert anna.link == first
    anna.write("c3")
    anna.round(2)
    anna.open()
    anna.page.locator("[data-game=knister]").get_by_role("button", name="Play solo").click()
    anna.round(1)
    assert anna.link != first
    anna.open()
    expect(anna.page.get_by_role("listitem").filter(has_text="Continue")).to_have_count(2)


def test_the_start_page_shows_three_tables_and_each_can_be_taken_off(invite: Invite, server: Server) -> None:
    anna = invite()
    tables = [Table(server, people=2) for _ in range(4)]
    rows = [row(anna, table) for table in tables]
    expect(rows[0]).to_have_count(0)
    expect(anna.page.get_by_role("link", name=re.compile("Continue"))).to_have_count(3)
    rows[3].get_by_role("button", name=re.compile("^Take .* off this list")).click()
    expect(rows[3]).to_have_count(0)
    expect(rows[0]).to_be_visible()
    expect(anna.page.get_by_role("heading", name="Continue")).to_be_focused()
    anna.press("My tables")
    expect(anna.page.get_by_role("dialog").get_by_role("listitem")).to_have_count(4)
    expect(row(anna, tables[3])).to_be_visible()  # opened again, it is back


def test_the_lobby_does_not_tell_a_single_person_that_everybody_is_here(invite: Invite) -> None:
    anna, ben = invite(), invite()
    link = anna.set_table("Anna")
    expect(anna.page.get_by_role("button", name="Start")).to_be_enabled()
    expect(anna.page.get_by_text(say("en", "start-hint"))).to_have_count(0)
    expect(anna.page.get_by_alt_text("QR")).to_have_count(0)  # of an address that only this machine can open
    expect(anna.page.get_by_text("make play HOST=0.0.0.0")).to_be_visible()
    ben.join(link, "Ben")
    expect(anna.page.get_by_text(say("en", "start-hint"))).to_be_visible()
