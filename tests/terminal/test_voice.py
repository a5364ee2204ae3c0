"""Which language is spoken."""

import pytest

from vierling import Line, Refusal, knister
from vierling.terminal.voice import Voice, take_language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_DE", "LC_MESSAGES": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "de_DE", "LC_ALL": "nl_NL"}, "en"),
        ({"LANG": "de_DE", "LC_ALL": ""}, "de"),
        ({"LANG": "de_DE", "VIERLING_LANGUAGE": "fr"}, "fr"),
        ({"VIERLING_LANGUAGE": "de-CH"}, "de"),
    ],
)
def test_the_environment_chooses(environment: dict[str, str], language: str) -> None:
    assert Voice.of(environment).choose() == language


def test_the_flag_may_be_anywhere_and_wins() -> None:
    voice = Voice.of({"VIERLING_LANGUAGE": "fr"})
    for arguments in (["--language", "de", "bots", "knister"], ["bots", "knister", "--language=de"]):
        rest, chosen = take_language(arguments, voice)
        assert rest == ["bots", "knister"]
        assert chosen.choose() == "de"
    assert take_language(["bots"], voice) == (["bots"], voice)


def test_an_unknown_language_is_refused_in_the_language_of_the_locale() -> None:
    voice = Voice("xx", "de_DE")
    with pytest.raises(Refusal) as refused:
        voice.check()
    assert voice.refuse(refused.value).startswith("Es gibt keine Sprache xx")


def test_lines_are_named_by_the_words_of_their_labels() -> None:
    voice = Voice("de")
    assert voice.name_line(knister, Line("row 3", 0)) == "Reihe 3"
    assert voice.name_line(knister, Line("diagonal down", 0)) == "Diagonale von links oben"
    assert voice.name_line(knister, Line("grid 2 column 5", 0)) == "Blatt 2, Spalte 5"
