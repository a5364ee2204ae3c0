"""What `--help` says, and what a shell completes."""

import os
import pty
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer

from terminal.conftest import Command
from vierling.kit import GAMES
from vierling.options import options_of
from vierling.terminal.commands import app
from vierling.words import LANGUAGES, say

VIERLING = Path(sys.executable).with_name("vierling")
OWN = {"--install-completion", "--show-completion", "--help"}  # typer's


def all_commands() -> Iterator[tuple[str, Any]]:
    """Every command that can be typed, by its words."""
    waiting: list[tuple[tuple[str, ...], Any]] = [((), typer.main.get_command(app))]
    while waiting:
        words, found = waiting.pop()
        yield " ".join(words), found
        waiting += [((*words, name), each) for name, each in getattr(found, "commands", {}).items()]


def flags_of(found: Any) -> Iterator[str]:
    return (max(each.opts, key=len) for each in found.params if each.param_type_name == "option")


@pytest.mark.parametrize(("words", "flags"), [(words, {*flags_of(found)} - OWN) for words, found in all_commands()])
def test_every_flag_has_a_sentence_of_its_own(command: Command, words: str, flags: set[str]) -> None:
    said = command(*words.split(), "--help").out
    assert command(*words.split(), "-h").out == said
    told = dict(re.findall(r"^  (?:-\w, )?(--[\w-]+).*?((?: {2}|\n {10,})[A-Z0-9].*)?$", said, re.MULTILINE))
    assert {flag for flag in flags if not told[flag]} == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_options_of_the_rules_are_explained_in_the_readers_language(command: Command, game: str, language: str) -> None:
    text = " ".join(command("--language", language, "simulate", game, "--help").out.split())
    sentences = [say(language, f"terminal-{game}-option-{option.name}") for option in options_of(GAMES[game])]
    assert len({*sentences}) == len(sentences) > 0
    assert [sentence for sentence in sentences if " ".join(sentence.split()) not in text] == []


def test_help_says_what_each_game_is_about(command: Command) -> None:
    text = command("--language", "de", "play", "--help").out
    for game in GAMES:
        assert say("de", f"{game}-pitch") in text


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("vierling simu", {"simulate"}),
        ("vierling play ", {"knister", "tuefteln", "tubyrinth", "input"}),
        ("vierling play tu", {"tuefteln", "tubyrinth"}),
        ("vierling play input --sh", {"--shuttling", "--shuffle-seats"}),
    ],
)
def test_a_shell_completes_commands_games_and_flags(typed: str, offered: set[str]) -> None:
    asked = {
        "_VIERLING_COMPLETE": "complete_fish",
        "_TYPER_COMPLETE_ARGS": typed,
        "_TYPER_COMPLETE_FISH_ACTION": "get-args",
    }
    done = subprocess.run([VIERLING], env=asked, capture_output=True, encoding="utf-8", check=True)
    assert {line.split("\t")[0] for line in done.stdout.splitlines()} == offered
    assert done.stderr == ""


def on_a_terminal(**environment: str) -> bytes:
    """What a simulation prints where it takes somebody to look on, which is where it draws a progress bar."""
    ours, theirs = pty.openpty()
    surroundings = {name: each for name, each in os.environ.items() if name != "NO_COLOR"}
    with subprocess.Popen(
        [VIERLING, "simulate", "knister", "--games", "2"],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**surroundings, "TERM": "xterm-256color", **environment},
    ):
        os.close(theirs)
        said = b"".join(iter(lambda: read_from(ours), b""))
    os.close(ours)
    return said


def read_from(terminal: int) -> bytes:
    try:
        return os.read(terminal, 65536)
    except OSError:  # nobody writes any more
        return b""


def test_without_colour_nothing_is_coloured() -> None:
    colour = re.compile(rb"\x1b\[[\d;]*m")
    assert colour.search(on_a_terminal())
    plain = on_a_terminal(NO_COLOR="1")
    assert b"Random" in plain
    assert colour.search(plain) is None
