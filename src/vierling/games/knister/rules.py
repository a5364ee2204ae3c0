"""State and its transitions. Everybody writes the same sum at the same time; the last hand turns the page."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from vierling.game import CHANCE, Choice, Event, IllegalMove, Line, Millis, Outcome, Seat
from vierling.games.knister.notation import BACK, Cell, Dice, Move, name_cell
from vierling.games.knister.scoring import score_sheet
from vierling.games.knister.sheet import CELLS, EMPTY, ROUNDS

Grid = tuple[int, ...]
Sheet = tuple[Grid, ...]

BLANK: Grid = (EMPTY,) * CELLS
FACES = range(1, 7)
ROLLS: Mapping[Dice, int] = {Dice(ivory, red): 1 for ivory in FACES for red in FACES}


@dataclass(frozen=True, slots=True)
class Options:
    grids: int = field(default=1, metadata=Choice((1, 3)).meta)  # 3: the Ravensburger edition of 2007


@dataclass(frozen=True, slots=True)
class View:
    """What a seat sees: turned pages of everybody, its own open entry, and who has written."""

    seat: Seat | None
    seats: int
    grids: int
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
class State:
    options: Options
    sheets: tuple[Sheet, ...]  # turned pages only
    sum: int | None = None
    entries: tuple[Cell | None, ...] = ()  # this round's, held back until the last hand has written
    last: tuple[Cell | None, ...] = ()  # of the page turned last
    turned: int = 0  # pages
    # The dice are for the eye: two rolls of one sum are the same position.
    dice: Dice | None = field(default=None, compare=False)

    @property
    def seats(self) -> int:
        return len(self.sheets)

    @cached_property
    def grid(self) -> int:
        """The grid in play: they are filled one after another."""
        return min(self.turned // ROUNDS, self.options.grids - 1)

    def to_move(self) -> frozenset[Seat]:
        if self.sum is None:
            return frozenset()
        return frozenset(seat for seat, entry in enumerate(self.entries) if entry is None)

    def moves(self, seat: Seat) -> Iterator[Move]:
        if self.sum is None or seat not in range(self.seats):
            return
        entry = self.entries[seat]
        grid = self.sheets[seat][self.grid]
        yield from (cell for cell in range(CELLS) if grid[cell] == EMPTY and cell != entry)
        if entry is not None:
            yield BACK

    def chance(self) -> Mapping[Dice, int]:
        return ROLLS if self.sum is None and self.outcome() is None else {}

    def deadline(self) -> Millis | None:
        return None

    def apply(self, event: Event) -> "State":
        if event.by == CHANCE:
            return self._roll(event.what)
        if not isinstance(event.by, int):
            raise IllegalMove("no-clock", "Knister has no clock")
        if event.by not in range(self.seats):
            raise IllegalMove("no-such-seat", f"there is no seat {event.by + 1}", seat=event.by + 1)
        return self._take_back(event.by) if event.what == BACK else self._write(event.by, event.what)

    def _roll(self, dice: Dice) -> "State":
        if not self.chance():
            raise IllegalMove("no-roll-due", "no roll is due")
        if not isinstance(dice, Dice) or dice not in ROLLS:
            raise IllegalMove("no-such-roll", f"a roll is two dice like 5+3, not {dice}", dice=str(dice)[:40])
        return replace(self, dice=dice, sum=sum(dice))

    def _write(self, seat: Seat, cell: Cell) -> "State":
        if self.outcome():
            raise IllegalMove("match-over", "the match is over")
        if self.sum is None:
            raise IllegalMove("roll-first", "the dice have to be rolled first")
        if cell not in range(CELLS):
            raise IllegalMove("no-such-cell", f"there is no cell {cell}", cell=str(cell)[:40])
        if self.entries[seat] == cell:
            raise IllegalMove("stands-there", f"the {self.sum} stands there already", sum=self.sum)
        if self.sheets[seat][self.grid][cell] != EMPTY:
            raise IllegalMove("cell-taken", f"{name_cell(cell)} is not free", cell=name_cell(cell))
        entries = (*self.entries[:seat], cell, *self.entries[seat + 1 :])
        return replace(self, entries=entries) if None in entries else self._turn(entries)

    def _take_back(self, seat: Seat) -> "State":
        if self.entries[seat] is None or self.sum is None:
            raise IllegalMove("nothing-to-take-back", "there is nothing to take back")
        return replace(self, entries=(*self.entries[:seat], None, *self.entries[seat + 1 :]))

    def _turn(self, entries: tuple[Cell | None, ...]) -> "State":
        sheets = tuple(
            (*sheet[: self.grid], write(sheet[self.grid], cell, self.sum or 0), *sheet[self.grid + 1 :])
            for sheet, cell in zip(self.sheets, entries, strict=True)
            if cell is not None
        )
        return State(self.options, sheets, None, (None,) * self.seats, entries, self.turned + 1)

    def view(self, seat: Seat | None) -> View:
        over = self.outcome() is not None
        new_grid = not over and self.turned % ROUNDS == 0
        return View(
            seat=seat,
            seats=self.seats,
            grids=self.options.grids,
            grid=self.grid,
            round=ROUNDS if over else self.turned % ROUNDS + 1,
            rounds=ROUNDS,
            roller=(self.turned - over) % self.seats,  # R-K1: seat 1 begins, then clockwise
            dice=self.dice,
            sum=self.sum,
            sheets=self.sheets,
            last=(None,) * self.seats if new_grid else self.last,
            written=tuple(entry is not None for entry in self.entries),
            entry=None if seat is None else self.entries[seat],
        )

    def score(self, seat: Seat) -> tuple[Line, ...]:
        return score_sheet(self.sheets[seat])

    def outcome(self) -> Outcome | None:
        if self.turned < ROUNDS * self.options.grids:
            return None
        points = tuple(sum(line.points for line in self.score(seat)) for seat in range(self.seats))
        best = max(points)  # R-K3: equal totals share the win
        return Outcome(points, tuple(seat for seat in range(self.seats) if points[seat] == best), "full")


def write(grid: Grid, cell: Cell, number: int) -> Grid:
    return (*grid[:cell], number, *grid[cell + 1 :])


def start(seats: int, options: Options) -> State:
    nobody = (None,) * seats
    return State(options, ((BLANK,) * options.grids,) * seats, entries=nobody, last=nobody)
