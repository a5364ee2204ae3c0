"""Devices add their part to the dice, and anybody checks them at the end."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from browser.person import Person
from browser.writing import play_ahead
from second_verifier import complaints
from server.running import Server

Invite = Callable[..., Person]
ALL_COMMITTED = """
id => fetch(`/api/tables/${id}`).then((answer) => answer.json()).then(({ seats }) => seats.every((s) => s.committed))
"""


@pytest.fixture(scope="module")
def real(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Whose dice nobody has prepared."""
    with Server(tmp_path_factory.mktemp("real")) as running:
        yield running


def table_of(person: Person) -> str:
    expect(person.page).to_have_url(re.compile(r"/t/"))
    return person.page.url.rpartition("/t/")[2]


def check(person: Person) -> None:
    person.page.get_by_test_id("check-dice").click()
    expect(person.page.get_by_test_id("dice-verdict")).to_have_attribute("data-verdict", "verified")


def test_a_solo_match_is_checked_at_its_end_with_the_nonce_and_the_seal_of_this_device(
    invite: Invite, real: Server
) -> None:
    anna = invite(real)
    anna.open()
    anna.press("Play solo")
    anna.round(1)
    play_ahead(real, [anna], 24)
    anna.round(25)
    anna.write_anywhere()
    check(anna)
    page = anna.page
    expect(page.get_by_text("Seat 1: the nonce is the one that was committed to.")).to_be_visible()
    expect(page.get_by_text("All 25 rolls follow from all that.")).to_be_visible()
    expect(page.get_by_text("The seal is the one that this device was shown before the first roll.")).to_be_visible()
    expect(page.get_by_test_id("luck")).to_contain_text("match")
    record = page.evaluate("id => fetch(`/api/tables/${id}/record`).then((answer) => answer.text())", table_of(anna))
    assert list(complaints(record)) == []
    assert len(re.findall("^nonce ", record, re.MULTILINE)) == 1


def test_every_device_at_a_table_adds_its_part_to_each_match(invite: Invite, real: Server) -> None:
    anna, bo = invite(real), invite(real)
    link = anna.set_table("Anna")
    bo.join(link, "Bo")
    expect(anna.page.get_by_text("2 of 100 taken")).to_be_visible()
    table = table_of(anna)
    anna.page.wait_for_function(ALL_COMMITTED, arg=table)
    anna.press("Start")
    for person in (anna, bo):
        person.round(1)
    pact = real.client.get(f"/api/tables/{table}").json()["pact"]
    assert [seat for seat, _ in pact["commitments"]] == [0, 1]
    assert pact["nonces"]  # a machine that is busy enough may leave one of them out
    assert real.entries(table, "settled") == [None]
