"""Text in, text out: cells as `c3`, dice as `5+3`, sheets as rows of numbers."""

import re

from vierling.game import Unreadable
from vierling.games.knister.rules.sheet import CELLS, EMPTY, LEAST, MOST, SIDE
from vierling.games.writing import BACK, DICE, Back, Dice

Cell = int  # 0 to 24, row by row
Move = Cell | Back
COLUMNS = "abcde"
NAMES = tuple(f"{COLUMNS[cell % SIDE]}{cell // SIDE + 1}" for cell in range(CELLS))
CELL_OF = {name: cell for cell, name in enumerate(NAMES)}
ALL_MOVES: tuple[Move, ...] = (*range(CELLS), BACK)


def name_cell(cell: Cell) -> str:
    return NAMES[cell]


def write(what: Move | Dice) -> str:
    return str(what) if isinstance(what, Dice | Back) else name_cell(what)


def read(text: str) -> Move | Dice:
    if text in CELL_OF:
        return CELL_OF[text]
    if text == BACK.value:
        return BACK
    if text in DICE:
        return DICE[text]
    raise Unreadable(
        "unreadable-move",
        f"{text!r} is no cell (a1 to {NAMES[-1]}), no {BACK} and no roll (like 5+3)",
        text=text[:40],
    )


def read_sheet(text: str, grids: int) -> tuple[tuple[int, ...], ...]:
    """Rows of five numbers or dots; whatever stands behind a `|`, and blank lines, does not count."""
    rows = [
        read_row(number, words)
        for number, line in enumerate(text.splitlines(), 1)
        if (words := line.split("|")[0].split())
    ]
    if len(rows) != SIDE * grids:
        raise Unreadable(
            "sheet-rows",
            f"a sheet has {SIDE * grids} rows of {SIDE}, not {len(rows)}",
            rows=SIDE * grids,
            found=len(rows),
        )
    return tuple(sum(rows[first : first + SIDE], ()) for first in range(0, len(rows), SIDE))


def read_row(number: int, words: list[str]) -> tuple[int, ...]:
    if len(words) != SIDE:
        raise Unreadable(
            "sheet-row-length",
            f"line {number}: a row has {SIDE} cells, not {len(words)}",
            line=number,
            found=len(words),
        )
    return tuple(read_number(number, column, word) for column, word in enumerate(words, 1))


def read_number(line: int, column: int, word: str) -> int:
    if word == ".":
        return EMPTY
    if re.fullmatch(r"\d{1,2}", word, re.ASCII) and LEAST <= int(word) <= MOST:
        return int(word)
    raise Unreadable(
        "sheet-cell",
        f"line {line}, cell {column}: {word!r} is no number from {LEAST} to {MOST} and no dot",
        line=line,
        column=column,
        text=word[:40],
    )
