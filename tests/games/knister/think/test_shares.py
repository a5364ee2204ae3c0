"""A grid's value line by line."""

from typing import Any

import pytest

from coach.playing import played
from vierling.games.knister.rules.rules import Grid
from vierling.games.knister.think.endgame import count, exact_value
from vierling.games.knister.think.shares import count_shares, estimate_shares, exact_shares
from vierling.games.knister.think.values import value


def grids(*entries: int) -> list[Grid]:
    """Of a weak player, after so many entries."""
    states: list[Any] = list(played("knister", ["greedy"], seed=4).states())[::2]  # a roll and an entry alternate
    return [states[number].sheets[0][0] for number in entries]


@pytest.mark.parametrize("grid", grids(0, 1, 6, 13, 24))
def test_estimated_shares_add_up_to_the_value(grid: Grid) -> None:
    assert sum(estimate_shares(grid)) == pytest.approx(value(grid))


@pytest.mark.parametrize("grid", grids(21, 23, 25))
def test_exact_shares_add_up_to_the_value(grid: Grid) -> None:
    assert sum(exact_shares(grid)) == pytest.approx(exact_value(grid))


@pytest.mark.parametrize("grid", grids(23, 24))
def test_exact_shares_are_the_same_without_numpy(grid: Grid) -> None:
    assert count_shares(grid) == pytest.approx(exact_shares(grid))
    assert sum(count_shares(grid)) == pytest.approx(count(grid))


def test_a_finished_line_has_its_points() -> None:
    (grid,) = grids(24)
    lines = [(row, grid[5 * row : 5 * row + 5]) for row in range(5)]
    full = [row for row, numbers in lines if 0 not in numbers]
    assert len(full) == 4
    (filled,) = grids(25)
    assert [exact_shares(grid)[row] for row in full] == pytest.approx([exact_shares(filled)[row] for row in full])


def test_rows_and_columns_count_alike() -> None:
    (grid,) = grids(13)
    turned = tuple(grid[cell % 5 * 5 + cell // 5] for cell in range(25))
    rows, columns = estimate_shares(grid)[:5], estimate_shares(grid)[5:10]
    assert estimate_shares(turned)[:10] == pytest.approx([*columns, *rows])
