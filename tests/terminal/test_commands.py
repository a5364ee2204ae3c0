"""The other commands, and mistakes at the keyboard."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from vierling import GAMES, Match
from vierling.play.bots import bots_of
from vierling.terminal.simulate import print_standings
from vierling.terminal.voice import Voice

Command = Callable[..., Any]
VIERLING = str(Path(sys.executable).with_name("vierling"))


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["score", "nixter"], "there is no game nixter; choose from "),
        (["score"], "name the game: "),
        (["skore"], "there is no command skore; choose from "),
        (["score", "knister", "--grid", "3"], "there is no flag --grid here"),
        (["perft", "knister"], "DEPTH is missing"),
        (["perft", "knister", "2", "3"], "unexpected argument 3; see --help"),
        (["sheet"], "name the command: check"),
        (["perft", "knister", "0"], "DEPTH: '0' is not a whole number from 1 to 50"),
        (["perft", "knister", "deep"], "DEPTH: 'deep' is not a whole number"),
        (["perft", "knister", "1", "--seats", "101"], "this game has 1 to 100 seats, not 101"),
        (["simulate", "knister", "--bots", "stedy"], "there is no bot stedy; choose from random, greedy, easy, medium"),
        (["simulate", "knister", "--games", "0"], "--games: '0' is not a whole number from 1"),
        (["simulate", "knister", "--seed", "x"], "--seed: 'x' is not a whole number"),
        (["simulate", "knister", "--processes", "-1"], "--processes: '-1' is not a whole number from 1"),
        (["serve", "--port", "99999"], "--port: '99999' is not a whole number from 0 to 65535"),
        (["play", "knister"], "play needs a terminal"),
        (["play", "knister", "--bots", "stedy"], "there is no bot stedy"),
        (["replay", "/nowhere/at-all"], "/nowhere/at-all: there is no such file"),
        (["--language", "xx", "bots", "knister"], "there is no language xx; choose from en, de, fr"),
    ],
)
def test_a_mistake_gets_one_sentence_and_code_2(command: Command, arguments: list[str], sentence: str) -> None:
    said = command(*arguments)
    assert said.code == 2
    assert said.out == ""
    assert said.err.startswith(f"vierling: {sentence}")
    assert said.err.count("\n") == 1


def test_perft_counts_what_the_rules_say(command: Command) -> None:
    assert command("perft", "knister", "3").out == "1 11\n2 275\n3 3025\n"
    assert command("perft", "tuefteln", "2").out == f"1 36\n2 {36 * (14 * 13 + 16)}\n"
    found = json.loads(command("perft", "knister", "2", "--seats", "2", "--json").out)
    assert found == {"game": "knister", "seats": 2, "perft": [11, 550]}  # 25 cells for either hand


@pytest.mark.parametrize("game", list(GAMES))
def test_every_bot_is_listed_with_what_it_does(command: Command, game: str) -> None:
    found = json.loads(command("bots", game, "--json").out)
    assert [bot["name"] for bot in found["bots"]] == list(bots_of(game))
    assert all(bot["title"] and bot["about"] for bot in found["bots"])
    assert all(name in command("bots", game).out for name in bots_of(game))


def test_simulate_gives_exactly_the_promised_json(command: Command) -> None:
    asked = ("simulate", "knister", "--bots", "random,steady", "--games", "30", "--seed", "5", "--json")
    found = json.loads(command(*asked, "--processes", "1").out)
    assert list(found) == ["game", "games", "seed", "bots", "games_per_second"]
    assert (found["game"], found["games"], found["seed"]) == ("knister", 30, 5)
    assert found["games_per_second"] > 0
    first, second = found["bots"]
    assert list(first) == ["name", "mean", "sd", "ci95", "percentiles", "max", "wins"]
    assert list(first["percentiles"]) == ["5", "50", "95"]
    assert first["ci95"][0] < first["mean"] < first["ci95"][1]
    assert (first["name"], second["name"]) == ("random", "steady")
    assert first["wins"] + second["wins"] >= 30


def test_input_is_simulated_counted_and_replayed_but_has_no_sheet_to_score(command: Command, tmp_path: Path) -> None:
    found = json.loads(
        command("simulate", "input", "--bots", "random,random", "--games", "3", "--seed", "1", "--json").out
    )
    assert (found["game"], found["games"]) == ("input", 3)
    assert sum(bot["wins"] for bot in found["bots"]) >= 3
    assert command("perft", "input", "1").out.startswith("1 ")
    match = Match("input", 2, names=["Anna", "Ben"])
    while match.roll_due:
        match.roll(Random(1))
    match.play(min(match.to_move), "s1")
    file = tmp_path / "match.txt"
    file.write_text(match.record(), "utf-8")
    said = command("replay", str(file))
    assert said.code == 0
    assert said.out.startswith("   1  Chance  ")
    assert said.out.endswith("The match is not over yet.\n")
    refused = command("score", "input")
    assert (refused.code, refused.err) == (2, "vierling: standard input: this game has no sheet\n")


def test_simulate_says_the_same_again(command: Command) -> None:
    asked = ("simulate", "knister", "--games", "60", "--seed", "1", "--json")
    one, two = (json.loads(command(*asked, "--processes", each).out) for each in ("1", "2"))
    assert one["bots"] == two["bots"]


def test_simulate_prints_a_table_without_a_progress_bar(command: Command) -> None:
    bots = ("--bots", "random,greedy,steady")
    said = command("simulate", "knister", *bots, "--games", "2", "--processes", "1", "--language", "de")
    assert said.err == ""
    assert [line.split()[0] for line in said.out.splitlines()] == ["Bot", "Zufall", "Gierig", "Besonnen", "2"]


def played(seats: int, rounds: int) -> Match:
    match, rng = Match("knister", names=["Mara", "Jo"][:seats]), Random(6)
    for _ in range(rounds):
        match.roll(rng)
        for seat in match.seats:
            match.play(seat, match.moves(seat)[0])
    return match


def test_replay_shows_events_sheets_and_result(command: Command, tmp_path: Path) -> None:
    match = played(2, 25)
    file = tmp_path / "match.record"
    file.write_text(match.record())
    said = command("replay", str(file))
    assert said.code == 0
    assert said.out.startswith("   1  Dice  ")
    assert said.out.count("Mara  ") >= 25
    assert str(match) in said.out
    assert "winner" in said.out
    found = json.loads(command("replay", str(file), "--json").out)
    assert found["points"] == list(match.outcome.points) if match.outcome else False
    assert len(found["events"]) == 75
    assert found["events"][1] == {"at": 0, "by": 0, "what": "a1"}


@pytest.mark.parametrize("side", ["A", "B"])
def test_replay_shows_a_match_with_its_own_sheet(command: Command, side: str) -> None:
    match, rng = Match("tuefteln", names=["Mara"], side=side), Random(6)
    while not match.outcome:
        match.roll(rng)
        match.play(0, match.moves(0)[-1])
    said = command("replay", "-", given=match.record())
    assert (said.code, said.err) == (0, "")
    assert str(match) in said.out
    found = json.loads(command("replay", "-", "--json", given=match.record()).out)
    assert found["options"] == {"side": side, "sheet": match.options.sheet}
    assert found["points"] == [match.total()]


def test_replay_says_that_a_match_is_unfinished_and_draws_every_position(command: Command) -> None:
    match = played(1, 2)
    said = command("replay", "-", "--boards", given=match.record())
    assert said.out.count("round ") == 4
    assert "not over yet" in said.out
    assert json.loads(command("replay", "-", "--json", given=match.record()).out)["winners"] is None


def test_a_broken_record_is_refused_with_file_and_line(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "match.record"
    file.write_text(played(2, 1).record().replace("1 a1", "1 f9"))
    said = command("replay", str(file))
    assert said.code == 2
    assert said.err.startswith(f"vierling: {file}: line 9: ")


def test_help_and_version(command: Command) -> None:
    for arguments in ([], ["--help"], ["simulate", "knister", "--help"], ["serve", "--help"]):
        said = command(*arguments)
        assert (said.code, said.err) == (0, "")
        assert "Usage" in said.out
    assert command("--version").out == "0.1.0\n"


# In a separate process, as for a user.


def test_a_sheet_through_a_pipe() -> None:
    sheet = "7 7 7 7 7\n" * 5
    done = subprocess.run(
        [VIERLING, "score", "knister", "--json"], input=sheet, capture_output=True, text=True, check=True
    )
    assert json.loads(done.stdout)["total"] == 10 * 14  # ten lines of five equal, two doubled


def test_the_locale_chooses_the_language() -> None:
    done = subprocess.run(
        [VIERLING, "score", "nixter"],
        env={"LC_ALL": "de_DE.UTF-8", "LANG": "fr_FR.UTF-8"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.startswith("vierling: Es gibt kein Spiel nixter")


def test_a_reader_who_leaves_early_is_not_an_error() -> None:
    with subprocess.Popen([VIERLING, "perft", "knister", "4"], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as run:
        assert run.stdout
        assert run.stderr
        run.stdout.readline()
        run.stdout.close()
        assert run.stderr.read() == b""


def test_help_loads_neither_server_nor_client_nor_lab() -> None:
    code = "import sys, vierling.terminal.commands; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = done.stdout.split()
    assert "vierling.terminal.commands" in loaded
    for heavy in ("textual", "fastapi", "vierling.server.api.app", "vierling.lab.simulate", "fluent.runtime"):
        assert heavy not in loaded


@pytest.mark.parametrize(("speed", "told"), [(0.27, "0.3 a second"), (2777.4, "2,777 a second")])
def test_slow_matches_are_not_reported_as_0_per_second(
    speed: float, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    print_standings(Voice("en"), GAMES["tubyrinth"], [], 2, speed)
    assert capsys.readouterr().out.splitlines()[-1] == f"2 matches, {told}"
