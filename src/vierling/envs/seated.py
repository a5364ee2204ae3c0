"""What both environments for PettingZoo are made of: an agent for each seat, its spaces, and a table."""

from typing import Any

from gymnasium import spaces

from vierling.envs.observing import Observation, Observer
from vierling.envs.seeding import next_seed
from vierling.envs.setup import RENDER_MODES, Setup
from vierling.envs.table import Table
from vierling.game import Seat


class Seated:
    """Agents are `seat_0` and so on."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES}  # noqa: RUF012 - PettingZoo's own way
    table: Table

    def __init__(self, setup: Setup, render_mode: str | None = None) -> None:
        super().__init__()
        self.setup = setup
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"{setup.game.name}_v{setup.game.version}"}
        self.observer = Observer(setup)
        self.possible_agents = [f"seat_{seat}" for seat in range(setup.seats)]
        self.observation_spaces = {agent: self.observer.space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.observer.action_space() for agent in self.possible_agents}
        self._seed = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Observation:
        return self.observer.observe(self.table, self.possible_agents.index(agent))

    def _begin(self, seed: int | None) -> None:
        self._seed = next_seed(self._seed, seed)
        self.table = Table(self.setup, self._seed)
        self.agents = self.possible_agents[:]

    def _draw(self, seat: Seat | None) -> str | None:
        drawn = self.setup.game.draw(self.table.state.view(seat))
        if self.render_mode == "human":
            print(drawn)  # noqa: T201 - what it is for
            return None
        return drawn

    def close(self) -> None:
        """Nothing is held open."""
