"""Tubyrinth on the terminal, by keyboard and mouse, against a clock that the test moves."""

import unicodedata
from collections.abc import Sequence
from pathlib import Path
from random import Random
from threading import Event as Gate

import pytest
from textual.pilot import Pilot

from terminal.driving import Watch, drive, press, said, screen_text, seat_client, told, wait
from vierling import Match
from vierling.game import Millis, Move, View
from vierling.games.tubyrinth import Options, tubyrinth
from vierling.games.tubyrinth.book import BOARDS
from vierling.terminal.boards.tubyrinth import TubyrinthBoard
from vierling.terminal.client import Client
from vierling.terminal.party import Player
from vierling.terminal.screens.end import EndScreen
from vierling.terminal.screens.table import TableScreen

# The solution of the photograph on board 1a, as moves and as a person would press it.
SOLUTION = ("I3@a1", "L4@a3", "T4r1@b5", "I4@a8", "L3r1@d7", "S4@f5", "O4@g3")
PRESSED = (
    ["1", "enter"],
    ["4", "down", "down", "enter"],
    ["5", "r", "down", "down", "right", "enter"],
    ["3", "down", "down", "down", "left", "enter"],
    ["2", "r", "right", "right", "right", "enter"],
    ["6", "up", "right", "right", "enter"],
    ["7", "up", "up", "right", "enter"],
)
languages = pytest.mark.parametrize("language", ["en", "de", "fr"])


def builder(layout: Sequence[str]) -> Player:
    """A bot that lays these tiles, one a second, and calls."""

    def bot(view: View, moves: Sequence[Move], rng: Random) -> Move:  # noqa: ARG001 - it needs no luck
        left = [tile for tile in layout if view.own and tile not in view.own.laid]
        return moves[0] if len(moves) == 1 else tubyrinth.read(left[0] if left else "ready")

    def pace(view: View, move: Move, rng: Random) -> Millis:  # noqa: ARG001 - the same
        return 1000

    return Player("Builder", bot, pace)


BUILDER = builder(SOLUTION)


def client(*players: Player | str, clock: Watch | None = None, language: str = "en", **options: object) -> Client:
    made = Options(**{"board": BOARDS["1a"], **options})  # type: ignore[arg-type] # a test's own
    return seat_client(tubyrinth, made, *(players or ("Mara",)), clock=clock or Watch(), language=language)


def board_of(app: Client) -> TubyrinthBoard:
    return app.screen.query_one(TubyrinthBoard)


def moves_of(app: Client, seat: int = 0) -> list[str]:
    return [tubyrinth.write(event.what) for event in app.party.match.events if event.by == seat]


async def lay_all(pilot: "Pilot[None]", tiles: Sequence[str] = SOLUTION) -> None:
    """Straight on the board, because every key takes its time."""
    assert isinstance(pilot.app, Client)
    for tile in tiles:
        pilot.app.party.play(tubyrinth.read(tile))
    pilot.app.go_on()
    await pilot.pause()


async def begin_race(pilot: "Pilot[None]", watch: Watch) -> None:
    """Everybody is ready within a second, then come three of countdown."""
    await press(pilot, "g")
    await wait(pilot, watch, 1)
    await wait(pilot, watch, 3)
    assert isinstance(pilot.app, Client)
    assert pilot.app.party.match.view(0).phase == "build"


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


def test_time_and_status_are_shown_while_one_builds() -> None:
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
        await press(pilot, "g", "space")
        assert app.party.match.view(0).tries == 1
        assert told(app) == [app.voice.say("tubyrinth-wrong-call")]
        assert "one wrong call" in said(app, "#head")
        await lay_all(pilot)
        await press(pilot, "space")
        assert isinstance(app.screen, EndScreen)

    drive(app, script)


def test_giving_up_wants_to_be_asked_twice() -> None:
    app = client()

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "g", "p")
        assert "Press P again" in told(app)[0]
        await press(pilot, "1", "escape", "p")  # something else in between: asked anew
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
        await press(pilot, "f")  # what is seen changes left and right
        assert str(board.hand) == "I4fr3@e5"
        await press(pilot, "f", "r", "r", "r")
        assert str(board.hand) == "I4@e5"

    drive(app, script)


def test_a_parked_tile_keeps_its_way_round_until_the_board_is_new() -> None:
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
        await press(pilot, "2", "backspace")  # it does not lie any more: only out of the hand
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


def test_in_rookie_mode_rocks_are_a_mere_shade_and_can_be_built_over() -> None:
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


# What is drawn

STEPS = {"UP": (-1, 0), "RIGHT": (0, 1), "DOWN": (1, 0), "LEFT": (0, -1)}
WAYS = {"HORIZONTAL": {"LEFT", "RIGHT"}, "VERTICAL": {"UP", "DOWN"}, **{way: {way} for way in STEPS}}


def double_arms(sign: str) -> set[str]:
    """Where double lines go from a sign, by its name in Unicode."""
    words = unicodedata.name(sign, "").removeprefix("BOX DRAWINGS ").split(" AND ")
    if "DOUBLE" not in " ".join(words):
        return set()
    if words[0].startswith("DOUBLE "):  # all of it: DOUBLE DOWN AND RIGHT
        return {way for word in words for way in WAYS[word.removeprefix("DOUBLE ")]}
    mixed = [word.split() for word in words]  # VERTICAL SINGLE AND RIGHT DOUBLE
    return {way for name, kind in mixed if kind == "DOUBLE" for way in WAYS[name]}


