from collections import Counter
from dataclasses import FrozenInstanceError
from random import Random
from typing import Any

import pytest

from vierling import GAMES, Event, IllegalMove, Match, Outcome, Refusal, Unreadable, knister
from vierling.game import CHANCE, draw


def test_a_match_begins_with_a_games_name_or_the_game() -> None:
    assert Match("knister").state == Match(knister).state


def test_an_unknown_game_is_refused_with_a_list_of_the_known_ones() -> None:
    with pytest.raises(Refusal, match="there is no game chess; choose from knister"):
        Match("chess")


def test_without_a_number_there_are_as_many_seats_as_names() -> None:
    match = Match("knister", names=["Mara", "Jo", "Ada"])
    assert len(match.seats) == 3
    assert match.names == ("Mara", "Jo", "Ada")


def test_without_names_seats_are_called_by_their_number() -> None:
    assert Match("knister", seats=2).names == ("Seat 1", "Seat 2")


def test_without_either_a_match_is_as_small_as_the_game_allows() -> None:
    assert list(Match("knister").seats) == [0]


def test_there_must_be_as_many_names_as_seats() -> None:
    with pytest.raises(Refusal, match="every seat needs a name: 3, not 2"):
        Match("knister", seats=3, names=["Mara", "Jo"])


@pytest.mark.parametrize("name", ["", " ", "Mara ", " Mara", "Ma\nra", "Ma\rra", "a" * 41, "\x00", "\ud800", "\u2028"])
def test_a_name_that_no_record_could_hold_is_refused(name: str) -> None:
    with pytest.raises(Unreadable, match="a name has 1 to 40 characters"):
        Match("knister", names=[name])


@pytest.mark.parametrize("name", ["M", "a" * 40, "Zoë van der Berg", "李雷", "👩‍🚀", "seat 2: Jo", "a: b"])
def test_a_name_may_be_nearly_anything(name: str) -> None:
    match = Match("knister", names=[name])
    assert Match.read(match.record()).names == (name,)


def test_options_are_named_as_in_the_rules() -> None:
    assert Match("knister", grids=3).options == knister.Options(grids=3)
    with pytest.raises(Unreadable, match="the option grids must be one of 1, 3, not '3'"):
        Match("knister", grids="3")
    with pytest.raises(Unreadable, match="the option grids must be one of 1, 3, not 2"):
        Match("knister", grids=2)
    with pytest.raises(Unreadable, match="knister has no option size"):
        Match("knister", size=6)


def test_moves_and_rolls_are_text_or_values() -> None:
    text, value = Match("knister"), Match("knister")
    text.roll("5+3")
    text.play(0, "c3")
    value.roll(knister.read("5+3"))
    value.play(0, 12)
    assert text.state == value.state
    assert text.events == value.events


def test_text_that_is_not_a_move_is_refused_and_nothing_happens() -> None:
    match = Match("knister")
    match.roll("5+3")
    with pytest.raises(Unreadable, match="'z9' is not a cell"):
        match.play(0, "z9")
    assert len(match.events) == 1


def test_an_illegal_move_changes_nothing() -> None:
    match = Match("knister")
    before = match.state
    with pytest.raises(IllegalMove, match="rolled first"):
        match.play(0, "c3")
    assert (match.state, match.events) == (before, [])


def test_dice_can_be_drawn_from_a_generator() -> None:
    one, other = Match("knister"), Match("knister")
    one.roll(Random(5))
    other.roll(Random(5))
    assert one.events == other.events


def test_every_roll_is_drawn_in_proportion_to_its_weight() -> None:
    rng = Random(7)
    counted = Counter(draw(knister.start(1), rng) for _ in range(36_000))
    assert len(counted) == 36
    # 1000 of each are expected; five standard deviations are 156.
    assert all(abs(count - 1000) < 156 for count in counted.values())


def test_what_happens_without_a_time_happens_at_once() -> None:
    match = Match("knister", seats=2)
    match.roll("5+3", at=100)
    match.play(0, "c3")
    match.play(1, "c3", at=250)
    match.roll("1+1")
    assert [event.at for event in match.events] == [100, 100, 250, 250]
    assert match.now == 250


@pytest.mark.parametrize("at", [-1, 99])
def test_time_does_not_run_backwards(at: int) -> None:
    match = Match("knister")
    match.roll("5+3", at=100)
    with pytest.raises(IllegalMove, match="time cannot run backwards"):
        match.play(0, "c3", at=at)
    assert match.to_move == {0}


