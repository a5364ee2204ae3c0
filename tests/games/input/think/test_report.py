"""The report of a match, checked by counting all ways to lay the seven stones."""

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import permutations
from random import Random
from typing import Any

import orjson
import pytest

from remembering import Rememberer
from vierling import Match
from vierling.games.input.think.report import Look, report

KINDS = ("VH", "VR", "VS", "HR", "HS", "RS", "JS")


def guess_often(match: Match, rng: Random) -> str:
    """Announces every other time it may."""
    moves = match.moves(min(match.to_move))
    announced = [move for move in moves if "!" in move]
    return rng.choice(announced if announced and rng.random() < 0.5 else moves)


@cache
def played(seed: int, turns: int = 120, **options: Any) -> Match:
    rng = Random(seed)
    match = Match("input", seats=2 + seed % 2, **options)
    while not match.outcome and match.state.view(None).turn < turns:
        if match.roll_due:
            match.roll(rng)
        else:
            match.play(min(match.to_move), guess_often(match, rng))
    return match


def minds(match: Match) -> Iterator[Rememberer]:
    """Before each touch, what anybody who followed the views knows."""
    mind = Rememberer()
    for state, event in zip(match.states(), match.events, strict=False):
        view = orjson.loads(orjson.dumps(state.view(None)))
        if view["order"]:
            mind.see(view)
        if isinstance(event.by, int) and not str(event.what).startswith(">"):
            yield mind


def chance(mind: Rememberer, look: Look) -> Fraction:
    """Counted over those of the 5040 orders of the seven kinds that match what is seen and known."""
    assert look.bet
    own = mind.before["stones"][look.past.seat]
    known = [mind.below.get((look.past.seat, stone["at"])) for stone in own]
    which = [stone["at"] for stone in own].index(look.past.origin)
    faces = []
    for kinds in permutations(KINDS):
        if all(stone["top"] in kind for stone, kind in zip(own, kinds, strict=True)):
            below = [kind.replace(stone["top"], "", 1) for stone, kind in zip(own, kinds, strict=True)]
            if all(face in {None, found} for face, found in zip(known, below, strict=True)):
                faces.append(below[which])
    return Fraction(faces.count(mind.missing(look.bet.number) or ""), len(faces))


@pytest.mark.parametrize("seed", range(4))
def test_the_chance_of_an_announcement_is_counted_over_all_ways_to_lay_the_stones(seed: int) -> None:
    match = played(seed)
    checked = 0
    for mind, look in zip(minds(match), report(match), strict=True):
        if look.bet:
            assert look.bet.chance == pytest.approx(float(chance(mind, look)))
            checked += 1
    assert checked > 5


@pytest.mark.parametrize("seed", range(6))
def test_what_was_certain_came_true_and_what_was_impossible_did_not(seed: int) -> None:
    looks = [look for look in report(played(seed)) if look.bet]
    assert looks
    for look in looks:
        assert look.bet
        if look.bet.chance in (0, 1):
            assert look.past.failed is (look.bet.chance == 0)


def test_against_the_odds_is_what_loses_points_on_average() -> None:
    looks = [look for seed in range(6) for look in report(played(seed)) if look.bet]
    assert {look.against for look in looks} == {True, False}
    for look in looks:
        bet = look.bet
        assert bet
        assert look.against is (bet.chance * bet.gain < (1 - bet.chance) * bet.loss)


def test_a_missed_number_was_certain_and_nothing_was_announced() -> None:
    missed = [look for seed in range(6) for look in report(played(seed)) if look.missed]
    assert missed
    for look in missed:
        assert look.past.announced is None
        assert look.missed
        assert look.missed.chance == 1
        below = next(known.below for known in look.known if known.at == look.missed.spot)
        assert len(below) == 1


@pytest.mark.parametrize("options", [{"zero": True}, {"children": "1"}, {"free_number": "3"}, {"joker_closes": True}])
def test_every_touch_of_every_variant_is_looked_at(options: dict[str, str | bool]) -> None:
    match = played(2, turns=300, **options)
    touches = [str(event.what) for event in match.events if isinstance(event.by, int)]
    looks = report(match)
    assert len(looks) == len([touch for touch in touches if not touch.startswith(">")])
    assert [look.past.origin for look in looks] == [
        touch.split("!")[0].rstrip("~") for touch in touches if touch[0] != ">"
    ]
    assert sum(look.points for look in looks if look.past.seat == 0) >= match.total(0)


def test_before_the_first_flip_only_the_tops_are_known() -> None:
    match = Match("input")
    for drop in ("VH-VR-VS-HR-HS-RS-SJ", "VH-VR-VS-HR-HS-RS-SJ", "1-2"):
        match.roll(drop)
    match.play(0, "s7")
    (look,) = report(match)
    # Three V tops are the three stones with a V, in 6 orders; two H tops are the other two with an H, in 2; then the
    # R can only have an S below, and the S only the joker.
    assert look.sets == 12
    assert [known.below for known in look.known] == ["HRS", "HRS", "HRS", "RS", "RS", "S", "J"]
    assert look.past.face == "J"
