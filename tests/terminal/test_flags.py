"""A game that does not exist yet gets its options as flags."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from vierling import Refusal, knister
from vierling.game import Choice, Text
from vierling.terminal.flags import Call, command_of
from vierling.terminal.voice import Voice


@dataclass(frozen=True)
class Options:
    side: str = field(default="A", metadata=Choice(("A", "B")).meta)
    flip: bool = True
    short_game: bool = False
    map: str = field(default="", metadata=Text(lambda text: text.strip().upper(), lambda text: {"map": text}).meta)


class Cavern(type(knister)):  # type: ignore[misc] # any game will do
    name = "cavern"
    Options = Options


def options_given(*arguments: str) -> Any:
    calls: list[Call] = []

    def run(call: Call) -> None:
        calls.append(call)

    app = typer.Typer()
    app.command()(command_of(Cavern(), run))
    result = CliRunner().invoke(app, list(arguments), obj=Voice(), catch_exceptions=False)
    assert result.exit_code == 0
    return calls[0].options


def test_defaults_are_the_rulebook() -> None:
    assert options_given() == Options()


def test_choices_and_flags_are_read() -> None:
    assert options_given("--side", "B", "--no-flip", "--short-game") == Options("B", False, True)


def test_a_text_comes_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "map.txt"
    file.write_text("cave\n")
    assert options_given("--map", str(file)) == Options(map="CAVE")


def test_a_text_may_be_given_directly_if_there_is_no_such_file() -> None:
    assert options_given("--map", "cave") == Options(map="CAVE")
    assert options_given("--map", "cave " * 100) == Options(map=("CAVE " * 100).strip()), "too long for a file name"


def test_a_choice_that_does_not_exist_is_refused() -> None:
    with pytest.raises(Refusal, match="the option side must be one of A, B, not C"):
        options_given("--side", "C")
