"""The laws that hold for all games; no game is named here."""

import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import combinations, pairwise
from pathlib import Path
from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from setups import (
    Setup,
    all_rolls,
    assert_refused,
    begin,
    deadlines,
    describe,
    has_moves,
    is_refused,
    onlookers,
    played,
    positions,
    setups,
    some_seats,
    views,
)
from vierling import GAMES, Event, IllegalMove, Match
from vierling.game import CHANCE, CLOCK, TIME, Game, Move, Seat, State

HERE = Path(__file__).parent
every_setup = pytest.mark.parametrize("setup", list(setups()), ids=describe)
every_game = pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))


@every_setup
def test_replaying_the_written_log_gives_the_same_end(setup: Setup) -> None:
    match = played(setup)
    again = Match.read(match.record())
    assert again.state == match.state
    assert views(again.state) == views(match.state)
    assert again.outcome == match.outcome
    assert again.record() == match.record()


@every_setup
def test_what_is_written_is_read_as_the_same(setup: Setup) -> None:
    game = played(setup).game
    things = [*game.all_moves(), *all_rolls(setup), *(TIME for _ in deadlines(setup)[:1])]
    texts = [game.write(thing) for thing in things]
    for thing, text in zip(things, texts, strict=True):
        assert game.read(text) == thing
        assert type(game.read(text)) is type(thing)
        assert text.split() == [text], "a record has it as one word"
    assert len(set(texts)) == len(texts), "no two are written alike"


@every_setup
def test_every_offered_move_is_accepted_and_every_other_refused(setup: Setup) -> None:
    match = played(setup)
    for state in positions(setup, 5):
        for seat in some_seats(state):
            offered = set(state.moves(seat))
            for move in offered:
                state.apply(Event(seat, move))
            assert_refused(state, seat, *(move for move in match.game.all_moves() if move not in offered))


@every_setup
def test_every_offered_roll_is_accepted_and_every_other_refused(setup: Setup) -> None:
    rolls = all_rolls(setup)
    for state in positions(setup, 12):
        offered = state.chance()
        assert all(type(weight) is int and weight > 0 for weight in offered.values())
        for roll in offered:
            state.apply(Event(CHANCE, roll))
        assert_refused(state, CHANCE, *(roll for roll in rolls if roll not in offered))


@every_setup
def test_seats_that_do_not_exist_have_no_moves(setup: Setup) -> None:
    match = played(setup)
    for state in positions(setup, 2):
        for nobody in (-1, state.seats, state.seats + 1):
            assert list(state.moves(nobody)) == []
            assert_refused(state, nobody, *match.game.all_moves())


@every_setup
def test_a_hand_does_not_roll_and_the_dice_do_not_move(setup: Setup) -> None:
    match, rolls = played(setup), all_rolls(setup)
    for state in positions(setup, 5):
        assert_refused(state, 0, *rolls)
        assert_refused(state, CHANCE, *match.game.all_moves())


@every_setup
def test_a_clock_that_is_not_wound_does_not_speak(setup: Setup) -> None:
    for state in positions(setup, 5):
        if state.deadline() is None:
            assert_refused(state, CLOCK, None, TIME)


@every_setup
def test_a_clock_speaks_from_its_deadline_on_and_never_before(setup: Setup) -> None:
    for state, due in deadlines(setup):
        assert is_refused(state, CLOCK, TIME, due - 1)
        assert not is_refused(state, CLOCK, TIME, due)
        assert not is_refused(state, CLOCK, TIME, due + 60_000)
        assert is_refused(state, CLOCK, None, due), "a clock says only one thing"


@every_setup
def test_a_hand_is_refused_after_the_deadline_unless_its_delay_makes_up_for_it(setup: Setup) -> None:
    for state, due in deadlines(setup):
        for seat in sorted(state.to_move())[:3]:
            offered = list(state.moves(seat))
            for move in {*offered[:3], *offered[-3:]}:
                assert not is_refused(state, seat, move, due)
                assert is_refused(state, seat, move, due + 1)
                assert not is_refused(state, seat, move, due + 1, lag=1)
                assert is_refused(state, seat, move, due + 500, lag=499)


@every_setup
def test_offered_moves_are_among_all_moves_in_their_order(setup: Setup) -> None:
    place = {move: number for number, move in enumerate(played(setup).game.all_moves())}
    for state in positions(setup):
        for seat in some_seats(state):
            offered = [place[move] for move in state.moves(seat)]
            assert offered == sorted(set(offered))
            assert offered == [place[move] for move in state.moves(seat)]


@every_setup
def test_what_is_listed_one_by_one_are_moves_in_their_order(setup: Setup) -> None:
    for state in positions(setup):
        for seat in (-1, *some_seats(state), state.seats):
            listed, moves = list(state.offers(seat)), list(state.moves(seat))
            assert listed == [move for move in moves if move in listed]
            assert len(set(listed)) == len(listed)


