"""A guided first match in the terminal."""

from collections.abc import Callable
from typing import Any

import pytest

from vierling.kit import GAMES
from vierling.play.lesson import lesson_of
from vierling.words import LANGUAGES, say

Command = Callable[..., Any]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES))
def test_a_first_match_is_completed_by_typing(command: Command, game: str, language: str) -> None:
    typed = [move or "" for _, move in lesson_of(game).told()][:-1]
    said = command("--language", language, "learn", game, given="".join(f"{each}\n" for each in typed))
    end = say(language, f"{game}-lesson-end")
    assert end in " ".join(said.out.split())
    assert said.out.splitlines()[-1].endswith(f"vierling play {game} --bots easy")
    assert (said.code, said.err) == (0, "")


def test_another_move_is_answered_kindly_and_a_wrong_one_by_the_rules(command: Command) -> None:
    said = command("learn", "knister", given="\n\nb3\nzz\na1\nc2\nq\n").out
    assert said.count(say("en", "lesson-other-move")) == 1  # b3 is free
    assert "'zz' is not a cell" in said
    assert "a1 is not free" in said
    assert "seat 1: 11" in said  # a full house was written after all
    assert "--bots easy" not in said


def test_the_end_of_the_input_leaves(command: Command) -> None:
    said = command("learn", "input", given="")
    assert (said.code, said.err) == (0, "")
    assert "--bots easy" not in said.out


def test_the_board_is_drawn_only_when_it_has_changed(command: Command) -> None:
    said = command("learn", "tuefteln", given="\n\na2+e5\n").out
    assert said.count("side A, round 12 of 15") == 1
    assert said.count("side A, round 13 of 15") == 1
