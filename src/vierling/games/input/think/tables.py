"""Input, many matches at once: what `envs.batch` steps."""

from functools import cache
from itertools import accumulate
from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from vierling.games.input.rules.encoding import entries, spots_of
from vierling.games.input.rules.imagining import SPOTS
from vierling.games.input.rules.notation import DROPS, Drop, Move, Place
from vierling.games.input.rules.options import SEATS, Options, all_moves
from vierling.games.input.rules.rules import start
from vierling.games.input.rules.stones import FACES
from vierling.games.input.think import kernels, noting, past, showing, stepping, zero
from vierling.games.input.think.kernels import ANNOUNCEMENTS, CELLS, IN_HAND, NOBODY, WINNER, place_code, rules_of
from vierling.games.input.think.rows import ALL_NOTES, NO_NOTES, OWN_NOTES, Book, Rows, Rules, set_out
from vierling.games.input.think.stepping import TableCode
from vierling.lab.compiling import compile_together
from vierling.lab.tables import Matches, Tables

NOTES = {"none": NO_NOTES, "own": OWN_NOTES, "all": ALL_NOTES}


@cache
def fast_code() -> type[TableCode]:
    # They allocate nothing, so they need no reference counts.
    return compile_together(TableCode, kernels, zero, past, noting, showing, stepping, _nrt=False, forceinline=True)


def code_of(move: Move) -> tuple[int, int, int]:
    """Spot, announcement, whether the stone stays unflipped."""
    if isinstance(move, Place):
        return place_code(move.spot), NOBODY, 0
    return place_code(move.spot), NOBODY if move.closes is None else move.closes, int(not move.flips)


def book_of(seats: int, options: Options) -> Book:
    touches = np.full((IN_HAND, ANNOUNCEMENTS, 2), NOBODY, np.int16)
    places, spots = np.full(CELLS, NOBODY, np.int16), np.full(IN_HAND, NOBODY, np.int16)
    moves = all_moves(seats, options)
    codes = [code_of(move) for move in moves]
    for action, (spot, announced, unflipped) in enumerate(codes):
        if isinstance(moves[action], Place):
            places[spot] = action
        else:
            touches[spot, announced + 1, unflipped] = action
    for text, number in spots_of(seats, options).items():
        spots[place_code(SPOTS[text])] = number
    each, row = len(spots_of(seats, options)), np.array(options.row(seats), np.int8)
    return Book(np.array(codes, np.int16), touches, places, spots, each, row)


def lay_down_rules(seats: int, options: Options) -> Rules:
    throws = [roll for roll in DROPS if isinstance(roll, Drop)]
    orders = [order.seats for order in start(seats, options).orders()]
    return Rules(
        np.array(rules_of(options, options.row(seats), seats), np.int16),
        options.shuttling == "superko",
        NOTES[options.notes],
        np.array([[[FACES.index(face) for face in stone] for stone in throw.stones] for throw in throws], np.int8),
        np.array([*accumulate(DROPS.values())]),
        np.array(orders, np.int8),
    )


class InputTables(Tables):
    seats: ClassVar[range] = SEATS

    def __init__(self, matches: Matches) -> None:
        super().__init__(matches)
        self.movers = self._many.rows.movers

    def set_up(self, matches: Matches) -> Rows:
        seats, options = matches.seats, matches.options
        rules, book = lay_down_rules(seats, options), book_of(seats, options)
        shape = matches.rows, matches.limit + 1  # no turn takes less than a move, and there is one position before
        self._many = set_out(rules, book, len(entries(seats, options)), seats, shape)
        self._all = np.ones(matches.rows, np.bool_)
        return self._many.rows

    def renew(self, over: NDArray[np.bool_]) -> None:
        fast_code().begin(self._many, self.seed, over)
        fast_code().reveal(self._many, over)

    def advance(self, actions: NDArray[np.int64], rewards: NDArray[np.float64], over: NDArray[np.bool_]) -> None:
        fast_code().act(self._many, actions, rewards, over)
        fast_code().reveal(self._many, self._all)

    def winners(self) -> NDArray[np.bool_]:
        """Who has reached the target or the combination; at a standstill, who is ahead."""
        won = self._many.rows.tables[:, WINNER, None]
        return np.where(won == NOBODY, super().winners(), won == np.arange(self.points.shape[1]))
