"""`vierling score tubyrinth`, and what its options accept on the command line."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from vierling.games.tubyrinth.rules.book import BOARDS
from vierling.words import LANGUAGES

Command = Callable[..., Any]

# The board of the photograph, and its solution tile by tile.
SOLUTION = ("I3@a1", "L4@a3", "T4r1@b5", "I4@a8", "L3r1@d7", "S4@f5", "O4@g3")


def laid(*tiles: str) -> str:
    return "\n".join([*BOARDS["1a"].split("/")[:8], "start: a1 N", "end: h4 E", *tiles])


def test_a_pipeline_scores_its_tiles(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "board.txt"
    file.write_text(laid(*SOLUTION))
    said = command("score", "tubyrinth", str(file))
    assert [line.split() for line in said.out.splitlines()] == [["Pipeline", "7", "7", "tiles"], ["Total", "7"]]
    found = json.loads(command("score", "tubyrinth", "--json", "-", given=laid(*SOLUTION)).out)
    assert found == {
        "game": "tubyrinth",
        "total": 7,
        "lines": [{"label": "pipeline", "points": 7}],
        "rating": None,
    }


@pytest.mark.parametrize("gone", range(7))
def test_without_any_one_of_its_tiles_it_is_not_a_pipeline(command: Command, gone: int) -> None:
    rest = laid(*SOLUTION[:gone], *SOLUTION[gone + 1 :])
    assert command("score", "tubyrinth", "-", given=rest).out.splitlines()[-1].split() == ["Total", "0"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_score_is_given_in_every_language(command: Command, language: str) -> None:
    said = command("score", "tubyrinth", "-", "--language", language, given=laid(*SOLUTION))
    assert (said.code, said.err) == (0, "")


def test_a_tile_on_a_rock_is_refused_with_its_line(command: Command) -> None:
    said = command("score", "tubyrinth", "-", given=laid("O4@a1"))
    assert said.code == 2
    assert said.err.startswith("vierling: standard input: line 11: ")


@pytest.mark.parametrize(
    ("flags", "sentence"),
    [
        (["--board", "7a"], "play needs a terminal"),
        (["--board", BOARDS["1a"], "--mode", "rookie", "--no-flip"], "play needs a terminal"),
        (["--handicap", "1:6", "--hourglass", "45"], "play needs a terminal"),
        (["--board", "42a"], "42a: there is no such file, and read as text: the book has boards 1a to 41b, but no 42a"),
        (["--handicap", "1:9"], "1:9: there is no such file, and read as text: a handicap is "),
        (["--bots", "easy,nobody"], "there is no bot nobody; choose from random, easy, medium, hard, master"),
        (["--bots", "easy,easy,easy,easy,easy,easy"], "this game has 1 to 6 seats, not 7"),
        (
            ["--people", "Anna,Ben"],
            "one screen is passed on from turn to turn, but here everybody acts at the same time",
        ),
        (["--people", "Anna,Ben", "--bots", "easy"], "one screen is passed on from turn to turn"),
        (["--people", "Anna,Ben", "--language", "de"], "Ein Bildschirm geht reihum, hier aber spielen alle zugleich"),
        (["--people", "Anna,Ben", "--language", "fr"], "Un écran passe de main en main, mais ici tout le monde joue"),
    ],
)
def test_what_play_accepts_and_refuses(command: Command, flags: list[str], sentence: str) -> None:
    said = command("play", "tubyrinth", *flags)
    assert said.code == 2
    assert said.err.startswith(f"vierling: {sentence}")


def test_simulate_tells_a_program_who_wins(command: Command) -> None:
    asked = ("simulate", "tubyrinth", "--bots", "easy,hard", "--games", "8", "--seed", "1", "--json")
    found = json.loads(command(*asked, "--processes", "1").out)
    easy, hard = found["bots"]
    assert (easy["name"], hard["name"], found["games"]) == ("easy", "hard", 8)
    assert easy["wins"] < hard["wins"]
    again = json.loads(command(*asked, "--processes", "2").out)
    assert again["bots"] == found["bots"]
