"""Which games there are, and what they bring: found through entry points, ours like anybody else's."""

import os
import re
import subprocess
import sys
from dataclasses import fields
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import SimpleNamespace

import pytest

from vierling import GAMES, Kit, Refusal, kit_of, knister
from vierling.kit import GROUP, Shelf, fill_shelf, load, shelf
from vierling.words import LANGUAGES, say_refusal

KNISTER = "vierling.games.knister:KIT"


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for somebody's modules."""
    monkeypatch.syspath_prepend(str(tmp_path))
    for name in [name for name in sys.modules if name.startswith("somebodys_")]:
        monkeypatch.delitem(sys.modules, name)
    return tmp_path


def entry(value: str, name: str = "theirs") -> EntryPoint:
    return EntryPoint(name, value, GROUP)


def told(found: Shelf) -> list[str]:
    return [str(problem) for problem in found.problems]


# Ours


def test_ours_come_through_entry_points_like_any_other() -> None:
    ours = {each.name: each.value for each in entry_points(group=GROUP) if each.dist and each.dist.name == "vierling"}
    assert set(ours) == set(GAMES)
    for name, value in ours.items():
        assert value == f"vierling.games.{name}:KIT"
        assert kit_of(name).game is GAMES[name]
    assert shelf().problems == ()


def test_ours_are_listed_by_rank() -> None:
    ranks = [kit.rank for kit in shelf().kits.values()]
    assert ranks == sorted(set(ranks))


def test_an_unknown_game_is_refused_with_a_list_of_the_known_ones() -> None:
    with pytest.raises(Refusal) as refused:
        kit_of("chess")
    assert refused.value.code == "unknown-game"
    assert all(name in str(refused.value) for name in GAMES)


# Somebody's

BARE = """
from vierling.games.knister.rules import knister
class Own(type(knister)):
    name = {name!r}
own = Own()
"""


def write(workshop: Path, module: str, text: str) -> None:
    (workshop / f"somebodys_{module}.py").write_text(text, "utf-8")


def test_an_entry_may_name_a_kit_or_a_bare_game(workshop: Path) -> None:
    write(workshop, "bare", BARE.format(name="bare"))
    write(workshop, "whole", BARE.format(name="whole") + "from vierling import Kit\nKIT = Kit(own, rank=0)\n")
    found = fill_shelf([entry("somebodys_bare:own"), entry("somebodys_whole:KIT"), entry(KNISTER)])
    assert list(found.kits) == ["whole", "knister", "bare"], "by rank: 0, 1, and 100 by default"
    bare = found.kits["bare"]
    assert bare == Kit(bare.game)
    assert told(found) == []


def test_games_of_equal_rank_are_listed_by_name(workshop: Path) -> None:
    for name in ("zebra", "ape", "mole"):
        write(workshop, name, BARE.format(name=name))
    found = fill_shelf([entry(f"somebodys_{name}:own") for name in ("zebra", "ape", "mole")])
    assert list(found.kits) == ["ape", "mole", "zebra"]


def test_a_name_that_is_taken_goes_to_whoever_came_first(workshop: Path) -> None:
    write(workshop, "second", BARE.format(name="knister"))
    found = fill_shelf([entry(KNISTER), entry("somebodys_second:own", "second")])
    assert found.kits["knister"].game is knister
    (problem,) = found.problems
    assert problem.params["game"] == "second"
    assert isinstance(problem.__cause__, Refusal)
    assert problem.__cause__.code == "game-taken"
    assert str(problem).endswith(f"was left out: {problem.__cause__}")
    assert say_refusal("de", problem).endswith(say_refusal("de", problem.__cause__))


BROKEN = {
    "import nowhere_at_all": "ModuleNotFoundError: No module named 'nowhere_at_all'",
    "def": "SyntaxError: ",
    "1 / 0": "ZeroDivisionError: ",
    "raise SystemExit(3)": "SystemExit: 3",
    "raise ValueError('two\\nlines')": "ValueError: two lines",
    "": "AttributeError: ",
    "own = 7": "TypeError: somebodys_broken:own is neither a Kit nor a Game: it has no name",
    "from vierling import Kit\nown = Kit(7)": "TypeError: somebodys_broken:own is neither a Kit nor a Game: ",
    BARE.format(name="Not A Word"): "ValueError: a game's name is a lower-case word such as chess, not 'Not A Word'",
    BARE.format(name="../escape"): "ValueError: ",
    BARE.format(name=7): "ValueError: ",
}


