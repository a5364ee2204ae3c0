"""One phone at a real table: a whole evening of Tubyrinth, sheets of paper that are typed in, dice that are called."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from browser.conftest import DESK, PHONE
from browser.person import Person
from browser.test_every_page import arrive, check, check_looks
from server.test_companion import CELLS, SHEET, WORTH
from vierling import knister

Invite = Callable[..., Person]
SIDEWAYS = {"width": 740, "height": 360}

# A device with one English voice, which writes down what it is to say.
VOICE = """
window.aloud = []
const voice = { lang: 'en-GB', name: 'Test' }
Object.defineProperty(window, 'speechSynthesis', { value: Object.assign(new EventTarget(), {
  getVoices: () => [voice], cancel() {}, speak: (words) => window.aloud.push(words.text),
}) })
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text } }
"""
# Every text that a screen reader is given.
HEARD = """() => {
  window.heard = []
  const region = document.querySelector('[data-testid=polite]')
  const changes = { childList: true, characterData: true, subtree: true }
  new MutationObserver(() => window.heard.push(region.textContent)).observe(region, changes)
}"""


def begin(page: Page, *names: str) -> None:
    page.get_by_role("button", name="Begin").wait_for()
    for seat, name in enumerate(names, 1):
        field = page.get_by_label(f"Name of player {seat}")
        if not field.count():
            page.get_by_role("button", name="Add a player").click()
        field.fill(name)
    page.get_by_role("button", name="Begin").click()


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def points(page: Page, seats: int) -> list[str]:
    return [page.get_by_test_id(f"points-{seat}").inner_text() for seat in range(seats)]


def judge(page: Page, **verdicts: str) -> None:
    """By name, in any order."""
    for name, verdict in verdicts.items():
        page.get_by_role("group", name=re.compile(rf"\d\. {name}")).get_by_text(verdict, exact=True).click()


def call(page: Page, *names: str) -> None:
    for name in names:
        press(page, f"{name} is ready!")


def play_round(page: Page, **verdicts: str) -> None:
    """Calls in this order; then the sand runs out."""
    press(page, "Start the round")
    call(page, *verdicts)
    if len(verdicts) < 4:
        page.clock.fast_forward(31_000)
    page.get_by_role("heading", name="Check in the order of the calls").wait_for()
    judge(page, **verdicts)
    press(page, "Write the points down")


def test_a_whole_evening_of_four_at_one_phone(invite: Invite) -> None:
    """Points as by the rulebook: tiles minus places lost; the others one for each tile that the first did not use."""
    anna = invite(locale="en-GB", viewport=PHONE)
    context = anna.context  # its clock is set, and it loses a tab
    page = anna.open()
    page.clock.install()
    page.locator("[data-game=tubyrinth]").get_by_role("link", name="With the box").click()
    page.get_by_role("button", name="Begin").wait_for()
    anna.set_offline(True)  # from here on
    begin(page, "Anna", "Ben", "Cleo", "Dora")

    play_round(page, Ben="6 tiles", Dora="6 tiles")  # the example of the rulebook
    assert points(page, 4) == ["1", "6", "1", "5"]
    play_round(page, Anna="7 tiles", Ben="wrong", Cleo="5 tiles")  # 7, one less, 5 less 1, and none for Dora
    assert points(page, 4) == ["8", "5", "5", "5"]

    press(page, "Start the round")
    call(page, "Dora", "Anna", "Cleo")
    press(page, "Undo: the call")  # it was Ben
    anna.set_offline(False)
    page.reload()  # in the middle of the round
    anna.set_offline(True)
    call(page, "Ben", "Cleo")
    judge(page, Dora="7 tiles", Anna="7 tiles", Ben="6 tiles", Cleo="5 tiles")  # 7, 7 less 1, 6 less 2, 5 less 3
    press(page, "Write the points down")
    assert points(page, 4) == ["14", "9", "7", "12"]

    play_round(page, Anna="wrong", Cleo="6 tiles")
    assert points(page, 4) == ["13", "10", "13", "13"]
    anna.set_offline(False)
    page.close()  # the tab is gone
    page = context.new_page()
    page.clock.install()
    page.goto(f"{anna.address}/companion/tubyrinth")
    page.get_by_role("button", name="Start the round").wait_for()
    context.set_offline(True)
    assert points(page, 4) == ["13", "10", "13", "13"]

    play_round(page, Dora="7 tiles")
    play_round(page, Dora="7 tiles", Ben="5 tiles")
    expect(page.get_by_test_id("winner")).to_contain_text("Dora wins with 27 points.")
    assert points(page, 4) == ["13", "14", "13", "27"]
    expect(page.locator("[data-field='25'] svg")).to_have_count(1)
    expect(page.locator("[data-field='13'] svg")).to_have_count(2)
    table = page.get_by_role("region", name="Points")
    expect(table.get_by_role("row", name=re.compile("Round 6"))).to_contain_text("2nd")
    press(page, "Undo: the points")
    assert points(page, 4) == ["13", "10", "13", "20"]
    press(page, "Write the points down")
    press(page, "Another match")
    assert points(page, 4) == ["0", "0", "0", "0"]
    expect(page.get_by_test_id("player-3")).to_contain_text("one match won")
    context.set_offline(False)


def type_sheet(page: Page, cells: Locator, numbers: list[int]) -> None:
    cells.first.click()
    for number in numbers:
        page.keyboard.type(str(number))


def test_a_sheet_is_typed_in_and_scored(invite: Invite, axe: str) -> None:
    anna = arrive(invite)
    page = anna.open("/rules/knister")
    page.get_by_role("button", name="Print and play").click()
    page.get_by_role("dialog").get_by_role("link", name="Play with the box").click()
    begin(page, "Mara", "Jo")
    press(page, "Sheets")
    cells = page.get_by_test_id(re.compile(r"cell-\d+"))
    type_sheet(page, cells, SHEET)
    expect(page.get_by_test_id("typing")).to_have_text("The sheet is full.")
    page.reload()  # it is kept
    press(page, "Sheets")
    expect(cells.last).to_have_value("6")
    press(page, "Score")
    expect(page.get_by_test_id("scored")).to_contain_text(f"Mara: {WORTH} points")
    expect(page.get_by_test_id("scored").get_by_role("row", name="Row 1")).to_contain_text("12")
    press(page, "Best possible")
    best = page.get_by_test_id("best")
    expect(best.get_by_role("heading")).to_have_text(re.compile(r"Best: \d+ points, at most \d+"))
    assert sorted(map(int, best.get_by_role("cell").all_inner_texts())) == sorted(SHEET)
    check_looks(anna, axe, "typed sheet")


def test_with_its_order_a_sheet_is_reviewed(invite: Invite) -> None:
    page = invite(locale="en-GB").open("/companion/knister")
    begin(page, "Mara")
    press(page, "Sheets")
    page.get_by_label("In the order of play, for a review").check()
    for number, cell in zip(SHEET, CELLS, strict=True):
        page.get_by_label(cell, exact=True).fill(str(number))
    press(page, "Review")
    page.wait_for_url("**/review?match=1")
    expect(page.get_by_role("heading", name="Review")).to_be_visible()
    expect(page.locator("main")).to_contain_text(str(WORTH))
    expect(page.get_by_text("Mara").first).to_be_visible()


def test_a_bad_number_is_told_with_its_cell_and_nothing_is_lost(invite: Invite) -> None:
    anna = invite(locale="de-DE", viewport=PHONE)
    page = anna.open("/companion/knister")
    press(page, "Los geht’s")
    press(page, "Blätter")
    page.get_by_label("a1", exact=True).fill("7")
    page.get_by_label("c2", exact=True).fill("13")
    expect(page.get_by_role("alert")).to_have_text("c2: „13“ ist keine Zahl von 2 bis 12.")
    press(page, "Bestmöglich")
    expect(page.get_by_test_id("problem")).to_have_text("b1 ist noch leer.")
    anna.set_offline(True)
    press(page, "Punkte")
    expect(page.get_by_test_id("problem")).not_to_be_empty()
    anna.set_offline(False)
    press(page, "Punkte")
    expect(page.get_by_test_id("scored")).to_contain_text("0 Punkte")
    expect(page.get_by_label("a1", exact=True)).to_have_value("7")


def test_dice_are_seen_heard_and_announced_once(invite: Invite) -> None:
    anna = invite(locale="en-GB", viewport=SIDEWAYS)
    anna.context.add_init_script(VOICE)
    page = anna.open("/companion/knister")
    expect(page.get_by_role("checkbox", name="Say it aloud")).to_be_checked()
    begin(page, "Mara", "Jo")
    page.evaluate(HEARD)
    roll = page.get_by_role("button", name="Roll", exact=True)
    expect(roll).to_be_in_viewport(ratio=0.9)
    called: list[int] = []
    for number in range(25):
        expect(page.get_by_test_id("turn")).to_have_text(f"{('Mara', 'Jo')[number % 2]} rolls.")
        page.keyboard.press("Enter") if number else roll.press("Enter")
        called.append(int(page.get_by_test_id("called").inner_text()))
        page.wait_for_function("(count) => window.heard.length === count", arg=number + 1)
    aloud: list[str] = page.evaluate("window.aloud")
    heard: list[str] = page.evaluate("window.heard")
    assert [text.strip("\N{NO-BREAK SPACE}") for text in heard] == aloud
    for number, text in enumerate(aloud):
        told = re.fullmatch(r"(Mara|Jo) rolled (\d) and (\d): (\d+)\.", text)
        assert told
        assert told[1] == ("Mara", "Jo")[number % 2]
        assert int(told[2]) + int(told[3]) == int(told[4]) == called[number]

    press(page, "Type in the sheets")  # where the dice are known, cells are only tapped
    page.get_by_label("In the order of play, for a review").check()
    for cell in range(25):
        page.get_by_test_id(f"cell-{cell}").click()
    press(page, "Score")
    text = "\n".join(" ".join(map(str, called[row : row + 5])) for row in range(0, 25, 5))
    total = sum(line.points for line in knister.tally(text))
    expect(page.get_by_test_id("scored").get_by_role("heading")).to_contain_text(
        "Mara: one point" if total == 1 else f"Mara: {total} points"
    )


def test_penalties_targets_and_turns_of_input(invite: Invite, axe: str) -> None:
    anna = arrive(invite)
    page = anna.open("/companion/input")
    page.set_viewport_size(PHONE)
    begin(page, "Mara", "Jo")
    expect(page.get_by_test_id("turn")).to_have_text("It is Mara’s turn.")
    expect(page.get_by_role("button", name="Menu")).to_be_in_viewport(ratio=1)  # the form was longer than the screen
    page.set_viewport_size(DESK)
    press(page, "announces the 4 in vain")
    assert points(page, 2) == ["0", "0"]  # nobody drops below zero
    press(page, "closes the 6 in one colour")
    assert points(page, 2) == ["0", "8"]  # six and two
    press(page, "Next player")
    expect(page.get_by_test_id("turn")).to_have_text("It is Jo’s turn.")
    press(page, "announces the 1 in vain")
    assert points(page, 2) == ["0", "0"]  # ten, but only as many as there are
    press(page, "Undo: the points")
    assert points(page, 2) == ["0", "8"]
    check_looks(anna, axe, "deeds")
    press(page, "closes the 1")
    expect(page.get_by_test_id("winner")).to_contain_text("Jo wins with 17 points.")  # 18 would be beyond the target
    check(anna, axe, "winner")


def test_a_race_and_its_checks_are_accessible(invite: Invite, axe: str) -> None:
    anna = arrive(invite)
    page = anna.open("/companion/tubyrinth")
    begin(page, "Mara", "Jo", "Mara")
    expect(page.get_by_role("alert")).to_have_text("There are two players called Mara.")
    page.get_by_label("Name of player 3").fill("Ben")
    press(page, "Begin")
    press(page, "Start the round")
    call(page, "Ben")
    check(anna, axe, "hourglass")
    press(page, "Everybody has stopped")
    judge(page, Ben="5 tiles")
    check_looks(anna, axe, "check")
    anna.choose("End the evening")
    page.get_by_role("dialog").get_by_role("button", name="End the evening").click()
    expect(page.get_by_label("Name of player 3")).to_have_value("Ben")
