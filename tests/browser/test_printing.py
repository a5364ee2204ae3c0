"""A PDF from the page: chosen in a dialog, downloaded, and what a refusal looks like."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from browser.person import Person
from browser.test_every_page import arrive, check
from paper.reading import read

Invite = Callable[..., Person]


def save(page: Page) -> tuple[str, bytes]:
    with page.expect_download() as begun:
        page.get_by_role("button", name="Download the PDF").click()
    return begun.value.suggested_filename, Path(begun.value.path()).read_bytes()


def test_sheets_are_printed_from_the_rules(invite: Invite, axe: str) -> None:
    anna = arrive(invite)
    page = anna.open("/rules/tuefteln")
    page.get_by_role("button", name="Print and play").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name="sheets", exact=True).wait_for()
    check(anna, axe, "printing")
    for choice in ("sheets", "Side B", "Letter", "6"):
        dialog.get_by_text(choice, exact=True).click()
    name, content = save(page)
    assert name == "tuefteln-sheets.pdf"
    (printed,) = read(content)
    assert printed.text.split().count("Name") == 6
    assert "Tüfteln B" in printed.text
    assert round(printed.width, 1) == 215.9
    expect(dialog).to_have_count(0)


def test_a_drawn_sheet_is_printed_from_the_editor(invite: Invite) -> None:
    page = invite(locale="en-GB").open("/sheets/tuefteln#A:123456/....../....../....../....../......")
    button = page.get_by_role("button", name="Print and play")
    expect(button).to_be_enabled()
    button.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("sheets", exact=True).click()
    expect(dialog.get_by_role("group", name="Side", exact=True)).to_have_count(0)  # the drawing says which
    _, content = save(page)
    (printed,) = read(content)
    tall = [char["text"] for char in printed.page.chars if char["size"] > 16]
    assert sorted(set(tall) & set("123456")) == list("123456")


def test_boards_are_printed_from_the_book(invite: Invite) -> None:
    page = invite(locale="en-GB").open("/book/tubyrinth")
    page.get_by_role("button", name="Print and play").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("boards", exact=True).click()
    dialog.get_by_label("Boards from the book").fill("3")
    name, content = save(page)
    assert name == "tubyrinth-boards.pdf"
    printed = " ".join(each.text for each in read(content))
    assert "3a" in printed
    assert "4a" not in printed


def test_a_refusal_is_shown_and_the_dialog_stays(invite: Invite) -> None:
    page = invite(locale="en-GB").open("/rules/tubyrinth")
    page.get_by_role("button", name="Print and play").click()
    dialog = page.get_by_role("dialog")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.partition("?")[0]))
    dialog.get_by_label("Boards from the book").fill("99")
    dialog.get_by_role("button", name="Download the PDF").click()
    expect(page.get_by_role("region", name="Notes").get_by_text("the cards are 1 to 41")).to_be_visible()
    expect(dialog).to_be_visible()
    assert [each for each in asked if each.endswith("/print")] == asked[-1:], "only once"
