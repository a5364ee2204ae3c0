"""Learning the weights of Input's evaluation."""

from random import Random

import numpy as np
import pytest

from games.input.think.turns import wander
from vierling.games.input.rules import Options
from vierling.games.input.think.backend import plain
from vierling.games.input.think.desk import recollect
from vierling.games.input.think.evaluation import strength
from vierling.games.input.think.training import features, fit, watch_match
from vierling.games.input.think.warming import warm_up
from vierling.games.input.think.weights import ALL_WEIGHTS, LEARNED, WEIGHTS


@pytest.mark.parametrize("seats", [2, 3])
def test_the_features_times_the_weights_are_the_strength(seats: int) -> None:
    for state, memory, _, _ in wander(seats, Options(), 1):
        if state.hand is None and state.turn % 10 == 9:
            desk = recollect(memory, None, Random(0))
            plain().code.reckon_all_odds(desk)
            strengths = [strength(desk, desk.table, desk.odds, seat) for seat in range(seats)]
            assert features(memory) @ np.array(WEIGHTS[LEARNED][seats]) == pytest.approx(strengths)


def test_the_weights_behind_the_results_are_recovered() -> None:
    random = np.random.default_rng(1)
    true = np.array([1.0, -2.0, 0.5])
    tables = random.normal(size=(20000, 3, 3))
    chances = np.exp(tables @ true)
    chances /= chances.sum(1, keepdims=True)
    winners = (random.random((20000, 1)) > chances.cumsum(1)).sum(1)
    # 20000 results pin each weight down to about 0.02.
    assert fit(tables, winners) == pytest.approx(true, abs=0.08)


def test_a_match_is_watched_from_the_drop_to_its_end() -> None:
    warm_up()
    tables, winners = watch_match(2, Random(2))
    assert tables[0].shape == (2, ALL_WEIGHTS)
    assert len(tables) > 10
    assert set(winners) <= {0, 1}


def test_there_are_weights_for_every_number_of_seats() -> None:
    for school in WEIGHTS.values():
        assert {seats: len(weights) for seats, weights in school.items()} == {2: ALL_WEIGHTS, 3: ALL_WEIGHTS}
