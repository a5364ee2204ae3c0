"""Text in, text out: `L4@b3` lays a tile, `L4fr1@b3` flipped and turned by one quarter, `-L4` lifts it."""

import re
from dataclasses import dataclass
from enum import Enum

from vierling.game import TIME, Time, Unreadable
from vierling.games.tubyrinth.rules.board import Board, split_board
from vierling.games.tubyrinth.rules.book import CARDS
from vierling.games.tubyrinth.rules.pipeline import EMPTY, Layout
from vierling.games.tubyrinth.rules.tiles import PLACEMENTS, TILES, Placement


@dataclass(frozen=True, slots=True)
class Lift:
    tile: str

    def __str__(self) -> str:
        return f"-{self.tile}"


class Call(Enum):
    """What a player calls out."""

    READY = "ready"  # "Pipe's ready!"
    PASS = "pass"  # noqa: S105 - not a password: gives up this board
    GO = "go"  # wants the round to begin
    JOIN = "join"  # takes one more seat; no move of those who have one

    def __str__(self) -> str:
        return self.value


@dataclass(frozen=True, slots=True)
class Card:
    """A double-sided board that comes out of the box."""

    number: int

    def __str__(self) -> str:
        return str(self.number)


Move = Placement | Lift | Call
READY, PASS, GO, JOIN = Call
LIFTS = tuple(Lift(tile) for tile in TILES)
CALLS: tuple[Move, ...] = (*LIFTS, READY, PASS, GO)  # whatever is no lay, in the order in which it is offered
ALL_MOVES: tuple[Move, ...] = (*PLACEMENTS.values(), *CALLS)
BY_TEXT: dict[str, Move | Card | Time] = {
    str(what): what for what in (*ALL_MOVES, JOIN, *(Card(number) for number in CARDS), TIME)
}


MOVES = frozenset(ALL_MOVES)
PLACEMENT = re.compile(rf"({'|'.join(TILES)})f?(r[1-3])?@[a-z]\d{{1,2}}", re.ASCII)


def is_move(what: object) -> bool:
    return isinstance(what, Placement | Lift | Call) and what in MOVES


def read(text: str) -> Move | Card | Time:
    if text not in BY_TEXT:
        if PLACEMENT.fullmatch(text):
            raise Unreadable("beyond-board", f"{text} extends beyond the board", text=text)
        sentence = f"a move looks like L4@b3, L4fr1@b3, -L4, ready, pass or go, not {text[:40]!r}"
        raise Unreadable("no-such-move", sentence, text=text[:40])
    return BY_TEXT[text]


def read_laid(text: str, over_rocks: bool, flip: bool) -> tuple[Board, Layout]:
    """A board, and the tiles laid on it by the lines that follow."""
    board, lines = split_board(text)
    rocks = 0 if over_rocks else board.rocks
    layout = list(EMPTY)
    for number, line in lines:
        placement = PLACEMENTS.get(line)
        if placement is None:
            sentence = f"line {number}: a laid tile looks like L4@b3, not {line[:40]!r}"
            raise Unreadable("board-tile", sentence, line=number, text=line[:40])
        check_free(number, placement, rocks, layout)
        check_not_flipped(number, placement, flip)
        layout[list(TILES).index(placement.tile)] = placement
    return board, tuple(layout)


def check_not_flipped(number: int, placement: Placement, flip: bool) -> None:
    if placement.flipped and not flip:
        sentence = f"line {number}: {placement} is flipped, but here tiles may only be turned"
        raise Unreadable("board-tile-flipped", sentence, line=number, text=str(placement))


def check_free(number: int, placement: Placement, rocks: int, layout: list[Placement | None]) -> None:
    others = [other for other in layout if other]
    if any(other.tile == placement.tile for other in others):
        sentence = f"line {number}: {placement.tile} is laid twice"
        raise Unreadable("board-tile-twice", sentence, line=number, tile=placement.tile)
    if placement.mask & (rocks | sum(other.mask for other in others)):
        sentence = f"line {number}: {placement} is not on free ground"
        raise Unreadable("board-tile-blocked", sentence, line=number, text=str(placement))
