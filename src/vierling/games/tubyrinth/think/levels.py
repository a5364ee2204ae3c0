"""What sets the levels apart: how fast they are, and how long a pipeline they look for."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Level:
    haste: float  # how many times as fast as a practised player
    spread: float  # of its times: the standard deviation of their logarithm
    wishes: dict[int, int]  # how likely it is to look for 5, 6 or 7 tiles


LEVELS: dict[str, Level] = {
    "easy": Level(0.6, 0.7, {5: 6, 6: 3, 7: 1}),
    "medium": Level(1.0, 0.65, {5: 4, 6: 4, 7: 2}),
    "hard": Level(1.6, 0.6, {5: 2, 6: 4, 7: 4}),
    "master": Level(3.0, 0.5, {5: 0, 6: 2, 7: 8}),
}
