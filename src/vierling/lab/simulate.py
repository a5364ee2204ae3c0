"""Bots play many matches against each other, all at one table, so that they get the same dice.

Every match has generators of its own, one for the dice and one for each seat, made from the seed and
the match's number: how many processes share the work changes nothing.
"""

import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from random import Random
from typing import Any

from vierling.bots import Bot, bot_named
from vierling.game import CHANCE, Event, Outcome, State
from vierling.lab.statistics import Summary, summarise
from vierling.match import draw, game_named

CHUNK = 25  # matches handed to a process at once: some hundredths of a second


@dataclass(frozen=True, slots=True)
class Simulation:
    """What is to be played; small, because every process gets a copy."""

    game: str
    bots: tuple[str, ...]
    seed: int
    options: Any = None

    def __post_init__(self) -> None:
        """Refuse at once what no match could be played with."""
        self.start()
        for bot in self.bots:
            bot_named(self.game, bot)

    def start(self) -> State:
        return game_named(self.game).start(len(self.bots), self.options)


@dataclass(frozen=True, slots=True)
class Standing:
    """How one bot did; a shared win counts for everybody who shares it."""

    name: str
    summary: Summary
    wins: int


def simulate(simulation: Simulation, games: int, processes: int = 1) -> Iterator[Outcome]:
    """The outcomes, in the order of the matches' numbers."""
    play = partial(play_match, simulation)
    processes = min(processes, -(-games // CHUNK))
    if processes <= 1:
        yield from map(play, range(games))
        return
    # Fresh processes, not forks: a fork copies the locks of other threads as they happen to be.
    with ProcessPoolExecutor(processes, get_context("spawn"), ignore_interrupts) as pool:
        yield from pool.map(play, range(games), chunksize=CHUNK)


def ignore_interrupts() -> None:
    """Ctrl-C is for the process that started the others; it ends them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_match(simulation: Simulation, number: int) -> Outcome:
    bots = [bot_named(simulation.game, name) for name in simulation.bots]
    minds = [generator(simulation.seed, number, f"seat {seat}") for seat in range(len(bots))]
    dice = generator(simulation.seed, number, "dice")
    state = simulation.start()
    while (outcome := state.outcome()) is None:
        state = state.apply(next_event(state, dice, bots, minds))
    return outcome


def next_event(state: State, dice: Random, bots: Sequence[Bot], minds: Sequence[Random]) -> Event:
    if state.chance():
        return Event(CHANCE, draw(state, dice))
    seat = min(state.to_move())
    return Event(seat, bots[seat](state.view(seat), list(state.moves(seat)), minds[seat]))


def generator(seed: int, number: int, whose: str) -> Random:
    return Random(f"{seed} {number} {whose}")  # noqa: S311 - a seeded generator is wanted


def standings(simulation: Simulation, outcomes: Sequence[Outcome]) -> tuple[Standing, ...]:
    return tuple(
        Standing(
            name,
            summarise([outcome.points[seat] for outcome in outcomes]),
            sum(seat in outcome.winners for outcome in outcomes),
        )
        for seat, name in enumerate(simulation.bots)
    )
