"""French elision: the same in Python and on the page, and used wherever a name comes after "de" or "que"."""

import re

import pytest

from node import ask_page
from vierling.words import files_of, say
from vierling.words.elision import elide

# By French usage; where usage hesitates, as with Hugo, an h before a vowel is mute.
ELIDED = (
    *("Amélie", "anna", "Éric", "Ève", "Ísak", "Inès", "Óscar", "Ulysse", "Œdipe", "Ægir", "Øystein"),
    *("Hélène", "Henri", "Hugo", "Hyacinthe", "HÉLOÏSE", "Yves", "Yvonne", "YSÉ", "E\N{COMBINING ACUTE ACCENT}ric"),
)
WHOLE = (
    *("Lea", "Mara", "Zoé", "William", "Yann", "Yasmine", "YOHAN", "Çağla", "Ñoño", "Ljubica", "8", "11", "1er"),
    *("Y", "y2", "H", "Hr", "🙂", "李", "_a", "-Anna", "«Anna»", "", " Anna"),
)


@pytest.mark.parametrize(
    ("word", "name", "together"),
    [
        ("de", "Amélie", "d’Amélie"),
        ("de", "Lea", "de Lea"),
        ("de", "Hélène", "d’Hélène"),
        ("de", "Yves", "d’Yves"),
        ("de", "Yann", "de Yann"),
        ("que", "Anna", "qu’Anna"),
        ("la", "Œuvre", "l’Œuvre"),
        ("de", "8", "de 8"),
    ],
)
def test_a_word_loses_its_vowel_before_another(word: str, name: str, together: str) -> None:
    assert elide(word, name) == together


def test_names_elide_by_their_first_letters() -> None:
    assert [name for name in ELIDED if elide("de", name) != f"d’{name}"] == []
    assert [name for name in WHOLE if elide("de", name) != f"de {name}"] == []


def test_the_page_elides_as_python_does() -> None:
    names = [*ELIDED, *WHOLE]
    for word in ("de", "que"):
        found = ask_page("lib/elision", "given[1].map((name) => page.elide(given[0], name))", [word, names])
        assert found == [elide(word, name) for name in names]


def test_a_text_says_the_name_as_people_do() -> None:
    assert say("fr", "sheet-of", {"you": "no", "name": "Amélie"}) == "Feuille d’Amélie"
    assert say("fr", "sheet-of", {"you": "no", "name": "Lea"}) == "Feuille de Lea"


def test_no_french_text_puts_a_name_after_a_word_that_may_elide() -> None:
    named = re.compile(r".*\b(?:[dq]u?e|jusque) \{ \$(?:name|other|game|host|bot|maker)\b.*")
    assert [line for file in files_of("fr") for line in named.findall(file.read_text("utf-8"))] == []
