"""Seven stones in each of three colours, which also differ by shape and pattern."""

import re
from typing import TYPE_CHECKING

from vierling.games.input.paper.strips import ACROSS, DOWN, outlines
from vierling.games.input.rules.options import SEATS
from vierling.games.input.rules.stones import KINDS
from vierling.paper.layout import Box, shelve
from vierling.paper.order import Order
from vierling.paper.pen import CUT, FAINT, SOFT, THIN, Look, Pen
from vierling.words import say

if TYPE_CHECKING:
    from vierling.paper.press import Press

WIDE, HIGH = 33.0, 11.0  # millimetres: as large as a place on a card
GAP, TOP = 5.0, 20.0
GLYPHS = ("#28478F", "#B8441F", "#35703F")
BODIES = ("#EEF1F9", "#FCF0EA", "#EEF5ED")
PATTERNS = ("#C9D3EA", "#EFC5B3", "#BFD6C1")
FOLD = Look(ink=FAINT, width=THIN, dash=(1.0, 1.0))
NUMBER = re.compile(r"-?\d+(?:\.\d+)?")


def draw_stones(press: "Press", order: Order) -> None:
    """A row for each kind, a column for each colour."""
    height = 2 * HIGH if order.fold else HIGH
    sizes = [(WIDE, height)] * (len(KINDS) * SEATS[-1])
    narrow = press.area.below(TOP)
    margin = (narrow.width - SEATS[-1] * WIDE - (SEATS[-1] - 1) * GAP) / 2
    area = Box(narrow.x + margin - 1, narrow.y, narrow.width - 2 * margin + 2, narrow.height)
    places = shelve(sizes, area, GAP)
    stones = [(seat, kind) for kind in KINDS for seat in range(SEATS[-1])]
    (draw_to_fold if order.fold else draw_two_pages)(press, order.language, list(zip(stones, places, strict=True)))


Placed = list[tuple[tuple[int, str], Box]]


def draw_two_pages(press: "Press", language: str, stones: Placed) -> None:
    """A stone is turned over its long edge, the paper over the page's: the backs are upside down."""
    front = press.front()
    draw_heading(front, press.area, language, "print-two-sided")
    for (seat, kind), place in stones:
        draw_stone(front, place, seat, kind[0])
    back = press.registered()
    for (seat, kind), place in stones:
        draw_stone(back, press.behind(place), seat, kind[1], turned=True)


def draw_to_fold(press: "Press", language: str, stones: Placed) -> None:
    """One face above the other, with the fold between them."""
    pen = press.page()
    draw_heading(pen, press.area, language, "print-to-fold")
    for (seat, kind), place in stones:
        for half, face in enumerate(kind):
            draw_stone(pen, Box(place.x, place.y + half * HIGH, WIDE, HIGH), seat, face)
        middle = place.y + HIGH
        pen.line((place.x - 2, middle), (place.right + 2, middle), FOLD)


def draw_heading(pen: Pen, area: Box, language: str, how: str) -> None:
    name, stones = say(language, "input-name"), say(language, "print-what-stones")
    pen.text((area.x, area.y + 6), f"{name} · {stones}", 6, bold=True)
    pen.text((area.x, area.y + 11), say(language, "print-input-stones"), 3, ink=SOFT)
    pen.text((area.x, area.y + 15), say(language, how), 3, ink=SOFT)


def draw_stone(pen: Pen, place: Box, seat: int, face: str, *, turned: bool = False) -> None:
    pen.box(place, CUT)
    drawn = pen.at(place.x, place.y, WIDE / ACROSS)
    body, pattern = Look(BODIES[seat], PATTERNS[seat], THIN), Look(ink=PATTERNS[seat], width=THIN)
    (draw_plain, draw_hatched, draw_dotted)[seat](drawn, body, pattern)
    outline = outlines()[face]
    drawn.path(turn(outline) if turned else outline, Look(GLYPHS[seat], None))


def draw_plain(pen: Pen, body: Look, _: Look) -> None:
    pen.box(Box(1, 1, ACROSS - 2, DOWN - 2), body, radius=2)


def draw_hatched(pen: Pen, body: Look, pattern: Look) -> None:
    pen.box(Box(1, 1, ACROSS - 2, DOWN - 2), body, radius=15)
    for x in range(9, 80, 7):
        pen.line((x, 26), (x + 11, 6), pattern)


def draw_dotted(pen: Pen, body: Look, pattern: Look) -> None:
    corners = [(10, 1), (86, 1), (95, 10), (95, 22), (86, 31), (10, 31), (1, 22), (1, 10)]
    pen.stroke(corners, body, closed=True)
    for column, x in enumerate(range(12, 90, 10)):
        for y in (6, 16, 26) if column % 2 else (11, 21):
            pen.circle((x, y), 1.2, Look(pattern.ink, None))


def turn(outline: str) -> str:
    """By half a turn. H and V name one coordinate, all others name pairs."""
    turned = []
    for command, given in re.findall(r"([A-Z])([^A-Z]*)", outline):
        numbers = [float(each) for each in NUMBER.findall(given)]
        sizes = {"H": (ACROSS,), "V": (DOWN,)}.get(command, (ACROSS, DOWN))
        turned.append(command + " ".join(f"{sizes[place % len(sizes)] - each:g}" for place, each in enumerate(numbers)))
    return "".join(turned)
