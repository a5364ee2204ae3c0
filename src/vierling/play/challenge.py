"""What a game sets as a challenge of the day: everybody plays the same, and results are compared."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from vierling.game import Game, Refusal
from vierling.kit import GAMES, kit_of
from vierling.play.sealed import derive

if TYPE_CHECKING:
    from vierling.options import Setting

SEEDS = 53  # bits of what options are prepared from: safe in every browser's numbers
Prepare = Callable[[int], "Mapping[str, Setting]"]  # for a seed; it may take a while, and is called by a thinker


@dataclass(frozen=True, slots=True)
class Challenge:
    name: str = ""  # a word that tells it from others of the game; empty if it is the only one
    options: "Mapping[str, Setting]" = field(default_factory=dict)
    bots: tuple[str, ...] = ()  # who else plays
    timed: bool = False  # whether the faster of two equal results is better
    prepare: Prepare | None = None  # further options, which follow from the day's seed


@dataclass(frozen=True, slots=True)
class Set:
    """A challenge of a game, by the name that it has among all."""

    name: str
    game: Game
    challenge: Challenge


def seed_for(seed: bytes) -> int:
    """What a challenge is prepared with, from its seed of the day."""
    return int.from_bytes(derive(seed, "board")) >> (256 - SEEDS)


def all_challenges() -> Iterator[Set]:
    """Of all games, in the order of the shelf.

    >>> from vierling.play.challenge import all_challenges
    >>> [each.name for each in all_challenges()][:3]
    ['knister', 'tuefteln-a', 'tuefteln-b']
    """
    for game in GAMES.values():
        for challenge in kit_of(game.name).challenges():
            yield Set("-".join(filter(None, (game.name, challenge.name))), game, challenge)


def challenge_named(name: str) -> Set:
    for each in all_challenges():
        if each.name == name:
            return each
    raise Refusal("no-challenge", f"there is no challenge {name[:40]}", name=name[:40])
