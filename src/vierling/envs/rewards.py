"""What a position is worth to a seat. A reward is what an action adds to it, so that a match's rewards add up to it."""

from collections.abc import Callable, Sequence

from vierling.game import Outcome, Seat

Reward = Callable[[Sequence[int], Outcome | None, Seat], float]  # everybody's points, how it ended, whose reward


def own_points(points: Sequence[int], _outcome: Outcome | None, seat: Seat) -> float:
    return float(points[seat])


def lead(points: Sequence[int], _outcome: Outcome | None, seat: Seat) -> float:
    """Over the best of the others; alone, one's points."""
    others = [each for other, each in enumerate(points) if other != seat]
    return float(points[seat] - max(others, default=0))


def win(points: Sequence[int], outcome: Outcome | None, seat: Seat) -> float:
    """1 for a win, and as much less for the others that the sum is 0; winners share. Alone, 1 for a finished match."""
    if outcome is None:
        return 0.0
    others = len(points) - 1
    if not others:
        return 1.0
    share = len(points) / len(outcome.winners) if seat in outcome.winners else 0.0
    return (share - 1) / others


REWARDS: dict[str, Reward] = {"points": own_points, "difference": lead, "win": win}
