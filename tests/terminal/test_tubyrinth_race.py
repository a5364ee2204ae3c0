"""Tubyrinth on the terminal against the clock, which the test moves."""

from collections.abc import Sequence
from random import Random
from threading import Event as Gate

from textual.pilot import Pilot

from terminal.building import BUILDER, SOLUTION, begin_race, board_of, builder, client, lay_all, moves_of
from terminal.driving import Watch, drive, press, said, screen_text, told, wait
from vierling.game import Move, View
from vierling.play.bot import Bot
from vierling.terminal.party import Player
from vierling.terminal.screens.end import EndScreen
from vierling.terminal.screens.table import TableScreen


def test_the_sand_runs_out_and_a_late_call_is_refused() -> None:
    watch = Watch()
    app = client("Mara", BUILDER, clock=watch, hourglass=10)

    async def script(pilot: "Pilot[None]") -> None:
        await begin_race(pilot, watch)
        await press(pilot, "1", "enter")
        await wait(pilot, watch, 7.5)  # seven tiles
        assert "has called" not in said(app, "#seats")
        await wait(pilot, watch, 0.5)
        assert "has called" in said(app, "#seats")
        assert said(app, "#clock") == "▓" * 20 + " 10 s"
        await wait(pilot, watch, 7)
        assert said(app, "#clock") == "▓" * 6 + "░" * 14 + " 3 s"
        watch.seconds += 3.1
        await press(pilot, "space")  # the clock has not ticked yet
        assert told(app) == [app.voice.say("error-time-up")]
        app.tick()
        await pilot.pause()
        view = app.party.match.view(0)
        assert (view.phase, view.round) == ("gather", 2)
        assert app.party.match.total(1) == 7
        seats = said(app, "#seats").splitlines()
        assert ["+0, no pipeline" in seats[0], "+7, 7 tiles" in seats[1]] == [True, True]

    drive(app, script)


def test_boards_are_hidden_during_a_round_and_can_be_stepped_through_after_it() -> None:
    watch = Watch()
    app = client("Mara", BUILDER, builder(SOLUTION[:3]), clock=watch, hourglass=5)

    async def script(pilot: "Pilot[None]") -> None:
        await begin_race(pilot, watch)
        assert "Tab" not in said(app, "#hint")
        await press(pilot, "tab")
        assert board_of(app).scene.seat == 0
        await wait(pilot, watch, 13)  # the third calls after 4 s, without a pipeline: 5 s of sand
        assert "+0, wrong call" in said(app, "#seats"), "nobody falls below zero"
        laid = []
        for _ in range(3):
            showing = board_of(app).showing
            assert showing is not None
            laid.append(len(showing.laid))
            await press(pilot, "tab")
        assert laid == [0, 7, 3], "one a second, and there were nine"
        await press(pilot, "tab")
        await press(pilot, "escape")
        assert board_of(app).scene.seat == 0

    drive(app, script)


def test_a_player_who_has_called_waits_and_builds_no_more() -> None:
    watch = Watch()
    app = client("Mara", builder(SOLUTION[:3] * 9), clock=watch)

    async def script(pilot: "Pilot[None]") -> None:
        await begin_race(pilot, watch)
        await lay_all(pilot)
        await press(pilot, "space")
        assert isinstance(app.screen, TableScreen)
        assert said(app, "#prompt") == app.voice.say("tubyrinth-status-called")
        await press(pilot, "1")
        assert board_of(app).hand is None
        await wait(pilot, watch, 5)
        assert app.party.match.total(0) == 7

    drive(app, script)


def test_the_rounds_go_on_until_somebody_has_enough_points() -> None:
    watch = Watch()
    app = client("Mara", BUILDER, clock=watch, mode="master")

    async def script(pilot: "Pilot[None]") -> None:
        for _ in range(5):
            await begin_race(pilot, watch)
            await wait(pilot, watch, 8)
        assert isinstance(app.screen, EndScreen)
        assert app.party.match.total(1) == 5
        assert "Builder" in said(app, "#headline")
        assert "+1, 7 tiles" in screen_text(app)

    drive(app, script)


def test_a_round_begins_without_those_who_are_not_ready() -> None:
    watch = Watch()
    app = client("Mara", BUILDER, clock=watch)

    async def script(pilot: "Pilot[None]") -> None:
        await wait(pilot, watch, 1.5)
        assert said(app, "#clock").startswith("It begins in 30 seconds")
        await wait(pilot, watch, 29.5)
        assert said(app, "#clock") == "3 …"
        await wait(pilot, watch, 3)
        assert app.party.match.view(0).phase == "build"

    drive(app, script)


def test_a_bot_that_thinks_for_long_does_not_block_the_screen() -> None:
    watch, gate = Watch(), Gate()

    def ponder(view: View, moves: Sequence[Move], rng: Random) -> Move:  # noqa: ARG001 - it does not look
        if len(moves) > 1:
            gate.wait(60)
        return moves[-1]

    app = client("Mara", Player("Slow", Bot("slow", ponder)), clock=watch)

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "g")
        await wait(pilot, watch, 1)
        watch.seconds += 3
        app.tick()
        await press(pilot, "1", "enter")
        assert moves_of(app) == ["go", "I3@a1"]
        assert moves_of(app, 1) == ["go"]
        gate.set()
        await app.workers.wait_for_complete()
        await wait(pilot, watch, 1)
        assert moves_of(app, 1) == ["go", "pass"]

    drive(app, script)


def test_the_clock_ticks_by_itself() -> None:
    watch = Watch()
    app = client("Mara", BUILDER, clock=watch)
    app.tick_seconds = 0.01

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "g")
        watch.seconds = 60
        while app.party.match.view(0).phase != "build":
            await pilot.pause(0.02)

    drive(app, script)
