"""The points of a round, when the sand has run out."""

from collections.abc import Mapping
from dataclasses import dataclass

from vierling.game import Millis, Seat
from vierling.games.tubyrinth.rules.tiles import ALL_TILES


@dataclass(frozen=True, slots=True)
class Claim:
    """A call and the tiles it counts: 0 for an incorrect pipeline."""

    at: Millis
    tiles: int


@dataclass(frozen=True, slots=True)
class Verdict:
    figure: str  # pipeline, wrong or none
    points: int
    tiles: int = 0
    rank: int | None = None  # from 1, among correct claims only (R-P4)


def rank(claims: Mapping[Seat, Claim], seat: Seat) -> int:
    """Seats that called at the same instant share the better rank."""
    mine = claims[seat]
    return 1 + sum(claim.at < mine.at for claim in claims.values() if claim.tiles)


def judge(claims: Mapping[Seat, Claim], seats: int, penalty: int) -> tuple[Verdict, ...]:
    """Basic rules. R-P4: a wrong claim costs its penalty also below zero."""
    ranks = {seat: rank(claims, seat) for seat, claim in claims.items() if claim.tiles}
    # Of several first at the same instant, the longest pipeline counts: it leaves the fewest tiles.
    first = max((claims[seat].tiles for seat, place in ranks.items() if place == 1), default=ALL_TILES)
    left = ALL_TILES - first
    return tuple(
        Verdict("pipeline", claims[seat].tiles + 1 - ranks[seat], claims[seat].tiles, ranks[seat])
        if seat in ranks
        else Verdict("wrong", -penalty)
        if seat in claims
        else Verdict("none", left)
        for seat in range(seats)
    )


def judge_first(claims: Mapping[Seat, Claim], seats: int) -> tuple[Verdict, ...]:
    """Rookie and Pipe Master rules: only the winner of the round scores."""
    ranks = {seat: rank(claims, seat) for seat, claim in claims.items() if claim.tiles}
    return tuple(
        Verdict("pipeline", int(ranks[seat] == 1), claims[seat].tiles, ranks[seat])
        if seat in ranks
        else Verdict("wrong" if seat in claims else "none", 0)
        for seat in range(seats)
    )
