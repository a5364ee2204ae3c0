"""`vierling solve`: the real board, other numbers of tiles, and invalid boards."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from vierling.games.tubyrinth.rules.board import read_board
from vierling.games.tubyrinth.rules.pipeline import counted
from vierling.games.tubyrinth.rules.tiles import PLACEMENTS

Command = Callable[..., Any]

TYPED = """\
start: a1 N
end: h4 E
.###.#.#
.##....#
..#.....
..###...
...##..#
#......#
.#.....#
.....#..
"""
WORD = "/".join((*TYPED.splitlines()[2:], "a1N", "h4E"))
EMPTY = TYPED.replace("#", ".")


def test_the_real_board_without_flipping_has_1_16_and_4_solutions(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "board.txt"
    file.write_text(TYPED)
    said = command("solve", "tubyrinth", str(file), "--no-flip", "--count")
    assert (said.code, said.err) == (0, "")
    assert [line.split() for line in said.out.splitlines()] == [
        ["tiles", "solutions"],
        ["5", "1"],
        ["6", "16"],
        ["7", "4"],
    ]


def test_one_solution_is_drawn_for_each_number_of_tiles(command: Command) -> None:
    said = command("solve", "tubyrinth", "--no-flip", given=TYPED)
    for tiles in (5, 6, 7):
        assert f"{tiles} tiles count" in said.out


@pytest.mark.parametrize("given", [TYPED, WORD, f"\n{TYPED}\n"])
def test_programs_get_the_promised_json(command: Command, given: str) -> None:
    found = json.loads(command("solve", "tubyrinth", "-", "--no-flip", "--json", given=given).out)
    assert list(found) == ["solutions", "first", "complete", "seconds"]
    assert found["solutions"] == {"5": 1, "6": 16, "7": 4}
    assert found["complete"] is True
    assert found["seconds"] > 0
    for tiles, layout in found["first"].items():
        placements = tuple(PLACEMENTS[text] for text in layout)
        assert len(placements) == int(tiles)
        assert counted(read_board(TYPED), placements) == placements


def test_a_solution_scores_what_it_says(command: Command) -> None:
    layout = json.loads(command("solve", "tubyrinth", "--json", given=TYPED).out)["first"]["7"]
    found = json.loads(command("score", "tubyrinth", "--json", given=TYPED + "\n".join(layout)).out)
    assert found["total"] == 7


def test_other_numbers_of_tiles_may_be_asked_for(command: Command) -> None:
    found = json.loads(command("solve", "tubyrinth", "--tiles", "7, 5", "--no-flip", "--json", given=TYPED).out)
    assert found["solutions"] == {"5": 1, "7": 4}
    found = json.loads(command("solve", "tubyrinth", "--tiles", "4", "--json", given=TYPED).out)
    assert (found["solutions"], found["first"]) == ({"4": 0}, {"4": None})
    found = json.loads(command("solve", "tubyrinth", "--count", "--json", given=TYPED).out)
    assert list(found) == ["solutions", "complete", "seconds"]


def test_a_board_with_too_many_solutions_is_reported_as_such(command: Command) -> None:
    said = command("solve", "tubyrinth", "--count", given=EMPTY)
    assert said.code == 0
    assert "+\n" in said.out
    assert said.out.endswith("The search was stopped: there are more solutions than could be counted in time.\n")
    assert json.loads(command("solve", "tubyrinth", "--json", given=EMPTY).out)["complete"] is False


@pytest.mark.parametrize(("language", "words"), [("de", ["Teile", "Lösungen"]), ("fr", ["pièces", "solutions"])])
def test_the_table_is_in_the_readers_language(command: Command, language: str, words: list[str]) -> None:
    said = command("solve", "tubyrinth", "--count", "--no-flip", "--language", language, given=TYPED)
    assert said.out.splitlines()[0].split() == words


@pytest.mark.parametrize(
    ("given", "line"),
    [
        (TYPED.replace("a1 N", "c3 N"), 1),  # a mark inside
        (TYPED.replace("end: h4 E", "start: h4 E"), 2),  # two starts
        (TYPED.replace("a1 N", "b1 N"), 1),  # on rock
        (TYPED.replace("..#.....", "..#..x.."), 5),
        ("start: a1 N\nend: h4 E\n" + "########\n" * 8, 3),  # no free cell
        (TYPED + "........\n", 11),
        ("", 1),
    ],
)
@pytest.mark.parametrize(("language", "word"), [("en", "line"), ("de", "Zeile"), ("fr", "Ligne")])
def test_a_mistake_in_a_board_names_file_and_line(  # noqa: PLR0913, PLR0917 - two tables of cases
    command: Command, tmp_path: Path, given: str, line: int, language: str, word: str
) -> None:
    file = tmp_path / "board.txt"
    file.write_text(given)
    said = command("solve", "tubyrinth", str(file), "--language", language)
    assert (said.code, said.out) == (2, "")
    assert f"{file}: {word} {line}" in said.err.replace("\N{NO-BREAK SPACE}", " ")


def test_games_without_boards_and_bad_numbers_are_refused(command: Command) -> None:
    said = command("solve", "knister", given=TYPED)
    assert (said.code, said.err) == (2, "vierling: knister has no boards to solve\n")
    said = command("solve", "tubyrinth", "--tiles", "8", given=TYPED)
    assert (said.code, said.err) == (2, "vierling: --tiles: '8' is not a whole number from 1 to 7\n")
    assert command("solve", "tubyrinth", "/nowhere/at-all").err == "vierling: /nowhere/at-all: there is no such file\n"
    assert command("solve").err.startswith("vierling: name the game: ")
