"""How many lines of play there are, step by step: a change of the rules shows here first.

A step is one event: a roll, one move of any hand that is free, or the clock. Rolls that lead to equal positions
(5+3 and 4+4 where only their sum is written) count once; moves count as they are offered. Several free hands
may act in any order, and each order is a line of its own. Hands and dice take no time; a running clock may ring
before anybody else acts, and then it is as late as its deadline.
"""

from collections.abc import Iterator

from vierling.game import CHANCE, CLOCK, TIME, Event, Millis, State


def perft(state: State, depth: int, now: Millis = 0) -> int:
    if depth == 0:
        return 1
    return sum(perft(following, depth - 1, then) for following, then in successors(state, now))


def successors(state: State, now: Millis) -> Iterator[tuple[State, Millis]]:
    """What can come next, and when it has happened."""
    for following in dict.fromkeys(state.apply(Event(CHANCE, roll, now)) for roll in state.chance()):
        yield following, now
    for seat in sorted(state.to_move()):
        yield from ((state.apply(Event(seat, move, now)), now) for move in state.moves(seat))
    due = state.deadline()
    if due is not None:
        then = max(due, now)
        yield state.apply(Event(CLOCK, TIME, then)), then
