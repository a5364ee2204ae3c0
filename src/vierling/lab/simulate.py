"""Bots play many matches against each other, all at one table, so that they get the same dice.

Every match has draws of its own, some for the dice and some for each seat, by the seed and the match's number: how
many processes share the work changes nothing, nor whether matches are played one by one or many at once, on arrays.
"""

import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from typing import Any

from vierling.game import Outcome, State, settle
from vierling.kit import game_named
from vierling.lab.compiling import can_compile
from vierling.lab.statistics import Summary, summarise
from vierling.play.bot import Batch, Bot, Choose
from vierling.play.bots import study_named, warm_up
from vierling.play.dice import CountedDice
from vierling.play.draws import Draws
from vierling.play.driver import Driver, Plan
from vierling.play.mind import decide

CHUNK = 25  # matches handed to a process at once: some hundredths of a second
BATCH = 500  # matches handed to a thread at once, at least: a moment for the strongest bot
BATCHES = 200  # at most, and for the weakest no burden


@dataclass(frozen=True, slots=True)
class Simulation:
    """What is to be played; small, because every process gets a copy."""

    game: str
    bots: tuple[str | Bot | Choose, ...]  # by name, by reference, or as they are
    seed: int
    options: Any = None

    def __post_init__(self) -> None:
        """Refuse at once what no match could be played with."""
        self.start()
        self.seated()

    def seated(self) -> list[Bot]:
        return [study_named(self.game, bot) for bot in self.bots]

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
    batches = batches_of(simulation.seated(), options)
    return at_once(simulation, batches, games, processes) if batches else one_by_one(simulation, games, processes)


def batches_of(bots: Sequence[Bot], options: Any) -> list[Batch] | None:
    """One for each seat; None unless every bot can play many matches at once here."""
    if not can_compile():
        return None
    batches = [bot.batch(options) for bot in bots if bot.batch]
    return batches if len(batches) == len(bots) else None


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


def play_match(simulation: Simulation, number: int) -> Outcome:
    """One match, as fast as its bots think: whoever waits in it waits in no time."""
    driver = Driver(simulation.start(), CountedDice(simulation.seed, number), dict(enumerate(simulation.seated())))
    minds = [Draws(simulation.seed, number, seat + 1) for seat in range(len(simulation.bots))]
    decisions = [0] * len(minds)
    while (outcome := driver.outcome) is None:
        for turn in driver.questions():
            minds[turn.seat].begin(decisions[turn.seat])
            decisions[turn.seat] += 1
            move, after = decide(turn.bot, turn.seen, turn.moves(), minds[turn.seat])
            driver.intend(Plan(turn, move, turn.since + after))
        event = driver.next_event()
        assert event, "until the outcome somebody, the dice or the clock can act"
        driver.apply(event)
    return outcome


def standings(simulation: Simulation, outcomes: Sequence[Outcome]) -> tuple[Standing, ...]:
    return tuple(
        Standing(
            bot.name,
            summarise([outcome.points[seat] for outcome in outcomes]),
            sum(seat in outcome.winners for outcome in outcomes),
        )
        for seat, bot in enumerate(simulation.seated())
    )
