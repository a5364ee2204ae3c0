"""What holds for the analysis of a match in any game that has a coach."""

import json
from dataclasses import asdict
from functools import cache
from itertools import pairwise
from statistics import fmean

import pytest

from setups import records
from vierling import GAMES, Match
from vierling.coach import analyse
from vierling.coach.analysis import Analysis
from vierling.kit import shelf
from vierling.play.bots import warm_up

COACHED = [name for name, kit in shelf().kits.items() if kit.coach]
# Each game to one worker: what is said about an analysis is said about the same one.
every_game = pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.xdist_group(f"analysis of {name}")) for name in COACHED]
)


@cache
def analysis_of(name: str) -> tuple[Match, Analysis]:
    warm_up(name)
    match = Match.read(records(name)[0])
    return match, analyse(match)


def test_every_game_of_ours_has_a_coach() -> None:
    assert set(COACHED) >= {"knister", "tuefteln", "tubyrinth", "input"}


@every_game
def test_start_and_luck_less_regret_is_the_final_score(name: str) -> None:
    match, analysis = analysis_of(name)
    assert match.outcome
    for career in analysis.seats:
        luck = sum(step.luck for step in career.steps) + career.rest
        regret = sum(step.regret for step in career.steps)
        assert career.start + luck - regret == pytest.approx(career.final, abs=1e-9)
        assert (career.luck, career.regret) == pytest.approx((luck, regret))
        winners = match.outcome.winners
        won = (career.seat in winners) / len(winners)
        assert career.final == (match.total(career.seat) if analysis.unit == "points" else won)


@every_game
def test_each_step_begins_where_the_last_one_ended(name: str) -> None:
    for career in analysis_of(name)[1].seats:
        before = career.start
        for step in career.steps:
            assert step.before == before
            assert step.luck == pytest.approx(step.best - before)
            assert step.regret == pytest.approx(step.best - step.after)
            assert step.after == step.made.value
            before = step.after


@every_game
def test_no_move_is_better_than_the_best_one_and_the_three_best_are_in_order(name: str) -> None:
    for career in analysis_of(name)[1].seats:
        for step in career.steps:
            values = [choice.value for choice in step.choices]
            assert values == sorted(values, reverse=True)
            assert len(values) <= 3
            assert step.best == max([step.after, *values])
            assert step.exact is (step.error == 0)


@every_game
def test_the_parts_of_a_regret_add_up_to_it(name: str) -> None:
    analysis = analysis_of(name)[1]
    steps = [step for career in analysis.seats for step in career.steps]
    assert any(step.why for step in steps)
    for step in steps:
        assert bool(step.why) is (step.regret >= analysis.least)
        assert not step.why or sum(part.cost for part in step.why) == pytest.approx(step.regret, abs=1e-9)
        for part in step.why:
            if part.best is not None and part.made is not None:
                assert abs(part.cost) == pytest.approx(abs(part.best - part.made), abs=1e-9)


@every_game
def test_equal_moves_rank_together_and_no_move_ranks_twice(name: str) -> None:
    analysis = analysis_of(name)[1]
    for career in analysis.seats:
        for step in career.steps:
            ranked = [move for choice in step.choices for move in (choice.move, *choice.equals)]
            assert len(set(ranked)) == len(ranked)
            for better, worse in pairwise(step.choices):
                assert better.value - worse.value >= analysis.least


@every_game
def test_every_step_names_an_event_of_its_seat_in_order(name: str) -> None:
    match, analysis = analysis_of(name)
    for career in analysis.seats:
        events = [step.event for step in career.steps]
        assert events == sorted(set(events))
        assert {match.events[event].by for event in events} <= {career.seat, "clock"}


@every_game
def test_the_costliest_moves_come_first_and_are_found_where_they_are_said_to_be(name: str) -> None:
    analysis = analysis_of(name)[1]
    everything = sorted((step.regret for career in analysis.seats for step in career.steps), reverse=True)
    named = [blunder.regret for blunder in analysis.costliest]
    assert named == [regret for regret in everything[:5] if regret >= analysis.least]
    for blunder in analysis.costliest:
        assert analysis.seats[blunder.seat].steps[blunder.step].regret == blunder.regret


@every_game
def test_accuracy_is_the_mean_of_the_moves_each_between_0_and_100(name: str) -> None:
    for career in analysis_of(name)[1].seats:
        single = [step.accuracy for step in career.steps if step.accuracy is not None]
        assert all(0 < each <= 100 for each in single)
        assert career.accuracy == pytest.approx(fmean(single))


@every_game
def test_an_analysis_can_be_written_as_json(name: str) -> None:
    told = json.loads(json.dumps(asdict(analysis_of(name)[1])))
    assert list(told) == ["game", "unit", "least", "lucky", "finished", "seats", "costliest", "details", "questions"]


@every_game
def test_a_match_that_has_not_begun_has_an_empty_analysis(name: str) -> None:
    analysis = analyse(Match(name, GAMES[name].seats[0]))
    assert not analysis.finished
    for career in analysis.seats:
        assert (career.steps, career.luck, career.regret, career.accuracy) == ((), 0, 0, 100)
        assert career.final == career.start
