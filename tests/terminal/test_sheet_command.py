"""`vierling sheet check`, and sheets as flags of the other commands."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from vierling.games.input.rules.cards import SHIPPED as CARDS
from vierling.games.tuefteln.rules.sheet import SHIPPED
from vierling.play.bots import bots_of

Command = Callable[..., Any]

TYPED = """\
# From our box
5 . . a a .
. b b . 6 c
1 d d 3 . c
e . . f . g
e 4 . f . g
. h h . 2 .
"""

BOARD = """\
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


def test_a_sheet_of_side_a_is_described_with_its_bridges(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "sheet.txt"
    file.write_text(TYPED)
    said = command("sheet", "check", str(file))
    assert (said.code, said.err) == (0, "")
    rows = [line.split() for line in said.out.splitlines()]
    assert rows[:3] == [["Game", "Tüfteln"], ["Side", "A"], ["Numbers", "1", "a3"]]
    assert rows[8:10] == [["Bridges", "a", "d1", "e1"], ["b", "b2", "c2"]]
    assert len(rows) == 1 + 1 + 6 + 8


def test_a_sheet_of_side_b_is_described_with_its_colours(command: Command) -> None:
    said = command("sheet", "check", "-", "--language", "de", given=SHIPPED["B"])
    rows = [line.split() for line in said.out.splitlines()]
    assert rows[:2] == [["Spiel", "Tüfteln"], ["Seite", "B"]]
    assert rows[8] == ["Farben", "Y", "a1", "c2", "e3", "b4", "d5", "a6"]
    assert len(rows) == 1 + 1 + 6 + 5


def test_programs_get_the_sheet_in_canonical_form(command: Command) -> None:
    found = json.loads(command("sheet", "check", "-", "--json", given=TYPED).out)
    assert list(found) == ["game", "sheet", "side", "numbers", "bridges"]
    assert (found["game"], found["sheet"], found["side"]) == ("tuefteln", SHIPPED["A"], "A")
    assert found["bridges"]["c"] == "f2 f3"
    found = json.loads(command("sheet", "check", "-", "--json", given=SHIPPED["B"]).out)
    assert found["colours"]["V"] == "e1 b2 d3 a4 f4 e6"


def test_a_board_is_described_with_its_marks(command: Command) -> None:
    said = command("sheet", "check", "-", given=BOARD)
    rows = [line.split() for line in said.out.splitlines()]
    assert [row[0] for row in rows] == ["Game", "Rows", "Start", "End"]
    assert (rows[0][1], rows[2][1], rows[3][1]) == ("Tubyrinth", "a1N", "h4E")


def test_the_error_of_the_game_that_read_furthest_is_reported(command: Command) -> None:
    said = command("sheet", "check", "-", given=BOARD.replace("h4 E", "g4 E"))
    sentence = "line 2: g4E is inside the board, not at its edge"
    guessed = "(read as a sheet of tubyrinth; --game names another game)"
    assert said.err == f"vierling: standard input: {sentence} {guessed}\n"


def test_naming_the_game_gives_that_games_error(command: Command) -> None:
    spoiled = read_spoiled_cards()
    said = command("sheet", "check", "-", "--game", "input", given=spoiled)
    assert said.err.startswith("vierling: standard input: card 0: ")
    said = command("sheet", "check", "-", "--game", "tubyrinth", "--language", "de", given=spoiled)
    assert "Eine Reihe hat 8 Zeichen" in said.err
    assert "--game" not in said.err


def test_a_game_without_sheets_and_an_unknown_one_are_refused(command: Command) -> None:
    said = command("sheet", "check", "-", "--game", "knister", given=TYPED)
    assert (said.code, said.err) == (2, "vierling: knister has no sheets to type in\n")
    said = command("sheet", "check", "-", "--game", "chess", given=TYPED)
    assert (said.code, said.err) == (
        2,
        "vierling: there is no game chess; choose from knister, tuefteln, tubyrinth, input\n",
    )


def read_spoiled_cards() -> str:
    """Card 0 has a round strip that nobody can draw."""
    spoiled = CARDS.replace("0 R", "0 Rx", 1)
    assert spoiled != CARDS
    return spoiled


def test_an_option_that_is_not_a_sheet_is_not_taken_for_one(command: Command) -> None:
    said = command("sheet", "check", "-", given="2:6")  # a handicap of Tubyrinth
    assert (said.code, said.out) == (2, "")


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ("", "a sheet has 6 rows of 6, not 0"),
        (TYPED.replace("6 c", "6 ."), "f3: a bridge has two ends, but c has 1"),
        (TYPED.replace("2 .", "2 5"), "f6: the 5 is already printed at a1"),
        (TYPED.replace("2 .", "2 ?"), "f6: '?' is not a number from 1 to 6, a dot, a bridge or a colour"),
        (b"5 . .\n\xff\n", "line 2: this is not UTF-8 text"),
    ],
)
def test_a_mistake_names_file_cell_and_rule(
    command: Command, tmp_path: Path, given: str | bytes, sentence: str
) -> None:
    file = tmp_path / "sheet.txt"
    file.write_bytes(given.encode() if isinstance(given, str) else given)
    said = command("sheet", "check", str(file), "--game", "tuefteln")
    assert (said.code, said.out, said.err) == (2, "", f"vierling: {file}: {sentence}\n")


def test_unknown_and_incomplete_sheet_commands_are_refused(command: Command) -> None:
    said = command("sheet", "chek", "-")
    assert (said.code, said.err) == (2, "vierling: there is no command chek; choose from check\n")
    assert command("sheet").code == 2
    assert command("sheet", "check").err == "vierling: FILE is missing; see --help\n"
    assert command("sheet", "check", "/nowhere/at-all").err == "vierling: /nowhere/at-all: there is no such file\n"


# A sheet of one's own in the other commands: without bridges, so 30 white cells.

WHITE = "123456\n" + "......\n" * 5


@pytest.fixture
def white(tmp_path: Path) -> str:
    file = tmp_path / "white.txt"
    file.write_text(WHITE)
    return str(file)


def test_perft_counts_on_a_sheet_of_ones_own(command: Command, white: str) -> None:
    assert command("perft", "tuefteln", "2", "--sheet", white).out == f"1 36\n2 {36 * 30 * 29}\n"
    assert command("perft", "tuefteln", "2", "--side", "B").out == f"1 36\n2 {36 * 150}\n"


def test_bots_play_on_a_sheet_of_ones_own_too(command: Command, white: str) -> None:
    asked = ("simulate", "tuefteln", "--games", "3", "--processes", "1", "--json")
    for flags in ((), ("--side", "B"), ("--sheet", white)):
        found = json.loads(command(*asked, *flags).out)
        assert [bot["name"] for bot in found["bots"]] == list(bots_of("tuefteln"))


def test_a_sheet_that_is_wrong_or_for_the_other_side_is_refused(command: Command, white: str, tmp_path: Path) -> None:
    said = command("perft", "tuefteln", "1", "--side", "B", "--sheet", white)
    assert (said.code, said.err) == (2, "vierling: this is a sheet for side A\n")
    empty = tmp_path / "empty.txt"
    empty.touch()
    said = command("perft", "tuefteln", "1", "--sheet", str(empty))
    assert (said.code, said.err) == (2, f"vierling: {empty}: a sheet has 6 rows of 6, not 0\n")
    said = command("perft", "tuefteln", "1", "--sheet", "gone")
    sentence = "gone: there is no such file, and read as text: a sheet has 6 rows of 6, not 1"
    assert (said.code, said.err) == (2, f"vierling: {sentence}\n")
