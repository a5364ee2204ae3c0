"""PettingZoo's parallel environment: all hands at once, in games in which everybody is free at the same time."""

from typing import Any

from pettingzoo import ParallelEnv

from vierling.envs.observing import Observation
from vierling.envs.seated import Seated
from vierling.envs.setup import Setup
from vierling.envs.table import Table
from vierling.game import Refusal

Stepped = tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class Parallel(Seated, ParallelEnv[str, Observation, int]):
    """Whoever is not free has an empty mask, and the action is ignored."""

    def __init__(self, setup: Setup, render_mode: str | None = None) -> None:
        if len(Table(setup, 0).waiting) < setup.seats:
            name = setup.game.name
            raise Refusal("hands-in-turn", f"in {name} hands take turns: use aec instead of parallel", game=name)
        super().__init__(setup, render_mode)

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - there are none
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._begin(seed)
        return self._observe(), {agent: {} for agent in self.agents}

    def _observe(self) -> dict[str, Observation]:
        return {agent: self.observe(agent) for agent in self.agents}

    def step(self, actions: dict[str, int]) -> Stepped:
        before = self.table.values()
        for seat in tuple(self.table.waiting):
            if seat in self.table.waiting:  # a hand can end the round for those after it
                self.table.act(seat, self.setup.move_of(int(actions[self.possible_agents[seat]])))
        gains = [now - then for now, then in zip(self.table.values(), before, strict=True)]
        agents, over, cut_off = self.agents, self.table.outcome is not None, self.table.is_cut_off
        told = self._observe()
        if over or cut_off:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        rewards = dict(zip(agents, gains, strict=True))
        return told, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, cut_off), {each: {} for each in agents}

    def render(self) -> str | None:
        return self._draw(None)
