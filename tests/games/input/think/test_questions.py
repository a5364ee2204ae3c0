"""What lies under this stone? The questions of a match, checked against somebody who followed it by the views alone."""

from functools import cache
from itertools import permutations
from typing import Any

import pytest

from games.input.think.test_report import KINDS, minds, played
from vierling import Match
from vierling.coach.analysis import Question
from vierling.games.input.think.questions import ask
from vierling.games.input.think.report import Look, report

VARIANTS: list[dict[str, Any]] = [{}, {"zero": True}, {"children": "1"}, {"notes": "all"}]


@cache
def asked_in(seed: int, **options: Any) -> tuple[Match, tuple[Look, ...], tuple[Question, ...]]:
    match = played(seed, turns=60, **options)
    looks = report(match)
    return match, looks, ask(match, looks)


def touches_of(match: Match) -> list[int]:
    return [n for n, each in enumerate(match.events) if isinstance(each.by, int) and str(each.what)[0] != ">"]


def seen_before(match: Match) -> dict[int, tuple[dict[tuple[int, str], str], Any]]:
    """Before each touch, by its event: the faces below that were seen, and the view."""
    return {n: (dict(mind.below), mind.before) for n, mind in zip(touches_of(match), minds(match), strict=True)}


def possible_below(tops: list[str], which: int) -> set[str]:
    """Over all orders of the seven kinds that fit the tops."""
    fitting = (
        kinds for kinds in permutations(KINDS) if all(top in kind for top, kind in zip(tops, kinds, strict=True))
    )
    return {kinds[which].replace(tops[which], "", 1) for kinds in fitting}


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_the_answer_had_been_seen_and_cannot_be_told_from_the_tops(options: dict[str, Any]) -> None:
    match, _, questions = asked_in(2, **options)
    known = seen_before(match)
    for each in questions:
        below, view = known[each.event]
        own = view["stones"][each.seat]
        which = [stone["at"] for stone in own].index(each.about)
        assert below[each.seat, each.about] == each.right
        assert set(each.answers) == possible_below([stone["top"] for stone in own], which)
        assert len(each.answers) > 1
        assert match.events[each.event].by == each.seat
    assert len(questions) == 6


def turned(match: Match, number: int) -> tuple[Any, str]:
    """Who turned a stone with this event, and its two faces; the same twice if it was moved as it lay."""
    before, after = match_states(match)[number : number + 2]
    past = after.view(None).last
    top = next(stone.top for stone in before.view(None).stones[past.seat] if stone.at == past.origin)
    return past.seat, "".join(sorted((top, past.face)))


@cache
def match_states(match: Match) -> list[Any]:
    return list(match.states())


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_the_moment_named_is_the_last_one_at_which_the_stone_was_turned(options: dict[str, Any]) -> None:
    match, _, questions = asked_in(2, **options)
    states, touches = match_states(match), touches_of(match)
    for each in questions:
        view = states[each.event].view(None)
        top = next(stone.top for stone in view.stones[each.seat] if stone.at == each.about)
        pair = each.seat, "".join(sorted((top, each.right)))
        last = max(number for number in touches if number < each.event and turned(match, number) == pair)
        assert states[last].turn + 1 == each.round
        shown = states[each.shown].view(None)
        assert (shown.last.seat, shown.last.face) == (each.seat, top)
        assert shown.hand is None, "the stone has been laid"
        assert last < each.shown <= min(last + 2, each.event)


def test_each_seat_is_asked_three_things_at_most_each_shown_at_another_moment() -> None:
    _, _, questions = asked_in(3)
    for seat in range(3):
        own = [each for each in questions if each.seat == seat]
        assert len(own) == 3
        assert len({each.shown for each in own}) == 3


def test_a_stone_that_would_have_closed_a_number_is_asked_about_first() -> None:
    found = 0
    for seed in (0, 2, 3):
        match, looks, questions = asked_in(seed)
        told = list(zip(touches_of(match), looks, strict=True))
        missed = {(number, look.missed.spot) for number, look in told if look.missed}
        wrong = {(number, look.past.origin) for number, look in told if look.past.failed}
        for seat in match.seats:
            costly = [(each.event, each.about) in missed | wrong for each in questions if each.seat == seat]
            assert costly == sorted(costly, reverse=True)
            found += 0 < sum(costly) < 3
    assert found


def test_one_turn_is_no_feat_of_memory_but_two_are() -> None:
    match = Match("input")
    for drop in ("VH-VR-VS-HR-HS-RS-SJ", "VH-VR-VS-HR-HS-RS-SJ", "1-2"):
        match.roll(drop)
    for touch in ("s1", "s1", "s2", "s2", "s3"):
        assert ask(match, report(match)) == ()
        last = len(match.events)
        match.play(min(match.to_move), touch)
        if match.state.view(None).hand:
            match.play(min(match.to_move), match.moves(min(match.to_move))[0])
    # In its third turn red is asked about the stone of its first: a V before it was turned. Three H are on top now, and
    # so these are the three stones with an H.
    (question,) = ask(match, report(match))
    assert (question.seat, question.event, question.round) == (0, last, 1)
    assert (question.answers, question.right) == (("R", "S", "V"), "V")
