"""Draws in millimetres, with y downwards, as people read."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from vierling.paper.layout import Box

if TYPE_CHECKING:
    from reportlab.pdfgen.canvas import Canvas

MM = 72 / 25.4  # points
INK, SOFT, FAINT, TINT = "#2A2521", "#5A5145", "#938269", "#F2EBDC"
HAIR, THIN, THICK = 0.15, 0.25, 0.5  # lines
NORMAL, BOLD = "Helvetica", "Helvetica-Bold"
CAP = 0.72  # height of a capital letter, as a share of the font's size

Point = tuple[float, float]
Align = Literal["left", "centre", "right"]

# The standard fonts have what Windows-1252 has; these look the same.
REPLACED = str.maketrans({"\N{NARROW NO-BREAK SPACE}": "\N{NO-BREAK SPACE}", "\N{MINUS SIGN}": "\N{EN DASH}"})

COMMAND = re.compile(r"([MLHVCZ])([^MLHVCZ]*)")


def plain(text: str) -> str:
    """What the standard fonts can print."""
    return text.translate(REPLACED)


@dataclass(frozen=True, slots=True)
class Look:
    """How something is drawn: what it is filled with, the colour and width of its line, how that is dashed."""

    fill: str | None = None
    ink: str | None = INK
    width: float = THIN
    dash: tuple[float, ...] = ()


LINE = Look()
CUT = Look(ink=FAINT, width=HAIR, dash=(1.5, 1.5))


class Pen:
    """On one page, from an origin of its own."""

    def __init__(self, canvas: "Canvas", height: float, origin: Point = (0, 0), scale: float = 1.0) -> None:
        self._canvas = canvas
        self._height = height
        self._origin = origin
        self._scale = scale

    def at(self, x: float, y: float, scale: float = 1.0) -> "Pen":
        """The same with its origin there, and with another unit than the millimetre. Widths of lines stay in mm."""
        dx, dy = self._origin
        return Pen(self._canvas, self._height, (dx + self._scale * x, dy + self._scale * y), self._scale * scale)

    def line(self, start: Point, end: Point, look: Look = LINE) -> None:
        self.stroke([start, end], look)

    def stroke(self, points: Sequence[Point], look: Look = LINE, *, closed: bool = False) -> None:
        """A line through these points, or a polygon."""
        moves = "".join(f"{'L' if place else 'M'}{x} {y}" for place, (x, y) in enumerate(points))
        self.path(moves + "Z" * closed, look)

    def box(self, box: Box, look: Look = LINE, radius: float = 0.0) -> None:
        self._take(look)
        x, y = self._place((box.x, box.bottom))
        size = box.width * self._scale * MM, box.height * self._scale * MM
        self._canvas.roundRect(x, y, *size, radius * self._scale * MM, **self._modes(look)) if radius else (
            self._canvas.rect(x, y, *size, **self._modes(look))
        )

    def circle(self, centre: Point, radius: float, look: Look = LINE) -> None:
        self._take(look)
        self._canvas.circle(*self._place(centre), radius * self._scale * MM, **self._modes(look))

    def path(self, commands: str, look: Look = LINE) -> None:
        """The commands M, L, H, V, C and Z of an SVG path, with absolute coordinates."""
        self._take(look)
        drawn = self._canvas.beginPath()
        x = y = 0.0
        for command, given in COMMAND.findall(commands):
            numbers = [float(each) for each in given.replace(",", " ").split()]
            if command == "Z":
                drawn.close()
            elif command in "HV":
                x, y = (numbers[0], y) if command == "H" else (x, numbers[0])
                drawn.lineTo(*self._place((x, y)))
            elif command == "C":
                points = list(zip(numbers[::2], numbers[1::2], strict=True))
                x, y = points[-1]
                drawn.curveTo(*(each for point in points for each in self._place(point)))
            else:
                x, y = numbers
                (drawn.moveTo if command == "M" else drawn.lineTo)(*self._place((x, y)))
        self._canvas.drawPath(drawn, **self._modes(look))

    def text(  # noqa: PLR0913 - where, what, and three things that hardly ever differ
        self, at: Point, text: str, size: float, *, bold: bool = False, ink: str = INK, align: Align = "left"
    ) -> None:
        """On a base line; the size is the font's, in millimetres."""
        self._canvas.setFillColor(ink)
        self._canvas.setFont(BOLD if bold else NORMAL, size * self._scale * MM)
        draw = {"left": "drawString", "centre": "drawCentredString", "right": "drawRightString"}[align]
        getattr(self._canvas, draw)(*self._place(at), plain(text))

    def label(self, box: Box, text: str, size: float, *, bold: bool = False, ink: str = INK) -> None:
        """In the middle of a box, smaller if it has to be."""
        size = min(size, size * 0.92 * box.width / max(self.measure(text, size, bold=bold), 0.01))
        middle = box.x + box.width / 2, box.y + (box.height + CAP * size) / 2
        self.text(middle, text, size, bold=bold, ink=ink, align="centre")

    def measure(self, text: str, size: float, *, bold: bool = False) -> float:
        return float(self._canvas.stringWidth(plain(text), BOLD if bold else NORMAL, size))

    def cut_marks(self, boxes: Iterable[Box]) -> None:
        for box in boxes:
            self.box(box, CUT)

    def _place(self, point: Point) -> Point:
        x, y = (offset + self._scale * each for offset, each in zip(self._origin, point, strict=True))
        return x * MM, (self._height - y) * MM

    def _take(self, look: Look) -> None:
        self._canvas.setLineWidth(look.width * MM)
        self._canvas.setDash([each * MM for each in look.dash])
        self._canvas.setLineJoin(1)
        if look.fill:
            self._canvas.setFillColor(look.fill)
        if look.ink:
            self._canvas.setStrokeColor(look.ink)

    def _modes(self, look: Look) -> dict[str, int]:
        return {"stroke": int(look.ink is not None), "fill": int(look.fill is not None)}
