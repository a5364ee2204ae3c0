"""What lies where: every seat's seven stones, the cards in the row, and what may be touched, announced and placed.

Nothing here looks under a stone.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TypeVar

from vierling.game import Seat
from vierling.games.input.rules.cards import PLACES, CardSet
from vierling.games.input.rules.notation import SUPPLY
from vierling.games.input.rules.stones import JOKER, Spot, Stone, fits

Item = TypeVar("Item")
Stones = tuple[tuple[Stone, ...], ...]  # of each seat, in the order of the drop
IN_HAND = Spot(None, -1)


@dataclass(frozen=True)
class Layout:
    """The table without its scores."""

    cards: CardSet
    row: tuple[int, ...]  # the numbers in play, the zero among them if it is
    stones: Stones
    finished: frozenset[int] = frozenset()

    @cached_property
    def on_cards(self) -> dict[int, dict[int, tuple[Seat, Stone]]]:
        """By number and place, what lies on the cards."""
        found: dict[int, dict[int, tuple[Seat, Stone]]] = {number: {} for number in self.row}
        for seat, own in enumerate(self.stones):
            for stone in own:
                if stone.at.card is not None:
                    found[stone.at.card][stone.at.place] = (seat, stone)
        return found

    def on(self, number: int) -> dict[int, tuple[Seat, Stone]]:
        """By place, what lies on a card."""
        return self.on_cards[number]

    def symbol(self, spot: Spot) -> str:
        assert spot.card is not None
        return self.cards.symbols(spot.card)[spot.place]

    def free(self, number: int) -> list[Spot]:
        taken = self.on(number)
        return [Spot(number, place) for place in range(PLACES) if place not in taken]

    def last_free(self, number: int) -> Spot | None:
        """The only place that is missing, if there is only one."""
        free = self.free(number)
        return free[0] if len(free) == 1 else None

    @cached_property
    def closable(self) -> tuple[int, ...]:
        """Open numbers of which a single stone is missing."""
        return tuple(number for number in self.open_numbers() if len(self.on(number)) == PLACES - 1)

    def open_numbers(self) -> Iterator[int]:
        """Unfinished, and not the zero: that is filled in one turn only."""
        return (number for number in self.row if number and number not in self.finished)

    def stone_at(self, seat: Seat, spot: Spot) -> int | None:
        """Which of the seat's stones lies there."""
        return next((which for which, stone in enumerate(self.stones[seat]) if stone.at == spot), None)

    def free_slot(self, seat: Seat) -> Spot:
        taken = {stone.at for stone in self.stones[seat]}
        return next(slot for slot in SUPPLY if slot not in taken)

    def lift(self, seat: Seat, which: int) -> "Layout":
        """Without the stone in hand."""
        return self.put(seat, which, self.stones[seat][which].moved(IN_HAND))

    def put(self, seat: Seat, which: int, stone: Stone) -> "Layout":
        stones = put(self.stones, seat, put(self.stones[seat], which, stone))
        return Layout(self.cards, self.row, stones, self.finished)

    def with_finished(self, finished: frozenset[int]) -> "Layout":
        return Layout(self.cards, self.row, self.stones, finished)

    def tidy(self) -> "Layout":
        """R-I8: a finished card without any stone goes back into the row."""
        return self.with_finished(frozenset(number for number in self.finished if self.on(number)))

    # What the rules ask

    def may_close(self, seat: Seat, touched: Spot, number: int) -> bool:
        """Who may announce that the touched stone closes this number; R-I2: nobody else can."""
        others = [stone for stone in self.stones[seat] if stone.at != touched]
        return (
            touched.card != number
            and number in self.closable
            and any(stone.at.card == number for stone in others)
            and not any(stone.at.card in self.finished for stone in others)
        )

    def is_burdened(self, seat: Seat) -> bool:
        """Whether own stones lie on finished cards; one in hand does not."""
        return any(stone.at.card in self.finished for stone in self.stones[seat])

    def fits(self, face: str, spot: Spot) -> bool:
        return fits(face, self.symbol(spot))

    def places_for(self, face: str, origin: Spot) -> list[Spot]:
        """Where a stone that shows this face may go without closing anything; it has been lifted already."""
        return [
            spot
            for number in self.open_numbers()
            if number not in self.closable
            for spot in self.free(number)
            if spot != origin and self.fits(face, spot)
        ]

    def closes(self, face: str, number: int, joker_closes: bool) -> bool:
        """Whether this face is the missing one."""
        missing = self.last_free(number)
        if missing is None or (face == JOKER and not joker_closes):
            return False
        return self.fits(face, missing)

    def is_of_one_colour(self, seat: Seat, number: int) -> bool:
        return all(owner == seat for owner, _ in self.on(number).values())

    def key(self) -> str:
        """All that can be seen of it, as text; a supply is a heap."""
        seen = (
            " ".join(sorted(f"{'s' if stone.at.card is None else stone.at}{stone.top}" for stone in own))
            for own in self.stones
        )
        return " / ".join((*seen, *map(str, sorted(self.finished))))


def put(items: tuple[Item, ...], place: int, item: Item) -> tuple[Item, ...]:
    return (*items[:place], item, *items[place + 1 :])


def sort_key(spot: Spot) -> tuple[int, int]:
    """The supply first, then card by card."""
    return (-1 if spot.card is None else spot.card, spot.place)
