"""The zero: announced if five known stones fill it, and there is somebody to take points from."""

from collections.abc import Sequence
from random import Random

from vierling.games.input.rules import View
from vierling.games.input.rules.cards import PLACES, ZERO
from vierling.games.input.rules.notation import Move, Place, Touch
from vierling.games.input.rules.points import total
from vierling.games.input.rules.stones import STONES
from vierling.games.input.think.desk import Desk
from vierling.games.input.think.kernels import AT, CELLS, FINISHED, MOVER, NEED, NOBODY, SIDES, TAKEN, fits


def consider_zero(view: View, desk: Desk, moves: Sequence[Move], rng: Random) -> Move | None:
    """The move that is about the zero, if there is a good one."""
    touches = [move for move in moves if isinstance(move, Touch) and move.closes == ZERO and move.flips]
    if view.hand:
        return lay_on_zero(moves)
    if not touches or (view.zero_by is None and not pays(view)):
        return None
    plan = find_plan(desk, free_needs(desk), [])
    if plan:
        first = view.stones[desk.table[MOVER]][plan[0]].at
        return next(touch for touch in touches if str(touch.spot) == first)
    return None if view.zero_by is None else likeliest(view, desk, touches, rng)


def pays(view: View) -> bool:
    return any(view.won[seat] and total(view.lines[seat]) for seat in range(view.seats) if seat != view.mover)


def lay_on_zero(moves: Sequence[Move]) -> Move | None:
    """Any place there that is free and fits is as good as the next."""
    return next((move for move in moves if isinstance(move, Place) and move.spot.card == ZERO), None)


def free_needs(desk: Desk) -> list[int]:
    cells = range(ZERO * PLACES, ZERO * PLACES + PLACES)
    return [desk.rules[NEED + cell] for cell in cells if desk.table[TAKEN + cell] == NOBODY]


def find_plan(desk: Desk, needs: Sequence[int], used: Sequence[int]) -> list[int] | None:
    """Stones whose undersides are known, one for each place, such that none stays behind on a finished card."""
    if not needs:
        return list(used) if not any(burdens(desk, stone) for stone in range(STONES) if stone not in used) else None
    for stone in range(STONES):
        if stone not in used and on_card(desk, stone) != ZERO and is_known_to_fit(desk, stone, needs[0]):
            plan = find_plan(desk, needs[1:], [*used, stone])
            if plan:
                return plan
    return None


def on_card(desk: Desk, stone: int) -> int:
    at = desk.table[AT + desk.table[MOVER] * STONES + stone]
    return at // PLACES if at < CELLS else NOBODY


def burdens(desk: Desk, stone: int) -> bool:
    card = on_card(desk, stone)
    return card != NOBODY and desk.table[FINISHED + card] == 1


def chance_to_fit(desk: Desk, stone: int, need: int) -> float:
    first = (desk.table[MOVER] * STONES + stone) * SIDES
    return sum(desk.odds[first + face] for face in range(SIDES) if fits(face, need))


def is_known_to_fit(desk: Desk, stone: int, need: int) -> bool:
    return chance_to_fit(desk, stone, need) > 1 - 1e-9


def likeliest(view: View, desk: Desk, touches: Sequence[Touch], rng: Random) -> Touch:
    needs = set(free_needs(desk))
    places = [seen.at for seen in view.stones[desk.table[MOVER]]]
    tried = rng.sample(touches, len(touches))
    return max(tried, key=lambda touch: max(chance_to_fit(desk, places.index(str(touch.spot)), need) for need in needs))
