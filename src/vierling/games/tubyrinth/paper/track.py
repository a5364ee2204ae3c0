"""A track for points, and six markers that differ by shape."""

from math import cos, pi, sin
from typing import TYPE_CHECKING

from vierling.games.tubyrinth.rules.options import GOALS, SEATS
from vierling.paper.layout import Box
from vierling.paper.order import Order
from vierling.paper.pen import CUT, FAINT, INK, SOFT, THICK, THIN, TINT, Look, Pen
from vierling.words import say

if TYPE_CHECKING:
    from vierling.paper.press import Press

ACCENT = "#0E6670"
LEAST = -4  # R-P4: points may drop below zero
COLUMNS = 6
FIELD = 30.0
MARKER = 20.0
# Corners of the marker of each seat, and whether it is a star; no corners: a disc.
MARKERS = ((0, False), (4, False), (3, False), (5, True), (6, False), (4, True))


def draw_track(press: "Press", order: Order) -> None:
    goal = GOALS["basic"]
    pen, area = press.page(), press.area
    name, track = say(order.language, "tubyrinth-name"), say(order.language, "print-what-track")
    pen.text((area.x, area.y + 6), f"{name} · {track}", 6, bold=True)
    pen.text((area.x, area.y + 11), say(order.language, "print-tubyrinth-track", {"goal": goal}), 3, ink=SOFT)
    left = area.x + (area.width - COLUMNS * FIELD) / 2
    for place, points in enumerate(range(LEAST, goal + 1)):
        draw_field(pen.at(left, area.y + 16), place, points, goal)
    rows = -(-(goal + 1 - LEAST) // COLUMNS)
    draw_markers(pen, area.x, area.y + 16 + rows * FIELD + 10, (area.width - len(SEATS) * MARKER) / (len(SEATS) - 1))


def draw_field(pen: Pen, place: int, points: int, goal: int) -> None:
    """Each row runs the other way, so that neighbours in number are neighbours on paper."""
    row, step = divmod(place, COLUMNS)
    column = COLUMNS - 1 - step if row % 2 else step
    field = Box(column * FIELD, row * FIELD, FIELD, FIELD)
    pen.box(field, Look(TINT if points in (0, goal) else None, FAINT, THIN))
    ink = ACCENT if points == goal else SOFT if points < 0 else INK
    pen.text((field.x + 2, field.y + 6.5), f"{points}".replace("-", "\N{EN DASH}"), 6, bold=points >= 0, ink=ink)


def draw_markers(pen: Pen, left: float, top: float, gap: float) -> None:
    for place, (corners, star) in enumerate(MARKERS):
        frame = Box(left + place * (MARKER + gap), top, MARKER, MARKER)
        pen.box(frame, CUT)
        centre = frame.x + MARKER / 2, frame.y + MARKER / 2
        draw_marker(pen.at(*centre, 0.36 * MARKER), corners, star=star)


def draw_marker(pen: Pen, corners: int, *, star: bool) -> None:
    look = Look("#D9ECEC", ACCENT, THICK)
    if not corners:
        pen.circle((0, 0), 1, look)
        return
    steps = 2 * corners if star else corners
    turn = pi / 4 if corners == 4 and not star else 0  # a square stands on its side
    radii = [0.45 if star and step % 2 else 1.0 for step in range(steps)]
    angles = [turn + 2 * pi * step / steps for step in range(steps)]
    points = [(radius * sin(angle), -radius * cos(angle)) for radius, angle in zip(radii, angles, strict=True)]
    pen.stroke(points, look, closed=True)
