"""How the table fits into the window: with its side beside the board, below it, or not at all."""

from collections.abc import Callable
from typing import NamedTuple

from textual.geometry import Size

from vierling.terminal.boards.board import Board

SIDE = 22  # columns that the side needs beside a board
BELOW, ROOMY = 4, 12  # lines that it needs below one with low cells, and with high ones


class Fit(NamedTuple):
    below: bool  # the side is below the board
    low: bool  # the board has low cells
    narrow: bool  # it has no words in its margin

    def take(self, board: Board) -> None:
        board.low, board.narrow, board.flat = self.low, self.narrow, self.below


# From the one that shows most. Beside a board there is more room than below it.
FITS = tuple(
    Fit(below, low, narrow) for below in (False, True) for low, narrow in ((False, False), (True, False), (True, True))
)
LEAST = Fit(below=False, low=True, narrow=True)
Footer = Callable[[int], int]  # its lines in a window of this width


def needed(board: Board, fit: Fit, footer: Footer) -> Size:
    """The window that a table needs which is laid out like this."""
    fit.take(board)
    width, height = board.measure()
    below = BELOW if fit.low else ROOMY
    width, height = (width, height + below) if fit.below else (width + SIDE, height)
    return Size(width, height + footer(max(width, board.app.size.width)))


def find_fit(board: Board, footer: Footer) -> Fit | None:
    """The first that fits, which the board has then taken; none if the window is too small."""
    window = board.app.size
    for fit in FITS:
        width, height = needed(board, fit, footer)
        if width <= window.width and height <= window.height:
            return fit
    return None
