"""Matches in which anything may happen, turn by turn."""

from collections.abc import Iterator
from random import Random

from vierling.game import CHANCE, Event, draw
from vierling.games.input.rules import Options, State, input_
from vierling.games.input.rules.notation import Move, Touch
from vierling.games.input.think.memory import Memory, remember

VARIANTS = {
    "plain": Options(),
    "zero": Options(zero=True),
    "a child": Options(children="1", joker_closes=True),
    "a free number": Options(free_number="4", solo_number=True, bonus=3),
    "no way back": Options(shuttling="none", combination="2,4"),
}


def begin(seats: int, options: Options, rng: Random) -> State:
    state = input_.start(seats, options)
    while state.chance():
        state = state.apply(Event(CHANCE, draw(state, rng)))
    return state


def wander(seats: int, options: Options, seed: int) -> Iterator[tuple[State, Memory, Move, State]]:
    """Each move with the state and what was remembered before it, and the state after it."""
    rng = Random(seed)
    state = begin(seats, options, rng)
    memory = remember(None, state.view(0))
    while state.mover is not None:
        move = pick(state, list(state.moves(state.mover)), rng)
        after = state.apply(Event(state.mover, move))
        yield state, memory, move, after
        state, memory = after, remember(memory, after.view(0))


def pick(state: State, moves: list[Move], rng: Random) -> Move:
    """Anything, but often a closing that succeeds: otherwise nothing would ever happen."""
    assert state.mover is not None
    right = [move for move in moves if isinstance(move, Touch) and move.closes and closes(state, move)]
    return rng.choice(right if right and rng.random() < 0.7 else moves)


def closes(state: State, move: Move) -> bool:
    assert state.mover is not None
    return state.apply(Event(state.mover, move)).won != state.won
