"""The laws that hold for all games; no game is named here. They are in `vierling.testing`, for any game."""

from collections import Counter
from pathlib import Path
from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from setups import every_setup, records
from vierling import GAMES, IllegalMove, Match
from vierling.game import Move, Seat
from vierling.testing import Law, laws
from vierling.testing.law import EVERY_GAME, STATUTES
from vierling.testing.setups import Setup, begin, has_moves, onlookers, views

HERE = Path(__file__).parent
LAWS = [law for name, game in GAMES.items() for law in laws(game, records(name))]
SMALL = [setup for setup in every_setup() if setup.seats < 5 and not setup.record]


# Setup by setup, to whoever is free: the laws of a setup are tried on the same match.
@pytest.mark.parametrize(
    "law", [pytest.param(law, id=str(law), marks=pytest.mark.xdist_group(str(law.setup))) for law in LAWS]
)
def test_every_game_keeps_the_law(law: Law) -> None:
    law()


def test_every_law_binds_one_of_our_games() -> None:
    """Otherwise nobody would know whether it can be broken."""
    assert {statute.name for statute in STATUTES} - {law.name for law in LAWS} == set()


def test_laws_that_bind_every_game_are_tried_on_every_setup() -> None:
    tried = Counter(law.name for law in LAWS if law.whom == EVERY_GAME.whom)
    everywhere = sum(1 for _ in every_setup())
    once = {statute.name for statute in STATUTES if statute.once}
    assert {name: count for name, count in tried.items() if count != (len(GAMES) if name in once else everywhere)} == {}


@pytest.mark.parametrize("folder", ["perft", "playthroughs"])
def test_every_game_has_its_file(folder: str) -> None:
    assert {file.stem for file in (HERE / folder).glob("*.txt")} == set(GAMES)


class Evening(RuleBasedStateMachine):
    """Anything that can happen at a table, in any order."""

    @initialize(setup=st.sampled_from(SMALL))
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
        move: Move = data.draw(
            st.sampled_from(list(self.match.game.all_moves(len(self.match.seats), self.match.options)))
        )
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
