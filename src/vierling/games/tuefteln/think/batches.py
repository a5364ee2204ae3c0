"""Every bot of Tüfteln that can play many matches at once."""

from collections.abc import Callable
from functools import cache, partial
from typing import Any

import numpy as np

from vierling.game import Seat
from vierling.games.tuefteln.rules.paper import Paper
from vierling.games.tuefteln.rules.rules import Options
from vierling.games.tuefteln.think.backend import empty_desk, fast, fast_board, fast_weights
from vierling.games.tuefteln.think.evaluation import UNIT
from vierling.games.tuefteln.think.features import room_on
from vierling.games.tuefteln.think.kernels import ALL_SQUARES, MOST_ENTRIES, free_on, squares_on
from vierling.games.tuefteln.think.levels import TEMPERATURES, WIDTH
from vierling.games.tuefteln.think.matches import Outlook, Run, Start
from vierling.games.tuefteln.think.steady import UNIT as WHOLE
from vierling.games.tuefteln.think.steady import expected_points, freedom_worth, outlook
from vierling.games.tuefteln.think.weights import is_trained
from vierling.lab.softmax import SURE, softmax_of
from vierling.play.draws import FULL

Lead = Callable[[Paper], tuple[Any, ...]]  # the function that plays on a sheet, and what it wants to know first


def list_batches(options: Options) -> dict[str, partial[list[int]]]:
    leads: dict[str, Lead] = {
        "random": at_random,
        "greedy": by_points,
        "steady": by_outlook,
        "strong": partial(by_table, SURE) if is_trained(options.paper) else by_outlook,
        "master": by_search,
        **{name: partial(by_table, softmax_of(degrees, UNIT)) for name, degrees in TEMPERATURES.items()},
    }
    return {name: partial(play, lead, options.paper) for name, lead in leads.items()}


def play(lead: Lead, paper: Paper, seed: int, first: int, count: int, seat: Seat) -> list[int]:  # noqa: PLR0913, PLR0917
    """The last four are what a batch is asked."""
    play_on, *words = lead(paper)
    points = np.zeros(count, np.int64)
    play_on(*words, Run(start_of(paper), np.uint64(seed & FULL), first, seat, points))
    return points.tolist()


def start_of(paper: Paper) -> Start:
    blank = paper.blank
    return Start(np.array(squares_on(blank)), np.array(free_on(blank)), room_on(paper, blank))


def at_random(paper: Paper) -> tuple[Any, ...]:
    return fast().code.play_at_random, fast_board(paper).rules


def by_points(paper: Paper) -> tuple[Any, ...]:
    return fast().code.play_by_points, fast_board(paper).rules


def by_outlook(paper: Paper) -> tuple[Any, ...]:
    return fast().code.play_by_outlook, fast_board(paper).rules, outlook_of_all()


@cache
def outlook_of_all() -> Outlook:
    return Outlook(
        points=np.array(list(map(expected_points, ALL_SQUARES))),
        failing=np.array([1 - count / WHOLE for square in ALL_SQUARES for count in outlook(square)]),
        freedom=np.array(list(map(freedom_worth, range(MOST_ENTRIES + 1)))),
        unit=np.array([WHOLE]),
    )


def by_table(temper: tuple[int, ...], paper: Paper) -> tuple[Any, ...]:
    return fast().code.play_by_table, fast_board(paper), fast_weights(paper), empty_desk(np.array), np.array(temper)


def by_search(paper: Paper) -> tuple[Any, ...]:
    desks = empty_desk(np.array), empty_desk(np.array)
    return fast().code.play_by_search, fast_board(paper), fast_weights(paper), desks, WIDTH
