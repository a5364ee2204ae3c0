"""A sheet to write dice on: rows of cells, with the dice beside it."""

from abc import abstractmethod
from collections.abc import Iterable, Sequence

from rich.text import Text

from vierling.game import View
from vierling.terminal.boards.board import Key
from vierling.terminal.boards.dice import draw_dice, flat_dice
from vierling.terminal.boards.grid import COLUMNS, LEFT, TOP, GridBoard
from vierling.terminal.boards.printed import Piece
from vierling.terminal.theme import COLOURS

WRITE = Key("", "↑↓←→ Enter", "write")


class WrittenBoard(GridBoard):
    """A game defines what the cells show, and what is beside and below them."""

    @abstractmethod
    def border(self, row: int) -> Iterable[Piece]:
        """The line above a row, or below the last."""

    @abstractmethod
    def row(self, row: int, *, middle: bool) -> Iterable[Piece]:
        """One line of a row of cells; the middle one has the numbers."""

    def keys(self) -> Sequence[Key]:
        return (WRITE,)

    def beside_letters(self) -> Iterable[Piece]:
        return ()

    def below(self) -> Iterable[Piece]:
        return ()

    # Drawing, one line of the screen at a time

    def pieces(self, y: int) -> Iterable[Piece]:
        across, down = self.pitch
        if y < TOP:
            letters = "".join(letter.center(across) for letter in COLUMNS[: self.side])
            return [(" " * LEFT + letters + " ", "print"), *self.beside_letters()]
        row, inside = divmod(y - TOP, down)
        if y > TOP + down * self.side:
            return self.below()
        if inside == 0:
            return [(" " * LEFT, "print"), *self.border(row)]
        middle = inside == down // 2
        return [(f"{row + 1} " if middle else "  ", "print"), *self.row(row, middle=middle)]

    # Beside the sheet

    def head(self, view: View, names: Sequence[str]) -> list[str]:
        lines = [self.voice.say("terminal-round", round=view.round, of=view.rounds)]
        if len(names) > 1:
            roller = names[view.roller]
            lines.append(self.voice.say("terminal-rolls", you=self.voice.is_you(roller), name=roller))
        return lines

    def draw_dice(self, view: View, shade: str, tumbling: int) -> Text:
        colours, accent = COLOURS[shade], self.accents[shade]
        ivory = (colours["ivory"], "#2A2521", colours["ivory-edge"])
        other = (accent.die, colours["ivory"], accent.edge)
        faces = [(face + tumbling * step) % 6 + 1 for face, step in zip(view.dice or (), (1, 2), strict=False)]
        draw = flat_dice if self.flat else draw_dice
        return draw((tumbling and faces) or view.dice or (None, None), (ivory, other))
