"""Boards as text that anybody can type, and a checker whose errors name the line.

    start: a1 N
    end: h4 E
    .###.#.#
    .##....#
    ..#.....
    ..###...
    ...##..#
    #......#
    .#.....#
    .....#..

A dot is ground, a hash is rock, where nothing may lie. A mark is a cell at the edge and the side of it that is on the
edge. The one-word form of a board is its eight rows, its start and its end, separated by slashes.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

from vierling.game import Facts, Unreadable
from vierling.games.tubyrinth.rules.tiles import CELLS, COLUMNS, NAMES, SIDE, border

GROUND, ROCK = ".", "#"
Numbered = tuple[int, str]  # a line, after its number
MARKS = ("start", "end")
MARK = re.compile(rf"([{COLUMNS}])([1-{SIDE}]) ?([NESW])", re.ASCII)


@dataclass(frozen=True, slots=True)
class Mark:
    cell: int
    side: str

    @property
    def row(self) -> int:
        return self.cell // SIDE

    @property
    def column(self) -> int:
        return self.cell % SIDE

    @property
    def border(self) -> int:
        return border(self.row, self.column, self.side)

    @property
    def at_edge(self) -> bool:
        distance = {"N": self.row, "S": SIDE - 1 - self.row, "W": self.column, "E": SIDE - 1 - self.column}
        return distance[self.side] == 0

    def __str__(self) -> str:
        return f"{NAMES[self.cell]}{self.side}"


@dataclass(frozen=True)
class Board:
    rows: tuple[str, ...]
    start: Mark
    end: Mark

    @cached_property
    def rocks(self) -> int:
        """One bit per cell of rock."""
        return sum(1 << cell for cell, sign in enumerate("".join(self.rows)) if sign == ROCK)

    def __str__(self) -> str:
        return "/".join((*self.rows, str(self.start), str(self.end)))

    def text(self) -> str:
        """The typed form."""
        marks = (f"{name}: {NAMES[mark.cell]} {mark.side}" for name, mark in zip(MARKS, self.marks, strict=True))
        return "\n".join((*marks, *self.rows)) + "\n"

    @property
    def marks(self) -> tuple[Mark, Mark]:
        return self.start, self.end

    def facts(self) -> Facts:
        return {"rows": "/".join(self.rows), "start": str(self.start), "end": str(self.end)}


def read_board(text: str) -> Board:
    """Reads both the typed and the one-word form."""
    board, left = split_board(text)
    if left:
        number, line = left[0]
        sentence = f"line {number}: a board has {SIDE} rows, but {line[:20]!r} follows them"
        raise Unreadable("board-more", sentence, line=number, text=line[:20], side=SIDE)
    return board


def split_board(text: str) -> tuple[Board, list[Numbered]]:
    """The board at the top of a text, and the numbered lines after it."""
    marks: dict[str, tuple[int, Mark]] = {}
    others: list[Numbered] = []
    for number, line in lines_of(text):
        name, colon, mark = line.partition(":")
        if not colon or name.strip() not in MARKS:
            others.append((number, line))
            continue
        if name.strip() in marks:
            sentence = f"line {number}: the board has a second {name.strip()}"
            raise Unreadable("board-twice", sentence, line=number, mark=name.strip())
        marks[name.strip()] = number, read_mark(number, mark.strip())
    rows = tuple(read_row(number, line) for number, line in others[:SIDE])
    last = max((number for number, _ in lines_of(text)), default=1)
    check_rows(rows, others[0][0] if others else last, last)
    start, end = read_marks("".join(rows), marks, last)
    return Board(rows, start, end), others[SIDE:]


def lines_of(text: str) -> list[Numbered]:
    parts = text.strip().split("/")
    if len(parts) == SIDE + 2:  # the one-word form: rows, start, end
        return [
            *enumerate(parts[:SIDE], 1),
            *((SIDE + 1 + place, f"{name}: {parts[SIDE + place]}") for place, name in enumerate(MARKS)),
        ]
    return [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1) if line.strip()]


def read_row(number: int, line: str) -> str:
    row = line.replace(" ", "")
    if len(row) != SIDE or set(row) - {GROUND, ROCK}:
        reason = f"a row has {SIDE} characters, {GROUND} for ground and {ROCK} for rock, not {line[:20]!r}"
        raise Unreadable("board-row", f"line {number}: {reason}", line=number, text=line[:20], side=SIDE)
    return row


def read_mark(number: int, text: str) -> Mark:
    found = MARK.fullmatch(text)
    if not found:
        sentence = f"line {number}: a mark is a cell and a side, like a1 N, not {text[:20]!r}"
        raise Unreadable("board-mark", sentence, line=number, text=text[:20])
    column, row, side = found.groups()
    mark = Mark(SIDE * (int(row) - 1) + COLUMNS.index(column), side)
    if not mark.at_edge:
        sentence = f"line {number}: {mark} is inside the board, not at its edge"
        raise Unreadable("board-inside", sentence, line=number, mark=str(mark))
    return mark


def check_rows(rows: Sequence[str], first: int, last: int) -> None:
    if len(rows) < SIDE:
        sentence = f"line {last}: a board has {SIDE} rows, not {len(rows)}"
        raise Unreadable("board-rows", sentence, line=last, rows=len(rows), side=SIDE)
    if GROUND not in "".join(rows):
        raise Unreadable("board-full", f"line {first}: the board has no free cell", line=first)


def read_marks(signs: str, marks: Mapping[str, tuple[int, Mark]], last: int) -> tuple[Mark, Mark]:
    for name in MARKS:
        if name not in marks:
            raise Unreadable("board-missing", f"line {last}: the board has no {name}", line=last, mark=name)
        number, mark = marks[name]
        if signs[mark.cell] == ROCK:
            cell = NAMES[mark.cell]
            sentence = f"line {number}: the {name} is at {cell}, which is rock"
            raise Unreadable("board-rock", sentence, line=number, mark=name, cell=cell)
    (first, start), (second, end) = (marks[name] for name in MARKS)
    if start == end:
        number = max(first, second)
        raise Unreadable("board-same", f"line {number}: start and end are the same mark", line=number)
    return start, end


board_of = lru_cache(maxsize=512)(read_board)  # by boards in their one-word form, which are short

assert CELLS == 64, "a mask of cells fits a machine word"
