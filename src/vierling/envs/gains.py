"""Rewards on arrays: by row and seat, what a step adds to what the position is worth."""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from vierling.envs.rewards import Reward, lead, own_points, win
from vierling.lab.tables import Tables

Floats = NDArray[np.float64]
Flags = NDArray[np.bool_]


def points_of(points: Floats, _winners: Flags) -> Floats:
    return points


def leads_of(points: Floats, _winners: Flags) -> Floats:
    seats = points.shape[1]
    if seats == 1:
        return points
    others: Floats = np.stack([np.delete(points, seat, axis=1).max(axis=1) for seat in range(seats)], axis=1)
    return points - others


def wins_of(points: Floats, winners: Flags) -> Floats:
    """Nobody has won a match that is not over."""
    seats, count = points.shape[1], winners.sum(axis=1, keepdims=True)
    if seats == 1:
        return winners.astype(float)
    shares = np.where(winners, seats / np.maximum(count, 1), 0.0)
    return np.where(count > 0, (shares - 1) / (seats - 1), 0.0)


ON_ARRAYS: dict[Reward, Callable[[Floats, Flags], Floats]] = {own_points: points_of, lead: leads_of, win: wins_of}


class Gains:
    """Remembers what every position was worth to every seat."""

    def __init__(self, reward: Reward, seats: int, tables: Tables) -> None:
        self._worth_of = ON_ARRAYS[reward]
        self._seats, self._tables = seats, tables
        self._worth = np.zeros((len(tables.points), seats))

    def take(self, over: Flags | None = None) -> Floats:
        """Take positions as they are, these matches as over; returns what has been gained since the last time."""
        points = self._tables.points.reshape(-1, self._seats).astype(float)
        winners = np.zeros(points.shape, np.bool_)
        if over is not None:
            winners[over] = self._tables.winners()[over] if self._seats > 1 else True
        before, self._worth = self._worth, self._worth_of(points, winners)
        return self._worth - before
