"""Adding up, with numbers that are easy to check."""

import pytest

from vierling import Match
from vierling.coach.analysis import Analysis, Assessment, Decision, Weighed, add_up


def decision(seat: int, made: float, best: float, mean: float, event: int = 0) -> Decision:
    choices = (Weighed("best", best), Weighed("made", made))
    return Decision(seat, event, 1, "5+3", Weighed("made", made), choices, mean, 0.5)


def added(*decisions: Decision, final: float) -> Analysis:
    return add_up(Match("knister"), Assessment("points", (50.0,), (final,), decisions))


def test_luck_and_regret_are_the_two_ways_from_one_value_to_the_next() -> None:
    (career,) = added(decision(0, 48, 52, 46), decision(0, 51, 51, 49), final=55).seats
    assert [(step.luck, step.regret) for step in career.steps] == [(2, 4), (3, 0)]
    assert (career.luck, career.regret, career.rest) == (9, 4, 4)  # 2 and 3, and 4 after the last move


def test_accuracy_is_what_was_kept_of_what_was_at_stake() -> None:
    (career,) = added(decision(0, 48, 52, 46), decision(0, 51, 51, 49), final=51).seats
    assert career.accuracy == pytest.approx(100 * (1 - 4 / (6 + 2)))


def test_accuracy_is_0_for_moves_no_better_than_random_ones() -> None:
    assert added(decision(0, 46, 52, 46), final=46).seats[0].accuracy == 0
    assert added(decision(0, 40, 52, 46), final=40).seats[0].accuracy == 0


def test_accuracy_is_100_when_nothing_was_at_stake() -> None:
    assert added(decision(0, 52, 52, 52), final=52).seats[0].accuracy == 100
