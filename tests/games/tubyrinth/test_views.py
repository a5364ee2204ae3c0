"""What is seen: one's own board during a round, everybody's boards after it."""

from dataclasses import fields, replace
from random import Random
from typing import Any

import pytest

from games.tubyrinth.racing import (
    BOARD,
    BROKEN,
    FIVE,
    SEVEN,
    begin,
    build,
    call,
    cards_due,
    claim,
    deal,
    play_round,
    race,
    table,
)
from vierling import Match
from vierling.games.tubyrinth.rules import View, tubyrinth
from vierling.games.tubyrinth.rules.pipeline import LEAST

PUBLIC = """
seats options goal least enough sand phase round turned dealt used cards lines going signal deadline calls passes won
tries last
"""


def dealt(seats: int) -> Match:
    """Different boards, and the round has begun; the first seat has board 1."""
    match = Match("tubyrinth", seats=seats)
    deal(match, *range(1, seats + 1))
    begin(match)
    return match


def test_a_view_has_exactly_the_fields_of_the_allow_list() -> None:
    assert {each.name for each in fields(View)} == {*PUBLIC.split(), "seat", "own", "fits", "watched"}


def test_nobody_sees_what_another_lays_during_the_round() -> None:
    match = dealt(3)
    before = [match.view(seat) for seat in (1, 2)]
    build(match, 0, SEVEN)
    match.play(0, "-I3")
    assert [match.view(seat) for seat in (1, 2)] == before
    assert match.view(0).own.laid == ("L3r1@d7", "I4@a8", "L4@a3", "T4r1@b5", "S4@f5", "O4@g3")
    assert all(match.view(seat).own.laid == () for seat in (1, 2))


def test_who_has_called_or_passed_and_when_is_public_but_not_what_was_laid() -> None:
    right, wrong = race(3), race(3)
    build(right, 0, SEVEN)
    build(wrong, 0, BROKEN)
    for match in (right, wrong):
        call(match, 0, 7)
        match.play(2, "pass")
    assert right.view(1).calls == (right.view().signal + 7000, None, None)
    assert right.view(1).passes == (None, None, right.view().signal + 7000)
    assert right.view(1) == wrong.view(1)
    assert right.view(None) == wrong.view(None)


def test_ones_own_board_shows_the_water_and_where_each_tile_fits() -> None:
    match = race(2)
    build(match, 0, FIVE)
    own = match.view(0).own
    assert (own.board, own.card) == (BOARD, "1a")
    assert (own.flow.arrives, own.flow.reach, len(own.flow.counts)) == (True, 5, 5)
    assert set(match.view(0).fits) == {"I3", "L3", "I4", "L4", "T4", "S4", "O4"}
    assert all(len(masks) == 8 for masks in match.view(0).fits.values())


@pytest.mark.parametrize("tiles", [FIVE, BROKEN])
def test_without_water_nobody_is_told_during_the_round_whether_a_pipeline_is_right(tiles: str) -> None:
    dry, wet = (Match("tubyrinth", seats=2, water=water) for water in (False, True))
    for match in (dry, wet):
        deal(match, 1, 2)
        begin(match)
        build(match, 0, tiles)
    assert dry.view(0).own == replace(wet.view(0).own, flow=None)
    call(dry, 0, 10)
    assert dry.view(0).own.flow is None
    assert "water" not in tubyrinth.draw(dry.view(0))
    assert not set("┃━┏┓┗┛┣┫┳┻╋") & set(tubyrinth.draw(dry.view(0)))
    dry.ring()
    assert dry.view(1).last.showings[0].flow.arrives == (tiles == FIVE)


# Before the signal

EVERYBODY = (0, 1, None)
DEALS: list[dict[str, Any]] = [{}, {"mode": "rookie"}, {"mode": "master"}, {"same_board": True}]


def shown(match: Match) -> list[tuple[Any, str]]:
    """What everybody sees, and how it is drawn."""
    return [(match.view(seat), tubyrinth.draw(match.view(seat))) for seat in EVERYBODY if seat in (None, *match.seats)]


@pytest.mark.parametrize("options", DEALS)
@pytest.mark.parametrize("seats", [1, 2])
def test_r_p18_until_the_signal_nobody_sees_which_boards_were_dealt(seats: int, options: dict[str, Any]) -> None:
    one, other = (Match("tubyrinth", seats=seats, **options) for _ in range(2))
    one_deal, other_deal = ((1, 2), (7, 8))
    for place in range(cards_due(one)):
        deal(one, one_deal[place])
        deal(other, other_deal[place])
        assert shown(one) == shown(other)
    for seat in one.seats[1:]:
        one.play(seat, "go")
        other.play(seat, "go")
        assert shown(one) == shown(other)
    one.play(0, "go")
    other.play(0, "go")
    if seats == 2:
        assert one.view().phase == "countdown"
        assert shown(one) == shown(other)
        one.ring()
        other.ring()
    assert one.view(0).cards[0] == one.view(0).own.card == "1a"
    assert other.view(0).cards[0] == other.view(0).own.card == "7a"
    assert one.view(0).used == one_deal[: cards_due(one)]


