"""The dice of the tests in a browser."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from server.repeatable import RepeatableDice
from vierling.game import CHANCE, Event
from vierling.kit import GAMES


def rolls(game: str, number: int) -> list[str]:
    """The first rolls of a match in which everybody does what comes first."""
    state = GAMES[game].start(2)
    found: list[str] = []
    while len(found) < number:
        if state.chance():
            roll = RepeatableDice().roll(state)
            found.append(GAMES[game].write(roll))
            state = state.apply(Event(CHANCE, roll, 0))
        else:
            seat = min(state.to_move())
            state = state.apply(Event(seat, next(iter(state.moves(seat))), 0))
    return found


@pytest.mark.parametrize("game", ["knister", "tuefteln"])
def test_the_same_match_has_the_same_dice_and_they_are_no_loaded_ones(game: str) -> None:
    first = rolls(game, 10)
    assert rolls(game, 10) == first
    assert len(set(first)) > 3


ALL = """
import json, sys
from server.test_repeatable import rolls
print(json.dumps({game: rolls(game, number) for game, number in json.loads(sys.argv[1]).items()}))
"""


def test_they_are_the_same_in_every_process() -> None:
    """A position is written down with its sets, and how those are ordered may depend on the process."""
    numbers = {"knister": 10, "tuefteln": 10, "input": 2}
    seeded = {**os.environ, "PYTHONHASHSEED": "1", "PYTHONPATH": str(Path(__file__).parents[1])}
    command = [sys.executable, "-c", ALL, json.dumps(numbers)]
    there = subprocess.run(command, env=seeded, capture_output=True, check=True, text=True)
    assert json.loads(there.stdout) == {game: rolls(game, number) for game, number in numbers.items()}
