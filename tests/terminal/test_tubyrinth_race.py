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


def dither(view: View, moves: Sequence[Move], rng: Random) -> Move:  # noqa: ARG001 - it needs no luck
    """Moves a tile to and fro, and never calls."""
    return moves[0]


IDLE = Player("Idle", Bot("idle", dither, pace=lambda view, move, rng: 1000))  # noqa: ARG005 - the same


def test_the_sand_runs_out_and_a_late_hand_is_refused() -> None:
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
        await press(pilot, "1", "delete")  # the clock has not ticked yet
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
    app = client("Mara", BUILDER, builder(SOLUTION[:5]), clock=watch, hourglass=5)

    async def script(pilot: "Pilot[None]") -> None:
        await begin_race(pilot, watch)
        assert "Tab" not in said(app, "#hint")
        await press(pilot, "tab")
        assert board_of(app).scene.seat == 0
        await wait(pilot, watch, 13)  # the third calls after 6 s, without a pipeline: 5 s of sand
        assert "-1, wrong call" in said(app, "#seats")
        laid = []
        for _ in range(3):
            showing = board_of(app).showing
            assert showing is not None
            laid.append(len(showing.laid))
            await press(pilot, "tab")
        assert laid == [0, 7, 5], "one a second, and there were eleven"
        await press(pilot, "tab")
        await press(pilot, "escape")
        assert board_of(app).scene.seat == 0

    drive(app, script)


def test_a_player_who_has_called_waits_and_builds_no_more() -> None:
    watch = Watch()
    app = client("Mara", builder(SOLUTION[:5]), clock=watch)

    async def script(pilot: "Pilot[None]") -> None:
        await begin_race(pilot, watch)
        await lay_all(pilot)
        await press(pilot, "space")
        assert isinstance(app.screen, TableScreen)
        assert said(app, "#prompt") == app.voice.say("tubyrinth-status-called")
        await press(pilot, "1")
        assert board_of(app).hand is None
        await wait(pilot, watch, 7)
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


def test_r_p7_a_round_begins_when_the_person_is_ready_and_not_before() -> None:
    watch = Watch()
    app = client("Mara", BUILDER, clock=watch)

    async def script(pilot: "Pilot[None]") -> None:
        await wait(pilot, watch, 1)
        watch.seconds = 600
        await wait(pilot, watch, 1)
        assert said(app, "#clock") == ""
        assert moves_of(app, 1) == ["go"]
        await press(pilot, "g")
        app.tick()
        assert said(app, "#clock") == "3 …"
        await wait(pilot, watch, 3)
        assert app.party.match.view(0).phase == "build"

    drive(app, script)


def test_r_p5_a_wrong_call_in_pipe_master_takes_its_player_out_and_no_sand_runs() -> None:
    watch = Watch()
    app = client("Mara", IDLE, clock=watch, mode="master", hourglass=5)

    async def script(pilot: "Pilot[None]") -> None:
        await begin_race(pilot, watch)
        await lay_all(pilot, SOLUTION[:6])
        await press(pilot, "space")
        assert said(app, "#prompt") == app.voice.say("tubyrinth-status-out")
        assert app.voice.say("tubyrinth-doing-out") in said(app, "#seats").splitlines()[0]
        await wait(pilot, watch, 8)
        assert app.party.match.view(0).phase == "build"
        assert said(app, "#clock") == "0:08"

    drive(app, script)


def test_r_p16_a_call_with_fewer_than_five_tiles_is_not_made() -> None:
    app = client("Mara", BUILDER, clock=(watch := Watch()))

    async def script(pilot: "Pilot[None]") -> None:
        await begin_race(pilot, watch)
        await lay_all(pilot, SOLUTION[:4])
        await press(pilot, "space")
        assert told(app) == [app.voice.say("tubyrinth-ready-needs", count=5)]
        assert "ready" not in moves_of(app)
        await lay_all(pilot, SOLUTION[4:5])
        await press(pilot, "space")
        assert moves_of(app)[-1] == "ready"

    drive(app, script)


def test_without_water_the_screen_does_not_tell_whether_a_pipeline_is_right() -> None:
    app = client("Mara", BUILDER, clock=(watch := Watch()), water=False)

    async def script(pilot: "Pilot[None]") -> None:
        await begin_race(pilot, watch)
        await lay_all(pilot)
        assert said(app, "#prompt").splitlines()[0] == app.voice.say("tubyrinth-water-untold", count=7, least=5)
        assert not set("║═╔╗╚╝╠╣╦╩╬") & set(screen_text(app))

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
