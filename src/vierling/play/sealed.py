"""Dice that are the same for everybody: each roll follows from a seed and its number in the match alone.

So whatever players do, and in whatever order requests come, the third roll of a match is the third roll of every match
with these dice. Whoever does not know the seed cannot foresee any of them: draws are HMAC-SHA-256 of it.
"""

import hmac
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from typing import Any

from vierling.game import Game, Roll, State, draw

BLOCK = 8 * sha256().digest_size  # bits


def derive(key: bytes, *names: str | int) -> bytes:
    """A key of its own for whatever has these names. It tells nothing about the key it comes from."""
    return hmac.digest(key, "/".join(map(str, names)).encode(), "sha256")


class Sealed(Random):
    """The draws of one roll, for everything that wants a `Random`; `randrange` rejects what would favour anything."""

    def __init__(self, key: bytes, *names: str | int) -> None:
        super().__init__()
        self.key = derive(key, *names)
        self.blocks = 0

    def seed(self, *_args: Any, **_words: Any) -> None:
        """The key is all it needs."""

    def getrandbits(self, k: int, /) -> int:
        number = 0
        for _ in range(0, k, BLOCK):
            number = number << BLOCK | int.from_bytes(derive(self.key, self.blocks), "big")
            self.blocks += 1
        return number >> (-k % BLOCK)

    def random(self) -> float:
        return float(self.getrandbits(53)) * 2.0**-53


@dataclass(frozen=True, slots=True)
class Source:
    """Where the rolls of one match come from: those of an earlier match, as far as they go, then a seed."""

    seed: bytes
    rolls: Sequence[str] = ()

    def roll(self, game: Game, state: State, number: int) -> Roll:
        """The roll with this number, from 0. One that cannot be here, because more people play than in the earlier
        match, is drawn; so it is the same at all tables with as many."""
        if number < len(self.rolls):
            known = game.read(self.rolls[number])
            if known in state.chance():
                return known
        return draw(state, Sealed(self.seed, "roll", number))


class SourceDice:
    """The same for a driver, which does not count rolls."""

    def __init__(self, source: Source, game: Game) -> None:
        self.source = source
        self.game = game
        self.rolls = 0

    def roll(self, state: State) -> Roll:
        self.rolls += 1
        return self.source.roll(self.game, state, self.rolls - 1)
