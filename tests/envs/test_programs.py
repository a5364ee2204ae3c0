"""The programs in `examples` learn, solve and search; here with tiny budgets."""

from importlib import util
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from vierling import CHANCE, Event, envs
from vierling.games.writing import ROLLS

EXAMPLES = Path(__file__).parents[2] / "examples"


def load(name: str, folder: Path = EXAMPLES) -> ModuleType:
    spec = util.spec_from_file_location(f"example_{name}", folder / f"{name}.py")
    assert spec
    assert spec.loader
    module = util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_policy_learns_by_masked_ppo() -> None:
    """At random a match has 19.9 points, and the average of 1000 matches a standard error below 0.3."""
    ppo: Any = load("ppo")
    agent, env, rng = ppo.Agent(), envs.batch("knister", 128), np.random.default_rng(1)
    for _ in range(4):
        ppo.improve(agent, env, rng)
    assert ppo.judge(agent, 1000) > 21.2


def test_the_last_two_cells_are_solved_exactly() -> None:
    """With one cell left there is nothing to choose: the value is the average over all rolls."""
    exact: Any = load("exact")
    match = exact.play_until(2, "greedy", 1)
    for move in match.state.moves(0):
        state = match.state.apply(Event(0, move))
        ends = []
        for roll in ROLLS:
            rolled = state.apply(Event(CHANCE, roll))
            (last,) = rolled.moves(0)
            ends.append(rolled.apply(Event(0, last)).outcome().points[0])
        assert exact.value(state) == pytest.approx(sum(ends) / 36)


def test_a_small_game_has_its_bots_perfect_play_and_bounds_in_order() -> None:
    small: Any = load("small_knister")
    steady, ahead, perfect, sampled, bound = small.row(small.SMALL["2x2, a die with 3 faces"], 2, 1)
    assert max(float(steady), float(ahead)) <= float(perfect) <= float(bound)
    assert float(sampled.split(" ± ")[0]) <= float(bound)


def test_search_plays_input_to_the_end() -> None:
    first, second = load("input_mcts").play(simulations=2, limit=6, seed=1)
    assert first == -second


# What comes out of each cell: texts, pictures, tables.
SHOWN = [(0, 0, 0), (2, 0, 0), (2, 0, 0), (0, 1, 0), (0, 0, 1), (0, 1, 0), (1, 1, 0)]


def test_the_notebook_runs_shows_its_pictures_and_is_kept_without_outputs() -> None:
    tour: Any = load("tour", EXAMPLES.parent / "docs")
    names: dict[str, Any] = {}
    shown = ["\n".join(tour.blocks(cell, names, run=True)) for cell in tour.cells()]
    assert [cell["outputs"] for cell in tour.cells() if cell["cell_type"] == "code"] == [[]] * len(SHOWN)
    told = [text.rpartition("```python")[2].partition("```")[2] for text in shown if "```python" in text]
    assert [(text.count("```text"), text.count("<img"), text.count("<table")) for text in told] == SHOWN
    assert names["curve"][-1][1] > 23  # at random a match has 19.9 points
    assert set(names["moves"].name) == {"steady", "greedy"}
    assert names["career"].final == names["played"].outcome.points[0]
