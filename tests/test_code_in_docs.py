"""Every block of Python on our pages runs: as a doctest, or here."""

import re
from pathlib import Path
from typing import Any

import pytest

from vierling import Game, play_match

ROOT = Path(__file__).parents[1]
# CONTRIBUTING's blocks are files of a game: `test_adding_a_game.py` plays it.
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
# What begins like a statement of Python, in a block that is only indented.
STATEMENT = re.compile(r"^    (?:(?:import|from|with|for|def|class) .+|\w+\.\w+\(.*\).*)$", re.MULTILINE)


def plain_blocks(page: Path) -> list[str]:
    blocks = re.findall(r"^```python\n(.*?)^```$", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    return [block for block in blocks if not block.startswith(">>> ")]


def test_blocks_are_doctests_but_for_those_that_are_run_here() -> None:
    assert [page.name for page in PAGES if plain_blocks(page)] == ["how-to.md", "interface.md"]


def test_the_tests_that_the_interface_shows_can_be_run(pig: Game) -> None:
    names: dict[str, Any] = {}
    for block in plain_blocks(ROOT / "docs" / "interface.md"):
        exec(block, names)
    assert names["pig"] is pig
    assert names["kept"]


def test_the_bot_of_the_how_to_plays_from_its_file(tmp_path: Path) -> None:
    (block,) = plain_blocks(ROOT / "docs" / "how-to.md")
    file = tmp_path / block.splitlines()[0].removeprefix("# ")
    file.write_text(block, "utf-8")
    match = play_match("knister", [f"{file}:last"], seed=1)
    assert match.game.write(match.events[1].what) == "e5"  # of all cells the last


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_no_python_hides_in_a_block_that_nobody_runs(page: Path) -> None:
    text = re.sub(r"^```.*?^```$", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    assert STATEMENT.findall(text) == []
