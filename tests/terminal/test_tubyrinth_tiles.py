"""Tubyrinth on the terminal: building alone, tile by tile, by keyboard and mouse."""

from pathlib import Path

import pytest
from textual.pilot import Pilot

from terminal.building import SOLUTION, board_of, client, lay_all, moves_of
from terminal.driving import Watch, drive, press, said, screen_text, told, wait
from vierling import Match
from vierling.games.tubyrinth.rules import tubyrinth
from vierling.games.tubyrinth.terminal.board import TubyrinthBoard
from vierling.terminal.screens.end import EndScreen
from vierling.terminal.screens.table import TableScreen

# The solution as a person would press it.
PRESSED = (
    ["1", "enter"],
    ["4", "down", "down", "enter"],
    ["5", "r", "down", "down", "right", "enter"],
    ["3", "down", "down", "down", "left", "enter"],
    ["2", "r", "right", "right", "right", "enter"],
    ["6", "up", "right", "right", "enter"],
    ["7", "up", "up", "right", "enter"],
)


# Alone


def test_the_photographed_solution_is_built_and_called_by_keyboard(tmp_path: Path) -> None:
    watch, file = Watch(), tmp_path / "match.txt"
    app = client(clock=watch)
    app.record = file

    async def script(pilot: "Pilot[None]") -> None:
        watch.seconds = 5
        await press(pilot, "g")
        for keys in PRESSED:
            await press(pilot, *keys)
        assert "The water arrives: 7 tiles count." in said(app, "#prompt")
        watch.seconds = 5 + 83.47
        await press(pilot, "space")
        assert isinstance(app.screen, EndScreen)
        assert said(app, "#headline") == "Solved with 7 tiles in 1:23.4"
        assert moves_of(app) == ["go", *SOLUTION, "ready"]

    drive(app, script)
    assert Match.read(file.read_text()).outcome == app.party.outcome


def test_time_and_status_are_shown_while_building() -> None:
    watch = Watch()
    app = client(clock=watch)

    async def script(pilot: "Pilot[None]") -> None:
        assert "▒" not in screen_text(app), "the board is hidden until the signal"
        await press(pilot, "g")
        await wait(pilot, watch, 2)
        assert said(app, "#clock") == "0:02"
        assert "No water runs yet; 5 tiles are needed." in said(app, "#prompt")
        await press(pilot, "1", "enter")
        assert "Water reaches one tile; 5 are needed." in said(app, "#prompt")
        watch.seconds = 127
        app.tick()
        await pilot.pause()
        assert said(app, "#clock") == "2:07"

    drive(app, script)


def test_a_wrong_call_alone_is_only_counted() -> None:
    app = client()

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "g")
        await lay_all(pilot, SOLUTION[:5])
        await press(pilot, "space")
        assert app.party.match.view(0).tries == 1
        assert told(app) == [app.voice.say("tubyrinth-wrong-call")]
        assert "one wrong call" in said(app, "#head")
        await lay_all(pilot, SOLUTION[5:])
        await press(pilot, "space")
        assert isinstance(app.screen, EndScreen)

    drive(app, script)


def test_giving_up_takes_two_presses() -> None:
    app = client()

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "g", "p")
        assert "Press P again" in told(app)[0]
        await press(pilot, "1", "escape", "p")  # something else in between: asked again
        assert isinstance(app.screen, TableScreen)
        await press(pilot, "p")
        assert isinstance(app.screen, EndScreen)
        assert said(app, "#headline") == app.voice.say("tubyrinth-given-up")
        await press(pilot, "n")
        assert app.party.match.view(0).phase == "gather"

    drive(app, script)


# A tile in the hand


def test_a_tile_that_does_not_fit_is_crossed_out_and_refused_with_a_reason() -> None:
    app = client()

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "g", "7")  # O4 over a1, b1, a2, b2; b1 and b2 are rock
        assert screen_text(app).splitlines()[2].count("×") == 1  # noqa: RUF001 - the sign that is drawn
        assert screen_text(app).splitlines()[4].count("×") == 1  # noqa: RUF001 - the same
        await press(pilot, "enter")
        assert told(app) == [app.voice.say("error-cell-taken", cell="b1")]
        assert moves_of(app) == ["go"]
        assert board_of(app).hand == tubyrinth.read("O4@a1"), "it stays in the hand"

    drive(app, script)


def test_arrows_turns_and_flips_keep_a_tile_on_the_board() -> None:
    app = client()

    async def script(pilot: "Pilot[None]") -> None:
        board = board_of(app)
        await press(pilot, "g", "3", "up", "left")
        assert str(board.hand) == "I4@a1"
        await press(pilot, *["right"] * 9, *["down"] * 9)
        assert str(board.hand) == "I4@e8"
        await press(pilot, "r")
        assert str(board.hand) == "I4r1@e5"
        await press(pilot, "f")  # left and right swap as seen on the screen
        assert str(board.hand) == "I4fr3@e5"
        await press(pilot, "f", "r", "r", "r")
        assert str(board.hand) == "I4@e5"

    drive(app, script)


def test_a_parked_tile_keeps_its_orientation() -> None:
    app = client()

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "g", "5", "r", "escape")
        assert board_of(app).hand is None
        assert moves_of(app) == ["go"]
        await press(pilot, "5")
        assert str(board_of(app).hand) == "T4r1@a1"

    drive(app, script)


def test_a_laid_tile_moves_and_is_lifted() -> None:
    app = client()

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "g", "2", *["right"] * 4, "down", "enter")
        await press(pilot, "right", "2")  # taken up where it lies
        assert str(board_of(app).hand) == "L3@e2"
        await press(pilot, "enter")  # put back there: nothing happens
        await press(pilot, "2", "right", "enter", "delete")
        assert moves_of(app) == ["go", "L3@e2", "L3@f2", "-L3"]
        await press(pilot, "2", "backspace")  # it is no longer laid: this only empties the hand
        assert moves_of(app)[-1] == "-L3"
        assert board_of(app).hand is None

    drive(app, script)


@pytest.mark.parametrize("size", [(80, 24), (120, 42)])
def test_the_mouse_lays_and_takes_up(size: tuple[int, int]) -> None:
    app = client()

    async def click(pilot: "Pilot[None]", row: int, column: int) -> None:
        across, down = board_of(app).pitch
        await pilot.click(TubyrinthBoard, offset=(2 + across * column + across // 2, 1 + down * row + down // 2))
        await pilot.pause()

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "g", "7")
        await click(pilot, 2, 6)
        assert moves_of(app) == ["go", "O4@g3"]
        await click(pilot, 3, 7)  # any of its cells
        assert str(board_of(app).hand) == "O4@g3"

    drive(app, script, size)


def test_where_flipping_is_not_allowed_a_flipped_tile_is_refused() -> None:
    app = client(flip=False)

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "g", "1", "f", "enter")
        assert told(app) == [app.voice.say("error-no-flipping")]
        assert moves_of(app) == ["go"]

    drive(app, script)


def test_in_rookie_mode_rocks_are_only_shaded_and_can_be_built_over() -> None:
    app = client(mode="rookie")

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "g", "7")
        text = screen_text(app)
        assert "▒" not in text
        assert "░" in text
        assert "×" not in text  # noqa: RUF001 - the sign that is drawn
        await press(pilot, "enter")
        assert moves_of(app) == ["go", "O4@a1"]

    drive(app, script)
