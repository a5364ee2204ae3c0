"""Knister's sheet on paper: 25 cells, twelve slots for points, and what scores."""

from typing import TYPE_CHECKING

from vierling.games.knister.rules.sheet import POINTS, SIDE
from vierling.paper.layout import Box
from vierling.paper.order import Order, Piece, Prints
from vierling.paper.pen import FAINT, INK, SOFT, THICK, THIN, TINT, Look, Pen
from vierling.paper.sheets import SLOT, capital, divide, draw_head, draw_list, draw_sheets
from vierling.words import say

if TYPE_CHECKING:
    from vierling.paper.press import Press

ACCENT = "#A93222"
GAP, SLOTS = 0.12, 0.85  # between grid and slots, and the height of a slot, in cells
ACROSS, DOWN = SIDE + GAP + 1, SIDE + 2 * (GAP + SLOTS)


def draw(press: "Press", order: Order) -> None:
    draw_sheets(press, order, lambda pen, box: draw_sheet(pen, box, order.language))


def draw_sheet(pen: Pen, box: Box, language: str) -> None:
    draw_head(pen, box, say(language, "knister-name"), language)
    figures = {figure: points for figure, points in POINTS.items() if points}
    space = divide(box, ACROSS, DOWN, len(figures) + 1)
    draw_grid(pen.at(space.grid.x, space.grid.y, space.cell))
    rows = [(capital(say(language, f"knister-figure-{figure}")), str(points)) for figure, points in figures.items()]
    rows.append((say(language, "print-knister-diagonals"), "\N{MULTIPLICATION SIGN}2"))
    draw_list(pen, space, rows, say(language, "print-total"), ACCENT)


def draw_grid(pen: Pen) -> None:
    """With a cell as the unit. The diagonals are shaded; their slots are at the corners they end in."""
    top, last = GAP + SLOTS, SIDE - 1
    for row in range(SIDE):
        for column in range(SIDE):
            shaded = row in (column, last - column)
            pen.box(Box(column, top + row, 1, 1), Look(TINT if shaded else None, FAINT, THIN))
        pen.box(Box(SIDE + GAP, top + row + 0.07, 1, 0.86), SLOT, radius=0.12)
    for column in range(SIDE):
        pen.box(Box(column + 0.07, top + SIDE + GAP, 0.86, SLOTS), SLOT, radius=0.12)
    pen.box(Box(0, top, SIDE, SIDE), Look(ink=INK, width=THICK))
    draw_diagonal(pen, Box(SIDE + GAP, 0, 1, SLOTS), up=True)
    draw_diagonal(pen, Box(SIDE + GAP, top + SIDE + GAP, 1, SLOTS), up=False)


def draw_diagonal(pen: Pen, slot: Box, *, up: bool) -> None:
    """The slot of a diagonal, with its factor and an arrow to it."""
    pen.box(slot, Look(ink=ACCENT, width=THIN), radius=0.12)
    pen.text((slot.right - 0.05, slot.bottom - 0.07), "\N{MULTIPLICATION SIGN}2", 0.24, ink=ACCENT, align="right")
    tip, way = (slot.y + slot.height, -1) if up else (slot.y, 1)
    x, y = slot.x - 0.07, tip + (-0.3 if up else 0.3)
    look = Look(ink=SOFT, width=THIN)
    pen.line((x - 0.35, y - way * 0.35), (x, y), look)
    pen.stroke([(x - 0.18, y), (x, y), (x, y - way * 0.18)], look)


PRINTS = Prints({"sheets": Piece(draw, shares=True)}, unprinted=frozenset({"round-time", "variants-score"}))
