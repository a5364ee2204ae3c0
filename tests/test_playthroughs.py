"""One recorded match of every game, drawn as its spectators saw it; tests/playthroughs/redraw.py draws anew."""

from itertools import pairwise
from pathlib import Path

import pytest

from playthroughs.redraw import FILES, record_of, redraw
from vierling import Match

every_playthrough = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


@every_playthrough
def test_a_playthrough_looks_as_it_did(file: Path) -> None:
    playthrough = file.read_text("utf-8")
    assert redraw(playthrough) == playthrough


@every_playthrough
def test_a_playthrough_is_a_whole_match_with_a_change_and_a_taking_back(file: Path) -> None:
    match = Match.read(record_of(file.read_text("utf-8")))
    assert match.game.name == file.stem
    assert match.outcome
    texts = [(event.by, match.game.write(event.what)) for event in match.events]
    assert match.game.undo is None or any(event.what == match.game.undo for event in match.events)
    assert any(one[0] == two[0] for one, two in pairwise(texts)), "a hand that acts twice"
