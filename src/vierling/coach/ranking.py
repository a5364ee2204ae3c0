"""Which moves are the best ones. Those that differ by less than anybody could notice rank together."""

from collections.abc import Mapping
from dataclasses import dataclass

BEST = 3  # ranks that are named
LEAST = {"points": 0.05, "chance": 0.005}  # by unit: a smaller difference does not show


@dataclass(frozen=True, slots=True)
class Weighed:
    """A move as text, what the match is worth to the seat after it, and the moves that are as good."""

    move: str
    value: float
    equals: tuple[str, ...] = ()
    kind: str | None = None  # what all of these have in common, if the game has a word for it


def rank(values: Mapping[str, float], unit: str) -> tuple[Weighed, ...]:
    """The best moves, best first, each with those that are as good."""
    left = sorted(values, key=lambda move: -values[move])
    found: list[Weighed] = []
    while left and len(found) < BEST:
        best, *others = left
        equals = [move for move in others if values[best] - values[move] < LEAST[unit]]
        found.append(Weighed(best, values[best], tuple(equals)))
        left = others[len(equals) :]
    return tuple(found)
