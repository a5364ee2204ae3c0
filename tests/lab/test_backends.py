"""The same seed gives the same matches with numba and without it."""

import json
import subprocess
import sys

import pytest

from vierling.lab.simulate import Simulation, simulate

PLAIN = """
import json, sys
sys.modules.update(numba=None, numpy=None)
from vierling.lab.simulate import Simulation, simulate
for line in sys.stdin:
    game, bots, games = json.loads(line)
    print(json.dumps([outcome.points for outcome in simulate(Simulation(game, tuple(bots), seed=5), games)]))
"""
MATCHES = (
    ("knister", ("easy", "strong", "master"), 2),
    ("tuefteln", ("easy", "strong", "master"), 1),
    ("tubyrinth", ("easy", "master"), 1),
    ("input", ("easy", "steady"), 2),
    ("input", ("hard", "medium"), 1),
)


@pytest.fixture(scope="module")
def plainly() -> list[list[list[int]]]:
    """What a process gets that finds neither numba nor numpy."""
    asked = "".join(f"{json.dumps(each)}\n" for each in MATCHES)
    done = subprocess.run([sys.executable, "-c", PLAIN], input=asked, capture_output=True, text=True, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.mark.parametrize(
    "number", range(len(MATCHES)), ids=lambda number: "-".join((MATCHES[number][0], *MATCHES[number][1]))
)
def test_a_seed_gives_the_same_points_without_numba(number: int, plainly: list[list[list[int]]]) -> None:
    game, bots, games = MATCHES[number]
    outcomes = simulate(Simulation(game, bots, seed=5), games)
    assert [list(outcome.points) for outcome in outcomes] == plainly[number]