def test_undo_is_an_event_like_any_other() -> None:
    match = Match("knister", seats=2)
    match.roll("5+3")
    match.play(0, "c3")
    match.undo(0)
    assert [match.game.write(event.what) for event in match.events] == ["5+3", "c3", "back"]
    assert match.to_move == {0, 1}


def test_where_a_game_has_no_undo_it_is_refused() -> None:
    class Carved(type(knister)):  # type: ignore[misc] # a game that differs in one thing
        undo = None

    game: Any = Carved()
    with pytest.raises(IllegalMove, match="moves cannot be taken back in knister"):
        Match(game).undo(0)


def test_states_are_every_position_from_the_start_to_now() -> None:
    match = Match("knister", seats=2)
    match.roll("5+3")
    match.play(0, "c3")
    states = list(match.states())
    assert states[0] == match.start
    assert states[-1] == match.state
    assert len(states) == 3


def test_a_played_match_has_an_outcome_and_a_total() -> None:
    match = Match("knister")
    while not match.outcome:
        match.roll("4+4")
        match.play(0, match.moves(0)[0])
    assert match.outcome == Outcome(points=(140,), winners=(0,), reason="full")
    assert match.total() == 140


def test_a_match_prints_as_its_spectators_see_it() -> None:
    match = Match("knister", names=["Mara"])
    assert str(match) == knister.draw(match.view())
    assert repr(match) == "<knister, 1 seats, 0 events>"


def test_states_and_events_are_frozen() -> None:
    match = Match("knister")
    event: Any = Event(CHANCE, knister.read("1+1"))
    with pytest.raises(FrozenInstanceError):
        event.at = 5
    state: Any = match.state
    with pytest.raises(FrozenInstanceError):
        state.sum = 5


def test_a_clock_rings_at_its_time_unless_told_otherwise_and_never_back_in_time() -> None:
    match = Match("tubyrinth", seats=2, board="1a")
    with pytest.raises(IllegalMove, match="no clock is running"):
        match.ring()
    match.play(0, "go", at=1000)
    match.play(1, "go", at=2000)
    with pytest.raises(IllegalMove, match="the time is not up"):
        match.ring(at=4999)
    match.ring(at=5500)
    assert match.now == 5500
    match.play(0, "pass")
    match.play(1, "pass", at=9000)
    match.ring()
    assert match.now == 9000
    with pytest.raises(IllegalMove, match="no clock is running"):
        match.ring()


def test_where_everybody_writes_no_clock_runs() -> None:
    with pytest.raises(IllegalMove, match="no clock is running"):
        Match("knister").ring()


def test_a_single_name_must_be_in_a_list() -> None:
    with pytest.raises(TypeError, match="names is a list such as \\['Mara'\\], not a text"):
        Match("knister", names="Mara")


class Counted:
    """A whole number that is not Python's int, such as numpy's."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


def test_whole_numbers_of_other_libraries_are_seats_and_times() -> None:
    match = Match("knister", seats=Counted(2))  # type: ignore[arg-type]
    match.roll("5+3", at=Counted(5))  # type: ignore[arg-type]
    match.play(Counted(1), "c3", at=Counted(7))  # type: ignore[arg-type]
    assert match.record().splitlines()[-2:] == ["5 dice 5+3", "7 2 c3"]
    assert match.view(Counted(1)).entry == 12  # type: ignore[arg-type]


@pytest.mark.parametrize("wrong", ["0", 0.0, 1.5])
def test_only_whole_numbers_are_seats_and_times(wrong: Any) -> None:
    match = Match("knister", seats=2)
    match.roll("5+3")
    for use in (
        lambda: Match("knister", seats=wrong),
        lambda: match.play(wrong, "c3"),
        lambda: match.play(0, "c3", at=wrong),
        lambda: match.view(wrong),
        lambda: match.score(wrong),
    ):
        with pytest.raises(TypeError, match="cannot be interpreted as an integer"):
            use()
    assert len(match.events) == 1


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_does_not_exist_has_no_view_and_no_points(name: str, seat: int) -> None:
    match = Match(name, seats=2)
    for look in (match.view, match.score, match.total):
        with pytest.raises(IllegalMove, match=f"there is no seat {seat + 1}"):
            look(seat)
