"""A board for any game: its drawing, and its moves as a list to choose from or to type."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.geometry import Size

from vierling.game import View
from vierling.terminal.boards.board import Key, Note
from vierling.terminal.boards.printed import Piece, PrintedBoard
from vierling.terminal.look import Accent

LISTED = 8  # moves that are shown at once
WIDEST = 60


class PlainBoard(PrintedBoard):
    accents: ClassVar = {
        "light": Accent("#5A5145", "#F2EBDC", "#5A5145", "#2A2521"),
        "dark": Accent("#C3B8A6", "#38332D", "#5A5145", "#2A2521"),
    }
    cursor = 0
    typed = ""

    # What can be chosen

    @property
    def texts(self) -> list[str]:
        """The moves that begin with what was typed."""
        written = map(self.sight.game.write, self.sight.offers)
        return [text for text in written if text.startswith(self.typed)]

    def press(self, key: str) -> bool:
        texts = self.texts
        if key in {"up", "down"} and texts:
            self.cursor = (min(self.cursor, len(texts) - 1) + (1 if key == "down" else -1)) % len(texts)
        elif key == "enter" and texts:
            self.choose(texts[min(self.cursor, len(texts) - 1)])
        elif key == "backspace" and self.typed:
            self.type(self.typed[:-1])
        else:
            return False
        return True

    def on_key(self, event: events.Key) -> None:
        """A key that goes on with the text of a move is typed; any other means what it always means."""
        sign = event.character or ""
        if sign.isprintable() and sign and any(text.startswith(self.typed + sign) for text in self.texts):
            self.type(self.typed + sign)
            event.stop()
            event.prevent_default()
        else:
            super().on_key(event)

    def type(self, text: str) -> None:
        self.typed, self.cursor = text, 0
        self.refresh(layout=True)

    def choose(self, text: str) -> None:
        self.type("")
        self.post_message(self.Played(self.sight.game.read(text)))

    def on_click(self, event: events.Click) -> None:
        first, shown = self.window()
        place = event.y - len(self.lines()) - 2
        if 0 <= place < len(shown):
            self.cursor = first + place
            self.choose(shown[place])

    # Drawing

    def lines(self) -> list[str]:
        return self.sight.game.draw(self.sight.view).splitlines()

    def window(self) -> tuple[int, list[str]]:
        """The moves round the cursor, and the number of the first."""
        texts = self.texts
        first = max(0, min(self.cursor - LISTED // 2, len(texts) - LISTED))
        return first, texts[first : first + LISTED]

    def pieces(self, y: int) -> Iterable[Piece]:
        lines, (first, shown) = self.lines(), self.window()
        if y < len(lines):
            return [(lines[y], "cell")]
        place = y - len(lines) - 2
        if place == -1:
            return [(f"> {self.typed}" if self.sight.offers else "", "entry")]
        if 0 <= place < len(shown):
            here = first + place == min(self.cursor, len(self.texts) - 1)
            return [(f"{'>' if here else ' '} {shown[place]} ", "cursor" if here else "cell")]
        return []

    def get_content_width(self, container: Size, viewport: Size) -> int:  # noqa: ARG002 - Textual's signature
        return min(
            WIDEST, max(map(len, (*self.lines(), *(f"  {text} " for text in self.window()[1]), "> " + " " * 20)))
        )

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:  # noqa: ARG002 - the same
        return len(self.lines()) + 2 + (0 if self.small else LISTED)

    # Beside the board

    def keys(self) -> Sequence[Key]:
        return (Key("", "↑↓ Enter", "choose"),)

    def head(self, view: View, names: Sequence[str]) -> list[str]:  # noqa: ARG002 - the drawing tells it
        return []

    def tray(self, view: View, shade: str, tumbling: int = 0) -> Text:  # noqa: ARG002 - the same
        return Text("")

    def prompt(self, view: View) -> str:  # noqa: ARG002 - the same
        return self.voice.say("terminal-plain-choose" if self.sight.moves else "terminal-plain-wait")

    def notes(self) -> Sequence[Note]:
        return ()
