"""Text in, text out: entries as `a1+c2` (the first die to a1, the second to c2), dice as `5+3`."""

from itertools import permutations
from typing import NamedTuple

from vierling.game import Unreadable
from vierling.games.tuefteln.rules.paper import DIGITS, NAMES, Paper, read_signs
from vierling.games.tuefteln.rules.sheet import CELLS, EMPTY, WHITE
from vierling.games.writing import BACK, DICE, Back, Dice

Cell = int  # 0 to 35, row by row
CELL_OF = {name: cell for cell, name in enumerate(NAMES)}


class Entry(NamedTuple):
    """Where the ivory die's number goes, and where the other's."""

    ivory: Cell
    colour: Cell

    def __str__(self) -> str:
        return f"{NAMES[self.ivory]}+{NAMES[self.colour]}"


Move = Entry | Back
ENTRIES = {cells: Entry(*cells) for cells in permutations(range(CELLS), 2)}
ALL_MOVES: tuple[Move, ...] = (*ENTRIES.values(), BACK)


def write(what: Move | Dice) -> str:
    return str(what)


def read(text: str) -> Move | Dice:
    if text == BACK.value:
        return BACK
    if text in DICE:
        return DICE[text]
    first, _, second = text.partition("+")
    if first in CELL_OF and second in CELL_OF and first != second:
        return Entry(CELL_OF[first], CELL_OF[second])
    raise Unreadable(
        "unreadable-entry",
        f"{text!r} is no pair of cells (like a1+c2), no {BACK} and no roll (like 5+3)",
        text=text[:40],
    )


def read_sheet(text: str, paper: Paper) -> tuple[int, ...]:
    """Six rows of six numbers; an empty cell is a dot, or still has its sign. What is printed cannot be changed."""
    return tuple(read_number(cell, sign, paper) for cell, sign in enumerate(read_signs(text)))


def read_number(cell: Cell, sign: str, paper: Paper) -> int:
    name, own = NAMES[cell], paper.signs[cell]
    if own in DIGITS and sign != own:
        raise Unreadable("not-printed", f"{name}: the {own} is printed there", cell=name, number=own)
    if sign in DIGITS:
        return int(sign)
    if sign not in (WHITE, own):
        raise Unreadable("cell-number", f"{name}: {sign!r} is no number from 1 to 6 and no dot", cell=name, text=sign)
    return EMPTY
