"""A view shows tops only and depends on nothing that was seen before."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from games.input.drawn import play, position
from vierling import Match
from vierling.game import Event
from vierling.games.input.rules import View, input_
from vierling.games.input.rules.stones import FACES

SEATS = (None, 0, 1)


def match_at_random(seed: int, turns: int = 40, **options: Any) -> Iterator[Match]:
    """After every event of a match."""
    match, rng = Match("input", 2 + seed % 2, **options), Random(seed)
    while match.outcome is None and match.view().turn < turns:
        if match.roll_due:
            match.roll(rng)
        else:
            seat = min(match.to_move)
            match.play(seat, rng.choice(match.moves(seat)))
        yield match


def seen_now(view: View) -> View:
    """Without the score, the number of turns, and what has just been played."""
    return replace(view, lines=(), stakes=(), turn=view.turn % view.seats, quiet=0, last=None, moved=())


def test_all_see_the_same_tops_and_nobody_an_underside() -> None:
    for match in match_at_random(3):
        spectators = match.view(None)
        for seat in match.seats:
            assert replace(match.view(seat), seat=None) == spectators
        if match.outcome is None:
            assert spectators.undersides is None


@pytest.mark.parametrize(
    "options", [{}, {"children": "1,2", "zero": True}, {"free_number": "3", "shuttling": "superko"}]
)
def test_redrawing_the_undersides_changes_nothing_that_a_client_gets(options: dict[str, Any]) -> None:
    """The same stones show the same tops; all a host could send is compared, for every seat and spectators."""
    for seed in range(4):
        rng, different = Random(seed), 0
        for match in match_at_random(seed, **options):
            if match.outcome:
                break
            state = match.state
            other = input_.imagine(None, state.view(None), rng)
            different += undersides(other) != undersides(state)
            for seat in (None, *match.seats):
                assert other.view(seat) == state.view(seat)
                assert input_.draw(other.view(seat)) == input_.draw(state.view(seat))
            for seat in match.seats:
                assert list(other.moves(seat)) == list(state.moves(seat))
                assert list(other.offers(seat)) == list(state.offers(seat))
                assert other.score(seat) == state.score(seat)
            assert other.outcome() == state.outcome()
            assert other.to_move() == state.to_move()
        assert different > 20


def undersides(state: Any) -> list[str]:
    return [stone.under for own in state.layout.stones for stone in own]


def without_trails(state: Any) -> Any:
    """As if no stone had ever come from another place."""
    stones = tuple(tuple(replace(stone, trail=()) for stone in own) for own in state.layout.stones)
    return replace(state, layout=replace(state.layout, stones=stones))


def test_a_view_and_the_touches_depend_on_no_earlier_turn() -> None:
    """The same table, without anything that a state remembers of earlier turns."""
    for seed in range(6):
        for match in match_at_random(seed, children="1", zero=True):
            state: Any = match.state
            bare = without_trails(replace(state, flipped=frozenset(), past=()))
            for seat in (None, *match.seats):
                assert bare.view(seat) == state.view(seat)
            for seat in match.seats:
                assert list(bare.moves(seat)) == list(state.moves(seat))


def test_two_histories_that_lead_to_the_same_table_give_the_same_view() -> None:
    """Red lays the same two stones in either order, and so does blue."""
    drawn = "r VH RS\nb VR HS"
    one, other = position(drawn), position(drawn)
    play(one, "s1", ">1.2", "s1", ">2.1", "s2", ">2.3", "s2", ">6.1")
    play(other, "s2", ">2.3", "s2", ">6.1", "s1", ">1.2", "s1", ">2.1")
    assert one.view(0) != other.view(0), "the turn just played is shown"
    for seat in SEATS:
        assert seen_now(one.view(seat)) == seen_now(other.view(seat))
    for seat in (0, 1):
        assert one.moves(seat) == other.moves(seat)


def test_a_table_that_recurs_after_more_was_seen_gives_the_same_view() -> None:
    """Both have flipped a stone there and back, so everybody has seen its underside."""
    match = position("""
        1   .   rHV .   .   .
        6   bSR .   .   .   .
    """)
    before = [seen_now(match.view(seat)) for seat in SEATS]
    moves = match.moves(0)
    play(match, "1.2", ">1.5", "6.1", ">6.3", "1.5", ">1.2", "6.3", ">6.1")
    assert [seen_now(match.view(seat)) for seat in SEATS] == before
    assert match.moves(0) == moves


def test_the_turn_just_played_reveals_no_face_but_the_one_that_shows() -> None:
    """Where the stone came from may be shown, but not what it showed there."""
    for seed in range(6):
        for match in match_at_random(seed, zero=True):
            view = match.view()
            if view.last is None:
                continue
            shown = {seen.at: seen.top for seen in view.stones[view.last.seat]}
            here = view.hand.face if view.hand else shown[view.last.to or ""]
            assert view.last.face == here
            words = [view.last.origin, view.last.to or ""]
            assert not any(face in word for word in words for face in FACES)


def test_a_barred_shuttle_is_not_revealed_before_the_flip() -> None:
    drawn = """
        1   .   rHV .   .   .
        b   VR HS VS
    """
    match = position(drawn)
    play(match, "1.2", ">1.5", "s1", ">2.1", "1.5", ">1.2", "s2", ">6.1")
    never = without_trails(match.state)
    for seat in SEATS:
        assert never.view(seat) == match.view(seat)
    play(match, "1.2")
    hand = match.view().hand
    assert hand is not None
    assert ("1.5", "shuttling") in hand.barred


def went(match: Match) -> list[tuple[int, str, str]]:
    return [(each.seat, each.origin, each.to) for each in match.view().moved]


def test_what_moved_in_the_last_round_of_turns_is_shown_with_where_it_came_from() -> None:
    match = position("r VH RS\nb VR HS\ny HV SR", seats=3)
    play(match, "s1", ">1.2")
    assert went(match) == [(0, "s1", "1.2")]
    play(match, "s1")
    assert went(match) == [(0, "s1", "1.2")], "a stone in hand is nowhere yet"
    play(match, ">2.1", "s1", ">3.1")
    assert went(match) == [(0, "s1", "1.2"), (1, "s1", "2.1"), (2, "s1", "3.1")]
    play(match, "1.2", ">5.1")
    assert went(match) == [(1, "s1", "2.1"), (2, "s1", "3.1"), (0, "1.2", "5.1")]


def test_a_stone_that_moves_twice_in_a_turn_has_come_from_its_first_place() -> None:
    """Two stones are laid on the zero; when the third does not fit, they go back to the slots that are free."""
    match = position(
        """
        4   .   .   rVH .   .
        r   RH SV
        won r 2
        """,
        zero=True,
    )
    play(match, "4.3!0", ">0.2", "s1!0", ">0.3", "s2!0", ">3.1")
    assert sorted((origin, to) for _, origin, to in went(match)) == [("4.3", "s1"), ("s1", "s2"), ("s2", "3.1")]


def test_stones_are_listed_by_where_they_lie() -> None:
    for match in match_at_random(1):
        for own in match.view().stones:
            places = [seen.at for seen in own]
            in_supply = [at for at in places if at.startswith("s")]
            assert places == [*sorted(in_supply), *sorted(set(places) - set(in_supply))]


def test_when_the_match_is_over_the_undersides_may_be_seen() -> None:
    match = position("""
        won r 1 6
        3   rVH bSR bRV .   bRH
        r   RH
    """)
    assert match.view().undersides is None
    play(match, "s1!3")
    view = match.view(None)
    assert view.undersides is not None
    pairs = [(seen.at, under) for seen, under in zip(view.stones[0], view.undersides[0], strict=True)]
    assert ("3.4", "R") in pairs
    assert ("3.1", "H") in pairs


# Notes


def test_without_notes_nothing_is_noted() -> None:
    for match in match_at_random(2):
        for seat in (None, *match.seats):
            view = match.view(seat)
            assert all(seen.notes is None for own in view.stones for seen in own)
            assert view.hand is None or view.hand.notes is None


def noted(match: Match, seat: int | None, owner: int) -> dict[str, str | None]:
    return {seen.at: seen.notes for seen in match.view(seat).stones[owner]}


NOTES = """
    r   VH HR RV SR SV HS SJ
    b   VH VR VS HR HS RS SJ
