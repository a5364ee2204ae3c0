"""`vierling score tuefteln`: Tim, Sarah, half a sheet, and sheets that do not match what is printed."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Command = Callable[..., Any]

TIM = """\
5 5 2 2 5 6
5 5 2 2 6 5
1 1 6 3 1 2
1 1 5 4 1 1
4 4 3 3 4 2
6 3 3 3 2 6
"""
SARAH = "555566\n335466\n131321\n453126\n542322\n111422\n"


def test_tim_has_32_with_the_categories_named(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "tim.txt"
    file.write_text(TIM)
    said = command("score", "tuefteln", "--side", "A", str(file))
    assert (said.code, said.err) == (0, "")
    rows = [line.split(maxsplit=2) for line in said.out.splitlines()]
    assert [row[2].split(maxsplit=1)[-1] for row in rows[:9]] == [
        "four of a kind", "four of a kind", "cross", "four of a kind", "straight", "nothing", "pair", "four of a kind",
        "nothing",
    ]  # fmt: skip
    assert rows[-1][:2] == ["Total", "32"]
    assert rows[-1][2] == "okay"


def test_sarah_has_35_with_the_bonus(command: Command) -> None:
    said = command("score", "tuefteln", "--side", "A", given=SARAH)
    *_, bonus, total = said.out.splitlines()
    assert bonus.split()[:2] == ["Bonus", "7"]
    assert total.split() == ["Total", "35", "good"]


def test_programs_get_the_lines(command: Command) -> None:
    found = json.loads(command("score", "tuefteln", "--json", given=SARAH).out)
    assert (found["game"], found["total"], found["rating"]) == ("tuefteln", 35, "good")
    points = [3, 0, 5, 1, 4, 2, 2, 6, 5, 7]
    labels = [*(f"square {number}" for number in range(1, 10)), "bonus"]
    assert found["lines"] == [{"label": label, "points": each} for label, each in zip(labels, points, strict=True)]


@pytest.mark.parametrize(("language", "word"), [("en", "cross"), ("de", "Kreuz"), ("fr", "croix")])
def test_categories_are_named_in_the_readers_language(command: Command, language: str, word: str) -> None:
    assert word in command("score", "tuefteln", "--language", language, given=TIM).out


def test_half_a_sheet_scores_its_finished_squares_and_has_no_rating(command: Command) -> None:
    half = TIM.replace("5 5 2 2 5 6", "5 5 2 2 . .")
    found = json.loads(command("score", "tuefteln", "--json", given=half).out)
    assert (found["total"], found["rating"]) == (28, None)
    assert command("score", "tuefteln", given=half).out.splitlines()[2].split() == ["Square", "3", "-"]


def test_a_sheet_whose_printed_numbers_do_not_match_is_refused_with_the_cell(command: Command) -> None:
    said = command("score", "tuefteln", "--side", "A", given=TIM.replace("1 1 6 3 1 2", "1 1 6 2 1 2"))
    assert (said.code, said.out, said.err) == (2, "", "vierling: standard input: d3: the 3 is printed there\n")
    said = command("score", "tuefteln", "--side", "B", given=TIM)
    assert said.err == "vierling: standard input: c1: the 6 is printed there\n"


def test_a_sheet_of_ones_own_is_scored_by_what_is_printed_on_it(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "own.txt"
    file.write_text("123456\n" + "......\n" * 5)
    filled = "123456\n" + "111111\n" * 5
    found = json.loads(command("score", "tuefteln", "--sheet", str(file), "--json", given=filled).out)
    # three 2er with 1 1 below, but 1 2 / 1 1 is three equal; then six 4er
    assert found["total"] == 0 + 2 + 2 + 6 * 5
    said = command("score", "tuefteln", "--sheet", str(file), given=TIM)
    assert said.err == "vierling: standard input: a1: the 1 is printed there\n"


def test_the_games_options_are_listed(command: Command) -> None:
    said = command("score", "tuefteln", "--help")
    assert "--side" in said.out
    assert "A|B" in said.out
    assert "--sheet" in said.out
