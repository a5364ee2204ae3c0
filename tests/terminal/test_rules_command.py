"""The rules in the terminal: printed, and over the table."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from textual.pilot import Pilot

from terminal.driving import drive, screen_text, seat_client
from vierling import GAMES, knister
from vierling.games.knister.rules import Options
from vierling.kit import kit_of
from vierling.terminal.client import Client
from vierling.terminal.rules import written
from vierling.terminal.screens.rules import RulesScreen
from vierling.terminal.screens.table import TableScreen
from vierling.words import LANGUAGES, say
from vierling.words.rules import rules_of

Command = Callable[..., Any]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES))
def test_the_rules_are_printed_in_every_language(command: Command, game: str, language: str) -> None:
    printed = command("--language", language, "rules", game).out
    assert printed.startswith(say(language, f"{game}-name").upper())
    assert say(language, f"{game}-rules-end").upper() in printed.splitlines()
    paragraph = say(language, f"{game}-rules-pitch")
    assert paragraph in " ".join(printed.split("\n"))
    assert not re.findall(rf"{game}-rules|\{{|\$", printed)
    assert max(map(len, printed.splitlines())) <= 80


def test_headings_stand_over_what_continues_them() -> None:
    rules = {part.text: part.heading for part in rules_of(kit_of("knister"), "en")}
    assert [text for text, heading in rules.items() if heading] == [
        "A round",
        "Twelve lines",
        "The end",
        "Alone",
        "Who made it",
    ]


def test_what_scores_is_listed_with_its_points(command: Command) -> None:
    found = json.loads(command("rules", "knister", "--json").out)
    assert found["game"] == "knister"
    texts = [part["text"] for part in found["rules"]]
    assert {"full house: 8", "big straight: 12", "from 50: good"} <= set(texts)


def test_long_paragraphs_are_folded_to_the_width() -> None:
    assert written([(True, "One"), (False, "two three four")], 9) == "ONE\ntwo three\nfour"


def test_a_key_shows_the_rules_over_the_table_and_another_puts_them_away() -> None:
    async def read(pilot: "Pilot[None]") -> None:
        assert isinstance(pilot.app, Client)
        await pilot.press("question_mark")
        assert isinstance(pilot.app.screen, RulesScreen)
        assert "Twelve lines" in screen_text(pilot.app)
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, TableScreen)

    drive(seat_client(knister, Options(1), "Mara"), read)


def test_the_match_does_not_wait_for_readers() -> None:
    async def read(pilot: "Pilot[None]") -> None:
        app: Any = pilot.app
        await pilot.press("f1")
        app.party.play(knister.read("a1"))
        app.go_on()
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        assert len(app.screen_stack) == 2  # the app's own, and the table

    drive(seat_client(knister, Options(1), "Mara"), read)
