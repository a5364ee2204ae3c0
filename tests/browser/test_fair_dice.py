"""Devices add their part to the dice, and anybody checks them at the end."""

import re
from collections.abc import Callable, Iterator
from functools import partial
from hashlib import sha256

import pytest
from playwright.sync_api import Route, expect

from browser.person import Person
from browser.test_atmosphere import NOTE_NEWS, hears
from browser.writing import Writers, play_ahead
from play.test_fair import CHEATS
from second_verifier import complaints
from server.running import Server
from vierling import Match
from vierling.words import say

Invite = Callable[..., Person]
ALL_COMMITTED = """
id => fetch(`/api/tables/${id}`).then((answer) => answer.json()).then(({ seats }) => seats.every((s) => s.committed))
"""
FOUND = {
    "roll-differs": "Roll 25",
    "secret-chosen": say("en", "verify-secret-chosen"),
    "nonce-swapped": say("en", "verify-nonce-swapped", {"seat": 1}),
}


@pytest.fixture(scope="module")
def real(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Whose dice nobody has prepared."""
    with Server(tmp_path_factory.mktemp("real")) as running:
        yield running


def table_of(person: Person) -> str:
    expect(person.page).to_have_url(re.compile(r"/t/"))
    return person.page.url.rpartition("/t/")[2]


def check(person: Person, verdict: str = "verified") -> None:
    person.page.get_by_test_id("check-dice").click()
    expect(person.page.get_by_test_id("dice-verdict")).to_have_attribute("data-verdict", verdict)


def close(person: Person) -> None:
    person.page.get_by_role("dialog").get_by_role("button", name=say("en", "close")).last.click()


def catch_cheats(person: Person, record: str) -> None:
    """A server that tells another record than the honest one."""
    for cheat, (code, _) in CHEATS.items():
        match = Match.read(record)
        cheat(match)
        person.page.route("**/record?*", partial(Route.fulfill, body=match.record()))
        close(person)
        check(person, "cheated")
        expect(person.page.get_by_role("dialog").locator("li.wrong").first).to_contain_text(FOUND[code])
        person.page.unroute("**/record?*")


@pytest.mark.parametrize("host", ["127.0.0.1", "vierling.test"])
def test_a_solo_match_is_checked_at_its_end_with_the_nonce_and_the_seal_of_this_device(
    invite: Invite, real: Server, host: str
) -> None:
    """Also where browsers do not hash, because the page came over plain HTTP from another machine."""
    anna = invite(real)
    anna.address = f"http://{host}:{real.port}"
    anna.open()
    assert anna.page.evaluate("isSecureContext") == (host == "127.0.0.1")
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
    catch_cheats(anna, record)


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


def test_a_device_that_does_not_open_its_nonce_is_named_to_all_at_once_and_at_the_end(
    invite: Invite, real: Server
) -> None:
    writers = Writers(real, "knister", 1)
    writers.finish()
    table = writers.table
    commitment = sha256(bytes(32)).hexdigest()  # to a nonce that the page does not know
    table.do("PUT", "/commitment", table.tokens[0], commitment=commitment)
    anna = invite(real)
    page = anna.open(f"/t/{table.id}#seat={table.tokens[0]}&host={table.host}")
    page.get_by_test_id("again").wait_for()
    page.evaluate(NOTE_NEWS)
    page.get_by_test_id("again").click()
    left_out = say("en", "dice-left-out", {"names": "You"})
    hears(page, left_out)
    anna.round(1)
    writers.device.until(lambda message: message["table"]["match"] == 2 and message["table"]["pact"]["settled"])
    writers.finish()
    expect(page.get_by_test_id("left-out")).to_have_text(left_out)


def test_the_way_to_the_check_lies_on_none_of_several_sheets(invite: Invite, real: Server) -> None:
    writers = Writers(real, "knister", 2)
    writers.finish()
    table = writers.table
    page = invite(real).open(f"/t/{table.id}#seat={table.tokens[0]}&host={table.host}")
    check_dice = page.get_by_test_id("check-dice")
    for height in (800, 620):
        page.set_viewport_size({"width": 1280, "height": height})
        expect(check_dice).to_be_visible()
        here = check_dice.bounding_box()
        papers = [each.bounding_box() for each in page.locator("main .paper").all()]
        assert here
        assert len(papers) > 1
        assert all(paper and paper["y"] + paper["height"] <= here["y"] for paper in papers)
