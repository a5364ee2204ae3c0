"""The last cells of a grid: tables against counting."""

from importlib import util
from random import Random

import pytest

from vierling.games.knister.rules.sheet import CELLS, EMPTY
from vierling.games.knister.think import endgame


def grid_with(free: int, rng: Random) -> tuple[int, ...]:
    grid = [rng.randint(1, 6) + rng.randint(1, 6) for _ in range(CELLS)]
    for cell in rng.sample(range(CELLS), free):
        grid[cell] = EMPTY
    return tuple(grid)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("free", [1, 2, 3])
def test_the_tables_say_what_counting_says(free: int, seed: int) -> None:
    grid = grid_with(free, Random(seed))
    assert endgame.exact_value(grid) == pytest.approx(endgame.count(grid))
    by_hand = {cell: endgame.count(endgame.write(grid, cell, 7)) for cell in range(CELLS) if grid[cell] == EMPTY}
    assert endgame.exact_values(grid, 7) == pytest.approx(by_hand)


def test_six_cells_are_worth_the_mean_of_their_best_entries() -> None:
    grid = grid_with(6, Random(1))
    best = {number: max(endgame.exact_values(grid, number).values()) for number in range(2, 13)}
    rolls = [best[one + other] for one in range(1, 7) for other in range(1, 7)]
    assert endgame.exact_value(grid) == pytest.approx(sum(rolls) / 36)


def test_without_numpy_the_last_three_cells_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    grid = grid_with(3, Random(2))
    tabled = endgame.exact_values(grid, 5)
    monkeypatch.setattr(endgame, "find_spec", lambda name: None if name == "numpy" else util.find_spec(name))
    assert endgame.most_cells() == 3
    assert endgame.exact_values(grid, 5) == pytest.approx(tabled)
    assert endgame.exact_value(grid) == pytest.approx(endgame.count(grid))
