"""Solo Tubyrinth: the book, hints, and endless boards."""

import json
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import DESK, PHONE
from browser.laying import set_table, sit
from browser.person import Person
from browser.test_every_page import check
from server.playing import Device
from server.running import Server
from vierling.games.tubyrinth.rules.book import BOOK
from vierling.words import say

Invite = Callable[..., Person]
REAL = BOOK["1a"].board
PHOTOGRAPHED = ("I3@a1", "L4@a3", "T4r1@b5", "I4@a8", "L3r1@d7", "S4@f5", "O4@g3")
FIVE = ("I3@a1", "I4@b6", "L4r2@f5", "T4r1@a3", "O4@g3")  # the only one with five and no flips, by exhaustive search


def board(person: Person, name: str = "1a") -> Locator:
    return person.page.get_by_test_id(f"board-{name}")


def begin(person: Person, name: str = "1a") -> None:
    person.open("/book/tubyrinth")
    board(person, name).click()
    person.page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
    uncover(person)


def uncover(person: Person) -> None:
    expect(person.page.get_by_test_id("board")).to_have_count(0)
    person.page.get_by_test_id("go").click()
    expect(person.page.get_by_test_id("board")).to_be_visible()


@contextmanager
def hand(person: Person, server: Server) -> Iterator[Device]:
    """The same seat by socket: laying tiles is not what is tested here."""
    keys: list[dict[str, Any]] = json.loads(person.page.evaluate("localStorage.getItem('vierling.tables')"))
    with Device(server, keys[0]["id"], keys[0]["seats"]) as device:
        yield device


def lay(person: Person, server: Server, moves: Sequence[str]) -> None:
    with hand(person, server) as device:
        for move in moves:
            assert device.write(move)["type"] == "done"


def solve(person: Person, server: Server, layout: Sequence[str] = PHOTOGRAPHED) -> None:
    lay(person, server, [*layout, "ready"])
    expect(person.page.get_by_test_id("end-total")).to_have_text(str(len(layout)))


def places(area: Locator) -> dict[int, str]:
    found = {}
    for place in area.locator(".place").all():
        kinds = set((place.get_attribute("class") or "").split()) & {"found", "open", "shown"}
        found[int(place.inner_text())] = kinds.pop()
    return found


def count(person: Person) -> int:
    return int(person.page.get_by_test_id("found").locator(".found").inner_text())


def test_a_solved_board_fills_a_place_once_and_for_good(invite: Invite, server: Server) -> None:
    anna = invite()
    begin(anna)
    solve(anna, server)
    page = anna.page
    expect(page.get_by_role("heading", name=re.compile(r"^Solved with 7 tiles in \d:\d\d$"))).to_be_visible()
    expect(page.get_by_test_id("record")).to_have_text("Your first time with 7 tiles on this board.")
    assert places(page.get_by_test_id("places")) == {5: "open", 6: "open", 7: "found"}
    page.reload()
    expect(page.get_by_test_id("record")).to_have_text("Your first time with 7 tiles on this board.")
    anna.follow("To the book")
    label = re.compile(r"^Board 1a, grade \d, found with 7 tiles, best time with 7 tiles \d:\d\d$")
    for _ in range(2):
        expect(board(anna)).to_have_accessible_name(label)
        assert count(anna) == 1
        assert places(board(anna)) == {5: "open", 6: "open", 7: "found"}
        page.reload()
    expect(page.get_by_role("button", name="Continue with 1b")).to_be_visible()


def test_the_next_match_on_a_board_asks_for_what_is_still_open(invite: Invite, server: Server) -> None:
    anna = invite()
    begin(anna)
    solve(anna, server, FIVE)
    page = anna.page
    anna.press("Look for 6 tiles")
    uncover(anna)
    lay(anna, server, [*FIVE, "ready"])  # too short now: only a try
    expect(page.get_by_text("one wrong call")).to_be_visible()
    with hand(anna, server) as device:
        assert device.hand()["view"]["least"] == [6]
        for tile in FIVE:
            device.write(f"-{tile[:2]}")
    solve(anna, server)
    assert places(page.get_by_test_id("places")) == {5: "found", 6: "open", 7: "found"}
    expect(page.get_by_role("button", name="Look for 6 tiles")).to_be_visible()
    anna.press("On to 1b")
    uncover(anna)
    with hand(anna, server) as device:
        assert device.hand()["view"]["own"]["board"] == BOOK["1b"].board


