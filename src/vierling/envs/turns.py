"""PettingZoo's AEC: one hand after the other."""

from typing import Any

import numpy as np
from pettingzoo import AECEnv

from vierling.envs.observing import Observation
from vierling.envs.seated import Seated


class Aec(Seated, AECEnv[str, Observation, int]):
    """A masked action raises `IllegalMove`."""

    metadata: dict[str, Any] = {**Seated.metadata, "is_parallelizable": False}  # noqa: RUF012 - PettingZoo's own way

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - none
        self._begin(seed)
        self._values = self.table.values()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def step(self, action: int | np.integer[Any] | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "an agent that is alive acts"
        self._cumulative_rewards[agent] = 0.0
        self.table.act(self.possible_agents.index(agent), self.setup.move_of(int(action)))
        self._reward()
        self._select()
        if self.render_mode == "human":
            self.render()

    def _reward(self) -> None:
        before, self._values = self._values, self.table.values()
        gains = (now - then for now, then in zip(self._values, before, strict=True))
        self.rewards = dict(zip(self.possible_agents, gains, strict=True))
        self.terminations = dict.fromkeys(self.agents, self.table.outcome is not None)
        self.truncations = dict.fromkeys(self.agents, self.table.is_cut_off)
        self._accumulate_rewards()

    def _select(self) -> None:
        """Whoever is next; when all is over, from the first on."""
        seat = self.table.waiting[0] if self.table.waiting else 0
        self.agent_selection = self.possible_agents[seat]

    def render(self) -> str | None:
        return self._draw(self.possible_agents.index(self.agent_selection) if self.agents else None)
