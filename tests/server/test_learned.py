"""Weights trained at home."""

from pathlib import Path

import pytest

from vierling.games.tuefteln.rules import Options
from vierling.games.tuefteln.think import weights as table
from vierling.games.tuefteln.think.evaluation import SIZE
from vierling.server.learned import learned_folder, teach_readable

TYPED = Options("A", "1..aa./..2.../....3./4...../.bb.5./....6.")


def test_bots_learn_from_every_readable_weights_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "LEARNED", {})
    packed = table.pack(TYPED.paper, [3] * SIZE)
    (tmp_path / "mine.bin").write_bytes(packed)
    (tmp_path / "broken.bin").write_bytes(packed[:100])
    (tmp_path / "other.bin").write_bytes(b"a shopping list")
    (tmp_path / "notes.txt").write_text("not looked at")
    learned, refused = teach_readable(tmp_path)
    assert learned == (packed,)
    assert [(file.name, problem.code) for file, problem in refused] == [
        ("broken.bin", "no-trained-weights"),
        ("other.bin", "no-trained-weights"),
    ]
    assert table.is_trained(TYPED.paper)


def test_without_a_folder_there_is_nothing_to_learn(tmp_path: Path) -> None:
    assert teach_readable(tmp_path / "nowhere") == ((), ())


def test_the_folder_can_be_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VIERLING_LEARNED", "tables")
    assert learned_folder() == Path("tables")
