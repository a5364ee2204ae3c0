"""Figures that can be checked by hand."""

from math import sqrt

import pytest

from vierling.lab.statistics import percentile, summarise


def test_a_summary_of_five_results() -> None:
    summary = summarise([50, 40, 60, 45, 55])
    assert summary.mean == 50
    assert summary.sd == pytest.approx(sqrt(250 / 4))
    half = 1.959964 * sqrt(250 / 4) / sqrt(5)
    assert summary.ci95 == pytest.approx((50 - half, 50 + half), abs=1e-4)
    assert summary.percentiles == {5: 40, 50: 50, 95: 60}
    assert summary.max == 60


def test_one_result_says_nothing_about_the_spread() -> None:
    summary = summarise([42])
    assert (summary.mean, summary.sd, summary.ci95, summary.max) == (42, None, None, 42)
    assert summary.percentiles == {5: 42, 50: 42, 95: 42}


def test_percentiles_are_results_that_occurred() -> None:
    hundred = list(range(100, 0, -1))
    assert [percentile(hundred, percent) for percent in (5, 50, 95, 100)] == [5, 50, 95, 100]
    assert percentile([1, 2, 3], 50) == 2
    assert percentile([1, 2, 3, 4], 50) == 2
