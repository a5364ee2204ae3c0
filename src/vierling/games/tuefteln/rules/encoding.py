"""A view as numbers: the two dice, then everybody's sheet, your own first."""

from functools import cache

from vierling.game import Entry
from vierling.games.tuefteln.rules.paper import NAMES
from vierling.games.tuefteln.rules.rules import View
from vierling.games.tuefteln.rules.sheet import EMPTY, NUMBERS
from vierling.games.writing import by_seat, in_turn

DICE = ("die 1", "die 2")  # 0 while they do not lie there


@cache
def entries(seats: int) -> tuple[Entry, ...]:
    return tuple(Entry(name, EMPTY, NUMBERS[-1]) for name in (*DICE, *by_seat(NAMES, seats)))


def encode(view: View) -> list[int]:
    return [*(view.dice or (EMPTY, EMPTY)), *(number for sheet in in_turn(view.sheets, view.seat) for number in sheet)]
