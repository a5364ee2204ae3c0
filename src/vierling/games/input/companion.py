"""Input with the box: whose turn it is, and what closing a number brings or costs."""

from collections.abc import Iterator

from vierling.games.input.rules import points
from vierling.games.input.rules.options import IN_ROW, SEATS, TARGETS, Options
from vierling.play.companion import Companion, Deed, Way


def way(options: Options, seats: int) -> Way:
    return Way(goal=TARGETS[seats], floor=0, deeds=tuple(deeds(options, seats)))


def deeds(options: Options, seats: int) -> Iterator[Deed]:
    numbers = IN_ROW[seats]
    yield from (Deed(points.CLOSED, str(number), points.worth(number), wins=True) for number in numbers)
    for number in numbers:
        brought, figure = options.reward_alone(number)
        yield Deed(figure, str(number), brought, wins=True)
    yield from (Deed(points.WRONG, str(number), -points.worth(number)) for number in numbers)
    if options.zero:
        yield Deed(points.ZERO_FILLED, loses="others")
        yield Deed(points.ZERO_FAILED, loses="own")


COMPANION = Companion(SEATS, way, settings=("zero", "bonus", "solo_number"))
