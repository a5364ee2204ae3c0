"""The bound of a grid: how numbers can lie, and a grid that reaches it."""

from collections import Counter
from itertools import combinations

import pytest

from vierling import knister
from vierling.games.knister.think.bound import bound_grid, distributions


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_a_number_is_distributed_over_rows_and_columns_as_cells_can_be(count: int) -> None:
    found = set()
    for cells in combinations(range(25), count):
        rows = Counter(cell // 5 for cell in cells)
        columns = Counter(cell % 5 for cell in cells)
        found.add(tuple(tuple(sorted(each.values(), reverse=True)) for each in (rows, columns)))
    assert set(distributions(count)) == found


def test_a_square_of_high_straights_reaches_its_bound() -> None:
    """2 to 6 five times each: every row, column and diagonal has each of them; 12 lines of 12, two of them twice."""
    grid = [[2 + (2 * row + column) % 5 for column in range(5)] for row in range(5)]
    lines = knister.tally("\n".join(" ".join(map(str, row)) for row in grid))
    assert sum(line.points for line in lines) == 168
    assert bound_grid(Counter(number for row in grid for number in row)) == 168
