"""Printing needs reportlab, which not everybody has; nothing else does."""

import re
import sys

import pytest

from vierling import GAMES, Refusal
from vierling.kit import kit_of
from vierling.paper.order import Order
from vierling.paper.printing import pieces_of, print_game
from vierling.server.api.printing import NEEDS_EXTRA, draw
from vierling.words import LANGUAGES, say_refusal


@pytest.fixture
def without_reportlab(monkeypatch: pytest.MonkeyPatch) -> None:
    drawing = re.compile(r"vierling\.games\.\w+\.paper\b.*|vierling\.paper\.(press|flow|sheets)")
    for name in filter(drawing.fullmatch, list(sys.modules)):
        monkeypatch.delitem(sys.modules, name)
    for name in [name for name in sys.modules if name.partition(".")[0] == "reportlab"] or ["reportlab"]:
        monkeypatch.setitem(sys.modules, name, None)


@pytest.mark.usefixtures("without_reportlab")
def test_without_reportlab_one_sentence_names_the_extra() -> None:
    with pytest.raises(Refusal) as refused:
        print_game(Order(kit_of("knister"), GAMES["knister"].Options(), "en"))
    for language in LANGUAGES:
        sentence = say_refusal(language, refused.value)
        assert "reportlab" in sentence
        assert "vierling[paper]" in sentence


@pytest.mark.usefixtures("without_reportlab")
def test_a_server_without_reportlab_says_that_it_cannot() -> None:
    with pytest.raises(Refusal) as refused:
        draw(Order(kit_of("knister"), GAMES["knister"].Options(), "en"))
    assert getattr(refused.value, "status", None) == NEEDS_EXTRA == 501  # RFC 9110: not implemented


@pytest.mark.usefixtures("without_reportlab")
@pytest.mark.parametrize("game", GAMES)
def test_what_could_be_printed_is_known_without_reportlab(game: str) -> None:
    assert len(pieces_of(kit_of(game))) > 1
