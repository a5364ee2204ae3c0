"""Boards written out, for programs and for people."""

from collections.abc import Sequence
from typing import Any

from vierling.games.tubyrinth.rules.board import Board, Mark, board_of
from vierling.games.tubyrinth.rules.book import BOOK, Entry
from vierling.games.tubyrinth.rules.drawing import draw_board
from vierling.games.tubyrinth.rules.laying import ORDER
from vierling.games.tubyrinth.rules.pipeline import EMPTY
from vierling.games.tubyrinth.rules.tiles import PLACEMENTS
from vierling.games.tubyrinth.rules.view import show
from vierling.games.tubyrinth.think.solver import PIPELINE

Json = dict[str, Any]


def boards() -> list[Json]:
    """The book."""
    return [list_entry(name, entry) for name, entry in BOOK.items()]


def list_entry(name: str, entry: Entry) -> Json:
    solutions = {str(tiles): number for tiles, number in zip(PIPELINE, entry.solutions, strict=True)}
    place = {"number": int(name[:-1]), "side": name[-1]}
    return {**place, **describe(entry.board), "grade": entry.grade, "solutions": solutions}


def describe(word: str) -> Json:
    """Rows and marks; a mark is row, column (both from 1) and side."""
    board: Board = board_of(word)
    return {"rows": list(board.rows), "start": list_mark(board.start), "end": list_mark(board.end)}


def list_mark(mark: Mark) -> list[int | str]:
    return [mark.row + 1, mark.column + 1, mark.side]


def type_out(word: str) -> str:
    return board_of(word).text()


def draw(word: str, laid: Sequence[str]) -> str:
    layout = list(EMPTY)
    for text in laid:
        layout[ORDER[PLACEMENTS[text].tile]] = PLACEMENTS[text]
    return draw_board(show(None, board_of(word), tuple(layout)))
