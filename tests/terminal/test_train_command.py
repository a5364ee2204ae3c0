"""`vierling train`: learning that is kept, carried on and drawn."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from vierling.bots.knister.table import unpack
from vierling.lab.training import knister as school

Command = Callable[..., Any]


@pytest.fixture(autouse=True)
def _short_lessons(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(school, "PORTIONS", 2)
    monkeypatch.setattr(school, "FRESH", 50)


def test_a_course_gives_a_table_and_its_curve(command: Command, tmp_path: Path) -> None:
    table, kept, curve = (str(tmp_path / name) for name in ("table.bin", "kept.npz", "curve.svg"))
    flags = ("train", "knister", "--games", "20", "--out", table, "--resume", kept, "--plot", curve)
    said = command(*flags)
    assert said.code == 0
    assert "Learned from 20 matches" in said.out
    assert len(said.err.splitlines()) == 2  # a line for each portion
    assert unpack(Path(table).read_bytes())
    assert Path(curve).read_text("utf-8").startswith("<svg")
    again = command(*flags)
    assert not again.err, "it has learned all it should: nothing is left to carry on"
    assert again.out == said.out


def test_what_cannot_be_trained_is_said(command: Command, tmp_path: Path) -> None:
    assert "no bot of input plays by a trained table" in command("train", "input").err
    wrong = tmp_path / "kept.npz"
    wrong.write_text("no course")
    assert "nothing that was kept by training" in command("train", "knister", "--resume", str(wrong)).err
    assert "from 1 to" in command("train", "knister", "--games", "0").err
    nowhere = str(tmp_path / "nowhere" / "table.bin")
    assert "there is no such file" in command("train", "knister", "--games", "2", "--out", nowhere).err
