"""A move tried many times: everybody's chances after it, and what soon follows; and what two such trials tell apart."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from vierling.coach.parts import Note, Part
from vierling.game import Seat
from vierling.games.input.think.backend import Backend
from vierling.games.input.think.desk import Desk
from vierling.games.input.think.kernels import CARDS, FINISHED, PLAYERS, SCORE, WON
from vierling.games.input.think.player import ROOT, plant

TELLING = 0.1  # a difference in how often something follows that is more than chance
MOST_NOTES = 2

Closing = tuple[Seat, int]  # who closes which number


@dataclass(frozen=True, slots=True)
class Trial:
    chances: tuple[float, ...]  # of each seat; what is missing from 1 is lost while nobody gets anywhere
    closings: Mapping[Closing, float]  # how often each number is closed within the next turns


def try_move(backend: Backend, desk: Desk, code: int, climbs: int) -> Trial:
    """The mean over the leaves of a tree that begins with this move."""
    tree, seats = plant(backend, climbs), range(desk.rules[PLAYERS])
    backend.code.add(tree, ROOT, backend.row([code]), 1)
    totals, closings = [0.0] * len(seats), Counter[Closing]()
    for _ in range(climbs):
        backend.code.climb(desk, tree)
        totals = [totals[seat] + float(desk.values[seat]) for seat in seats]
        closings.update(closed(desk))
    return Trial(tuple(total / climbs for total in totals), {each: count / climbs for each, count in closings.items()})


def closed(desk: Desk) -> Iterator[Closing]:
    """What has been closed between the table and the leaf that was reached last."""
    before, after, seats = desk.table, desk.trial, range(desk.rules[PLAYERS])
    for number in range(1, CARDS):
        if after[FINISHED + number] > before[FINISHED + number]:
            owners = [seat for seat in seats if after[WON + seat] >> number & 1]
            # Only if somebody closes it again has it been theirs before.
            fresh = [seat for seat in owners if not before[WON + seat] >> number & 1]
            winners = fresh or [seat for seat in owners if after[SCORE + seat] > before[SCORE + seat]]
            yield from ((seat, number) for seat in winners)


def explain(seat: Seat, best: Trial, made: Trial) -> tuple[Part, ...]:
    """To whom the chance goes that the move gave away."""
    parts = [
        Part(f"seat {other}", made.chances[other] - best.chances[other], best.chances[other], made.chances[other])
        for other in range(len(best.chances))
        if other != seat
    ]
    before, after = (1 - sum(each.chances) for each in (best, made))
    return (*parts, Part("nobody", after - before, before, after))


def tell_closings(best: Trial, made: Trial) -> Iterator[Note]:
    """The numbers whose closing has become much more, or much less, likely."""

    def change(closing: Closing) -> float:
        return made.closings.get(closing, 0.0) - best.closings.get(closing, 0.0)

    changed = sorted({*best.closings, *made.closings}, key=lambda closing: (-abs(change(closing)), closing))
    for closing in changed[:MOST_NOTES]:
        if abs(change(closing)) >= TELLING:
            seat, number = closing
            often = {"best": best.closings.get(closing, 0.0), "made": made.closings.get(closing, 0.0)}
            yield Note("input-closes", {"seat": seat, "number": number}, often)
