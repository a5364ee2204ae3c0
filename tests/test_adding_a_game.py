"""CONTRIBUTING's "Adding a game", followed step by step in an empty folder."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from installing import install

CONTRIBUTING = (Path(__file__).parents[1] / "CONTRIBUTING.md").read_text("utf-8")
STEPS = CONTRIBUTING.split("## Adding a game\n", 1)[1]


def files() -> dict[str, str]:
    """Each begins with its name, and its text is in the next block."""
    return dict(re.findall(r"^`([\w.]+)` .*?^```\w+\n(.*?)^```$", STEPS, re.MULTILINE | re.DOTALL))


def commands() -> list[list[str]]:
    (block,) = re.findall(r"^```sh\n(.*?)^```$", STEPS, re.MULTILINE | re.DOTALL)
    return [shlex.split(line) for line in block.splitlines()]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("twentyone")
    for name, text in files().items():
        (made / name).write_text(text, "utf-8")
    return made


@pytest.fixture(scope="module")
def environment(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """With the game installed where only these tests look."""
    target = tmp_path_factory.mktemp("installed")
    install(folder, target)
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    return {**os.environ, "PYTHONPATH": str(target), "PATH": path}


def run(folder: Path, environment: dict[str, str], *command: str) -> str:
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_rules_alone_take_three_files() -> None:
    assert list(files()) == ["pyproject.toml", "twentyone.py", "test_twentyone.py"]


def test_the_commands_are_those_that_are_tested_here() -> None:
    """Installing as here, the tests, counting, simulating; playing and serving have tests of their own."""
    assert [command[:3] for command in commands()] == [
        ["python", "-m", "pip"],
        ["python", "-m", "pytest"],
        ["vierling", "perft", "twentyone"],
        ["vierling", "simulate", "twentyone"],
        ["vierling", "play", "twentyone"],
        ["vierling", "serve"],
    ]


def test_its_tests_pass(folder: Path, environment: dict[str, str]) -> None:
    out = run(folder, environment, "python", "-m", "pytest", "-q", "-p", "no:cacheprovider")
    assert " passed" in out
    assert "failed" not in out


def test_perft_counts_what_the_page_says(folder: Path, environment: dict[str, str]) -> None:
    counts = run(folder, environment, *commands()[2])
    assert counts == "1 3\n2 9\n3 27\n"
    (said,) = re.findall(r"`perft` counts lines of play: (\d+), then (\d+), then (\d+) here", STEPS)
    assert said == ("3", "9", "27")


def test_simulate_plays_it(folder: Path, environment: dict[str, str]) -> None:
    out = run(folder, environment, *commands()[3], "--language", "en")
    first, second = (line.split() for line in out.splitlines()[1:3])
    assert int(first[-1]) + int(second[-1]) == 100, "nobody shares a win"


def test_it_can_be_played(folder: Path, environment: dict[str, str]) -> None:
    """There is no terminal here; everything up to that point works."""
    command = [*commands()[4], "--language", "en"]
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (2, "vierling: play needs a terminal\n")
