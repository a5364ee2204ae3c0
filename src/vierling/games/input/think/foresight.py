"""A move weighed at a glance: everybody's chances after this turn, exactly, as the weights evaluate them. It takes a
hundredth of the time that trying it many times does, and sees nothing that happens later."""

from vierling.games.input.think.desk import Desk
from vierling.games.input.think.evaluation import evaluate
from vierling.games.input.think.expectation import chance_to_close, turn_up, worth_of_place
from vierling.games.input.think.kernels import (
    HELD,
    MOVER,
    NOBODY,
    PLAYERS,
    SIDES,
    Floats,
    Ints,
    announced_by,
    copy,
    list_places,
)
from vierling.games.input.think.trial import Trial


def foresee(desk: Desk, code: int) -> Trial:
    """On lists, in plain Python."""
    if desk.table[HELD] != NOBODY:
        worth_of_place(desk, desk.table, code, desk.table[MOVER], desk.odds)
        return Trial(chances_in(desk), {})
    number = announced_by(code)
    closings = {(desk.table[MOVER], number): chance_to_close(desk, code)} if number > 0 else {}
    return Trial(chances_after(desk, code), closings)


def chances_after(desk: Desk, code: int) -> tuple[float, ...]:
    """Of a touch: the mean over all faces that may come up, each stone then in its best place."""
    totals, worlds = [0.0] * desk.rules[PLAYERS], 0
    copy(desk.odds, desk.guess)
    for face in range(SIDES):
        fitting = turn_up(desk, code, face)
        if fitting > 0:
            settle(desk, desk.trial, desk.guess)
            totals = [total + fitting * chance for total, chance in zip(totals, chances_in(desk), strict=True)]
            worlds += fitting
    return tuple(total / worlds for total in totals)


def settle(desk: Desk, t: Ints, odds: Floats) -> None:
    """Evaluate the table once the stone in hand, if there is one, is where it is best for the mover."""
    seat = desk.table[MOVER]
    if t[HELD] == NOBODY:
        evaluate(desk, t, odds)
        return
    cells = desk.places[: list_places(t, desk.rules, desk.places)]
    worth_of_place(desk, t, max(cells, key=lambda cell: worth_of_place(desk, t, cell, seat, odds)), seat, odds)


def chances_in(desk: Desk) -> tuple[float, ...]:
    return tuple(desk.values[: desk.rules[PLAYERS]])
