"""The zero: announced by whoever knows five stones that fill it, and somebody to take points from."""

from collections.abc import Sequence
from random import Random

from vierling.games.input.rules import View
from vierling.games.input.rules.cards import PLACES, ZERO
from vierling.games.input.rules.notation import Move, Place, Touch
from vierling.games.input.rules.points import total
from vierling.games.input.rules.stones import STONES
from vierling.games.input.think.kernels import AT, CELLS, FINISHED, MOVER, NEED, NOBODY, SIDES, TAKEN, fits
from vierling.games.input.think.mind import Mind


def consider_zero(view: View, mind: Mind, moves: Sequence[Move], rng: Random) -> Move | None:
    """What to do about the zero; None: nothing."""
    touches = [move for move in moves if isinstance(move, Touch) and move.closes == ZERO and move.flips]
    if view.hand:
        return lay_on_zero(moves)
    if not touches or (view.zero_by is None and not pays(view)):
        return None
    plan = find_plan(mind, free_needs(mind), [])
    if plan:
        first = view.stones[mind.table[MOVER]][plan[0]].at
        return next(touch for touch in touches if str(touch.spot) == first)
    return None if view.zero_by is None else likeliest(view, mind, touches, rng)


def pays(view: View) -> bool:
    return any(view.won[seat] and total(view.lines[seat]) for seat in range(view.seats) if seat != view.mover)


def lay_on_zero(moves: Sequence[Move]) -> Move | None:
    """Every place that is free there and fits is as good as the next."""
    return next((move for move in moves if isinstance(move, Place) and move.spot.card == ZERO), None)


def free_needs(mind: Mind) -> list[int]:
    cells = range(ZERO * PLACES, ZERO * PLACES + PLACES)
    return [mind.rules[NEED + cell] for cell in cells if mind.table[TAKEN + cell] == NOBODY]


def find_plan(mind: Mind, needs: Sequence[int], used: Sequence[int]) -> list[int] | None:
    """Own stones whose undersides are known, one for each place, so that none stays behind on a finished card."""
    if not needs:
        return list(used) if not any(burdens(mind, stone) for stone in range(STONES) if stone not in used) else None
    for stone in range(STONES):
        if stone not in used and on_card(mind, stone) != ZERO and is_known_to_fit(mind, stone, needs[0]):
            plan = find_plan(mind, needs[1:], [*used, stone])
            if plan:
                return plan
    return None


def on_card(mind: Mind, stone: int) -> int:
    at = mind.table[AT + mind.table[MOVER] * STONES + stone]
    return at // PLACES if at < CELLS else NOBODY


def burdens(mind: Mind, stone: int) -> bool:
    card = on_card(mind, stone)
    return card != NOBODY and mind.table[FINISHED + card] == 1


def chance_to_fit(mind: Mind, stone: int, need: int) -> float:
    first = (mind.table[MOVER] * STONES + stone) * SIDES
    return sum(mind.odds[first + face] for face in range(SIDES) if fits(face, need))


def is_known_to_fit(mind: Mind, stone: int, need: int) -> bool:
    return chance_to_fit(mind, stone, need) > 1 - 1e-9


def likeliest(view: View, mind: Mind, touches: Sequence[Touch], rng: Random) -> Touch:
    needs = set(free_needs(mind))
    places = [seen.at for seen in view.stones[mind.table[MOVER]]]
    tried = rng.sample(touches, len(touches))
    return max(tried, key=lambda touch: max(chance_to_fit(mind, places.index(str(touch.spot)), need) for need in needs))
