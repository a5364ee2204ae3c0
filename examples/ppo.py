"""Masked PPO on many matches of Knister at once, with nothing but NumPy.

python examples/ppo.py --minutes 10

The policy is a table of what a line is worth by what it holds, before a sum is written and after. A cell's logit is
what its lines gain by it, the value of a grid is a sum over all lines. Each report has the average points beside those
of the bot `steady`.
"""

import argparse
import time
from itertools import combinations_with_replacement
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from vierling import envs
from vierling.games.knister.rules.sheet import CELLS, EMPTY, LEAST, LINES, MOST, ROUNDS, SIDE
from vierling.lab.simulate import Simulation, simulate

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]

STAGES = 5  # the same sum in the same line is worth something else later in the match
RATE, LAMBDA, CLIP, EPOCHS, MINIBATCHES, ENTROPY = 0.05, 0.95, 0.2, 3, 4, 0.003
CELLS_OF = np.array([line.cells for line in LINES])
THROUGH = np.array([[cell in line.cells for cell in range(CELLS)] for line in LINES], np.float32)
DOUBLE = np.array([line.factor > 1 for line in LINES])
CONTENTS = list(combinations_with_replacement((EMPTY, *range(LEAST, MOST + 1)), SIDE))
CODE = (MOST + 1) ** np.arange(SIDE)
NUMBER = np.zeros((MOST + 1) ** SIDE, np.int64)
NUMBER[[int(np.dot(content, CODE)) for content in CONTENTS]] = np.arange(len(CONTENTS))
# By content and sum: with the sum in place of the first empty cell; contents are sorted, so that is the first of all.
AFTER = NUMBER[
    np.sort([[(each, *content[1:]) for each in range(LEAST, MOST + 1)] for content in CONTENTS], axis=2) @ CODE
]
SIZE = STAGES * 2 * len(CONTENTS)


class Seen(NamedTuple):
    """By match: a number for each line, without and with the sum that is to be written."""

    before: Ints
    after: Ints
    mask: NDArray[np.bool_]


def look(observation: dict[str, NDArray[np.int8]]) -> Seen:
    grids, sums = observation["observation"][:, 2:], observation["observation"][:, 1].astype(np.int64)
    contents = NUMBER[np.sort(grids[:, CELLS_OF], axis=2).astype(np.int64) @ CODE]
    stage = (grids != EMPTY).sum(axis=1) * STAGES // ROUNDS
    kind = (stage[:, None] * 2 + DOUBLE) * len(CONTENTS)
    after = AFTER[contents, (sums - LEAST)[:, None]]
    return Seen(kind + contents, kind + after, observation["action_mask"].astype(np.bool_))


class Adam:
    """A table that learns."""

    def __init__(self, size: int, rate: float) -> None:
        self.table, self.mean, self.square = (np.zeros(size, np.float32) for _ in range(3))
        self.rate, self.steps = rate, 0

    def learn(self, places: Ints, gradients: Floats) -> None:
        gradient = np.bincount(places.ravel(), gradients.ravel(), len(self.table)).astype(np.float32)
        self.steps += 1
        self.mean += 0.1 * (gradient - self.mean)
        self.square += 0.001 * (gradient**2 - self.square)
        mean, square = self.mean / (1 - 0.9**self.steps), self.square / (1 - 0.999**self.steps)
        self.table -= self.rate * mean / (np.sqrt(square) + 1e-8)


