"""The rules on arrays against the rules: the same moves, the same results."""

from random import Random

import pytest

from games.input.think.turns import VARIANTS, begin, wander
from vierling.game import Seat
from vierling.games.input.rules import Options, State, View
from vierling.games.input.rules.cards import ZERO
from vierling.games.input.rules.notation import Move, Place, Touch
from vierling.games.input.rules.stones import FACES, STONES
from vierling.games.input.rules.turns import STANDSTILL
from vierling.games.input.think import kernels
from vierling.games.input.think.desk import Desk, code_move, recollect
from vierling.games.input.think.memory import Memory

ROOM = [0] * kernels.TOUCHES


def lay_out(state: State, memory: Memory) -> Desk:
    """As it is remembered, but with the true undersides."""
    desk = recollect(memory, None, Random(0))
    for owner in range(state.seats):
        for number, under in enumerate(true_undersides(state, memory.view, owner)):
            desk.table[kernels.UNDER + owner * STONES + number] = FACES.index(under)
    return desk


def true_undersides(state: State, view: View, owner: Seat) -> list[str]:
    """In the order of the view, the stone in hand last."""
    own = {str(stone.at): stone.under for stone in state.layout.stones[owner]}
    held = [state.hand.stone.under] if state.hand and state.mover == owner else []
    return [own[seen.at] for seen in view.stones[owner]] + held


def is_about_zero(state: State, move: Move) -> bool:
    spot = move.spot.card if isinstance(move, Place) else move.closes
    return state.zero_by is not None or spot == ZERO


def offered(state: State, memory: Memory) -> list[int]:
    assert state.mover is not None
    moves = [move for move in state.moves(state.mover) if not is_about_zero(state, move)]
    return sorted(code_move(memory.view, move) for move in moves)


def found(desk: Desk) -> list[int]:
    codes = [0] * kernels.TOUCHES
    if desk.table[kernels.HELD] == kernels.NOBODY:
        return sorted(codes[: kernels.list_touches(desk.table, desk.rules, codes, ROOM)])
    return sorted(codes[: kernels.list_places(desk.table, desk.rules, codes)])


def stones_of(desk: Desk) -> set[tuple[int, ...]]:
    """By seat: where each lies, its faces, whether both are known, and where it came from."""
    return {(stone // STONES, *facts_of_stone(desk, stone)) for stone in range(desk.rules[kernels.PLAYERS] * STONES)}


def facts_of_stone(desk: Desk, stone: int) -> list[int]:
    rows, trail = (kernels.AT, kernels.TOP, kernels.UNDER, kernels.KNOWN), kernels.TRAIL + 2 * stone
    return [*(desk.table[row + stone] for row in rows), *desk.table[trail : trail + 2]]


def facts_of(desk: Desk) -> list[int]:
    """Everything but the stones."""
    t = desk.table
    held = [*t[kernels.ORIGIN : kernels.QUIET]] if t[kernels.HELD] != kernels.NOBODY else []
    return [*t[kernels.FINISHED : kernels.TRAIL], t[kernels.MOVER], *held, t[kernels.QUIET]]


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("variant", [*VARIANTS])
def test_the_kernels_offer_the_same_moves_and_do_the_same(variant: str, seats: int) -> None:
    compared = 0
    for seed in range(4):
        reached: Desk | None = None  # what the kernels made of the table before
        for state, memory, move, after in wander(seats, VARIANTS[variant], seed):
            if state.zero_by is not None:
                continue
            desk = lay_out(state, memory)
            if reached:
                assert stones_of(reached) == stones_of(desk)
                assert facts_of(reached) == facts_of(desk)
            assert found(desk) == offered(state, memory)
            reached = None
            if not is_about_zero(state, move):
                act(desk, state, memory, move, after)
                reached = desk
                compared += 1
    assert compared > 500


def act(desk: Desk, state: State, memory: Memory, move: Move, after: State) -> None:
    code = code_move(memory.view, move)
    if isinstance(move, Touch):
        kernels.touch(desk.table, desk.rules, code, ROOM)
    else:
        kernels.place(desk.table, desk.rules, code)
    over = after.ended not in (None, STANDSTILL)
    assert desk.table[kernels.OVER] == over or after.quiet >= desk.rules[kernels.MOST]
    assert desk.table[kernels.WINNER] == (state.mover if over else kernels.NOBODY)
    if after.ended:
        assert [desk.table[kernels.SCORE + seat] for seat in range(state.seats)] == totals(after)


def totals(state: State) -> list[int]:
    return [sum(line.points for line in state.score(seat)) for seat in range(state.seats)]


def test_with_superko_the_same_stones_may_be_touched() -> None:
    for state, memory, _, _ in wander(2, Options(shuttling="superko"), 1):
        if not state.hand:
            assert found(lay_out(state, memory)) == offered(state, memory)


def test_a_glance_tells_tables_apart_but_not_the_order_of_a_supply() -> None:
    sights: dict[str, int] = {}
    for seed in range(5):
        for state, memory, _, _ in wander(2, Options(), seed):
            if not state.hand:
                desk = recollect(memory, None, Random(0))
                key = f"{state.layout.key()} {state.mover}"
                assert sights.setdefault(key, kernels.glance(desk.table, desk.rules)) == kernels.glance(
                    desk.table, desk.rules
                )
    assert len({*sights.values()}) == len(sights) > 500


def test_the_symbols_of_the_cards_are_those_of_the_card_set() -> None:
    view = begin(2, Options(), Random(1)).view(0)
    rules = kernels.rules_of(view.options, view.row, 2)
    assert "".join(FACES[rules[kernels.NEED + 25 + place]] for place in range(5)) == "VHVHR"  # the 5
    assert [rules[kernels.WORTH + number] for number in (1, 2, 9)] == [10, 2, 9]
    assert [number for number in range(10) if rules[kernels.IN_PLAY + number]] == [1, 2, 3, 4, 5, 6]