OFFERS = """
from random import Random
from vierling import GAMES, Match
for name, game in GAMES.items():
    match, rng = Match(name, game.seats[-1]), Random(1)
    while not match.outcome and len(match.events) < 400:
        if match.roll_due:
            print(*map(game.write, match.state.chance()))
            match.roll(rng)
        elif match.to_move:
            seat = min(match.to_move)
            moves = match.moves(seat)
            print(seat, *moves)
            match.play(seat, rng.choice(moves[-2:] if rng.random() < 0.3 else moves))
        else:
            match.ring()
"""


def test_offers_are_in_the_same_order_in_every_process() -> None:
    def offers(seed: str) -> str:
        surroundings = {**os.environ, "PYTHONHASHSEED": seed}
        command = [sys.executable, "-c", OFFERS]
        return subprocess.run(command, env=surroundings, check=True, capture_output=True, text=True).stdout

    assert offers("1").count("\n") > 25
    assert offers("1") == offers("2") == offers("3")


@every_setup
def test_open_writes_commute(setup: Setup) -> None:
    rng = Random(2)
    for state in positions(setup):
        for one, other in list(combinations(sorted(state.to_move()), 2))[:10]:
            first = Event(one, rng.choice(list(state.moves(one))))
            second = Event(other, rng.choice(list(state.moves(other))))
            there, back = state.apply(first).apply(second), state.apply(second).apply(first)
            assert there == back
            assert views(there) == views(back)


@every_setup
def test_a_view_is_unchanged_when_what_it_hides_is_imagined_anew(setup: Setup) -> None:
    game = played(setup).game
    for state in positions(setup, 20):
        for seat in onlookers(state):
            for seed in range(3):
                other = game.imagine(seat, state.view(seat), Random(seed))
                assert other.view(seat) == state.view(seat)
                assert other.to_move() == state.to_move()
                assert [*other.chance()] == [*state.chance()]
                assert other.outcome() == state.outcome()
                if seat is not None:
                    assert list(other.moves(seat)) == list(state.moves(seat))
                    assert list(other.offers(seat)) == list(state.offers(seat))


@every_setup
def test_scores_tell_only_what_everybody_may_know(setup: Setup) -> None:
    game = played(setup).game
    for state in positions(setup):
        other = game.imagine(None, state.view(None), Random(4))
        for seat in some_seats(state):
            assert other.score(seat) == state.score(seat)


def secret_pairs(state: State) -> Iterator[tuple[Seat, State, State]]:
    """A hand closes while others are free: two ways to do it that nobody else may tell apart."""
    for seat in sorted(state.to_move())[:3]:
        ways = [state.apply(Event(seat, move)) for move in list(state.moves(seat))[:4]]
        closed = [way for way in ways if len(state.to_move()) > 1 and way.to_move() == state.to_move() - {seat}]
        yield from ((seat, one, other) for one, other in combinations(closed, 2))


@every_setup
def test_what_a_hand_wrote_this_round_is_in_nobody_elses_view(setup: Setup) -> None:
    for state in positions(setup):
        for writer, one, other in secret_pairs(state):
            assert one != other
            assert one.view(writer) != other.view(writer)
            for seat in onlookers(state):
                if seat != writer:
                    assert one.view(seat) == other.view(seat)
            for seat in some_seats(state):
                assert one.score(seat) == other.score(seat)


@every_setup
def test_imagining_with_other_dice_gives_other_states_behind_the_same_view(setup: Setup) -> None:
    game = played(setup).game
    for state in positions(setup):
        for writer, one, _ in secret_pairs(state):
            for seat in (None, *sorted(one.to_move() - {writer})[:2]):
                imagined = [game.imagine(seat, one.view(seat), Random(seed)) for seed in range(20)]
                assert any(each != imagined[0] for each in imagined)
                assert all(each.view(seat) == one.view(seat) for each in imagined)
            break


@every_setup
def test_score_lines_add_up_to_the_outcome(setup: Setup) -> None:
    match = played(setup)
    outcome = match.outcome
    assert outcome is not None
    assert outcome.points == tuple(match.total(seat) for seat in match.seats)
    assert set(outcome.winners) <= set(match.seats)
    assert outcome.winners == tuple(sorted(set(outcome.winners)))
    assert outcome.winners


@every_setup
def test_rounds_are_counted_from_one_on_up_to_the_number_that_was_said(setup: Setup) -> None:
    rounds = [state.progress() for state in played(setup).states()]
    numbers = [number for number, _ in rounds]
    assert numbers[0] == 1
    assert all(after - before in (0, 1) for before, after in pairwise(numbers))
    assert len({most for _, most in rounds}) == 1
    assert rounds[0][1] in (None, numbers[-1])


