"""Input in the browser: what others do, and what the page remembers of it."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.flipping import by_tap, played_until, sit
from browser.person import Person
from server.playing import Table
from server.running import Server
from vierling.words import say

Invite = Callable[..., Person]
pytestmark = pytest.mark.moving


def test_the_turns_of_others_are_heard(invite: Invite, server: Server) -> None:
    table = Table(server, 2, game="input")
    with table.device(0, 1) as both:
        first = both.message["to_move"][0]
        anna = sit(invite(), table, 1 - first)
        name = table.look()["seats"][first]["name"]
        both.write("s3", first)
        face = say("en", "input-face", {"face": both.hand(first)["view"]["last"]["face"]})
        polite = anna.page.get_by_test_id("polite")
        expect(polite).to_contain_text(f"{name} touched supply 3: {face}.")
        spot = both.hand(first)["view"]["hand"]["places"][0]
        both.write(f">{spot}", first)
        card, place = spot.split(".")
        expect(polite).to_contain_text(f"Laid on the {card}, place {place}. Your turn.")


def test_by_tap_each_step_of_others_stays_until_it_was_seen(invite: Invite, server: Server) -> None:
    table = Table(server, 3, game="input")
    with table.device(0, 1, 2) as all_three:
        first, second, third = all_three.hand(0)["view"]["order"]
        anna = sit(by_tap(invite()), table, third)
        steps, polite = anna.page.locator(".play"), anna.page.get_by_test_id("polite")
        names = [seat["name"] for seat in table.look()["seats"]]
        went = []
        for seat in (first, second):
            all_three.write("s3", seat)
            went.append(all_three.hand(seat)["view"]["hand"]["places"][0])
            all_three.write(f">{went[-1]}", seat)
        anna.until(lambda message: message["to_move"] == [third])
        expect(steps).to_have_attribute("data-step", "0 s3")
        expect(polite).to_contain_text(f"{names[first]} touched supply 3")
        for step, spot in (("1 ", went[0]), ("1 s3", None)):
            anna.page.get_by_test_id("next").click()
            expect(steps).to_have_attribute("data-step", step)
            if spot:
                expect(polite).to_contain_text(f"Laid on the {spot[0]}, place {spot[2]}.")
        expect(polite).to_contain_text(f"{names[second]} touched supply 3")
        anna.page.get_by_test_id("next").focus()
        anna.page.keyboard.press("Enter")
        expect(steps).to_have_attribute("data-step", "2 ")
        expect(anna.page.get_by_test_id("next")).to_have_count(0)
        expect(anna.page.get_by_test_id("stone-s1")).to_be_focused()


def test_whoever_acts_does_not_wait_for_what_others_did(invite: Invite, server: Server) -> None:
    table = Table(server, 2, game="input")
    with table.device(0, 1) as both:
        first = both.message["to_move"][0]
        anna = sit(by_tap(invite()), table, 1 - first)
        both.write("s3", first)
        spot = both.hand(first)["view"]["hand"]["places"][0]
        both.write(f">{spot}", first)
        anna.until(lambda message: message["to_move"] == [1 - first])
        expect(anna.page.locator(".play")).to_have_attribute("data-step", "0 s3")
        anna.do("s1")
        anna.until(lambda _: anna.view["hand"] is not None)
        expect(anna.place(spot)).to_have_attribute("aria-label", re.compile("stone on"))
        expect(anna.page.get_by_test_id("polite")).to_contain_text("It shows")


def test_stones_moved_since_your_last_turn_show_where_they_came_from(invite: Invite, server: Server) -> None:
    """Not what you moved yourself, nor what was moved before; also after a reload."""

    def has_gone_across(view: Any, *_: Any) -> bool:
        return (
            view["turn"] > 2
            and view["hand"] is None
            and view["moved"][-1:]
            and "." in view["moved"][-1]["origin"] + view["moved"][-1]["to"]
        )

    table, seat = played_until(server, has_gone_across, people=3)
    anna = sit(invite(), table, seat)
    before, last = [each for each in anna.view["moved"] if each["seat"] != seat]
    trails = anna.page.locator("[data-trail]")
    for _ in range(2):
        wanted = [f"{each['origin']}>{each['to']}" for each in (before, last) if "." in each["origin"] + each["to"]]
        expect(trails).to_have_count(len(wanted))
        assert trails.evaluate_all("all => all.map(each => each.dataset.trail)") == wanted
        anna.page.reload()
        anna.stage.wait_for()
    if "." in last["to"]:
        supply, place = last["origin"].startswith("s"), last["origin"].split(".")
        told = "came from the supply" if supply else f"came from place {place[-1]} of the {place[0]}"
        expect(anna.place(last["to"])).to_have_attribute("aria-label", re.compile(f", {told}$"))
    turn = anna.view["turn"]
    while anna.view["turn"] == turn:
        anna.step()
    expect(trails).to_have_count(0)


def test_the_pace_is_chosen_in_the_menu_and_kept_on_the_device(invite: Invite, server: Server) -> None:
    anna = sit(invite(), Table(server, 2, game="input"), 0)
    pace = anna.page.get_by_role("group", name="Moves of others")
    for expected in ("normal", "slow"):
        anna.person.press("Menu")
        expect(pace.get_by_role("button", name=expected)).to_have_attribute("aria-pressed", "true")
        pace.get_by_role("button", name="slow").click()
        expect(pace.get_by_role("button", name="slow")).to_have_attribute("aria-pressed", "true")
        anna.page.reload()
        anna.stage.wait_for()


def test_with_notes_the_page_shows_what_could_be_known(invite: Invite, server: Server) -> None:
    table, seat = played_until(server, lambda view, *_: view["turn"] > 6 and view["hand"] is None, notes="own")
    anna = sit(invite(), table, seat)
    for stone in anna.view["stones"][seat]:
        button = anna.page.get_by_test_id(f"stone-{stone['at']}")
        expect(button.locator(".notes svg")).to_have_count(len(stone["notes"]))
        expect(button).to_have_accessible_name(re.compile("below"))
    assert all(stone["notes"] is None for stone in anna.view["stones"][1 - seat])
