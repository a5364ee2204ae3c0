"""Looks at a PDF again, in millimetres."""

from dataclasses import dataclass
from functools import cached_property, lru_cache
from io import BytesIO
from typing import Any

import pdfplumber
import pypdfium2  # type: ignore[import-untyped]

from vierling.kit import kit_of
from vierling.paper.order import Order
from vierling.paper.printing import print_game

MM = 72 / 25.4


@dataclass(frozen=True)
class Drawn:
    x: float
    y: float
    width: float
    height: float
    fill: tuple[int, ...] | None
    ink: tuple[int, ...] | None
    line: float
    dashed: bool
    curved: bool

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2

    @property
    def extent(self) -> tuple[float, ...]:
        """With the width of its line, which sticks out on both sides of it, but not at its ends."""
        over, down = (self.line / 2 if each < 0.01 else 0.0 for each in (self.width, self.height))
        if not over and not down:
            over = down = self.line / 2
        return self.x - over, self.y - down, self.x + self.width + over, self.y + self.height + down

    def measures(self, width: float, height: float) -> bool:
        return abs(self.width - width) < 0.05 and abs(self.height - height) < 0.05


def hexes(colour: Any) -> tuple[int, ...] | None:
    return None if colour is None else tuple(round(255 * each) for each in colour)


def colour(text: str) -> tuple[int, ...]:
    return tuple(bytes.fromhex(text.removeprefix("#")))


class Page:
    """Shapes are found by pdfplumber, which takes its time; text by pdfium, which does not."""

    def __init__(self, page: Any, text: Any) -> None:
        self.page = page
        self.width, self.height = page.width / MM, page.height / MM
        self._text = text

    @cached_property
    def drawn(self) -> list[Drawn]:
        return [*map(drawn, (*self.page.rects, *self.page.lines, *self.page.curves))]

    def boxes(self, width: float, height: float) -> list[Drawn]:
        return [each for each in self.drawn if each.measures(width, height)]

    def filled(self, ink: str) -> list[Drawn]:
        return [each for each in self.drawn if each.fill == colour(ink)]

    @property
    def text(self) -> str:
        return " ".join(self._text.get_text_range().split())

    def columns(self) -> str:
        """The text of a page in two columns, below its title and above its footer."""
        middle, low, top = self.page.width / 2, 19 * MM, self.page.height - 20 * MM
        halves = ((0, low, middle, top), (middle, low, self.page.width, top))
        return " ".join(" ".join(self._text.get_text_bounded(*half).split()) for half in halves)

    def letters(self) -> list[tuple[str, float, float]]:
        """Each letter and digit with its middle, in millimetres."""
        return [
            (each["text"], (each["x0"] + each["x1"]) / 2 / MM, (each["top"] + each["bottom"]) / 2 / MM)
            for each in self.page.chars
            if each["text"].strip()
        ]

    def extent(self) -> tuple[float, float, float, float]:
        """The outermost ink on each side, with half the width of a line."""
        spots = [each.extent for each in self.drawn]
        spots += [tuple(each[side] / MM for side in ("x0", "top", "x1", "bottom")) for each in self.page.chars]
        left, top, right, bottom = zip(*spots, strict=True)
        return min(left), min(top), max(right), max(bottom)


def drawn(found: Any) -> Drawn:
    """Paths that are only filled have no line, those that are only stroked no fill."""
    return Drawn(
        found["x0"] / MM,
        found["top"] / MM,
        found["width"] / MM,
        found["height"] / MM,
        hexes(found["non_stroking_color"]) if found["fill"] else None,
        hexes(found["stroking_color"]) if found["stroke"] else None,
        found["linewidth"] / MM if found["stroke"] else 0.0,
        bool((found.get("dash") or ([],))[0]),
        found["object_type"] == "curve",
    )


@lru_cache(maxsize=8)  # several tests look at the same pages
def printed(game: str, what: str = "all", language: str = "en", paper: str = "a4", **more: Any) -> tuple[Page, ...]:
    """`side="B"` is an option of the rules, everything that an order knows is the order's."""
    kit = kit_of(game)
    ordered = {name: more.pop(name) for name in ("each", "fold", "pick") if name in more}
    made = print_game(Order(kit, kit.game.Options(**more), language, what, paper, **ordered))
    pages = read(made.content)
    assert len(pages) == made.pages
    return pages


def read(content: bytes) -> tuple[Page, ...]:
    shapes, texts = pdfplumber.open(BytesIO(content)).pages, pypdfium2.PdfDocument(content)
    return tuple(Page(each, text.get_textpage()) for each, text in zip(shapes, texts, strict=True))
