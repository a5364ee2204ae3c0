"""Many matches at once, on arrays: what `envs.batch` steps, and what a game brings for it. It needs numba."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol

import numpy as np
from numpy.typing import NDArray

from vierling.lab.kernels import LEGAL, find_masked
from vierling.play.draws import FULL


@dataclass(frozen=True, slots=True)
class Matches:
    """What is to be played."""

    rows: int  # at once
    seats: int
    options: Any
    limit: int  # moves in a match: none is longer


class Rows(Protocol):
    """The arrays of a game, by row, that others look at."""

    @property
    def observations(self) -> NDArray[Any]:
        """What `encode` gives for the view of whoever is to move; after a match, of whoever moved last."""

    @property
    def masks(self) -> NDArray[np.int8]:
        """Which actions are legal."""

    @property
    def matches(self) -> NDArray[np.int64]:
        """The number of the match that follows."""

    @property
    def points(self) -> NDArray[np.int64]:
        """Of the match so far; with several seats, by seat."""


class Tables(ABC):
    """Row k plays match k, then match k + rows, and so on; its dice are those of `CountedDice(seed, match)`."""

    seats: ClassVar[range] = range(1, 2)  # how many can play

    def __init__(self, matches: Matches) -> None:
        rows = self.set_up(matches)
        self.observations, self.masks, self.points, self._matches = (
            rows.observations,
            rows.masks,
            rows.points,
            rows.matches,
        )
        self.movers = np.zeros(matches.rows, np.int8)  # by row: whose hand is free
        self.seed = np.uint64(0)

    @abstractmethod
    def set_up(self, matches: Matches) -> Rows:
        """Make the arrays, and whatever else a step needs."""

    def begin(self, seed: int) -> None:
        """Every row plays its first match."""
        self.seed = np.uint64(seed & FULL)
        self._matches[:] = np.arange(len(self.points))
        self.renew(np.ones(len(self.points), np.bool_))

    def step(self, actions: NDArray[np.int64], rewards: NDArray[np.float64], over: NDArray[np.bool_]) -> int:
        """One action in each row. Fills in what each gained and whether its match is over; returns the first row
        whose action is masked, and then has done nothing, or `LEGAL`."""
        row = find_masked(self.masks, actions)
        if row == LEGAL:
            self.advance(actions, rewards, over)
        return row

    @abstractmethod
    def renew(self, over: NDArray[np.bool_]) -> None:
        """The next match in these rows."""

    @abstractmethod
    def advance(self, actions: NDArray[np.int64], rewards: NDArray[np.float64], over: NDArray[np.bool_]) -> None:
        """The same as `step`, with legal actions."""

    def winners(self) -> NDArray[np.bool_]:
        """By row and seat, of matches that are over."""
        best: NDArray[np.bool_] = self.points == self.points.max(axis=-1, keepdims=True)
        return best
