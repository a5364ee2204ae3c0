"""The dice of the tests in a browser."""

import pytest

from server.repeatable import RepeatableDice
from vierling.game import CHANCE, Event
from vierling.kit import GAMES


def rolls(game: str, number: int) -> list[str]:
    """The first rolls of a match in which everybody does what comes first."""
    state = GAMES[game].start(2)
    found: list[str] = []
    while len(found) < number:
        if state.chance():
            roll = RepeatableDice().roll(state)
            found.append(GAMES[game].write(roll))
            state = state.apply(Event(CHANCE, roll, 0))
        else:
            seat = min(state.to_move())
            state = state.apply(Event(seat, next(iter(state.moves(seat))), 0))
    return found


@pytest.mark.parametrize("game", ["knister", "tuefteln"])
def test_the_same_match_has_the_same_dice_and_they_are_no_loaded_ones(game: str) -> None:
    first = rolls(game, 10)
    assert rolls(game, 10) == first
    assert len(set(first)) > 3
