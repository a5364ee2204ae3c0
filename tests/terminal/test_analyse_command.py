"""`vierling analyse` and `vierling hindsight`: records, running matches, standard input, and bad files."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from setups import records
from vierling import GAMES, Match
from vierling.words import LANGUAGES

Command = Callable[..., Any]
LIST = "knister " + "3+4 " * 25


def running() -> str:
    match = Match("knister", names=["Mara", "Jo"])
    match.roll("5+3")
    match.play(0, "c3")
    match.play(1, "a1")
    match.roll("1+1")
    return match.record()


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_analysed_as_a_table_and_as_json(command: Command, tmp_path: Path, name: str) -> None:
    file = tmp_path / "match.txt"
    file.write_text(records(name)[0])
    match = Match.read(records(name)[0])
    said = command("analyse", str(file))
    assert (said.code, said.err) == (0, "")
    assert all(player in said.out for player in match.names)
    told = json.loads(command("analyse", str(file), "--json").out)
    assert (told["game"], told["finished"]) == (name, True)
    for career in told["seats"]:
        assert career["start"] + career["luck"] - career["regret"] == pytest.approx(career["final"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_running_match_from_standard_input_in_every_language(command: Command, language: str) -> None:
    said = command("analyse", "-", "--language", language, given=running())
    assert (said.code, said.err) == (0, "")
    rows = [line.split() for line in said.out.splitlines()]
    assert [row[2:4] for row in rows if row and row[0] == "1"] == [["5+3", "c3"], ["5+3", "a1"]]
    assert json.loads(command("analyse", "-", "--json", given=running()).out)["finished"] is False


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ("", "line 1: "),
        ("hello\n", "line 1: a record begins with "),
        (records("knister")[0].replace("seats: 2", "seats: 101"), "line 4: "),
        (b"\xff\xfe", "line 1: this is not UTF-8 text"),
    ],
)
def test_a_file_that_is_not_a_record_is_refused_with_its_line(
    command: Command, tmp_path: Path, given: str | bytes, sentence: str
) -> None:
    file = tmp_path / "match.txt"
    file.write_bytes(given.encode() if isinstance(given, str) else given)
    said = command("analyse", str(file))
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith(f"vierling: {file}: {sentence}")


def test_hindsight_of_a_record_compares_with_what_was_played(command: Command) -> None:
    record = records("knister")[0]
    told = json.loads(command("hindsight", "-", "--json", given=record).out)
    match = Match.read(record)
    assert told["points"] == [match.total(seat) for seat in match.seats]
    assert max(told["points"]) < told["value"] <= told["bound"]
    again = Match("knister")
    rolls = [event.what for event in match.events if event.by == "chance"]
    for roll, entry in zip(rolls, told["entries"], strict=True):
        again.roll(roll)
        again.play(0, entry)
    assert again.total() == told["value"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_hindsight_of_a_list_of_rolls_in_every_language(command: Command, language: str) -> None:
    said = command("hindsight", "-", "--language", language, given=LIST)
    assert (said.code, said.err) == (0, "")
    assert said.out.splitlines()[-1].count("140") == 2  # sevens everywhere: found, and proven


@pytest.mark.parametrize(
    ("arguments", "given", "sentence"),
    [
        ([], "knister 5+3", "standard input: all 25 rolls are needed, not 1"),
        ([], "", "standard input: name the game: knister, tuefteln"),
        ([], records("tubyrinth")[0], "standard input: tubyrinth has no sheet to fill in hindsight"),
        (["--seed", "x"], LIST, "--seed: 'x' is not a whole number"),
    ],
)
def test_hindsight_refuses_what_it_cannot_use(
    command: Command, arguments: list[str], given: str, sentence: str
) -> None:
    said = command("hindsight", "-", *arguments, given=given)
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith(f"vierling: {sentence}")


@pytest.mark.parametrize(
    ("language", "points", "chance"),
    [("en", "71.6", "50.0%"), ("de", "71,6", "50,0\N{NO-BREAK SPACE}%"), ("fr", "71,6", "50,0\N{NO-BREAK SPACE}%")],
)
def test_numbers_are_written_as_the_language_does(
    command: Command, tmp_path: Path, language: str, points: str, chance: str
) -> None:
    assert points in command("analyse", "-", "--language", language, given=running()).out
    file = tmp_path / "match.txt"
    file.write_text(begun_stones())
    assert chance in command("analyse", str(file), "--language", language).out


def begun_stones() -> str:
    """A match of two in Input, of which only the first stone has been touched: everybody begins with half a chance."""
    match = Match("input", names=["Mara", "Jo"])
    while match.roll_due:
        match.roll(Random(1))
    match.play(min(match.to_move), next(iter(match.state.moves(min(match.to_move)))))
    return match.record()


def test_a_costly_move_is_told_part_by_part_and_they_add_up(command: Command) -> None:
    said = command("analyse", "-", given=records("knister")[0]).out
    _, _, costly = said.partition("The costliest moves")
    first = costly.strip().split("\n\n")[0].splitlines()
    assert first[1].split() == ["better", "played", "cost"]
    numbers = [re.findall(r"[+\N{MINUS SIGN}]?\d+\.\d", line) for line in first]
    costs = [float(found[-1].replace("\N{MINUS SIGN}", "-")) for found in numbers if found]
    assert sum(costs[1:]) == pytest.approx(costs[0])
    assert re.match(r" +(Row|Column|Diagonal) ", first[2])


def test_no_solution_of_a_board_is_printed(command: Command) -> None:
    said = command("analyse", "-", given=records("tubyrinth")[0]).out
    assert "7 tiles laid" in said
    assert "@" not in said
    assert "luck" not in said
