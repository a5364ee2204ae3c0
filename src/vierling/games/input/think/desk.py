"""All that a bot thinks with, as rows of numbers: what it sees, what it remembers, and scratch space.

The rows are lists for plain Python, and arrays for machine code.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import NamedTuple

from vierling.game import Seat
from vierling.games.input.rules import View
from vierling.games.input.rules.imagining import SPOTS
from vierling.games.input.rules.knowledge import consistent
from vierling.games.input.rules.notation import Move, Place
from vierling.games.input.rules.points import total
from vierling.games.input.rules.stones import FACES, STONES
from vierling.games.input.think import kernels
from vierling.games.input.think.kernels import (
    CELLS,
    MOST_SEATS,
    NOBODY,
    NOWHERE,
    SIDES,
    TABLE,
    TOUCHES,
    Floats,
    Ints,
    rules_of,
)
from vierling.games.input.think.memory import HELD, Memory, recall, recall_tables, recall_trails
from vierling.games.input.think.weights import LEARNED, WEIGHTS

SEEDS = 1 << 31


class Desk(NamedTuple):
    table: Ints
    rules: Ints
    weights: Floats
    worlds: Ints  # sets of undersides that fit what is remembered, seven faces each, seat by seat
    begins: Ints  # where those of each seat begin
    odds: Floats  # of each face under each stone
    past: Ints  # hashes of earlier tables, sorted
    dice: Ints  # the state of the generator: one number
    # Scratch space
    trial: Ints
    after: Ints
    guess: Floats
    values: Floats
    touches: Ints
    places: Ints
    spare: Ints


def code_of(at: str) -> int:
    return kernels.place_code(SPOTS[at])


def recollect(memory: Memory, turns: int | None, rng: Random, school: str = LEARNED) -> Desk:
    """What a seat knows that remembers its last `turns` turns, or all (None); the school picks the weights."""
    seats = memory.view.seats
    seen = [see_stones(memory, seat, turns) for seat in range(seats)]
    table = [0] * TABLE
    lay_table(table, memory)
    worlds: list[int] = []
    begins = [0] * (MOST_SEATS + 1)
    for seat in range(seats):
        lay_stones(table, seat, seen[seat])
        lay_trails(table, seat, seen[seat], recall_trails(memory, seat, turns))
        fitting = consistent(tuple((top, under) for _, top, under in seen[seat]))
        worlds += [FACES.index(face) for world in fitting for face in world]
        begins[seat + 1 :] = [len(worlds)] * (MOST_SEATS - seat)
    return Desk(
        table=table,
        rules=rules_of(memory.view.options, memory.view.row, seats),
        weights=list(WEIGHTS[school][seats]),
        worlds=worlds,
        begins=begins,
        odds=[0.0] * (MOST_SEATS * STONES * SIDES),
        past=sorted(recall_tables(memory, turns)) or [NOWHERE],
        dice=[rng.randrange(1, SEEDS)],
        trial=[0] * TABLE,
        after=[0] * TABLE,
        guess=[0.0] * (MOST_SEATS * STONES * SIDES),
        values=[0.0] * MOST_SEATS,
        touches=[0] * TOUCHES,
        places=[0] * CELLS,
        spare=[0] * CELLS,
    )


def see_stones(memory: Memory, owner: Seat, turns: int | None) -> list[tuple[str, str, str | None]]:
    """For each stone of a seat: where it lies, its top, and its underside if remembered; the one in hand comes last."""
    view, known = memory.view, recall(memory, owner, turns)
    seen = [(each.at, each.top, known.get(each.at)) for each in view.stones[owner]]
    if view.hand and owner == view.mover:
        seen.append((HELD, view.hand.face, known.get(HELD)))
    return seen


def lay_stones(table: list[int], seat: Seat, seen: Sequence[tuple[str, str, str | None]]) -> None:
    for number, (at, top, under) in enumerate(seen):
        stone = seat * STONES + number
        table[kernels.TOP + stone] = FACES.index(top)
        table[kernels.UNDER + stone] = NOBODY if under is None else FACES.index(under)
        table[kernels.KNOWN + stone] = int(under is not None)
        table[kernels.AT + stone] = kernels.IN_HAND
        if at == HELD:
            table[kernels.HELD] = stone
        else:
            kernels.put(table, stone, code_of(at))


def lay_trails(
    table: list[int], seat: Seat, seen: Sequence[tuple[str, str, str | None]], trails: Mapping[str, Sequence[str]]
) -> None:
    for number, (at, _, _) in enumerate(seen):
        first = kernels.TRAIL + 2 * (seat * STONES + number)
        trail = [code_of(left) for left in trails.get(at, ())]
        table[first : first + 2] = [NOWHERE] * (2 - len(trail)) + trail


def lay_table(table: list[int], memory: Memory) -> None:
    view = memory.view
    assert view.mover is not None
    table[kernels.TAKEN : kernels.TAKEN + CELLS] = [NOBODY] * CELLS
    table[kernels.MOVER], table[kernels.HELD], table[kernels.WINNER] = view.mover, NOBODY, NOBODY
    table[kernels.QUIET] = view.quiet
    for number in view.finished:
        table[kernels.FINISHED + number] = 1
    for seat in range(view.seats):
        table[kernels.SCORE + seat] = total(view.lines[seat])
        table[kernels.WON + seat] = sum(1 << number for number in {*view.won[seat]})
        table[kernels.NEXT + seat] = view.order[(view.order.index(seat) + 1) % view.seats]
    if view.hand:
        table[kernels.ORIGIN] = code_of(view.hand.origin)
        table[kernels.UNFLIPPED] = int(not view.hand.flipped)


def code_move(view: View, move: Move) -> int:
    """A touch or a place as a number."""
    if isinstance(move, Place):
        return code_of(str(move.spot))
    assert view.mover is not None
    places = [seen.at for seen in view.stones[view.mover]]
    announced = NOBODY if move.closes is None else move.closes
    return kernels.touch_code(places.index(str(move.spot)), announced, int(not move.flips))
