"""Bots play many matches against each other, all at one table, so that they get the same dice.

Every match has draws of its own, some for the dice and some for each seat, by the seed and the match's number: how
many processes share the work changes nothing, nor whether matches are played one by one or many at once, on arrays.
"""

import signal
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from typing import Any

from vierling.bots import EYES, Batch, Seen, batches_of, look, pace_of, study_named, warm_up
from vierling.game import CHANCE, CLOCK, TIME, Event, Millis, Move, Outcome, Seat, State
from vierling.games.draws import Draws
from vierling.games.writing import settle
from vierling.lab.statistics import Summary, summarise
from vierling.match import draw, game_named

CHUNK = 25  # matches handed to a process at once: some hundredths of a second
BATCH = 500  # matches handed to a thread at once, at least: a moment for the strongest bot
BATCHES = 200  # at most, and for the weakest no burden


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
            study_named(self.game, bot)

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
    options = simulation.options or game_named(simulation.game).Options()
    batches = batches_of(simulation.game, simulation.bots, options)
    return at_once(simulation, batches, games, processes) if batches else one_by_one(simulation, games, processes)


def at_once(simulation: Simulation, batches: Sequence[Batch], games: int, threads: int = 1) -> Iterator[Outcome]:
    size = max(BATCH, games // BATCHES)

    def play(first: int) -> list[Outcome]:
        count = min(size, games - first)
        points = [batch(simulation.seed, first, count, seat) for seat, batch in enumerate(batches)]
        return list(map(settle, zip(*points, strict=True)))

    yield from play(0)  # whatever is to be loaded or compiled is so once, before the threads
    with ThreadPoolExecutor(threads) as pool:
        for outcomes in pool.map(play, range(size, games, size)):
            yield from outcomes


def one_by_one(simulation: Simulation, games: int, processes: int = 1) -> Iterator[Outcome]:
    play = partial(play_match, simulation)
    processes = min(processes, -(-games // CHUNK))
    if processes <= 1:
        warm_up(simulation.game)
        yield from map(play, range(games))
        return
    # Fresh processes, not forks: a fork copies the locks of other threads as they happen to be.
    with ProcessPoolExecutor(processes, get_context("spawn"), begin, (simulation.game,)) as pool:
        yield from pool.map(play, range(games), chunksize=CHUNK)


def begin(game: str) -> None:
    """Ctrl-C is for the process that started the others; it ends them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    warm_up(game)


@dataclass(frozen=True, slots=True)
class Plan:
    """What a hand is about to do, and when."""

    at: Millis
    move: Move


def play_match(simulation: Simulation, number: int) -> Outcome:
    hands = [Hand(simulation, number, seat) for seat in range(len(simulation.bots))]
    dice = Draws(simulation.seed, number)
    state, now, rolls = simulation.start(), 0, 0
    plans: dict[Seat, Plan] = {}
    while (outcome := state.outcome()) is None:
        if state.chance():
            dice.begin(rolls)
            rolls += 1
            event = Event(CHANCE, draw(state, dice), now)
        else:
            for seat in state.to_move() - plans.keys():
                plans[seat] = hands[seat].plan(state, now)
            event = next_event(state, now, plans)
        if isinstance(event.by, int):
            del plans[event.by]
        else:
            plans.clear()  # dice and clock change what hands can do
        state, now = state.apply(event), event.at
        if simulation.game in EYES:
            for hand in hands:
                hand.look(state)
    return outcome


class Hand:
    """A bot in its seat, with draws of its own."""

    def __init__(self, simulation: Simulation, number: int, seat: Seat) -> None:
        name = simulation.bots[seat]
        self.seat = seat
        self.bot = study_named(simulation.game, name)
        self.pace = pace_of(simulation.game, name)
        self.mind = Draws(simulation.seed, number, seat + 1)
        self.decisions = 0
        self.game = simulation.game
        self.seen: Seen | None = None  # only where memory matters

    def look(self, state: State) -> None:
        self.seen = look(self.game, self.seen, state.view(self.seat))

    def plan(self, state: State, now: Millis) -> Plan:
        seen = state.view(self.seat) if self.seen is None else self.seen
        self.mind.begin(self.decisions)
        self.decisions += 1
        move = self.bot(seen, list(state.moves(self.seat)), self.mind)
        return Plan(now + self.pace(seen, move, self.mind), move)


def next_event(state: State, now: Millis, plans: Mapping[Seat, Plan]) -> Event:
    """Whatever comes first: the hand that is ready, of several the lowest seat, or the clock."""
    due = state.deadline()
    seat = min(plans, key=lambda seat: (plans[seat].at, seat), default=None)
    if seat is None or (due is not None and plans[seat].at > due):
        assert due is not None, "until the outcome somebody, the dice or the clock can act"
        return Event(CLOCK, TIME, max(due, now))
    return Event(seat, plans[seat].move, plans[seat].at)


def standings(simulation: Simulation, outcomes: Sequence[Outcome]) -> tuple[Standing, ...]:
    return tuple(
        Standing(
            name,
            summarise([outcome.points[seat] for outcome in outcomes]),
            sum(seat in outcome.winners for outcome in outcomes),
        )
        for seat, name in enumerate(simulation.bots)
    )
