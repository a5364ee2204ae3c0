"""Text in columns."""

from vierling.paper.flow import Row, distribute, rows_of

LINE = 1.28 * 3  # height of a line at size 3


def texts(columns: list[list[Row]]) -> list[list[str]]:
    return [[row.text for row in column] for column in columns]


def test_a_heading_never_ends_a_column() -> None:
    rows = [Row("a", False, 0, False), Row("b", False, 0, False), Row("HEAD", True, 0, True), Row("c", False, 0, False)]
    assert texts(distribute(rows, 3.5 * LINE, 3)) == [["a", "b"], ["HEAD", "c"]]


def test_the_first_line_of_a_paragraph_is_not_left_alone() -> None:
    rows = rows_of([(False, "one"), (False, "word " * 30)], width=60, size=3)
    assert len(rows) > 3
    columns = distribute(rows, 2.5 * LINE, 3)
    assert texts(columns)[0] == ["one"], "there is room for a second line, but it would be the first of several"


def test_space_above_a_paragraph_is_dropped_at_the_top_of_a_column() -> None:
    rows = [Row("a", False, 100, False), Row("b", False, LINE, False)]
    assert texts(distribute(rows, 3.1 * LINE, 3)) == [["a", "b"]]
    assert texts(distribute(rows, 2.9 * LINE, 3)) == [["a"], ["b"]]
