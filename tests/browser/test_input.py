"""Input in the browser: a turn."""

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.flipping import announces, played_until, sit
from browser.person import Person
from remembering import Rememberer
from server.playing import Table
from server.running import Server
from vierling.words import say

Invite = Callable[..., Person]
pytestmark = pytest.mark.moving


def test_announcing_takes_a_choice_and_a_different_button_from_flipping(invite: Invite, server: Server) -> None:
    table, seat = played_until(server, lambda _view, moves, _mind: bool(announces(moves)))
    anna = sit(invite(), table, seat)
    move = announces(anna.moves())[0]
    number = move.partition("!")[2]
    anna.choose(move.partition("!")[0])
    flip, announce = anna.page.get_by_test_id("flip"), anna.page.get_by_test_id("do-announce")
    expect(anna.page.get_by_role("radio", name="closes none")).to_be_checked()
    expect(announce).to_have_count(0)
    place = flip.bounding_box()
    anna.page.get_by_test_id(f"card-{number}").click(position={"x": 8, "y": 60})
    expect(anna.page.get_by_role("radio", name=f"closes the {number}")).to_be_checked()
    expect(flip).to_have_count(0)
    stake = next(each for each in anna.view["stakes"] if each["number"] == int(number))
    expect(announce).to_contain_text(f"Announce the {number} and flip: +{stake['gain']}")
    moved = announce.bounding_box()
    assert place
    assert moved
    assert moved["y"] >= place["y"] + place["height"], "a double tap hits nothing"
    anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_test_id("announce")).to_have_count(0)
    assert anna.view["hand"] is None


def test_a_wrong_announcement_costs_the_number_and_the_stone_goes_elsewhere(invite: Invite, server: Server) -> None:
    found: list[str] = []

    def is_wrong(*now: Any) -> bool:
        found[:] = wrong(*now)
        return bool(found)

    table, seat = played_until(server, is_wrong)
    anna, move = sit(invite(), table, seat), found[0]
    number = int(move.partition("!")[2])
    loss = next(stake["loss"] for stake in anna.view["stakes"] if stake["number"] == number)
    points = sum(line["points"] for line in anna.view["lines"][seat])
    turn = anna.view["turn"]
    anna.do(move)
    anna.until(lambda _: anna.view["turn"] > turn or anna.view["hand"] is not None)
    expect(anna.stage).to_contain_text(f"It does not close the {number}: \N{MINUS SIGN}{loss}.")
    expect(anna.page.get_by_test_id(f"player-{seat}")).to_contain_text(f"{points - loss} of 17 points")
    assert number not in anna.view["finished"]
    if anna.view["hand"]:
        assert all(not place.startswith(f"{number}.") for place in anna.view["hand"]["places"])
        anna.step()
    assert anna.view["turn"] == turn + 1


def wrong(view: Any, moves: list[str], mind: Rememberer) -> list[str]:
    """Announcements with something to lose that are known to be wrong."""
    losses = {stake["number"]: stake["loss"] for stake in view["stakes"]}
    below = {move: mind.below.get((view["mover"], move[:-2])) for move in announces(moves)}
    return [
        move
        for move, face in below.items()
        if losses[int(move[-1])] and face not in {None, mind.missing(int(move[-1]))}
    ]


def test_a_reload_between_touch_and_place_keeps_the_stone_in_hand(invite: Invite, server: Server) -> None:
    table, seat = played_until(server, lambda view, *_: view["hand"] and len(view["hand"]["places"]) > 1)
    anna = sit(invite(), table, seat)
    face = say("en", "input-face", {"face": anna.view["hand"]["face"]})
    for _ in range(2):
        expect(anna.stage).to_contain_text(f"It shows {face}.")
        expect(anna.page.locator(".place.lit")).to_have_count(len(anna.view["hand"]["places"]))
        expect(anna.page.get_by_test_id("in-hand")).to_be_visible()
        anna.page.reload()
        anna.stage.wait_for()
    spot = anna.view["hand"]["places"][0]
    turn = anna.view["turn"]
    anna.do(f">{spot}")
    anna.until(lambda _: anna.view["turn"] == turn + 1)
    expect(anna.place(spot)).to_have_attribute("aria-label", re.compile(f"^Your stone on .*, {face}$"))


