"""Pig keeps the laws of every game, and its own rules."""

import pytest

from vierling import IllegalMove, Match, Outcome, pig
from vierling.testing import Law, laws


@pytest.mark.parametrize("law", laws(pig), ids=str)
def test_the_game_keeps_the_law(law: Law) -> None:
    law()


def play(events: str, goal: int = 100) -> Match:
    match = Match(pig, seats=2, goal=goal)
    for event in events.split():
        match.happen("chance" if match.roll_due else min(match.to_move), event)
    return match


def test_whoever_holds_gets_the_sum_of_the_turn() -> None:
    match = play("roll 4 roll 6 hold")
    assert ([match.total(0), match.total(1)], [*match.to_move]) == ([10, 0], [1])


def test_a_1_loses_the_turn_and_nothing_else() -> None:
    match = play("roll 4 hold roll 5 hold roll 6 roll 1")
    assert ([match.total(0), match.total(1)], [*match.to_move]) == ([4, 5], [1])


def test_nobody_holds_before_the_first_roll() -> None:
    with pytest.raises(IllegalMove):
        play("hold")


def test_points_count_once_they_are_held_and_the_first_to_reach_the_goal_wins() -> None:
    assert play("roll 6 roll 6 roll 6 roll 2", goal=20).outcome is None
    assert play("roll 6 roll 6 roll 6 roll 2 hold", goal=20).outcome == Outcome((20, 0), (0,), "goal")
