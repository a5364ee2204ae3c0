"""The seven tiles to cut out: fronts, and backs that show the mirror image."""

from typing import TYPE_CHECKING

from vierling.games.tubyrinth.paper.pipes import CELL, FOLD, draw_tile
from vierling.games.tubyrinth.rules.tiles import TILES, flip
from vierling.paper.layout import Box, shelve
from vierling.paper.order import Order
from vierling.paper.pen import SOFT, Pen
from vierling.words import say

if TYPE_CHECKING:
    from vierling.paper.press import Press

ROWS = ("I4", "I3", "T4", "L4", "S4", "L3", "O4")  # two rows, or four with both sides beside each other
GAP, TOP = 9.0, 20.0


def draw_tiles(press: "Press", order: Order) -> None:
    if order.fold:
        draw_to_fold(press, order.language)
    else:
        draw_two_pages(press, order.language)


def draw_two_pages(press: "Press", language: str) -> None:
    shapes = [TILES[name] for name in ROWS]
    places = shelve([(CELL * each.width, CELL * each.height) for each in shapes], press.area.below(TOP), GAP)
    front = press.front()
    draw_heading(front, press.area, language, "print-two-sided")
    for shape, place in zip(shapes, places, strict=True):
        draw_tile(front.at(place.x, place.y, CELL), shape)
    back = press.registered()
    for shape, place in zip(shapes, places, strict=True):
        behind = press.behind(place)
        draw_tile(back.at(behind.x, behind.y, CELL), flip(shape))


def draw_to_fold(press: "Press", language: str) -> None:
    """The back is on the left of the front: folding along their common edge brings it behind."""
    shapes = [TILES[name] for name in ROWS]
    places = shelve([(2 * CELL * each.width, CELL * each.height) for each in shapes], press.area.below(TOP), GAP)
    pen = press.page()
    draw_heading(pen, press.area, language, "print-to-fold")
    for shape, place in zip(shapes, places, strict=True):
        middle = place.x + place.width / 2
        draw_tile(pen.at(place.x, place.y, CELL), flip(shape))
        draw_tile(pen.at(middle, place.y, CELL), shape)
        pen.line((middle, place.y - 3), (middle, place.bottom + 3), FOLD)


def draw_heading(pen: Pen, area: Box, language: str, how: str) -> None:
    name, tiles = say(language, "tubyrinth-name"), say(language, "print-what-tiles")
    pen.text((area.x, area.y + 6), f"{name} · {tiles}", 6, bold=True)
    pen.text((area.x, area.y + 11), say(language, "print-tubyrinth-tiles"), 3, ink=SOFT)
    pen.text((area.x, area.y + 15), say(language, how), 3, ink=SOFT)
