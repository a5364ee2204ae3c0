"""What lies where: every seat's seven stones, the cards in the row, and what may be touched, announced and placed.

Nothing here looks under a stone.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TypeVar

from vierling.game import Seat
from vierling.games.input.rules.cards import NUMBERS, PLACES, ZERO, CardSet
from vierling.games.input.rules.notation import SUPPLY
from vierling.games.input.rules.stones import JOKER, Spot, Stone, fits

Item = TypeVar("Item")
Stones = tuple[tuple[Stone, ...], ...]  # by seat, in the order of the drop
IN_HAND = Spot(None, -1)
ON_CARD = tuple(tuple(Spot(number, place) for place in range(PLACES)) for number in NUMBERS)  # the places of each card


@dataclass(frozen=True)
class Layout:
    """The table without its scores."""

    cards: CardSet
    row: tuple[int, ...]  # the numbers in play, with or without the zero
    stones: Stones
    finished: frozenset[int] = frozenset()

    @cached_property
    def on_cards(self) -> dict[int, dict[int, tuple[Seat, Stone]]]:
        """The stones on the cards, by number and place."""
        found: dict[int, dict[int, tuple[Seat, Stone]]] = {number: {} for number in self.row}
        for seat, stones in enumerate(self.stones):
            for stone in stones:
                if stone.at.card is not None:
                    found[stone.at.card][stone.at.place] = (seat, stone)
        return found

    def on(self, number: int) -> dict[int, tuple[Seat, Stone]]:
        """The stones on a card, by place."""
        return self.on_cards[number]

    def free(self, number: int) -> list[Spot]:
        taken = self.on(number)
        return [spot for spot in ON_CARD[number] if spot.place not in taken]

    def fitting(self, face: str, number: int) -> list[Spot]:
        """The free places of a card that this face fits."""
        symbols = self.cards.symbols(number)
        return [spot for spot in self.free(number) if fits(face, symbols[spot.place])]

    def last_free(self, number: int) -> Spot | None:
        """The only free place, if just one is left."""
        free = self.free(number)
        return free[0] if len(free) == 1 else None

    @cached_property
    def closable(self) -> tuple[int, ...]:
        """Open numbers that lack a single stone."""
        return tuple(number for number in self.open_numbers() if len(self.on(number)) == PLACES - 1)

    def open_numbers(self) -> Iterator[int]:
        """Unfinished numbers other than the zero, which is filled in a single turn."""
        return (number for number in self.row if number and number not in self.finished)

    def stone_at(self, seat: Seat, spot: Spot) -> int | None:
        """Which of the seat's stones lies there, if any."""
        return next((which for which, stone in enumerate(self.stones[seat]) if stone.at == spot), None)

    def free_slot(self, seat: Seat) -> Spot:
        taken = {stone.at for stone in self.stones[seat]}
        return next(slot for slot in SUPPLY if slot not in taken)

    def lift(self, seat: Seat, which: int) -> "Layout":
        """With this stone in hand."""
        return self.put(seat, which, self.stones[seat][which].lifted(IN_HAND))

    def put(self, seat: Seat, which: int, stone: Stone) -> "Layout":
        stones = put(self.stones, seat, put(self.stones[seat], which, stone))
        return Layout(self.cards, self.row, stones, self.finished)

    def with_finished(self, finished: frozenset[int]) -> "Layout":
        return Layout(self.cards, self.row, self.stones, finished)

    def tidy(self) -> "Layout":
        """At the end of a turn. R-I8: a finished card with no stones left goes back into the row. R-I11: the stones on
        a zero that was not filled go back to the supply."""
        layout = self
        for seat, stone in self.left_on_zero():
            which = layout.stones[seat].index(stone)
            layout = layout.put(seat, which, stone.laid(layout.free_slot(seat)))
        return layout.with_finished(frozenset(number for number in self.finished if self.on(number)))

    def left_on_zero(self) -> list[tuple[Seat, Stone]]:
        """The stones on a zero that is not finished, from top to bottom."""
        if ZERO not in self.row or ZERO in self.finished:
            return []
        return [lying for _, lying in sorted(self.on(ZERO).items())]

    # What the rules ask

    def may_close(self, seat: Seat, touched: Spot, number: int) -> bool:
        """Whether this seat may announce that the touched stone closes this number (R-I2: nobody else may)."""
        others = [stone for stone in self.stones[seat] if stone.at != touched]
        return (
            touched.card != number
            and number in self.closable
            and any(stone.at.card == number for stone in others)
            and not any(stone.at.card in self.finished for stone in others)
        )

    def is_on_finished(self, seat: Seat) -> bool:
        """Whether this seat has stones on finished cards; one in hand does not count."""
        return any(stone.at.card in self.finished for stone in self.stones[seat])

    def places_for(self, face: str, origin: Spot) -> list[Spot]:
        """Where a lifted stone that shows this face may go without closing a number."""
        return [
            spot
            for number in self.open_numbers()
            if number not in self.closable
            for spot in self.fitting(face, number)
            if spot != origin
        ]

    def closes(self, face: str, number: int, joker_closes: bool) -> bool:
        """Whether this face closes the number."""
        if self.last_free(number) is None or (face == JOKER and not joker_closes):
            return False
        return bool(self.fitting(face, number))

    def is_of_one_colour(self, seat: Seat, number: int) -> bool:
        return all(owner == seat for owner, _ in self.on(number).values())

    def key(self) -> str:
        """Everything visible, as text; the order within a supply does not matter."""
        seen = (
            " ".join(sorted(f"{'s' if stone.at.card is None else stone.at}{stone.top}" for stone in stones))
            for stones in self.stones
        )
        return " / ".join((*seen, *map(str, sorted(self.finished))))


def put(items: tuple[Item, ...], place: int, item: Item) -> tuple[Item, ...]:
    return (*items[:place], item, *items[place + 1 :])


def sort_key(spot: Spot) -> tuple[int, int]:
    """The supply first, then card by card."""
    return (-1 if spot.card is None else spot.card, spot.place)
