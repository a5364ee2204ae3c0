"""Where chance comes from. Whoever plays a match is handed one of these; nothing rolls by itself."""

from collections.abc import Callable, Iterable
from random import Random, SystemRandom
from typing import Protocol

from vierling.game import CHANCE, Event, Game, Refusal, Roll, State, draw
from vierling.play.draws import Draws


class Dice(Protocol):
    def roll(self, state: State) -> Roll:
        """One of the rolls that are due in this position."""


class RandomDice:
    """Drawn from a generator: nobody can foresee them, or the same again for the same seed."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def roll(self, state: State) -> Roll:
        return draw(state, self.rng)


def secret_dice() -> RandomDice:
    """From the operating system's entropy."""
    return RandomDice(SystemRandom())


def seeded_dice(seed: int) -> RandomDice:
    return RandomDice(Random(seed))  # noqa: S311 - repeatable on purpose


class CountedDice:
    """Of one match in a simulation: a roll follows from seed, match and its number alone."""

    def __init__(self, seed: int, match: int) -> None:
        self.draws = Draws(seed, match)
        self.rolls = 0

    def roll(self, state: State) -> Roll:
        self.draws.begin(self.rolls)
        self.rolls += 1
        return draw(state, self.draws)


class ListedDice:
    """Known in advance, such as those of an earlier match."""

    def __init__(self, rolls: Iterable[Roll]) -> None:
        self.rolls = iter(rolls)

    def roll(self, _state: State) -> Roll:
        roll = next(self.rolls, None)
        if roll is None:
            raise Refusal("no-more-rolls", "the list of rolls is used up")
        return roll


class TypedDice:
    """Real dice on a real table: somebody types in what they show, until it is a roll that can be."""

    def __init__(self, game: Game, ask: Callable[[], str], refuse: Callable[[Refusal], None]) -> None:
        self.game = game
        self.ask = ask
        self.refuse = refuse

    def roll(self, state: State) -> Roll:
        while True:
            try:
                roll = self.game.read(self.ask())
                state.apply(Event(CHANCE, roll))
            except Refusal as problem:
                self.refuse(problem)
            else:
                return roll
