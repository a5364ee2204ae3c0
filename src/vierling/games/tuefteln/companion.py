"""Tüfteln with the box: two dice, two numbers, and sheets of six by six."""

from vierling.games.tuefteln.rules import Options, State, tuefteln
from vierling.games.tuefteln.rules.paper import NAMES
from vierling.games.tuefteln.rules.sheet import NUMBERS, ROUNDS, SIDE, WHITE
from vierling.games.writing import FACES
from vierling.play.companion import MOST_NAMES, Companion, Sheet, Typing, Way


def way(options: Options, _seats: int) -> Way:
    printed = tuple("" if sign == WHITE else sign for sign in options.paper.signs)
    sheet = Sheet(SIDE, NAMES, printed, NUMBERS[0], NUMBERS[-1], each=2)
    return Way(ROUNDS, dice=(tuple(FACES),) * 2, sheet=sheet)


def numbers(state: State) -> tuple[int, ...]:
    sheet: tuple[int, ...] = state.sheets[0]
    return sheet


COMPANION = Companion(
    range(tuefteln.seats[0], min(tuefteln.seats[-1], MOST_NAMES) + 1),
    way,
    settings=("side",),
    typing=Typing(roll=lambda rolled: "+".join(map(str, rolled)), entry="+".join, numbers=numbers),
)
