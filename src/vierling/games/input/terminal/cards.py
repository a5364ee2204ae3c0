"""Where Input's cards and supplies are on the screen, and what each spot shows."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from textwrap import wrap
from typing import NamedTuple

from vierling.game import Seat
from vierling.games.input.rules.cards import PLACES
from vierling.games.input.rules.notation import SUPPLY
from vierling.games.input.rules.view import Seen, View
from vierling.terminal.theme import SHAPES

LEFT = 1
SLOTS = [str(slot) for slot in SUPPLY]
FREE, BARRED, EMPTY = "·", "\N{MULTIPLICATION SIGN}", " "
MOST_WIDE = 7  # more cards have to be narrow
DONE, CALLED = "✓", "!"
GLUE = "\N{NO-BREAK SPACE}"


class Span(NamedTuple):
    """A piece of text on the screen, and the part of the board it belongs to."""

    x: int
    y: int
    text: str
    part: str


@dataclass(frozen=True, slots=True)
class Choice:
    """What the player is about to do: where the cursor is, where it may go, what would be announced."""

    cursor: str | None = None
    spots: tuple[str, ...] = ()
    called: int | None = None


@dataclass(frozen=True)
class Spread:
    """A view laid out on the screen: cards in a row, finished ones a line higher, supplies below."""

    view: View
    owner: Seat  # the seat that is choosing
    choice: Choice
    legend: tuple[str, ...]  # the letters of the faces, each with its name
    roomy: bool

    # Measures

    @property
    def across(self) -> int:
        """From one card to the next."""
        return 7 if self.roomy and len(self.view.row) <= MOST_WIDE else 5

    @property
    def down(self) -> int:
        """From one place to the next; two lines leave room for notes below a stone."""
        return 2 if self.roomy else 1

    @property
    def width(self) -> int:
        return LEFT + max(self.across * len(self.view.row), 3 + 5 * len(SLOTS))

    @property
    def height(self) -> int:
        return self.legend_top + len(self.legend_lines)

    @property
    def legend_top(self) -> int:
        return self.supply_top + 1 + self.view.seats * self.supply_down

    @cached_property
    def legend_lines(self) -> list[str]:
        """No letter is parted from its name."""
        glued = "  ".join(entry.replace(" ", GLUE) for entry in self.legend)
        return [line.replace(GLUE, " ") for line in wrap(glued, self.width - LEFT)]

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
        """The spot at this point, if it can be chosen."""
        for spot in self.choice.spots:
            left, top = self.corner(spot, self.owner)
            if top == y and left <= x < left + self.width_of(spot):
                return spot
        return None

    # What lies there

    @cached_property
    def lying(self) -> dict[tuple[Seat | None, str], tuple[Seat, Seen]]:
        """Stones by spot; slots are told apart by seat, places on cards are shared."""
        return {
            (seat if stone.at in SLOTS else None, stone.at): (seat, stone)
            for seat, stones in enumerate(self.view.stones)
            for stone in stones
        }

    def spans(self) -> Iterator[Span]:
        for number in self.view.row:
            yield from self.card(number)
        yield from self.supplies()
        for line, text in enumerate(self.legend_lines):
            yield Span(LEFT, self.legend_top + line, text, "gap")

    def card(self, number: int) -> Iterator[Span]:
        finished = number in self.view.finished
        x, y = LEFT + self.across * self.view.row.index(number), self.head_of(number)
        mark = CALLED if number == self.choice.called else DONE if finished else ""
        background = "raised" if finished else "card"
        for line in range(1, 1 + self.down * PLACES):
            yield Span(x, y + line, " " * (self.across - 1), background)
        yield Span(x, y, f"{mark}{number}".center(self.across - 1), "head")
        symbols = self.view.options.card_set.symbols(number)
        for place, symbol in enumerate(symbols, 1):
            yield from self.place(f"{number}.{place}", symbol, background)

    def place(self, spot: str, symbol: str, background: str) -> Iterator[Span]:
        if (None, spot) in self.lying:
            yield from self.stone(*self.lying[None, spot])
            return
        yield self.span_at(spot, None, *self.empty(spot, symbol, background))

    def empty(self, spot: str, symbol: str, background: str) -> tuple[str, str]:
        hand = self.view.hand
        if hand and spot in self.choice.spots:
            if spot == self.choice.cursor:
                return f"[{hand.face}{SHAPES[self.owner]}]", "cursor"
            return f"{FREE}{symbol}{FREE}", "lit"
        if hand and spot in dict(hand.barred):
            return f"{BARRED}{symbol.lower()}{BARRED}", background
        return (FREE if background == "raised" else symbol.lower()), background

    def stone(self, seat: Seat, seen: Seen) -> Iterator[Span]:
        at = (seen.at, seat)
        text = f"{seen.top}{SHAPES[seat]}"
        if seat == self.owner and seen.at == self.choice.cursor:
            yield self.span_at(*at, f"[{text}]", "cursor")
        else:
            last = self.view.last
            newest = last is not None and (last.seat, last.to) == at[::-1]
            yield self.span_at(*at, text, "last" if newest else f"stone-{seat + 1}")
        if seen.notes and self.roomy:
            x, y = self.corner(*at)
            yield Span(x, y + 1, seen.notes.center(self.width_of(seen.at)), "notes")

    def span_at(self, spot: str, owner: Seat | None, text: str, part: str) -> Span:
        return Span(*self.corner(spot, owner or 0), text.center(self.width_of(spot)), part)

    def supplies(self) -> Iterator[Span]:
        for slot in SLOTS:
            yield Span(self.corner(slot, 0)[0], self.supply_top, slot.center(4), "gap")
        for seat in range(self.view.seats):
            mark = "▸" if seat == self.view.mover else " "
            yield Span(LEFT, self.corner(SLOTS[0], seat)[1], f"{mark}{SHAPES[seat]}", "gap")
            for slot in SLOTS:
                if (seat, slot) in self.lying:
                    yield from self.stone(*self.lying[seat, slot])
                else:
                    yield self.span_at(slot, seat, EMPTY, "gap")
