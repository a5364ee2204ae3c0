"""Knister's sheet: five by five cells, with the points of every line in the margin."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from rich.text import Text

from vierling.game import Line
from vierling.games.knister.rules.drawing import is_scored
from vierling.games.knister.rules.rules import View
from vierling.games.knister.rules.sheet import CELLS, EMPTY, LINES, POINTS, SIDE
from vierling.terminal.boards.board import Note
from vierling.terminal.boards.grid import LEFT, Cell
from vierling.terminal.boards.printed import Piece
from vierling.terminal.boards.written import WrittenBoard
from vierling.terminal.theme import Accent

DIAGONAL = frozenset(cell for line in LINES if line.factor > 1 for cell in line.cells)
CORNERS = {0: ("┌", "┬", "┐"), SIDE: ("└", "┴", "┘")}
OPEN = "\N{EN DASH}"
DOUBLE = "\N{MULTIPLICATION SIGN}2"


class KnisterBoard(WrittenBoard):
    accents: ClassVar = {
        "light": Accent("#A93222", "#F8E4DC", "#A93222", "#6E2116"),
        "dark": Accent("#F0907E", "#4A302A", "#B8442F", "#6E2116"),
    }
    side = SIDE
    pitches = ((5, 2), (7, 4))
    foot = 1
    cursor: Cell = CELLS // 2

    @classmethod
    def pages(cls, view: View) -> range:
        return range(view.grids)

    @classmethod
    def page_in_play(cls, view: View) -> int:
        return view.grid

    @property
    def margin(self) -> int:  # type: ignore[override] # a property here
        return 5 if self.narrow else 20

    def choose(self, cell: Cell) -> None:
        if cell in self.scene.moves:
            self.post_message(self.Played(cell))
        else:
            self.app.bell()

    # Drawing

    def beside_letters(self) -> Iterable[Piece]:
        return self.margin_of(self.line("diagonal up"), "↗")

    def border(self, row: int) -> Iterable[Piece]:
        first, between, last = CORNERS.get(row, ("├", "┼", "┤"))
        yield first + between.join(["─" * (self.pitch[0] - 1)] * SIDE) + last, "grid"

    def row(self, row: int, *, middle: bool) -> Iterable[Piece]:
        for cell in range(row * SIDE, row * SIDE + SIDE):
            yield "│", "grid"
            text = self.text_of(cell) if middle else ""
            yield text.center(self.pitch[0] - 1), self.part_of(cell)
        yield "│", "grid"
        if middle:
            yield from self.margin_of(self.line(f"row {row + 1}"), "")

    def below(self) -> Iterable[Piece]:
        yield " " * LEFT, "print"
        for column in range(SIDE):
            line = self.line(f"column {column + 1}")
            text = str(line.points) if line.figure else OPEN
            yield text.center(self.pitch[0]), "points" if line.figure else "open"
        yield " ", "print"
        yield from self.margin_of(self.line("diagonal down"), "↘")

    def margin_of(self, line: Line, arrow: str) -> Iterable[Piece]:
        prefix = f"{arrow:<1} "
        if line.figure is None:
            yield prefix + (DOUBLE if arrow else f" {OPEN}"), "open"
            return
        yield f"{prefix}{line.points:>2} ", "points"
        if not self.narrow:
            yield self.voice.say(f"knister-figure-{line.figure}")[: self.margin - 5], "figure"

    def line(self, label: str) -> Line:
        first = self.scene.page * len(LINES)
        on_page = self.scene.lines[first : first + len(LINES)]
        return next(line for line in on_page if line.label.endswith(label))

    # Cells

    @property
    def view(self) -> View:
        view: View = self.scene.view
        return view

    @property
    def writes_here(self) -> bool:
        return self.scene.seat == self.view.seat and self.scene.page == self.view.grid

    def text_of(self, cell: Cell) -> str:
        number = self.view.sheets[self.scene.seat][self.scene.page][cell]
        if number != EMPTY:
            return f"[{number:>2}]" if self.has_cursor(cell) else f"{number:>2}"
        if self.writes_here and cell == self.view.entry:
            return f"({self.view.sum})"
        candidate = self.writes_here and self.has_cursor(cell) and cell in self.scene.moves
        return f"{self.view.sum:>2}" if candidate else ""

    def has_cursor(self, cell: Cell) -> bool:
        return bool(self.scene.moves) and cell == self.cursor

    def part_of(self, cell: Cell) -> str:
        if self.has_cursor(cell) and cell in self.scene.moves:
            return "cursor"
        if self.writes_here and cell == self.view.entry:
            return "entry"
        if self.scene.page == self.view.grid and cell == self.view.last[self.scene.seat]:
            return "last"
        return "shaded" if cell in DIAGONAL else "cell"

    # Beside the sheet

    def head(self, view: View, names: Sequence[str]) -> list[str]:
        first, *rest = super().head(view, names)
        if view.grids > 1:
            rest = [self.voice.say("terminal-knister-grid", grid=view.grid + 1, of=view.grids), *rest]
        return [first, *rest]

    def tray(self, view: View, shade: str, tumbling: int = 0) -> Text:
        text = self.draw_dice(view, shade, tumbling)
        end = "  = " if self.flat else "\n"
        text.append(f"{end}{view.sum}" if view.sum and not tumbling else end, "bold")
        return text

    def title(self, points: int) -> str:
        return super().title(points) if is_scored(self.view) else self.voice.say("terminal-knister-later")

    def points(self, view: View, points: int) -> str:
        return str(points) if is_scored(view) else ""

    def prompt(self, view: View) -> str:
        return self.voice.say("terminal-knister-write", number=view.sum) if view.sum else ""

    def notes(self) -> Sequence[Note]:
        figures = sorted(POINTS, key=lambda figure: -POINTS[figure])
        return [
            Note(self.voice.say(f"knister-figure-{figure}"), POINTS[figure]) for figure in figures if POINTS[figure]
        ]
