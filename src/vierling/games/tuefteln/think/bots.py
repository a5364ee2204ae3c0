"""The bots of Tüfteln, weakest first."""

from collections.abc import Sequence
from functools import partial
from random import Random

from vierling.games.tuefteln.rules.notation import Entry, Move
from vierling.games.tuefteln.rules.rules import Options, View
from vierling.games.tuefteln.think import greedy, steady
from vierling.games.tuefteln.think.levels import TEMPERATURES
from vierling.games.writing import BACK
from vierling.play.bot import Batch, Bot, Choose
from vierling.play.bots import choose_randomly


def err(temperature: float, view: View, moves: Sequence[Move], rng: Random) -> Entry:
    from vierling.games.tuefteln.think import player  # noqa: PLC0415 - the weights take a moment to load

    return player.err(temperature, view, moves, rng)


def choose_by_weights(view: View, moves: Sequence[Move], rng: Random) -> Entry:
    from vierling.games.tuefteln.think import player  # noqa: PLC0415 - the same

    return player.choose_by_weights(view, moves, rng)


def choose_by_search(view: View, moves: Sequence[Move], rng: Random) -> Entry:
    from vierling.games.tuefteln.think import player  # noqa: PLC0415 - the same

    return player.choose_by_search(view, moves, rng)


def batch_of(name: str, options: Options) -> Batch:
    from vierling.games.tuefteln.think import batches  # noqa: PLC0415 - it needs numba

    return batches.list_batches(options)[name]


CHOOSERS: dict[str, Choose] = {
    "random": partial(choose_randomly, undo=BACK),
    "greedy": greedy.choose,
    "easy": partial(err, TEMPERATURES["easy"]),
    "medium": partial(err, TEMPERATURES["medium"]),
    "steady": steady.choose,
    "hard": partial(err, TEMPERATURES["hard"]),
    "strong": choose_by_weights,
    "master": choose_by_search,
}
YARDSTICKS = {"greedy", "steady", "strong"}  # for comparisons
BOTS = tuple(
    Bot(name, choose, batch=partial(batch_of, name), heavy=choose is choose_by_search, offered=name not in YARDSTICKS)
    for name, choose in CHOOSERS.items()
)
