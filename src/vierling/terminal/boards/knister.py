"""The sheet of Knister: five by five cells, every line's points in the margin."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from rich.segment import Segment
from rich.text import Text
from textual import events
from textual.geometry import Size
from textual.strip import Strip

from vierling.game import Line
from vierling.games.knister.notation import COLUMNS, Cell
from vierling.games.knister.rules import View
from vierling.games.knister.sheet import CELLS, EMPTY, LINES, POINTS, SIDE
from vierling.terminal.boards.board import Board
from vierling.terminal.boards.dice import draw_dice
from vierling.terminal.look import COLOURS, Accent

DIAGONAL = frozenset(cell for line in LINES if line.factor > 1 for cell in line.cells)
STEPS = {"left": -1, "right": 1, "up": -SIDE, "down": SIDE}
LEFT = 2  # the row's number
CORNERS = {0: ("┌", "┬", "┐"), SIDE: ("└", "┴", "┘")}
OPEN = "\N{EN DASH}"
TWICE = "\N{MULTIPLICATION SIGN}2"

Piece = tuple[str, str]  # text, and the part of the board that it belongs to


class KnisterBoard(Board, can_focus=True):
    accents: ClassVar = {
        "light": Accent("#A93222", "#F8E4DC", "#A93222"),
        "dark": Accent("#F0907E", "#4A302A", "#B8442F"),
    }
    COMPONENT_CLASSES: ClassVar[set[str]] = {
        "sheet--print", "sheet--grid", "sheet--cell", "sheet--diagonal", "sheet--cursor",
        "sheet--last", "sheet--entry", "sheet--open", "sheet--points", "sheet--figure",
    }  # fmt: skip
    DEFAULT_CSS = """
    KnisterBoard {
        width: auto; height: auto; background: $paper;
        .sheet--print { color: $ink2; background: $paper; }
        .sheet--grid { color: $grid; background: $paper; }
        .sheet--cell { color: $pencil; background: $paper; text-style: bold; }
        .sheet--diagonal { color: $pencil; background: $paper2; text-style: bold; }
        .sheet--cursor { color: $on; background: $game; text-style: bold; }
        .sheet--last { color: $pencil; background: $mark; text-style: bold; }
        .sheet--entry { color: $game; background: $tint; text-style: bold; }
        .sheet--open { color: $grid; background: $paper; }
        .sheet--points { color: $game; background: $paper; text-style: bold; }
        .sheet--figure { color: $ink2; background: $paper; }
    }
    """
    cursor: Cell = CELLS // 2

    @classmethod
    def pages(cls, view: View) -> range:
        return range(view.grids)

    @classmethod
    def page_in_play(cls, view: View) -> int:
        return view.grid

    # Measures: a cell is about as high as wide where there is room for it.

    @property
    def pitch(self) -> tuple[int, int]:
        """From one cell to the next, across and down."""
        screen = self.app.size
        return (5, 2) if self.small or screen.width < 80 or screen.height < 24 else (7, 4)

    @property
    def margin(self) -> int:
        return 5 if self.narrow else 20

    def get_content_width(self, container: Size, viewport: Size) -> int:  # noqa: ARG002 - Textual's signature
        return LEFT + self.pitch[0] * SIDE + 1 + self.margin

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:  # noqa: ARG002 - the same
        return self.pitch[1] * SIDE + 3

    def cell_at(self, x: int, y: int) -> Cell | None:
        across, down = self.pitch
        column, inside_x = divmod(x - LEFT, across)
        row, inside_y = divmod(y - 1, down)
        on_cell = inside_x and inside_y and 0 <= column < SIDE and 0 <= row < SIDE
        return row * SIDE + column if on_cell else None

    # Hands

    def on_key(self, event: events.Key) -> None:
        if event.key in STEPS:
            self.step(event.key)
        elif event.key in COLUMNS:
            self.cursor = self.cursor // SIDE * SIDE + COLUMNS.index(event.key)
        elif event.key in "12345"[:SIDE]:
            self.cursor = (int(event.key) - 1) * SIDE + self.cursor % SIDE
        elif event.key in {"enter", "space"}:
            self.write(self.cursor)
        else:
            return
        event.stop()
        event.prevent_default()
        self.refresh()

    def step(self, key: str) -> None:
        row, column = divmod(self.cursor, SIDE)
        at_edge = {"left": column == 0, "right": column == SIDE - 1, "up": row == 0, "down": row == SIDE - 1}
        if not at_edge[key]:
            self.cursor += STEPS[key]

    def on_mouse_move(self, event: events.MouseMove) -> None:
        cell = self.cell_at(event.x, event.y)
        if cell is not None and cell != self.cursor:
            self.cursor = cell
            self.refresh()

    def on_click(self, event: events.Click) -> None:
        cell = self.cell_at(event.x, event.y)
        if cell is not None:
            self.cursor = cell
            self.write(cell)
            self.refresh()

    def write(self, cell: Cell) -> None:
        if cell in self.sight.moves:
            self.post_message(self.Played(cell))
        else:
            self.app.bell()

    # Drawing, a line of the screen at a time

    def render_line(self, y: int) -> Strip:
        strip = Strip(
            Segment(text, self.get_component_rich_style(f"sheet--{part}")) for text, part in self.pieces(y) if text
        )
        return strip.adjust_cell_length(self.size.width, self.get_component_rich_style("sheet--print"))

    def pieces(self, y: int) -> Iterable[Piece]:
        across, down = self.pitch
        if y == 0:
            letters = "".join(letter.center(across) for letter in COLUMNS)
            return [(" " * LEFT + letters + " ", "print"), *self.margin_of(self.line("diagonal up"), "↗")]
        if y == down * SIDE + 2:
            return self.foot()
        row, inside = divmod(y - 1, down)
        if inside == 0:
            return [(" " * LEFT, "print"), (self.border(row), "grid")]
        return self.row(row, middle=inside == down // 2)

    def border(self, row: int) -> str:
        first, between, last = CORNERS.get(row, ("├", "┼", "┤"))
        return first + between.join(["─" * (self.pitch[0] - 1)] * SIDE) + last

    def row(self, row: int, *, middle: bool) -> Iterable[Piece]:
        yield (f"{row + 1} " if middle else "  "), "print"
        for cell in range(row * SIDE, row * SIDE + SIDE):
            yield "│", "grid"
            text = self.text_of(cell) if middle else ""
            yield text.center(self.pitch[0] - 1), self.part_of(cell)
        yield "│", "grid"
        if middle:
            yield from self.margin_of(self.line(f"row {row + 1}"), "")

    def foot(self) -> Iterable[Piece]:
        yield " " * LEFT, "print"
        for column in range(SIDE):
            line = self.line(f"column {column + 1}")
            yield (str(line.points) if line.figure else OPEN).center(self.pitch[0]), self.tone(line)
        yield " ", "print"
        yield from self.margin_of(self.line("diagonal down"), "↘")

    def margin_of(self, line: Line, arrow: str) -> Iterable[Piece]:
        sign = f"{arrow:<1} "
        if line.figure is None:
            yield sign + (TWICE if arrow else f" {OPEN}"), "open"
            return
        yield f"{sign}{line.points:>2} ", "points"
        if not self.narrow:
            yield self.voice.say(f"knister-figure-{line.figure}")[: self.margin - 5], "figure"

    def tone(self, line: Line) -> str:
        return "points" if line.figure else "open"

    def line(self, label: str) -> Line:
        first = self.sight.page * len(LINES)
        of_page = self.sight.lines[first : first + len(LINES)]
        return next(line for line in of_page if line.label.endswith(label))

    # Cells

    @property
    def view(self) -> View:
        view: View = self.sight.view
        return view

    @property
    def writes_here(self) -> bool:
        return self.sight.seat == self.view.seat and self.sight.page == self.view.grid

    def text_of(self, cell: Cell) -> str:
        number = self.view.sheets[self.sight.seat][self.sight.page][cell]
        if number != EMPTY:
            return f"[{number:>2}]" if self.has_cursor(cell) else f"{number:>2}"
        if self.writes_here and cell == self.view.entry:
            return f"({self.view.sum})"
        candidate = self.writes_here and self.has_cursor(cell) and cell in self.sight.moves
        return f"{self.view.sum:>2}" if candidate else ""

    def has_cursor(self, cell: Cell) -> bool:
        return bool(self.sight.moves) and cell == self.cursor

    def part_of(self, cell: Cell) -> str:
        if self.has_cursor(cell) and cell in self.sight.moves:
            return "cursor"
        if self.writes_here and cell == self.view.entry:
            return "entry"
        if self.sight.page == self.view.grid and cell == self.view.last[self.sight.seat]:
            return "last"
        return "diagonal" if cell in DIAGONAL else "cell"

    # Beside the sheet

    def head(self, view: View, names: Sequence[str]) -> list[str]:
        lines = [self.voice.say("terminal-knister-round", round=view.round, of=view.rounds)]
        if view.grids > 1:
            lines.append(self.voice.say("terminal-knister-grid", grid=view.grid + 1, of=view.grids))
        if len(names) > 1:
            lines.append(self.voice.say("terminal-knister-rolls", name=names[view.roller]))
        return lines

    def tray(self, view: View, shade: str, tumbling: int = 0) -> Text:
        colours = COLOURS[shade]
        ivory = (colours["ivory"], "#2A2521", colours["ivory-edge"])
        red = (self.accents[shade].die, colours["ivory"], "#6E2116")
        faces = [(face + tumbling * step) % 6 + 1 for face, step in zip(view.dice or (), (1, 2), strict=False)]
        text = draw_dice((tumbling and faces) or view.dice or (None, None), (ivory, red))
        text.append(f"\n{view.sum}" if view.sum and not tumbling else "\n", "bold")
        return text

    def prompt(self, view: View) -> str:
        return self.voice.say("terminal-knister-write", number=view.sum) if view.sum else ""

    def notes(self) -> Sequence[tuple[str, int]]:
        figures = sorted(POINTS, key=lambda figure: -POINTS[figure])
        return [(self.voice.say(f"knister-figure-{each}"), POINTS[each]) for each in figures if POINTS[each]]
