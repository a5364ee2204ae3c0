"""Compile the functions, or load them from the cache: takes seconds, once in a process."""

from random import Random

from vierling.game import CHANCE, Event
from vierling.games.input.rules import State, input_
from vierling.games.input.think.backend import READY, fast
from vierling.games.input.think.desk import code_move, recollect
from vierling.games.input.think.memory import remember
from vierling.games.input.think.player import climb_tree, expect
from vierling.lab.compiling import can_compile


def warm_up() -> None:
    """Think about a touch and about a place: that calls every function."""
    if not can_compile():
        return
    rng = Random(0)  # noqa: S311 - nothing is at stake
    state = input_.start(input_.seats[0])
    while state.chance():
        state = state.apply(Event(CHANCE, next(iter(state.chance()))))
    consider(state, rng)
    assert state.mover is not None
    consider(state.apply(Event(state.mover, next(state.moves(state.mover)))), rng)
    READY.set()


def consider(state: State, rng: Random) -> None:
    assert state.mover is not None
    view = state.view(state.mover)
    desk = fast().take(recollect(remember(None, view), None, rng))
    fast().code.reckon_all_odds(desk)
    codes = [code_move(view, move) for move in state.moves(state.mover)]
    expect(fast(), desk, codes)
    climb_tree(fast(), desk, 1, codes)
