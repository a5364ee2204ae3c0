"""A board for any game: its drawing, and below it the moves, to choose from or to type."""

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.geometry import Size

from vierling.game import Millis, Refusal, Seat, View
from vierling.terminal.boards.board import Key, Note, Scene
from vierling.terminal.boards.printed import Piece, PrintedBoard
from vierling.terminal.theme import Accent
from vierling.terminal.voice import Voice

LEAST_LISTED = 3  # moves that stay in sight below a long drawing
LEAST_DRAWN = 3  # lines of the drawing
LEAST_WIDTH = 16
MARGIN = 2  # columns left and right of it
BELOW = 4  # lines for the seats and the prompt below the board, where they are not beside it
SIDE = 24  # columns for the seats and the prompt beside the board, and for its margin
SECOND: Millis = 1000
GAP = 2  # lines between drawing and list: one empty, one for what is typed


class PlainBoard(PrintedBoard):
    accents: ClassVar = {
        "light": Accent("#5A5145", "#F2EBDC", "#5A5145", "#2A2521"),
        "dark": Accent("#C3B8A6", "#38332D", "#5A5145", "#2A2521"),
    }
    DEFAULT_CSS = "PlainBoard { padding: 0 1; }"
    shared = True
    cursor = 0
    typed = ""
    top = left = 0  # how far a drawing that is too large has been scrolled

    def __init__(self, voice: Voice, scene: Scene, *, small: bool = False, narrow: bool = False) -> None:
        super().__init__(voice, scene, small=small, narrow=narrow)
        self.look()

    def show(self, scene: Scene) -> None:
        if scene.moves != self.scene.moves:
            self.typed, self.cursor = "", 0
        super().show(scene)
        self.look()

    def look(self) -> None:
        """Once, and not for every line of the screen: there may be thousands of moves."""
        self.lines = self.scene.game.draw(self.scene.view).splitlines()
        self.texts = self.find_texts()

    # What can be chosen

    def find_texts(self) -> list[str]:
        """The moves that begin with what was typed; before that, those that are listed one by one."""
        write = self.scene.game.write
        listed = [write(move) for move in self.scene.offers]
        if self.typed:
            listed += sorted({write(move) for move in self.scene.moves} - {*listed})
        return [text for text in listed if text.casefold().startswith(self.typed.casefold())]

    @property
    def chosen(self) -> int:
        return max(0, min(self.cursor, len(self.texts) - 1))

    @cached_property
    def beginnings(self) -> frozenset[str]:
        """How moves begin, now or later."""
        game = self.scene.game
        moves = (*game.all_moves(game.seats[-1]), *self.scene.moves)
        return frozenset(game.write(move)[:1].casefold() for move in moves)

    def types(self, sign: str) -> bool:
        """A move that is not possible can be typed too: the rules say why not."""
        return bool(self.scene.moves) and (bool(self.typed) or sign.casefold() in self.beginnings)

    # Hands

    def on_key(self, event: events.Key) -> None:
        sign = event.character or ""
        if sign.isprintable() and sign and self.types(sign):
            self.type(self.typed + sign)
            event.stop()
            event.prevent_default()
        else:
            super().on_key(event)

    def press(self, key: str) -> bool:
        if key in {"up", "down"}:
            self.cursor = (self.chosen + (1 if key == "down" else -1)) % max(1, len(self.texts))
        elif key == "enter" and self.scene.moves:
            self.choose(self.texts[self.chosen] if self.texts else self.typed)
        elif key in {"backspace", "escape"} and self.typed:
            self.type(self.typed[:-1] if key == "backspace" else "")
        else:
            return self.scroll(key)
        return True

    def scroll(self, key: str) -> bool:
        """Whether the drawing is too large and goes on in this direction."""
        height, page = self.drawn, max(1, self.drawn - 1)
        down = {"pagedown": page, "pageup": -page}.get(key, 0)
        right = {"right": 4, "left": -4}.get(key, 0)
        before = self.top, self.left
        self.top = max(0, min(self.top + down, len(self.lines) - height))
        self.left = max(0, min(self.left + right, self.widest() - self.size.width))
        return (self.top, self.left) != before

    def type(self, text: str) -> None:
        self.typed = text
        self.texts = self.find_texts()
        self.cursor = self.texts.index(text) if text in self.texts else 0  # a1 is not the beginning of a10
        self.refresh()

    def choose(self, text: str) -> None:
        try:
            move = self.scene.game.read(text)
        except Refusal as refusal:
            self.notify(self.voice.refuse(refusal), severity="error")
        else:
            self.post_message(self.Played(move))
        self.type("")

    def on_click(self, event: events.Click) -> None:
        first, shown = self.window()
        place = event.y - self.drawn - GAP
        if 0 <= place < len(shown):
            self.cursor = first + place
            self.choose(shown[place])

    # Measures: the drawing has all the room that the list does not need.

    def widest(self) -> int:
        return max(map(len, self.lines), default=0)

    @property
    def drawn(self) -> int:
        """Lines of the drawing that are in sight."""
        lines = len(self.lines)
        if self.small:
            return lines
        return max(0, min(lines, self.size.height - GAP - min(LEAST_LISTED, len(self.scene.moves))))

    def window(self) -> tuple[int, list[str]]:
        """The moves round the cursor, as many as there is room for, and the number of the first."""
        texts, room = self.texts, max(1, self.size.height - self.drawn - GAP)
        first = max(0, min(self.chosen - room // 2, len(texts) - room))
        return first, texts[first : first + room]

    def get_content_width(self, container: Size, viewport: Size) -> int:  # noqa: ARG002 - Textual's signature
        needed = max(self.widest(), *(len(text) + 3 for text in self.texts), LEAST_WIDTH)
        if self.small:
            return needed
        return min(needed, max(container.width - (MARGIN if self.flat else SIDE), LEAST_WIDTH))

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:  # noqa: ARG002 - the same
        return len(self.lines) if self.small else container.height - (BELOW if self.flat else 0)

    def measure(self) -> Size:
        """In play the drawing scrolls, and so does the list."""
        if self.small:
            return super().measure()
        return Size(LEAST_WIDTH + MARGIN, LEAST_DRAWN + GAP + LEAST_LISTED)

    # Drawing, a line of the screen at a time

    def pieces(self, y: int) -> Iterable[Piece]:
        if y < self.drawn:
            return [(self.lines[self.top + y][self.left :], "cell")]
        if self.small or not self.scene.moves:
            return []
        place = y - self.drawn - GAP
        if place == -1:
            return self.field()
        first, shown = self.window()
        if not 0 <= place < len(shown):
            return []
        here = first + place == self.chosen
        return [(f"{'▸' if here else ' '} {shown[place]} ", "cursor" if here else "cell")]

    def field(self) -> Iterable[Piece]:
        """What was typed, and which of how many moves is chosen, where not all are in sight."""
        count = len(self.texts)
        place = f"  {self.chosen + 1}/{count}" if count > len(self.window()[1]) else ""
        return [(f"> {self.typed}▏", "entry"), (place, "figure")]

    # Beside the board

    def keys(self) -> Sequence[Key]:
        cut = "←→" * (self.widest() > self.size.width), "PgDn" * (len(self.lines) > self.drawn)
        more = [Key("", " ".join(filter(None, cut)), "more")] if any(cut) else []
        return (Key("", "↑↓ Enter", "choose"), *more)

    def head(self, view: View, names: Sequence[str]) -> list[str]:  # noqa: ARG002 - the drawing tells it
        return []

    def tray(self, view: View, shade: str, tumbling: int = 0) -> Text:  # noqa: ARG002 - the same
        return Text("")

    def clock(self, view: View, now: Millis) -> str:  # noqa: ARG002 - the same
        if self.scene.deadline is None:
            return ""
        minutes, seconds = divmod(max(0, -((now - self.scene.deadline) // SECOND)), 60)
        return f"{minutes}:{seconds:02}"

    def status(self, view: View, seat: Seat, *, free: bool) -> str:  # noqa: ARG002 - the same
        return "…" if free else ""

    def prompt(self, view: View) -> str:  # noqa: ARG002 - the same
        return self.voice.say("terminal-plain-choose" if self.scene.moves else "terminal-plain-wait")

    def notes(self) -> Sequence[Note]:
        return ()
