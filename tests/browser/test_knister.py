"""What goes where on a Knister sheet."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import DESK, PHONE
from browser.person import Person
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
    expect(anna.cell("d2")).to_have_accessible_name(say("en", "knister-cell-empty", {"row": 2, "column": 4}))
