"""Many matches: fair, repeatable, and about as good as measured elsewhere."""

import pytest

from vierling import Refusal
from vierling.games.knister.rules import Options
from vierling.games.tuefteln.rules import Options as TueftelnOptions
from vierling.lab.simulate import Simulation, growing, play_match, simulate, standings

ALL = ("random", "greedy", "steady")


def test_the_bots_are_as_strong_as_they_should_be() -> None:
    simulation = Simulation("knister", ALL, seed=7)
    table = standings(simulation, list(simulate(simulation, 300)))
    means = {standing.name: standing.summary.mean for standing in table}
    # 20, 41 and 57 by larger experiments; with sd 7.5, 9.4 and 10.6 these are five standard errors
    assert 17.8 < means["random"] < 22.2
    assert 38.3 < means["greedy"] < 43.7
    assert 53.9 < means["steady"] < 60.1


@pytest.mark.parametrize("side", ["A", "B"])
def test_the_bots_of_tuefteln_are_as_strong_as_they_should_be(side: str) -> None:
    simulation = Simulation("tuefteln", ALL, seed=7, options=TueftelnOptions(side))
    table = standings(simulation, list(simulate(simulation, 100)))
    means = {standing.name: standing.summary.mean for standing in table}
    # 11.9, 18.3 and 34.8 by larger experiments; with sd 3.4, 3.6 and 5.0 these are five standard errors
    assert 10.2 < means["random"] < 13.6
    assert 16.5 < means["greedy"] < 20.1
    assert 32.3 < means["steady"] < 37.3


def test_the_number_of_processes_changes_nothing() -> None:
    simulation = Simulation("knister", ALL, seed=1)
    assert list(simulate(simulation, 60, processes=2)) == list(simulate(simulation, 60, processes=1))


def test_a_slow_simulation_shows_its_first_match_before_the_second() -> None:
    """Then portions grow, so that quick bots are not held up by handing them out; together they are all matches."""
    numbers = list(growing(0, 60, 25))
    assert numbers == [(0, 1), (1, 2), (3, 4), (7, 8), (15, 16), (31, 25), (56, 4)]
    assert list(growing(12, 14, 25)) == [(12, 1), (13, 1)]


def test_bots_that_race_against_a_clock_are_fair_and_repeatable_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vierling.lab.simulate.CHUNK", 5)  # so that both processes have something to do
    simulation = Simulation("tubyrinth", ("hard", "easy"), seed=1)
    outcomes = list(simulate(simulation, 10))
    assert list(simulate(simulation, 10, processes=2)) == outcomes
    assert play_match(simulation, 4) == outcomes[4]
    assert len(set(outcomes)) > 1
    assert {outcome.reason for outcome in outcomes} == {"goal"}


def test_in_a_race_the_stronger_bots_win_more() -> None:
    rising = ("random", "easy", "medium", "hard", "master")
    simulation = Simulation("tubyrinth", rising, seed=2)
    table = standings(simulation, list(simulate(simulation, 20)))
    means = [standing.summary.mean for standing in table]
    assert means[1:] == sorted(means[1:]), "by far: easy, medium, hard and master are at least five points apart"
    assert means[0] < means[2]
    assert table[-1].wins > 15


def test_a_match_depends_on_seed_and_number_alone() -> None:
    simulation = Simulation("knister", ALL, seed=1)
    outcomes = list(simulate(simulation, 5))
    assert play_match(simulation, 4) == outcomes[4]
    assert len(set(outcomes)) == 5
    assert play_match(Simulation("knister", ALL, seed=2), 4) != outcomes[4]


def test_all_bots_of_a_match_get_the_same_dice() -> None:
    """A bot scores the same alone and at a shared table."""
    alone = list(simulate(Simulation("knister", ("steady",), seed=3), 10))
    together = list(simulate(Simulation("knister", ("steady", "random", "greedy"), seed=3), 10))
    assert [outcome.points[0] for outcome in alone] == [outcome.points[0] for outcome in together]


def test_a_shared_win_counts_for_both() -> None:
    simulation = Simulation("knister", ("steady", "steady"), seed=4)
    outcomes = list(simulate(simulation, 200))
    shared = sum(len(outcome.winners) == 2 for outcome in outcomes)
    assert shared > 0
    assert sum(standing.wins for standing in standings(simulation, outcomes)) == 200 + shared


def test_three_grids_score_about_three_times_as_much() -> None:
    simulation = Simulation("knister", ("random",), seed=5, options=Options(3))
    (standing,) = standings(simulation, list(simulate(simulation, 100)))
    assert 55 < standing.summary.mean < 65  # 60, with a standard error of 1.3


def test_what_cannot_be_played_is_refused_before_the_first_match() -> None:
    for game, bots in (
        ("nixter", ("random",)),
        ("knister", ("stedy",)),
        ("knister", ()),
        ("knister", ("random",) * 101),
    ):
        with pytest.raises(Refusal):
            Simulation(game, bots, seed=1)
