"""How far a course has come, how its steps shrink, and how it is saved to be resumed."""

import io
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from vierling.play.draws import FULL

LAST = 0.02  # the last step, as a share of the first


@dataclass(kw_only=True)
class Progress:
    seed: int
    games: int
    played: int = 0
    curve: list[tuple[int, float]] = field(default_factory=list)

    @property
    def terms(self) -> tuple[int | str, ...]:
        return self.seed, self.games

    @property
    def word(self) -> np.uint64:
        """The seed as the kernels take it."""
        return np.uint64(self.seed & FULL)

    def next_steps(self, portions: int) -> NDArray[np.float64]:
        """For each match of the next portion; from 1 they shrink evenly over the whole course."""
        count = min(max(self.games // portions, 1), self.games - self.played)
        past = np.arange(self.played, self.played + count) / self.games
        return 1 - (1 - LAST) * past

    def advance(self, count: int, mean: float) -> None:
        self.played += count
        self.curve.append((self.played, mean))

    def keep(self, **learned: Any) -> bytes:
        file = io.BytesIO()
        facts = np.array([self.seed, self.games, self.played])
        np.savez(file, facts=facts, curve=np.array(self.curve).reshape(-1, 2), **learned)
        return file.getvalue()


def take_up(saved: bytes) -> tuple[dict[str, Any], dict[str, Any]]:
    """What was learned, by name, and the progress as keyword arguments."""
    with np.load(io.BytesIO(saved)) as kept:
        learned = dict(kept)
    seed, games, played = map(int, learned.pop("facts"))
    curve = [(int(matches), float(mean)) for matches, mean in learned.pop("curve")]
    return learned, {"seed": seed, "games": games, "played": played, "curve": curve}
