"""The start page and the lobby on all screens, from a small phone to a large desktop, upright and sideways."""

from collections.abc import Callable

import pytest

from browser.fitting import SIZES, Size, all_faults
from browser.person import Person
from browser.test_crowd import open_lobby
from server.playing import Table
from server.running import Server
from vierling.words import say

Invite = Callable[..., Person]
# Two columns as soon as they fit: there they are narrowest.
TABLETS = tuple(Size(width, 1024) for width in (780, 805, 830))


@pytest.mark.parametrize(("locale", "scheme"), [("de", "light"), ("fr", "dark")])
def test_every_game_can_be_started_from_every_screen(invite: Invite, locale: str, scheme: str) -> None:
    page = invite(locale=locale, color_scheme=scheme).open()
    starts = page.locator("main .button.primary")
    starts.nth(3).wait_for()
    assert all_faults(page, {"how to play": starts}) == []


LOOKS = {
    ("tuefteln", 2): {"locale": "de", "color_scheme": "dark"},
    ("knister", 15): {"locale": "fr", "color_scheme": "light"},
}


@pytest.mark.parametrize(("game", "people"), LOOKS)
def test_the_lobby_fits_every_screen(invite: Invite, server: Server, game: str, people: int) -> None:
    look = LOOKS[game, people]
    anna, guest = invite(**look), invite(**look)
    for person in (anna, guest):
        person.address = f"http://vierling.test:{server.port}"  # only a name that others know has a code to scan
    table = open_lobby(anna, server, people, game=game)
    start = anna.page.locator(".start")
    start.get_by_role("button").wait_for()
    assert all_faults(anna.page, {"start": start}, (*SIZES, *TABLETS)) == []

    page = guest.open(f"/t/{table.id}")
    sit = page.get_by_role("button", name=say(look["locale"], "sit-down"))
    sit.wait_for()
    assert all_faults(page, {"a seat": sit}) == []


def test_the_options_say_how_the_two_sides_of_a_sheet_differ(invite: Invite, server: Server) -> None:
    table = Table(server, 1, game="tuefteln", options={"side": "B"}, start=False)
    anna = invite()
    page = anna.open(f"/t/{table.id}")
    page.get_by_text(say("en", "tuefteln-option-side-B-about")).wait_for()
    anna.open()
    page.locator("[data-game=tuefteln]").get_by_role("button", name=say("en", "options-and-bots")).click()
    for side in "AB":
        page.get_by_role("dialog").get_by_text(say("en", f"tuefteln-option-side-{side}-about")).wait_for()