def test_a_time_with_five_tiles_never_hides_one_with_seven_nor_another_modes(invite: Invite) -> None:
    anna = invite()
    page = anna.open("/book/tubyrinth")
    times = {(5, "basic"): 61_000, (7, "basic"): 190_000, (7, "master"): 125_000, (7, "basic unflipped"): 5000}
    results = [{"match": f"t/{at}", "tiles": kind[0], "mode": kind[1], "time": at} for kind, at in times.items()]
    kept = json.dumps({"boards": {REAL: {"results": results, "shown": []}}})
    page.evaluate("kept => localStorage.setItem('vierling.collection.tubyrinth', kept)", kept)
    page.reload()
    expect(board(anna).locator("[data-time]")).to_have_count(3)
    assert board(anna).locator("[data-time]").all_inner_texts() == ["1:01", "", "3:10"]
    board(anna).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_test_id("layouts-5")).to_contain_text("1:01")
    expect(dialog.get_by_test_id("layouts-7")).to_contain_text("3:10, Pipe Master 2:05")


def test_the_book_does_not_give_away_where_a_board_begins_before_it_is_played(invite: Invite, server: Server) -> None:
    anna = invite()
    begin(anna)
    solve(anna, server)
    page = anna.open("/book/tubyrinth")
    expect(board(anna).locator(".start")).to_have_count(1)
    expect(board(anna, "1b").locator(".start, .end")).to_have_count(0)
    board(anna, "1b").click()
    expect(page.get_by_role("dialog")).to_contain_text(say("en", "tubyrinth-board-hidden"))
    expect(page.get_by_role("dialog").locator(".start, .end")).to_have_count(0)


def test_a_given_up_board_fills_nothing(invite: Invite, server: Server) -> None:
    anna = invite()
    begin(anna)
    lay(anna, server, ["pass"])
    expect(anna.page.get_by_role("heading", name="Given up this time")).to_be_visible()
    assert set(places(anna.page.get_by_test_id("places")).values()) == {"open"}


def test_a_hint_tells_more_with_every_step(invite: Invite) -> None:
    anna = invite()
    begin(anna)
    page = anna.page
    hint = page.get_by_test_id("hint")
    anna.press("Can this still work?")
    expect(hint).to_contain_text("Yes, this can still become a pipeline")
    expect(page.get_by_test_id("polite")).to_contain_text("Yes, this can still become a pipeline")
    anna.press("Which tile next?")
    expect(hint).to_contain_text(re.compile(r"^This tile comes next: .* tile\.$"))
    expect(page.locator(".slot.hinted")).to_have_count(1)  # it points at the tile
    anna.press("Where?")
    expect(hint).to_contain_text(re.compile(r"upper left corner in row \d, column \d\.$"))
    anna.press("Lay it for me")
    expect(page.locator("g.laid")).to_have_count(1)
    expect(hint).to_have_count(0)  # it was about the previous position
    expect(page.get_by_role("button", name="Can this still work?")).to_be_visible()


def test_a_hint_recognises_a_dead_end(invite: Invite, server: Server) -> None:
    anna = invite()
    begin(anna)
    lay(anna, server, ["I3r2@a1"])  # upside down: it has no mouth at the start, and covers the only way in
    anna.press("Can this still work?")
    hint = anna.page.get_by_test_id("hint")
    expect(hint).to_have_text("No, this cannot reach the end any more.")
    anna.press("Which tile next?")
    expect(hint).to_have_text("Take this tile away: short I tile.")
    expect(anna.page.get_by_test_id("meant")).to_be_visible()  # round the tile on the board
    anna.press("Where?")
    anna.press("Take it away for me")
    expect(anna.page.locator("g.laid")).to_have_count(0)


def test_what_was_found_with_a_hint_counts_but_its_time_does_not(invite: Invite, server: Server) -> None:
    anna = invite()
    begin(anna)
    anna.press("Can this still work?")
    expect(anna.page.get_by_test_id("hint")).to_be_visible()
    solve(anna, server)
    expect(anna.page.get_by_test_id("record")).to_have_text("With a hint: it counts as found, but not as a best time.")
    anna.follow("To the book")
    expect(board(anna)).to_have_accessible_name(re.compile("found with 7 tiles$"))


