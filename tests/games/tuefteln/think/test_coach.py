"""The analysis of Tüfteln: exact at the end, and it finds what was planted."""

from collections.abc import Sequence
from statistics import fmean
from typing import Any

import pytest

from coach.playing import played
from vierling.coach import analyse
from vierling.game import CHANCE, Event, Move
from vierling.games.tuefteln.rules.notation import Entry
from vierling.games.tuefteln.rules.rules import View
from vierling.games.tuefteln.think.entries import squares_of, with_entry
from vierling.games.tuefteln.think.steady import expected_points
from vierling.games.writing import ROLLS
from vierling.play.bots import warm_up


@pytest.fixture(scope="module", autouse=True)
def quick() -> None:
    warm_up("tuefteln")


def value(state: Any) -> float:
    """Before a roll, by trying everything that can happen."""
    if state.outcome():
        return float(sum(line.points for line in state.score(0)))
    rolled = (state.apply(Event(CHANCE, dice)) for dice in ROLLS)
    return fmean(max(value(each.apply(Event(0, move))) for move in each.moves(0)) for each in rolled)


@pytest.mark.parametrize("side", "AB")
def test_the_last_two_entries_are_worth_what_trying_everything_says(side: str) -> None:
    match = played("tuefteln", ["random"], seed=3, side=side)
    (career,) = analyse(match).seats
    states = [state for state, event in zip(match.states(), match.events, strict=False) if event.by == 0]
    for number in (13, 14):
        state, step = states[number], career.steps[number]
        values = {str(move): value(state.apply(Event(0, move))) for move in state.moves(0)}
        assert step.exact
        assert step.best == pytest.approx(max(values.values()))
        assert step.after == pytest.approx(values[step.made.move])
        assert step.mean == pytest.approx(fmean(values.values()))


@pytest.mark.parametrize("side", "AB")
def test_the_last_three_rounds_are_exact(side: str) -> None:
    (career,) = analyse(played("tuefteln", ["greedy"], side=side)).seats
    assert [step.exact for step in career.steps] == [False] * 12 + [True] * 3


def worst(view: View, moves: Sequence[Move]) -> Move:
    """By a measure other than the coach's: what chance would make of the squares."""
    assert view.seat is not None
    assert view.dice is not None
    squares, dice = squares_of(view.sheets[view.seat]), view.dice
    entries = [move for move in moves if isinstance(move, Entry)]
    return min(entries, key=lambda entry: sum(map(expected_points, with_entry(squares, entry, dice))))


@pytest.mark.parametrize("number", [9])
def test_a_planted_blunder_is_the_costliest_move(number: int) -> None:
    analysis = analyse(played("tuefteln", ["strong", "strong"], seed=number, planted={(1, number): worst}))
    assert (analysis.costliest[0].seat, analysis.costliest[0].step) == (1, number)


def test_the_squares_that_are_written_in_are_given_as_the_reason() -> None:
    step = analyse(played("tuefteln", ["steady"])).seats[0].steps[0]
    for choice in step.choices:
        assert 1 <= len(choice.why) <= 2
        assert all(reason.line.startswith("square ") and reason.figure for reason in choice.why)


def test_with_a_double_the_best_three_are_three_different_entries() -> None:
    match = played("tuefteln", ["random"], seed=3)
    (career,) = analyse(match).seats
    doubles = [step for step in career.steps if step.roll and step.roll[0] == step.roll[2]]
    assert doubles
    for step in doubles:
        cells = [frozenset(choice.move.split("+")) for choice in step.choices]
        assert len(set(cells)) == len(cells), step
