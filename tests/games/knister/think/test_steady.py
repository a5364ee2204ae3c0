"""The steady bot's values, against enumeration with an independent scorer."""

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement, product
from math import prod
from random import Random

import pytest

from vierling import Match, knister
from vierling.games.knister.think.steady import UNIT, choose, expected_points

SUMS = Counter(first + second for first, second in product(range(1, 7), repeat=2))


@cache
def points(line: tuple[int, ...]) -> int:
    """The rulebook's table: straights first, then by how often the numbers repeat."""
    if list(line) == list(range(line[0], line[0] + 5)):
        return 8 if 7 in line else 12
    repeats = "".join(str(count) for _, count in Counter(line).most_common())
    return {"5": 10, "41": 6, "32": 8, "311": 3, "221": 3, "2111": 1, "11111": 0}[repeats]


def by_enumeration(numbers: tuple[int, ...]) -> Fraction:
    """Every way to fill the line with rolls, weighted by the dice."""
    total = sum(
        prod(SUMS[number] for number in filling) * points(tuple(sorted(numbers + filling)))
        for filling in product(SUMS, repeat=5 - len(numbers))
    )
    return Fraction(total, 36 ** (5 - len(numbers)))


def from_the_table(numbers: tuple[int, ...]) -> Fraction:
    return Fraction(expected_points((0,) * (5 - len(numbers)) + numbers), UNIT)


@pytest.mark.parametrize("size", [3, 4, 5])
def test_lines_with_up_to_two_empty_cells_are_worth_what_enumeration_says(size: int) -> None:
    for numbers in combinations_with_replacement(range(2, 13), size):
        assert from_the_table(numbers) == by_enumeration(numbers)


@pytest.mark.parametrize("numbers", [(), (2,), (7,), (7, 7), (2, 6), (3, 12)])
def test_so_are_emptier_lines(numbers: tuple[int, ...]) -> None:
    assert from_the_table(numbers) == by_enumeration(numbers)


def test_every_content_of_a_line_has_a_value() -> None:
    expected_points((0,) * 5)
    contents = list(combinations_with_replacement((0, *range(2, 13)), 5))
    assert len(contents) == 4368  # the rules' own count
    before = expected_points.cache_info().misses
    for content in contents:
        expected_points(content)
    assert expected_points.cache_info().misses == before


def test_symmetric_cells_are_chosen_alike() -> None:
    match = Match("knister")
    match.roll("1+1")
    moves = list(match.state.moves(0))
    first = {knister.write(choose(match.view(0), moves, Random(seed))) for seed in range(300)}
    turned = {chr(ord("a") + int(cell[1]) - 1) + str("abcde".index(cell[0]) + 1) for cell in first}
    assert first == turned
    assert len(first) > 1


def test_the_second_grid_is_played_on_its_own() -> None:
    match = Match("knister", grids=3)
    rng = Random(5)
    for _ in range(26):
        match.roll(rng)
        match.play(0, choose(match.view(0), list(match.state.moves(0)), rng))
    sheet = match.view(0).sheets[0]
    assert [sum(number > 0 for number in grid) for grid in sheet] == [25, 1, 0]
