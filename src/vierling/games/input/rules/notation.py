"""Text in, text out: `s3` touches the third stone of the supply, `4.2` the one on place 2 of the 4; a following `!5`
announces that it closes the 5, a following `~` keeps it unflipped; `>5.1` places the stone in hand.

Rolls: `VH-HR-…` is seven stones as they fell, each with its top face first; `2-1-3` is the order of the seats.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, permutations, product
from math import factorial

from vierling.game import Unreadable
from vierling.games.input.rules.cards import NUMBERS, PLACES
from vierling.games.input.rules.stones import JOKER, KINDS, STONES, SYMBOLS, Spot


@dataclass(frozen=True, slots=True)
class Touch:
    spot: Spot
    closes: int | None = None
    flips: bool = True

    def __str__(self) -> str:
        announced = "" if self.closes is None else f"!{self.closes}"
        return f"{self.spot}{announced}{'' if self.flips else '~'}"


@dataclass(frozen=True, slots=True)
class Place:
    spot: Spot

    def __str__(self) -> str:
        return f">{self.spot}"


@dataclass(frozen=True, slots=True)
class Drop:
    """Seven stones as they fell, each with its top face first; sorted by top face."""

    stones: tuple[str, ...]

    def __str__(self) -> str:
        return "-".join(self.stones)


@dataclass(frozen=True, slots=True)
class Order:
    """The seats in the order in which they play."""

    seats: tuple[int, ...]

    @property
    def goes_round(self) -> bool:
        """Whether they play as they sit, whoever begins."""
        first = self.seats[0]
        return self.seats == tuple((first + place) % len(self.seats) for place in range(len(self.seats)))

    def __str__(self) -> str:
        return "-".join(str(seat + 1) for seat in self.seats)


Move = Touch | Place
Roll = Drop | Order
SUPPLY = tuple(Spot(None, slot) for slot in range(STONES))
ON_CARDS = tuple(Spot(number, place) for number in NUMBERS for place in range(PLACES))
TOUCHES = tuple(
    Touch(spot, closes, flips)
    for spot in (*SUPPLY, *ON_CARDS)
    for closes in (None, *NUMBERS)
    for flips in (True, False)
    if closes is None or closes != spot.card
)
ALL_MOVES: tuple[Move, ...] = (*TOUCHES, *map(Place, ON_CARDS))


def throws() -> Iterator[tuple[str, ...]]:
    """Every way the seven stones can land; a joker that lands face up is turned over."""
    return product(*((kind, kind[::-1]) if JOKER not in kind else ("SJ",) for kind in KINDS))


def drops() -> dict[Roll, int]:
    """All throws are equally likely. Stones that show the same face may lie in any order, so that the order gives away
    nothing about their undersides; the orders of a throw share its weight."""
    weights: dict[Roll, int] = {}
    for throw in throws():
        orders = [tuple(chain(*order)) for order in product(*(permutations(showing(throw, face)) for face in SYMBOLS))]
        weights |= {Drop(order): factorial(STONES) // len(orders) for order in orders}
    return weights


def showing(throw: tuple[str, ...], face: str) -> list[str]:
    return [stone for stone in throw if stone[0] == face]


DROPS = drops()
ORDERS = tuple(Order(seats) for count in (2, 3) for seats in permutations(range(count)))
BY_TEXT: dict[str, Move | Roll] = {str(what): what for what in (*ALL_MOVES, *DROPS, *ORDERS)}


def read(text: str) -> Move | Roll:
    if text not in BY_TEXT:
        sentence = f"a move looks like s3, 4.2, 4.2!5, 4.2~ or >5.1, not {text[:40]!r}"
        raise Unreadable("unreadable-touch", sentence, text=text[:40])
    return BY_TEXT[text]
