"""Solo Tubyrinth in the browser: a puzzle is solved by mouse, by touch and by keyboard."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from browser.laying import (
    Finger,
    board,
    drag,
    go,
    ground,
    join_in,
    laid,
    lay,
    middle,
    put,
    set_table,
    sit,
    slot,
    status,
    uncover,
    walk,
)
from browser.person import Person
from browser.test_tubyrinth_book import PHOTOGRAPHED
from server.running import Server
from vierling.games.tubyrinth.rules.tiles import PLACEMENTS
from vierling.words import say

Invite = Callable[..., Person]
pytestmark = pytest.mark.moving


def test_a_puzzle_is_solved_with_the_mouse(invite: Invite, server: Server) -> None:
    anna = invite()
    uncover(anna, set_table(server))
    expect(status(anna)).to_have_text("No water runs yet; 5 tiles are needed.")
    lay(anna, *PHOTOGRAPHED[:3])
    expect(status(anna)).to_have_text("Water reaches 3 tiles; 5 are needed.")

    drag(anna, slot(anna, "S4"), PLACEMENTS["S4@c2"])  # over rocks
    expect(slot(anna, "S4")).to_have_attribute("aria-label", "S tile, free")
    laid(anna, "I3").locator(".place").click()  # rocks keep it from turning
    expect(anna.page.get_by_test_id("polite")).to_contain_text("short I tile does not fit there.")
    expect(status(anna)).to_have_text("Water reaches 3 tiles; 5 are needed.")

    lay(anna, *PHOTOGRAPHED[3:6])
    lay(anna, "O4@f3")
    expect(status(anna)).to_have_text("Water reaches 6 tiles; 5 are needed.")
    drag(anna, laid(anna, "O4"), PLACEMENTS["O4@g3"])
    expect(status(anna)).to_have_text("The water arrives: 7 tiles count.")
    anna.page.keyboard.press("Space")
    expect(anna.page.get_by_test_id("end-total")).to_have_text("7")


def test_a_dragged_tile_is_turned_by_wheel_flipped_by_key_and_lifted_by_dragging_it_away(
    invite: Invite, server: Server
) -> None:
    anna = invite()
    table = set_table(server)
    uncover(anna, table)
    mouse = anna.page.mouse
    left, top, cell = ground(anna)
    mouse.move(*middle(slot(anna, "L4").locator(".place")))
    mouse.down()
    mouse.move(left + 5.6 * cell, top + 6 * cell, steps=5)
    dragged = anna.page.locator(".dragged svg")
    expect(dragged).to_have_attribute("viewBox", "0 0 2 3")
    mouse.wheel(0, 120)
    expect(dragged).to_have_attribute("viewBox", "0 0 3 2")
    anna.page.keyboard.press("f")
    mouse.up()
    with table.device(0) as device:  # seen from above, a flip turns one quarter into three
        device.until(lambda message: message["hands"][0]["view"]["own"]["laid"] == ["L4fr3@e6"])
    mouse.move(*middle(laid(anna, "L4").locator(".place")))
    mouse.down()
    mouse.move(left - 2 * cell, top + 4 * cell, steps=5)
    mouse.up()
    expect(laid(anna, "L4")).to_have_count(0)
    expect(slot(anna, "L4")).to_have_attribute("aria-label", "large L tile, free")


def test_a_puzzle_is_solved_by_keyboard_alone_and_read_aloud(invite: Invite, server: Server) -> None:
    anna = invite()
    uncover(anna, set_table(server))
    expect(board(anna)).to_be_visible()
    keyboard, polite = anna.page.keyboard, anna.page.get_by_test_id("polite")
    put(anna, *PHOTOGRAPHED[:4])
    keyboard.press("Space")
    expect(polite).to_contain_text("A call needs at least 5 tiles on the board.")
    expect(anna.page.get_by_test_id("ready")).to_be_disabled()
    expect(anna.page.get_by_test_id("ready")).to_contain_text("from 5 tiles on")
    put(anna, PHOTOGRAPHED[4])
    expect(anna.page.get_by_test_id("sand")).to_contain_text("no wrong call")
    keyboard.press("Space")
    expect(anna.page.get_by_text("That is not a complete pipeline yet.").first).to_be_visible()
    expect(anna.page.get_by_test_id("sand")).to_contain_text("one wrong call")
    keyboard.press("6")
    walk(anna, PLACEMENTS["S4@f5"])
    expect(polite).to_contain_text("S tile over row 5, column 6, fits.")
    keyboard.press("ArrowRight")
    expect(polite).to_contain_text("S tile over row 5, column 7, does not fit: row 5, column 8")
    keyboard.press("Enter")
    expect(laid(anna, "S4")).to_have_count(0)
    keyboard.press("Escape")
    expect(slot(anna, "S4")).to_have_attribute("aria-label", "S tile, free")
    put(anna, "S4@f5")
    expect(polite).to_contain_text("Water reaches 6 tiles")
    keyboard.press("Delete")
    expect(laid(anna, "S4")).to_have_count(0)
    slot(anna, "S4").focus()
    keyboard.press("Enter")
    expect(board(anna)).to_be_focused()
    walk(anna, PLACEMENTS["S4@f5"])
    keyboard.press("Enter")
    put(anna, "O4@g3")
    expect(status(anna)).to_have_text("The water arrives: 7 tiles count.")
    keyboard.press("Space")
    expect(anna.page.get_by_test_id("end-total")).to_have_text("7")


def test_a_tile_in_hand_that_makes_way_for_another_stays_turned(invite: Invite, server: Server) -> None:
    anna = invite()
    uncover(anna, set_table(server))
    expect(board(anna)).to_be_visible()
    for key in "4r2":
        anna.page.keyboard.press(key)
    expect(slot(anna, "L3")).to_have_attribute("aria-label", "small L tile, in hand")
    expect(slot(anna, "L4").locator("svg")).to_have_attribute("viewBox", "-0.04 -0.04 3.08 2.08")


def test_nobody_can_study_a_board_during_a_pause(invite: Invite, server: Server) -> None:
    anna = invite()
    table = set_table(server)
    uncover(anna, table)
    lay(anna, "I3@a1")
    slot(anna, "L3").click()
    turned = slot(anna, "L3").locator("path").first.get_attribute("d")
    table.do("POST", "/pause")
    expect(anna.page.get_by_text(say("en", "tubyrinth-covered"))).to_be_visible()
    for thing in (board(anna), anna.page.locator("#board-words"), anna.page.get_by_test_id("hints")):
        expect(thing).to_be_hidden()
    table.do("POST", "/resume")
    expect(laid(anna, "I3")).to_be_visible()
    assert slot(anna, "L3").locator("path").first.get_attribute("d") == turned


def test_tapping_a_tile_and_then_the_board_works_without_dragging(invite: Invite, server: Server) -> None:
    anna = invite()
    uncover(anna, set_table(server))
    expect(board(anna)).to_be_visible()
    left, top, cell = ground(anna)
    for _ in range(4):  # all the way round
        slot(anna, "I3").click()
    anna.page.mouse.click(left + 0.5 * cell, top + 0.5 * cell)
    expect(status(anna)).to_have_text("Water reaches one tile; 5 are needed.")
    slot(anna, "O4").click()
    anna.page.mouse.click(left + 3.5 * cell, top + 7.5 * cell)  # in the last row it can only reach up
    expect(laid(anna, "O4")).to_be_visible()
    slot(anna, "L3").click()
    anna.page.mouse.click(left + 1.5 * cell, top + 0.5 * cell)  # a rock
    expect(slot(anna, "L3")).to_have_attribute("aria-label", "small L tile, free")


@pytest.mark.parametrize("height", [640, 760])
def test_on_a_phone_everything_is_in_sight_and_a_finger_solves_the_puzzle(
    invite: Invite, server: Server, height: int
) -> None:
    anna = invite(viewport={"width": 360, "height": height}, has_touch=True, is_mobile=True)
    uncover(anna, set_table(server))
    finger = Finger(anna)
    page = anna.page
    for move in PHOTOGRAPHED:
        placement = PLACEMENTS[move]
        for _ in range(placement.turns):
            slot(anna, placement.tile).tap()
        finger.drag(slot(anna, placement.tile), placement)
        expect(laid(anna, placement.tile)).to_be_visible()
        expect(page.get_by_test_id("ready")).to_be_in_viewport(ratio=1)
        width, whole = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
        assert (width, whole) == (360, height)
    expect(status(anna)).to_have_text("The water arrives: 7 tiles count.")
    page.get_by_test_id("ready").tap()
    expect(page.get_by_test_id("end-total")).to_have_text("7")


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "fr-FR"])
def test_the_page_and_the_screen_reader_speak_three_languages(invite: Invite, server: Server, locale: str) -> None:
    anna = invite(locale=locale)
    language = locale[:2]
    uncover(anna, set_table(server))
    expect(status(anna)).to_have_text(say(language, "tubyrinth-water", {"count": 0, "least": 5}))
    expect(board(anna)).to_have_attribute("aria-label", say(language, "tubyrinth-board"))
    polite, assertive = anna.page.get_by_test_id("polite"), anna.page.get_by_test_id("assertive")
    expect(assertive).to_contain_text(say(language, "tubyrinth-heard-go"))
    tile = say(language, "tubyrinth-tile", {"tile": "I3"})
    anna.page.keyboard.press("1")
    expect(polite).to_contain_text(say(language, "tubyrinth-heard-taken", {"tile": tile}))
    walk(anna, PLACEMENTS["I3@a1"])
    expect(polite).to_contain_text(say(language, "tubyrinth-over-fits", {"tile": tile, "row": 1, "column": 1}))
    anna.page.keyboard.press("Enter")
    expect(polite).to_contain_text(say(language, "tubyrinth-water", {"count": 1, "least": 5}))
    row = say(language, "tubyrinth-row", {"row": 1, "what": f"1 {tile}, 2–4 {say(language, 'tubyrinth-rock')}"})  # noqa: RUF001 - a dash is meant
    expect(anna.page.locator("#board-words")).to_contain_text(row)


def test_with_reduced_motion_the_water_stands_still(invite: Invite, server: Server) -> None:
    anna = invite(reduced_motion="reduce")
    uncover(anna, set_table(server))
    lay(anna, *PHOTOGRAPHED[:2])
    expect(status(anna)).to_have_text("Water reaches 2 tiles; 5 are needed.")
    longest = anna.page.evaluate(
        "Math.max(0, ...document.getAnimations().map(each => each.effect.getComputedTiming().duration))"
    )
    assert longest <= 120


def hide(person: Person, hidden: bool) -> None:
    """As if another tab were in front."""
    person.page.evaluate(
        "hidden => {"
        " Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });"
        " document.dispatchEvent(new Event('visibilitychange'));"
        "}",
        hidden,
    )


def test_alone_the_clock_stands_and_the_board_is_covered_while_the_page_is_hidden(invite: Invite) -> None:
    anna = invite()
    anna.open("/book/tubyrinth")
    anna.page.get_by_test_id("board-1a").click()
    anna.page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
    expect(board(anna)).to_have_count(0)  # hidden until the clock starts
    go(anna)
    expect(board(anna)).to_be_visible()
    hide(anna, True)
    expect(anna.page.get_by_text(say("en", "tubyrinth-covered"))).to_be_visible()
    expect(board(anna)).to_be_hidden()
    hide(anna, False)
    expect(anna.page.get_by_text(say("en", "tubyrinth-covered"))).to_be_visible()  # nobody looks for free
    stood = anna.page.get_by_test_id("sand").inner_text()
    anna.press(say("en", "resume"))
    expect(board(anna)).to_be_visible()
    assert anna.page.get_by_test_id("sand").inner_text()[:3] == stood[:3]


def test_a_race_goes_on_behind_a_hidden_page(invite: Invite, server: Server) -> None:
    anna = invite()
    table = set_table(server, 2)
    with table.device(1) as mara:
        sit(anna, table)
        go(anna)
        join_in(mara)
        expect(board(anna)).to_be_visible()
        hide(anna, True)
        lay(anna, "I3@a1")
        expect(board(anna)).to_be_visible()


def test_without_water_the_page_does_not_tell_whether_a_pipeline_is_right(invite: Invite, server: Server) -> None:
    anna = invite()
    table = set_table(server, 2, water=False)
    with table.device(1) as mara:
        sit(anna, table)
        expect(anna.page.get_by_test_id("gather")).to_contain_text(say("en", "tubyrinth-before-dry"))
        go(anna)
        join_in(mara)
        with table.device(0) as hand:
            for move in PHOTOGRAPHED:
                hand.write(move)
            assert "flow" in str(hand.heard)
            assert hand.hand()["view"]["own"]["flow"] is None
        expect(status(anna)).to_have_text("7 tiles laid; 5 are needed.")
        expect(board(anna).locator(".wet")).to_have_count(0)


def test_a_finger_that_wobbles_taps_and_a_second_one_turns_or_flips(invite: Invite, server: Server) -> None:
    anna = invite(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    uncover(anna, set_table(server))
    finger = Finger(anna)
    picture = slot(anna, "L4").locator("svg")
    expect(picture).to_have_attribute("viewBox", "-0.04 -0.04 2.08 3.08")
    x, y = middle(slot(anna, "L4").locator(".place"))
    finger.touch("touchStart", (x, y))
    finger.touch("touchMove", (x + 6, y + 8))  # exactly ten pixels
    finger.touch("touchEnd")
    expect(picture).to_have_attribute("viewBox", "-0.04 -0.04 3.08 2.08")
    dragged, drawn = anna.page.locator(".dragged svg"), anna.page.locator(".dragged path").first
    for second, box in ((board(anna), "0 0 2 3"), (button(anna, "Turn"), "0 0 3 2"), (button(anna, "Flip"), "0 0 3 2")):
        finger.touch("touchStart", (x, y))
        finger.touch("touchMove", (x, y - 30))
        finger.touch("touchMove", (x, 820))  # beside the board, where it goes back
        expect(dragged).to_be_visible()
        shape = drawn.get_attribute("d")
        finger.touch("touchStart", (x, 820), middle(second))
        expect(drawn).not_to_have_attribute("d", str(shape))
        expect(dragged).to_have_attribute("viewBox", box)
        finger.touch("touchEnd")
        expect(dragged).to_have_count(0)
    expect(slot(anna, "L4")).to_have_attribute("aria-label", "large L tile, free")


def button(person: Person, name: str) -> Locator:
    return person.page.get_by_role("button", name=name, exact=True)
