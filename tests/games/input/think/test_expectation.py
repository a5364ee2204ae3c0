"""The exact expectation of one turn, against every set of undersides played out by the rules."""

from dataclasses import replace
from fractions import Fraction
from random import Random
from statistics import fmean

import pytest

from games.input.drawn import position
from games.input.think.turns import VARIANTS, wander
from vierling.game import Event, Seat
from vierling.games.input.rules import State
from vierling.games.input.rules.cards import ZERO
from vierling.games.input.rules.knowledge import consistent
from vierling.games.input.rules.notation import Move, Touch
from vierling.games.input.rules.stones import FACES, STONES
from vierling.games.input.think.desk import Desk, code_move, recollect
from vierling.games.input.think.evaluation import evaluate
from vierling.games.input.think.expectation import chance_to_close, expect_touch, reckon_all_odds
from vierling.games.input.think.kernels import SIDES
from vierling.games.input.think.memory import Memory, recall, remember


def think_of(memory: Memory) -> Desk:
    desk = recollect(memory, None, Random(0))
    reckon_all_odds(desk)
    return desk


def worth_to(seat: Seat, state: State, memory: Memory) -> float:
    """What the best end of this turn is worth."""
    if state.ended:
        outcome = state.outcome()
        assert outcome
        return (seat in outcome.winners) / len(outcome.winners)
    if state.hand:
        ends = [state.apply(Event(seat, move)) for move in state.moves(seat)]
        return max(worth_to(seat, end, go_on(memory, end)) for end in ends)
    desk = think_of(memory)
    evaluate(desk, desk.table, desk.odds)
    return desk.values[seat]


def go_on(memory: Memory, after: State) -> Memory:
    """The table after this turn does not count as an earlier one."""
    return replace(remember(memory, after.view(0)), past=memory.past)


def with_undersides(state: State, seat: Seat, unders: tuple[str, ...]) -> State:
    own = list(state.layout.stones[seat])
    for seen, under in zip(state.view(seat).stones[seat], unders, strict=True):
        which = next(number for number, stone in enumerate(own) if str(stone.at) == seen.at)
        own[which] = replace(own[which], under=under)
    stones = (*state.layout.stones[:seat], tuple(own), *state.layout.stones[seat + 1 :])
    return replace(state, layout=replace(state.layout, stones=stones))


def play_out(state: State, memory: Memory, move: Move) -> float:
    seat = state.mover
    assert seat is not None
    known = recall(memory, seat, None)
    seen = tuple((each.top, known.get(each.at)) for each in state.view(seat).stones[seat])
    afters = [with_undersides(state, seat, unders).apply(Event(seat, move)) for unders in consistent(seen)]
    return fmean(worth_to(seat, after, go_on(memory, after)) for after in afters)


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_expectation_is_the_mean_over_all_undersides_that_fit(variant: str) -> None:
    touches = 0
    for state, memory, _, _ in wander(2, VARIANTS[variant], 3):
        if state.hand or state.zero_by is not None or state.turn % 9 != 5:
            continue
        desk = think_of(memory)
        assert state.mover is not None
        for move in state.moves(state.mover):
            if isinstance(move, Touch) and move.closes != ZERO:
                expected = play_out(state, memory, move)
                assert expect_touch(desk, code_move(memory.view, move)) == pytest.approx(expected)
                touches += 1
        if state.turn > 40:
            break
    assert touches > 20


def test_the_odds_are_shares_of_the_sets_that_fit() -> None:
    # Red shows V V V H H R S: V is on VH, VR, VS; so H is on HR, HS, R on RS, S on SJ, all in one way each but for the
    # orders of the V's and of the H's: under a V is H, R or S, equally often; under an H is R or S; under R is S.
    match = position("r VH VR VS HR HS RS SJ\nb VH VR VS HR HS RS SJ")
    desk = think_of(remember(None, match.view(0)))
    odds = [Fraction(desk.odds[at]).limit_denominator(100) for at in range(STONES * SIDES)]
    third, half = Fraction(1, 3), Fraction(1, 2)
    by_stone = [dict(zip(FACES, odds[at : at + SIDES], strict=True)) for at in range(0, len(odds), SIDES)]
    assert by_stone[0] == {"V": 0, "H": third, "R": third, "S": third, "J": 0}
    assert by_stone[3] == {"V": 0, "H": 0, "R": half, "S": half, "J": 0}
    assert by_stone[5] == {"V": 0, "H": 0, "R": 0, "S": 1, "J": 0}
    assert by_stone[6] == {"V": 0, "H": 0, "R": 0, "S": 0, "J": 1}


def test_the_chance_of_an_announcement_is_that_of_the_missing_symbol() -> None:
    match = position(
        """
        3 rVH bSV bRV .   bRH
        r VR VS HR HS RS SJ
        """
    )
    # The 3 lacks an H, and red's V on it may be VH, VR or VS, like the two in the supply: each has an H with 1/3.
    memory = remember(None, match.view(0))
    touch = next(move for move in match.state.moves(0) if str(move) == "s1!3")
    assert isinstance(touch, Touch)
    assert chance_to_close(think_of(memory), code_move(memory.view, touch)) == pytest.approx(1 / 3)
