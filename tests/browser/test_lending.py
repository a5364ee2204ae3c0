"""Whoever gets a browser that somebody else had finds nothing of them in it."""

from pathlib import Path

from playwright.sync_api import Request, expect

from browser.conftest import DESK, PHONE
from browser.lending import Lender
from browser.person import NOWHERE
from server.running import Server
from vierling.words import say


def test_a_browser_is_lent_on_without_a_trace(lender: Lender, server: Server) -> None:
    anna = lender.lend(server.address, DESK, drawn=False)
    page = anna.open()
    page.locator("[lang=de]").first.click()
    expect(page.get_by_role("button", name=say("de", "new-table")).first).to_be_visible()
    page.route("**/*", lambda route: route.abort())
    heard: list[Request] = []
    anna.listen("request", lambda request: heard.append(request))  # noqa: PLW0108 - Playwright marks what it calls
    anna.set_offline(True)
    lender.take_back(anna)
    heard.clear()
    bo = lender.lend(server.address, PHONE, drawn=False, color_scheme="dark")
    assert bo.page is page
    assert bo.open(NOWHERE).evaluate("({ ...localStorage })") == {"vierling.entries": "now"}
    look = page.evaluate("[innerWidth, matchMedia('(prefers-color-scheme: dark)').matches]")
    assert look == [PHONE["width"], True]
    expect(bo.open().get_by_role("button", name=say("en", "new-table")).first).to_be_visible()
    assert heard == []
    assert bo.troubles == []
    lender.take_back(bo)


def test_a_browser_is_lent_on_from_one_server_to_another(lender: Lender, server: Server, tmp_path: Path) -> None:
    with Server(tmp_path) as other:
        anna = lender.lend(other.address, DESK, drawn=False)
        page = anna.open()
        page.locator("[lang=de]").first.click()
        expect(page.get_by_role("button", name=say("de", "new-table")).first).to_be_visible()
        lender.take_back(anna)
        bo = lender.lend(other.address, DESK, drawn=False)
        assert bo.page is page
        assert bo.open(NOWHERE).evaluate("({ ...localStorage })") == {"vierling.entries": "now"}
        lender.take_back(bo)
    assert not other.is_alive
    carla = lender.lend(server.address, DESK, drawn=False)
    assert carla.page is page
    expect(carla.open().get_by_role("button", name=say("en", "new-table")).first).to_be_visible()
    assert carla.link.startswith(server.address)
    assert carla.troubles == []
    lender.take_back(carla)


def test_a_browser_that_was_changed_for_good_is_not_lent_on(lender: Lender, server: Server) -> None:
    anna = lender.lend(server.address, DESK, drawn=False)
    anna.context.set_offline(True)
    lender.take_back(anna)
    bo = lender.lend(server.address, DESK, drawn=False)
    assert anna.page.is_closed()
    assert bo.page is not anna.page
    lender.take_back(bo)


def test_only_what_somebody_looks_at_is_drawn(lender: Lender, server: Server) -> None:
    for drawn in (False, True):
        person = lender.lend(server.address, DESK, drawn=drawn)
        page = person.open()
        expect(page.get_by_role("button", name=say("en", "new-table")).first).to_be_visible()
        assert page.evaluate("getComputedStyle(document.documentElement).opacity") == str(int(drawn))
        lender.take_back(person)
