"""`vierling score`: the rulebook's sheet, half a sheet, and invalid sheets."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

# From the rulebook, with its points.
SHEET = """\
 7  4  8  9 11 | 0
 3  7  3  7  7 | 8
 5  5 10  5  5 | 6
 8  9  3  6  9 | 1
 8 11  8  8  7 | 3
"""
LINES = {
    "row 1": 0, "row 2": 8, "row 3": 6, "row 4": 1, "row 5": 3,
    "column 1": 1, "column 2": 0, "column 3": 3, "column 4": 8, "column 5": 1,
    "diagonal down": 6, "diagonal up": 16,
}  # fmt: skip
HALF = SHEET.replace(" 7  4  8", " 7  .  8")

Command = Callable[..., Any]


def test_the_rulebooks_sheet_scores_53(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "sheet.txt"
    file.write_text(SHEET)
    said = command("score", "knister", str(file))
    assert (said.code, said.err) == (0, "")
    rows = said.out.splitlines()
    assert len(rows) == 13
    assert rows[1].split() == ["Row", "2", "8", "full", "house"]
    assert rows[12].split() == ["Total", "53", "good"]


def test_programs_get_exactly_the_promised_json(command: Command) -> None:
    found = json.loads(command("score", "knister", "--json", given=SHEET).out)
    lines = [{"label": label, "points": points} for label, points in LINES.items()]
    assert found == {"game": "knister", "total": 53, "lines": lines, "rating": "good"}
    assert list(found) == ["game", "total", "lines", "rating"]


def test_half_a_sheet_scores_its_finished_lines_and_has_no_rating(command: Command) -> None:
    found = json.loads(command("score", "knister", "-", "--json", given=HALF).out)
    assert found["total"] == 53  # row 1 and column 2 scored nothing
    assert found["rating"] is None
    text = command("score", "knister", "-", given=HALF).out
    assert text.splitlines()[0].split() == ["Row", "1", "-"]


def test_a_poor_sheet_has_no_rating(command: Command) -> None:
    poor = "2 3 4 5 7\n" * 5
    found = json.loads(command("score", "knister", "--json", given=poor).out)
    assert found["rating"] == "good"  # five columns of five equal: 50
    poorer = "2 3 4 5 7\n4 5 7 2 3\n7 2 3 4 5\n3 4 5 7 2\n5 7 2 3 4\n"
    found = json.loads(command("score", "knister", "--json", given=poorer).out)
    assert (found["total"], found["rating"]) == (0, None)  # a Latin square without a straight


def test_three_grids_are_added(command: Command) -> None:
    found = json.loads(command("score", "knister", "--grids", "3", "--json", given=SHEET * 3).out)
    assert found["total"] == 159
    assert len(found["lines"]) == 36
    text = command("score", "knister", "--grids", "3", "--language", "de", given=SHEET * 3).out
    assert "Blatt 2, Reihe 2" in text


@pytest.mark.parametrize(("language", "word"), [("de", "Full House"), ("fr", "full"), ("en", "full house")])
def test_figures_are_named_in_the_readers_language(command: Command, language: str, word: str) -> None:
    assert word in command("score", "knister", "--language", language, given=SHEET).out


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ("1 2 3\n", "line 1: a row has 5 cells, not 3"),
        (SHEET.replace("10", "13"), "line 3, cell 3: '13' is not a number from 2 to 12 or a dot"),
        (SHEET * 2, "a sheet has 5 rows of 5, not 10"),
        ("", "a sheet has 5 rows of 5, not 0"),
        (b"7 7\n\xff\xfe\n", "line 2: this is not UTF-8 text"),
    ],
)
def test_a_mistake_is_reported_in_one_sentence_with_its_place(command: Command, given: str, sentence: str) -> None:
    said = command("score", "knister", given=given)
    assert (said.code, said.out) == (2, "")
    assert said.err == f"vierling: standard input: {sentence}\n"


def test_a_file_that_cannot_be_read_is_named(command: Command, tmp_path: Path) -> None:
    gone = tmp_path / "gone.txt"
    said = command("score", "knister", str(gone))
    assert (said.code, said.err) == (2, f"vierling: {gone}: there is no such file\n")
    said = command("score", "knister", str(tmp_path))
    assert (said.code, said.err) == (2, f"vierling: {tmp_path}: this is not a file\n")


def test_the_games_options_are_listed(command: Command) -> None:
    said = command("score", "knister", "--help")
    assert said.code == 0
    assert "--grids" in said.out
    assert "1|3" in said.out


def test_an_option_that_does_not_exist_is_refused(command: Command) -> None:
    said = command("score", "knister", "--grids", "2")
    assert (said.code, said.err) == (2, "vierling: the option grids must be one of 1, 3, not 2\n")
