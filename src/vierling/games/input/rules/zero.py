"""The zero: announced once per match, and filled with five of your own stones in a single turn or not at all
(R-I11: stones on a zero that was not filled go back to the supply, see `Layout.tidy`)."""

from dataclasses import replace
from typing import TYPE_CHECKING

from vierling.game import IllegalMove, Seat
from vierling.games.input.rules import points, turns
from vierling.games.input.rules.cards import ZERO
from vierling.games.input.rules.layout import put
from vierling.games.input.rules.notation import Touch
from vierling.games.input.rules.stones import Spot

if TYPE_CHECKING:
    from vierling.games.input.rules.rules import State


def objection(state: "State", touch: Touch) -> IllegalMove | None:
    if touch.closes != ZERO:
        return IllegalMove("zero-first", "the announced zero has to be filled first")
    if not may_fill(state) or touch.spot.card == ZERO:
        sentence = "the zero can be announced once in a match, while it is empty, by a player who has won a number"
        return IllegalMove("may-not-fill", sentence)
    if not touch.flips and not may_keep(state, touch):
        return IllegalMove("must-flip", "this stone has to be flipped")
    return None


def may_fill(state: "State") -> bool:
    """A seat that has begun may go on; others need a number they have won, once per match, and an empty card."""
    if state.zero_by is not None:
        return True
    seat = turns.mover(state)
    on_the_table = ZERO in state.layout.row and not state.layout.on(ZERO)
    return on_the_table and bool(state.won[seat]) and seat not in state.zero_called


def may_keep(state: "State", touch: Touch) -> bool:
    """A child need not flip a stone that fits as it lies."""
    return state.options.is_child(turns.mover(state)) and bool(places(turns.lift(state, touch)))


def touch(state: "State", touched: Touch) -> "State":
    seat = turns.mover(state)
    held = replace(turns.lift(state, touched), zero_by=seat, zero_called=state.zero_called | {seat})
    found = places(held)
    if found:
        return replace(held, hand=replace(turns.holding(held), places=found))
    return turns.offer_places(turns.fail(replace(lose_newest(held, seat, points.ZERO_FAILED), zero_by=None)))


def places(held: "State") -> tuple[Spot, ...]:
    """Here the joker may come last, and own stones on finished cards bar only the fifth stone."""
    if held.layout.last_free(ZERO) and held.layout.is_on_finished(turns.mover(held)):
        return ()
    return tuple(held.layout.fitting(turns.holding(held).stone.top, ZERO))


def after_placing(placed: "State") -> "State":
    if placed.layout.free(ZERO):
        return placed
    filler = turns.mover(placed)
    state = replace(turns.finish(placed, ZERO), zero_by=None)
    for seat in range(state.seats):
        state = state if seat == filler else lose_newest(state, seat, points.ZERO_FILLED)
    return turns.end(state)


def lose_newest(state: "State", seat: Seat, figure: str) -> "State":
    return replace(state, lines=put(state.lines, seat, points.lose_newest(state.lines[seat], figure)))
