"""A board that is drawn as text, one line of the screen at a time, and played with keys."""

from abc import abstractmethod
from collections.abc import Iterable
from typing import ClassVar

from rich.segment import Segment
from textual import events
from textual.strip import Strip

from vierling.terminal.boards.board import Board

Piece = tuple[str, str]  # text, and the part of the board it belongs to


class PrintedBoard(Board, can_focus=True):
    """A game defines what each line shows and what each key does."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {
        "sheet--print", "sheet--grid", "sheet--cell", "sheet--shaded", "sheet--cursor", "sheet--last",
        "sheet--entry", "sheet--candidate", "sheet--open", "sheet--points", "sheet--figure",
    }  # fmt: skip
    DEFAULT_CSS = """
    PrintedBoard {
        width: auto; height: auto; background: $paper;
        .sheet--print { color: $ink2; background: $paper; }
        .sheet--grid { color: $grid; background: $paper; }
        .sheet--cell { color: $pencil; background: $paper; text-style: bold; }
        .sheet--shaded { color: $pencil; background: $paper2; text-style: bold; }
        .sheet--cursor { color: $on; background: $game; text-style: bold; }
        .sheet--last { color: $pencil; background: $mark; text-style: bold; }
        .sheet--entry { color: $game; background: $tint; text-style: bold; }
        .sheet--candidate { color: $game; background: $paper; }
        .sheet--open { color: $grid; background: $paper; }
        .sheet--points { color: $game; background: $paper; text-style: bold; }
        .sheet--figure { color: $ink2; background: $paper; }
    }
    """

    @abstractmethod
    def press(self, key: str) -> bool:
        """Do what this key means; False if it means nothing here."""

    @abstractmethod
    def pieces(self, y: int) -> Iterable[Piece]:
        """What line `y` shows, from left to right."""

    def on_key(self, event: events.Key) -> None:
        if self.press(event.key):
            event.stop()
            event.prevent_default()
            self.refresh()

    def render_line(self, y: int) -> Strip:
        strip = Strip(
            Segment(text, self.get_component_rich_style(f"sheet--{part}")) for text, part in self.pieces(y) if text
        )
        return strip.adjust_cell_length(self.size.width, self.get_component_rich_style("sheet--print"))

    def update_choice(self) -> None:
        self.refresh()
        self.post_message(self.ChoiceChanged())
