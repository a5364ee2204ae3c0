"""Tüfteln: values by the trained weights, exact for the last rounds."""

from collections.abc import Sequence
from functools import cache

from vierling.coach.pages import Scales, Values, coach_by
from vierling.coach.parts import Part, compare
from vierling.game import Seat
from vierling.games.tuefteln.rules import State
from vierling.games.tuefteln.rules.notation import Entry
from vierling.games.tuefteln.rules.scoring import Square, figure_of, score_sheet
from vierling.games.tuefteln.rules.sheet import EMPTY, NUMBERS, POINTS, ROUNDS
from vierling.games.tuefteln.think.entries import squares_of, with_number
from vierling.games.tuefteln.think.kernels import NINE
from vierling.games.tuefteln.think.searching import EXACT
from vierling.games.tuefteln.think.shares import BONUS, ROOM, Shares, is_exact, shares_of
from vierling.games.tuefteln.think.values import value, values
from vierling.games.tuefteln.think.weights import is_trained

ERROR = 1.0  # points, on a sheet as people fill it: see docs/coach.md
UNTRAINED = 8.0  # on a sheet that nobody trained for


def worth(state: State, seat: Seat) -> float:
    return value(state.options.paper, state.sheets[seat])


def weigh(state: State, seat: Seat) -> Values:
    found = values(state.options.paper, state.sheets[seat], state.rolled)
    rounds = ROUNDS - state.turned - 1  # after this entry
    error = ERROR if is_trained(state.options.paper) else UNTRAINED
    return Values(found, 0.0 if rounds <= EXACT else error)


def explain(state: State, seat: Seat, best: Entry, made: Entry) -> tuple[Part, ...]:
    """Square by square, and the bonus: what is expected with either entry, and the best figure still possible."""
    sheets = [state.put(state.sheets[seat], entry) for entry in (best, made)]
    shares = [shares_of(state.options.paper, sheet) for sheet in sheets]
    figures = map(apart, *(map(best_figure, squares_of(sheet)) for sheet in sheets))
    squares = [line.label for line in score_sheet(sheets[0])[:NINE]]
    return (*map(compare, squares, *shares, figures), *overall(shares, is_exact(sheets[0])))


def apart(best: str, made: str) -> tuple[str, str] | None:
    return None if POINTS[best] == POINTS[made] else (best, made)


def overall(shares: Sequence[Shares], exact: bool) -> tuple[Part, ...]:
    """What the weights say about bonus and room is meant to be compared, and has no zero."""
    best, made = shares
    if exact:
        return (compare("bonus", best[BONUS], made[BONUS]),)
    return tuple(Part(line, best[place] - made[place]) for line, place in (("bonus", BONUS), ("room", ROOM)))


@cache
def best_figure(square: Square) -> str:
    if EMPTY not in square:
        figure = figure_of(square)
        assert figure is not None
        return figure
    place = square.index(EMPTY)
    filled = (with_number(square, place, number) for number in NUMBERS)
    return max(map(best_figure, filled), key=POINTS.__getitem__)


COACH = coach_by(Scales(worth, weigh, explain))
