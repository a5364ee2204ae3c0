"""The sequential test, by formulas that share nothing with it."""

from math import log

import pytest

from vierling import Refusal
from vierling.lab.elo import expected_score
from vierling.lab.sprt import Sprt, likeliest, log_ratio


def test_the_bounds_are_walds() -> None:
    assert Sprt(alpha=0.05, beta=0.1).bounds == pytest.approx((log(0.1 / 0.95), log(0.9 / 0.05)))


def test_with_two_results_the_mean_is_the_distribution() -> None:
    """Then the ratio is that of two binomial distributions."""
    ratio = log_ratio({0.0: 40, 1.0: 60}, 0.5, 0.55)
    assert ratio == pytest.approx(60 * log(0.55 / 0.5) + 40 * log(0.45 / 0.5))


def test_the_likeliest_distribution_has_the_mean_and_cannot_be_bettered() -> None:
    counts = {0.0: 10, 0.25: 20, 0.5: 40, 0.75: 20, 1.0: 30}
    found = likeliest(counts, 0.5)
    assert sum(found.values()) == pytest.approx(1)
    assert sum(share * chance for share, chance in found.items()) == pytest.approx(0.5)
    # Every small change that keeps sum and mean makes it less likely.
    for change in ({0.0: 1, 0.5: -2, 1.0: 1}, {0.25: 1, 0.5: -2, 0.75: 1}, {0.0: 1, 0.25: -2, 0.5: 1}):
        for size in (1e-4, -1e-4):
            moved = {share: chance + size * change.get(share, 0) for share, chance in found.items()}
            assert likelihood(counts, moved) < likelihood(counts, found)


def likelihood(counts: dict[float, int], chances: dict[float, float]) -> float:
    return sum(count * log(chances[share]) for share, count in counts.items())


def test_close_hypotheses_give_the_normal_approximation() -> None:
    """Van den Bergh: (s1 - s0) (2 mean - s0 - s1) N / (2 variance)."""
    counts = {0.0: 900, 0.25: 1900, 0.5: 4300, 0.75: 1900, 1.0: 1000}
    total = sum(counts.values())
    mean = sum(share * count for share, count in counts.items()) / total
    variance = sum(count * (share - mean) ** 2 for share, count in counts.items()) / total
    low, high = expected_score(0), expected_score(3)
    usual = (high - low) * (2 * mean - low - high) * total / (2 * variance)
    assert Sprt(0, 3).ratio(counts) == pytest.approx(usual, rel=0.01)


def test_the_verdict_falls_at_a_bound() -> None:
    """Each pair that is won adds log(.5144 / .5): 104 of them pass 2.944, 103 do not; lost ones are as quick."""
    sprt = Sprt(0, 10)
    step = log(expected_score(10) / 0.5)
    need = int(log(19) / step) + 1
    assert sprt.verdict({0.0: 0, 1.0: need + 1}) == "stronger"
    assert sprt.verdict({0.0: 0, 1.0: need - 2}) is None
    assert sprt.verdict({0.0: need + 1, 1.0: 0}) == "not stronger"
    assert sprt.verdict({0.0: 0, 1.0: 0}) is None


def test_hypotheses_that_make_no_sense_are_refused() -> None:
    with pytest.raises(Refusal, match="elo1 has to be larger"):
        Sprt(5, 5)
    with pytest.raises(Refusal, match=r"smaller than 0\.5"):
        Sprt(alpha=0.5)
