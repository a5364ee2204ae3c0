"""What players agree on before a match."""

import re
from dataclasses import dataclass, field

from vierling.game import Choice, Seat, Text, Unreadable
from vierling.games.tubyrinth.rules.board import board_of, read_board
from vierling.games.tubyrinth.rules.book import BOARDS
from vierling.games.tubyrinth.rules.pipeline import LEAST
from vierling.games.tubyrinth.rules.tiles import ALL_TILES

SEATS = range(1, 7)
GOALS = {"basic": 25, "rookie": 5, "master": 5}
BOARD_NAME = re.compile(r"\d{1,4}[a-z]?", re.ASCII)  # meant to be a board from the book
FIRST, *_, LAST = BOARDS
HANDICAP = re.compile(rf"([{SEATS[0]}-{SEATS[-1]}]):([{LEAST + 1}-{ALL_TILES}])", re.ASCII)


def read_wish(text: str) -> str:
    """The one-word form of a board, given as text or, if it is in the book, by its name, such as 7a."""
    name = text.strip()
    if BOARD_NAME.fullmatch(name) and name not in BOARDS:
        sentence = f"the book has boards {FIRST} to {LAST}, but no {name}"
        raise Unreadable("no-such-board", sentence, first=FIRST, last=LAST, name=name)
    return BOARDS[name] if name in BOARDS else str(read_board(text))


def read_handicaps(text: str) -> str:
    """`2:6,3:7`: seat 2 needs at least 6 tiles, seat 3 all 7."""
    return ",".join(f"{seat}:{tiles}" for seat, tiles in sorted(handicaps_of(text).items()))


def handicaps_of(text: str) -> dict[int, int]:
    found: dict[int, int] = {}
    for part in filter(None, text.split(",")):
        pair = HANDICAP.fullmatch(part.strip())
        if not pair or int(pair[1]) in found:
            sentence = f"a handicap is a seat and 6 or 7 tiles, such as 2:6, at most one per seat, not {part[:20]!r}"
            raise Unreadable("bad-handicap", sentence, text=part[:20])
        found[int(pair[1])] = int(pair[2])
    return found


BOARD = Text(read=read_wish, facts=lambda text: board_of(read_wish(text)).facts())
HANDICAPS = Text(read=read_handicaps)


@dataclass(frozen=True, slots=True)
class Options:
    mode: str = field(default="basic", metadata=Choice(tuple(GOALS)).meta)
    flip: bool = True
    same_board: bool = False
    grades: str = field(default="rising", metadata=Choice(("rising", "gentle")).meta)  # of the boards in a race
    hourglass: int = field(default=30, metadata=Choice((5, 10, 15, 20, 30, 45, 60, 90)).meta)
    water: bool = True  # no: only the end of a round tells whether a pipeline is right
    penalty: int = field(default=1, metadata=Choice((1, 0)).meta)  # 0: German edition, a wrong claim scores nothing
    handicap: str = field(default="", metadata=HANDICAPS.meta)
    board: str = field(default="", metadata=BOARD.meta)  # empty: cards are drawn from the box

    def __post_init__(self) -> None:
        object.__setattr__(self, "handicap", read_handicaps(self.handicap))
        if self.board:
            object.__setattr__(self, "board", read_wish(self.board))

    @property
    def over_rocks(self) -> bool:
        return self.mode == "rookie"

    @property
    def has_hourglass(self) -> bool:
        """R-P5: not where only the winner of a round scores."""
        return self.mode == "basic"

    @property
    def goal(self) -> int:
        return GOALS[self.mode]

    def least(self, seat: Seat) -> int:
        """How many tiles this seat's pipeline must use."""
        return ALL_TILES if self.mode == "master" else handicaps_of(self.handicap).get(seat + 1, LEAST)
