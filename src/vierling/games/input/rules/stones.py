"""The seven two-sided stones of a colour, all different, and where one can lie."""

from dataclasses import dataclass
from typing import NamedTuple

from vierling.game import Seat

SYMBOLS = "VHRS"  # full, half, round, slanted
JOKER = "J"
FACES = SYMBOLS + JOKER
KINDS = ("VH", "VR", "VS", "HR", "HS", "RS", "JS")  # both faces of each stone
STONES = len(KINDS)


class Spot(NamedTuple):
    """A place of a card, or a slot of its owner's supply (card is None); both count from 1 in text."""

    card: int | None
    place: int

    def __str__(self) -> str:
        return f"s{self.place + 1}" if self.card is None else f"{self.card}.{self.place + 1}"


@dataclass(frozen=True, slots=True)
class Stone:
    """A stone as it lies; what is under it is known to nobody but the state."""

    top: str
    under: str
    at: Spot

    def flipped(self) -> "Stone":
        return Stone(self.under, self.top, self.at)

    def moved(self, spot: Spot) -> "Stone":
        return Stone(self.top, self.under, spot)


@dataclass(frozen=True, slots=True)
class Hand:
    """The stone between touching and placing, as it shows now."""

    which: int
    stone: Stone
    origin: Spot
    announced: int | None
    flips: bool = True
    places: tuple[Spot, ...] = ()


@dataclass(frozen=True, slots=True)
class Past:
    """The turn before, or as much of this one as everybody has seen."""

    seat: Seat
    origin: str
    face: str  # that came up
    to: str | None  # where the stone lies now
    announced: int | None
    failed: bool | None  # None as long as nothing was announced or it is undecided


Step = tuple[int, Spot, Spot]  # which stone went from where to where


def fits(face: str, symbol: str) -> bool:
    return face in (symbol, JOKER)
