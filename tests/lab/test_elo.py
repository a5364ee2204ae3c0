"""Ratings by hand and by published formulas."""

from math import log, log10, sqrt

import pytest

from vierling.lab.elo import Tally, elo_of, expected_score, invert, rate
from vierling.lab.statistics import wilson


def test_400_points_are_odds_of_ten_to_one() -> None:
    assert expected_score(400) == pytest.approx(10 / 11)
    assert expected_score(-400) == pytest.approx(1 / 11)
    assert elo_of(10 / 11) == pytest.approx(400)
    assert elo_of(0.5) == 0


def test_of_two_the_rating_is_the_logarithm_of_the_odds() -> None:
    """75 of 100, and the drawn match of the prior: odds of 75.5 to 25.5."""
    first, second = rate(2, [{(0, 1): Tally(2, 2.0)}] * 25 + [{(0, 1): Tally(2, 1.0)}] * 25)
    assert first.elo - second.elo == pytest.approx(400 * log10(75.5 / 25.5))
    assert first.elo == pytest.approx(-second.elo)


def test_the_error_of_two_comes_from_whole_deals() -> None:
    """Of 101 matches and odds p : q the difference has the variance sum((score - 2p)²) / (101 p q)²; each rating is
    half of it. 25 deals of 2 and 25 of 1 have surprises of 2q and 1 - 2p."""
    first, _ = rate(2, [{(0, 1): Tally(2, 2.0)}] * 25 + [{(0, 1): Tally(2, 1.0)}] * 25)
    p = 75.5 / 101
    spread = 25 * (2 - 2 * p) ** 2 + 25 * (1 - 2 * p) ** 2
    error = sqrt(spread) / (101 * p * (1 - p)) / 2
    assert first.interval
    half = (first.interval[1] - first.interval[0]) / 2
    assert half == pytest.approx(1.959964 * error * 400 / log(10), rel=1e-5)


def test_three_that_beat_each_other_in_the_same_measure_are_evenly_spaced() -> None:
    """Two to one between neighbours, four to one between the first and the last: Bradley and Terry's model exactly."""
    many = 1_000_000
    ratings = rate(
        3, [{(0, 1): Tally(many, many * 2 / 3), (1, 2): Tally(many, many * 2 / 3), (0, 2): Tally(many, many * 0.8)}]
    )
    assert [rating.elo for rating in ratings] == pytest.approx([400 * log10(2), 0, -400 * log10(2)], abs=0.01)


def test_who_has_always_won_still_has_a_rating() -> None:
    first, second = rate(2, [{(0, 1): Tally(2, 2.0)}] * 5)
    assert first.elo - second.elo == pytest.approx(400 * log10(10.5 / 0.5))
    assert rate(2, [{(0, 1): Tally(2, 2.0)}])[0].interval is None


def test_a_matrix_is_inverted() -> None:
    assert invert([[0.0, 2.0], [4.0, 0.0]]) == [[0.0, 0.25], [0.5, 0.0]]


def test_wilson_gives_the_published_interval() -> None:
    """Newcombe (1998), table I, method 3: 81 of 263 is .2553 to .3662; 0 of 20 is 0 to .1611."""
    assert wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=5e-5)
    assert wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=5e-5)
    assert wilson(15, 148) == pytest.approx((0.0624, 0.1605), abs=5e-5)
