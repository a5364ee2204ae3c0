"""Tüfteln's sheet on paper, either side, ours or somebody's own."""

from typing import TYPE_CHECKING

from vierling.games.tuefteln.rules.paper import Paper
from vierling.games.tuefteln.rules.sheet import BONUS, CATEGORIES, CELLS, POINTS, SIDE
from vierling.paper.layout import Box
from vierling.paper.order import Order, Piece, Prints
from vierling.paper.pen import CAP, FAINT, INK, THICK, THIN, TINT, Look, Pen
from vierling.paper.sheets import capital, divide, draw_head, draw_list, draw_sheets
from vierling.words import say

if TYPE_CHECKING:
    from vierling.paper.press import Press

ACCENT = "#2D4D9C"
GAP = 0.06  # between two squares, in cells
ACROSS = SIDE + 2 * GAP
INSET, PLANK, PLANKS = 0.06, 0.21, 0.08  # of a bridge: from the cells' edges, half a plank, from plank to plank
GROUNDS = {"Y": "#FBEFC0", "R": "#F8DAD2", "G": "#DCEBD3", "V": "#E8DCF0", "B": "#D8E5F4"}
MARKS = {"Y": "#7D6000", "R": "#AE3524", "G": "#2F6B3C", "V": "#6E3F8F", "B": "#2D4D9C"}
# Colours also differ by shape: disc, square, triangle, diamond, cross.
POLYGONS = {
    "R": ((-8, -8), (8, -8), (8, 8), (-8, 8)),
    "G": ((0, -9), (9.5, 8), (-9.5, 8)),
    "V": ((0, -11), (11, 0), (0, 11), (-11, 0)),
    "B": (
        *((-3.5, -10), (3.5, -10), (3.5, -3.5), (10, -3.5), (10, 3.5), (3.5, 3.5)),
        *((3.5, 10), (-3.5, 10), (-3.5, 3.5), (-10, 3.5), (-10, -3.5), (-3.5, -3.5)),
    ),
}


def draw(press: "Press", order: Order) -> None:
    draw_sheets(press, order, lambda pen, box: draw_sheet(pen, box, order.options.paper, order.language))


def draw_sheet(pen: Pen, box: Box, paper: Paper, language: str) -> None:
    title = f"{say(language, 'tuefteln-name')} {paper.side}"
    draw_head(pen, box, title, language)
    space = divide(box, ACROSS, ACROSS, len(CATEGORIES) + 1)
    draw_paper(pen.at(space.grid.x, space.grid.y, space.cell), paper)
    kinds = [(capital(say(language, f"tuefteln-figure-{kind}")), str(POINTS[kind])) for kind in CATEGORIES]
    bonus = say(language, "print-tuefteln-bonus"), str(BONUS)
    draw_list(pen, space, [*kinds, bonus], say(language, "print-total"), ACCENT)


def along(step: int) -> float:
    return step + step // 2 * GAP


def corner(cell: int) -> tuple[float, float]:
    return along(cell % SIDE), along(cell // SIDE)


def draw_paper(pen: Pen, paper: Paper) -> None:
    """With a cell as the unit."""
    bridged = {cell for ends in paper.bridges().values() for cell in ends}
    for cell, sign in enumerate(paper.signs):
        printed = TINT if sign.isdigit() else None
        ground = GROUNDS["B"] if cell in bridged else GROUNDS.get(sign, printed)
        pen.box(Box(*corner(cell), 1, 1), Look(ground, FAINT, THIN))
    for square in range(0, CELLS, 2):
        if square // SIDE % 2 == 0:
            pen.box(Box(*corner(square), 2, 2), Look(ink=INK, width=THICK))
    for ends in paper.bridges().values():
        draw_bridge(pen, *ends)
    for cell, sign in enumerate(paper.signs):
        draw_sign(pen, cell, sign)


def draw_bridge(pen: Pen, first: int, second: int) -> None:
    """One outline round both ends, and five planks across the border."""
    (x, y), (right, low) = corner(first), corner(second)
    span = Box(x, y, right + 1 - x, low + 1 - y).inset(INSET)
    pen.box(span, Look(ink=ACCENT, width=THICK), radius=0.18)
    middle, centre = span.x + span.width / 2, span.y + span.height / 2
    for step in range(-2, 3):
        at = step * PLANKS
        lying = span.width > span.height
        start, end = ((at, -PLANK), (at, PLANK)) if lying else ((-PLANK, at), (PLANK, at))
        pen.line(
            (middle + start[0], centre + start[1]), (middle + end[0], centre + end[1]), Look(ink=ACCENT, width=0.4)
        )


def draw_sign(pen: Pen, cell: int, sign: str) -> None:
    x, y = corner(cell)
    if sign.isdigit():
        pen.text((x + 0.5, y + 0.5 + 0.55 * CAP / 2), sign, 0.55, bold=True, align="centre")
    elif sign in MARKS:
        # In the corner furthest from the square's middle.
        place = x + (0.82 if cell % 2 else 0.18), y + (0.82 if cell // SIDE % 2 else 0.18)
        look = Look(MARKS[sign], None)
        mark = pen.at(*place, 0.01)
        if sign in POLYGONS:
            mark.stroke(POLYGONS[sign], look, closed=True)
        else:
            mark.circle((0, 0), 9, look)


PRINTS = Prints({"sheets": Piece(draw, shares=True, options=("side",))}, unprinted=frozenset({"round-time"}))
