"""Every bot of Knister that can play many matches at once."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from typing import Any

import numpy as np

from vierling.game import Seat
from vierling.games.knister.rules.rules import Options
from vierling.games.knister.think import greedy, steady
from vierling.games.knister.think.backend import empty_desk, fast, fast_code, fast_rules
from vierling.games.knister.think.contents import NUMBERS, UNFINISHED
from vierling.games.knister.think.levels import TEMPERATURES, WIDTHS
from vierling.games.knister.think.matches import Deal
from vierling.games.knister.think.weights import UNIT
from vierling.lab.softmax import SURE, softmax_of
from vierling.play.draws import FULL

Lead = Callable[[], tuple[Any, ...]]  # the function that plays, and what it wants to know first
Gain = Callable[[tuple[int, ...], int], int]


@dataclass(frozen=True, slots=True)
class Player:
    lead: Lead
    grids: int

    def __call__(self, seed: int, first: int, count: int, seat: Seat) -> list[int]:
        run, *words = self.lead()
        points = np.zeros(count, np.int64)
        run(*words, Deal(np.uint64(seed & FULL), first, seat, self.grids), points)
        whole: list[int] = points.tolist()
        return whole


def list_batches(options: Options) -> dict[str, Player]:
    leads: dict[str, Lead] = {
        "random": at_random,
        "greedy": partial(by_gains, greedy.sure_gain),
        "steady": partial(by_gains, steady.expected_gain),
        "strong": partial(by_table, SURE),
        "master": partial(by_search, WIDTHS),
        **{name: partial(by_table, softmax_of(degrees, UNIT)) for name, degrees in TEMPERATURES.items()},
    }
    return {name: Player(lead, options.grids) for name, lead in leads.items()}


def at_random() -> tuple[Any, ...]:
    return fast_code().play_at_random, fast_rules()


def by_gains(gain: Gain) -> tuple[Any, ...]:
    return fast_code().play_by_gains, fast_rules(), gains_of(gain), empty_desk(np.array).grid


@cache
def gains_of(gain: Gain) -> Any:
    return np.array([gain(content, number) for content in UNFINISHED for number in NUMBERS])


def by_table(temper: tuple[int, ...]) -> tuple[Any, ...]:
    return fast_code().play_by_table, fast().table, np.array(temper), empty_desk(np.array)


def by_search(widths: tuple[int, int]) -> tuple[Any, ...]:
    return fast_code().play_by_search, fast().table, np.array(widths), tuple(empty_desk(np.array) for _ in range(3))
