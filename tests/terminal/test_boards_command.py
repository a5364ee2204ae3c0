"""`vierling boards`: the book."""

import json
from collections.abc import Callable
from typing import Any

import pytest

Command = Callable[..., Any]


def test_programs_get_all_82_boards(command: Command) -> None:
    boards = json.loads(command("boards", "tubyrinth", "--json").out)
    assert [(board["number"], board["side"]) for board in boards] == [
        (number, side) for number in range(1, 42) for side in "ab"
    ]
    for board in boards:
        assert list(board) == ["number", "side", "rows", "start", "end", "grade", "solutions"]
        assert len(board["rows"]) == 8
        assert {len(row) for row in board["rows"]} == {8}
        assert board["grade"] in range(1, 6)
        assert list(board["solutions"]) == ["5", "6", "7"]


def test_the_first_is_the_real_board_with_its_marks_counted_from_1(command: Command) -> None:
    first, *_ = json.loads(command("boards", "tubyrinth", "--json").out)
    assert first["rows"][:2] == [".###.#.#", ".##....#"]
    assert (first["start"], first["end"]) == ([1, 1, "N"], [4, 8, "E"])


@pytest.mark.parametrize(("language", "word"), [("en", "Board"), ("de", "Plan"), ("fr", "Plateau")])
def test_people_get_a_table(command: Command, language: str, word: str) -> None:
    lines = command("boards", "tubyrinth", "--language", language).out.splitlines()
    assert len(lines) == 1 + 82
    assert lines[0].startswith(word)
    assert lines[1].split()[0] == "1a"


def test_games_without_boards_are_refused(command: Command) -> None:
    said = command("boards", "tuefteln")
    assert (said.code, said.out, said.err) == (2, "", "vierling: tuefteln has no boards to solve\n")
