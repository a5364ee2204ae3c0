"""Shared by games in which everybody writes the same dice, each on their own sheet.

Entries stay hidden until the last seat has written; then the page turns for everybody. Until then an entry can be
changed or taken back.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property
from random import Random
from typing import Any, NamedTuple, Self

from vierling.game import CHANCE, Actions, Event, IllegalMove, Line, Outcome, Parts, Refusal, Seat, State, settle


class Dice(NamedTuple):
    ivory: int
    colour: int

    def __str__(self) -> str:
        return f"{self.ivory}+{self.colour}"


class Back(Enum):
    """Takes this seat's entry back, as long as the page has not turned."""

    BACK = "back"

    def __str__(self) -> str:
        return self.value


BACK = Back.BACK
FACES = range(1, 7)
ROLLS: Mapping[Dice, int] = {Dice(ivory, colour): 1 for ivory in FACES for colour in FACES}
DICE = {str(dice): dice for dice in ROLLS}


def with_back(entries: Iterable[Any], seats: int) -> Actions:
    """All moves of such a game: whoever plays alone turns the page with each entry, and has nothing to take back."""
    return Actions((*entries, *([BACK] if seats > 1 else [])))


def by_seat(names: Iterable[str], seats: int) -> list[str]:
    """Names of encoded numbers: whose they are, then what they are. A seat comes first, then those to its left."""
    names = tuple(names)
    return [f"{whose} {name}" for whose in ("own", *(f"+{away}" for away in range(1, seats))) for name in names]


def in_turn(sheets: Sequence[Any], seat: Seat | None) -> Sequence[Any]:
    """Everybody's, in that order."""
    return (*sheets[seat or 0 :], *sheets[: seat or 0])


def check_seats(seats: int, allowed: range) -> None:
    if seats not in allowed:
        least, most = allowed[0], allowed[-1]
        sentence = f"this game has {least} to {most} seats, not {seats}"
        raise Refusal("seat-count", sentence, least=least, most=most, seats=seats)


