"""Where things are on a page, in millimetres from its top left corner."""

from collections.abc import Sequence
from dataclasses import dataclass

PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}  # width, height
MARGIN = 10.0  # more than any common printer leaves white
FOOT = 9.0  # height of the footer, inside the margins


@dataclass(frozen=True, slots=True)
class Box:
    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    def inset(self, by: float) -> "Box":
        return Box(self.x + by, self.y + by, self.width - 2 * by, self.height - 2 * by)

    def below(self, by: float) -> "Box":
        """Without its topmost strip."""
        return Box(self.x, self.y + by, self.width, self.height - by)

    def grid(self, columns: int, rows: int, gap: float = 0.0) -> list["Box"]:
        """Equal boxes that fill this one, row by row."""
        width = (self.width - gap * (columns - 1)) / columns
        height = (self.height - gap * (rows - 1)) / rows
        return [
            Box(self.x + column * (width + gap), self.y + row * (height + gap), width, height)
            for row in range(rows)
            for column in range(columns)
        ]

    def mirrored(self, page_width: float) -> "Box":
        """The same place seen through the paper, once the sheet is turned over its long edge."""
        return Box(page_width - self.right, self.y, self.width, self.height)


def page_box(paper: str) -> Box:
    return Box(0, 0, *PAPERS[paper])


def printable(paper: str) -> Box:
    """What is left for content: inside the margins, above the footer."""
    inside = page_box(paper).inset(MARGIN)
    return Box(inside.x, inside.y, inside.width, inside.height - FOOT)


def shelve(sizes: Sequence[tuple[float, float]], area: Box, gap: float) -> list[Box]:
    """Things of these sizes in their order, in centred rows from the top, as many beside each other as fit."""
    rows: list[list[tuple[float, float]]] = [[]]
    for size in sizes:
        if rows[-1] and width_of([*rows[-1], size], gap) > area.width:
            rows.append([])
        rows[-1].append(size)
    placed, y = [], area.y
    for row in rows:
        x = area.x + (area.width - width_of(row, gap)) / 2
        for width, height in row:
            placed.append(Box(x, y, width, height))
            x += width + gap
        y += max(height for _, height in row) + gap
    if y - gap > area.bottom:
        raise ValueError(f"this takes {y - gap - area.y:.1f} mm, but there are only {area.height:.1f}")
    return placed


def width_of(row: Sequence[tuple[float, float]], gap: float) -> float:
    return sum(width for width, _ in row) + gap * (len(row) - 1)
