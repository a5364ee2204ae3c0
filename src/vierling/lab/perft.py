"""How many lines of play there are, step by step: a change of the rules shows here first.

A step is one event: a roll, or one move of any hand that is free. Rolls that lead to equal positions
(5+3 and 4+4 where only their sum is written) count once; moves count as they are offered. Several free hands
may act in any order, and each order is a line of its own.
"""

from collections.abc import Iterator

from vierling.game import CHANCE, Event, State


def perft(state: State, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(perft(following, depth - 1) for following in successors(state))


def successors(state: State) -> Iterator[State]:
    yield from dict.fromkeys(state.apply(Event(CHANCE, roll)) for roll in state.chance())
    for seat in sorted(state.to_move()):
        yield from (state.apply(Event(seat, move)) for move in state.moves(seat))
