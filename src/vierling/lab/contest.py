"""Who meets whom in an arena, and in which seats."""

from collections.abc import Iterator
from dataclasses import dataclass
from dataclasses import field as later
from itertools import combinations
from operator import index
from typing import Any

from vierling.game import Outcome, Refusal, Seat
from vierling.kit import game_named
from vierling.lab.simulate import Simulation
from vierling.options import write_options
from vierling.play.bot import Bot, Choose
from vierling.play.bots import study_named

PAIR = 2  # seats at the table of two that are compared

Wanted = str | Bot | Choose
Lineup = tuple[int, ...]  # who sits where, by number: first all bots that are compared, then the field
Played = tuple[Outcome, ...]  # one deal at all tables, in the order of the lineups


@dataclass(frozen=True, slots=True)
class Contest:
    """Who plays what; raises `Refusal` at once if that cannot be played."""

    game: str
    bots: tuple[Wanted, ...]
    field: tuple[Wanted, ...] = ()
    seed: int = 0
    options: Any = None
    lineups: tuple[Lineup, ...] = later(init=False)

    def __post_init__(self) -> None:
        if len(self.bots) < 2:
            raise Refusal("arena-bots", "an arena needs two bots at least")
        object.__setattr__(self, "seed", index(self.seed))
        count, seats = len(self.bots), game_named(self.game).seats
        alone = not self.field and PAIR not in seats  # a game for one: everybody plays the same deals
        lineups = list(against_field(count, len(self.field)) if self.field or alone else everybody(count))
        object.__setattr__(self, "lineups", tuple(lineups))
        for lineup in lineups:
            self.table(lineup)

    @property
    def everyone(self) -> tuple[Wanted, ...]:
        return (*self.bots, *self.field)

    @property
    def names(self) -> tuple[str, ...]:
        """Of all; a second bot of the same name gets a number."""
        plain = [study_named(self.game, bot).name for bot in self.everyone]
        return tuple(
            name if plain.index(name) == place else f"{name} {plain[: place + 1].count(name)}"
            for place, name in enumerate(plain)
        )

    @property
    def rotations(self) -> int:
        """How many matches of a deal each pairing plays."""
        return len(self.field) + 1 if self.field or len(self.lineups[0]) == 1 else PAIR

    @property
    def terms(self) -> dict[str, Any]:
        """What has to be the same for a contest to be resumed."""
        game = game_named(self.game)
        told = {"game": f"{self.game} {game.version}", "options": write_options(self.options or game.Options())}
        names = self.names
        return {
            **told,
            "seed": self.seed,
            "bots": list(names[: len(self.bots)]),
            "field": list(names[len(self.bots) :]),
        }

    def table(self, lineup: Lineup) -> Simulation:
        return Simulation(self.game, tuple(self.everyone[who] for who in lineup), self.seed, self.options)


def everybody(count: int) -> Iterator[Lineup]:
    """Each pair, in both orders."""
    for first, second in combinations(range(count), PAIR):
        yield from ((first, second), (second, first))


def against_field(count: int, others: int) -> Iterator[Lineup]:
    """Each bot at a table with the whole field, in every seat once."""
    company = tuple(range(count, count + others))
    for bot in range(count):
        for seat in range(others + 1):
            yield (*company[:seat], bot, *company[seat:])


def share_of(outcome: Outcome, one: Seat, other: Seat) -> float:
    """What one seat scores against another: whoever has won beats whoever has not; of two losers, the points count."""
    first, second = ((seat in outcome.winners, outcome.points[seat]) for seat in (one, other))
    if first[0] and second[0]:
        return 0.5
    return (1 + (first > second) - (first < second)) / 2
