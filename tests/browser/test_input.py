"""Input in the browser: a turn, the table, and home-made cards."""

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import PHONE
from browser.flipping import announces, by_tap, play_on, played_until, sit
from browser.person import Person
from browser.test_every_page import LOOKS, check
from remembering import Rememberer
from server.playing import Table
from server.running import Server
from vierling.words import say

Invite = Callable[..., Person]
pytestmark = pytest.mark.moving
Look = tuple[str, str, dict[str, int]]


# A turn


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
    anna.person.context.set_offline(True)
    anna.page.get_by_test_id("flip").click()
    expect(anna.page.get_by_text("entries are kept here").first).to_be_visible()
    expect(anna.stage).to_have_text("Your turn.")
    anna.person.context.set_offline(False)
    anna.until(lambda _: anna.view["hand"] is not None)
    expect(anna.stage).to_contain_text("lit place")
    anna.person.context.set_offline(True)
    anna.place(anna.view["hand"]["places"][0]).click()
    expect(anna.page.get_by_text("entries are kept here").first).to_be_visible()
    expect(anna.stage).not_to_contain_text("lit place")
    anna.person.context.set_offline(False)
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


# On a phone, and before a match

# Words that overflow their stone's frame or wrap onto a second line.
OUTSIDE = """all => all.filter((each) => {
  const words = each.getBoundingClientRect(), stone = each.parentElement
  const left = stone.getBoundingClientRect().left + stone.clientLeft
  return words.left < left || words.right > left + stone.clientWidth || words.height > 20
}).map((each) => each.innerText)"""


@pytest.mark.parametrize("locale", ["en", "de", "fr"])
def test_on_a_phone_the_words_under_the_stones_stay_under_them(invite: Invite, server: Server, locale: str) -> None:
    table, seat = played_until(server, lambda view, *_: view["hand"] is not None)
    anna = sit(invite(viewport=PHONE, locale=locale), table, seat)
    words = anna.page.locator(".tray .at")
    expect(words).to_have_count(7)
    outside = words.evaluate_all(OUTSIDE)
    assert outside == []


def test_a_new_table_asks_for_the_time_per_turn_and_its_checkboxes_do_not_shrink(invite: Invite) -> None:
    anna = invite(viewport=PHONE, locale="fr")
    page = anna.open()
    page.get_by_role("button", name="Nouvelle table").click()
    page.get_by_role("radio", name="Input").check(force=True)
    expect(page.get_by_label("Temps par tour")).to_be_visible()
    page.get_by_text("Autres options").click()
    boxes = page.locator(".check input")
    expect(boxes).to_have_count(5)
    assert {tuple(size) for size in boxes.evaluate_all("all => all.map(e => [e.offsetWidth, e.offsetHeight])")} == {
        (22, 22)
    }
    expect(page.get_by_label("Cartes")).to_contain_text("notre reconstitution")


def test_numbers_not_in_play_are_not_offered_and_the_lobby_says_why_a_match_cannot_start(invite: Invite) -> None:
    anna = invite()
    page = anna.open()
    page.locator("[data-game=input]").get_by_role("button", name="New table").click()
    anna.fill("Your name", "Anna")
    page.get_by_text("More options").click()
    nine, free = page.get_by_role("checkbox", name="9", exact=True), page.get_by_label("A number on which nobody has")
    page.get_by_label("Maximum seats").select_option("2")
    expect(page.get_by_role("checkbox", name="6", exact=True)).to_have_count(1)
    expect(nine).to_have_count(0)
    expect(free.locator("option")).to_have_text(["none", "1", "2", "3", "4", "5", "6"])
    page.get_by_label("Maximum seats").select_option("3")
    expect(free.locator("option")).to_have_count(10)
    nine.check(force=True)
    anna.press("Set the table")
    why = say("en", "error-not-in-play", {"option": "combination", "number": "9", "seats": 2, "most": 6})
    anna.press("Add a bot")
    anna.press("Start")
    expect(page.get_by_role("alert").filter(has_text=why)).to_be_visible()
    assert [trouble for trouble in anna.troubles if "409" not in trouble] == []
    anna.troubles.clear()
    anna.press("Add a bot")
    expect(page.get_by_text(why)).to_have_count(0)
    anna.press("Start")
    page.get_by_test_id("stage").wait_for()


# Home-made cards


def test_an_owner_types_in_the_printed_cards_and_plays_with_them(invite: Invite) -> None:
    anna = invite()
    page = anna.open("/sheets/input")
    verdict, text = page.get_by_test_id("verdict"), page.get_by_test_id("cards-text")
    expect(verdict).to_contain_text("These cards can be played.")
    page.get_by_test_id("edit-7").click()
    page.get_by_test_id("strip-7-2").select_option("Hl")
    expect(text).to_have_value(re.compile("7 V Hl Sz Sz Sz"))
    text.fill(text.input_value().replace("4 Sz Sz", "4 Sz Q"))
    expect(page.get_by_test_id("text-problem")).to_contain_text("card 4")
    text.fill(text.input_value().replace("4 Sz Q", "4 Sx Sz"))
    expect(verdict).to_contain_text("These cards can be played.")
    anna.fill("Name of the cards", "Printed")
    anna.press("Save")
    expect(page.get_by_role("button", name="Printed", exact=True)).to_be_visible()
    anna.press("New table")
    anna.fill("Your name", "Anna")
    anna.press("Set the table")
    cards = page.get_by_role("definition").filter(has_text="Printed")
    expect(cards).to_be_visible()
    page.reload()
    expect(cards).to_be_visible()


# In three languages, light and dark, wide and narrow


@pytest.mark.parametrize("look", LOOKS, ids=[f"{language} {scheme}" for language, scheme, _ in LOOKS])
def test_every_step_of_a_turn_is_accessible(invite: Invite, server: Server, axe: str, look: Look) -> None:
    locale, scheme, viewport = look
    person = invite(locale=locale, color_scheme=scheme, viewport=viewport, bypass_csp=True, reduced_motion="reduce")
    table, seat = played_until(server, lambda view, moves, _mind: announces(moves) and view["finished"], people=3)
    anna = sit(person, table, seat)
    check(person, axe, "turn")
    move = announces(anna.moves())[0]
    anna.choose(move.partition("!")[0])
    check(person, axe, "touched")
    anna.page.get_by_test_id(f"closes-{move[-1]}").check(force=True)
    check(person, axe, "announced")
    anna.page.get_by_test_id("player-0").click()
    check(person, axe, "a player")
    anna.page.keyboard.press("Escape")
    play_on(table, lambda view, *_: view["mover"] == seat and view["hand"] is not None)
    anna.until(lambda _: anna.over or anna.view["hand"] is not None)
    check(person, axe, "in hand")
    play_on(table, lambda *_: False)
    anna.page.get_by_test_id("again").wait_for()
    anna.page.get_by_test_id("report").wait_for()
    check(person, axe, "end")
