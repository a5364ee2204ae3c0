"""Text that fills columns, as large as it can be on one page."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from reportlab.lib.utils import simpleSplit

from vierling.paper.layout import Box
from vierling.paper.pen import BOLD, NORMAL, Pen, plain

LARGEST, SMALLEST, STEP = 4.0, 2.3, 0.05  # sizes of the font, in millimetres; the smallest is 6.5 points
LEADING = 1.28  # from line to line, as a share of the size
GAP = 6.0  # between columns

Part = tuple[bool, str]  # whether it is a heading, and its text


@dataclass(frozen=True, slots=True)
class Row:
    text: str
    bold: bool
    space: float  # before it, unless it begins a column
    stays: bool  # with the next row


def fill_columns(pen: Pen, area: Box, parts: Sequence[Part], columns: int) -> float:
    """Draws the parts one after another, in columns of about the same height; returns the size of the font."""
    boxes = area.grid(columns, 1, GAP)
    size, rows = choose_size(parts, boxes[0], columns)
    lowest = next(high for high in heights(area.height, size) if len(distribute(rows, high, size)) <= columns)
    for box, column in zip(boxes, distribute(rows, lowest, size), strict=False):
        draw_column(pen, box, column, size)
    return size


def choose_size(parts: Sequence[Part], column: Box, columns: int) -> tuple[float, list[Row]]:
    for step in range(int((LARGEST - SMALLEST) / STEP) + 1):
        size = LARGEST - STEP * step
        rows = rows_of(parts, column.width, size)
        if len(distribute(rows, column.height, size)) <= columns:
            return size, rows
    raise ValueError("this text does not fit on a page")


def heights(most: float, size: float) -> Iterator[float]:
    """From half a page on, line by line."""
    lines = int(most / 2 / (size * LEADING))
    yield from (most - each * size * LEADING for each in range(lines, -1, -1))


def rows_of(parts: Sequence[Part], width: float, size: float) -> list[Row]:
    """Neither a heading nor the first line of a paragraph stays alone at the end of a column."""
    rows = []
    for heading, text in parts:
        lines = simpleSplit(plain(text), BOLD if heading else NORMAL, size, width)
        for place, line in enumerate(lines):
            space = 0.0 if place else size * (0.75 if heading else 0.3)
            rows.append(Row(line, heading, space, heading or (place == 0 and len(lines) > 1)))
    return rows


def distribute(rows: Sequence[Row], height: float, size: float) -> list[list[Row]]:
    columns: list[list[Row]] = [[]]
    used = 0.0
    for row in rows:
        needed = size * LEADING + (row.space if columns[-1] else 0.0)
        if used + needed > height:
            moved: list[Row] = []
            while columns[-1] and columns[-1][-1].stays:
                moved.insert(0, columns[-1].pop())
            columns.append(moved)
            used = sum(size * LEADING + (each.space if place else 0.0) for place, each in enumerate(moved))
            needed = size * LEADING + (row.space if moved else 0.0)
        columns[-1].append(row)
        used += needed
    return columns


def draw_column(pen: Pen, box: Box, rows: Sequence[Row], size: float) -> None:
    y = box.y
    for place, row in enumerate(rows):
        y += size * LEADING + (row.space if place else 0.0)
        pen.text((box.x, y - 0.3 * size), row.text, size, bold=row.bold)
