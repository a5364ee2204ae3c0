"""`vierling train`: training that is saved, resumed and plotted."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from vierling.games.knister.think import training as school
from vierling.games.knister.think.weights import unpack
from vierling.games.tuefteln.think import training as other_school

Command = Callable[..., Any]


@pytest.fixture(autouse=True)
def _short_lessons(monkeypatch: pytest.MonkeyPatch) -> None:
    for each in (school, other_school):
        monkeypatch.setattr(each, "PORTIONS", 2)
        monkeypatch.setattr(each, "FRESH", 50)


def test_a_course_gives_a_table_and_its_curve(command: Command, tmp_path: Path) -> None:
    table, kept, curve = (str(tmp_path / name) for name in ("table.bin", "kept.npz", "curve.svg"))
    flags = ("train", "knister", "--games", "20", "--out", table, "--resume", kept, "--plot", curve)
    said = command(*flags)
    assert said.code == 0
    assert "Trained on 20 matches" in said.out
    assert len(said.err.splitlines()) == 2  # a line for each portion
    assert unpack(Path(table).read_bytes())
    assert Path(curve).read_text("utf-8").startswith("<svg")
    again = command(*flags)
    assert not again.err, "it is finished: nothing is left to resume"
    assert again.out == said.out


def test_only_the_same_course_is_resumed(command: Command, tmp_path: Path) -> None:
    table, kept = tmp_path / "table.bin", str(tmp_path / "kept.npz")
    flags = ("train", "knister", "--resume", kept, "--out", str(table))
    assert command(*flags, "--games", "4", "--seed", "2").code == 0
    made = table.read_bytes()
    for other in (("--games", "6", "--seed", "2"), ("--games", "4", "--seed", "3")):
        said = command(*flags, *other)
        assert (said.code, said.out) == (2, "")
        assert "a different seed, number of matches or sheet" in said.err
    assert table.read_bytes() == made


def test_the_table_of_one_side_does_not_pass_for_the_other(command: Command, tmp_path: Path) -> None:
    flags = ("train", "tuefteln", "--games", "2", "--resume", str(tmp_path / "kept.npz"))
    assert command(*flags, "--side", "A").code == 0
    assert "matches or sheet" in command(*flags, "--side", "B").err


def test_what_cannot_be_trained_is_reported(command: Command, tmp_path: Path) -> None:
    assert "no bot of input uses trained weights" in command("train", "input").err
    wrong = tmp_path / "kept.npz"
    wrong.write_text("no course")
    assert "not a saved training run" in command("train", "knister", "--resume", str(wrong)).err
    assert "from 1 to" in command("train", "knister", "--games", "0").err
    nowhere = str(tmp_path / "nowhere" / "table.bin")
    assert "there is no such file" in command("train", "knister", "--games", "2", "--out", nowhere).err