@pytest.mark.parametrize("text", BROKEN)
def test_an_entry_that_fails_is_left_out_with_one_sentence_and_affects_no_other(workshop: Path, text: str) -> None:
    write(workshop, "broken", text)
    found = fill_shelf([entry("somebodys_broken:own", "theirs"), entry(KNISTER)])
    assert list(found.kits) == ["knister"]
    (problem,) = found.problems
    assert problem.code == "game-left-out"
    assert str(problem).startswith("the game theirs ")
    assert BROKEN[text] in str(problem)
    for language in LANGUAGES:
        sentence = say_refusal(language, problem)
        assert "theirs" in sentence
        assert len(sentence.splitlines()) == 1


def test_an_interrupt_is_obeyed(workshop: Path) -> None:
    write(workshop, "stopped", "raise KeyboardInterrupt")
    with pytest.raises(KeyboardInterrupt):
        fill_shelf([entry("somebodys_stopped:own")])


def test_a_missing_part_of_a_game_is_refused_and_any_other_is_loaded_on_demand() -> None:
    loads = []
    part = SimpleNamespace()

    def make() -> SimpleNamespace:
        loads.append(1)
        return part

    lack = Refusal("no-coach", "there is none")
    with pytest.raises(Refusal) as refused:
        load(None, lack)
    assert refused.value is lack
    assert load(make, lack) is part
    assert loads == [1]


def test_the_page_on_the_interface_has_a_row_for_each_part() -> None:
    page = (Path(__file__).parents[1] / "docs" / "interface.md").read_text("utf-8")
    table = page.split("## What a game may bring, and what happens without it\n")[1].split("\n## ")[0]
    rows = re.findall(r"^\| `(\w+)` \| (.+) \| (.+) \|$", table, re.MULTILINE)
    assert [name for name, *_ in rows] == [field.name for field in fields(Kit)]


# In a separate process


def run(code: str, *folders: Path) -> str:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, folders))}
    return subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    ).stdout


def modules(code: str) -> set[str]:
    return set(run(f"{code}\nimport sys\nprint(*sys.modules)").split())


HEAVY = {"numpy", "numba", "fluent", "textual", "typer", "fastapi", "pydantic", "orjson"}


def is_part(module: str) -> bool:
    """Of a game: everything but its kit and its rules."""
    names = module.split(".")
    return names[:2] == ["vierling", "games"] and len(names) > 3 and names[3] != "rules"


def test_importing_the_library_loads_no_game_and_nothing_heavy() -> None:
    loaded = modules("import vierling")
    assert not {name for name in loaded if name.startswith("vierling.games")}
    assert not HEAVY & loaded
    assert "importlib.metadata" not in loaded, "which games there are is looked up when somebody asks"


def test_the_shelf_has_rules_and_loads_no_other_part() -> None:
    loaded = modules("from vierling import GAMES; assert len(GAMES) > 3; [game.start(2) for game in GAMES.values()]")
    assert {name for name in loaded if name.endswith(".rules")}
    assert not {name for name in loaded if is_part(name)}
    assert not HEAVY & loaded


def test_parts_are_loaded_when_they_are_first_used() -> None:
    before = "from vierling import bots_of; "
    think = {name for name in modules(before + "bots_of('knister')") if is_part(name)}
    assert "vierling.games.knister.think.bots" in think
    assert not {name for name in think if not name.startswith("vierling.games.knister.")}


def install(folder: Path, name: str, value: str) -> None:
    """What an installer leaves behind, as far as entry points go."""
    facts = folder / f"{name}-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", "utf-8")
    (facts / "entry_points.txt").write_text(f"[{GROUP}]\n{value}\n", "utf-8")


def test_every_command_reports_what_was_left_out_and_still_works(tmp_path: Path) -> None:
    install(tmp_path, "half-made", "half = nowhere_at_all:game")
    install(tmp_path, "imposter", "knister = vierling.games.tuefteln:KIT")
    command = [sys.executable, "-m", "vierling", "perft", "knister", "1", "--language", "de"]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "1 11\n")
    first, second = done.stderr.splitlines()
    assert first.startswith("vierling: ")
    assert "half-made" in first
    assert "nowhere_at_all" in first
    assert "imposter" in second
    assert "tuefteln" in second
