"""What a host can do about people, and who is told."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from browser.person import Person
from server.playing import Table
from server.running import Server
from vierling.words import say

Invite = Callable[..., Person]


def sit_down(person: Person, table: Table, seat: int, *, host: bool = False) -> None:
    """With the keys of a seat, and perhaps the host's."""
    person.open(f"/t/{table.id}#seat={table.tokens[seat]}{f'&host={table.host}' if host else ''}")


def button(person: Person, key: str) -> Locator:
    return person.page.get_by_role("button", name=say("en", key), exact=True)


def read(person: Person, key: str, **params: str | int) -> Locator:
    return person.page.get_by_text(say("en", key, params)).first


def listed(person: Person, name: str) -> Locator:
    """Somebody in the list of seats."""
    return (
        person.page.get_by_role("dialog").get_by_role("listitem").filter(has=person.page.get_by_text(name, exact=True))
    )


def test_a_name_like_another_is_refused_at_its_field_with_one_that_is_free(invite: Invite, server: Server) -> None:
    table = Table(server, people=1, start=False)
    visitor = invite()
    visitor.open(f"/t/{table.id}")
    visitor.fill("Choose a name", "ANNA")
    visitor.press("Sit down")
    expect(visitor.page.get_by_role("alert")).to_contain_text("Anna")
    field = visitor.page.get_by_role("textbox", name="Choose a name")
    expect(field).to_have_value("ANNA 2")
    expect(field).to_be_focused()
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.get_by_role("button", name="Rename ANNA 2")).to_be_visible()


def test_a_locked_table_says_so_and_a_hidden_name_is_a_guest(invite: Invite, server: Server) -> None:
    table = Table(server, people=2, start=False)
    anna, visitor = invite(), invite()
    sit_down(anna, table, 0, host=True)
    visitor.open(f"/t/{table.id}")
    expect(visitor.page.get_by_label("Choose a name")).to_be_visible()
    anna.choose(say("en", "seats-and-links"))
    anna.page.get_by_label(say("en", "lock-table")).check()
    expect(read(visitor, "news-locked")).to_be_visible()
    expect(visitor.page.get_by_label("Choose a name")).to_have_count(0)
    anna.page.locator("summary", has_text=say("en", "manage")).click()
    button(anna, "mute-name").click()
    expect(visitor.page.get_by_text("Guest 2")).to_be_visible()
    expect(visitor.page.get_by_text("Bo", exact=True)).to_have_count(0)


def test_whoever_loses_a_seat_reads_why_and_the_others_are_told(invite: Invite, server: Server) -> None:
    table = Table(server, people=3)
    anna, bo, carla = invite(), invite(), invite()
    for seat, person in enumerate((anna, bo, carla)):
        sit_down(person, table, seat, host=seat == 0)
        expect(person.cell("a1")).to_be_visible()
    anna.choose(say("en", "seats-and-links"))
    listed(anna, "Bo").get_by_role("button", name="New personal link").click()
    expect(read(bo, "ended-relinked")).to_be_visible()
    expect(read(carla, "news-relinked", name="Bo")).to_be_visible()
    expect(listed(anna, "Bo")).to_contain_text(re.compile("new personal link, away"))
    button(bo, "understood").click()
    expect(read(bo, "ended-relinked")).to_have_count(0)
    hers = listed(anna, "Carla")
    hers.locator("summary").click()
    hers.get_by_role("button", name=say("en", "remove-person"), exact=True).click()
    button(anna, "remove-do").click()
    expect(read(carla, "ended-removed")).to_be_visible()
    expect(hers).to_have_count(0)


def test_those_at_the_table_choose_another_host_when_theirs_is_gone(invite: Invite, server: Server) -> None:
    table = Table(server, people=3, start=False)
    anna, bo = invite(), invite()
    sit_down(anna, table, 0, host=True)
    sit_down(bo, table, 1)
    expect(button(anna, "start")).to_be_visible()
    expect(button(bo, "take-over")).to_have_count(0)
    table.do("PUT", "/host", seat=2)
    expect(read(anna, "handed-over", by="host", name="Carla")).to_be_visible()
    table.do("DELETE", "/seats/2", table.tokens[2])  # Carla gets up: nobody is the host
    button(bo, "take-over").click()
    expect(read(bo, "claim-own", agreed=1, needed=2)).to_be_visible()
    button(anna, "agree").click()
    expect(button(bo, "start")).to_be_visible()
    expect(read(anna, "handed-over", by="seated", name="Bo")).to_be_visible()
    button(anna, "understood").click()
    expect(button(anna, "understood")).to_have_count(0)
    button(bo, "start").click()
    expect(bo.cell("a1")).to_be_visible()
