"""Recorded matches of every game, drawn as their spectators saw them; tests/playthroughs/redraw.py redraws them."""

from itertools import pairwise
from pathlib import Path

import pytest

from playthroughs.redraw import FILES, playthroughs_of, record_of, redraw
from vierling import GAMES, Match
from vierling.options import options_of

every_file = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
EVERY = [(file.stem, each) for file in FILES for each in playthroughs_of(file.read_text("utf-8"))]
every_playthrough = pytest.mark.parametrize(("name", "playthrough"), EVERY, ids=[name for name, _ in EVERY])


@every_file
def test_playthroughs_look_as_they_did(file: Path) -> None:
    text = file.read_text("utf-8")
    assert "".join(map(redraw, playthroughs_of(text))) == text


@every_playthrough
def test_a_playthrough_is_a_whole_match_with_a_change_and_an_undo(name: str, playthrough: str) -> None:
    match = Match.read(record_of(playthrough))
    assert match.game.name == name
    assert match.outcome
    texts = [(event.by, match.game.write(event.what)) for event in match.events]
    assert match.game.undo is None or any(event.what == match.game.undo for event in match.events)
    assert any(one[0] == two[0] for one, two in pairwise(texts)), "a hand that acts twice"


@pytest.mark.parametrize("name", GAMES)
def test_every_side_of_a_sheet_and_every_mode_has_a_playthrough(name: str) -> None:
    """Those have their own rules; other options only make a match longer."""
    played = [Match.read(record_of(each)).options for file, each in EVERY if file == name]
    for option in options_of(GAMES[name]):
        if option.name in {"side", "mode"}:
            assert {getattr(options, option.name) for options in played} == set(option.choices)
