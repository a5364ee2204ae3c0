"""Words in three languages: none is missing."""

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from messages import entries, messages, variables_in
from vierling import GAMES, words
from vierling.play.bots import bots_of
from vierling.words import LANGUAGES, choose_language, files_of, lexicon, say
from vierling.words.elision import elide
from vierling.words.lexicon import Lexicon


def shape(message: fluent.Message) -> tuple[bool, set[str], list[str]]:
    """Whether it has a text, which variables, which attributes."""
    attributes = sorted(attribute.id.name for attribute in message.attributes)
    return message.value is not None, variables_in(message), attributes


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_the_words_is_well_formed(language: str) -> None:
    broken = [entry.content for entry in entries(language) if isinstance(entry, fluent.Junk)]
    assert broken == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_defined_twice(language: str) -> None:
    keys = [entry.id.name for entry in entries(language) if isinstance(entry, fluent.Message | fluent.Term)]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_says_what_it_says_when_all_are_parsed_at_once(language: str) -> None:
    """Entries are told apart by a pattern and parsed one by one; whole files by fluent itself."""
    functions: dict[str, Any] = {"ELIDE": elide}
    whole = FluentBundle([language], use_isolating=False, functions=functions)
    for file in files_of(language):
        whole.add_resource(FluentResource(file.read_text("utf-8")))
    texts = {}
    for key, entry in messages(language).items():
        pattern = whole.get_message(key).value
        assert pattern
        texts[key] = whole.format_pattern(pattern, dict.fromkeys(variables_in(entry), 1))
    spoken = lexicon(language)
    assert set(spoken) == set(texts)
    plain = {key: text for key, (text, problems) in texts.items() if not problems}
    assert len(plain) > 0.9 * len(texts)
    assert {key: spoken.say(key, dict.fromkeys(variables_in(messages(language)[key]), 1)) for key in plain} == plain


def test_an_entry_is_read_with_what_it_refers_to_and_the_first_of_two_stays() -> None:
    texts = (
        "-brand = Vierling\nboth = { one } { two }\none = { -brand },\n",
        "two =\n    { $n ->\n        [1] one\n       *[other] many\n    }\n# a note\none = no\nwho = { $name }\n",
    )
    spoken = Lexicon("en", texts)
    assert spoken.say("both", {"n": 2}) == "Vierling, many"
    assert sorted(spoken) == ["both", "one", "two", "who"]
    for key in ("three", "-brand", "who"):
        with pytest.raises(KeyError):
            spoken.say(key, {})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str) -> None:
    def files(each: str) -> list[str]:
        return [file.name.replace(each, "xx", 1) for file in files_of(each) if file.name.startswith(each)]

    folder = Path(words.__file__).parent / language
    assert len(files("en")) > 4
    assert files(language) == files("en")
    assert {file.name for file in folder.iterdir()} == {file.name for file in (folder.parent / "en").iterdir()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_exists_with_the_same_variables(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert sorted(other) == sorted(english)
    different = [key for key in english if shape(english[key]) != shape(other[key])]
    assert different == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_house_says_names_no_game(language: str) -> None:
    """A game's words are in its own folder; `terminal-standard-input` is no game."""
    names = set(GAMES) | {say(language, f"{game}-name") for game in GAMES}
    named = re.compile(rf"\b({'|'.join(sorted(names))})\b")
    folder = Path(words.__file__).parent / language
    lines = [line for file in sorted(folder.iterdir()) for line in file.read_text("utf-8").splitlines()]
    assert len(lines) > 500
    assert [line for line in lines if named.search(line) and "standard-input" not in line] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["knister", "tuefteln"])
def test_combinations_have_names_and_not_just_what_the_sheet_calls_them(game: str, language: str) -> None:
    names = {key: say(language, key) for key in messages(language) if key.startswith(f"{game}-figure-")}
    assert len(names) > 6
    assert [name for name in names.values() if any(map(str.isdigit, name)) or len(name) < 3 or name == "Str"] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_bot_has_a_name_and_a_sentence(game: str, language: str) -> None:
    said = [f"{game}-bot-{bot}{part}" for bot in bots_of(game) for part in ("", "-about")]
    assert [key for key in said if key not in messages(language)] == []


@pytest.mark.parametrize(
    ("key", "facts", "sentence"),
    [
        ("tubyrinth-total", {"points": 1, "goal": 5}, "1 point sur 5"),
        ("tubyrinth-total", {"points": 2, "goal": 5}, "2 points sur 5"),
        ("tubyrinth-water-short", {"count": 1, "least": 5}, "Elle arrive, mais une seule pièce compte ; il en faut 5."),
        ("review-tubyrinth-at", {"round": 1, "seconds": 3, "laid": 0}, "Manche 1, après 3 s : aucune pièce posée"),
    ],
)
def test_french_counts_of_zero_and_one_agree(key: str, facts: dict[str, Any], sentence: str) -> None:
    """In French zero is singular too."""
    spaces = str.maketrans("\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}", "  ")
    assert say("fr", key, facts).translate(spaces) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_without_a_name_are_known_in_every_language(language: str) -> None:
    assert say(language, "names-of-nobody").split(", ") == [say(each, "you") for each in LANGUAGES]


def test_a_missing_key_raises_a_key_error() -> None:
    with pytest.raises(KeyError):
        say("en", "no-such-key")


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        ("", "en"),
        ("*", "en"),
        ("de", "de"),
        ("DE", "de"),
        ("fr-CA", "fr"),
        ("de_AT.UTF-8", "de"),
        ("C.UTF-8", "en"),
        ("es, it", "en"),
        ("es, fr;q=0.5", "fr"),
        ("de;q=0.5, fr;q=0.9", "fr"),
        ("de; q=0.5, fr ;q=0.9, en;q=0.1", "fr"),
        ("de;Q=0.5,en;q=0.4", "de"),
        ("fr;q=0, de;q=0.1", "de"),
        ("de;q=0", "en"),
        ("en-GB,en;q=0.9,de;q=0.8", "en"),
        ("de;q=x", "de"),
        (",;,;q=,", "en"),
        ("x," * 1000 + "de", "en"),
    ],
)
def test_the_language_is_the_most_wanted_one_that_we_have(wanted: str, language: str) -> None:
    assert choose_language(wanted) == language


