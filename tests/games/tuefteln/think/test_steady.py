"""The steady bot's values, against enumeration with an independent scorer."""

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import product
from math import log
from random import Random

import pytest

from vierling import Match, tuefteln
from vierling.games.tuefteln.think.entries import ways_after
from vierling.games.tuefteln.think.steady import (
    UNIT,
    bonus_worth,
    choose,
    expected_points,
    freedom_worth,
    outlook,
    worth,
)

POINTS = {"Mix": 1, "2er": 2, "2er+2er": 3, "Cross": 4, "4er": 5, "Str": 6}
BLANK = (0, 0, 0, 0)


def name(square: tuple[int, ...]) -> str:
    """Four numbers, clockwise: by how many are different, and which are opposite each other."""
    opposite = (square[0] == square[2], square[1] == square[3])
    if len(set(square)) == 4:
        return "Str" if any(run in "".join(map(str, square * 2)) for run in ("1234", "2345", "3456")) else "Mix"
    if len(set(square)) == 3:
        return "" if any(opposite) else "2er"
    if len(set(square)) == 1:
        return "4er"
    three_equal = 3 in Counter(square).values()
    return "" if three_equal else "Cross" if all(opposite) else "2er+2er"


@cache
def value(square: tuple[int, ...]) -> Fraction:
    """Three numbers are rolled, all 216 ways, and the best of them goes to its best place."""
    if 0 not in square:
        return Fraction(POINTS.get(name(square), 0))
    places = [place for place in range(4) if square[place] == 0]
    best = {
        number: max(value((*square[:place], number, *square[place + 1 :])) for place in places)
        for number in range(1, 7)
    }
    rolls = list(product(range(1, 7), repeat=3))
    return sum((max(best[number] for number in roll) for roll in rolls), Fraction(0)) / len(rolls)


@pytest.mark.parametrize("empty", [0, 1, 2, 3, 4])
def test_every_square_is_worth_what_enumeration_says(empty: int) -> None:
    for square in product(range(7), repeat=4):
        if square.count(0) == empty:
            assert Fraction(expected_points(square), UNIT) == value(square)


def test_the_chances_of_a_square_are_parts_of_the_whole() -> None:
    for square in product(range(7), repeat=4):
        chances = outlook(square)
        assert all(chance >= 0 for chance in chances)
        assert sum(chances) <= UNIT


def test_a_square_that_lacks_one_number_by_hand() -> None:
    # 1 2 3 and one cell. A 4 makes the straight; 1 and 3 are next to an equal number: 2er. A 2 would make a
    # diagonal pair, which is nothing; 5 and 6 make a Mix. The best of three is a 4 in 216 - 125 ways, no 4 but a
    # 1 or 3 in 125 - 27, neither but a 5 or 6 in 27 - 1, and three 2s in one.
    mix, pair, *others, straight = outlook((1, 2, 3, 0))
    assert [Fraction(216 * each, UNIT) for each in (straight, pair, mix)] == [91, 98, 26]
    assert others == [0, 0, 0]


def test_the_bonus_is_worth_7_when_it_is_made_and_nothing_when_it_cannot_be() -> None:
    six = ((2, 2, 2, 2), (1, 2, 3, 4), (1, 2, 1, 2), (1, 1, 2, 2), (1, 1, 2, 3), (1, 3, 5, 6))
    nothing = (1, 1, 1, 2)
    assert bonus_worth((*six, nothing, nothing, nothing)) == 7 * UNIT
    assert bonus_worth((*six[1:], nothing, nothing, nothing, nothing)) == 0
    almost = bonus_worth((*six[1:], (2, 2, 2, 0), nothing, nothing, nothing))
    assert almost == pytest.approx(7 * UNIT * 91 / 216, rel=1e-5)  # three tries for one more 2


def test_a_sheet_is_worth_its_squares_the_bonus_and_its_freedom() -> None:
    nothing = (1, 1, 1, 2)
    full = ((2, 2, 2, 2), (1, 2, 3, 4), (1, 2, 1, 2), (1, 1, 2, 2), (1, 1, 2, 3), (1, 3, 5, 6), *[nothing] * 3)
    assert worth(full, 0) == (5 + 6 + 4 + 3 + 2 + 1 + 7) * UNIT
    without = ((2, 2, 2, 2), *full[2:], nothing)
    assert worth(without, 0) == (5 + 4 + 3 + 2 + 1) * UNIT


def test_ways_left_count_a_little() -> None:
    squares = (BLANK,) * 9
    assert worth(squares, 150) - worth(squares, 90) == freedom_worth(150) - freedom_worth(90) > 0
    assert freedom_worth(0) == 0
    assert freedom_worth(150) == pytest.approx(2 * log(151) * UNIT, rel=1e-5)


def test_ways_left_are_counted_by_the_sign_that_is_written() -> None:
    a, b = (Match("tuefteln", side=side).view() for side in "AB")
    ways = ways_after(a.paper, a.sheets[0])
    assert (ways["."], ways["a"]) == (12 * 11 + 16, 14 * 13 + 14)
    assert set(ways_after(b.paper, b.sheets[0]).values()) == {4 * 6 * 5 + 4 * 3}


def chosen(match: Match, seeds: int = 40) -> set[str]:
    moves = list(match.state.moves(0))
    return {tuefteln.write(choose(match.view(0), moves, Random(seed))) for seed in range(seeds)}


def test_a_double_is_written_either_way_round() -> None:
    match = Match("tuefteln", side="B")
    match.roll("4+4")
    found = chosen(match)
    assert {"+".join(reversed(move.split("+"))) for move in found} == found


def test_it_finishes_a_straight() -> None:
    match = Match("tuefteln")  # a1 is printed 5: 5 6 / 4 3 runs clockwise
    for dice, move in (("6+4", "b1+a2"), ("3+1", None)):
        match.roll(dice)
        if move:
            match.play(0, move)
    assert chosen(match) == {"b2+c2"}
