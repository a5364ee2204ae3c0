"""Bots from outside on the command line."""

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from play.lucky import install_lucky, look_again, write_lucky
from play.programs import PYTHON_EXAMPLE, write_misbehaving
from terminal.test_play_command import Terminal
from vierling import Match, Refusal, knister
from vierling.play.bots import own_bots
from vierling.play.dice import seeded_dice
from vierling.play.outside import load_bot
from vierling.play.process import RUNNING, end_all
from vierling.terminal.party import Party
from vierling.terminal.play import cover, seat_all
from vierling.terminal.voice import Voice

Command = Callable[..., Any]


@pytest.fixture(autouse=True)
def nothing_stays() -> Iterator[None]:
    yield
    end_all()
    load_bot.cache_clear()


@pytest.fixture
def lucky(tmp_path: Path) -> str:
    return write_lucky(tmp_path)


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    install_lucky(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    look_again()
    yield
    sys.modules.pop("lucky", None)
    look_again()


# vierling bots


@pytest.mark.usefixtures("installed")
def test_bots_from_packages_are_listed_after_the_games_own(command: Command) -> None:
    found = json.loads(command("bots", "knister", "--json").out)
    assert [bot["name"] for bot in found["bots"]] == [*own_bots("knister"), "lucky"]
    assert command("bots", "knister").out.splitlines()[-1].split() == ["lucky", "lucky"]
    assert "lucky" not in command("bots", "tuefteln").out


@pytest.mark.usefixtures("installed")
def test_bots_that_were_left_out_are_reported_one_by_one(command: Command) -> None:
    said = command("bots", "knister", "--language", "de")
    assert said.code == 0
    gone, draughts, nameless = said.err.splitlines()
    assert gone.startswith("vierling: Der Bot knister.gone von lucky wurde ")
    assert "Es gibt kein Spiel draughts" in draughts
    assert "SPIEL.BOT" in nameless


@pytest.mark.usefixtures("installed")
def test_a_bot_from_a_package_is_simulated_by_its_name(command: Command) -> None:
    said = command("simulate", "knister", "--bots", "lucky", "--games", "2", "--processes", "1", "--json")
    assert [bot["name"] for bot in json.loads(said.out)["bots"]] == ["lucky"]


# vierling simulate


def test_references_may_be_used_wherever_names_may(command: Command, lucky: str) -> None:
    bots = ["random", f"{lucky}:last", PYTHON_EXAMPLE]
    said = command("simulate", "knister", "--bots", ",".join(bots), "--games", "3", "--processes", "1", "--json")
    assert said.err == ""
    assert [bot["name"] for bot in json.loads(said.out)["bots"]] == bots
    asked = ("simulate", "knister", "--bots", f"{lucky}:last", "--games", "1", "--processes", "1")
    assert command(*asked).out.splitlines()[1].startswith(f"{lucky}:last ")


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        ("FILE:cheat", "Der Bot BOT hat „25“ gespielt, und das ist kein erlaubter Zug"),
        ("FILE:stumble", "Der Bot BOT ist gescheitert: AttributeError: "),
        ("FILE:gone", "Der Bot BOT lässt sich nicht verwenden: AttributeError: "),
        ("garbled", "Der Bot BOT hat „I would rather not“ geantwortet, nicht „move“"),
        ("dead", "Der Bot BOT hat sich ohne Antwort beendet"),
    ],
)
def test_a_bot_that_fails_ends_the_run_with_one_sentence(
    command: Command, tmp_path: Path, lucky: str, bot: str, sentence: str
) -> None:
    bot = bot.replace("FILE", lucky) if ":" in bot else write_misbehaving(tmp_path, bot)
    asked = ("simulate", "knister", "--bots", f"{bot},random", "--games", "5", "--processes", "1", "--language", "de")
    said = command(*asked)
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith("vierling: " + sentence.replace("BOT", bot))
    assert said.err.count("\n") == 1
    assert not RUNNING


def test_without_bots_the_games_own_play(command: Command, installed: None) -> None:  # noqa: ARG001 - a guest is here
    said = command("simulate", "tubyrinth", "--games", "1", "--processes", "1", "--json")
    assert [bot["name"] for bot in json.loads(said.out)["bots"]] == list(own_bots("tubyrinth"))


# vierling play


def test_a_reference_is_seated_under_its_last_word(lucky: str) -> None:
    bots = f"{lucky}:last,{lucky}:last,{PYTHON_EXAMPLE},steady,{lucky}:COUNTER"
    players = seat_all(Voice("en"), knister, "", bots)
    assert [player.name for player in players] == ["You", "last", "last 2", "bot.py", "Steady", "COUNTER"]
    assert [player.bot and player.bot.memory is not None for player in players[4:]] == [False, True]


def test_people_play_on_with_another_bot_if_one_fails(tmp_path: Path, lucky: str) -> None:
    """Four seats, three bots: one is fine, one cheats, and one is a program that dies."""
    dead = write_misbehaving(tmp_path, "dead")
    failures: list[Refusal] = []
    seated = seat_all(Voice("en"), knister, "Anna", f"{lucky}:last,{lucky}:cheat,{dead}")
    players = [cover(knister, player, failures.append) for player in seated]
    now = 0
    party = Party(knister, knister.Options(), players, seeded_dice(1), 1, lambda: now)
    party.play(0)
    party.ask_all()
    now = 1000
    party.tick()
    assert [problem.code for problem in failures] == ["bot-illegal", "bot-ended"]
    assert party.match.view(0).last == (0, 24, *party.match.view(0).last[2:])
    assert party.match.view(0).round == 2


def test_a_failure_is_reported_when_the_screen_is_free_again(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    asked = ("knister", "--bots", write_misbehaving(tmp_path, "garbled"), "--seed", "1", "--record", str(file))
    with Terminal(*asked) as terminal:
        terminal.read_until(b"Round 1 of 25")
        terminal.press(b"a1\r")
        terminal.read_until(b"Round 2 of 25")
        terminal.press(b"q")
        terminal.read_until(b"Press Q again")
        terminal.press(b"q")
        terminal.read_until(b"answered 'I would rather not', not 'move'")
        assert terminal.run.wait(30) == 2
    match = Match.read(file.read_text("utf-8"))
    assert match.names == ("You", "garbled.py")
    assert {event.by for event in match.events} == {"chance", 0, 1}


def test_an_example_plays_against_somebody_in_a_real_terminal(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    with Terminal("knister", "--bots", PYTHON_EXAMPLE, "--seed", "1", "--record", str(file)) as terminal:
        terminal.read_until(b"Round 1 of 25")
        terminal.press(b"a1\r")
        terminal.read_until(b"Round 2 of 25")
        terminal.leave()
    assert Match.read(file.read_text("utf-8")).view(0).last == (0, 0), "on an empty sheet a1 is as good as any"
