"""The analysis of Input: chances to win, by a search that knows what could be known."""

from functools import cache
from typing import Any

import pytest

from coach.playing import played
from games.input.drawn import position
from setups import records
from vierling import Match
from vierling.coach import analyse
from vierling.coach.analysis import Analysis
from vierling.games.input.rules.notation import Touch
from vierling.games.input.think.coach import COACH, QUICK, fills_zero
from vierling.games.input.think.memory import remember
from vierling.games.input.think.report import knowledge_of, report
from vierling.games.input.think.trial import Trial, tell_closings
from vierling.play.bots import warm_up


@pytest.fixture(scope="module", autouse=True)
def quick() -> None:
    warm_up("input")


@cache
def recorded() -> tuple[Match, Analysis]:
    match = Match.read(records("input")[0])
    return match, analyse(match)


def test_everybody_begins_with_the_same_chance() -> None:
    match, analysis = recorded()
    assert [career.start for career in analysis.seats] == [1 / len(match.seats)] * len(match.seats)


def test_the_flip_is_the_luck_of_the_place() -> None:
    for career in recorded()[1].seats:
        for step in career.steps:
            places = step.made.move.startswith(">")
            assert (step.roll is not None) is places
            if places:
                assert step.others == pytest.approx(0)


def test_chances_lie_between_0_and_1_and_their_error_follows_from_the_number_of_tries() -> None:
    for career in recorded()[1].seats:
        for step in career.steps:
            assert 0 <= step.after <= step.best <= 1
            likely = (step.after * QUICK.weigh + 1) / (QUICK.weigh + 2)
            assert step.error == pytest.approx((likely * (1 - likely) / QUICK.weigh) ** 0.5)
            assert not step.exact


def test_what_could_have_been_known_is_part_of_the_analysis() -> None:
    match, analysis = recorded()
    assert analysis.details["looks"] == report(match)


def test_what_a_seat_loses_the_others_win() -> None:
    _, analysis = recorded()
    for career in analysis.seats:
        others = {f"seat {each.seat}" for each in analysis.seats if each is not career}
        for step in career.steps:
            lines = [part.line for part in step.why]
            assert others.intersection(filter(None, lines)) or not lines
            assert set(lines) <= {*others, "nobody", None}


def test_a_number_that_is_sure_to_close_is_closed_in_every_try() -> None:
    match, _ = recorded()
    looks = {(look.turn, look.past.seat): look for look in report(match)}
    sure = [
        task
        for task in COACH.list_tasks(match)
        if isinstance(task.event.what, Touch) and task.event.what.closes
        if (bet := looks[task.state.turn + 1, task.event.by].bet) and bet.chance == 1
    ]
    assert sure
    for task in sure:
        closing = (task.event.by, task.event.what.closes)
        assert COACH.weigh(task).made.closings[closing] == 1


def test_a_closing_that_has_become_likely_is_told() -> None:
    best, made = Trial((0.6, 0.4), {(0, 3): 0.5}), Trial((0.2, 0.8), {(0, 3): 0.45, (1, 6): 0.75})
    (note,) = tell_closings(best, made)
    assert (note.key, note.told) == ("input-closes", {"seat": 1, "number": 6})
    assert note.chances == {"best": 0, "made": 0.75}


def test_a_sure_number_that_was_not_announced_is_told() -> None:
    match, analysis = recorded()
    missed = {(look.turn, look.past.seat): look.missed for look in report(match) if look.missed}
    told = {
        (step.round, career.seat): note.told["number"]
        for career in analysis.seats
        for step in career.steps
        for note in step.notes
        if note.key == "input-missed"
    }
    assert told == {where: bet.number for where, bet in missed.items()}


def hopeless(match: Match) -> tuple[int, Touch] | None:
    """An announcement known to be wrong, by a seat with points to lose: how many events precede it, and the touch."""
    memory = None
    for number, (state, event) in enumerate(zip(match.states(), match.events, strict=False)):
        position: Any = state
        memory = remember(memory, position.view(None))
        if isinstance(event.by, int) and isinstance(event.what, Touch):
            knowledge = knowledge_of(memory, position, event.by)
            bets = [(knowledge.bet(move), move) for move in position.moves(event.by) if move.closes]
            wrong = [move for bet, move in bets if bet.chance == 0 and bet.loss >= 4]
            if wrong:
                return number, wrong[0]
    return None


def test_a_planted_blunder_is_the_costliest_move() -> None:
    match = played("input", ["master", "master"], seed=1)
    found = hopeless(match)
    assert found
    number, wrong = found
    again = Match("input", 2)
    for event in match.events[:number]:
        again.apply(event)
    seat = min(again.to_move)
    again.play(seat, wrong)
    analysis = analyse(again)
    blunder = analysis.costliest[0]
    assert analysis.seats[blunder.seat].steps[blunder.step].event == number


def test_moves_that_announce_the_zero_are_not_weighed() -> None:
    state: Any = position("r VH RS\nwon r 2\nwon b 4", zero=True).state
    moves = list(state.moves(0))
    assert {move.closes for move in moves if fills_zero(state, move)} == {0}
