"""Laws of taking one more seat during a match. They bind games that somebody can join."""

from vierling.game import CHANCE, CLOCK, Event, can_join
from vierling.testing.events import expect_refused
from vierling.testing.law import JOINS, expect, law
from vierling.testing.setups import Setup, all_moves, positions


@law(JOINS)
def joining_is_nothing_that_a_seat_the_dice_or_the_clock_can_do(setup: Setup) -> None:
    game = setup.game
    expect(game.join not in all_moves(setup), "{!r} is among the moves of those who have a seat", game.join)
    for state in positions(setup, 20):
        expect_refused(state, [game.join], *range(-1, state.seats), state.seats + 1, CHANCE, CLOCK)


@law(JOINS)
def whoever_joins_takes_the_next_seat_and_nothing_from_the_others(setup: Setup) -> None:
    for state in positions(setup):
        if not can_join(setup.game, state):
            expect_refused(state, [setup.game.join], state.seats)
            continue
        after = state.apply(Event(state.seats, setup.game.join))
        expect(after.seats == state.seats + 1, "{} seats became {}", state.seats, after.seats)
        expect(after.seats in setup.game.seats, "{} seats are too many", after.seats)
        expect(
            after.progress() == state.progress(), "the round changed from {} to {}", state.progress(), after.progress()
        )
        expect(after.outcome() is None, "joining ended {!r}", state)
        for seat in range(state.seats):
            expect(after.score(seat) == state.score(seat), "the points of seat {} changed", seat)
