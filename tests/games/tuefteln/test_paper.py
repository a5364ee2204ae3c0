"""Tüfteln's sheet on paper, as it is in the rules."""

import pytest

from paper.reading import Page, printed
from vierling.games.tuefteln.paper import ACCENT, MARKS

# Row and column of the printed numbers of side A, from the rules.
NUMBERS = {"5": (1, 1), "6": (2, 5), "1": (3, 1), "3": (3, 4), "4": (5, 2), "2": (6, 5)}
OWN = "123456/....../....../....../....../......"


def corners(page: Page) -> tuple[float, float, float]:
    """Where the first sheet begins, and how wide a cell is: a square of two by two cells has the thickest frame."""
    frames = [each for each in page.drawn if each.ink == (0x2A, 0x25, 0x21) and each.line > 0.4 and each.width > 10]
    first = min(frames, key=lambda each: (each.y, each.x))
    return first.x, first.y, first.width / 2


def numbers_on(page: Page, first: float = 0.0) -> dict[str, tuple[int, int]]:
    """Row and column of each large digit of the sheet at the top left."""
    x, y, cell = corners(page)
    large = 0.5 * cell * 72 / 25.4
    sizes = {(char["text"], round(char["x0"], 1), round(char["top"], 1)): char["size"] for char in page.page.chars}
    found = {}
    for (text, left, top), size in sizes.items():
        right, down = left * 25.4 / 72 - x, top * 25.4 / 72 - y
        if text.isdigit() and size > large and right < 6.2 * cell and down < 6.2 * cell:
            found[text] = int(down / cell / 1.02 + first) + 1, int(right / cell / 1.02) + 1
    return found


def test_the_printed_numbers_are_where_the_rules_say() -> None:
    (page,) = printed("tuefteln", "sheets", each=4)
    assert numbers_on(page) == NUMBERS


def test_side_a_has_eight_bridges_of_five_planks() -> None:
    (page,) = printed("tuefteln", "sheets", each=2)
    blue = tuple(bytes.fromhex(ACCENT[1:]))
    spans = [each for each in page.drawn if each.ink == blue and each.curved]
    planks = [each for each in page.drawn if each.ink == blue and not each.curved]
    assert (len(spans), len(planks)) == (2 * 8, 2 * 8 * 5)
    x, _, cell = corners(page)
    assert {round(max(each.width, each.height) / cell, 1) for each in spans} == {1.9}, "two cells, less the inset"
    assert all(each.x > x for each in spans)


def test_side_b_has_six_cells_of_each_colour_marked_by_shape() -> None:
    (page,) = printed("tuefteln", "sheets", each=4, side="B")
    for ink in MARKS.values():
        assert len(page.filled(ink)) == 4 * 6
    assert "Tüfteln B" in page.text


def test_a_sheet_of_ones_own_is_printed_as_it_was_typed() -> None:
    (page,) = printed("tuefteln", "sheets", each=4, sheet=OWN)
    assert numbers_on(page) == {number: (1, int(number)) for number in "123456"}


@pytest.mark.parametrize(("each", "least"), [(2, 16), (4, 11), (6, 9)])
def test_cells_are_large_enough_to_write_into(each: int, least: float) -> None:
    for paper in ("a4", "letter"):
        (page,) = printed("tuefteln", "sheets", each=each, paper=paper)
        assert corners(page)[2] > least