def test_a_solution_that_was_shown_is_crossed_off(invite: Invite, server: Server) -> None:
    anna = invite()
    begin(anna)
    page = anna.page
    anna.press("Show a solution")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("does not count as found by you")
    dialog.get_by_role("button", name="Cancel").click()
    anna.press("Show a solution")
    dialog.get_by_role("button", name="Show it").click()
    expect(dialog.get_by_test_id("solution").locator("g.laid").first).to_be_visible()
    shown = int(re.findall(r"\d", dialog.inner_text())[0])
    expect(dialog.get_by_test_id("solution").locator("g.laid")).to_have_count(shown)
    dialog.get_by_role("button", name="Close").click()
    solve(anna, server)
    expect(page.get_by_test_id("record")).to_contain_text("You were shown the solution")
    anna.follow("To the book")
    expect(board(anna)).to_have_accessible_name(re.compile("nothing found yet, shown with"))
    struck = {tiles for tiles, place in places(board(anna)).items() if place == "shown"}
    assert struck == {shown, 7}
    assert count(anna) == 0


def test_a_solution_over_rocks_crosses_nothing_off_in_the_book(invite: Invite, server: Server) -> None:
    anna = invite()
    sit(anna, set_table(server, mode="rookie"))
    uncover(anna)
    anna.press("Show a solution")
    dialog = anna.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Show it").click()
    expect(dialog.get_by_test_id("solution")).to_be_visible()
    anna.open("/book/tubyrinth")
    expect(board(anna)).to_have_accessible_name(re.compile("nothing found yet$"))


def test_another_solution_with_as_many_tiles_counts_after_one_was_shown(invite: Invite, server: Server) -> None:
    anna = invite()
    anna.open("/book/tubyrinth")
    shown = {"boards": {REAL: {"results": [], "shown": [" ".join(sorted(FIVE)), " ".join(sorted(PHOTOGRAPHED))]}}}
    anna.page.evaluate("kept => localStorage.setItem('vierling.collection.tubyrinth', kept)", json.dumps(shown))
    begin(anna)
    solve(anna, server)
    expect(anna.page.get_by_test_id("record")).to_contain_text("You were shown the solution")
    assert places(anna.page.get_by_test_id("places")) == {5: "shown", 6: "open", 7: "shown"}
    expect(anna.page.get_by_test_id("places")).to_contain_text("5 tiles shown, 6 tiles still to find, 7 tiles shown")
    other = next(layout for layout in sevens(server) if sorted(layout) != sorted(PHOTOGRAPHED))
    begin(anna)
    solve(anna, server, other)
    assert places(anna.page.get_by_test_id("places")) == {5: "shown", 6: "open", 7: "found"}


def sevens(server: Server) -> list[list[str]]:
    """The first solution with flipping and the first without."""
    found = []
    for flip in (True, False):
        body = {"board": REAL, "flip": flip, "tiles": [7]}
        found.append(server.client.post("/api/games/tubyrinth/solve", json=body).json()["first"]["7"])
    return found


def test_a_new_board_of_any_grade_is_played_and_only_its_time_is_kept(invite: Invite, server: Server) -> None:
    anna = invite()
    page = anna.open("/book/tubyrinth")
    anna.press("A new board")
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("3 tricky").click()
    dialog.get_by_role("button", name="Make a board").click()
    fresh = dialog.get_by_test_id("fresh")
    first = fresh.get_attribute("data-board")
    dialog.get_by_role("button", name="Another one").click()
    expect(fresh).not_to_have_attribute("data-board", str(first))
    word = str(fresh.get_attribute("data-board"))
    for tiles in (5, 6, 7):
        expect(dialog.get_by_test_id(f"layouts-{tiles}").get_by_role("cell")).to_have_text(re.compile(r"[1-9]"))
    dialog.get_by_role("button", name="Play", exact=True).click()
    uncover(anna)
    body = {"board": word, "flip": True, "tiles": [6]}
    layout = server.client.post("/api/games/tubyrinth/solve", json=body).json()["first"]["6"]
    solve(anna, server, layout)
    expect(page.get_by_test_id("places")).to_contain_text(say("en", "tubyrinth-board-other"))
    anna.follow("To the book")
    expect(page.get_by_test_id("found")).to_be_visible()
    assert count(anna) == 0


def test_friends_race_on_a_board_from_the_book(invite: Invite) -> None:
    anna = invite()
    page = anna.open("/book/tubyrinth")
    board(anna).click()
    anna.press("Race on this board")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("combobox", name="Board")).to_have_value(REAL)
    dialog.get_by_text("Handicap").click()
    dialog.get_by_role("combobox", name="Seat 2").select_option(label="all 7 tiles")
    anna.fill("Your name", "Anna")
    anna.press("Set the table")
    expect(page.get_by_role("heading", name="Invite")).to_be_visible()
    expect(page.get_by_text("Board 1a")).to_be_visible()
    expect(page.get_by_text("seat 2: 7 tiles")).to_be_visible()


