"""Tubyrinth on the terminal: what is drawn."""

import unicodedata
from collections.abc import Sequence

import pytest
from textual.pilot import Pilot

from terminal.building import BUILDER, SOLUTION, begin_race, board_of, client, lay_all
from terminal.driving import Watch, drive, press, said, screen_text
from vierling.games.tubyrinth.terminal.board import TubyrinthBoard

languages = pytest.mark.parametrize("language", ["en", "de", "fr"])
STEPS = {"UP": (-1, 0), "RIGHT": (0, 1), "DOWN": (1, 0), "LEFT": (0, -1)}
WAYS = {"HORIZONTAL": {"LEFT", "RIGHT"}, "VERTICAL": {"UP", "DOWN"}, **{way: {way} for way in STEPS}}


def double_arms(sign: str) -> set[str]:
    """Which ways double lines leave a sign, by its Unicode name."""
    words = unicodedata.name(sign, "").removeprefix("BOX DRAWINGS ").split(" AND ")
    if "DOUBLE" not in " ".join(words):
        return set()
    if words[0].startswith("DOUBLE "):  # all of it: DOUBLE DOWN AND RIGHT
        return {way for word in words for way in WAYS[word.removeprefix("DOUBLE ")]}
    mixed = [word.split() for word in words]  # VERTICAL SINGLE AND RIGHT DOUBLE
    return {way for name, kind in mixed if kind == "DOUBLE" for way in WAYS[name]}


def water_reaches_the_end(lines: Sequence[str]) -> bool:
    """Follow the double lines from the start sign."""
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

        # By the table of tiles: I3 at a1 has a mouth to the west, L4 at a3 two to east and south, I4 one north.
        assert [border("a2", "W"), border("b4", "E"), border("a5", "S"), border("a8", "N")] == ["╞", "╡", "╨", "╥"]
        assert [border("a3", "E"), border("c7", "S")] == ["╪", "╫"]  # where mouths meet
        await lay_all(pilot, ("O4@g3",))
        lines = screen_text(app).splitlines()
        assert [border("g3", "N"), border("g4", "S"), border("h4", "E")] == ["┰", "┸", "┿"]  # no water yet

    drive(app, script)


def test_the_tray_shows_which_tiles_are_laid_and_which_is_in_the_hand() -> None:
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


def test_light_and_dark() -> None:
    app = client()

    async def script(pilot: "Pilot[None]") -> None:
        await press(pilot, "g", "4", "l")
        assert app.theme == "light"
        assert board_of(app).hand is not None, "the tile stays in the hand"

    drive(app, script)
