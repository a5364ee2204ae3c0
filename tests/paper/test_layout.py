"""Millimetres: boxes, rows of things, the back of a sheet."""

import pytest

from vierling.paper.layout import Box, page_box, printable, shelve


def test_a_grid_fills_its_box_row_by_row() -> None:
    boxes = Box(10, 20, 100, 50).grid(2, 2, gap=10)
    assert boxes == [Box(10, 20, 45, 20), Box(65, 20, 45, 20), Box(10, 50, 45, 20), Box(65, 50, 45, 20)]


def test_the_back_of_a_sheet_swaps_left_and_right() -> None:
    """20 from the left edge of the front is 20 from the right edge of the back."""
    assert Box(20, 5, 30, 40).mirrored(page_width=210) == Box(160, 5, 30, 40)


def test_things_stand_in_centred_rows_as_many_as_fit() -> None:
    placed = shelve([(60, 10), (30, 20), (50, 5)], Box(0, 0, 100, 100), gap=10)
    assert placed == [Box(0, 0, 60, 10), Box(70, 0, 30, 20), Box(25, 30, 50, 5)]


def test_what_does_not_fit_is_a_mistake_of_ours() -> None:
    with pytest.raises(ValueError, match=r"this takes 40.0 mm, but there are only 30.0"):
        shelve([(10, 40)], Box(0, 0, 100, 30), gap=5)


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_content_ends_above_the_footer(paper: str) -> None:
    page, area = page_box(paper), printable(paper)
    assert (area.x, area.y) == (10, 10)
    assert page.width - area.right == pytest.approx(10)
    assert page.height - area.bottom == pytest.approx(19), "the margin, and nine millimetres for the footer"