@every_setup
def test_until_the_outcome_somebody_the_dice_or_the_clock_can_act(setup: Setup) -> None:
    for state in played(setup).states():
        acting = bool(state.to_move()) or bool(state.chance()) or state.deadline() is not None
        assert acting == (state.outcome() is None)
        assert all(has_moves(state, seat) for seat in state.to_move())
        if not acting:
            assert not any(has_moves(state, seat) for seat in range(state.seats))


@every_setup
def test_taking_back_gives_the_earlier_view_again(setup: Setup) -> None:
    undo = played(setup).game.undo
    for state in positions(setup, 20):
        for seat in sorted(state.to_move())[:3]:
            after = state.apply(Event(seat, next(state.moves(seat))))
            if undo is not None and undo in after.moves(seat):
                assert after.apply(Event(seat, undo)) == state
                assert views(after.apply(Event(seat, undo))) == views(state)


@every_setup
def test_every_view_can_be_drawn(setup: Setup) -> None:
    game = played(setup).game
    for state in positions(setup, 5):
        for view in views(state):
            assert game.draw(view) == game.draw(view) != ""


@every_game
def test_seats_out_of_range_are_refused(game: Game) -> None:
    for seats in (-1, 0, game.seats[0] - 1, game.seats[-1] + 1):
        with pytest.raises(ValueError, match=str(seats)):
            game.start(seats)
        with pytest.raises(ValueError, match=str(seats)):
            Match(game, seats)


@every_game
def test_solo_ratings_rise(game: Game) -> None:
    borders = [rating.points for rating in game.ratings()]
    assert borders == sorted(set(borders))


@pytest.mark.parametrize("folder", ["perft", "playthroughs"])
def test_every_game_has_its_file(folder: str) -> None:
    assert {file.stem for file in (HERE / folder).glob("*.txt")} == set(GAMES)


class Evening(RuleBasedStateMachine):
    """Anything that can happen at a table, in any order."""

    @initialize(setup=st.sampled_from([setup for setup in setups() if setup.seats in range(1, 5)]))
    def sit_down(self, setup: Setup) -> None:
        self.match = begin(setup)

    def hands(self) -> list[Seat]:
        return [seat for seat in self.match.seats if has_moves(self.match.state, seat)]

    @precondition(lambda self: self.match.roll_due)
    @rule(seed=st.integers(0, 2**16), wait=st.integers(0, 9000))
    def roll(self, seed: int, wait: int) -> None:
        self.match.roll(Random(seed), self.match.now + wait)

    @precondition(lambda self: self.match.state.deadline() is not None)
    @rule(wait=st.integers(0, 9000))
    def ring(self, wait: int) -> None:
        self.match.ring(max(self.match.now, self.match.state.deadline() or 0) + wait)

    @precondition(lambda self: self.match.to_move)
    @rule(data=st.data())
    def write(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(sorted(self.match.to_move)))
        self.match.play(seat, data.draw(st.sampled_from(self.match.moves(seat))))

    @precondition(lambda self: self.hands())
    @rule(data=st.data())
    def write_or_change(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(self.hands()))
        self.match.play(seat, data.draw(st.sampled_from(self.match.moves(seat))))

    @precondition(lambda self: self.match.to_move)
    @rule(seed=st.integers(0, 2**16))
    def all_write(self, seed: int) -> None:
        rng = Random(seed)
        for seat in sorted(self.match.to_move):
            self.match.play(seat, rng.choice(self.match.moves(seat)))

    @rule(data=st.data())
    def take_back(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(self.match.seats))
        undo = self.match.game.undo
        if undo is not None and undo in self.match.state.moves(seat):
            self.match.undo(seat)
            assert seat in self.match.to_move
        else:
            with pytest.raises(IllegalMove):
                self.match.undo(seat)

    @rule(data=st.data())
    def try_anything(self, data: st.DataObject) -> None:
        seat = data.draw(st.integers(-1, len(self.match.seats)))
        move: Move = data.draw(st.sampled_from(self.match.game.all_moves()))
        before, length = self.match.state, len(self.match.events)
        if move in before.moves(seat):
            self.match.play(seat, move)
        else:
            with pytest.raises(IllegalMove):
                self.match.play(seat, move)
            assert (self.match.state, len(self.match.events)) == (before, length)

    @rule()
    def save_and_read(self) -> None:
        again = Match.read(self.match.record())
        assert again.events == self.match.events
        assert again.record() == self.match.record()
        assert views(again.state) == views(self.match.state)
        self.match = again

    @invariant()
    def somebody_can_act_or_it_is_over(self) -> None:
        state = self.match.state
        acting = bool(state.to_move()) or bool(state.chance()) or state.deadline() is not None
        assert acting == (state.outcome() is None)

    @invariant()
    def views_hold_nothing_that_is_hidden(self) -> None:
        for seat in onlookers(self.match.state):
            view = self.match.view(seat)
            assert self.match.game.imagine(seat, view, Random(0)).view(seat) == view


TestEvening = Evening.TestCase
TestEvening.settings = settings(max_examples=100, stateful_step_count=60)