def test_offline_nothing_has_to_be_chosen_twice(invite: Invite, server: Server) -> None:
    table, seat = played_until(server, lambda view, *_: view["hand"] is None)
    anna = sit(invite(), table, seat)
    expect(anna.stage).to_contain_text("choose one of your stones")
    anna.choose("s1")
    anna.person.set_offline(True)
    anna.page.get_by_test_id("flip").click()
    expect(anna.page.get_by_text("entries are kept here").first).to_be_visible()
    expect(anna.stage).to_have_text("Your turn.")
    anna.person.set_offline(False)
    anna.until(lambda _: anna.view["hand"] is not None)
    expect(anna.stage).to_contain_text("lit place")
    anna.person.set_offline(True)
    anna.place(anna.view["hand"]["places"][0]).click()
    expect(anna.page.get_by_text("entries are kept here").first).to_be_visible()
    expect(anna.stage).not_to_contain_text("lit place")
    anna.person.set_offline(False)
    anna.until(lambda _: anna.view["turn"] == 1)


@pytest.mark.parametrize(
    ("why", "label", "caption"),
    [
        ("last", "not announced", "last place: announce first"),
        ("joker", "the joker may not close", "last place: no joker"),
    ],
)
def test_a_barred_last_place_has_a_lock_and_says_why(
    invite: Invite, server: Server, why: str, label: str, caption: str
) -> None:
    def is_barred(view: Any, *_: Any) -> bool:
        return bool(view["hand"]) and any(reason == why for _, reason in view["hand"]["barred"])

    table, seat = played_until(server, is_barred)
    anna = sit(invite(), table, seat)
    spot = next(place for place, reason in anna.view["hand"]["barred"] if reason == why)
    card, place = spot.split(".")
    expect(anna.place(spot)).to_have_attribute("aria-label", f"Place {place} of the {card}: barred, {label}")
    expect(anna.place(spot).locator(".lock")).to_be_visible()
    expect(anna.page.get_by_text(caption).first).to_be_visible()
    anna.place(spot).click(force=True)
    assert anna.view["hand"], "nothing happens there"


def test_on_a_phone_a_whole_card_is_the_target_and_opens_if_several_places_fit(invite: Invite, server: Server) -> None:
    def has_both(view: Any, *_: Any) -> bool:
        count = Counter(place[0] for place in (view["hand"] or {"places": ""})["places"])
        return 1 in count.values() and any(each > 1 for each in count.values())

    table, seat = played_until(server, has_both, people=3)
    anna = sit(invite(viewport={"width": 360, "height": 740}, has_touch=True), table, seat)
    count = Counter(place[0] for place in anna.view["hand"]["places"])
    several = next(card for card, each in count.items() if each > 1)
    single = next(card for card, each in count.items() if each == 1)
    anna.page.get_by_test_id(f"card-{several}").tap()
    dialog = anna.page.get_by_role("dialog", name=f"Where on the {several}?")
    expect(dialog.locator(".lit")).to_have_count(count[several])
    boxes = [each.bounding_box() for each in dialog.locator(".lit").all()]
    assert all(box and box["height"] >= 44 for box in boxes)
    anna.person.press("Other card")
    expect(dialog).to_have_count(0)
    turn = anna.view["turn"]
    anna.page.get_by_test_id(f"card-{single}").tap()
    anna.until(lambda _: anna.view["turn"] == turn + 1)
    assert anna.view["last"]["to"].startswith(f"{single}.")


def test_children_may_leave_a_stone_as_it_is(invite: Invite, server: Server) -> None:
    table, seat = played_until(server, lambda _view, moves, _mind: "s1~" in moves, children="1,2")
    anna = sit(invite(), table, seat)
    top = next(stone["top"] for stone in anna.view["stones"][seat] if stone["at"] == "s1")
    anna.choose("s1~")
    expect(anna.page.get_by_test_id("flip")).to_have_text("Take it as it is")
    anna.page.get_by_test_id("flip").click()
    anna.until(lambda _: anna.view["hand"] is not None)
    assert anna.view["hand"]["face"] == top


