"""Text in, text out: cells as `c3`, dice as `5+3`, sheets as rows of numbers."""

import re
from functools import cache

from vierling.game import Actions, Unreadable
from vierling.games.knister.rules.sheet import CELLS, EMPTY, LEAST, MOST, SIDE
from vierling.games.writing import BACK, DICE, Back, Dice, with_back

Cell = int  # 0 to 24, row by row
Move = Cell | Back
COLUMNS = "abcde"
NAMES = tuple(f"{COLUMNS[cell % SIDE]}{cell // SIDE + 1}" for cell in range(CELLS))
CELL_OF = {name: cell for cell, name in enumerate(NAMES)}


@cache
def all_moves(seats: int) -> Actions:
    return with_back(range(CELLS), seats)


def name_cell(cell: Cell) -> str:
    return NAMES[cell]


def write(what: Move | Dice) -> str:
    return NAMES[what] if isinstance(what, Cell) else str(what)


def read(text: str) -> Move | Dice:
    if text in CELL_OF:
        return CELL_OF[text]
    if text == BACK.value:
        return BACK
    if text in DICE:
        return DICE[text]
    raise Unreadable(
        "unreadable-move",
        f"{text!r} is not a cell (a1 to {NAMES[-1]}), {BACK} or a roll (like 5+3)",
        text=text[:40],
    )


def read_sheet(text: str, grids: int) -> tuple[tuple[int, ...], ...]:
    """Rows of five numbers or dots; blank lines and anything after a `|` are ignored."""
    rows = [
        read_row(number, cells)
        for number, line in enumerate(text.splitlines(), 1)
        if (cells := line.split("|")[0].split())
    ]
    if len(rows) != SIDE * grids:
        raise Unreadable(
            "sheet-rows",
            f"a sheet has {SIDE * grids} rows of {SIDE}, not {len(rows)}",
            rows=SIDE * grids,
            found=len(rows),
        )
    return tuple(sum(rows[first : first + SIDE], ()) for first in range(0, len(rows), SIDE))


def read_row(number: int, cells: list[str]) -> tuple[int, ...]:
    if len(cells) != SIDE:
        raise Unreadable(
            "sheet-row-length",
            f"line {number}: a row has {SIDE} cells, not {len(cells)}",
            line=number,
            found=len(cells),
        )
    return tuple(read_number(number, column, text) for column, text in enumerate(cells, 1))


def read_number(line: int, column: int, text: str) -> int:
    if text == ".":
        return EMPTY
    if re.fullmatch(r"\d{1,2}", text, re.ASCII) and LEAST <= int(text) <= MOST:
        return int(text)
    raise Unreadable(
        "sheet-cell",
        f"line {line}, cell {column}: {text!r} is not a number from {LEAST} to {MOST} or a dot",
        line=line,
        column=column,
        text=text[:40],
    )
