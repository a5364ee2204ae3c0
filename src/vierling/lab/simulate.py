"""Bots play many matches against each other, all at one table, so that they get the same dice.

Every match has draws of its own, some for the dice and some for each seat, by the seed and the match's number: how
many processes share the work changes nothing, nor whether matches are played one by one or many at once, on arrays.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from operator import index
from typing import Any, NamedTuple

from vierling.game import Event, Outcome, State, settle
from vierling.kit import game_named
from vierling.lab.compiling import can_compile
from vierling.lab.crew import Alone, Crew, Processes, Threads
from vierling.lab.statistics import Summary, summarise
from vierling.match import Match
from vierling.options import to_json
from vierling.play.bot import Batch, Bot, Choose
from vierling.play.bots import study_named, warm_up
from vierling.play.dice import CountedDice
from vierling.play.draws import Draws
from vierling.play.driver import Driver, Plan
from vierling.play.mind import decide

CHUNK = 25  # matches handed to a process at once, at most: some hundredths of a second for most bots
BATCH = 500  # matches handed to a thread at once, at most
BATCHES = 200  # or this part of all matches, if that is more
LONGEST_NAME = 40  # characters, in a record


@dataclass(frozen=True, slots=True)
class Simulation:
    """What is to be played; small, because every process gets a copy.

    >>> from vierling.lab.simulate import Simulation
    >>> [bot.name for bot in Simulation('knister', ("steady", "greedy"), seed=1).seated()]
    ['steady', 'greedy']
    """

    game: str
    bots: tuple[str | Bot | Choose, ...]  # by name, by reference, or as they are
    seed: int
    options: Any = None

    def __post_init__(self) -> None:
        """Refuse at once what no match could be played with."""
        object.__setattr__(self, "seed", index(self.seed))  # NumPy's whole numbers have fewer bits than ours
        self.start()
        self.seated()

    def seated(self) -> list[Bot]:
        return [study_named(self.game, bot) for bot in self.bots]

    def start(self) -> State:
        return game_named(self.game).start(len(self.bots), self.options)


@dataclass(frozen=True, slots=True)
class Standing:
    """How one bot did; a shared win counts for everybody who shares it. See `standings`."""

    name: str
    summary: Summary
    wins: int


class Portion(NamedTuple):
    """Some matches of a simulation."""

    simulation: Simulation
    first: int
    games: int


# How a crew plays portions
Play = Callable[[Crew, Iterable[Portion]], Iterator[list[Outcome]]]


def simulate(
    simulation: Simulation, games: int, processes: int = 1, crew: Crew | None = None, play: Play | None = None
) -> Iterator[Outcome]:
    """The outcomes, in the order of the matches' numbers. `crew` replaces the processes; `play` how they play.

    >>> from vierling.lab.simulate import Simulation, simulate
    >>> [outcome.points for outcome in simulate(Simulation('knister', ("steady", "greedy"), seed=1), 1)]
    [(56, 47)]
    """
    on_arrays = not play and batches_for(simulation)
    if on_arrays and not crew:
        return at_once(simulation, games, processes)
    size = BATCH if on_arrays else CHUNK
    processes = min(processes, -(-games // CHUNK))
    crew = crew or crew_for(simulation.game, processes)
    return flatten((play or play_portions)(crew, portions(simulation, games, size)))


def crew_for(game: str, processes: int) -> Crew:
    if processes > 1:
        return Processes(processes, warm_up, game)
    warm_up(game)
    return Alone()


def play_portions(crew: Crew, todo: Iterable[Portion]) -> Iterator[list[Outcome]]:
    return crew.map(play_portion, todo)


def batches_for(simulation: Simulation) -> list[Batch] | None:
    options = simulation.options or game_named(simulation.game).Options()
    return batches_of(simulation.seated(), options)


def batches_of(bots: Sequence[Bot], options: Any) -> list[Batch] | None:
    """One for each seat; None unless every bot can play many matches at once here."""
    if not can_compile():
        return None
    batches = [bot.batch(options) for bot in bots if bot.batch]
    return batches if len(batches) == len(bots) else None


def portions(simulation: Simulation, games: int, most: int) -> Iterator[Portion]:
    return (Portion(simulation, first, count) for first, count in growing(0, games, most))


def growing(first: int, end: int, most: int) -> Iterator[tuple[int, int]]:
    """From where, and how many: one, then twice as many each time. So even slow bots soon have results to show."""
    count = 1
    while first < end:
        yield first, min(count, end - first)
        first, count = first + count, min(2 * count, most)


def flatten(played: Iterator[list[Outcome]]) -> Iterator[Outcome]:
    for outcomes in played:
        yield from outcomes


def play_portion(portion: Portion) -> list[Outcome]:
    """On arrays where that is possible: whoever plays it, and how, makes no difference."""
    simulation, first, count = portion
    batches = batches_for(simulation)
    if batches:
        points = [batch(simulation.seed, first, count, seat) for seat, batch in enumerate(batches)]
        return list(map(settle, zip(*points, strict=True)))
    warm_up(simulation.game)
    return [play_match(simulation, number) for number in range(first, first + count)]


def at_once(simulation: Simulation, games: int, threads: int) -> Iterator[Outcome]:
    todo = portions(simulation, games, max(BATCH, games // BATCHES))
    yield from play_portion(next(todo))  # whatever is to be loaded or compiled is so once, before the threads
    yield from flatten(play_portions(Threads(threads), todo))


def play_match(simulation: Simulation, number: int) -> Outcome:
    """One match, as fast as its bots think: whoever waits in it waits in no time."""
    driver = seat_bots(simulation, number)
    for _ in play_out(simulation, number, driver):
        pass
    assert driver.outcome
    return driver.outcome


def record_match(simulation: Simulation, number: int) -> Match:
    """The same match with all its events.

    >>> from vierling.lab.simulate import Simulation, record_match
    >>> record_match(Simulation('knister', ("steady", "greedy"), seed=1), 0).outcome.points
    (56, 47)
    """
    names = [bot.name.strip()[:LONGEST_NAME].strip() for bot in simulation.seated()]
    options: Any = to_json(simulation.options or game_named(simulation.game).Options())
    match = Match(simulation.game, len(names), names, **options)
    for event in play_out(simulation, number, seat_bots(simulation, number)):
        match.apply(event)
    return match


def seat_bots(simulation: Simulation, number: int) -> Driver:
    return Driver(simulation.start(), CountedDice(simulation.seed, number), dict(enumerate(simulation.seated())))


def play_out(simulation: Simulation, number: int, driver: Driver) -> Iterator[Event]:
    minds = [Draws(simulation.seed, number, seat + 1) for seat in range(len(simulation.bots))]
    decisions = [0] * len(minds)
    while driver.outcome is None:
        for turn in driver.questions():
            minds[turn.seat].begin(decisions[turn.seat])
            decisions[turn.seat] += 1
            move, after = decide(turn.bot, turn.seen, turn.moves(), minds[turn.seat])
            driver.intend(Plan(turn, move, turn.since + after))
        event = driver.next_event()
        assert event, "until the outcome somebody, the dice or the clock can act"
        driver.apply(event)
        yield event


def standings(simulation: Simulation, outcomes: Sequence[Outcome]) -> tuple[Standing, ...]:
    """How the bots did, in the order of their seats.

    >>> from vierling.lab.simulate import Simulation, simulate, standings
    >>> simulation = Simulation('knister', ("steady", "greedy"), seed=1)
    >>> steady, greedy = standings(simulation, list(simulate(simulation, 100)))
    >>> steady.wins > greedy.wins, steady.summary.mean > greedy.summary.mean
    (True, True)
    """
    return tuple(
        Standing(
            bot.name,
            summarise([outcome.points[seat] for outcome in outcomes]),
            sum(seat in outcome.winners for outcome in outcomes),
        )
        for seat, bot in enumerate(simulation.seated())
    )
