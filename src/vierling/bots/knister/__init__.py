"""The bots of Knister, weakest first."""

from collections.abc import Callable, Sequence
from functools import cache, partial
from random import Random

from vierling.bots import tempers
from vierling.bots.knister import greedy, steady
from vierling.bots.knister.levels import TEMPERATURES
from vierling.games.knister.notation import Cell, Move
from vierling.games.knister.rules import View

Bot = Callable[[View, Sequence[Move], Random], Cell]


def choose_by_table(temperature: float, view: View, moves: Sequence[Move], rng: Random) -> Cell:
    from vierling.bots.knister import player  # noqa: PLC0415 - its tables take a moment, and most matches need none

    return player.choose_by_table(temper(temperature), view, moves, rng)


@cache
def temper(temperature: float) -> tuple[int, ...]:
    from vierling.bots.knister import table  # noqa: PLC0415 - the same

    return tempers.temper_of(temperature, table.UNIT) if temperature else tempers.SURE


def choose_by_search(view: View, moves: Sequence[Move], rng: Random) -> Cell:
    from vierling.bots.knister import player  # noqa: PLC0415 - the same

    return player.choose_by_search(view, moves, rng)


def warm_up() -> None:
    from vierling.bots.knister import player  # noqa: PLC0415 - the same

    player.warm_up()


ERRING = {name: partial(choose_by_table, temperature) for name, temperature in TEMPERATURES.items()}
BOTS: dict[str, Bot] = {
    "greedy": greedy.choose,
    "easy": ERRING["easy"],
    "medium": ERRING["medium"],
    "steady": steady.choose,
    "hard": ERRING["hard"],
    "strong": partial(choose_by_table, 0.0),
    "master": choose_by_search,
}
