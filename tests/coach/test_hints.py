"""Hints in play: the coach says the same when it reviews the match."""

from typing import Any

import pytest

from coach.playing import played
from vierling import Match
from vierling.coach import analyse
from vierling.coach.hints import hint_of
from vierling.coach.ranking import LEAST


def hints(match: Match) -> list[list[dict[str, Any]]]:
    """The first seat's hints, roll by roll."""
    states = [state for state in match.states() if 0 in state.to_move()]
    return [hint_of(match.game.name)(state.view(0), 1, None)["best"] for state in states]


@pytest.mark.parametrize(("game", "options"), [("knister", {}), ("knister", {"grids": 3}), ("tuefteln", {"side": "B"})])
def test_a_hint_is_what_the_coach_will_say(game: str, options: dict[str, Any]) -> None:
    match = played(game, ["greedy"], seed=3, **options)
    steps = analyse(match).seats[0].steps
    told = hints(match)
    assert len(told) == len(steps)
    for best, step in zip(told, steps, strict=True):
        # Moves that rank together may differ by less than shows.
        ranked = [choice.value for choice in step.choices for _ in (choice.move, *choice.equals)]
        assert [each["value"] for each in best] == pytest.approx(ranked[: len(best)], abs=LEAST["points"])
        assert best[0]["value"] == pytest.approx(step.best)
