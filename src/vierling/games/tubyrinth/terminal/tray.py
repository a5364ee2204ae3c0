"""The seven tiles beside the board, with their keys and their pipes, as they are printed."""

from collections.abc import Collection, Iterator

from rich.style import Style
from rich.text import Text

from vierling.games.tubyrinth.rules.tiles import TILES, Shape
from vierling.games.tubyrinth.terminal.pipes import ARMS, DRY, route
from vierling.terminal.look import COLOURS

ROWS = max(shape.height for shape in TILES.values())


def draw_tray(laid: Collection[str], held: str | None, shade: str) -> Text:
    """A tick stands beside the key of a tile that lies, an arrow at the one in the hand."""
    colours = COLOURS[shade]
    lying = Style(color=colours["felt-ink"], dim=True)
    free = Style(color=colours["dry"], bgcolor=colours["tile"])
    text = Text(" ".join(draw_key(number, tile, laid, held) for number, tile in enumerate(TILES, 1)), "bold")
    for row in range(ROWS):
        text.append("\n")
        for place, (tile, shape) in enumerate(TILES.items()):
            text.append(" " if place else "")
            for signs in draw_row(shape, row):
                text.append(signs, "" if not signs.strip() else lying if tile in laid else free)
    return text


def draw_key(number: int, tile: str, laid: Collection[str], held: str | None) -> str:
    sign = "◂" if tile == held else "✓" if tile in laid else ""
    return f"{number}{sign}".ljust(2 * TILES[tile].width)


def draw_row(shape: Shape, row: int) -> Iterator[str]:
    """Two signs for each cell: what its pipe does, and whether it goes on to the right."""
    pipes = route(shape)
    for column in range(shape.width):
        _, arms = pipes.get((row, column), (0, frozenset[str]()))
        yield DRY[sum(ARMS[side] for side in arms)] + ("━" if "E" in arms else " ")