class Agent:
    def __init__(self) -> None:
        self.before, self.after, self.value = (Adam(SIZE, RATE) for _ in range(3))

    def logits(self, seen: Seen) -> Floats:
        gains = self.after.table[seen.after] - self.before.table[seen.before]
        logits: Floats = np.where(seen.mask, gains @ THROUGH, np.float32(-1e9))
        return logits

    def values(self, seen: Seen) -> Floats:
        values: Floats = self.value.table[seen.before].sum(axis=1)
        return values

    def learn(self, seen: Seen, actions: Ints, old: Floats, advantages: Floats, returns: Floats) -> None:
        """One step of PPO on a minibatch: the clipped objective, an entropy bonus, and the value's squared error."""
        chances = softmax(self.logits(seen))
        rows = np.arange(len(actions))
        ratio = chances[rows, actions] / old
        pushed = np.where(advantages > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        push = -(ratio * advantages * pushed)
        gradient = -chances * push[:, None]
        gradient[rows, actions] += push
        logs = np.log(chances + 1e-9)
        gradient += ENTROPY * chances * (logs - (chances * logs).sum(axis=1, keepdims=True))
        gradient = gradient @ THROUGH.T / len(actions)
        self.after.learn(seen.after, gradient)
        self.before.learn(seen.before, -gradient)
        error = (self.values(seen) - returns) / len(actions)
        self.value.learn(seen.before, np.repeat(error, len(LINES)).reshape(-1, len(LINES)))


def softmax(logits: Floats) -> Floats:
    chances: Floats = np.exp(logits - logits.max(axis=1, keepdims=True))
    chances /= chances.sum(axis=1, keepdims=True)
    return chances


def draw(chances: Floats, rng: np.random.Generator) -> Ints:
    """The place in which a random number falls; never one that is masked."""
    numbers = rng.random((len(chances), 1), np.float32) * chances.sum(axis=1, keepdims=True)
    drawn: Ints = np.minimum((chances.cumsum(axis=1) <= numbers).sum(axis=1), CELLS - 1)
    legal = chances[np.arange(len(drawn)), drawn] > 0
    return np.where(legal, drawn, chances.argmax(axis=1))


def play(agent: Agent, env: "envs.Batch", rng: np.random.Generator) -> tuple[list[Seen], Ints, Floats, Floats]:
    """One match in every row: what was seen, done, how likely that was, and what it gained."""
    seen, actions, likely, rewards = [], [], [], []
    observation, _ = env.reset(seed=int(rng.integers(1 << 60)))
    for _ in range(ROUNDS):
        seen.append(look(observation))
        chances = softmax(agent.logits(seen[-1]))
        actions.append(draw(chances, rng))
        likely.append(chances[np.arange(env.num_envs), actions[-1]])
        observation, gained, *_ = env.step(actions[-1])
        rewards.append(gained.astype(np.float32))
    return seen, np.array(actions), np.array(likely), np.array(rewards)


def improve(agent: Agent, env: "envs.Batch", rng: np.random.Generator) -> None:
    seen, actions, likely, rewards = play(agent, env, rng)
    values = np.array([*(agent.values(each) for each in seen), np.zeros(env.num_envs, np.float32)])
    advantages = np.zeros_like(rewards)
    later = np.zeros(env.num_envs, np.float32)
    for turn in reversed(range(ROUNDS)):
        later = rewards[turn] + values[turn + 1] - values[turn] + LAMBDA * later
        advantages[turn] = later
    returns = (advantages + values[:-1]).ravel()
    flat = Seen(*(np.concatenate(each) for each in zip(*seen, strict=True)))
    normal = ((advantages - advantages.mean()) / (advantages.std() + 1e-8)).ravel()
    for _ in range(EPOCHS):
        for part in np.array_split(rng.permutation(len(normal)), MINIBATCHES):
            some = Seen(*(each[part] for each in flat))
            agent.learn(some, actions.ravel()[part], likely.ravel()[part], normal[part], returns[part])


def judge(agent: Agent, matches: int) -> float:
    """The average points of the best cell, every time."""
    env = envs.batch("knister", matches)
    observation, _ = env.reset(seed=0)
    for _ in range(ROUNDS):
        observation, *_, infos = env.step(agent.logits(look(observation)).argmax(axis=1))
    return float(infos["points"].mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--minutes", type=float, default=10.0, help="of CPU time to train, so that a busy machine changes nothing"
    )
    parser.add_argument("--rows", type=int, default=512, help="matches at once")
    parser.add_argument("--matches", type=int, default=4000, help="by which it is judged")
    asked = parser.parse_args()
    outcomes = simulate(Simulation("knister", ("steady",), 0), asked.matches)
    steady = float(np.mean([outcome.points[0] for outcome in outcomes]))
    agent, env, rng = Agent(), envs.batch("knister", asked.rows), np.random.default_rng(1)
    begun, updates, reports = time.process_time(), 0, 1
    while (spent := time.process_time() - begun) < 60 * asked.minutes:
        improve(agent, env, rng)
        updates += 1
        if spent >= 60 * asked.minutes * reports / 20:
            reports += 1
            print(
                f"{spent:4.0f} s, {updates} updates: {judge(agent, asked.matches):.2f} points, steady {steady:.2f}",
                flush=True,
            )
    print(f"learned: {judge(agent, asked.matches):.2f} points, steady {steady:.2f}")


if __name__ == "__main__":
    main()