def water_reaches_the_end(lines: Sequence[str]) -> bool:
    """Follow the double lines from the sign of the start."""
    row = next(number for number, line in enumerate(lines) if "▼" in line)
    found = [(row + 1, lines[row].index("▼"))]
    for row, column in found:
        for way in double_arms(lines[row][column]):
            down, right = STEPS[way]
            place = row + down, column + right
            if lines[place[0]][place[1]] == "▷":
                return True
            if place not in found and double_arms(lines[place[0]][place[1]]):
                found.append(place)
    return False


@pytest.mark.parametrize("size", [(80, 24), (120, 42)])
def test_wet_pipes_are_double_lines_from_start_to_end(size: tuple[int, int]) -> None:
    app = client()

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "g")
        await lay_all(pilot, SOLUTION[:-1])
        assert not water_reaches_the_end(screen_text(app).splitlines())
        await lay_all(pilot, SOLUTION[-1:])
        text = screen_text(app)
        assert water_reaches_the_end(text.splitlines())
        dry = [line[: app.screen.query_one(TubyrinthBoard).size.width] for line in text.splitlines()]
        assert any("┗━" in line for line in dry), "the square tile's other pipe stays dry, and looks so"

    drive(app, script, size)


def test_open_ends_stop_at_the_outline_on_their_side_of_it() -> None:
    app = client()

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "g")
        await lay_all(pilot, SOLUTION[:4])
        lines = screen_text(app).splitlines()

        def border(cell: str, side: str) -> str:
            row, column = 2 * int(cell[1]), 4 + 4 * "abcdefgh".index(cell[0])  # the middle of the cell
            down, right = {"N": (-1, 0), "E": (0, 2), "S": (1, 0), "W": (0, -2)}[side]
            return lines[row + down][column + right]

        # By the table of the tiles: I3 at a1 has a mouth to the west, L4 at a3 two to east and south, I4 one north.
        assert [border("a2", "W"), border("b4", "E"), border("a5", "S"), border("a8", "N")] == ["╞", "╡", "╨", "╥"]
        assert [border("a3", "E"), border("c7", "S")] == ["╪", "╫"]  # where mouths meet
        await lay_all(pilot, ("O4@g3",))
        lines = screen_text(app).splitlines()
        assert [border("g3", "N"), border("g4", "S"), border("h4", "E")] == ["┰", "┸", "┿"]  # no water yet

    drive(app, script)


def test_the_tray_tells_which_tiles_lie_and_which_is_in_the_hand() -> None:
    app = client()

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "g", "1", "enter", "4")
        assert said(app, "#tray").splitlines()[0].split() == ["1✓", "2", "3", "4◂", "5", "6", "7"]

    drive(app, script)


@languages
@pytest.mark.parametrize("size", [(80, 24), (104, 40), (160, 50)])
def test_everything_fits_on_the_screen_in_every_language(language: str, size: tuple[int, int]) -> None:
    watch = Watch()
    app = client("Mara", *[BUILDER] * 5, clock=watch, language=language)

    async def script(pilot: "Pilot[None]") -> None:
        await begin_race(pilot, watch)
        await press(pilot, "4")
        lines = screen_text(app).splitlines()
        assert [line[0] for line in lines if line[0].isdigit()] == list("12345678")
        assert sum(app.voice.say("tubyrinth-doing-building") in line for line in lines) == 6
        assert lines[-1].rstrip().endswith(app.voice.say("terminal-key-quit"))

    drive(app, script, size)


# Against the clock


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


def test_after_a_round_everybodys_boards_are_stepped_through_and_hidden_before() -> None:
    watch = Watch()
    app = client("Mara", BUILDER, builder(SOLUTION[:3]), clock=watch, hourglass=5)

    async def script(pilot: "Pilot[None]") -> None:
        await begin_race(pilot, watch)
        assert "Tab" not in said(app, "#hint")
        await press(pilot, "tab")
        assert board_of(app).sight.seat == 0
        await wait(pilot, watch, 13)  # the third calls after 4 s, without a pipeline: 5 s of sand
        assert "+0, wrong call" in said(app, "#seats"), "nobody has less than nothing"
        laid = []
        for _ in range(3):
            showing = board_of(app).showing
            assert showing is not None
            laid.append(len(showing.laid))
            await press(pilot, "tab")
        assert laid == [0, 7, 3], "one a second, and there were nine"
        await press(pilot, "tab")
        await press(pilot, "escape")
        assert board_of(app).sight.seat == 0

    drive(app, script)


def test_whoever_has_called_waits_and_whoever_gives_up_too() -> None:
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


def test_a_bot_that_thinks_long_does_not_hold_up_the_screen() -> None:
    watch, gate = Watch(), Gate()

    def ponder(view: View, moves: Sequence[Move], rng: Random) -> Move:  # noqa: ARG001 - it does not look
        if len(moves) > 1:
            gate.wait(60)
        return moves[-1]

    app = client("Mara", Player("Slow", ponder), clock=watch)

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


def test_light_and_dark() -> None:
    app = client()

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "g", "4", "l")
        assert app.theme == "light"
        assert board_of(app).hand is not None, "the tile stays in the hand"

    drive(app, script)
