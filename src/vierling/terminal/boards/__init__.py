"""How a game lies on the terminal: a board for every game; the rest of the client is the same for all."""

from typing import TYPE_CHECKING

from vierling.terminal.boards.input import InputBoard
from vierling.terminal.boards.knister import KnisterBoard
from vierling.terminal.boards.tubyrinth import TubyrinthBoard
from vierling.terminal.boards.tuefteln import TueftelnBoard

if TYPE_CHECKING:
    from vierling.terminal.boards.board import Board

BOARDS: "dict[str, type[Board]]" = {
    "knister": KnisterBoard,
    "tuefteln": TueftelnBoard,
    "tubyrinth": TubyrinthBoard,
    "input": InputBoard,
}
