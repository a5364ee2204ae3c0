"""Every bot of Tüfteln, playing many matches at once."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial

import numpy as np

from vierling.game import Seat
from vierling.games.tuefteln.rules.paper import Paper
from vierling.games.tuefteln.rules.rules import Options
from vierling.games.tuefteln.think.backend import empty_desk, fast_board, fast_code, fast_weights
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

Play = Callable[[Paper, Run], None]  # fills in the points


@dataclass(frozen=True, slots=True)
class Player:
    play: Play
    paper: Paper

    def __call__(self, seed: int, first: int, count: int, seat: Seat) -> list[int]:
        points = np.zeros(count, np.int64)
        self.play(self.paper, Run(start_of(self.paper), np.uint64(seed & FULL), first, seat, points))
        return points.tolist()


def list_batches(options: Options) -> dict[str, Player]:
    plays: dict[str, Play] = {
        "random": at_random,
        "greedy": by_points,
        "steady": by_outlook,
        "strong": partial(by_weights, SURE) if is_trained(options.paper) else by_outlook,
        "master": by_search,
        **{name: partial(by_weights, softmax_of(degrees, UNIT)) for name, degrees in TEMPERATURES.items()},
    }
    return {name: Player(play, options.paper) for name, play in plays.items()}


def start_of(paper: Paper) -> Start:
    blank = paper.blank
    return Start(np.array(squares_on(blank)), np.array(free_on(blank)), room_on(paper, blank))


def at_random(paper: Paper, run: Run) -> None:
    fast_code().play_at_random(fast_board(paper).rules, run)


def by_points(paper: Paper, run: Run) -> None:
    fast_code().play_by_points(fast_board(paper).rules, run)


def by_outlook(paper: Paper, run: Run) -> None:
    fast_code().play_by_outlook(fast_board(paper).rules, outlook_of_all(), run)


@cache
def outlook_of_all() -> Outlook:
    return Outlook(
        points=np.array(list(map(expected_points, ALL_SQUARES))),
        failing=np.array([1 - count / WHOLE for square in ALL_SQUARES for count in outlook(square)]),
        freedom=np.array(list(map(freedom_worth, range(MOST_ENTRIES + 1)))),
        unit=np.array([WHOLE]),
    )


def by_weights(softmax: tuple[int, ...], paper: Paper, run: Run) -> None:
    board, weights, desk = fast_board(paper), fast_weights(paper), empty_desk(np.array)
    fast_code().play_by_weights(board, weights, desk, np.array(softmax), run)


def by_search(paper: Paper, run: Run) -> None:
    desks = empty_desk(np.array), empty_desk(np.array)
    fast_code().play_by_search(fast_board(paper), fast_weights(paper), desks, WIDTH, run)
