"""`pip install --no-deps` gives the library: rules, records, bots and coach need nothing else. With extras the wheel
does all that the tutorial shows."""

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from importlib.metadata import requires
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement

from vierling.extras import EXTRAS

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
UV = Path(sys.executable).with_name("uv")

PLAY = """
import sys
from vierling import GAMES, Match, Mind, bots_of, play_match
from vierling.coach import analyse

for name, game in GAMES.items():
    match = play_match(name, ["easy"] * max(game.seats[0], 1), seed=1)
    assert Match.read(match.record()).outcome == match.outcome != None
    if name != "tubyrinth":  # its coach searches for seconds in plain Python
        assert analyse(match).seats[0].steps
ours = set(sys.stdlib_module_names) | {"vierling"}
print(sorted({name.partition(".")[0] for name in sys.modules} - ours - {"__main__", "__mp_main__", "_virtualenv"}))
"""

FOLLOW = """
import doctest
import sys
import vierling

print(vierling.__file__)
found = doctest.testfile(sys.argv[1], module_relative=False, encoding="utf-8")
assert found.attempted > 10
print(found.failed, "failed")
"""


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel, and with nothing else. The page in it is the one that `make setup` built."""
    folder = tmp_path_factory.mktemp("bare")
    (folder / "wheels").mkdir()
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder / "wheels")]
    subprocess.run(build, cwd=ROOT, env={**os.environ, "HATCH_BUILD_NO_HOOKS": "true"}, check=True)
    (wheel,) = (folder / "wheels").glob("*.whl")
    python = folder / "venv" / "bin" / "python"
    subprocess.run([UV, "venv", "--quiet", "--offline", "--python", sys.executable, folder / "venv"], check=True)
    how = ["--quiet", "--offline", "--no-deps", "--python", str(python)]
    subprocess.run([str(UV), "pip", "install", *how, str(wheel)], check=True)
    return folder / "venv" / "bin"


@pytest.fixture(scope="module")
def equipped(bare: Path) -> Path:
    """The same wheel beside all extras: those that are installed here. Its own folder comes first, so the wheel is
    tried and not the source."""
    folder = bare.parent.with_name("equipped")
    shutil.copytree(bare.parent, folder, symlinks=True)
    (packages,) = folder.glob("lib/python*/site-packages")
    (packages / "extras.pth").write_text(sysconfig.get_path("purelib"))
    return folder / "bin"


def run(*command: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd="/", capture_output=True, text=True, check=False)


def test_all_games_are_played_recorded_and_analysed_without_any_dependency(bare: Path) -> None:
    done = run(bare / "python", "-I", "-c", PLAY)
    assert (done.stdout, done.stderr, done.returncode) == ("[]\n", "", 0)


def tutorial(*numbers: int) -> str:
    """These parts of it, or rather what is typed in them."""
    text = (ROOT / "docs" / "tutorial.md").read_text("utf-8")
    parts = re.split(r"^## (?=\d\.)", text, flags=re.MULTILINE)[1:]
    assert [int(part[0]) for part in parts] == [1, 2, 3, 4, 5]
    return "".join(parts[number - 1] for number in numbers)


def follow(python: Path, page: Path, text: str) -> subprocess.CompletedProcess[str]:
    """Every example of a page: which Vierling was tried, and how many examples failed."""
    page.write_text(text, "utf-8")
    done = run(python, "-I", "-c", FOLLOW, page)
    assert str(python.parents[1]) in done.stdout, "the wheel, not the source"
    return done


def test_the_library_part_of_the_tutorial_runs_without_any_dependency(bare: Path, tmp_path: Path) -> None:
    done = follow(bare / "python", tmp_path / "tutorial.md", tutorial(1, 2, 3, 5))
    assert (done.stdout.splitlines()[1:], done.stderr, done.returncode) == (["0 failed"], "", 0)


def test_the_whole_tutorial_runs_with_extras(equipped: Path, tmp_path: Path) -> None:
    done = follow(equipped / "python", tmp_path / "tutorial.md", tutorial(1, 2, 3, 4, 5))
    assert (done.stdout.splitlines()[1:], done.stderr, done.returncode) == (["0 failed"], "", 0)


def test_the_command_line_says_what_it_lacks(bare: Path) -> None:
    done = run(bare / "vierling", "--version")
    assert (done.stdout, done.stderr, done.returncode) == (
        "",
        "vierling: the command line needs typer: pip install vierling\n",
        1,
    )


def metadata(repository: str | None) -> dict[str, Any]:
    """What a package says about itself."""
    environment = {name: each for name, each in os.environ.items() if name != "VIERLING_REPOSITORY"}
    given = {"VIERLING_REPOSITORY": repository} if repository else {}
    command = [sys.executable, "-m", "hatchling", "metadata"]
    done = subprocess.run(command, cwd=ROOT, env={**environment, **given}, capture_output=True, text=True, check=True)
    said: dict[str, Any] = json.loads(done.stdout)
    return said


def test_a_published_readme_leads_to_the_repository() -> None:
    told = metadata("https://example.org/games/")
    assert told["urls"]["Source"] == "https://example.org/games"
    text = told["readme"]["text"]
    links = re.findall(r"\]\(([^)]+)\)", text)
    assert [link for link in links if not link.startswith("https://")] == []
    assert "![A table of Knister in the browser](https://example.org/games/raw/HEAD/docs/pictures/" in text
    assert "[played again](https://example.org/games/blob/HEAD/docs/protocol.md#the-same-dice-again)" in text


def test_without_an_address_none_is_invented() -> None:
    told = metadata(None)
    assert told["readme"]["text"] == (ROOT / "README.md").read_text("utf-8")
    assert "urls" not in told


def test_every_dependency_has_a_lower_bound() -> None:
    extras = {name: wanted for name, wanted in PROJECT["optional-dependencies"].items() if name != "dev"}
    wanted = [*PROJECT["dependencies"], *(each for extra in extras.values() for each in extra)]
    outside = [each for each in wanted if not each.startswith("vierling[")]
    assert len(outside) > 15
    assert [each for each in outside if ">=" not in each] == []


def test_whoever_lacks_an_extra_is_told_the_right_one() -> None:
    extras = PROJECT["optional-dependencies"]
    for module, extra in EXTRAS.items():
        package = {"pyspiel": "open_spiel"}.get(module, module)
        assert package in {re.split(r"[>=\[]", each)[0] for each in extras[extra]}


# What an extra is for. What our modules import, it has to bring. (Not `data`: pyarrow takes NumPy if it is there.)
USES = {
    "envs": "from vierling import envs; envs.gym('knister'); envs.aec('knister'); envs.parallel('knister')",
    "openspiel": "from vierling import envs; envs.openspiel.register()",
    "paper": "import vierling.paper.press",
    "plot": "from vierling import plot; plot.scores({'Mara': [1, 2]})",
}

LACKING = "import sys; sys.modules['pyspiel'] = None; from vierling.envs import openspiel"


@pytest.mark.parametrize("extra", USES)
def test_each_extra_is_enough_by_itself(extra: str, tmp_path: Path) -> None:
    tell = f"import sys; {USES[extra]}; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", tell], cwd=tmp_path, capture_output=True, text=True, check=True)
    needed = done.stdout.split() & EXTRAS.keys()
    assert needed
    assert needed <= brought_by(PROJECT["optional-dependencies"][extra])


def test_whoever_lacks_openspiel_is_told_the_extra() -> None:
    done = subprocess.run([sys.executable, "-c", LACKING], capture_output=True, text=True, check=False)
    assert done.stderr.splitlines()[-1].endswith("this needs pyspiel: pip install 'vierling[openspiel]'")


def brought_by(requirements: list[str]) -> set[str]:
    """By the names of modules; packages bring what they need themselves."""
    found: set[str] = set()
    waiting = [Requirement(each) for each in requirements]
    while waiting:
        wanted = waiting.pop()
        if wanted.name not in found and (wanted.marker is None or wanted.marker.evaluate({"extra": ""})):
            found.add(wanted.name)
            waiting += map(Requirement, requires(wanted.name) or [])
    return {"pyspiel" if name == "open_spiel" else name for name in found}


def test_all_is_every_extra_for_users() -> None:
    extras = PROJECT["optional-dependencies"]
    (everything,) = extras["all"]
    assert set(re.findall(r"[a-z]+", everything)) - {"vierling"} == extras.keys() - {"all", "dev"}
