"""State and its transitions: the sum goes into any free cell of the current grid."""

from dataclasses import dataclass, field
from functools import cache, cached_property, lru_cache
from typing import Any

from vierling.game import Choice, IllegalMove, Line, Seat
from vierling.games.knister.rules.notation import Cell, name_cell
from vierling.games.knister.rules.scoring import outlook_on, score_sheet
from vierling.games.knister.rules.sheet import CELLS, EMPTY, LINES, ROUNDS
from vierling.games.writing import Dice, WritingState

Grid = tuple[int, ...]
Sheet = tuple[Grid, ...]

BLANK: Grid = (EMPTY,) * CELLS


@dataclass(frozen=True, slots=True)
class Options:
    grids: int = field(default=1, metadata=Choice((1, 3)).meta)  # 3: the Ravensburger edition of 2007
    score: str = field(default="once", metadata=Choice(("once", "end")).meta)  # a line at once, or all at the end


@dataclass(frozen=True, slots=True)
class View:
    """What a seat sees: everybody's turned pages, its own entry, and who has written."""

    seat: Seat | None
    seats: int
    grids: int
    score: str
    grid: int
    round: int
    rounds: int
    roller: Seat
    dice: Dice | None
    sum: int | None
    sheets: tuple[Sheet, ...]
    last: tuple[Cell | None, ...]
    written: tuple[bool, ...]
    entry: Cell | None


@dataclass(frozen=True)
class State(WritingState):
    options: Options

    @property
    def rounds(self) -> int:
        return ROUNDS * self.options.grids

    @cached_property
    def grid(self) -> int:
        """The current grid: grids are filled one after another."""
        return min(self.turned // ROUNDS, self.options.grids - 1)

    def value_of(self, dice: Dice) -> int:
        return sum(dice)

    def free(self, seat: Seat) -> tuple[Cell, ...]:
        return free_cells(self.sheets[seat][self.grid])

    def check(self, seat: Seat, entry: Any) -> None:
        if entry not in range(CELLS):
            raise IllegalMove("no-such-cell", f"there is no cell {entry}", cell=str(entry)[:40])
        if self.sheets[seat][self.grid][entry] != EMPTY:
            raise IllegalMove("cell-taken", f"{name_cell(entry)} is not free", cell=name_cell(entry))

    def put(self, sheet: Sheet, entry: Cell) -> Sheet:
        grid = sheet[self.grid]
        written = (*grid[:entry], self.rolled, *grid[entry + 1 :])
        return (*sheet[: self.grid], written, *sheet[self.grid + 1 :])

    def view(self, seat: Seat | None) -> View:
        common, own = self.parts(seat)
        return View(**common, **own)

    @cached_property
    def in_common(self) -> dict[str, Any]:
        over = self.turned == self.rounds
        fresh = self.turned % ROUNDS == 0 and not over
        return {
            **super().in_common,
            "grids": self.options.grids,
            "score": self.options.score,
            "grid": self.grid,
            "round": ROUNDS if over else self.turned % ROUNDS + 1,
            "rounds": ROUNDS,
            "sum": self.rolled,
            "last": nobody(self.seats) if fresh else self.last,  # a fresh grid
        }

    def outlook(self, seat: Seat) -> tuple[tuple[str, ...], ...]:
        """For each score line, what it can still become with this sum in it."""
        if self.rolled is None:
            return ()
        lines = outlook_on(self.sheets[seat][self.grid], self.rolled)
        if self.options.grids == 1:
            return lines
        none: tuple[tuple[str, ...], ...] = ((),) * len(LINES)
        return (*none * self.grid, *lines, *none * (self.options.grids - 1 - self.grid))

    def score(self, seat: Seat) -> tuple[Line, ...]:
        if self.options.score == "end" and self.turned < self.rounds:
            return score_sheet(blank_sheet(self.options.grids))
        return score_sheet(self.sheets[seat])


@lru_cache(maxsize=16384)  # a server asks again after every move of another hand
def free_cells(grid: Grid) -> tuple[Cell, ...]:
    return tuple([cell for cell in range(CELLS) if grid[cell] == EMPTY])


def blank_sheet(grids: int) -> Sheet:
    return (BLANK,) * grids


@cache
def nobody(seats: int) -> tuple[None, ...]:
    """One object for all views, so that a server compares it once."""
    return (None,) * seats


def start(seats: int, options: Options) -> State:
    blank = nobody(seats)
    return State(options, (blank_sheet(options.grids),) * seats, entries=blank, last=blank)
