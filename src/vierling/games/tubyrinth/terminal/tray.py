"""The seven tiles beside the board as they are printed, with their keys."""

from collections.abc import Collection, Iterator, Sequence

from rich.style import Style
from rich.text import Text

from vierling.games.tubyrinth.rules.routes import route
from vierling.games.tubyrinth.rules.tiles import TILES, Shape
from vierling.games.tubyrinth.terminal.pipes import ARMS, DRY
from vierling.terminal.theme import COLOURS

NUMBERS = {tile: number for number, tile in enumerate(TILES, 1)}


def width_of(tiles: Sequence[str]) -> int:
    """Two characters per cell, and a gap between two tiles."""
    return sum(2 * TILES[tile].width + 1 for tile in tiles) - 1


WIDTH = width_of(list(TILES))


def draw_tray(laid: Collection[str], held: str | None, shade: str, width: int) -> Text:
    """A tick beside the key marks a laid tile, an arrow the one in hand. As many stand in a row as fit."""
    return Text("\n\n").join(draw_row(row, laid, held, shade) for row in rows_of(width))


def draw_keys(laid: Collection[str], held: str | None) -> Text:
    """The same in one line, without the tiles."""
    return Text("  ".join(caption_of(tile, laid, held) for tile in TILES), "bold")


def rows_of(width: int) -> Iterator[list[str]]:
    row: list[str] = []
    for tile in TILES:
        if row and width_of([*row, tile]) > width:
            yield row
            row = []
        row.append(tile)
    yield row


def draw_row(tiles: Sequence[str], laid: Collection[str], held: str | None, shade: str) -> Text:
    colours = COLOURS[shade]
    used = Style(color=colours["felt-ink"], dim=True)
    free = Style(color=colours["dry"], bgcolor=colours["tile"])
    text = Text(" ".join(caption_of(tile, laid, held).ljust(2 * TILES[tile].width) for tile in tiles), "bold")
    for line in range(max(TILES[tile].height for tile in tiles)):
        text.append("\n")
        for place, tile in enumerate(tiles):
            text.append(" " if place else "")
            for cell in draw_line(TILES[tile], line):
                text.append(cell, "" if not cell.strip() else used if tile in laid else free)
    return text


def caption_of(tile: str, laid: Collection[str], held: str | None) -> str:
    return f"{NUMBERS[tile]}{'◂' if tile == held else '✓' if tile in laid else ''}"


def draw_line(shape: Shape, row: int) -> Iterator[str]:
    """Two characters per cell: its pipe, and whether that continues to the right."""
    pipes = route(shape)
    for column in range(shape.width):
        _, arms = pipes.get((row, column), (0, frozenset[str]()))
        yield DRY[sum(ARMS[side] for side in arms)] + ("━" if "E" in arms else " ")
