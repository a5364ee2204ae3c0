"""The rules in the terminal: printed, and over the table."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from terminal.driving import drive, screen_text, seat_client
from vierling import GAMES, knister
from vierling.games.knister.rules import Options
from vierling.kit import kit_of
from vierling.terminal.client import Client
from vierling.terminal.rules import written
from vierling.terminal.screens.rules import RulesScreen
from vierling.terminal.screens.table import TableScreen
from vierling.words import LANGUAGES, say
from vierling.words.rules import at_table, rules_of

Command = Callable[..., Any]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES))
def test_the_rules_are_printed_in_every_language(command: Command, game: str, language: str) -> None:
    printed = command("--language", language, "rules", game).out.replace("\N{NO-BREAK SPACE}", " ")
    assert printed.startswith(say(language, f"{game}-name").upper())
    told = rules_of(kit_of(game), language)
    assert [part.text for part in told if part.heading and part.text.upper() not in printed.splitlines()] == []
    lines = " ".join(printed.split("\n"))
    assert [part.text for part in told if not part.heading and part.text not in lines] == []
    assert not re.findall(rf"{game}-rules|\{{|\$", printed)
    assert max(map(len, printed.splitlines())) <= 80


def test_headings_stand_over_what_continues_them() -> None:
    headings = [part.text for part in rules_of(kit_of("knister"), "en") if part.heading]
    assert headings == ["A round", "Twelve lines", "Combinations", "The end", "Variants", "Alone", "Who made it"]
    at_table_of_two = [part.text for part in rules_of(kit_of("knister"), "en", table=at_table(2)) if part.heading]
    assert at_table_of_two == ["A round", "Twelve lines", "Combinations", "The end", "Who made it"]


def test_what_scores_is_listed_with_its_points(command: Command) -> None:
    found = json.loads(command("rules", "knister", "--json").out)
    assert found["game"] == "knister"
    texts = [part["text"] for part in found["rules"]]
    assert {"Full house: 8", "Big straight: 12", "from 50: good"} <= set(texts)


def test_options_change_the_rules_that_are_printed(command: Command) -> None:
    printed = command("rules", "knister", "--grids", "3", "--score", "end").out.split("\n")
    assert {"THE END", "from 150: good"} <= {*printed}  # R-K5: three times 50
    assert "VARIANTS" not in printed
    rookie = command("rules", "tubyrinth", "--mode", "rookie").out
    assert "There is no hourglass." in rookie
    assert "five points" in rookie


def test_what_explains_a_figure_begins_with_its_name_and_points(command: Command) -> None:
    printed = command("--language", "fr", "rules", "tuefteln").out.replace("\N{NO-BREAK SPACE}", " ")
    assert "Croix (4) : Deux paires différentes, chacune sur une diagonale." in printed.split("\n")


def test_the_letters_of_inputs_stones_are_explained(command: Command) -> None:
    assert "V full, H half, R round, S slanted, J\nthe joker" in command("rules", "input").out


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


def test_the_rules_over_the_table_are_those_of_the_table() -> None:
    async def read(pilot: "Pilot[None]") -> None:
        await pilot.press("question_mark")
        told = " ".join(str(each.content) for each in pilot.app.screen.query(Static))
        assert "A sheet has five rows" in told
        assert "until the last page has turned, no line shows points" in told
        assert "from 150: good" in told
        assert "equal totals share the win" not in told  # nobody to share it with

    drive(seat_client(knister, Options(3, "end"), "Mara"), read)


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
