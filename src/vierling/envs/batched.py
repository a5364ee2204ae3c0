"""Gymnasium's `VectorEnv`: many matches at once, on arrays, as machine code."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from vierling.envs.gains import Gains
from vierling.envs.observing import Observation, Observer
from vierling.envs.rewards import win
from vierling.envs.seeding import next_seed
from vierling.envs.setup import Setup, set_up
from vierling.game import IllegalMove, Refusal
from vierling.kit import Kit, kit_of, load
from vierling.lab.kernels import LEGAL
from vierling.lab.tables import Matches, Tables
from vierling.options import Setting

Stepped = tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class Batch(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """n matches at once. One that is over is followed by the next one in the same step.

    Where several seats play, whoever is to move acts in each row, and `info["mover"]` says who that is; observation
    and reward are theirs, and `info["rewards"]` has everybody's. `copy=False` hands out the arrays that the next step
    writes to.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - Gymnasium's own way

    def __init__(self, setup: Setup, n: int, *, copy: bool = True) -> None:
        self.setup = setup
        batching = batching_of(kit_of(setup.game.name), setup.seats)
        self.tables = batching(Matches(n, setup.seats, setup.options, setup.limit))
        self.observer = Observer(setup)
        self.num_envs = n
        self.copy = copy
        self.single_observation_space, self.single_action_space = self.observer.space(), self.observer.action_space()
        self.observation_space = batch_space(self.single_observation_space, n)
        self.action_space = batch_space(self.single_action_space, n)
        # Points of one seat are what the tables count themselves.
        counted = setup.seats == 1 and setup.reward is not win
        self._gains = None if counted else Gains(setup.reward, setup.seats, self.tables)
        self._moves = np.zeros(n, np.int64)  # in each match so far
        self._seed = 0

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - there are none
    ) -> tuple[Observation, dict[str, Any]]:
        """Row k plays match k by this seed."""
        self._seed = next_seed(self._seed, seed)
        self.tables.begin(self._seed)
        self._moves[:] = 0
        if self._gains:
            self._gains.take()
        return self._look(copy=self.copy), self._tell()

    def _look(self, *, copy: bool) -> Observation:
        seen, masks = self.tables.observations, self.tables.masks
        return (
            {"observation": seen.copy(), "action_mask": masks.copy()}
            if copy
            else {"observation": seen, "action_mask": masks}
        )

    def step(self, actions: NDArray[np.int64]) -> Stepped:
        rewards, over = np.empty(self.num_envs), np.empty(self.num_envs, np.bool_)
        movers, actions = self.tables.movers.copy(), self._check(actions)
        row = self.tables.step(actions, rewards, over)
        if row != LEGAL:
            raise IllegalMove("masked-action", f"action {actions[row]} is not legal in row {row}", row=row)
        self._moves += 1
        told = self._reward(movers, rewards, over)
        cut_off = (self._moves >= self.setup.limit) & ~over
        ended = over | cut_off
        last = self._finish(ended) if ended.any() else {}
        return self._look(copy=self.copy), rewards, over, cut_off, {**self._tell(), **told, **last}

    def _check(self, actions: NDArray[np.int64]) -> NDArray[np.int64]:
        """Machine code would read past the end of too few."""
        found = np.asarray(actions)
        if found.shape != (self.num_envs,) or found.dtype.kind not in "iu":
            shape = " by ".join(map(str, found.shape)) or "1"
            sentence = f"a step takes {self.num_envs} whole numbers, one for each row, not {shape} of {found.dtype}"
            raise Refusal("batch-actions", sentence, rows=self.num_envs, shape=shape, kind=str(found.dtype))
        return found.astype(np.int64, copy=False)

    def _reward(
        self, movers: NDArray[np.int8], rewards: NDArray[np.float64], over: NDArray[np.bool_]
    ) -> dict[str, Any]:
        """Fills in what those who moved are rewarded; everybody's rewards, where there are others."""
        if self._gains is None:
            return {}
        gains = self._gains.take(over)
        rewards[:] = gains[np.arange(self.num_envs), movers]
        return {"rewards": gains} if self.setup.seats > 1 else {}

    def _tell(self) -> dict[str, Any]:
        return {"mover": self.tables.movers.copy() if self.copy else self.tables.movers}

    def _finish(self, ended: NDArray[np.bool_]) -> dict[str, Any]:
        """The last observations, points and winners of these matches, in arrays with a row for every match."""
        last = {"final_obs": self._look(copy=True), "points": self.tables.points.copy()}
        if self.setup.seats > 1:
            last["winners"] = self.tables.winners()
        self.tables.renew(ended)
        if self._gains:
            self._gains.take()
        self._moves[ended] = 0
        return {**last, **{f"_{name}": ended for name in last}}


def batching_of(kit: Kit, seats: int) -> type[Tables]:
    name = kit.game.name
    batching = load(kit.batch, Refusal("no-batch", f"{name} cannot be played many matches at once", game=name))
    if seats not in batching.seats:
        most = batching.seats[-1]
        sentence = f"where many matches of {name} are played at once, each has at most {most} seats, not {seats}"
        raise Refusal("batch-seats", sentence, game=name, most=most, seats=seats)
    return batching


def make(  # noqa: PLR0913 - what `envs.batch` takes
    num_envs: int,
    game: str,
    *,
    bots: Sequence[Any] = (),
    seats: int | None = None,
    reward: str = "points",
    limit: int | None = None,
    copy: bool = True,
    **options: Setting,
) -> Batch:
    """For `gymnasium.make_vec`."""
    if bots:
        raise Refusal("batch-bots", "where many matches are played at once there are no bots: whoever is to move acts")
    return Batch(set_up(game, seats, options, reward=reward, limit=limit), num_envs, copy=copy)
