"""Knister with the box: two dice and their sum, and sheets of five by five."""

from collections.abc import Sequence

from vierling.games.knister.rules import Options, State, knister
from vierling.games.knister.rules.notation import NAMES
from vierling.games.knister.rules.sheet import LEAST, MOST, ROUNDS, SIDE
from vierling.games.writing import DICE, FACES
from vierling.play.companion import MOST_NAMES, Companion, Sheet, Typing, Way

DICE_FOR = {sum(dice): text for text, dice in DICE.items()}  # any that show this sum


def way(options: Options, _seats: int) -> Way:
    sheet = Sheet(SIDE, NAMES * options.grids, ("",) * len(NAMES) * options.grids, LEAST, MOST, parts=options.grids)
    return Way(ROUNDS * options.grids, dice=(tuple(FACES),) * 2, sums=True, sheet=sheet)


def roll(numbers: Sequence[int]) -> str:
    (total,) = numbers
    return DICE_FOR[total]


def entry(cells: Sequence[str]) -> str:
    (cell,) = cells
    return cell


def numbers(state: State) -> tuple[int, ...]:
    return sum(state.sheets[0], ())


COMPANION = Companion(
    range(knister.seats[0], MOST_NAMES + 1), way, settings=("grids",), typing=Typing(roll, entry, numbers)
)
