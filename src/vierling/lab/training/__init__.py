"""Tables that learn from matches against themselves: a course for every game whose bots play by tables."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any, Protocol

from vierling.game import Refusal
from vierling.kit import kit_of, load


class Course(Protocol):
    """The same seed, games and options give the same table; no clock is looked at, and one thread learns."""

    games: int  # how many matches there shall be: steps become smaller towards the end
    played: int
    curve: list[tuple[int, float]]  # matches played, and the mean of fresh ones then

    @property
    def terms(self) -> tuple[int | str, ...]:
        """What was asked for: only a course of the same terms can be carried on."""

    def learn(self) -> None:
        """One more portion, some seconds or a minute; adds a point to the curve."""

    def save(self) -> bytes:
        """All that is needed to carry on."""

    def table(self) -> bytes:
        """What the bots play by, as it is shipped."""


@dataclass(frozen=True, slots=True)
class Trainer:
    games: int  # those of the shipped table
    begin: Callable[[Any, int, int], Course]  # options, seed, games
    resume: Callable[[bytes], Course]


def trainer_of(game_name: str) -> Trainer:
    lack = Refusal("no-training", f"no bot of {game_name} plays by trained weights", game=game_name)
    trainer = kit_of(game_name).trainer
    if trainer is not None:
        check_compiler(find_spec("numba"))
    return load(trainer, lack)


def check_compiler(found: object) -> None:
    if found is None:
        raise Refusal("training-needs-lab", "training needs numba, which comes with vierling[lab]")
