"""The line at the foot of the screen."""

import pytest

from vierling.terminal.boards.board import Key
from vierling.terminal.screens.hints import hints
from vierling.terminal.voice import Voice

KEYS = (Key("", "↑↓←→ Enter", "lay"), Key("focused.lift", "Del", "lift"), Key("focused.call", "Space", "ready"))


@pytest.mark.parametrize(
    ("language", "caps"),
    [
        ("en", ["Enter", "Del", "Space"]),
        ("de", ["Eingabe", "Entf", "Leertaste"]),
        ("fr", ["Entrée", "Suppr", "Espace"]),
    ],
)
def test_keys_are_called_as_they_are_labelled(language: str, caps: list[str]) -> None:
    foot = hints(Voice(language, ""), KEYS, 200)
    assert [part.split("[b]")[1].split()[-1] for part in foot.split("[/b]")[:-1]] == caps


def test_no_key_is_separated_from_its_word() -> None:
    foot = hints(Voice("de", ""), KEYS, 22)
    assert foot.count("\n") == 2
    assert all("[b]" in line for line in foot.splitlines())
