"""Where the cards and supplies of Input lie on the screen, and what stands in each spot."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from vierling.game import Seat
from vierling.games.input.rules.cards import PLACES
from vierling.games.input.rules.notation import SUPPLY
from vierling.games.input.rules.view import Seen, View
from vierling.terminal.look import SHAPES

LEFT = 1
SLOTS = [str(slot) for slot in SUPPLY]
FREE, BARRED, NOBODY = "·", "\N{MULTIPLICATION SIGN}", " "
MANY = 7  # cards; more have to be narrow
DONE, CALLED = "✓", "!"


class Thing(NamedTuple):
    """A text on the screen, and the part of the board that it belongs to."""

    x: int
    y: int
    text: str
    part: str


@dataclass(frozen=True, slots=True)
class Choice:
    """What somebody is about to do: where the cursor stands, where it may go, what would be announced."""

    cursor: str | None = None
    spots: tuple[str, ...] = ()
    called: int | None = None


@dataclass(frozen=True)
class Spread:
    """A view on a screen: cards in a row, finished ones a line higher, supplies below."""

    view: View
    owner: Seat  # whose supply the choice is about
    choice: Choice
    roomy: bool

    # Measures

    @property
    def across(self) -> int:
        """From a card to the next."""
        return 7 if self.roomy and len(self.view.row) <= MANY else 5

    @property
    def down(self) -> int:
        """From a place to the next; below a stone there is room for notes."""
        return 2 if self.roomy else 1

    @property
    def width(self) -> int:
        return LEFT + max(self.across * len(self.view.row), 3 + 5 * len(SLOTS))

    @property
    def height(self) -> int:
        return self.supply_top + 1 + self.view.seats * self.supply_down

    @property
    def supply_top(self) -> int:
        return 2 + self.down * PLACES + self.roomy

    @property
    def supply_down(self) -> int:
        return 1 if self.view.options.notes == "none" else self.down

    def corner(self, spot: str, owner: Seat) -> tuple[int, int]:
        """Where a spot begins."""
        if spot in SLOTS:
            return LEFT + 3 + 5 * SLOTS.index(spot), self.supply_top + 1 + owner * self.supply_down
        number, place = map(int, spot.split("."))
        x = LEFT + self.across * self.view.row.index(number)
        return x, self.head_of(number) + 1 + self.down * (place - 1)

    def head_of(self, number: int) -> int:
        return 0 if number in self.view.finished else 1

    def width_of(self, spot: str) -> int:
        return 4 if spot in SLOTS else self.across - 1

    def spot_at(self, x: int, y: int) -> str | None:
        """Of those that can be chosen."""
        for spot in self.choice.spots:
            left, top = self.corner(spot, self.owner)
            if top == y and left <= x < left + self.width_of(spot):
                return spot
        return None

    # What lies there

    @cached_property
    def lying(self) -> dict[tuple[Seat | None, str], tuple[Seat, Seen]]:
        """By spot; slots of a supply are everybody's own."""
        return {
            (seat if seen.at in SLOTS else None, seen.at): (seat, seen)
            for seat, own in enumerate(self.view.stones)
            for seen in own
        }

    def things(self) -> Iterator[Thing]:
        for number in self.view.row:
            yield from self.card(number)
        yield from self.supplies()

    def card(self, number: int) -> Iterator[Thing]:
        finished = number in self.view.finished
        x, y = LEFT + self.across * self.view.row.index(number), self.head_of(number)
        sign = CALLED if number == self.choice.called else DONE if finished else ""
        ground = "raised" if finished else "card"
        for line in range(1, 1 + self.down * PLACES):
            yield Thing(x, y + line, " " * (self.across - 1), ground)
        yield Thing(x, y, f"{sign}{number}".center(self.across - 1), "head")
        symbols = self.view.options.card_set.symbols(number)
        for place, symbol in enumerate(symbols, 1):
            yield from self.place(f"{number}.{place}", symbol, ground)

    def place(self, spot: str, symbol: str, ground: str) -> Iterator[Thing]:
        if (None, spot) in self.lying:
            yield from self.stone(*self.lying[None, spot])
            return
        yield self.thing(spot, None, *self.empty(spot, symbol, ground))

    def empty(self, spot: str, symbol: str, ground: str) -> tuple[str, str]:
        hand = self.view.hand
        if hand and spot in self.choice.spots:
            if spot == self.choice.cursor:
                return f"[{hand.face}{SHAPES[self.owner]}]", "cursor"
            return f"{FREE}{symbol}{FREE}", "lit"
        if hand and spot in dict(hand.barred):
            return f"{BARRED}{symbol.lower()}{BARRED}", ground
        return (FREE if ground == "raised" else symbol.lower()), ground

    def stone(self, seat: Seat, seen: Seen) -> Iterator[Thing]:
        at = (seen.at, seat)
        text = f"{seen.top}{SHAPES[seat]}"
        if seat == self.owner and seen.at == self.choice.cursor:
            yield self.thing(*at, f"[{text}]", "cursor")
        else:
            last = self.view.last
            newest = last is not None and (last.seat, last.to) == at[::-1]
            yield self.thing(*at, text, "last" if newest else f"stone-{seat + 1}")
        if seen.notes and self.roomy:
            x, y = self.corner(*at)
            yield Thing(x, y + 1, seen.notes.center(self.width_of(seen.at)), "notes")

    def thing(self, spot: str, owner: Seat | None, text: str, part: str) -> Thing:
        return Thing(*self.corner(spot, owner or 0), text.center(self.width_of(spot)), part)

    def supplies(self) -> Iterator[Thing]:
        for slot in SLOTS:
            yield Thing(self.corner(slot, 0)[0], self.supply_top, slot.center(4), "gap")
        for seat in range(self.view.seats):
            sign = "▸" if seat == self.view.mover else " "
            yield Thing(LEFT, self.corner(SLOTS[0], seat)[1], f"{sign}{SHAPES[seat]}", "gap")
            for slot in SLOTS:
                if (seat, slot) in self.lying:
                    yield from self.stone(*self.lying[seat, slot])
                else:
                    yield self.thing(slot, seat, NOBODY, "gap")
