"""Weights learned by self-play: a course for every game whose bots play by trained weights."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from vierling.extras import need
from vierling.game import Refusal
from vierling.kit import kit_of, load


class Course(Protocol):
    """The same seed, games and options give the same weights: it reads no clock, and learns in one thread."""

    games: int  # matches in all: steps shrink towards the end
    played: int
    curve: list[tuple[int, float]]  # matches played, and the mean of a fresh sample at that point

    @property
    def terms(self) -> tuple[int | str, ...]:
        """What was asked for: a saved course is only resumed on the same terms."""

    def learn(self) -> None:
        """One more portion, which takes seconds or a minute; adds a point to the curve."""

    def save(self) -> bytes:
        """All it takes to resume."""

    def weights(self) -> bytes:
        """What the bots play by, packed as we ship it."""


@dataclass(frozen=True, slots=True)
class Trainer:
    games: int  # as many as the shipped weights took
    begin: Callable[[Any, int, int], Course]  # options, seed, games
    resume: Callable[[bytes], Course]


def trainer_of(game_name: str) -> Trainer:
    lack = Refusal("no-training", f"no bot of {game_name} uses trained weights", game=game_name)
    trainer = kit_of(game_name).trainer
    if trainer is not None:
        need("numba")
    return load(trainer, lack)
