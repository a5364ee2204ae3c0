"""`vierling generate`: a board that the other commands read."""

import json
from collections.abc import Callable
from threading import Event
from typing import Any

import pytest

from vierling.games.tubyrinth.rules.board import read_board
from vierling.games.tubyrinth.rules.book import BOOK, read_entry
from vierling.games.tubyrinth.think import bind, solver

Command = Callable[..., Any]


@pytest.fixture(autouse=True)
def _cold(monkeypatch: pytest.MonkeyPatch) -> None:
    """As when a command starts, whatever other tests have warmed up."""
    monkeypatch.setattr(solver, "READY", Event())


def test_a_board_is_typed_out_and_can_be_solved(command: Command) -> None:
    typed = command("generate", "tubyrinth", "--grade", "2", "--seed", "1").out
    assert typed.splitlines()[0].startswith("start: ")
    found = json.loads(command("solve", "tubyrinth", "--json", given=typed).out)
    assert all(found["solutions"].values())
    assert json.loads(command("score", "tubyrinth", "--json", given=typed).out)["total"] == 0  # nothing lies on it


def test_the_same_seed_gives_the_board_that_the_book_has_from_it(command: Command) -> None:
    entry = next(entry for entry in BOOK.values() if (entry.grade, entry.seed) == (3, 2))
    typed = command("generate", "tubyrinth", "--grade", "3", "--seed", "2").out
    assert str(read_board(typed)) == entry.board
    made = json.loads(command("generate", "tubyrinth", "--grade", "3", "--seed", "2", "--json").out)
    assert list(made) == ["rows", "start", "end", "grade", "seed", "solutions"]
    assert "/".join(made["rows"]) == entry.board.rsplit("/", 2)[0]
    assert tuple(made["solutions"].values()) == entry.solutions
    assert (made["grade"], made["seed"]) == (3, 2)


def test_the_book_is_rebuilt_line_by_line(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bind, "SHARE", {2: 1, 1: 2})  # instead of all 81
    lines = command("generate", "tubyrinth", "--book").out.splitlines()
    entries = dict(map(read_entry, lines))
    assert list(entries) == ["1a", "1b", "2a", "2b"]
    assert [entry.grade for entry in entries.values()] == [1, 1, 1, 2]
    assert entries["1a"] == BOOK["1a"]
    assert set(entries.values()) <= set(BOOK.values())


@pytest.mark.parametrize(
    ("flags", "sentence"),
    [
        (("--grade", "6"), "--grade: '6' is not a whole number from 1 to 5"),
        (("--grade", "hard"), "--grade: 'hard' is not a whole number from 1 to 5"),
        (("--seed", "x"), "--seed: 'x' is not a whole number"),
    ],
)
def test_an_invalid_grade_or_seed_is_refused(command: Command, flags: tuple[str, ...], sentence: str) -> None:
    said = command("generate", "tubyrinth", *flags)
    assert (said.code, said.out, said.err) == (2, "", f"vierling: {sentence}\n")


def test_games_without_boards_are_refused(command: Command) -> None:
    said = command("generate", "knister")
    assert (said.code, said.err) == (2, "vierling: knister has no boards to solve\n")
