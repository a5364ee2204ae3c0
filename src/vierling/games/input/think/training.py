"""The weights of the evaluation, learned: bots play against themselves, and every table is compared with who won.

A seat's chance to win is the softmax of all seats' strengths, and strengths are sums of weights. So the best weights
are those of a logistic regression, found by Newton's method. Each round of learning starts from the weights of the
round before.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Self, cast

import numpy as np
from numpy.typing import NDArray

from vierling.game import CHANCE, Event, Seat, draw
from vierling.games.input.rules import State, input_
from vierling.games.input.think.backend import plain
from vierling.games.input.think.desk import recollect
from vierling.games.input.think.evaluation import strength
from vierling.games.input.think.levels import Level
from vierling.games.input.think.memory import Memory, remember
from vierling.games.input.think.player import choose
from vierling.games.input.think.warming import warm_up
from vierling.games.input.think.weights import ALL_WEIGHTS, LEARNED

TEACHER = Level(memory=None, rounds=100, school=LEARNED)
WHIMS = 0.1  # share of moves made at random, so that more tables are seen
RESTRAINT = 3.0  # the penalty on large weights
STEPS = 25
Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Sum:
    """A sum of weights as a factor for each: what `strength` returns if the weights are symbols instead of numbers."""

    times: Floats

    def __add__(self, other: Self) -> Self:
        return replace(self, times=self.times + other.times)

    def __mul__(self, factor: float) -> Self:
        return replace(self, times=self.times * factor)

    def __truediv__(self, divisor: float) -> Self:
        return replace(self, times=self.times / divisor)

    __rmul__ = __mul__


UNITS = [Sum(row) for row in np.eye(ALL_WEIGHTS)]


def features(memory: Memory) -> Floats:
    """For each seat, the factor of each weight."""
    desk = recollect(memory, None, Random(0))._replace(weights=cast("Any", UNITS))  # noqa: S311 - nothing is drawn
    plain().code.reckon_all_odds(desk)
    sums = [cast("Any", strength(desk, desk.table, desk.odds, seat)) for seat in range(memory.view.seats)]
    return np.array([each.times for each in sums])


def watch_match(seats: int, rng: Random) -> tuple[list[Floats], tuple[Seat, ...]]:
    """Every table between two turns, and who won in the end."""
    state = input_.start(seats)
    while state.chance():
        state = state.apply(Event(CHANCE, draw(state, rng)))
    memory, tables = remember(None, state.view(None)), []
    while state.mover is not None:
        if not state.hand:
            tables.append(features(memory))
        state = state.apply(Event(state.mover, think(state, memory, rng)))
        memory = remember(memory, state.view(None))
    outcome = state.outcome()
    assert outcome
    return tables, outcome.winners


def think(state: State, memory: Memory, rng: Random) -> Any:
    assert state.mover is not None
    moves = list(state.moves(state.mover))
    calm = [move for move in moves if getattr(move, "closes", None) is None]
    return rng.choice(calm) if rng.random() < WHIMS else choose(TEACHER, memory, moves, rng)


def watch(seats: int, matches: int, seed: int) -> Iterator[tuple[Floats, Seat]]:
    warm_up()
    for number in range(matches):
        tables, winners = watch_match(seats, Random(f"{seed} {number}"))  # noqa: S311 - a seeded generator is wanted
        if len(winners) == 1:
            yield from ((table, winners[0]) for table in tables)


def fit(tables: Floats, winners: NDArray[np.int64]) -> Floats:
    """`tables` are factors by table, seat and weight."""
    weights = np.zeros(tables.shape[2])
    won = tables[np.arange(len(winners)), winners]
    for _ in range(STEPS):
        shares = np.exp(tables @ weights)
        shares /= shares.sum(1, keepdims=True)
        mean = np.einsum("nsw,ns->nw", tables, shares)
        slope = (won - mean).sum(0) - RESTRAINT * weights
        apart = (tables - mean[:, None]) * np.sqrt(shares)[:, :, None]
        flat = apart.reshape(-1, tables.shape[2])
        step = np.linalg.solve(flat.T @ flat + RESTRAINT * np.eye(len(weights)), slope)
        weights += step
        if np.abs(step).max() < 1e-4:
            break
    return weights


def learn(seats: int, matches: int, seed: int) -> list[float]:
    """One round; the weights are rounded as in weights.json."""
    seen: Sequence[tuple[Floats, Seat]] = list(watch(seats, matches, seed))
    tables, winners = np.array([table for table, _ in seen]), np.array([winner for _, winner in seen])
    return [round(float(weight), 2) for weight in fit(tables, winners)]
