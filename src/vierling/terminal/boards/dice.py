"""Dice as blocks with pips and a hard lower edge."""

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text

PIPS = {
    1: ("       ", "   ●   ", "       "),
    2: (" ●     ", "       ", "     ● "),
    3: (" ●     ", "   ●   ", "     ● "),
    4: (" ●   ● ", "       ", " ●   ● "),
    5: (" ●   ● ", "   ●   ", " ●   ● "),
    6: (" ●   ● ", " ●   ● ", " ●   ● "),
}
BLANK = ("       ",) * 3
EDGE = "▀" * 7


def flat_dice(faces: Sequence[int | None], colours: Sequence[tuple[str, str, str]], gap: str = "  ") -> Text:
    """The same in one line, with digits."""
    dice = zip(faces, colours, strict=True)
    blocks = [Text(f" {face or ' '} ", Style(color=pips, bgcolor=block, bold=True)) for face, (block, pips, _) in dice]
    return Text(gap).join(blocks)


def draw_dice(faces: Sequence[int | None], colours: Sequence[tuple[str, str, str]], gap: str = "  ") -> Text:
    """Dice side by side; `colours` has block, pips and edge for each."""
    text = Text()
    for row in range(3):
        for place, (face, (block, pips, _)) in enumerate(zip(faces, colours, strict=True)):
            text.append(gap if place else "")
            text.append(PIPS[face][row] if face else BLANK[row], Style(color=pips, bgcolor=block, bold=True))
        text.append("\n")
    for place, (_, _, edge) in enumerate(colours):
        text.append(gap if place else "")
        text.append(EDGE, Style(color=edge))
    return text