"""


def test_notes_all_show_what_one_could_know_of_every_stone() -> None:
    """Red flipped V/H and it shows H now: V is under it. So no other stone is V/H: the other one
    that shows H is H/R or H/S, and one of the S's hides the joker."""
    match = position(NOTES, notes="all")
    assert noted(match, None, 0)["s1"] == "HRS"
    play(match, "s1", ">1.2")
    for seat in SEATS:
        assert noted(match, seat, 0)["1.2"] == "V"
        assert noted(match, seat, 0)["s2"] == "RS"


def test_notes_own_show_only_ones_own_stones() -> None:
    match = position(NOTES, notes="own")
    play(match, "s1", ">1.2")
    assert noted(match, 0, 0)["1.2"] == "V"
    assert set(noted(match, 1, 0).values()) == {None}
    assert set(noted(match, None, 0).values()) == {None}
    assert None not in noted(match, 1, 1).values()


def test_notes_of_the_stone_in_hand_are_shown_too() -> None:
    match = position(NOTES, notes="all")
    play(match, "s1")
    hand = match.view().hand
    assert hand is not None
    assert hand.notes == "V"


def test_notes_are_always_true() -> None:
    for seed in range(6):
        for match in match_at_random(seed, notes="all", children="2"):
            state: Any = match.state
            for owner, own in enumerate(match.view().stones):
                under = {str(stone.at): stone.under for stone in state.layout.stones[owner]}
                assert all(under[seen.at] in (seen.notes or "") for seen in own)


def test_a_stone_that_was_not_flipped_is_not_noted() -> None:
    match = position("r RH", notes="all", children="1")
    before = noted(match, 0, 0)["s1"]
    play(match, "s1~", ">2.1")
    assert noted(match, 0, 0)["2.1"] == before


def test_touching_tells_a_spectator_as_much_as_the_players() -> None:
    match = position(NOTES)
    after = match.state.apply(Event(0, input_.read("s4")))
    assert replace(after.view(0), seat=None) == after.view(None)
