"""What many results say: mean, spread, and how sure we are."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, sqrt
from statistics import NormalDist, fmean, stdev

SURE = NormalDist().inv_cdf(0.975)  # standard errors on either side of a mean: a 95 % interval
PERCENTILES = (5, 50, 95)


@dataclass(frozen=True, slots=True)
class Summary:
    """`sd` and `ci95` need two results at least."""

    mean: float
    sd: float | None
    ci95: tuple[float, float] | None
    percentiles: dict[int, int]
    max: int


def summarise(points: Sequence[int]) -> Summary:
    mean = fmean(points)
    sd = stdev(points) if len(points) > 1 else None
    half = None if sd is None else SURE * sd / sqrt(len(points))
    return Summary(
        mean=mean,
        sd=sd,
        ci95=None if half is None else (mean - half, mean + half),
        percentiles={percent: percentile(points, percent) for percent in PERCENTILES},
        max=max(points),
    )


def percentile(points: Sequence[int], percent: int) -> int:
    """The least result that so many per cent do not exceed: always one that was really played."""
    return sorted(points)[ceil(len(points) * percent / 100) - 1]


Interval = tuple[float, float]


def wilson(wins: float, matches: int) -> Interval:
    """A 95 % interval of a rate, by Wilson (1927): unlike the usual one it stays between 0 and 1."""
    rate, square = wins / matches, SURE * SURE / matches
    middle = (rate + square / 2) / (1 + square)
    half = SURE * sqrt(rate * (1 - rate) / matches + square / (4 * matches)) / (1 + square)
    return max(middle - half, 0.0), min(middle + half, 1.0)


def mean_interval(results: Sequence[float]) -> Interval | None:
    """A 95 % interval of the mean; None if one result is all there is."""
    if len(results) < 2:
        return None
    mean, half = fmean(results), SURE * stdev(results) / sqrt(len(results))
    return mean - half, mean + half
