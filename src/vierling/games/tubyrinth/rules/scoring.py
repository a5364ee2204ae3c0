"""What a round is worth when the sand is out."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from vierling.game import Millis, Seat
from vierling.games.tubyrinth.rules.tiles import ALL_TILES


@dataclass(frozen=True, slots=True)
class Claim:
    """A call as the host judged it; an incorrect pipeline has no tiles."""

    at: Millis
    tiles: int


@dataclass(frozen=True, slots=True)
class Verdict:
    figure: str  # pipeline, wrong or none
    points: int
    tiles: int = 0
    rank: int | None = None  # 1 is the first; over correct claims only (R-P4)


def rank(claims: Mapping[Seat, Claim], seat: Seat) -> int:
    """Those who called in the same instant share the better rank."""
    mine = claims[seat]
    return 1 + sum(claim.at < mine.at for claim in claims.values() if claim.tiles)


def judge(claims: Mapping[Seat, Claim], standings: Sequence[int], penalty: int) -> tuple[Verdict, ...]:
    """Basic rules. R-P4: a wrong claim takes nobody below zero."""
    ranks = {seat: rank(claims, seat) for seat, claim in claims.items() if claim.tiles}
    # Several in the same instant: the longest of their pipelines leaves the fewest tiles.
    first = max((claims[seat].tiles for seat, place in ranks.items() if place == 1), default=ALL_TILES)
    left = ALL_TILES - first
    return tuple(
        Verdict("pipeline", claims[seat].tiles + 1 - ranks[seat], claims[seat].tiles, ranks[seat])
        if seat in ranks
        else Verdict("wrong", -min(penalty, standing))
        if seat in claims
        else Verdict("none", left)
        for seat, standing in enumerate(standings)
    )


def judge_first(claims: Mapping[Seat, Claim], seats: int) -> tuple[Verdict, ...]:
    """Rookie and Pipe Master: only the round's winner scores."""
    ranks = {seat: rank(claims, seat) for seat, claim in claims.items() if claim.tiles}
    return tuple(
        Verdict("pipeline", int(ranks[seat] == 1), claims[seat].tiles, ranks[seat])
        if seat in ranks
        else Verdict("wrong" if seat in claims else "none", 0)
        for seat in range(seats)
    )