def test_the_book_works_by_keyboard_and_shows_what_is_still_open(invite: Invite, server: Server) -> None:
    anna = invite()
    begin(anna)
    solve(anna, server)
    page = anna.open("/book/tubyrinth")
    board(anna).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(board(anna)).to_be_focused()
    expect(page.get_by_role("button", name=re.compile("^Board "))).to_have_count(82)
    done = {
        "results": [{"match": f"t/{tiles}", "tiles": tiles, "mode": "basic", "time": 1000} for tiles in (5, 6, 7)],
        "shown": [],
    }
    kept = json.dumps({"boards": {REAL: done}})
    page.evaluate("kept => localStorage.setItem('vierling.collection.tubyrinth', kept)", kept)
    page.reload()
    page.get_by_label("Only boards with something to find").check()
    expect(page.get_by_role("button", name=re.compile("^Board "))).to_have_count(81)
    expect(board(anna)).to_have_count(0)


def test_a_collection_moves_to_another_device_as_a_file(invite: Invite, server: Server, tmp_path: Path) -> None:
    anna, jo = invite(), invite()
    begin(anna)
    solve(anna, server)
    anna.open("/book/tubyrinth")
    with anna.page.expect_download() as download:
        anna.press("Save the collection")
    file, bad = tmp_path / "collection.json", tmp_path / "holiday.json"
    download.value.save_as(file)
    bad.write_text('{"boards": 3}')
    begin(jo)
    solve(jo, server, FIVE)
    jo.open("/book/tubyrinth")
    expect(jo.page.get_by_test_id("found")).to_be_visible()
    jo.page.get_by_test_id("collection-file").set_input_files(bad)
    expect(jo.page.get_by_text("This file does not contain a Tubyrinth collection.").first).to_be_visible()
    assert count(jo) == 1
    jo.page.get_by_test_id("collection-file").set_input_files(file)
    expect(board(jo)).to_have_accessible_name(re.compile("found with 5 and 7 tiles"))
    assert count(jo) == 2


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "fr-FR"])
def test_the_book_speaks_three_languages_and_fits_a_phone(invite: Invite, locale: str) -> None:
    anna = invite(locale=locale, viewport=PHONE)
    language = locale[:2]
    page = anna.open("/book/tubyrinth")
    name = say(language, "tubyrinth-board-named", {"name": "1a"})
    expect(page.get_by_role("button", name=re.compile(f"^{name}, "))).to_be_visible()
    expect(page.get_by_role("button", name=say(language, "tubyrinth-go-on", {"name": "1a"}))).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    board(anna).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name=say(language, "tubyrinth-race"))).to_be_visible()
    assert dialog.evaluate("dialog => dialog.scrollWidth <= dialog.clientWidth")


@pytest.mark.parametrize("look", [("en-GB", "light", DESK), ("de-DE", "dark", PHONE), ("fr-FR", "dark", PHONE)])
def test_every_step_to_a_solution_is_accessible(
    invite: Invite, server: Server, axe: str, look: tuple[str, str, dict[str, int]]
) -> None:
    locale, scheme, viewport = look
    anna = invite(locale=locale, color_scheme=scheme, viewport=viewport, bypass_csp=True)
    words = partial(say, locale[:2])
    page = anna.open("/book/tubyrinth")
    dialog = page.get_by_role("dialog")
    anna.press(words("tubyrinth-new-board"))
    dialog.get_by_role("button", name=words("tubyrinth-draw-board")).click()
    dialog.get_by_test_id("fresh").wait_for()
    check(anna, axe, "a new board")
    page.keyboard.press("Escape")
    board(anna).click()
    check(anna, axe, "a board of the book")
    dialog.get_by_role("button", name=words("play"), exact=True).click()
    page.get_by_test_id("go").wait_for()
    check(anna, axe, "a covered board")
    uncover(anna)
    if viewport is PHONE:  # hints come up when asked for
        page.get_by_role("button", name=words("tubyrinth-hint"), exact=True).click()
    anna.press(words("tubyrinth-hint-ask-1"))
    page.get_by_test_id("hint").wait_for()
    check(anna, axe, "a hint")
    anna.press(words("tubyrinth-hint-show"))
    show = dialog.get_by_role("button", name=words("tubyrinth-solution-show"))
    show.wait_for()
    check(anna, axe, "the warning")
    show.click()
    page.get_by_test_id("solution").wait_for()
    check(anna, axe, "a solution")
    page.keyboard.press("Escape")
    solve(anna, server)
    check(anna, axe, "the end")
    anna.follow(words("tubyrinth-to-book"))
    expect(board(anna)).to_be_visible()
    check(anna, axe, "the book with a struck place")
