"""The analysis of Tüfteln: exact at the end, and it finds what was planted."""

from collections import defaultdict
from collections.abc import Sequence
from statistics import fmean
from typing import Any

import pytest

from coach.playing import played
from vierling.coach import analyse
from vierling.game import CHANCE, Event, Move
from vierling.games.tuefteln.rules.notation import Entry
from vierling.games.tuefteln.rules.rules import View
from vierling.games.tuefteln.think import backend
from vierling.games.tuefteln.think.entries import squares_of, with_entry
from vierling.games.tuefteln.think.shares import shares_of
from vierling.games.tuefteln.think.steady import expected_points
from vierling.games.tuefteln.think.values import values
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


def expected_lines(state: Any) -> dict[str, float]:
    """What each line scores on average if the rest is played perfectly, by trying everything; equals equally often."""
    if state.outcome():
        return {line.label: float(line.points) for line in state.score(0)}
    means: dict[str, float] = defaultdict(float)
    for dice in ROLLS:
        rolled = state.apply(Event(CHANCE, dice))
        after = [rolled.apply(Event(0, move)) for move in rolled.moves(0)]
        best = [each for each in after if value(each) > max(map(value, after)) - 1e-9]
        for each in best:
            for label, points in expected_lines(each).items():
                means[label] += points / len(best) / len(ROLLS)
    return dict(means)


@pytest.mark.parametrize("side", "AB")
def test_the_parts_of_the_last_entries_are_what_trying_everything_says(side: str) -> None:
    match = played("tuefteln", ["random"], seed=3, side=side)
    states = [state for state, event in zip(match.states(), match.events, strict=False) if event.by == 0]
    step, state = analyse(match).seats[0].steps[13], states[13]
    assert step.regret > 0.05
    best, made = (
        expected_lines(state.apply(Event(0, state_move(state, move))))
        for move in (step.choices[0].move, step.made.move)
    )
    named = [part for part in step.why if part.line]
    assert named
    for part in named:
        assert part.line
        assert (part.best, part.made) == pytest.approx((best[part.line], made[part.line]))


def state_move(state: Any, text: str) -> Move:
    return next(move for move in state.moves(0) if str(move) == text)


@pytest.mark.parametrize("ready", [True, False])
def test_the_shares_of_a_sheet_add_up_to_its_value(ready: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also as long as machine code is not ready, and everything goes by the weights alone."""
    match = played("tuefteln", ["easy"], seed=2)
    if not ready:
        monkeypatch.setattr(backend.READY, "is_set", lambda: False)
    states: list[Any] = [state for state, event in zip(match.states(), match.events, strict=False) if event.by == 0]
    for state in states[2:15:4]:
        found = values(state.options.paper, state.sheets[0], state.rolled)
        entry = min(found, key=str)
        shares = shares_of(state.options.paper, state.put(state.sheets[0], entry))
        assert sum(shares) == pytest.approx(found[entry])


def test_squares_bonus_and_room_are_what_a_loss_consists_of() -> None:
    steps = analyse(played("tuefteln", ["easy"], seed=2)).seats[0].steps
    lines = {part.line for step in steps for part in step.why if part.line}
    assert {"bonus", "room"} < lines
    assert lines - {"bonus", "room"} <= {f"square {number}" for number in range(1, 10)}


def test_with_a_double_the_best_three_are_three_different_entries() -> None:
    match = played("tuefteln", ["random"], seed=3)
    (career,) = analyse(match).seats
    doubles = [step for step in career.steps if step.roll and step.roll[0] == step.roll[2]]
    assert doubles
    for step in doubles:
        cells = [frozenset(choice.move.split("+")) for choice in step.choices]
        assert len(set(cells)) == len(cells), step
