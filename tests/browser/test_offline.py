"""Playing after the server has gone: everything happens in the browser, and nothing that was acknowledged is lost."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest
from playwright.sync_api import Playwright, expect

from browser.houses import WORLDS, Home
from browser.laying import board, go, laid, lay
from browser.person import Person
from browser.test_companion import begin, press
from server.test_companion import CELLS, SHEET, WORTH
from vierling import Match
from vierling.words import say

# One browser and its house for all tests of a world.
EDITIONS = [pytest.param(world, marks=pytest.mark.xdist_group(f"offline {world}")) for world in WORLDS]
OWN_SHEET = "1..aa2\n.....c\n.bb..c\n......\n3dd..4\n.5..6."
# The layout in the rulebook, with all seven tiles.
PHOTOGRAPHED = ("I3@a1", "L4@a3", "T4r1@b5", "I4@a8", "L3r1@d7", "S4@f5", "O4@g3")


@pytest.fixture(scope="module", params=EDITIONS)
def home(
    request: pytest.FixtureRequest, playwright: Playwright, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Home]:
    with WORLDS[request.param](playwright, tmp_path_factory.mktemp("home")) as found:
        yield found
        assert found.troubles == []


@dataclass(frozen=True)
class Begun:
    """A match that has been begun on the real screen, reloaded, and then cut off by the death of the browser."""

    table: str
    log: list[str]  # as it was on disk before
    mark: str  # what had been seen on the screen


def begin_knister(home: Home) -> str:
    home.person.open()
    home.page.locator("[data-game=knister]").get_by_role("button", name="Play solo").click()
    home.person.round(1)
    number = home.page.get_by_test_id("roll").inner_text()
    home.person.write("c3")
    home.person.round(2)
    return number


def see_knister(person: Person, number: str) -> None:
    person.round(2)
    expect(person.cell("c3")).to_contain_text(number)


def choose_bot(home: Home, game: str, button: str, bot: str) -> None:
    home.person.open()
    home.page.locator(f"[data-game={game}]").get_by_role("button", name=button).click()
    home.page.get_by_role("dialog").get_by_role("radio", name=bot).check(force=True)


def start_match(home: Home) -> None:
    home.page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()


def begin_tuefteln(home: Home) -> str:
    choose_bot(home, "tuefteln", "Options and bots", "Hard")
    start_match(home)
    home.person.round(1)
    home.person.write_anywhere()
    home.person.round(2)
    return " ".join(home.page.get_by_role("gridcell").all_inner_texts())


def see_tuefteln(person: Person, sheet: str) -> None:
    person.round(2)
    assert " ".join(person.page.get_by_role("gridcell").all_inner_texts()) == sheet


def begin_tubyrinth(home: Home) -> str:
    home.person.open("/book/tubyrinth")
    home.page.get_by_test_id("board-1a").click()
    start_match(home)
    go(home.person)
    expect(board(home.person)).to_be_visible()
    lay(home.person, *PHOTOGRAPHED[:2])
    return ""


def see_tubyrinth(person: Person, _: str) -> None:
    for move in PHOTOGRAPHED[:2]:
        expect(laid(person, move[:2])).to_be_visible()


def begin_input(home: Home) -> str:
    """With a number that is agreed to win at once, so that the match takes few turns."""
    choose_bot(home, "input", "Play a bot", "Medium")
    home.page.get_by_text("More options").click()
    home.page.get_by_role("checkbox", name="6", exact=True).check(force=True)
    start_match(home)
    flip(home.person)
    return (
        home.page.locator("[data-testid^=stone-]:not([data-testid^=stone-s])").first.get_attribute("data-testid") or ""
    )


def flip(person: Person) -> None:
    """A turn: a stone, and a place for it."""
    page = person.page
    page.locator(".free[data-testid^=stone-]").first.click()
    page.get_by_test_id("flip").click()
    page.locator("ul .lit[data-spot]").first.click()
    page.locator(".free[data-testid^=stone-]").first.wait_for()


def see_input(person: Person, spot: str) -> None:
    expect(person.page.get_by_test_id(spot)).to_be_visible()


BEGIN: dict[str, tuple[Callable[[Home], str], Callable[[Person, str], None]]] = {
    "knister": (begin_knister, see_knister),
    "tuefteln": (begin_tuefteln, see_tuefteln),
    "tubyrinth": (begin_tubyrinth, see_tubyrinth),
    "input": (begin_input, see_input),
}


@pytest.fixture(scope="module")
def begun(home: Home) -> dict[str, Begun]:
    """All games at once: a house takes seconds to open, and another tab has it while pages come and go."""
    home.new_tab().open()
    found = {}
    for game, (start, see) in BEGIN.items():
        mark = start(home)
        home.page.reload()
        see(home.person, mark)
        found[game] = Begun(home.keys["id"], home.log(home.keys["id"]), mark)
    home.kill()
    home.start()
    home.new_tab().open()
    return found


@pytest.mark.parametrize("game", BEGIN)
def test_a_match_survives_a_reload_and_the_death_of_the_browser_and_is_reviewed(
    home: Home, begun: dict[str, Begun], game: str
) -> None:
    match, person = begun[game], home.person
    assert match.table.startswith("here-")
    person.open(f"/t/{match.table}")
    BEGIN[game][1](person, match.mark)
    assert home.log(match.table)[: len(match.log)] == match.log
    go_on(home, game)
    expect(home.page.get_by_test_id("end-total")).to_be_visible()
    told = Match.read(home.ask("GET", f"/tables/{match.table}/record"))
    assert told.game.name == game
    assert home.page.get_by_test_id("end-total").inner_text() == str(told.total(0))
    waited = home.review(match.table)
    assert waited
    assert {name for name, _ in waited} == {say("en", "review-progress")}
    assert all(0 <= share <= 1 for _, share in waited)
    rows = person.open("/history").get_by_role("main")
    expect(rows).to_contain_text(say("en", f"{game}-name"))
    if game == "knister":  # moves at random give something to learn
        page = person.open("/trainer")
        expect(page.get_by_test_id("answer")).to_be_visible()


def go_on(home: Home, game: str) -> None:
    """Once more on the screen, and the rest without it."""
    if game == "tubyrinth":
        lay(home.person, PHOTOGRAPHED[2])
        home.play(*PHOTOGRAPHED[3:], "ready")
    elif game == "input":
        flip(home.person)
        home.finish()
    else:
        home.person.write_anywhere()
        home.person.round(3)
        home.finish()


def test_several_people_play_at_one_screen(home: Home) -> None:
    anna = home.person
    anna.open()
    anna.press("New table")
    anna.fill("Your name", "Anna")
    anna.press("Set the table")
    expect(home.page.get_by_role("heading", name=say("en", "offline-alone"))).to_be_visible()  # nobody can be invited
    anna.press("Add a player here")
    anna.fill("Name of the other player", "Bo")
    home.page.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    expect(home.page.get_by_role("button", name="Rename Bo")).to_be_visible()
    anna.press("Start")
    anna.round(1)
    anna.write_anywhere()
    anna.press("I am Bo")
    anna.round(1)
    anna.write_anywhere()
    anna.round(2)


def test_an_editor_says_what_is_wrong_with_a_sheet_and_plays_a_good_one(home: Home) -> None:
    page = home.person.open("/sheets/tuefteln")
    expect(page.get_by_test_id("verdict")).to_contain_text("can be played")
    home.person.press("Start empty")
    expect(page.get_by_test_id("verdict")).to_contain_text("1 is not printed")
    page.get_by_test_id("sheet-text").fill(OWN_SHEET)
    expect(page.get_by_test_id("verdict")).to_contain_text("can be played")
    home.person.press("Play solo")
    home.person.round(1)
    expect(home.person.cell("a1")).to_have_text("1")


def test_a_hint_tells_whether_a_board_can_still_be_solved(home: Home) -> None:
    begin_tubyrinth(home)
    home.play(*PHOTOGRAPHED[2:5])
    home.person.press("Can this still work?")
    expect(home.page.get_by_test_id("hint")).to_contain_text("Yes, this can still become a pipeline")


def test_a_sheet_of_paper_is_scored_compared_and_reviewed(home: Home) -> None:
    page = home.person.open("/companion/knister")
    begin(page, "Mara")
    press(page, "Sheets")
    page.get_by_label("In the order of play, for a review").check()
    for number, cell in zip(SHEET, CELLS, strict=True):
        page.get_by_label(cell, exact=True).fill(str(number))
    press(page, "Score")
    expect(page.get_by_test_id("scored")).to_contain_text(f"Mara: {WORTH} points")
    press(page, "Best possible")
    expect(page.get_by_test_id("best").get_by_role("heading")).to_have_text(re.compile(r"Best: \d+ points"))
    press(page, "Review")
    expect(page.get_by_test_id("choices")).to_be_visible()
    expect(page.get_by_role("main")).to_contain_text(str(WORTH))


def test_the_days_are_played_where_everybody_has_the_same(home: Home) -> None:
    """A server has dice of its own for them, and nobody knows those."""
    page = home.person.open("/daily")
    if home.is_static:
        home.person.press(say("en", "daily-play-of", {"what": "Knister"}))
        home.person.round(1)
    else:
        expect(page.get_by_role("main")).to_contain_text(say("en", "error-needs-server"))


# By page: something that is on it, and what only a server could do.
NEEDING = {
    "/rules/knister": ("knister-rules-end", ["print-play"]),
    "/book/tubyrinth": ("tubyrinth-own-boards", ["tubyrinth-new-board", "print-play"]),
    "/sheets/tubyrinth": ("tubyrinth-editor-empty", ["tubyrinth-editor-fresh", "print-play"]),
    "/history": ("me-take", ["me-code"]),
    "/daily": ("knister-name", ["round-new"]),
    "/privacy": ("privacy-device", ["privacy-server", "privacy-time"]),
    "/": ("my-matches", ["join"]),
}


def test_what_needs_a_server_is_not_offered_where_there_is_none_and_else_says_so(home: Home) -> None:
    for path, (known, missing) in NEEDING.items() if home.is_static else ():
        page = home.person.open(path)
        expect(page.get_by_text(say("en", known), exact=True).first).to_be_attached()
        for key in missing:
            assert page.get_by_text(say("en", key), exact=True).count() == 0, (path, key)
    if not home.is_static:
        home.person.open("/rules/knister")
        home.person.press(say("en", "print-play"))
        dialog = home.page.get_by_role("dialog")
        expect(dialog.get_by_role("alert")).to_have_text(say("en", "error-needs-server"))
        expect(dialog.get_by_role("button", name=say("en", "print-download"))).to_have_count(0)


def test_a_table_of_a_server_waits_for_the_connection(home: Home) -> None:
    if home.is_static:  # there is none
        home.person.open("/t/otter-7k3mp-x4hq2")
        expect(home.page.get_by_role("heading", name=say("en", "no-table"))).to_be_visible()
        return
    home.person.open(home.left_behind)
    expect(home.page.get_by_role("main")).to_have_text(say("en", "table-on-server"))


def test_two_tabs_share_one_house_and_the_second_goes_on_alone(home: Home) -> None:
    for page in home.context.pages:
        if page is not home.page:
            page.close()
    begin_knister(home)
    first, second = home.person, home.new_tab()
    second.page.goto(first.page.url)
    second.round(2)
    first.write_anywhere()
    second.round(3)
    first.page.close()
    home.person = second
    second.write_anywhere()
    second.round(4)
