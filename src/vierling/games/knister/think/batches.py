"""Every bot of Knister, playing many matches at once."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial

import numpy as np

from vierling.game import Seat
from vierling.games.knister.rules.rules import Options
from vierling.games.knister.think import greedy, steady
from vierling.games.knister.think.backend import empty_desk, fast, fast_code, fast_rules
from vierling.games.knister.think.contents import NUMBERS, UNFINISHED
from vierling.games.knister.think.kernels import Row
from vierling.games.knister.think.levels import TEMPERATURES, WIDTHS
from vierling.games.knister.think.lines import Gain
from vierling.games.knister.think.matches import Deal, Points
from vierling.games.knister.think.weights import UNIT
from vierling.lab.softmax import SURE, softmax_of
from vierling.play.draws import FULL

Play = Callable[[Deal, Points], None]  # fills in the points


@dataclass(frozen=True, slots=True)
class Player:
    play: Play
    grids: int

    def __call__(self, seed: int, first: int, count: int, seat: Seat) -> list[int]:
        points = np.zeros(count, np.int64)
        self.play(Deal(np.uint64(seed & FULL), first, seat, self.grids), points)
        return points.tolist()


def list_batches(options: Options) -> dict[str, Player]:
    plays: dict[str, Play] = {
        "random": at_random,
        "greedy": partial(by_gains, greedy.sure_gain),
        "steady": partial(by_gains, steady.expected_gain),
        "strong": partial(by_weights, SURE),
        "master": partial(by_search, WIDTHS),
        **{name: partial(by_weights, softmax_of(degrees, UNIT)) for name, degrees in TEMPERATURES.items()},
    }
    return {name: Player(play, options.grids) for name, play in plays.items()}


def at_random(deal: Deal, points: Points) -> None:
    fast_code().play_at_random(fast_rules(), deal, points)


def by_gains(gain: Gain, deal: Deal, points: Points) -> None:
    fast_code().play_by_gains(fast_rules(), gains_of(gain), empty_desk(np.array).grid, deal, points)


@cache
def gains_of(gain: Gain) -> Row:
    return np.array([gain(content, number) for content in UNFINISHED for number in NUMBERS])


def by_weights(softmax: tuple[int, ...], deal: Deal, points: Points) -> None:
    fast_code().play_by_weights(fast().weights, np.array(softmax), empty_desk(np.array), deal, points)


def by_search(widths: tuple[int, int], deal: Deal, points: Points) -> None:
    desks = empty_desk(np.array), empty_desk(np.array), empty_desk(np.array)
    fast_code().play_by_search(fast().weights, np.array(widths), desks, deal, points)
