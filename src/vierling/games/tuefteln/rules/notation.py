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
    """The cells for the ivory die's number and the coloured one's."""

    ivory: Cell
    colour: Cell

    def __str__(self) -> str:
        return f"{NAMES[self.ivory]}+{NAMES[self.colour]}"


Move = Entry | Back
ENTRIES = {cells: Entry(*cells) for cells in permutations(range(CELLS), 2)}


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
        f"{text!r} is not a pair of cells (like a1+c2), {BACK} or a roll (like 5+3)",
        text=text[:40],
    )


def read_sheet(text: str, paper: Paper) -> tuple[int, ...]:
    """Six rows of six numbers; an empty cell is a dot or its printed sign. Printed numbers have to match."""
    return tuple(read_number(cell, sign, paper) for cell, sign in enumerate(read_signs(text)))


def read_number(cell: Cell, sign: str, paper: Paper) -> int:
    name, printed = NAMES[cell], paper.signs[cell]
    if printed in DIGITS and sign != printed:
        raise Unreadable("not-printed", f"{name}: the {printed} is printed there", cell=name, number=printed)
    if sign in DIGITS:
        return int(sign)
    if sign not in (WHITE, printed):
        raise Unreadable("cell-number", f"{name}: {sign!r} is not a number from 1 to 6 or a dot", cell=name, text=sign)
    return EMPTY
