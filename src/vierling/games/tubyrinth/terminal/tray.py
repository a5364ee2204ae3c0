"""The seven tiles beside the board as they are printed, with their keys."""

from collections.abc import Collection, Iterator

from rich.style import Style
from rich.text import Text

from vierling.games.tubyrinth.rules.tiles import TILES, Shape
from vierling.games.tubyrinth.terminal.pipes import ARMS, DRY, route
from vierling.terminal.theme import COLOURS

ROWS = max(shape.height for shape in TILES.values())


def draw_tray(laid: Collection[str], held: str | None, shade: str) -> Text:
    """A tick beside the key marks a laid tile, an arrow the one in hand."""
    colours = COLOURS[shade]
    used = Style(color=colours["felt-ink"], dim=True)
    free = Style(color=colours["dry"], bgcolor=colours["tile"])
    text = Text(" ".join(draw_key(number, tile, laid, held) for number, tile in enumerate(TILES, 1)), "bold")
    for row in range(ROWS):
        text.append("\n")
        for place, (tile, shape) in enumerate(TILES.items()):
            text.append(" " if place else "")
            for cell in draw_row(shape, row):
                text.append(cell, "" if not cell.strip() else used if tile in laid else free)
    return text


def draw_key(number: int, tile: str, laid: Collection[str], held: str | None) -> str:
    mark = "◂" if tile == held else "✓" if tile in laid else ""
    return f"{number}{mark}".ljust(2 * TILES[tile].width)


def draw_row(shape: Shape, row: int) -> Iterator[str]:
    """Two characters per cell: its pipe, and whether that continues to the right."""
    pipes = route(shape)
    for column in range(shape.width):
        _, arms = pipes.get((row, column), (0, frozenset[str]()))
        yield DRY[sum(ARMS[side] for side in arms)] + ("━" if "E" in arms else " ")
