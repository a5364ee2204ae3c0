"""The bots of Tüfteln, weakest first."""

from collections.abc import Callable, Sequence
from functools import partial
from random import Random

from vierling.bots.tuefteln import greedy, steady
from vierling.bots.tuefteln.levels import TEMPERATURES
from vierling.games.tuefteln.notation import Entry, Move
from vierling.games.tuefteln.rules import View

Bot = Callable[[View, Sequence[Move], Random], Entry]


def err(temperature: float, view: View, moves: Sequence[Move], rng: Random) -> Entry:
    from vierling.bots.tuefteln import player  # noqa: PLC0415 - its tables take a moment, and most matches need none

    return player.err(temperature, view, moves, rng)


def choose_by_table(view: View, moves: Sequence[Move], rng: Random) -> Entry:
    from vierling.bots.tuefteln import player  # noqa: PLC0415 - the same

    return player.choose_by_table(view, moves, rng)


def choose_by_search(view: View, moves: Sequence[Move], rng: Random) -> Entry:
    from vierling.bots.tuefteln import player  # noqa: PLC0415 - the same

    return player.choose_by_search(view, moves, rng)


def warm_up() -> None:
    from vierling.bots.tuefteln import player  # noqa: PLC0415 - the same

    player.warm_up()


def teach(packed: bytes) -> None:
    """A table that was trained for some sheet."""
    from vierling.bots.tuefteln import table  # noqa: PLC0415 - the same

    table.teach(packed)


ERRING = {name: partial(err, temperature) for name, temperature in TEMPERATURES.items()}
BOTS: dict[str, Bot] = {
    "greedy": greedy.choose,
    "easy": ERRING["easy"],
    "medium": ERRING["medium"],
    "steady": steady.choose,
    "hard": ERRING["hard"],
    "strong": choose_by_table,
    "master": choose_by_search,
}
