"""Adding up, with numbers that are easy to check."""

import pytest

from vierling import Match
from vierling.coach.analysis import Analysis, Assessment, Decision, add_up
from vierling.coach.ranking import Weighed


def decision(seat: int, made: float, best: float, mean: float, event: int = 0) -> Decision:
    choices = (Weighed("best", best), Weighed("made", made))
    return Decision(seat, event, 1, "5+3", Weighed("made", made), choices, mean, 0.5)


def added(*decisions: Decision, final: float) -> Analysis:
    return add_up(Match("knister"), Assessment("points", (50.0,), (final,), decisions))


def test_luck_and_regret_are_the_two_ways_from_one_value_to_the_next() -> None:
    (career,) = added(decision(0, 48, 52, 46), decision(0, 51, 51, 49), final=55).seats
    assert [(step.luck, step.regret) for step in career.steps] == [(2, 4), (3, 0)]
    assert (career.luck, career.regret, career.rest) == (9, 4, 4)  # 2 and 3, and 4 after the last move


def accuracies(*decisions: Decision) -> list[float | None]:
    return [step.accuracy for step in added(*decisions, final=50).seats[0].steps]


def test_a_move_is_as_accurate_as_little_of_its_stake_was_lost() -> None:
    """The best one 100, one that is as good as a random one 25, and one halfway between 50."""
    best, half, random = decision(0, 52, 52, 46), decision(0, 49, 52, 46), decision(0, 46, 52, 46)
    assert accuracies(best, half, random) == pytest.approx([100, 50, 25])


def test_a_blunder_costs_its_own_accuracy_and_no_more() -> None:
    blunder, good = decision(0, 28, 52, 46), decision(0, 52, 52, 46)
    assert accuracies(blunder) == pytest.approx([100 / 4**4])  # four times the stake
    (career,) = added(blunder, good, good, good, final=52).seats
    assert career.accuracy == pytest.approx((100 / 256 + 300) / 4)


def test_where_hardly_anything_was_at_stake_a_loss_counts_little() -> None:
    """Half a point is the least that counts as a stake."""
    assert accuracies(decision(0, 51.9, 52, 51.9)) == pytest.approx([100 * 4**-0.2])


def test_moves_without_a_choice_do_not_count() -> None:
    assert accuracies(decision(0, 52, 52, 52)) == [None]
    (career,) = added(decision(0, 52, 52, 52), decision(0, 49, 52, 46), final=49).seats
    assert career.accuracy == pytest.approx(50)
    assert added(decision(0, 52, 52, 52), final=52).seats[0].accuracy == 100


def test_a_match_in_which_nothing_happened_by_chance_has_no_luck() -> None:
    assert not added(decision(0, 48, 50, 46), decision(0, 47, 48, 40), final=47).lucky
    assert added(decision(0, 48, 50, 46), final=49).lucky  # one point came after the last move
    assert added(decision(0, 50, 51, 46), final=50).lucky
