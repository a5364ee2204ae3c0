"""What the command line does with Input: cards that were typed in, counting, replaying; there is no sheet to score."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from setups import records
from vierling import Match
from vierling.games.input.rules.cards import SHIPPED, read_cards
from vierling.words import say

Command = Callable[..., Any]


def test_a_card_set_is_listed_card_by_card(command: Command) -> None:
    said = command("sheet", "check", "-", given=SHIPPED)
    assert (said.code, said.err) == (0, "")
    rows = [line.split() for line in said.out.splitlines()]
    assert rows[0] == ["Game", "Input"]
    assert rows[1] == ["Cards", "0", "Rn", "Hs", "Hs", "Hs", "Ru"]
    assert len(rows) == 1 + 10


def test_a_card_set_as_json_is_one_word(command: Command) -> None:
    said = json.loads(command("sheet", "check", "-", "--json", given=SHIPPED).out)
    assert said["game"] == "input"
    assert said["sheet"] == str(read_cards(SHIPPED))


def test_every_error_in_a_card_set_names_the_card(command: Command) -> None:
    said = command("sheet", "check", "-", given=SHIPPED.replace("5 V Hl", "5 V Jl"))
    assert said.code != 0
    assert "card 5: expected five strips" in said.err


def test_cards_from_a_file_are_a_flag(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "cards.txt"
    file.write_text(SHIPPED)
    said = command("perft", "input", "1", "--cards", str(file), "--combination", "2,4", "--json")
    assert json.loads(said.out) == {"game": "input", "seats": 2, "perft": [1240]}


@pytest.mark.parametrize(
    "asked",
    [
        ("simulate", "input", "--bots", "easy,easy", "--games", "1"),
        ("play", "input", "--bots", "easy"),
        ("perft", "input", "1"),
    ],
    ids=lambda asked: asked[0],
)
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_number_that_is_not_in_play_is_refused(command: Command, asked: tuple[str, ...], language: str) -> None:
    said = command("--language", language, *asked, "--free-number", "9")
    facts: dict[str, str | int] = {"option": "free_number", "number": "9", "seats": 2, "most": 6}
    assert said.code != 0
    assert say(language, "error-not-in-play", facts) in " ".join(said.err.split())


def test_there_is_no_sheet_to_score(command: Command) -> None:
    said = command("score", "input", "-", given="V H V H R")
    assert said.code != 0
    assert "this game has no sheet" in said.err


def test_a_record_is_replayed(command: Command, tmp_path: Path) -> None:
    record = records("input")[0]
    file = tmp_path / "match.txt"
    file.write_text(record)
    said = command("replay", str(file))
    assert (said.code, said.err) == (0, "")
    outcome = Match.read(record).outcome
    assert outcome is not None
    assert str(outcome.points[outcome.winners[0]]) in said.out
