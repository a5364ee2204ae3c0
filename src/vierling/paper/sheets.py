"""Pages of score sheets: 2, 4 or 6, each with a head, a grid and a list of what scores."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from vierling.paper.layout import Box
from vierling.paper.order import Order
from vierling.paper.pen import CAP, CUT, FAINT, HAIR, INK, SOFT, THIN, TINT, Look, Pen
from vierling.words import say

if TYPE_CHECKING:
    from vierling.paper.press import Press

ARRANGED = {2: (1, 2), 4: (2, 2), 6: (2, 3)}  # columns and rows by sheets on a page
GAP = 8.0  # between sheets, with the cut in its middle
HEAD = 9.0
BETWEEN = 8.0  # columns of a list
ROW, TOTAL = 5.4, 1.7  # height of a row in a list below a grid, and of the total in rows
SLOT = Look(ink=FAINT, width=THIN)


@dataclass(frozen=True, slots=True)
class Space:
    """Where grid and list are on a sheet, and how large a cell is."""

    cell: float
    grid: Box
    list: Box
    columns: int  # of the list


@dataclass(frozen=True, slots=True)
class Style:
    size: float
    accent: str


def draw_sheets(press: "Press", order: Order, draw: Callable[[Pen, Box], None]) -> None:
    columns, rows = ARRANGED[order.each]
    pen = press.page()
    boxes = press.area.grid(columns, rows, GAP)
    for box in boxes:
        draw(pen, box)
    cut_between(pen, press.area, boxes)


def cut_between(pen: Pen, area: Box, boxes: Sequence[Box]) -> None:
    for x in sorted({box.x - GAP / 2 for box in boxes if box.x > area.x + GAP}):
        pen.line((x, area.y), (x, area.bottom), CUT)
    for y in sorted({box.y - GAP / 2 for box in boxes if box.y > area.y + GAP}):
        pen.line((area.x, y), (area.right, y), CUT)


def draw_head(pen: Pen, box: Box, title: str, language: str) -> None:
    """The title, and a line for the player's name."""
    size = min(5.5, 0.07 * box.width)
    pen.text((box.x, box.y + 6), title, size, bold=True)
    label = say(language, "print-name")
    start = box.x + max(0.45 * box.width, pen.measure(title, size, bold=True) + 3)
    pen.text((start, box.y + 6), label, 2.8, ink=SOFT)
    pen.line(
        (start + pen.measure(label, 2.8) + 1.5, box.y + 6.4), (box.right, box.y + 6.4), Look(ink=FAINT, width=HAIR)
    )


def divide(box: Box, across: float, down: float, rows: int) -> Space:
    """For a grid of so many cells and a list of so many rows: side by side, or in two columns below the grid, whichever
    leaves larger cells."""
    body = box.below(HEAD)
    wide = max(27.0, 0.3 * box.width)
    beside = min((body.width - wide - 4) / across, body.height / down)
    high = ROW * (-(-rows // 2) + TOTAL)
    stacked = min(body.width / across, (body.height - high - 4) / down)
    if beside >= stacked:
        grid = Box(body.x, body.y, beside * across, beside * down)
        left = body.width - grid.width - 4
        return Space(beside, grid, Box(body.right - left, body.y, left, grid.height), 1)
    grid = Box(body.x + (body.width - stacked * across) / 2, body.y, stacked * across, stacked * down)
    return Space(stacked, grid, Box(body.x, grid.bottom + 4, body.width, high), 2)


def draw_list(pen: Pen, space: Space, rows: Sequence[tuple[str, str]], total: str, accent: str) -> None:
    """A name and its points in each row, with room for a tally between them; then the frame for the total."""
    box = space.list
    down = -(-len(rows) // space.columns)
    height = min(box.height / (down + TOTAL), 8.5)
    size = min(0.55 * height, 3.6)
    width = (box.width - BETWEEN * (space.columns - 1)) / space.columns
    for place, (name, points) in enumerate(rows):
        column, row = divmod(place, down)
        field = Box(box.x + column * (width + BETWEEN), box.y + row * height, width, height)
        draw_row(pen, field, name, points, Style(size, accent))
    frame = Box(box.x, box.y + (down + 0.3) * height, box.width, (TOTAL - 0.3) * height)
    pen.box(frame, Look(fill=TINT, ink=INK, width=THIN), radius=0.8)
    pen.text((frame.x + 1.5, frame.y + (frame.height + CAP * size) / 2), total, size, bold=True)


def draw_row(pen: Pen, field: Box, name: str, points: str, style: Style) -> None:
    most = field.width - pen.measure(points, style.size, bold=True) - 2
    fits = min(style.size, style.size * most / pen.measure(name, style.size))
    y = field.bottom - 0.3 * field.height
    pen.text((field.x, y), name, fits)
    pen.text((field.right, y), points, style.size, bold=True, ink=style.accent, align="right")
    pen.line((field.x, field.bottom), (field.right, field.bottom), Look(ink=TINT, width=THIN))


def capital(text: str) -> str:
    """It begins a line."""
    return text[:1].upper() + text[1:]