def test_boards_stay_hidden_until_the_signal() -> None:
    match = table(2)
    for seat in EVERYBODY:
        assert (match.view(seat).own, match.view(seat).watched, match.view(seat).fits) == (None, None, None)
    match.play(0, "go")
    match.play(1, "go")
    assert match.view(0).own is None


def test_a_board_that_was_agreed_on_is_known_before_the_signal() -> None:
    assert table(2).view(0).cards == ("1a", "1a")


def test_r_p18_the_next_boards_are_the_last_rounds_turned_over_or_passed_on() -> None:
    """Everybody has seen the fronts, as at a table, so every state that fits has the same cards."""
    match = Match("tubyrinth", seats=2)
    deal(match, 5, 3)
    begin(match)
    play_round(match, {})
    view = match.view(0)
    assert (view.phase, view.cards, view.used) == ("gather", (None, None), (5, 3))
    assert {tubyrinth.imagine(0, view, Random(seed)).cards for seed in range(10)} == {(5, 3)}


def test_r_p18_a_new_deal_lies_face_down_again() -> None:
    """Grade 1 is boards 1 to 8, grade 2 is 9 to 17: the second deal comes after both sides of the first."""
    match = Match("tubyrinth", seats=2)
    deal(match, 5, 3)
    for _ in range(2):
        play_round(match, {})
    deal(match, 17, 9)
    assert (match.view(0).dealt, match.view(0).used) == (2, (5, 3))
    imagined = {tubyrinth.imagine(0, match.view(0), Random(seed)).cards for seed in range(60)}
    assert len(imagined) > 20
    assert all(len({*cards}) == 2 and {*cards} <= {*range(9, 18)} for cards in imagined)


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_after_the_round_everybody_sees_all_boards_and_verdicts(seat: int | None) -> None:
    match = dealt(3)
    build(match, 0, SEVEN)
    call(match, 0, 20)
    match.play(1, match.moves(1)[0])
    match.ring()
    past = match.view(seat).last
    assert [showing.card for showing in past.showings] == ["1a", "2a", "3a"]
    assert len(past.showings[0].laid) == 7
    assert len(past.showings[1].laid) == 1
    assert [(each.figure, each.points, each.tiles, each.rank) for each in past.verdicts] == [
        ("pipeline", 7, 7, 1),
        ("none", 0, 0, None),
        ("none", 0, 0, None),
    ]
    assert past.calls == (past.signal + 20_000, None, None)


def test_the_last_round_is_gone_when_the_next_begins() -> None:
    match = table(2)
    play_round(match, {0: (FIVE, 10)})
    assert match.view().last is not None
    begin(match)
    assert match.view().last is None


@pytest.mark.parametrize("options", [*DEALS, {"board": BOARD}, {"water": False}])
def test_r_p15_in_a_race_a_spectator_sees_the_boards_without_tiles(options: dict[str, Any]) -> None:
    match = Match("tubyrinth", seats=2, **options)
    deal(match, *range(1, 1 + cards_due(match)))
    begin(match)
    before = match.view(None)
    assert [showing.board for showing in before.watched] == [match.view(seat).own.board for seat in (0, 1)]
    build(match, 0, BROKEN)
    match.play(0, "-I3")
    assert match.view(None) == before
    match.play(0, "I3@a1")
    call(match, 0, 5)
    assert [(showing.laid, showing.flow) for showing in match.view(None).watched] == [((), None)] * 2
    assert match.view(0).watched is match.view(1).watched is None
    match.play(1, "pass")
    match.ring()
    assert len(match.view(None).last.showings[0].laid) == 5


def test_r_p15_a_spectator_sees_who_plays_alone() -> None:
    match = race(1)
    build(match, 0, BROKEN)
    assert set(match.view(None).watched[0].laid) == set(BROKEN.split())


def test_times_are_on_the_games_own_clock() -> None:
    match = table(2, hourglass=5)
    match.play(0, "go", at=1000)
    assert (match.view().going, match.view().deadline) == ((1000, None), None)
    match.play(1, "go", at=2000)
    match.ring()
    claim(match, {1: (FIVE, 10)})
    assert (match.view().signal, match.view().calls, match.view().deadline) == (5000, (None, 15_000), 20_000)


def test_what_a_seat_cannot_see_is_imagined_within_the_rules() -> None:
    match = race(3)
    build(match, 0, FIVE)
    states = [tubyrinth.imagine(0, match.view(0), Random(seed)) for seed in range(30)]
    for state in states:
        assert state.view(0) == match.view(0)
        for layout in state.layouts[1:]:
            cells = [cell for tile in layout if tile for cell in tile.cells]
            assert len(cells) == len(set(cells))
            assert not any(state.rocks(1) >> cell & 1 for cell in cells)
            assert sum(tile is not None for tile in layout) < LEAST
    assert len({state.layouts[1:] for state in states}) > 10


def test_without_flipping_nobody_is_imagined_to_flip() -> None:
    match = race(3, flip=False)
    states = [tubyrinth.imagine(0, match.view(0), Random(seed)) for seed in range(30)]
    assert not any(tile.flipped for state in states for layout in state.layouts for tile in layout if tile)