# Said to one person: who plays alone, only watches, or reads a page that is nobody's table.
ALONE = re.compile(
    r"you|best|best-now|watching|your-name|join-about|no-tables?|no-table-about|nowhere-about"
    r"|error-unreachable|sheet-draw|rules-last-entry|.*-rules-.*|.*-solo(-.*)?|.*-rating-.*"
    r"|tubyrinth-(bare|rookie-rocks|sheets|own-boards|draw-own|solved-shown|first-time|new-best|best|sand-out"
    r"|solution-warning)"
)
YOU = {
    "en": re.compile(r"\byou(r|rs|rself)?\b", re.IGNORECASE),
    "de": re.compile(r"\b(du|dich|dir|dein(e[mnrs]?)?)\b", re.IGNORECASE),
    "fr": re.compile(r"\b((tu|toi|te|ton|ta|tes|tiens?|tiennes?)\b|t\N{RIGHT SINGLE QUOTATION MARK})", re.IGNORECASE),
}


def said_to_a_name(pattern: fluent.Pattern) -> str:
    """What is left of a text if nobody is called "you"."""
    parts = []
    for element in pattern.elements:
        select = element.expression if isinstance(element, fluent.Placeable) else None
        if isinstance(element, fluent.TextElement):
            parts.append(element.value)
        elif isinstance(select, fluent.SelectExpression):
            parts += [said_to_a_name(each.value) for each in select.variants if not says_you(select, each)]
    return " ".join(parts)


def says_you(select: fluent.SelectExpression, variant: fluent.Variant) -> bool:
    selector, key = select.selector, variant.key
    is_you = isinstance(selector, fluent.VariableReference) and selector.id.name == "you"
    return is_you and isinstance(key, fluent.Identifier) and key.name == "yes"


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_a_table_nobody_is_called_you_without_a_form_for_a_name(language: str) -> None:
    """Several people may share a device, which then calls everybody by name."""
    files = [f"{language}/{name}.ftl" for name in ("page", "seats", "plain")]
    files += [f"{game}/words/{language}.ftl" for game in GAMES]
    found = [file for file in files_of(language) if str(file).endswith(tuple(files))]
    assert len(found) == len(files)
    said = [entry for file in found for entry in FluentParser().parse(file.read_text("utf-8")).body]
    told = [each for each in said if isinstance(each, fluent.Message)]
    texts = {each.id.name: said_to_a_name(each.value) for each in told if each.value}
    wrong = [key for key, text in texts.items() if YOU[language].search(text) and not ALONE.fullmatch(key)]
    assert wrong == []
