"""Home-made Tubyrinth boards: drawn, typed, counted, shared, saved and played."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.person import Person
from browser.test_tubyrinth_book import solve, uncover
from server.running import Server
from vierling.games.tubyrinth.rules.book import BOOK
from vierling.words import say

Invite = Callable[..., Person]
TYPED = """start: a1 N
end: h4 E
.###.#.#
.##....#
..#.....
..###...
...##..#
#......#
.#.....#
.....#.."""


def layouts(person: Person) -> list[str]:
    rows = [person.page.get_by_test_id(f"layouts-{tiles}").get_by_role("cell") for tiles in (5, 6, 7)]
    return [row.inner_text() for row in rows]


def numbers(name: str) -> list[str]:
    return [f"{number:,}" for number in BOOK[name].solutions]


def test_a_shared_board_is_counted_and_every_rock_changes_the_count(invite: Invite) -> None:
    anna, jo = invite(), invite()
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = anna.open("/sheets/tubyrinth")
    page.get_by_test_id("board-text").fill(TYPED)
    verdict = page.get_by_test_id("verdict")
    expect(verdict).to_contain_text(f"Grade {BOOK['1a'].grade}")
    assert layouts(anna) == numbers("1a")
    anna.cell("a2").click()  # nothing can lie at the start any more
    expect(verdict).to_have_text("No pipeline fits on this board.")
    assert layouts(anna) == ["0", "0", "0"]
    anna.cell("a2").press("Enter")
    expect(verdict).to_contain_text("Grade")
    assert layouts(anna) == numbers("1a")
    anna.press("Copy a link to it")
    jo.page.goto(str(page.evaluate("navigator.clipboard.readText()")))
    expect(jo.page.get_by_test_id("board-text")).to_have_value(TYPED)
    expect(jo.page).to_have_url(re.compile("/sheets/tubyrinth$"))


def test_a_board_is_drawn_by_mouse_and_by_keys(invite: Invite) -> None:
    anna = invite()
    page = anna.open("/sheets/tubyrinth")
    text = page.get_by_test_id("board-text")
    anna.press("Empty board")
    anna.cell("c2").hover()
    page.mouse.down()
    anna.cell("d2").hover()
    anna.cell("e2").hover()
    page.mouse.up()
    expect(text).to_have_value(re.compile(r"\n\.\.###\.\.\.\n"))
    expect(page.get_by_role("gridcell", name="Row 2, column 3, rock")).to_be_visible()
    anna.cell("a1N").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("s")
    expect(text).to_have_value(re.compile(r"^start: b1 N"))
    page.get_by_text("end", exact=True).click()
    anna.cell("h5E").click()
    expect(text).to_have_value(re.compile(r"\nend: h5 E\n"))
    page.reload()
    expect(text).to_have_value(re.compile(r"^start: b1 N\nend: h5 E\n\.{8}\n\.\.###"))


@pytest.mark.parametrize(
    ("line", "typed", "wrong"),
    [
        (1, TYPED.replace("a1 N", "c3 N"), "is inside the board"),
        (2, TYPED.replace("end: h4 E", "start: h4 E"), "a second start"),
        (3, TYPED.replace("\n.", "\n#").replace(".", "#"), "no free cell"),
        (5, TYPED.replace("..#.....", "..#..?.."), "a row has 8 characters"),
    ],
)
def test_unreadable_text_is_refused_with_the_line_number(invite: Invite, line: int, typed: str, wrong: str) -> None:
    anna = invite()
    page = anna.open("/sheets/tubyrinth")
    page.get_by_test_id("board-text").fill(typed)
    problem = page.get_by_test_id("text-problem")
    expect(problem).to_contain_text(wrong)
    expect(problem).to_contain_text(re.compile(rf"^line {line}\b", re.IGNORECASE))
    expect(page.get_by_role("button", name="Play solo")).to_be_disabled()


def test_a_home_made_board_shows_its_solutions_and_can_be_played(invite: Invite, server: Server) -> None:
    anna = invite()
    page = anna.open("/sheets/tubyrinth")
    page.get_by_test_id("board-text").fill(TYPED)
    expect(page.get_by_test_id("verdict")).to_contain_text("Grade")
    page.get_by_role("group", name="Show a solution with this many tiles").get_by_text("6").click()
    expect(page.locator("g.laid")).to_have_count(6)
    page.get_by_role("group", name="Show a solution with this many tiles").get_by_text("none").click()
    expect(page.locator("g.laid")).to_have_count(0)
    anna.press("Play solo")
    uncover(anna)
    solve(anna, server)


def test_home_made_boards_are_saved_renamed_chosen_for_a_table_and_deleted(invite: Invite) -> None:
    anna = invite()
    page = anna.open("/sheets/tubyrinth")
    page.get_by_test_id("board-text").fill(TYPED.replace(".....#..", "........"))
    expect(page.get_by_test_id("verdict")).to_contain_text(re.compile("Grade|played"))
    anna.fill("Name of the board", "Mine")
    anna.press("Save")
    anna.press("Rename Mine")
    page.get_by_role("dialog").get_by_label("Name", exact=True).fill("Ours")
    page.get_by_role("dialog").get_by_role("button", name="Save").click()
    expect(page.get_by_role("button", name="Ours", exact=True)).to_be_visible()
    anna.open()
    page.locator("[data-game=tubyrinth]").get_by_role("button", name="New table").click()
    page.get_by_role("dialog").get_by_text("More options").click()
    page.get_by_role("dialog").get_by_role("combobox", name="Board").select_option(label="Ours")
    anna.fill("Your name", "Anna")
    anna.press("Set the table")
    expect(page.get_by_role("definition").filter(has_text="Ours")).to_be_visible()
    anna.open("/sheets/tubyrinth")
    anna.press("Delete Ours")
    expect(page.get_by_text("No board yet.")).to_be_visible()


def test_the_error_of_one_board_is_not_shown_for_the_next(invite: Invite) -> None:
    anna = invite()
    page = anna.open("/sheets/tubyrinth")
    verdict = page.get_by_test_id("verdict")
    page.get_by_test_id("board-text").fill(TYPED.replace(".", "#"))
    expect(verdict).to_have_class(re.compile("wrong"))
    page.route("**/solve", lambda _: None)  # the server thinks for ever
    page.get_by_test_id("board-text").fill(TYPED)
    expect(verdict).to_have_text(say("en", "tubyrinth-editor-counting"))
    page.unroute_all(behavior="ignoreErrors")
