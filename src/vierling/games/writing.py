"""What games share in which everybody writes the same dice into an own sheet.

A hand holds its entry back until the last one has written; then the page turns for all. Until then an entry
may be changed or taken back.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from random import Random
from typing import Any, NamedTuple, Self

from vierling.game import CHANCE, Event, IllegalMove, Line, Outcome, Refusal, Seat, State, settle


class Dice(NamedTuple):
    ivory: int
    colour: int

    def __str__(self) -> str:
        return f"{self.ivory}+{self.colour}"


class Back(Enum):
    """The move that takes the own entry back as long as the page has not turned."""

    BACK = "back"

    def __str__(self) -> str:
        return self.value


BACK = Back.BACK
SEATS = range(1, 16)
FACES = range(1, 7)
ROLLS: Mapping[Dice, int] = {Dice(ivory, colour): 1 for ivory in FACES for colour in FACES}
DICE = {str(dice): dice for dice in ROLLS}


def check_seats(seats: int) -> None:
    if seats not in SEATS:
        least, most = SEATS[0], SEATS[-1]
        sentence = f"there are {least} to {most} seats, not {seats}"
        raise Refusal("seat-count", sentence, least=least, most=most, seats=seats)


@dataclass(frozen=True)
class Writing(State, ABC):
    """A game adds what is said to be its own below; everything else is the same at every such table."""

    options: Any
    sheets: tuple[Any, ...]  # turned pages only
    rolled: Any = None  # what of the dice matters to the rules
    entries: tuple[Any, ...] = ()  # this round's, held back until the last hand has written
    last: tuple[Any, ...] = ()  # of the page turned last
    turned: int = 0  # pages
    # The dice are for the eye: rolls that matter alike lead to equal positions.
    dice: Dice | None = field(default=None, compare=False)

    # A game's own

    @property
    @abstractmethod
    def rounds(self) -> int:
        """How many pages a match has."""

    @abstractmethod
    def free(self, seat: Seat) -> Iterator[Any]:
        """The entries that this seat's sheet has room for, in a fixed order."""

    @abstractmethod
    def check(self, seat: Seat, entry: Any) -> None:
        """Raise what is wrong with an entry that is not among the free ones."""

    @abstractmethod
    def put(self, sheet: Any, entry: Any) -> Any:
        """The sheet with this round's numbers written."""

    @abstractmethod
    def score(self, seat: Seat) -> tuple[Line, ...]:
        """The lines of this seat's turned pages."""

    def matters(self, dice: Dice) -> Any:
        return dice

    # Everybody's

    @property
    def seats(self) -> int:
        return len(self.sheets)

    def to_move(self) -> frozenset[Seat]:
        if self.rolled is None:
            return frozenset()
        return frozenset(seat for seat, entry in enumerate(self.entries) if entry is None)

    def moves(self, seat: Seat) -> Iterator[Any]:
        if self.rolled is None or seat not in range(self.seats):
            return
        written = self.entries[seat]
        yield from (entry for entry in self.free(seat) if entry != written)
        if written is not None:
            yield BACK

    def chance(self) -> Mapping[Dice, int]:
        return ROLLS if self.rolled is None and self.turned < self.rounds else {}

    def apply(self, event: Event) -> Self:
        if event.by == CHANCE:
            return self._roll(event.what)
        if not isinstance(event.by, int):
            raise IllegalMove("no-clock", "there is no clock in this game")
        if event.by not in range(self.seats):
            raise IllegalMove("no-such-seat", f"there is no seat {event.by + 1}", seat=event.by + 1)
        return self._take_back(event.by) if event.what == BACK else self._write(event.by, event.what)

    def _roll(self, dice: Dice) -> Self:
        if not self.chance():
            raise IllegalMove("no-roll-due", "no roll is due")
        if not isinstance(dice, Dice) or dice not in ROLLS:
            raise IllegalMove("no-such-roll", f"a roll is two dice like 5+3, not {dice}", dice=str(dice)[:40])
        return replace(self, dice=dice, rolled=self.matters(dice))

    def _write(self, seat: Seat, entry: Any) -> Self:
        if self.turned >= self.rounds:
            raise IllegalMove("match-over", "the match is over")
        if self.rolled is None:
            raise IllegalMove("roll-first", "the dice have to be rolled first")
        self.check(seat, entry)
        if self.entries[seat] == entry:
            raise IllegalMove("stands-there", "that stands there already")
        entries = (*self.entries[:seat], entry, *self.entries[seat + 1 :])
        return replace(self, entries=entries) if None in entries else self._turn(entries)

    def _take_back(self, seat: Seat) -> Self:
        if self.entries[seat] is None or self.rolled is None:
            raise IllegalMove("nothing-to-take-back", "there is nothing to take back")
        return replace(self, entries=(*self.entries[:seat], None, *self.entries[seat + 1 :]))

    def _turn(self, entries: tuple[Any, ...]) -> Self:
        sheets = tuple(self.put(sheet, entry) for sheet, entry in zip(self.sheets, entries, strict=True))
        nobody = (None,) * self.seats
        turned = self.turned + 1
        return replace(self, sheets=sheets, rolled=None, dice=None, entries=nobody, last=entries, turned=turned)

    def seen(self, seat: Seat | None) -> dict[str, Any]:
        """What is in every such game's view: pages that turned, the own entry, and who has written."""
        over = self.turned >= self.rounds
        return {
            "seat": seat,
            "seats": self.seats,
            "roller": (self.turned - over) % self.seats,  # R-K1: seat 1 begins, then clockwise
            "dice": self.dice,
            "sheets": self.sheets,
            "last": self.last,
            "written": tuple(entry is not None for entry in self.entries),
            "entry": None if seat is None else self.entries[seat],
        }

    def imagine_entries(self, seat: Seat | None, view: Any, rng: Random) -> Self:
        """This position with entries for all hands that have written: the own one, and any for the others."""
        entries = tuple(
            view.entry if other == seat else rng.choice(list(self.free(other))) if view.written[other] else None
            for other in range(self.seats)
        )
        return replace(self, entries=entries)

    def progress(self) -> tuple[int, int]:
        return min(self.turned + 1, self.rounds), self.rounds

    def outcome(self) -> Outcome | None:
        if self.turned < self.rounds:
            return None
        return settle(tuple(sum(line.points for line in self.score(seat)) for seat in range(self.seats)))
