"""Tüfteln's sheet: nine squares, with bridges between them or colours, and two cells for every entry."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from rich.text import Text

from vierling.games.tuefteln.rules.notation import Entry
from vierling.games.tuefteln.rules.rules import View
from vierling.games.tuefteln.rules.sheet import BONUS, CATEGORIES, EMPTY, POINTS, SIDE, WHITE
from vierling.terminal.boards.board import Key, Note, Scene
from vierling.terminal.boards.grid import Cell
from vierling.terminal.boards.printed import Piece
from vierling.terminal.boards.written import WRITE, WrittenBoard
from vierling.terminal.theme import Accent

COLOUR_NAMES = {"Y": "yellow", "R": "red", "G": "green", "V": "violet", "B": "blue"}
PARTS = {*COLOUR_NAMES.values(), *(f"{colour}-sign" for colour in COLOUR_NAMES.values())}
# Where heavy and light lines meet, row of borders by row.
JUNCTIONS = ("┏┯┳┯┳┯┓", "┠┼╂┼╂┼┨", "┣┿╋┿╋┿┫", "┠┼╂┼╂┼┨", "┣┿╋┿╋┿┫", "┠┼╂┼╂┼┨", "┗┷┻┷┻┷┛")
TALLY = "|"
MISSING = "○"


def colour_css(colour: str) -> str:
    numbers = f".sheet--{colour} {{ color: $pencil; background: $cell-{colour}; text-style: bold; }}"
    return f"{numbers} .sheet--{colour}-sign {{ color: $mark-{colour}; background: $cell-{colour}; }}"


class TueftelnBoard(WrittenBoard):
    """The first cell chosen takes the first die's number, or the second's if they are swapped."""

    accents: ClassVar = {
        "light": Accent("#2D4D9C", "#E2E8F6", "#2D4D9C", "#1B2F63"),
        "dark": Accent("#9DB6F4", "#313A52", "#4464B4", "#1B2F63"),
    }
    COMPONENT_CLASSES: ClassVar[set[str]] = {f"sheet--{part}" for part in PARTS}
    DEFAULT_CSS = f"TueftelnBoard {{ {' '.join(map(colour_css, COLOUR_NAMES.values()))} }}"
    side = SIDE
    pitches = ((5, 2), (7, 3))
    cursor: Cell = 1
    first: Cell | None = None
    swapped: bool = False

    @property
    def view(self) -> View:
        view: View = self.scene.view
        return view

    def show(self, scene: Scene) -> None:
        if not scene.moves or scene.view.round != self.view.round or scene.view.seat != self.view.seat:
            self.first, self.swapped = None, False
        super().show(scene)

    # Keys and clicks

    def keys(self) -> Sequence[Key]:
        return (WRITE, Key("focused.swap", "X", "swap"))

    def press(self, key: str) -> bool:
        if key == "x":
            self.action_swap()
        elif key in {"backspace", "escape"} and self.first is not None:
            self.choose_first(None)
        else:
            return super().press(key)
        return True

    def choose(self, cell: Cell) -> None:
        if cell == self.first:
            self.choose_first(None)
        elif cell not in self.choices():
            self.app.bell()
        elif self.first is None:
            self.choose_first(cell)
        else:
            self.post_message(self.Played(self.entry_with(cell)))

    def choose_first(self, cell: Cell | None) -> None:
        """None takes the choice back."""
        self.first = cell
        if cell is not None and len(self.choices()) == 1:
            (self.cursor,) = self.choices()  # the other end of a bridge
        self.update_choice()

    def action_swap(self) -> None:
        self.swapped = not self.swapped
        self.update_choice()

    def entry_with(self, second: Cell) -> Entry:
        first = second if self.first is None else self.first
        return Entry(second, first) if self.swapped else Entry(first, second)

    def choices(self) -> set[Cell]:
        """The cells where the next number can go."""
        entries = [move for move in self.scene.moves if isinstance(move, Entry)]
        if self.first is None:
            return {cell for entry in entries for cell in entry}
        return {cell for entry in entries if self.first in entry for cell in entry} - {self.first}

    def number(self, *, of_first: bool) -> int:
        """The number that goes into the first cell, or into the second."""
        assert self.view.dice
        return self.view.dice[of_first == self.swapped]

    @property
    def next_number(self) -> int:
        return self.number(of_first=self.first is None)

    # Drawing

    def border(self, row: int) -> Iterable[Piece]:
        junctions, width = JUNCTIONS[row], self.pitch[0] - 1
        if row % 2:
            yield junctions[0], "grid"
            for square in range(row // 2 * 3, row // 2 * 3 + 3):
                yield from self.label(square)
                yield junctions[2] if square % 3 < 2 else junctions[-1], "grid"
            return
        for column in range(SIDE):
            yield junctions[column], "grid"
            cell = row * SIDE + column
            planks = "║║" if self.joined(cell - SIDE, cell) else ""
            yield planks.center(width, "━"), "grid"
        yield junctions[-1], "grid"

    def label(self, square: int) -> Iterable[Piece]:
        """Names a finished square across its middle."""
        across = self.pitch[0]
        line = self.scene.lines[square]
        if line.figure is None:
            yield "┼".join(["─" * (across - 1)] * 2), "grid"
            return
        text = f" {self.name_figure(line.figure)} {line.points} "
        text = text if len(text) < 2 * across else f" {line.points} "
        yield text.center(2 * across - 1, "─"), "points"

    def row(self, row: int, *, middle: bool) -> Iterable[Piece]:
        for cell in range(row * SIDE, row * SIDE + SIDE):
            bridge = middle and self.joined(cell - 1, cell)
            yield "═" if bridge else "│" if cell % 2 else "┃", "grid"
            yield self.inside(cell) if middle else " " * (self.pitch[0] - 1), self.part_of(cell)
        yield "┃", "grid"

    def inside(self, cell: Cell) -> str:
        """A cell's number, and the planks of a bridge on its left or right."""
        width = self.pitch[0] - 1
        planks = "══" if width > 4 else "═"
        text = self.text_of(cell)
        if self.joined(cell - 1, cell):
            return planks + text.center(width - len(planks))
        return text.center(width - len(planks)) + planks if self.joined(cell, cell + 1) else text.center(width)

    def joined(self, one: Cell, other: Cell) -> bool:
        """Whether these are the two ends of a bridge."""
        paper = self.view.paper
        if one < 0 or other >= len(paper) or (other - one == 1 and other % SIDE == 0):
            return False
        return paper[one] == paper[other] and paper[one].islower()

    # Cells

    @property
    def open_numbers(self) -> dict[Cell, int]:
        """Numbers that are not final yet: a first cell that is chosen, or else this round's entry."""
        if self.scene.seat != self.view.seat or self.view.dice is None:
            return {}
        if self.first is not None:
            return {self.first: self.number(of_first=True)}
        return dict(zip(self.view.entry, self.view.dice, strict=True)) if self.view.entry else {}

    def text_of(self, cell: Cell) -> str:
        number = self.view.sheets[self.scene.seat][cell]
        if number != EMPTY:
            return f"[{number}]" if self.has_cursor(cell) else str(number)
        if cell in self.open_numbers:
            return f"({self.open_numbers[cell]})"
        if cell in self.choices() and (self.has_cursor(cell) or self.first is not None):
            return str(self.next_number) if self.has_cursor(cell) else f"·{self.next_number}·"
        sign = self.view.paper[cell]
        return sign if sign in COLOUR_NAMES else "□" if self.has_cursor(cell) else ""

    def has_cursor(self, cell: Cell) -> bool:
        return bool(self.scene.moves) and cell == self.cursor

    def part_of(self, cell: Cell) -> str:
        if self.has_cursor(cell) and cell in self.choices():
            return "cursor"
        if cell in self.open_numbers:
            return "entry"
        if cell in (self.view.last[self.scene.seat] or ()):
            return "last"
        if self.first is not None and cell in self.choices():
            return "candidate"
        return self.background_of(cell)

    def background_of(self, cell: Cell) -> str:
        sign = self.view.paper[cell]
        if sign == WHITE:
            return "cell"
        if sign.isdigit():
            return "shaded"
        colour = COLOUR_NAMES.get(sign, "blue")
        return colour if self.view.sheets[self.scene.seat][cell] else f"{colour}-sign"

    # Beside the sheet

    def head(self, view: View, names: Sequence[str]) -> list[str]:
        first, *rest = super().head(view, names)
        return [first, self.voice.say("terminal-tuefteln-side", side=view.side), *rest]

    def tray(self, view: View, shade: str, tumbling: int = 0) -> Text:
        """A triangle below marks the die to place next."""
        text = self.draw_dice(view, shade, tumbling)
        second = self.swapped == (self.first is None)
        marks = ["▲" if self.scene.moves and second == place else " " for place in (False, True)]
        if self.flat:
            return text  # the prompt says which
        text.append("\n" + "  ".join(mark.center(7) for mark in marks), "bold")
        return text

    def prompt(self, view: View) -> str:
        if view.dice is None:
            return ""
        key = "terminal-tuefteln-first" if self.first is None else "terminal-tuefteln-second"
        return self.voice.say(key, number=self.next_number)

    def notes(self) -> Sequence[Note]:
        """The tally, and what is still missing for the bonus."""
        tally = dict(zip(CATEGORIES, self.view.tallies[self.scene.seat], strict=True))
        bonus = self.scene.lines[-1].figure
        missing = MISSING if bonus is None else ""
        rows = [Note(self.name_figure(name), POINTS[name], TALLY * tally[name] or missing) for name in CATEGORIES]
        return [*rows, Note(self.name_figure("bonus"), BONUS, TALLY if bonus == "bonus" else missing)]

    def name_figure(self, figure: str) -> str:
        return self.voice.say(f"tuefteln-figure-{figure}")
