"""Tüfteln: values by the trained weights, exact for the last rounds."""

from functools import cache

from vierling.coach.analysis import Reason
from vierling.coach.pages import Scales, Values, coach_by
from vierling.game import Seat
from vierling.games.tuefteln.rules import State
from vierling.games.tuefteln.rules.notation import Entry
from vierling.games.tuefteln.rules.scoring import Square, figure_of, score_sheet
from vierling.games.tuefteln.rules.sheet import EMPTY, NUMBERS, POINTS, ROUNDS, SQUARE_OF
from vierling.games.tuefteln.think.entries import squares_of, with_entry
from vierling.games.tuefteln.think.searching import EXACT
from vierling.games.tuefteln.think.steady import UNIT, expected_points
from vierling.games.tuefteln.think.values import value, values
from vierling.games.tuefteln.think.weights import is_trained

ERROR = 0.5  # points: see docs/coach.md
UNTRAINED = 8.0  # on a sheet that nobody trained for


def worth(state: State, seat: Seat) -> float:
    return value(state.options.paper, state.sheets[seat])


def weigh(state: State, seat: Seat) -> Values:
    found = values(state.options.paper, state.sheets[seat], state.rolled)
    rounds = ROUNDS - state.turned - 1  # after this entry
    error = ERROR if is_trained(state.options.paper) else UNTRAINED
    return Values(found, 0.0 if rounds <= EXACT else error)


def explain(state: State, seat: Seat, entry: Entry) -> tuple[Reason, ...]:
    """Square by square: what it would score if chance filled it, before and after, and the best figure left."""
    before = squares_of(state.sheets[seat])
    after = with_entry(before, entry, state.rolled)
    lines = score_sheet(state.sheets[seat])
    return tuple(
        Reason(
            lines[square].label,
            expected_points(before[square]) / UNIT,
            expected_points(after[square]) / UNIT,
            best_figure(after[square]),
        )
        for square in sorted({SQUARE_OF[cell] for cell in entry})
    )


@cache
def best_figure(square: Square) -> str:
    if EMPTY not in square:
        figure = figure_of(square)
        assert figure is not None
        return figure
    place = square.index(EMPTY)
    filled = ((*square[:place], number, *square[place + 1 :]) for number in NUMBERS)
    return max(map(best_figure, filled), key=POINTS.__getitem__)


COACH = coach_by(Scales(worth, weigh, explain))
