"""Boards for the terminal client: a game may bring its own; the rest of the client is the same for all games."""

from vierling.kit import kit_of
from vierling.terminal.boards.board import Board
from vierling.terminal.boards.plain import PlainBoard


def board_of(game_name: str) -> type[Board]:
    load = kit_of(game_name).board
    return load() if load else PlainBoard
