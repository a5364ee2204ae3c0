"""The bots of Knister, weakest first."""

from collections.abc import Sequence
from functools import cache, partial
from random import Random

from vierling.games.knister.rules.notation import Cell, Move
from vierling.games.knister.rules.rules import Options, View
from vierling.games.knister.think import greedy, steady
from vierling.games.knister.think.levels import TEMPERATURES
from vierling.games.writing import BACK
from vierling.lab import softmax
from vierling.play.bot import Batch, Bot, Choose
from vierling.play.bots import choose_randomly


def choose_by_weights(temperature: float, view: View, moves: Sequence[Move], rng: Random) -> Cell:
    from vierling.games.knister.think import player  # noqa: PLC0415 - the weights take a moment to load

    return player.choose_by_weights(softmax_of(temperature), view, moves, rng)


@cache
def softmax_of(temperature: float) -> tuple[int, ...]:
    from vierling.games.knister.think import weights  # noqa: PLC0415 - the same

    return softmax.softmax_of(temperature, weights.UNIT) if temperature else softmax.SURE


def choose_by_search(view: View, moves: Sequence[Move], rng: Random) -> Cell:
    from vierling.games.knister.think import player  # noqa: PLC0415 - the same

    return player.choose_by_search(view, moves, rng)


def batch_of(name: str, options: Options) -> Batch:
    from vierling.games.knister.think import batches  # noqa: PLC0415 - it needs numba

    return batches.list_batches(options)[name]


CHOOSERS: dict[str, Choose] = {
    "random": partial(choose_randomly, undo=BACK),
    "greedy": greedy.choose,
    "easy": partial(choose_by_weights, TEMPERATURES["easy"]),
    "medium": partial(choose_by_weights, TEMPERATURES["medium"]),
    "steady": steady.choose,
    "hard": partial(choose_by_weights, TEMPERATURES["hard"]),
    "strong": partial(choose_by_weights, 0.0),
    "master": choose_by_search,
}
YARDSTICKS = {"greedy", "steady", "strong"}  # for comparisons
BOTS = tuple(
    Bot(name, choose, batch=partial(batch_of, name), offered=name not in YARDSTICKS)
    for name, choose in CHOOSERS.items()
)
