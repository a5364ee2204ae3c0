"""Knister's sheet on paper."""

import pytest

from paper.reading import Drawn, Page, printed
from vierling.paper.pen import FAINT

ROWS = {"Pair": 1, "Two pairs": 3, "Three of a kind": 3, "Four of a kind": 6, "Full house": 8}
ROWS |= {"Straight": 8, "Five of a kind": 10, "Big straight": 12}  # the table of the rules


def cells(page: Page) -> list[Drawn]:
    """Slots have round corners, or are lower."""
    grey = tuple(bytes.fromhex(FAINT[1:]))
    return [each for each in page.drawn if each.ink == grey and is_square(each)]


def is_square(each: Drawn) -> bool:
    return not each.curved and each.width > 5 and each.measures(each.height, each.width)


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("each", [2, 4, 6])
def test_as_many_sheets_share_a_page_as_were_ordered(each: int, paper: str) -> None:
    (page,) = printed("knister", "sheets", paper=paper, each=each)
    assert page.text.split().count("Name") == page.text.split().count("Total") == each
    assert len(cells(page)) == 25 * each


def test_even_six_sheets_have_cells_to_write_into() -> None:
    (page,) = printed("knister", "sheets", paper="letter", each=6)
    assert cells(page)[0].width > 8.5, "millimetres; the smaller paper"


def test_the_diagonals_are_shaded() -> None:
    (page,) = printed("knister", "sheets", each=2)
    shaded = [each for each in cells(page) if each.fill]
    assert len(shaded) == 2 * 9, "two diagonals of five share the middle"


def test_a_sheet_has_twelve_slots_two_of_them_double() -> None:
    (page,) = printed("knister", "sheets", each=2)
    size = cells(page)[0].width
    slots = [each for each in page.drawn if each.curved and 0.8 * size < each.width < 1.05 * size]
    assert len(slots) == 2 * 12
    assert page.text.count("\N{MULTIPLICATION SIGN}2") == 2 * 3, "at each diagonal, and in the list"


def test_the_list_says_what_scores() -> None:
    (page,) = printed("knister", "sheets", each=2)
    for name, points in ROWS.items():
        assert f"{name} {points}" in page.text
