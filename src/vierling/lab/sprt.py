"""Stop as soon as the result is clear: Wald's sequential test, generalised as engine testers use it.

Two bots play each deal in both seats, and what the first scores in the pair (0, 1/2, 1, 3/2 or 2) is one observation:
matches with the same dice are not independent, but pairs are. The log-likelihood ratio compares the best distributions
over these five results under two hypotheses: the bot is `elo0` stronger, or `elo1`. Source: Michel Van den Bergh, "A
practical introduction to the GSPRT", and the program that tests Stockfish.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from math import log
from typing import Literal

from vierling.game import Refusal
from vierling.lab.elo import expected_score

UNSEEN = 1e-3  # times that a result counts as seen which has not been: its likelihood must not be 0
STEPS = 200  # halvings of an interval, more than a float has digits

Counts = Mapping[float, float]  # how often each result was seen, by the share of the points that it brings
Verdict = Literal["stronger", "not stronger"]


@dataclass(frozen=True, slots=True)
class Sprt:
    """Accepts that the first bot is stronger by `elo1`, or that it is not even by `elo0`.

    `alpha` is how often it may accept `elo1` although `elo0` is true, `beta` the other way round.

    >>> from vierling.lab.sprt import Sprt
    >>> [round(bound, 2) for bound in Sprt().bounds]
    [-2.94, 2.94]
    """

    elo0: float = 0.0
    elo1: float = 10.0
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if not self.elo0 < self.elo1:
            raise Refusal("sprt-order", "elo1 has to be larger than elo0")
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise Refusal("sprt-errors", "alpha and beta are larger than 0 and smaller than 0.5")

    @property
    def bounds(self) -> tuple[float, float]:
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)

    def ratio(self, counts: Counts) -> float:
        """The logarithm of how much better `elo1` explains these results than `elo0`."""
        return log_ratio(counts, expected_score(self.elo0), expected_score(self.elo1))

    def verdict(self, counts: Counts) -> Verdict | None:
        low, high = self.bounds
        ratio = self.ratio(counts)
        return "stronger" if ratio >= high else "not stronger" if ratio <= low else None


def log_ratio(counts: Counts, mean0: float, mean1: float) -> float:
    seen = {share: count or UNSEEN for share, count in counts.items()}
    if not any(counts.values()):
        return 0.0
    under0, under1 = likeliest(seen, mean0), likeliest(seen, mean1)
    return sum(count * log(under1[share] / under0[share]) for share, count in seen.items())


def likeliest(counts: Counts, mean: float) -> dict[float, float]:
    """Of all distributions with this mean, the one that makes the counts most likely.

    By Lagrange it is count / (total * (1 + x * (share - mean))), with the x for which it sums to 1.
    """
    total = sum(counts.values())
    low, high = -1 / (max(counts) - mean), 1 / (mean - min(counts))
    for _ in range(STEPS):
        x = (low + high) / 2
        if sum(count * (share - mean) / (1 + x * (share - mean)) for share, count in counts.items()) > 0:
            low = x
        else:
            high = x
    return {share: count / (total * (1 + x * (share - mean))) for share, count in counts.items()}
