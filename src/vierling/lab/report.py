"""What the matches of an arena say."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import sqrt
from statistics import fmean, variance

from vierling.game import Refusal
from vierling.lab.contest import PAIR, Contest, Played, share_of
from vierling.lab.elo import Deal, Pair, Rating, Tally, rate
from vierling.lab.sprt import Sprt, Verdict
from vierling.lab.statistics import SURE, Interval, mean_interval, wilson

RESULTS = (0.0, 0.25, 0.5, 0.75, 1.0)  # of two matches, as a share of the points


@dataclass(frozen=True, slots=True)
class Entry:
    """How one bot did. Intervals are 95 % ones; None if there is too little to say."""

    name: str
    matches: int
    wins: int  # a shared win counts for everybody who shares it
    win_rate: float
    win_interval: Interval
    score: float  # the share of all comparisons with others at the table, a tie being half
    points: float  # mean
    points_interval: Interval | None
    elo: float
    elo_interval: Interval | None


@dataclass(frozen=True, slots=True)
class Difference:
    """In points, the first bot's less the second's; deal by deal, and as if they had had different dice."""

    first: str
    second: str
    points: float
    interval: Interval | None
    unpaired: Interval | None


@dataclass(frozen=True, slots=True)
class Test:
    """How far a sequential test has come."""

    sprt: Sprt
    pairs: tuple[int, ...]  # deals in which the first bot has won 0, 1/2, 1, 3/2 and 2 of the two matches
    ratio: float
    verdict: Verdict | None


@dataclass(frozen=True, slots=True)
class Report:
    game: str
    seed: int
    deals: int
    finished: bool
    entries: tuple[Entry, ...]
    differences: tuple[Difference, ...]
    test: Test | None


class Trial:
    """A sequential test between two bots, deal by deal."""

    def __init__(self, contest: Contest, sprt: Sprt) -> None:
        if len(contest.bots) != PAIR or contest.field:
            raise Refusal("sprt-two", "a sequential test is between two bots, without a field")
        self.contest = contest
        self.sprt = sprt
        self.counts = dict.fromkeys(RESULTS, 0)
        self.verdict: Verdict | None = None

    def watch(self, block: Sequence[Played]) -> Sequence[Played]:
        """The deals up to the one that decides: how many are played at once must not matter."""
        for number, deal in enumerate(block):
            tally = tally_deal(self.contest, deal)[0, 1]
            self.counts[tally.score / tally.matches] += 1
            self.verdict = self.sprt.verdict(self.counts)
            if self.verdict:
                return block[: number + 1]
        return block

    def result(self) -> Test:
        return Test(self.sprt, tuple(self.counts.values()), self.sprt.ratio(self.counts), self.verdict)


def report_on(contest: Contest, played: Sequence[Played], trial: Trial | None, *, finished: bool) -> Report:
    compared = range(len(contest.bots))
    tallies = [tally_deal(contest, deal) for deal in played]
    ratings = rate(len(contest.everyone), tallies)
    return Report(
        game=contest.game,
        seed=contest.seed,
        deals=len(played),
        finished=finished,
        entries=tuple(enter(contest, played, who, score_of(tallies, who), ratings[who]) for who in compared),
        differences=tuple(compare(contest, played, *pair) for pair in combinations(compared, PAIR)),
        test=trial.result() if trial else None,
    )


def enter(contest: Contest, played: Sequence[Played], who: int, score: float, rating: Rating) -> Entry:
    points = deal_points(contest, played, who)
    won = [won for deal in played for _, won in seats_of(contest, deal, who)]
    return Entry(
        name=contest.names[who],
        matches=len(won),
        wins=sum(won),
        win_rate=sum(won) / len(won),
        win_interval=wilson(sum(won), len(won)),
        score=score,
        points=fmean(points),
        points_interval=mean_interval(points),
        elo=rating.elo,
        elo_interval=rating.interval,
    )


def tally_deal(contest: Contest, deal: Played) -> Deal:
    """How each two that have met in this deal did against each other."""
    tallies: dict[Pair, Tally] = {}
    for lineup, outcome in zip(contest.lineups, deal, strict=True):
        for one, other in combinations(range(len(lineup)), PAIR):
            share = share_of(outcome, one, other)
            first, second = sorted((lineup[one], lineup[other]))
            before = tallies.get((first, second), Tally(0, 0.0))
            scored = share if first == lineup[one] else 1 - share
            tallies[first, second] = Tally(before.matches + 1, before.score + scored)
    return tallies


def score_of(tallies: Sequence[Deal], who: int) -> float:
    matches = scored = 0.0
    for deal in tallies:
        for pair, tally in deal.items():
            if who in pair:
                matches += tally.matches
                scored += tally.score if who == pair[0] else tally.matches - tally.score
    return scored / matches if matches else 0.5


def seats_of(contest: Contest, deal: Played, who: int, beside: int | None = None) -> Iterator[tuple[int, bool]]:
    """The points of a bot at each of its tables in a deal, and whether it won; perhaps only where another one sat."""
    for lineup, outcome in zip(contest.lineups, deal, strict=True):
        if who in lineup and (beside is None or beside in lineup):
            seat = lineup.index(who)
            yield outcome.points[seat], seat in outcome.winners


def deal_points(contest: Contest, played: Sequence[Played], who: int, beside: int | None = None) -> list[float]:
    return [fmean(points for points, _ in seats_of(contest, deal, who, beside)) for deal in played]


def compare(contest: Contest, played: Sequence[Played], one: int, other: int) -> Difference:
    meet = any(one in lineup and other in lineup for lineup in contest.lineups)
    first = deal_points(contest, played, one, other if meet else None)
    second = deal_points(contest, played, other, one if meet else None)
    apart = [mine - yours for mine, yours in zip(first, second, strict=True)]
    mean, unpaired = fmean(apart), None
    if len(played) > 1:
        half = SURE * sqrt((variance(first) + variance(second)) / len(played))
        unpaired = mean - half, mean + half
    return Difference(contest.names[one], contest.names[other], mean, mean_interval(apart), unpaired)