@dataclass(frozen=True)
class WritingState(State, ABC):
    """What all such games have in common; a game supplies the abstract part."""

    options: Any
    sheets: tuple[Any, ...]  # without this round's entries
    rolled: Any = None  # `value_of` the dice
    entries: tuple[Any, ...] = ()  # this round's, hidden until the last seat has written
    last: tuple[Any, ...] = ()  # entries of the round before
    turned: int = 0  # how many pages
    # Only for show: rolls of equal value lead to equal positions.
    dice: Dice | None = field(default=None, compare=False)

    # What a game supplies

    @property
    @abstractmethod
    def rounds(self) -> int:
        """How many rounds, and so pages, a match has."""

    @abstractmethod
    def free(self, seat: Seat) -> tuple[Any, ...]:
        """Every entry this seat could make, in a fixed order."""

    @abstractmethod
    def check(self, seat: Seat, entry: Any) -> None:
        """Raise `IllegalMove` if this seat cannot make this entry."""

    @abstractmethod
    def put(self, sheet: Any, entry: Any) -> Any:
        """The sheet after writing this round's numbers."""

    @abstractmethod
    def score(self, seat: Seat) -> tuple[Line, ...]:
        """The score lines of this seat's turned pages."""

    def value_of(self, dice: Dice) -> Any:
        """The part of a roll that the rules care about."""
        return dice

    # What is the same for all

    @property
    def seats(self) -> int:
        return len(self.sheets)

    def _with(self, **changes: Any) -> Self:
        """Like `dataclasses.replace`, which would spend more time than all the rules together."""
        copy, values = object.__new__(type(self)), self.__dict__
        fields = {name: values[name] for name in self.__dataclass_fields__}
        object.__setattr__(copy, "__dict__", fields | changes)  # quicker than to fill the one it has
        return copy

    def to_move(self) -> frozenset[Seat]:
        return self.waiting

    @cached_property
    def waiting(self) -> frozenset[Seat]:
        """Asked for a dozen times in every position."""
        if self.rolled is None:
            return frozenset()
        return frozenset([seat for seat, entry in enumerate(self.entries) if entry is None])

    def moves(self, seat: Seat) -> Iterator[Any]:
        return iter(self.offers(seat))

    def offers(self, seat: Seat) -> tuple[Any, ...]:
        if self.rolled is None or not 0 <= seat < len(self.sheets):
            return ()
        free, written = self.free(seat), self.entries[seat]
        return free if written is None else (*[entry for entry in free if entry != written], BACK)

    def chance(self) -> Mapping[Dice, int]:
        return ROLLS if self.rolled is None and self.turned < self.rounds else {}

    def apply(self, event: Event) -> Self:
        if event.by == CHANCE:
            return self._roll(event.what)
        if not isinstance(event.by, int):
            raise IllegalMove("no-clock", "this game has no clock")
        if event.by not in range(self.seats):
            raise IllegalMove("no-such-seat", f"there is no seat {event.by + 1}", seat=event.by + 1)
        return self._take_back(event.by) if event.what == BACK else self._write(event.by, event.what)

    def _roll(self, dice: Dice) -> Self:
        if not self.chance():
            raise IllegalMove("no-roll-due", "no roll is due")
        if not isinstance(dice, Dice) or dice not in ROLLS:
            raise IllegalMove("no-such-roll", f"a roll is two dice like 5+3, not {dice}", dice=str(dice)[:40])
        return self._with(dice=dice, rolled=self.value_of(dice))

    def _write(self, seat: Seat, entry: Any) -> Self:
        if self.turned >= self.rounds:
            raise IllegalMove("match-over", "the match is over")
        if self.rolled is None:
            raise IllegalMove("roll-first", "the dice have to be rolled first")
        self.check(seat, entry)
        if self.entries[seat] == entry:
            raise IllegalMove("stands-there", "that is already there")
        entries = (*self.entries[:seat], entry, *self.entries[seat + 1 :])
        return self._with(entries=entries) if None in entries else self._turn_page(entries)

    def _take_back(self, seat: Seat) -> Self:
        if self.entries[seat] is None or self.rolled is None:
            raise IllegalMove("nothing-to-take-back", "there is nothing to take back")
        return self._with(entries=(*self.entries[:seat], None, *self.entries[seat + 1 :]))

    def _turn_page(self, entries: tuple[Any, ...]) -> Self:
        sheets = tuple(self.put(sheet, entry) for sheet, entry in zip(self.sheets, entries, strict=True))
        blank = (None,) * self.seats
        turned = self.turned + 1
        return self._with(sheets=sheets, rolled=None, dice=None, entries=blank, last=entries, turned=turned)

    @cached_property
    def written(self) -> tuple[bool, ...]:
        """Who has written; one object for all views, so that a server compares it once."""
        return tuple(entry is not None for entry in self.entries)

    @cached_property
    def in_common(self) -> dict[str, Any]:
        """What every such game's view shows to all alike: turned pages, and who has written. A server asks for each
        seat's view after each move."""
        over = self.turned >= self.rounds
        return {
            "seats": self.seats,
            "roller": (self.turned - over) % self.seats,  # R-K1: seat 1 begins, then clockwise
            "dice": self.dice,
            "sheets": self.sheets,
            "last": self.last,
            "written": self.written,
        }

    def parts(self, seat: Seat | None) -> Parts:
        return self.in_common, {"seat": seat, "entry": self.entry_of(seat)}

    def entry_of(self, seat: Seat | None) -> Any:
        return None if seat is None else self.entries[seat]

    def imagine_entries(self, seat: Seat | None, view: Any, rng: Random) -> Self:
        """This position with an entry for each seat that has written: its own, and random ones for the others."""
        entries = tuple(
            view.entry if other == seat else rng.choice(self.free(other)) if view.written[other] else None
            for other in range(self.seats)
        )
        return self._with(entries=entries)

    def progress(self) -> tuple[int, int]:
        return min(self.turned + 1, self.rounds), self.rounds

    def outcome(self) -> Outcome | None:
        if self.turned < self.rounds:
            return None
        return settle(tuple(sum(line.points for line in self.score(seat)) for seat in range(self.seats)))
