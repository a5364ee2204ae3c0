"""State and its transitions: an entry writes both numbers into two free cells with the same sign."""

from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from itertools import permutations
from typing import Any

from vierling.game import Actions, Choice, IllegalMove, Line, Seat, Text, Unreadable
from vierling.games.tuefteln.rules.notation import ENTRIES, Entry
from vierling.games.tuefteln.rules.paper import NAMES, Paper, read_paper
from vierling.games.tuefteln.rules.scoring import Sheet, score_sheet, tally
from vierling.games.tuefteln.rules.sheet import CELLS, EMPTY, ROUNDS, SHIPPED, WHITE
from vierling.games.writing import Dice, WritingState, with_back

SHEET = Text(read=lambda text: str(read_paper(text)), facts=lambda text: read_paper(text).facts())

paper_of = lru_cache(maxsize=256)(read_paper)  # by sheets in their normal form, which are short


@dataclass(frozen=True, slots=True)
class Options:
    side: str = field(default="A", metadata=Choice(("A", "B")).meta)
    sheet: str = field(default="", metadata=SHEET.meta)  # empty: the sheet we ship

    def __post_init__(self) -> None:
        paper = paper_of(self.sheet or SHIPPED[self.side])
        if paper.side != self.side:
            raise Unreadable("paper-side", f"this is a sheet for side {paper.side}", side=paper.side)
        object.__setattr__(self, "sheet", str(paper))  # so that every record contains its sheet

    @property
    def paper(self) -> Paper:
        return paper_of(self.sheet)


@dataclass(frozen=True, slots=True)
class View:
    """What a seat sees: everybody's turned pages, its own entry, and who has written."""

    seat: Seat | None
    seats: int
    side: str
    paper: str
    round: int
    rounds: int
    roller: Seat
    dice: Dice | None
    sheets: tuple[Sheet, ...]
    tallies: tuple[tuple[int, ...], ...]
    last: tuple[Entry | None, ...]
    written: tuple[bool, ...]
    entry: Entry | None


@dataclass(frozen=True)
class State(WritingState):
    options: Options

    @property
    def rounds(self) -> int:
        return ROUNDS

    def free(self, seat: Seat) -> tuple[Entry, ...]:
        return free_entries(self.options.paper, self.sheets[seat])

    def check(self, seat: Seat, entry: Any) -> None:
        if not isinstance(entry, Entry) or entry not in ENTRIES:
            raise IllegalMove(
                "no-such-entry", f"an entry is two cells like a1+c2, not {entry!r}", text=repr(entry)[:40]
            )
        for cell in entry:
            if self.sheets[seat][cell] != EMPTY:
                raise IllegalMove("cell-taken", f"{NAMES[cell]} is not free", cell=NAMES[cell])
        check_signs(self.options.paper, entry)

    def put(self, sheet: Sheet, entry: Entry) -> Sheet:
        numbers = dict(zip(entry, self.rolled, strict=True))
        return tuple(numbers.get(cell, number) for cell, number in enumerate(sheet))

    def view(self, seat: Seat | None) -> View:
        common, own = self.parts(seat)
        return View(**common, **own)

    @cached_property
    def in_common(self) -> dict[str, Any]:
        return {
            **super().in_common,
            "side": self.options.side,
            "paper": self.options.paper.signs,
            "round": self.progress()[0],
            "rounds": ROUNDS,
            "tallies": tuple(tally(sheet) for sheet in self.sheets),
        }

    def score(self, seat: Seat) -> tuple[Line, ...]:
        return score_sheet(self.sheets[seat])


@lru_cache(maxsize=256)
def all_moves(seats: int, paper: Paper) -> Actions:
    return with_back(free_entries(paper, paper.blank), seats)


@lru_cache(maxsize=4096)
def free_entries(paper: Paper, sheet: Sheet) -> tuple[Entry, ...]:
    """Pairs of free cells with the same sign: both white, both ends of a bridge, or both of one colour."""
    free = [cell for cell in range(CELLS) if sheet[cell] == EMPTY]
    signs = paper.signs
    return tuple(ENTRIES[cells] for cells in permutations(free, 2) if signs[cells[0]] == signs[cells[1]])


def check_signs(paper: Paper, entry: Entry) -> None:
    first, second = (paper.signs[cell] for cell in entry)
    if first == second:
        return
    one, other = (NAMES[cell] for cell in entry)
    if paper.side == "B":
        raise IllegalMove("colours-differ", f"{one} and {other} have different colours", one=one, other=other)
    end = one if first != WHITE else other
    raise IllegalMove("bridge-whole", f"{end} is one end of a bridge: both ends are written together", cell=end)


def start(seats: int, options: Options) -> State:
    blank = (None,) * seats
    return State(options, (options.paper.blank,) * seats, entries=blank, last=blank)