def test_the_zero_is_filled_stone_by_stone(invite: Invite, server: Server) -> None:
    table, seat = played_until(server, lambda _view, moves, _mind: any("!0" in move for move in moves), zero=True)
    anna = sit(invite(), table, seat)
    turn = anna.view["turn"]
    move = next(move for move in anna.moves() if "!0" in move)
    anna.choose(move)
    expect(anna.page.get_by_test_id("do-announce")).to_contain_text("Announce the zero and flip")
    expect(anna.stage).to_contain_text("When you lay the fifth, none of yours may be left on a finished card.")
    anna.page.get_by_test_id("do-announce").click()
    anna.until(lambda _: anna.view["last"] is not None and anna.view["last"]["announced"] == 0)
    if anna.view["last"]["failed"]:
        expect(anna.stage).to_contain_text("The zero fails")
    else:
        anna.step()
        expect(anna.stage).to_contain_text("You are filling the zero: choose the next stone.")
        expect(anna.page.locator(".free").first).to_be_visible()
        assert anna.view["turn"] == turn


def test_a_turn_can_be_made_with_keys_alone(invite: Invite, server: Server) -> None:
    table, seat = played_until(server, lambda view, *_: view["turn"] > 6 and view["hand"] is None)
    anna = sit(invite(), table, seat)
    page, turn = anna.page, anna.view["turn"]
    page.get_by_test_id(f"stone-{anna.view['stones'][seat][0]['at']}").focus()
    page.keyboard.press("Enter")
    flip = page.get_by_test_id("flip")
    for _ in range(30):
        if flip.evaluate("each => each === document.activeElement"):
            break
        page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    anna.until(lambda _: anna.view["hand"] is not None or anna.view["turn"] > turn)
    if hand := anna.view["hand"]:
        first = anna.place(hand["places"][0])
        expect(first).to_be_focused()
        page.keyboard.press("ArrowDown")
        expect(first).not_to_be_focused()
        page.keyboard.press("ArrowUp")
        expect(first).to_be_focused()
        page.keyboard.press("Enter")
        anna.until(lambda _: anna.view["turn"] == turn + 1)
        assert anna.view["last"]["to"] == hand["places"][0]


def test_cancelling_a_stone_returns_the_focus_to_it(invite: Invite, server: Server) -> None:
    anna = sit(invite(), *played_until(server, lambda view, *_: view["hand"] is None))
    stone = anna.page.get_by_test_id("stone-s3")
    for button, key in (("Another stone", "Enter"), ("Flip it", "Escape")):
        stone.focus()
        anna.page.keyboard.press("Enter")
        anna.page.get_by_role("button", name=button).focus()
        anna.page.keyboard.press(key)
        expect(anna.page.get_by_test_id("announce")).to_have_count(0)
        expect(stone).to_be_focused()


def test_closing_a_number_with_keys_focuses_the_stone_that_closed_it(invite: Invite, server: Server) -> None:
    found: list[str] = []

    def is_sure(*now: Any) -> bool:
        found[:] = right(*now)
        return bool(found)

    anna = sit(invite(), *played_until(server, is_sure))
    anna.choose(found[0])
    anna.page.get_by_test_id("do-announce").focus()
    anna.page.keyboard.press("Enter")
    anna.until(lambda _: anna.view["last"]["failed"] is False)
    expect(anna.page.get_by_test_id(f"stone-{anna.view['last']['to']}")).to_be_focused()


def right(view: Any, moves: list[str], mind: Rememberer) -> list[str]:
    """Announcements that are known to be right."""
    below = {move: mind.below.get((view["mover"], move[:-2])) for move in announces(moves)}
    return [move for move, face in below.items() if face and face == mind.missing(int(move[-1]))]


def test_every_place_has_a_name_and_can_be_reached_with_the_arrow_keys(invite: Invite, server: Server) -> None:
    anna = sit(invite(), Table(server, 2, game="input"), 0)
    page = anna.page
    anna.place("1.1").focus()
    heard = []
    for _ in range(6):
        for _ in range(5):
            heard.append(page.evaluate("document.activeElement.getAttribute('aria-label')"))
            page.keyboard.press("ArrowDown")
        page.keyboard.press("ArrowRight")
    wanted = {f"Place {place} of the {card}" for card in range(1, 7) for place in range(1, 6)}
    assert {name.split(":")[0] for name in heard} == wanted
    assert heard[0] == "Place 1 of the 1: free, needs slanted"
