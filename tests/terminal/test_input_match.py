"""Input on the terminal: whole matches, and bots that can be watched."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from textual.pilot import Pilot

from games.input.seeing import plan
from terminal.driving import Watch, drive, press, said, screen_text, wait
from terminal.touching import client, moves_of, state_of, take_turn
from vierling import Match
from vierling.game import Move
from vierling.games.input.rules import input_
from vierling.games.input.think.memory import Memory, remember
from vierling.play.bot import GLANCE, Bot, glance
from vierling.play.bots import bots_of, choose_randomly
from vierling.terminal.client import Client
from vierling.terminal.party import Player
from vierling.terminal.play import seat_all
from vierling.terminal.screens.end import EndScreen
from vierling.terminal.screens.table import TableScreen
from vierling.terminal.voice import Voice


def test_two_people_play_by_keyboard_to_the_end(tmp_path: Path) -> None:
    app, file = client(seed=6), tmp_path / "match.txt"
    app.record = file

    async def script(pilot: "Pilot[None]") -> None:
        while max(map(app.party.match.total, (0, 1))) < 11:
            app.party.play(plan(state_of(app)))  # directly on the table, because keys are slow
        app.go_on()
        await pilot.pause()
        while app.party.outcome is None:
            assert isinstance(app.screen, TableScreen), "all see the same: no curtain"
            assert app.party.holder == state_of(app).mover
            assert app.party.players[app.party.holder].name in said(app, "#title")
            await take_turn(pilot, app)
        assert isinstance(app.screen, EndScreen)
        (winner,) = app.party.outcome.winners
        assert said(app, "#headline") == f"{app.party.players[winner].name} wins with 17"
        assert "above" in screen_text(app)
        await press(pilot, "n")
        assert isinstance(app.screen, TableScreen)
        assert moves_of(app) == []

    drive(app, script)
    match = Match.read(file.read_text("utf-8"))
    assert match.outcome
    assert max(match.outcome.points) == 17


@pytest.mark.parametrize("seed", range(1, 7))
def test_the_screen_belongs_to_whoever_is_drawn_to_begin(seed: int) -> None:
    app = client("Anna", "Ben", "Carla", seed=seed)
    assert app.party.holder == state_of(app).order[0]


# Bots


def watching(seen: list[Any]) -> Player:
    """A bot that plays at random and keeps what it was given to choose by."""

    def bot(memory: Any, moves: Sequence[Move], rng: Random) -> Move:
        seen.append(memory)
        return choose_randomly(memory, moves, rng)

    pace = lambda seen, move, rng: 1000  # noqa: ARG005, E731 - always a second
    return Player("Watcher", Bot("watcher", bot, memory=remember, pace=pace))


def test_a_match_against_a_bot_that_can_be_watched_and_remembers() -> None:
    watch, seen = Watch(), list[Any]()
    app = client("Anna", watching(seen), clock=watch)

    async def script(pilot: "Pilot[None]") -> None:
        held = 0
        while held < 3:
            if 0 in app.party.match.to_move:
                await take_turn(pilot, app)
            else:
                assert "watch closely" in said(app, "#prompt")
                before = len(app.party.match.events)
                await wait(pilot, watch, 0.5)
                await press(pilot, "enter", "a")  # nothing to do here meanwhile
                assert len(app.party.match.events) == before, "there is time to look"
                await wait(pilot, watch, 0.5)
                assert len(app.party.match.events) == before + 1
                if state_of(app).hand:
                    held += 1
                    assert f"{state_of(app).hand.stone.top}●" in said(app, "#tray")  # type: ignore[union-attr] # it is

    drive(app, script)
    kept = None
    for state in app.party.match.states():
        kept = remember(kept, state.view(1))
        if seen and seen[0].view == kept.view:
            assert seen.pop(0) == kept, "as a player who has seen every view"
    assert not seen
    assert isinstance(kept, Memory)
    assert any(kept.known)


def test_every_bot_leaves_a_moment_to_look_at_what_it_does() -> None:
    for player in seat_all(Voice("en"), input_, "Anna", ",".join(bots_of("input")))[1:]:
        assert player.bot
        assert player.bot.pace(None, None, Random(1)) == GLANCE > 0


def test_people_and_a_bot_take_turns_in_the_order_that_was_drawn() -> None:
    watch = Watch()
    app = client("Anna", "Ben", Player("Bot", Bot("bot", choose_randomly, pace=glance)), clock=watch)

    async def script(pilot: "Pilot[None]") -> None:
        for turn in range(6):
            mover = state_of(app).order[turn % 3]
            assert state_of(app).mover == mover
            if mover < 2:
                assert app.party.holder == mover
                await take_turn(pilot, app)
            while state_of(app).turn == turn:
                await wait(pilot, watch, 1)

    drive(app, script)


def kept_by(app: Client) -> Memory:
    bot = app.party.players[1].bot
    assert bot
    memory: Memory = app.party.driver.turn_of(1, bot).seen
    return memory


def test_in_a_new_match_bots_start_without_memories() -> None:
    watch, seen = Watch(), list[Any]()
    app = client("Anna", watching(seen), clock=watch)

    async def script(pilot: "Pilot[None]") -> None:
        while not any(kept_by(app).known):
            if 0 in app.party.match.to_move:
                await take_turn(pilot, app)
            await wait(pilot, watch, 1)
        await press(pilot, "q")
        app.action_again()
        await pilot.pause()
        assert not any(kept_by(app).known)

    drive(app, script)
