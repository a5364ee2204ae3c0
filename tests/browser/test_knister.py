"""What goes where on a Knister sheet."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import DESK, PHONE
from browser.person import Person
from server.playing import Table
from server.running import Server
from vierling.games.knister.rules.scoring import outlook_of
from vierling.words import say

Invite = Callable[..., Person]
Box = dict[str, float]


def box_of(part: Locator) -> Box:
    box: Box = part.evaluate("part => part.getBoundingClientRect().toJSON()")
    return box


def overlap(one: Box, other: Box, start: str, length: str) -> float:
    """How far two boxes overlap along an axis."""
    return min(one[start] + one[length], other[start] + other[length]) - max(one[start], other[start])


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_a_full_row_has_its_score_beside_it_and_a_full_column_below_it(invite: Invite, viewport: Box) -> None:
    anna = invite(viewport=viewport)
    page = anna.open()
    anna.press(say("en", "play-solo"))
    for number, cell in enumerate(("a2", "b2", "c2", "d2", "e2", "c1", "c3", "c4", "c5"), 1):
        anna.round(number)
        anna.write(cell)
    row = page.get_by_role("img", name=say("en", "knister-line-row", {"n": 2}))
    column = page.get_by_role("img", name=say("en", "knister-line-column", {"n": 3}))
    expect(column).to_be_visible()
    middle = box_of(anna.cell("c2"))
    assert overlap(box_of(row), middle, "y", "height") > middle["height"] / 2
    assert box_of(row)["x"] > box_of(anna.cell("e2"))["x"]
    assert overlap(box_of(column), middle, "x", "width") > middle["width"] / 2
    assert box_of(column)["y"] > box_of(anna.cell("c5"))["y"]


def test_the_grid_tells_a_screen_reader_which_row_and_column_is_which(invite: Invite) -> None:
    anna = invite()
    page = anna.open()
    anna.press(say("en", "play-solo"))
    anna.round(1)
    grid = page.get_by_role("grid")
    rows = grid.get_by_role("row")
    first = rows.filter(has=anna.cell("a2"))
    expect(first.get_by_role("rowheader")).to_have_text(say("en", "knister-line-row", {"n": 2}))
    headers = grid.get_by_role("columnheader")
    place = first.get_by_role("gridcell").evaluate_all(
        "cells => cells.findIndex((cell) => cell.dataset.testid === 'cell-d2')"
    )
    expect(headers.nth(place + 1)).to_have_text(
        say("en", "knister-line-column", {"n": 4})
    )  # the first heads the row names
    empty = say("en", "knister-cell-empty", {"row": 2, "column": 4})
    expect(anna.cell("d2")).to_have_accessible_name(re.compile(f"^{empty}"))


def start_solo(anna: Person, server: Server, cells: str, **options: str) -> Page:
    """Alone, with this written and a roll on the table."""
    table = Table(server, 1, options=options)
    with table.device(0) as device:
        for number, cell in enumerate(cells.split(), 1):
            device.until(lambda message, number=number: message["hands"][0]["view"]["round"] == number)  # type: ignore[misc]
            device.write(cell)
    page = anna.open(f"/t/{table.id}#seat={table.tokens[0]}")
    anna.round(len(cells.split()) + 1)
    return page


@pytest.mark.parametrize(("viewport", "role"), [(DESK, "region"), (PHONE, "dialog")])
def test_what_scores_is_listed_with_its_points(invite: Invite, server: Server, viewport: Any, role: Any) -> None:
    anna = invite(viewport=viewport)
    page = start_solo(anna, server, "a1 b1")
    if role == "dialog":
        page.get_by_test_id("combinations").click()
    combinations = page.get_by_role(role, name=say("en", "knister-combinations"))
    expect(combinations).to_be_in_viewport()
    rows = combinations.get_by_role("listitem").filter(has=page.locator(".points"))
    told = [" ".join(row.split()).lower() for row in rows.all_inner_texts()]
    assert told == [
        "pair 2er 1", "two pairs 2er + 2er 3", "three of a kind 3er 3", "four of a kind 4er 6", "full house 8",
        "straight str 7 8", "five of a kind 5er 10", "big straight str x 12",
    ]  # fmt: skip


def test_a_pointed_cell_shows_what_its_lines_can_still_become(invite: Invite, server: Server) -> None:
    anna = invite()
    page = start_solo(anna, server, "a1 b1 c1 d1 a2 b2")
    first = [int(number) for number in page.locator("[role=gridcell] .number").all_inner_texts()[:4]]
    number = int(page.get_by_test_id("roll").inner_text())
    outlook = outlook_of((*first, 0), number)[0]
    anna.cell("e1").hover()
    lit = page.locator(".hope.lit")
    expect(lit).to_have_count(3)  # a row, a column, and the diagonal that ends there
    expect(page.get_by_test_id("line-0").locator(".lit")).to_contain_text(say("en", f"knister-figure-{outlook}"))
    anna.cell("e1").focus()
    figures = {"line": say("en", "knister-line-row", {"n": 1}), "figures": say("en", f"knister-figure-{outlook}")}
    expect(anna.cell("e1")).to_have_accessible_name(re.compile(re.escape(say("en", "knister-outlook-line", figures))))


def test_r_k10_scored_at_the_end_no_points_are_shown_before(invite: Invite, server: Server) -> None:
    anna = invite()
    cells = [f"{column}{row}" for row in range(1, 6) for column in "abcde"]
    page = start_solo(anna, server, " ".join(cells[:24]), score="end")
    expect(page.get_by_text(say("en", "knister-scored-later"))).to_be_visible()
    expect(page.get_by_test_id("total")).to_have_count(0)
    expect(page.locator(".earned")).to_have_count(0)
    anna.write("e5")
    expect(page.get_by_test_id("total")).to_be_visible()
    expect(page.locator(".earned")).to_have_count(12)
