"""The recorded matches cover what they are meant to."""

from typing import Any

from setups import records
from vierling import Match

MATCHES = [Match.read(record) for record in records("input")]


def figures(match: Match) -> set[str | None]:
    return {line.figure for seat in match.seats for line in match.score(seat)}


def test_there_are_matches_for_two_and_for_three() -> None:
    assert {len(match.seats) for match in MATCHES} == {2, 3}


def test_numbers_were_closed_alone_and_together_and_announced_wrongly() -> None:
    assert {"closed", "one-colour", "wrong"} <= set().union(*map(figures, MATCHES))


def test_the_zero_was_filled_and_was_missed() -> None:
    assert any({"zero", "zero-failed"} <= figures(match) for match in MATCHES)


def test_stones_of_a_failed_zero_came_back() -> None:
    states: list[Any] = [state for match in MATCHES for state in match.states()]
    assert any(len(state.last.returned) > 1 for state in states if state.last)


def test_seats_played_as_they_sit_and_in_a_drawn_order() -> None:
    orders = {match.view().order for match in MATCHES if len(match.seats) == 3}
    assert {order in {(0, 1, 2), (1, 2, 0), (2, 0, 1)} for order in orders} == {True, False}


def test_stones_were_left_unflipped() -> None:
    assert any("~" in match.game.write(event.what) for match in MATCHES for event in match.events)


def test_matches_ended_by_target_and_by_combination() -> None:
    reasons = {match.outcome.reason for match in MATCHES if match.outcome}
    assert {"target", "combination"} <= reasons
