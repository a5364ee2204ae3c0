"""Tüfteln in the browser: two dice, two cells."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import PHONE
from browser.person import Person
from browser.test_solo import press_until_focused, walk_to
from browser.writing import rounds_at_the_page
from server.running import Server
from vierling import Match
from vierling.words import say

Invite = Callable[..., Person]
ROUNDS = 15
OWN_SHEET = "1..aa2/.....c/.bb..c/....../3dd..4/.5..6."


def play_solo(person: Person, side: str) -> None:
    person.open()
    card = person.page.locator("[data-game=tuefteln]")
    if side == "A":
        card.get_by_role("button", name="Play solo").click()
        return
    card.get_by_role("button", name="Options and bots").click()
    dialog = person.page.get_by_role("dialog")
    dialog.locator("label").get_by_text(f"Side {side}").click()
    dialog.get_by_text("none", exact=True).click()
    dialog.get_by_role("button", name="Play", exact=True).click()


def offered(person: Person, kind: str) -> list[Locator]:
    return person.page.locator(f"[role=gridcell].{kind}").all()


def name_of(cell: Locator) -> str:
    return (cell.get_attribute("data-testid") or "").removeprefix("cell-")


def dice(person: Person) -> list[str]:
    return person.page.get_by_test_id("roll").inner_text().split()


def numbers_on(person: Person) -> str:
    """The sheet as the command line reads it."""
    cells = person.page.get_by_role("gridcell").all_inner_texts()
    rows = [cells[first : first + 6] for first in range(0, 36, 6)]
    return "\n".join(" ".join(cell.strip() or "." for cell in row) for row in rows)


def test_a_match_on_side_a_is_played_to_the_end_and_scored_as_the_library_scores_it(
    invite: Invite, server: Server
) -> None:
    anna = invite()
    play_solo(anna, "A")
    for number in rounds_at_the_page(server, [anna], ROUNDS):
        anna.round(number)
        anna.write_anywhere(number * 5)
    expect(anna.page.get_by_test_id("end-total")).to_be_visible()
    lines = Match("tuefteln").game.tally(numbers_on(anna))
    assert anna.total == sum(line.points for line in lines)
    for square, line in enumerate(lines[:9], 1):
        expect(anna.page.get_by_test_id(f"square-{square}")).to_contain_text(str(line.points))


def test_a_match_on_side_b_is_played_by_keyboard_only(invite: Invite, server: Server) -> None:
    anna = invite()
    page = anna.open()
    expect(page.get_by_role("button", name="Play solo").first).to_be_visible()
    for _ in range(2):  # the second card is Tüfteln's
        press_until_focused(anna, "Options and bots")
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    press_until_focused(anna, "Draw your own sheet")
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowLeft")
    press_until_focused(anna, "Play")
    page.keyboard.press("Enter")
    for number in rounds_at_the_page(server, [anna], ROUNDS):
        anna.round(number)
        walk_to(anna, name_of(offered(anna, "free")[0]))
        page.keyboard.press("Enter" if number % 2 else "Space")
        if number == 1:
            expect(page.get_by_text("Side B")).to_be_visible()
            page.keyboard.press("Escape")
            expect(page.locator(".candidate")).to_have_count(0)
            page.keyboard.press("Enter")
        walk_to(anna, name_of(offered(anna, "candidate")[-1]))
        page.keyboard.press("Enter")
    expect(page.get_by_test_id("end-total")).to_be_visible()
    expect(page.get_by_test_id("polite")).to_contain_text(str(anna.total))
    press_until_focused(anna, "Play again")


@pytest.mark.moving
def test_a_match_is_played_by_touch_on_a_phone(invite: Invite, server: Server) -> None:
    anna = invite(viewport=PHONE, has_touch=True, is_mobile=True)
    page = anna.open()
    page.locator("[data-game=tuefteln]").get_by_role("button", name="Play solo").tap()
    for number in rounds_at_the_page(server, [anna], ROUNDS):
        anna.round(number)
        offered(anna, "free")[0].tap()
        expect(page.get_by_test_id("status")).to_be_in_viewport()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        offered(anna, "candidate")[-1].tap()
    expect(page.get_by_test_id("again")).to_be_visible()


def test_the_first_cell_lights_up_what_may_follow_and_the_numbers_can_be_swapped(invite: Invite) -> None:
    anna = invite()
    play_solo(anna, "A")
    number = 1
    anna.round(number)
    while len(set(dice(anna))) == 1:  # equal numbers need no swap
        expect(anna.page.get_by_test_id("swap")).to_have_count(0)
        anna.write_anywhere()
        number += 1
        anna.round(number)
    first, second = dice(anna)
    name = name_of(anna.page.get_by_role("gridcell", name=re.compile("bridge with.*empty")).first)
    bridge = anna.cell(name)
    bridge.click()
    expect(bridge).to_have_text(first)
    assert len(offered(anna, "candidate")) == 1
    expect(anna.page.get_by_test_id("status")).to_contain_text("other end of the bridge")
    bridge.press("s")
    expect(bridge).to_have_text(second)
    anna.page.get_by_test_id("swap").click()
    expect(bridge).to_have_text(first)
    anna.page.get_by_test_id("back").click()
    expect(bridge).to_have_text("")
    anna.page.get_by_role("button", name=re.compile(f"^{second}, then")).click()
    bridge.click()
    expect(bridge).to_have_text(second)
    offered(anna, "candidate")[0].click()
    anna.round(number + 1)
    expect(anna.cell(name)).to_have_text(second)


def set_table(person: Person, name: str, side: str = "A") -> str:
    person.open()
    person.page.locator("[data-game=tuefteln]").get_by_role("button", name="New table").click()
    person.page.get_by_role("dialog").locator("label").get_by_text(f"Side {side}").click()
    person.fill("Your name", name)
    person.press("Set the table")
    expect(person.page.get_by_role("heading", name="Invite")).to_be_visible()
    return person.page.url.removeprefix(person.address)


def test_two_people_and_two_bots_play_a_whole_match(invite: Invite, server: Server) -> None:
    anna, jo = invite(), invite()
    link = set_table(anna, "Anna", "B")
    expect(anna.page.get_by_text("ours, a reconstruction")).to_be_visible()
    jo.join(link, "Jo")
    anna.press("Add a bot")
    expect(anna.page.get_by_text("3 of 15 taken")).to_be_visible()
    anna.press("Add a bot")
    expect(anna.page.get_by_text("4 of 15 taken")).to_be_visible()
    anna.press("Start")
    for number in rounds_at_the_page(server, [anna, jo], ROUNDS):
        for person, place in ((anna, number * 3), (jo, number * 5)):
            person.round(number)
            person.write_anywhere(place)
    ends = []
    for person, name in ((anna, "Anna"), (jo, "Jo")):
        person.page.get_by_test_id("again").wait_for()
        rows = person.page.locator("tbody tr").all_inner_texts()
        ends.append(sorted(" ".join(row.split()).replace("You", name) for row in rows))
    assert len(ends[0]) == 4
    assert ends[0] == ends[1]


def test_an_entry_is_hidden_and_can_be_changed_until_all_have_written(invite: Invite) -> None:
    anna, jo = invite(), invite()
    link = set_table(anna, "Anna")
    jo.join(link, "Jo")
    anna.press("Start")
    anna.round(1)
    first, second = dice(anna)
    anna.write("b1")
    anna.write("c1")
    expect(jo.page.get_by_text("has written").first).to_be_visible()
    expect(jo.cell("b1")).to_have_text("")
    if first != second:
        anna.page.get_by_test_id("swap").click()
        expect(anna.cell("b1")).to_have_text(second)
    anna.write("f1")
    expect(anna.cell("b1")).to_have_text("")
    anna.write("e5")
    expect(anna.cell("f1")).to_have_text(first)
    anna.page.get_by_test_id("back").click()
    expect(jo.page.get_by_text("has written")).to_have_count(0)
    anna.write("f1")
    anna.write("e5")
    expect(jo.page.get_by_text("has written").first).to_be_visible()
    jo.write("b1")
    jo.write("c1")
    for person, cell in ((anna, "f1"), (jo, "b1")):
        person.round(2)
        expect(person.cell(cell)).to_have_text(first)
    expect(anna.cell("b1")).to_have_text("")


def draw(person: Person, sheet: str) -> None:
    """By tools and taps, one after the other; bridges by their two ends."""
    page = person.page
    rows = sheet.split("/")
    cells = {f"{column}{row}": rows[row - 1][place] for row in range(1, 7) for place, column in enumerate("abcdef")}
    for sign in sorted(set(cells.values()) - {"."}):
        tool = "bridge" if sign.islower() else sign
        page.get_by_test_id(f"tool-{tool}").check(force=True)
        for name in (name for name, each in cells.items() if each == sign):
            person.write(name)


def share(giver: Person, taker: Person, file: Path) -> None:
    """By link, by file, and by typing, which waits for the whole sheet."""
    text = taker.page.get_by_test_id("sheet-text")
    giver.press("Copy a link to it")
    taker.page.goto(str(giver.page.evaluate("navigator.clipboard.readText()")))
    expect(text).to_have_value(OWN_SHEET.replace("/", "\n"))
    taker.press("Start empty")
    with giver.page.expect_download() as download:
        giver.press("Download")
    download.value.save_as(file)
    taker.page.locator("input[type=file]").set_input_files(file)
    expect(text).to_have_value(OWN_SHEET.replace("/", "\n"))
    text.fill("5..")
    expect(taker.page.get_by_text("six rows of six characters").last).to_be_visible()


def test_a_home_made_sheet_goes_from_the_editor_to_a_finished_match(
    invite: Invite, server: Server, tmp_path: Path
) -> None:
    anna, jo = invite(), invite()
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = anna.open("/sheets/tuefteln")
    verdict = page.get_by_test_id("verdict")
    expect(verdict).to_contain_text("can be played")
    anna.press("Start empty")
    expect(verdict).to_contain_text("1 is not printed")
    expect(page.get_by_role("button", name="Play solo")).to_be_disabled()
    draw(anna, OWN_SHEET)
    expect(verdict).to_contain_text("can be played")
    expect(page.get_by_test_id("sheet-text")).to_have_value(OWN_SHEET.replace("/", "\n"))

    page.get_by_test_id("tool-bridge").check(force=True)  # a bridge within one square, and the cell to blame
    anna.write("a2")
    anna.write("b2")
    expect(verdict).to_contain_text("b2")
    expect(anna.cell("b2")).to_have_class(re.compile("wrong"))
    anna.cell("b2").press("Delete")
    expect(verdict).to_contain_text("can be played")
    anna.cell("e3").press("Shift+ArrowLeft")
    expect(page.get_by_test_id("sheet-text")).to_have_value(re.compile("\n.bbeec\n"))
    anna.cell("d3").press("Delete")

    anna.fill("Name of the sheet", "Mine")
    anna.press("Save")
    expect(page.get_by_role("button", name=re.compile("^Mine"))).to_be_visible()
    share(anna, jo, tmp_path / "sheet.txt")

    anna.open()
    page.locator("[data-game=tuefteln]").get_by_role("button", name="New table").click()
    page.get_by_role("combobox", name=re.compile("^Sheet")).select_option(label="Mine")
    anna.fill("Your name", "Anna")
    anna.press("Set the table")
    expect(page.get_by_text("Mine")).to_be_visible()
    anna.press("Start")
    for number in rounds_at_the_page(server, [anna], ROUNDS):
        anna.round(number)
        if number == 1:
            expect(anna.cell("a1")).to_have_text("1")
            bridge = "Row 1, column 4, bridge with row 1, column 5, empty"
            expect(page.get_by_role("gridcell", name=bridge)).to_be_visible()
        anna.write_anywhere(number * 5)
    expect(page.get_by_test_id("end-total")).to_be_visible()


def test_side_b_is_painted_in_the_editor_by_mouse_and_by_keys(invite: Invite) -> None:
    anna = invite()
    page = anna.open("/sheets/tuefteln")
    page.get_by_text("Side B", exact=True).click()
    expect(page.get_by_test_id("verdict")).to_contain_text("can be played")
    text = page.get_by_test_id("sheet-text")
    before = text.input_value()
    anna.press("Start empty")
    page.get_by_test_id("tool-Y").check(force=True)
    anna.cell("a1").hover()
    page.mouse.down()
    anna.cell("b1").hover()
    anna.cell("c1").hover()
    page.mouse.up()
    expect(text).to_have_value(re.compile("^YYY..."))
    for place, sign in enumerate(before.replace("\n", "")):
        cell = anna.cell(f"{'abcdef'[place % 6]}{place // 6 + 1}")
        if text.input_value().replace("\n", "")[place] != sign:
            cell.press(sign.lower())
    expect(text).to_have_value(before)
    expect(page.get_by_test_id("verdict")).to_contain_text("can be played")
    anna.press("Play solo")
    anna.round(1)


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "fr-FR"])
def test_the_page_and_the_screen_reader_speak_three_languages(invite: Invite, locale: str) -> None:
    anna = invite(locale=locale)
    language = locale[:2]
    page = anna.open()
    page.locator("[data-game=tuefteln]").get_by_role("button", name=say(language, "play-solo")).click()
    anna.round(1)
    expect(page.get_by_test_id("status")).to_contain_text(say(language, "tuefteln-how-both"))
    first, second = map(int, dice(anna))
    expect(page.get_by_test_id("polite")).to_have_text(
        say(language, "tuefteln-rolled", {"you": "yes", "first": first, "second": second})
    )
    anna.write("b1")
    expect(page.get_by_test_id("status")).to_contain_text(say(language, "tuefteln-now-white", {"number": second}))
    place = say(language, "tuefteln-place-within", {"row": 1, "column": 2})
    expect(page.get_by_test_id("polite")).to_contain_text(
        say(language, "tuefteln-heard-first", {"number": first, "cell": place})
    )
    expect(page.get_by_test_id("polite")).to_contain_text(str(36 - 6 - 2 * 8 - 1))  # printed, bridges, the first
    expect(page.get_by_role("region", name=say(language, "tuefteln-tally"))).to_contain_text(
        say(language, "tuefteln-figure-cross")
    )


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "fr-FR"])
def test_on_the_narrowest_phone_the_swap_button_fits_its_label(invite: Invite, locale: str) -> None:
    anna = invite(locale=locale, viewport={"width": 320, "height": 640})
    page = anna.open()
    page.locator("[data-game=tuefteln]").get_by_role("button", name=say(locale[:2], "play-solo")).click()
    anna.round(1)
    for number in range(2, 12):
        if dice(anna)[0] != dice(anna)[1]:  # two equal numbers are not swapped
            break
        anna.write_anywhere()
        anna.round(number)
    wide, room = page.get_by_test_id("swap").evaluate("button => [button.scrollWidth, button.clientWidth]")
    assert wide <= room
