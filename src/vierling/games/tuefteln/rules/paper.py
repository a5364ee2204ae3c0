"""Sheets as text that anybody can type, and a checker whose errors name the cell and the rule.

Six rows of six signs: a digit is a printed number; on side A a dot is a white cell, and two equal lower-case letters
are the ends of a bridge; on side B a capital letter is a colour (Y R G V B).
"""

from dataclasses import dataclass
from functools import cached_property

from vierling.game import Facts, Unreadable
from vierling.games.tuefteln.rules.sheet import CELLS, COLOUR_CELLS, COLOURS, EMPTY, NUMBERS, SIDE, SQUARE_OF, WHITE

COLUMNS = "abcdef"
NAMES = tuple(f"{COLUMNS[cell % SIDE]}{cell // SIDE + 1}" for cell in range(CELLS))
DIGITS = "".join(map(str, NUMBERS))
BRIDGES = "abcdefghijklmnopqrstuvwxyz"


@dataclass(frozen=True)
class Paper:
    """A sheet as printed. A round's two numbers go into two free cells with the same sign."""

    signs: str  # 36, row by row

    @property
    def side(self) -> str:
        return "B" if set(COLOURS) & set(self.signs) else "A"

    @cached_property
    def blank(self) -> tuple[int, ...]:
        """The sheet before the first round, with only the printed numbers."""
        return tuple(int(sign) if sign in DIGITS else EMPTY for sign in self.signs)

    def cells_of(self, sign: str) -> tuple[int, ...]:
        return tuple(cell for cell in range(CELLS) if self.signs[cell] == sign)

    def bridges(self) -> dict[str, tuple[int, ...]]:
        """Cells by letter, in the order of their first ends; two for each letter if the sheet has been checked."""
        return {sign: self.cells_of(sign) for sign in dict.fromkeys(self.signs) if sign in BRIDGES}

    def colours(self) -> dict[str, tuple[int, ...]]:
        return {colour: self.cells_of(colour) for colour in COLOURS if colour in self.signs}

    def facts(self) -> Facts:
        """What is on the sheet, with cells by name."""
        kind, groups = ("colours", self.colours()) if self.side == "B" else ("bridges", self.bridges())
        return {
            "side": self.side,
            "numbers": {digit: name_cells(self.cells_of(digit)) for digit in DIGITS},
            kind: {sign: name_cells(cells) for sign, cells in groups.items()},
        }

    def __str__(self) -> str:
        return "/".join(self.signs[first : first + SIDE] for first in range(0, CELLS, SIDE))


def name_cells(cells: tuple[int, ...]) -> str:
    return " ".join(NAMES[cell] for cell in cells)


def read_paper(text: str) -> Paper:
    paper = Paper(read_signs(text))
    check_signs(paper)
    check_numbers(paper)
    check_bridges(paper)
    check_colours(paper)
    return paper


def read_signs(text: str) -> str:
    """Rows on separate lines or separated by slashes, with or without spaces.

    Empty lines and anything after a # or a | are ignored.
    """
    lines = [line.partition("#")[0].partition("|")[0] for line in text.splitlines()]
    rows = [row for line in lines for part in line.split("/") if (row := "".join(part.split()))]
    if len(rows) != SIDE:
        raise Unreadable("paper-rows", f"a sheet has {SIDE} rows of {SIDE}, not {len(rows)}", found=len(rows))
    for number, row in enumerate(rows, 1):
        if len(row) != SIDE:
            sentence = f"row {number}: a row has {SIDE} cells, not {len(row)}"
            raise Unreadable("paper-row", sentence, row=number, found=len(row))
    return "".join(rows)


def check_signs(paper: Paper) -> None:
    for cell, sign in enumerate(paper.signs):
        if sign not in DIGITS + WHITE + BRIDGES + COLOURS:
            sentence = f"{NAMES[cell]}: {sign!r} is not a number from 1 to 6, a dot, a bridge or a colour"
            raise Unreadable("paper-sign", sentence, cell=NAMES[cell], sign=sign)
    coloured = [cell for cell, sign in enumerate(paper.signs) if sign in COLOURS]
    others = [cell for cell, sign in enumerate(paper.signs) if sign in WHITE + BRIDGES]
    if coloured and others:
        # White cells among colours are still to be coloured; a colour among bridges is a slip.
        name = NAMES[min(coloured if len(paper.bridges()) > len(coloured) else others)]
        sentence = f"{name}: a sheet has either colours, or white cells and bridges"
        raise Unreadable("paper-mixed", sentence, cell=name)


def check_numbers(paper: Paper) -> None:
    for digit in DIGITS:
        cells = paper.cells_of(digit)
        if not cells:
            raise Unreadable("paper-number-missing", f"the {digit} is not printed anywhere", number=digit)
        if len(cells) > 1:
            first, second = (NAMES[cell] for cell in cells[:2])
            sentence = f"{second}: the {digit} is already printed at {first}"
            raise Unreadable("paper-number-twice", sentence, cell=second, number=digit, other=first)


def check_bridges(paper: Paper) -> None:
    for sign, cells in paper.bridges().items():
        name = NAMES[cells[-1]]
        if len(cells) != 2:
            sentence = f"{name}: a bridge has two ends, but {sign} has {len(cells)}"
            raise Unreadable("paper-bridge-ends", sentence, cell=name, bridge=sign, found=len(cells))
        first, second = cells
        if not (second - first == SIDE or (second - first == 1 and second % SIDE)):
            sentence = f"{name}: a bridge joins two adjacent cells, but {sign} does not"
            raise Unreadable("paper-bridge-apart", sentence, cell=name, bridge=sign)
        if SQUARE_OF[first] == SQUARE_OF[second]:
            sentence = f"{name}: a bridge joins two squares, but {sign} stays within one"
            raise Unreadable("paper-bridge-inside", sentence, cell=name, bridge=sign)


def check_colours(paper: Paper) -> None:
    """Looks for too many only: with thirty cells in five colours, that finds too few as well."""
    for colour, cells in paper.colours().items():
        if len(cells) > COLOUR_CELLS:
            name = NAMES[cells[COLOUR_CELLS]]
            sentence = f"{name}: a colour has {COLOUR_CELLS} cells, but {colour} has {len(cells)}"
            raise Unreadable("paper-colour-many", sentence, cell=name, colour=colour, found=len(cells))
