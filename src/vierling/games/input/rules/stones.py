"""The seven two-sided stones of a colour, all different, and where they can lie."""

from dataclasses import dataclass
from typing import NamedTuple

from vierling.game import Seat

SYMBOLS = "VHRS"  # full, half, round, slanted
JOKER = "J"
FACES = SYMBOLS + JOKER
KINDS = ("VH", "VR", "VS", "HR", "HS", "RS", "JS")  # both faces of each stone
STONES = len(KINDS)


class Spot(NamedTuple):
    """A place on a card, or a slot of the owner's supply (card is None); in text both count from 1."""

    card: int | None
    place: int

    def __str__(self) -> str:
        return f"s{self.place + 1}" if self.card is None else f"{self.card}.{self.place + 1}"


@dataclass(frozen=True, slots=True)
class Stone:
    """A stone as it lies; only the state knows what is under it."""

    top: str
    under: str
    at: Spot
    trail: tuple[Spot, ...] = ()  # the last two places on cards that it came from, newest last

    def flipped(self) -> "Stone":
        return Stone(self.under, self.top, self.at, self.trail)

    def lifted(self, spot: Spot) -> "Stone":
        """Elsewhere, but not laid there."""
        return Stone(self.top, self.under, spot, self.trail)

    def laid(self, spot: Spot) -> "Stone":
        """R-I10: a stay in the supply ends the trail."""
        trail = () if None in (self.at.card, spot.card) else (*self.trail, self.at)[-2:]
        return Stone(self.top, self.under, spot, trail)


@dataclass(frozen=True, slots=True)
class Hand:
    """The stone in hand, between touching and placing, with the face it shows now."""

    which: int
    stone: Stone
    origin: Spot
    announced: int | None
    flips: bool = True
    places: tuple[Spot, ...] = ()


@dataclass(frozen=True, slots=True)
class Past:
    """The last turn, or what everybody has seen of this one."""

    seat: Seat
    origin: str
    face: str  # the one that came up
    to: str | None  # where the stone lies now
    announced: int | None
    failed: bool | None  # None: nothing announced, or not decided yet
    returned: tuple[tuple[str, str], ...] = ()  # stones that left a zero that failed: from, to


@dataclass(frozen=True, slots=True)
class Moved:
    """A stone that went from one place to another in this turn."""

    turn: int
    seat: Seat
    origin: str
    to: str


def follow(moved: tuple[Moved, ...], step: Moved, turns: int) -> tuple[Moved, ...]:
    """What has moved in so many turns, with one step more; a stone that moves twice in a turn has come from its first
    place."""
    before = next(
        (each for each in moved if (each.turn, each.seat, each.to) == (step.turn, step.seat, step.origin)), None
    )
    newest = Moved(step.turn, step.seat, before.origin, step.to) if before else step
    return (*(each for each in moved if each.turn > step.turn - turns and each is not before), newest)


def fits(face: str, symbol: str) -> bool:
    return face in (symbol, JOKER)
