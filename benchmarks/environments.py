"""Steps a CPU second of the learning environments, beside those of pgx and OpenSpiel in the same run.

python benchmarks/environments.py

Actions are drawn before the clock starts, where that is possible: the time is the environment's own. Time is CPU time
of all threads, so that a busy machine and a library with threads of its own count alike.
"""

import argparse
import time
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np

from vierling import envs
from vierling.kit import GAMES, kit_of

SEED = 1
ROUNDS = 3  # the best one counts
STEPS = 100  # of every match


def measure(play: Callable[[], int], seconds: float) -> float:
    """The best rate of a few rounds; whatever has to be compiled is so before the first."""
    play()
    return max(rate_of(play, seconds / ROUNDS) for _ in range(ROUNDS))


def rate_of(play: Callable[[], int], seconds: float) -> float:
    steps, begun = 0, time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        steps += play()
    return steps / spent


def batched(name: str, rows: int) -> Callable[[], int]:
    """The first steps by this seed, by actions that were legal when they were played before."""
    env = envs.batch(name, rows, copy=False)
    rng, actions = np.random.default_rng(SEED), []
    seen, _ = env.reset(seed=SEED)
    for _ in range(STEPS):
        # The largest of random numbers among the legal ones: a legal action at random, in every row.
        numbers = rng.random(seen["action_mask"].shape, np.float32)
        actions.append((numbers * seen["action_mask"]).argmax(axis=1))
        seen, *_ = env.step(actions[-1])

    def play() -> int:
        env.reset(seed=SEED)
        for each in actions:
            env.step(each)
        return rows * len(actions)

    return play


def turns_in_steps(name: str) -> float:
    """How many turns a step is worth: in some games one takes several moves, and another hand begins the next."""
    env = envs.batch(name, 256)
    rng = np.random.default_rng(SEED)
    seen, told = env.reset(seed=SEED)
    changes = 0
    for _ in range(STEPS):
        before = told["mover"]
        seen, *_, told = env.step((rng.random(seen["action_mask"].shape) * seen["action_mask"]).argmax(axis=1))
        changes += (told["mover"] != before).sum()
    return float(changes / (256 * STEPS))


def one_by_one(name: str) -> Callable[[], int]:
    game = GAMES[name]
    env, rng = envs.gym(name, bots=["random"] * (game.seats[0] - 1)), np.random.default_rng(SEED)

    def play() -> int:
        seen, _ = env.reset(seed=SEED)
        steps, over = 0, False
        while steps < 200 and not over:
            seen, _, over, _, _ = env.step(rng.choice(np.flatnonzero(seen["action_mask"])))
            steps += 1
        return steps

    return play


def of_openspiel(name: str) -> Callable[[], int]:
    game, rng = import_module("pyspiel").load_game(name), np.random.default_rng(SEED)
    numbers = rng.integers(1 << 30, size=1 << 12).tolist()

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal() and steps < len(numbers):
            legal = state.legal_actions()
            state.apply_action(legal[numbers[steps] % len(legal)])
            steps += 1
        return steps

    return play


def of_pgx(name: str, rows: int) -> Callable[[], int]:
    jax, pgx = import_module("jax"), import_module("pgx")  # they may be missing
    env = pgx.make(name)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(SEED), rows))
    chances = 1 if name not in {"2048", "backgammon"} else 2

    def advance(state: Any, key: Any) -> Any:
        def one(state: Any, key: Any) -> Any:
            action = jax.random.categorical(key, jax.numpy.where(state.legal_action_mask, 0.0, -1e9))
            return env.step(state, action, key) if chances > 1 else env.step(state, action)

        return jax.vmap(one)(state, jax.random.split(key, rows)), None

    def many(state: Any, key: Any) -> Any:
        return jax.lax.scan(advance, state, jax.random.split(key, 50))[0]

    compiled = jax.jit(many)

    def play() -> int:
        jax.block_until_ready(compiled(state, jax.random.PRNGKey(SEED)))
        return rows * 50

    return play


def tell(what: str, rate: float, unit: str = "steps") -> None:
    print(f"{what:44} {rate / 1e6:10.4f} million {unit} a CPU second", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="of CPU time for each figure")
    parser.add_argument("--rows", type=int, default=4096, help="matches at once")
    asked = parser.parse_args()
    for name in GAMES:
        if kit_of(name).batch:
            rate = measure(batched(name, asked.rows), asked.seconds)
            tell(f"vierling batch {name}", rate)
            if GAMES[name].seats[0] > 1:
                tell(f"vierling batch {name}", rate * turns_in_steps(name), "turns")
    for name in GAMES:
        tell(f"vierling gym {name}", measure(one_by_one(name), asked.seconds))
    if find_spec("pyspiel"):
        for name in ("2048", "pig", "yacht"):
            tell(f"OpenSpiel {name}", measure(of_openspiel(name), asked.seconds))
    else:
        print("OpenSpiel is not installed: pip install open_spiel")
    if find_spec("pgx"):
        for name in ("2048", "tic_tac_toe"):
            tell(f"pgx {name}, drawing actions too", measure(of_pgx(name, asked.rows), asked.seconds))
    else:
        print("pgx is not installed: pip install pgx")


if __name__ == "__main__":
    main()
