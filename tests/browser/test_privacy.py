"""What people can do about what is stored: read of it, save it, have their name removed, close and delete a table."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import PHONE
from browser.fitting import faults, resize
from browser.person import Person
from browser.test_every_page import arrive, check, each_look
from server.playing import Table
from server.running import Server
from vierling.words import say

Invite = Callable[..., Person]


def sit(person: Person, table: Table, seat: int = 0, host: bool = False) -> None:
    keys = f"seat={table.tokens[seat]}" + (f"&host={table.host}" if host else "")
    person.open(f"/t/{table.id}#{keys}")
    person.round(1)


def test_the_page_says_what_is_stored(invite: Invite, axe: str) -> None:
    anna = arrive(invite)
    page = anna.open()
    anna.follow(say("en", "privacy"))
    for language in each_look(anna):
        page.get_by_role("heading", name=say(language, "privacy-yours")).wait_for()
        expect(page.get_by_text(say(language, "privacy-time-archive", {"days": 30}))).to_be_visible()
        expect(page.get_by_text(say(language, "privacy-time-delete", {"days": 365}))).to_be_visible()
        expect(page.get_by_role("button", name=say(language, "privacy-forget"))).to_be_disabled()
        assert page.title().startswith(say(language, "privacy"))
        check(anna, axe, f"privacy, {language}")


def test_the_page_fits_every_window(invite: Invite) -> None:
    anna = invite(locale="fr-FR", viewport=PHONE)
    page = anna.open("/privacy")
    page.get_by_role("heading", name=say("fr", "privacy-yours")).wait_for()
    assert [fault for size in resize(page) for fault in faults(page, size, {})] == []


def test_a_name_is_removed_everywhere_and_data_is_taken_along(invite: Invite, server: Server, tmp_path: Path) -> None:
    table = Table(server, 2)
    anna, bo = invite(), invite()
    sit(anna, table)
    sit(bo, table, seat=1)
    bo.page.get_by_text("Anna").first.wait_for()
    page = anna.open("/privacy")
    with page.expect_download() as coming:
        anna.press("Save my data")
    coming.value.save_as(tmp_path / "mine.json")
    (taken,) = json.loads((tmp_path / "mine.json").read_text())["tables"]
    assert (taken["table"], taken["seats"]) == (table.id, [{"seat": 0, "name": "Anna"}])
    anna.press("Remove my name …")
    page.get_by_role("dialog").get_by_role("button", name="Remove my name").click()
    page.get_by_text("Your name is gone from one seat.").first.wait_for()
    bo.page.get_by_text("N. N.").first.wait_for()
    assert [seat["name"] for seat in table.look()["seats"]] == ["N. N.", "Bo"]


def test_a_host_closes_a_table_and_then_deletes_it(invite: Invite, server: Server, axe: str) -> None:
    table = Table(server, 2)
    anna, bo = invite(bypass_csp=True), invite()
    sit(anna, table, host=True)
    sit(bo, table, seat=1)
    anna.choose("Close or delete the table")
    check(anna, axe, "closing")
    anna.press("Close the table")
    for person in (anna, bo):
        person.page.get_by_role("heading", name="This table is closed").wait_for()
    expect(bo.page.get_by_role("button", name="Delete the table")).to_have_count(0)
    check(anna, axe, "closed")
    anna.press("Delete the table")
    anna.page.get_by_role("dialog").get_by_role("button", name="Delete the table").click()
    anna.page.get_by_role("heading", name="Knister").wait_for()  # the start page
    assert table.ask("GET").status_code == 404
    bo.page.reload()
    bo.page.get_by_role("heading", name="There is no such table").wait_for()


def test_who_sits_at_a_table_that_is_deleted_reads_so(invite: Invite, server: Server) -> None:
    table = Table(server, 2)
    bo = invite()
    sit(bo, table, seat=1)
    assert table.ask("DELETE").status_code == 204
    bo.page.get_by_role("heading", name="This table has been deleted").wait_for()
    bo.follow("Start page")
    bo.page.get_by_text("No tables yet.").wait_for()


@pytest.fixture
def notice(server: Server) -> Iterator[str]:
    """A message of the day, for one test."""
    token = server.database.with_name("vierling.db-admin").read_text().strip()
    admin = {"Authorization": f"Bearer {token}"}
    text = "Back at <b>eight</b>"
    server.client.put("/api/admin/notice", headers=admin, json={"text": text})
    yield text
    server.client.put("/api/admin/notice", headers=admin, json={"text": None})


def test_everybody_reads_the_message_of_the_day_as_it_was_written(invite: Invite, server: Server, notice: str) -> None:
    anna = invite()
    page = anna.open()
    expect(page.get_by_role("status").filter(has_text=notice)).to_be_visible()
    sit(anna, Table(server))
    expect(page.get_by_text(notice).first).to_be_attached()
