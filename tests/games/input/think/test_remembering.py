"""Bots remember however they are asked, and nobody can make them forget by accident."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from games.input.think.test_memory import undersides
from vierling import Match
from vierling.game import Move, State
from vierling.games.input.think.levels import RUNGS
from vierling.games.input.think.memory import recall
from vierling.play.bot import Bot
from vierling.play.bots import bot_named, bots_of, study_named
from vierling.play.dice import seeded_dice
from vierling.play.driver import Driver, Plan
from vierling.play.mind import Mind, decide

TURNS = 60


class Witness:
    """A bot that keeps what it was given to choose by."""

    def __init__(self, name: str) -> None:
        bot = bot_named("input", name)
        self.seen: list[Any] = []
        self.bot = replace(bot, choose=self.choose)
        self._choose = bot.choose

    def choose(self, seen: Any, moves: Any, rng: Random) -> Move:
        self.seen.append(seen)
        return self._choose(seen, moves, rng)


def assert_everything_seen_is_known(state: Any, witness: Witness) -> None:
    """What the bot was last given is the truth about every stone ever flipped, of either seat."""
    for owner in range(state.seats):
        assert recall(witness.seen[-1], owner, None) == undersides(state, owner)


def play_by_hand(witness: Witness) -> list[State]:
    """Both seats through minds, shown every position."""
    match, rng = Match("input", seats=2), Random(3)
    minds = [Mind(witness.bot, seat, rng) for seat in match.seats]
    asked: list[State] = []
    while not match.outcome and len(asked) < TURNS:
        for mind in minds:
            mind.look(match.state)
        if match.roll_due:
            match.roll(rng)
            continue
        (seat,) = match.to_move
        move = minds[seat].choose(match.state)
        assert_everything_seen_is_known(match.state, witness)
        asked.append(match.state)
        match.play(seat, move)
    return asked


def play_by_driver(witness: Witness) -> list[State]:
    driver, rng = Driver(Match("input", seats=2).state, seeded_dice(3), {0: witness.bot, 1: witness.bot}), Random(3)
    asked: list[State] = []
    while driver.outcome is None and len(asked) < TURNS:
        for turn in driver.questions():
            move, after = decide(turn.bot, turn.seen, turn.moves(), rng)
            assert_everything_seen_is_known(turn.state, witness)
            asked.append(turn.state)
            driver.intend(Plan(turn, move, turn.since + after))
        event = driver.next_event()
        assert event
        driver.apply(event)
    return asked


@pytest.mark.parametrize("name", ["random", "easy", "steady"])
@pytest.mark.parametrize("play", [play_by_hand, play_by_driver])
def test_a_bot_is_given_everything_its_seat_was_shown(play: Any, name: str) -> None:
    last: Any = play(Witness(name))[-1]
    assert len(undersides(last, 0)) > 3, "there was something to remember"


EVERY_BOT = [*bots_of("input").values(), *(study_named("input", name) for name in RUNGS)]


@pytest.mark.parametrize("bot", EVERY_BOT, ids=lambda bot: bot.name)
def test_a_bot_given_a_bare_view_says_at_once_how_to_ask_it(bot: Bot) -> None:
    match, rng = Match("input", seats=2), Random(1)
    while match.roll_due:
        match.roll(rng)
    (seat,) = match.to_move
    moves = list(match.state.moves(seat))
    with pytest.raises(TypeError, match="this bot remembers: ask it through Mind or Driver"):
        bot.choose(match.view(seat), moves, rng)
    assert bot.choose(bot.remember(None, match.view(seat)), moves, rng) in moves


def test_a_mind_that_has_been_shown_nothing_says_so() -> None:
    match, rng = Match("input", seats=2), Random(1)
    while match.roll_due:
        match.roll(rng)
    (seat,) = match.to_move
    with pytest.raises(TypeError, match="this bot remembers"):
        Mind(bot_named("input", "steady"), seat, rng).choose(match.state)
