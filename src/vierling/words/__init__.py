"""What is said to people, in their language, from the Fluent files that the page reads too."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from vierling.game import Refusal
from vierling.kit import Kit, shelf
from vierling.telling import sentence
from vierling.words.lexicon import Lexicon

LANGUAGES = ("en", "de", "fr")


@cache
def lexicon(language: str) -> Lexicon:
    """The house's words, then those that games bring; where a game repeats a key of ours, ours stays."""
    return Lexicon(language, (file.read_text("utf-8") for file in files_of(language)))


def files_of(language: str) -> Iterator[Traversable]:
    yield from sorted((resources.files(__name__) / language).iterdir(), key=lambda each: each.name)
    for kit in shelf().kits.values():
        yield from game_files(kit, language)


def game_files(kit: Kit, language: str) -> list[Traversable]:
    """`de.ftl`, and what a game keeps apart, such as `de-pages.ftl`."""
    folder = kit.words() if kit.words else None
    found = folder.iterdir() if folder and folder.is_dir() else ()
    mine = re.compile(rf"{language}(-\w+)?\.ftl")
    return sorted((file for file in found if mine.fullmatch(file.name)), key=lambda each: each.name)


def words_of(kit: Kit, language: str) -> str:
    """All that a game brings in this language, or in English if it does not speak it, as a page may add it."""
    files = game_files(kit, language) or game_files(kit, LANGUAGES[0])
    return "\n".join(file.read_text("utf-8") for file in files)


def say(language: str, key: str, params: Mapping[str, str | float] | None = None) -> str:
    """The text of a key; a missing one is a mistake of ours and raises KeyError."""
    return lexicon(language).say(key, params or {})


def knows(language: str, key: str) -> bool:
    return key in lexicon(language)


def say_or_name(language: str, key: str) -> str:
    """The text of a game's key, in English if the game does not speak the language; the key if it has no words."""
    spoken = next((each for each in (language, LANGUAGES[0]) if knows(each, key)), None)
    return say(spoken, key) if spoken else key


def say_refusal(language: str, refusal: Refusal, *, proper: bool = False) -> str:
    def say_known(key: str, params: Mapping[str, str | int]) -> str | None:
        return say(language, key, params) if knows(language, key) else None

    return sentence(refusal, say_known, proper=proper)


def choose_language(wanted: str) -> str:
    """The first of ours in an Accept-Language header or a locale's name; English otherwise."""
    ranked = []
    for place, part in enumerate(wanted.split(",")[:20]):
        tag, _, weight = part.lower().replace(" ", "").partition(";q=")
        ranked.append((-read_weight(weight), place, tag.replace("_", "-").split("-")[0]))
    return next((tag for weight, _, tag in sorted(ranked) if tag in LANGUAGES and weight < 0), LANGUAGES[0])


def read_weight(text: str) -> float:
    return float(text) if text.replace(".", "", 1).isascii() and text.replace(".", "", 1).isdigit() else 1.0
