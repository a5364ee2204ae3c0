"""`vierling arena`, and what `simulate` shares with it: records, rows, Ctrl-C, and a word about what is missing."""

import json
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import typer.main

from vierling.data import read_records
from vierling.lab.simulate import CHUNK
from vierling.terminal.commands import app

Command = Callable[..., Any]
PATIENCE = 300.0  # seconds until something that never comes is given up: a busy machine is no bug


def test_an_arena_stops_by_itself_and_says_why(command: Command) -> None:
    asked = ("arena", "knister", "strong", "greedy", "--sprt", "--elo1", "100", "--seed", "1")
    said = command(*asked)
    assert (said.code, said.err) == (0, "")
    table, differences, end = said.out.split("\n\n")
    assert [line.split()[0] for line in table.splitlines()] == ["Bot", "Strong", "Greedy"]
    assert "Strong \N{MINUS SIGN} Greedy" in differences
    assert "The first bot is stronger: log-likelihood ratio" in end
    assert "-2.94 to 2.94, Elo 0 against 100" in end
    test = json.loads(command(*asked, "--json").out)["test"]
    assert test["verdict"] == "stronger"
    assert re.search(rf"pairs {' '.join(map(str, test['pairs']))}\.", end)


def test_an_arena_gives_everything_as_json(command: Command) -> None:
    report = json.loads(command("arena", "knister", "random", "greedy", "steady", "--games", "10", "--json").out)
    assert (report["game"], report["deals"], report["finished"], report["test"]) == ("knister", 5, True, None)
    assert [entry["matches"] for entry in report["entries"]] == [20, 20, 20]
    assert len(report["differences"]) == 3


def test_each_bot_plays_against_the_field(command: Command) -> None:
    asked = ("arena", "knister", "steady", "greedy", "--field", "random,random", "--games", "6", "--json")
    report = json.loads(command(*asked).out)
    assert [entry["name"] for entry in report["entries"]] == ["steady", "greedy"]
    assert (report["deals"], report["entries"][0]["matches"]) == (2, 6)


@pytest.mark.parametrize(
    ("flags", "sentence"),
    [
        (["random"], "an arena needs two bots at least"),
        (["random", "nobody"], "there is no bot nobody"),
        (["random", "greedy", "--games", "0"], "--games: '0' is not a whole number from 1"),
        (["random", "greedy", "--sprt", "--elo0", "10"], "elo1 has to be larger than elo0"),
        (["random", "greedy", "steady", "--sprt"], "between two bots"),
        (["random", "greedy", "--rows", "rows.csv"], "a .jsonl or .parquet file, not rows.csv"),
        (["random", "greedy", "--rows", "nowhere/rows.jsonl"], "nowhere/rows.jsonl: there is no such file"),
        (["random", "greedy", "--weigh"], "it needs --rows"),
        (["random", "greedy", "--resume", "x", "--rows", "y.jsonl"], "leave out --records and --rows"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(command: Command, flags: list[str], sentence: str) -> None:
    said = command("arena", "knister", *flags)
    assert (said.code, said.out) == (2, "")
    assert sentence in said.err
    assert said.err.count("\n") == 1


def test_matches_are_written_down(command: Command, tmp_path: Path) -> None:
    records, rows = tmp_path / "matches", tmp_path / "moves.jsonl"
    flags = ("--records", str(records), "--rows", str(rows), "--weigh", "--json", "--processes", "1")
    said = json.loads(command("simulate", "knister", "--bots", "random,greedy", "--games", "2", *flags).out)
    matches = dict(read_records(records))
    assert list(matches) == ["00000000", "00000001"]
    best = max(match.outcome.points[1] for match in matches.values() if match.outcome)
    assert said["bots"][1]["max"] == best
    moves = [json.loads(line) for line in rows.read_text().splitlines()]
    assert len(moves) == 2 * 2 * 25
    assert all(move["regret"] >= 0 for move in moves)


def test_an_arena_is_resumed_from_its_file(command: Command, tmp_path: Path) -> None:
    flags = ("arena", "knister", "random", "greedy", "--resume", str(tmp_path / "results.jsonl"), "--json")
    command(*flags, "--games", "10")
    resumed = command(*flags, "--games", "20").out
    assert resumed == command("arena", "knister", "random", "greedy", "--games", "20", "--json").out


def test_what_is_missing_is_named(command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for package in ("pyarrow", "distributed", "numba"):
        monkeypatch.setitem(sys.modules, package, None)
    rows = ("--rows", str(tmp_path / "rows.parquet"))
    assert "needs pyarrow: pip install 'vierling[data]'" in command("simulate", "knister", *rows).err
    assert "needs distributed: pip install 'vierling[dask]'" in command("simulate", "knister", "--dask", "local").err
    assert "needs numba: pip install 'vierling[lab]'" in command("train", "knister").err
    said = command("simulate", "tubyrinth", "--bots", "random,easy", "--games", "1", "--processes", "1")
    assert said.code == 0
    assert "takes long for easy: pip install 'vierling[lab]'" in said.err
    assert not command("simulate", "knister", "--bots", "steady", "--games", "1", "--processes", "1").err


def test_ctrl_c_gives_the_results_so_far(tmp_path: Path) -> None:
    """Pressed once the first results are in, in a simulation that would take a day, on two processes."""
    line = [sys.executable, "-m", "vierling", "simulate", "knister", "--bots", "random,random", "--language", "en"]
    flags = ["--games", "100000000", "--processes", "2", "--records", str(tmp_path / "matches")]
    with subprocess.Popen([*line, *flags], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        wait_for_records(tmp_path / "matches", running, more_than=CHUNK)
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=PATIENCE)
    assert running.returncode == 130
    assert err == "Interrupted: these are the results so far.\n"
    played = int(re.findall(r"^(\d+)", out.splitlines()[-1].replace(",", ""))[0])
    assert 0 < played <= len(list((tmp_path / "matches").iterdir()))


def wait_for_records(folder: Path, running: "subprocess.Popen[str]", *, more_than: int) -> None:
    """A portion's records are written before its results are counted; the next portion's show that they have been."""
    while running.poll() is None:
        if folder.exists() and len(list(folder.iterdir())) > more_than:
            return
        time.sleep(0.05)
    raise AssertionError(running.communicate())


@pytest.mark.parametrize("name", ["arena", "simulate", "train"])
def test_every_flag_has_a_sentence_of_its_own(name: str) -> None:
    commands: Any = typer.main.get_command(app)
    command = commands.commands[name].commands["knister"]
    own = [each for each in command.params if not str(each.name).startswith("option_")]
    helps = [parameter.help for parameter in own]
    assert len(helps) > 5
    assert all(help_text and help_text.endswith(".") for help_text in helps)
    assert len(set(helps)) == len(helps)
