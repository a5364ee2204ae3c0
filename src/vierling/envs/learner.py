"""Gymnasium: one learner against bots."""

from typing import Any

import gymnasium
import numpy as np

from vierling.envs.observing import Observation, Observer
from vierling.envs.seeding import next_seed
from vierling.envs.setup import RENDER_MODES, Setup
from vierling.envs.table import Table
from vierling.game import IllegalMove, Move, Seat

Stepped = tuple[Observation, float, bool, bool, dict[str, Any]]


class Learner(gymnasium.Env[Any, Any]):
    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012 - Gymnasium's own way

    def __init__(self, setup: Setup, seat: Seat, illegal: float | None, render_mode: str | None = None) -> None:
        self.setup = setup
        self.seat = seat
        self.illegal = illegal
        self.render_mode = render_mode
        self.observer = Observer(setup)
        self.observation_space = self.observer.space()
        self.action_space = self.observer.action_space()
        self._seed = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        self._seed = next_seed(self._seed, seed)
        self.table = Table(self.setup, self._seed)
        return self._look(), {}

    def _look(self) -> Observation:
        if self.render_mode == "human":
            self.render()
        return self.observer.observe(self.table, self.seat)

    def step(self, action: np.int64) -> Stepped:
        move = self.setup.move_of(int(action))
        if not self._may(move):
            if self.illegal is None:
                raise IllegalMove("masked-action", f"{self.setup.game.write(move)} is not legal here")
            return self._look(), self.illegal, True, False, {"illegal": True}
        before = self.table.values()[self.seat]
        self.table.act(self.seat, move)
        gain = self.table.values()[self.seat] - before
        return self._look(), gain, self.table.outcome is not None, self.table.is_cut_off, {}

    def _may(self, move: Move) -> bool:
        return move in self.table.moves_of(self.seat)

    def action_masks(self) -> np.typing.NDArray[np.bool_]:
        """For agents that ask the environment, such as sb3-contrib's MaskablePPO."""
        return self.observer.observe(self.table, self.seat)["action_mask"].astype(np.bool_)

    def render(self) -> str | None:
        drawn = self.setup.game.draw(self.table.state.view(self.seat))
        if self.render_mode == "human":
            print(drawn)  # noqa: T201 - what it is for
            return None
        return drawn
