"""A board that is a square of cells: measures, cursor, keys and mouse."""

from abc import abstractmethod
from typing import ClassVar

from textual import events
from textual.geometry import Size

from vierling.terminal.boards.printed import PrintedBoard

Cell = int
COLUMNS = "abcdefgh"
LEFT = 2  # for the rows' numbers
TOP = 1  # for the columns' letters


class GridBoard(PrintedBoard):
    """A game defines what choosing a cell does."""

    side: ClassVar[int]  # cells
    pitches: ClassVar[tuple[tuple[int, int], tuple[int, int]]]  # small and large: from one cell to the next
    margin: int = 0  # right of the cells
    foot: int = 0  # lines below them
    cursor: Cell = 0

    @abstractmethod
    def choose(self, cell: Cell) -> None:
        """Enter was pressed on this cell, or it was clicked."""

    # Measures: cells are roughly square if there is room

    @property
    def pitch(self) -> tuple[int, int]:
        """From one cell to the next, across and down."""
        return self.pitches[not (self.small or self.low)]

    def get_content_width(self, container: Size, viewport: Size) -> int:  # noqa: ARG002 - Textual's signature
        return LEFT + self.pitch[0] * self.side + 1 + self.margin

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:  # noqa: ARG002 - the same
        return TOP + self.pitch[1] * self.side + 1 + self.foot

    def cell_at(self, x: int, y: int) -> Cell | None:
        across, down = self.pitch
        column, inside_x = divmod(x - LEFT, across)
        row, inside_y = divmod(y - TOP, down)
        on_cell = inside_x and inside_y and 0 <= column < self.side and 0 <= row < self.side
        return row * self.side + column if on_cell else None

    # Keys and clicks

    def press(self, key: str) -> bool:
        row, column = divmod(self.cursor, self.side)
        last = self.side - 1
        steps = {
            "left": (row, max(column - 1, 0)),
            "right": (row, min(column + 1, last)),
            "up": (max(row - 1, 0), column),
            "down": (min(row + 1, last), column),
            **{letter: (row, place) for place, letter in enumerate(COLUMNS[: self.side])},
            **{str(place + 1): (place, column) for place in range(self.side)},
        }
        if key in steps:
            self.point_at(*steps[key])
        elif key in {"enter", "space"}:
            self.choose(self.cursor)
        else:
            return False
        return True

    def point_at(self, row: int, column: int) -> None:
        self.cursor = row * self.side + column

    def on_mouse_move(self, event: events.MouseMove) -> None:
        cell = self.cell_at(event.x, event.y)
        if cell is not None and cell != self.cursor:
            self.point_at(*divmod(cell, self.side))
            self.refresh()

    def on_click(self, event: events.Click) -> None:
        cell = self.cell_at(event.x, event.y)
        if cell is not None:
            self.point_at(*divmod(cell, self.side))
            self.choose(cell)
            self.refresh()
