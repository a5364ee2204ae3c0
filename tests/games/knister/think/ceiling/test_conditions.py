"""What the bound of a sequence takes for granted about lines, counted on the printed sheet."""

from itertools import combinations

from vierling.games.knister.rules.sheet import CELLS, LINES

EVERY = [sum(1 << cell for cell in line.cells) for line in LINES]
STRAIGHT = [bits for bits, line in zip(EVERY, LINES, strict=True) if line.factor == 1]


def shared(lines: list[int], cells: tuple[int, ...]) -> list[int]:
    bits = sum(1 << cell for cell in cells)
    return [(line & bits).bit_count() for line in lines]


def test_every_cell_is_in_one_row_and_one_column() -> None:
    assert {sum(shared(STRAIGHT, (cell,))) for cell in range(CELLS)} == {2}


def test_two_cells_are_together_in_at_most_one_line() -> None:
    assert max(shared(EVERY, pair).count(2) for pair in combinations(range(CELLS), 2)) == 1


def test_of_three_cells_at_most_two_pairs_are_straight_unless_all_are_in_one_line() -> None:
    """A line with two of the three counts once, one with all three twice."""
    paid = (0, 0, 1, 2)
    assert max(sum(paid[each] for each in shared(STRAIGHT, three)) for three in combinations(range(CELLS), 3)) == 2


def test_of_four_cells_at_most_one_line_has_three() -> None:
    fours = combinations(range(CELLS), 4)
    assert max(sum(each >= 3 for each in shared(EVERY, four)) for four in fours) == 1
