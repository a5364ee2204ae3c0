"""A game's rules as plain text, as they are with certain options, from the words that its page is made of.

A page of rules is the messages `GAME-rules-…` in the order of their file. Each is told the options by their names, and
about the table; one that comes out empty does not apply. A message whose key others continue is the heading above
them: `knister-rules-round` stands over `knister-rules-round-roll`, and none is shown without the other.

Whoever reads the rules without a table also learns what could be agreed on: a key that ends with the name of an option
is then told that it may be `any`, and `GAME-rules-variants-OPTION` is said only there. What describes a picture
(`GAME-rules-drawn-…`) belongs to the page alone.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from fluent.syntax import FluentParser, ast, visitor

from vierling.game import Game
from vierling.kit import Kit
from vierling.options import options_of, to_json, write_setting
from vierling.words import LANGUAGES, game_files, knows, say, words_of

Told = Mapping[str, str | int]

NONE, ANY = "none", "any"
NO_TABLE: Told = {"table": "no", "seats": 0, "alone": "open", "clock": NONE}


@dataclass(frozen=True, slots=True)
class Paragraph:
    key: str
    text: str
    heading: bool = False


def at_table(seats: int, clock: str = NONE) -> Told:
    """No seats: people are still coming. `clock` is the time limit in words."""
    return {"table": "yes", "seats": seats, "alone": {0: "open", 1: "yes"}.get(seats, "no"), "clock": clock}


def rules_of(kit: Kit, language: str, options: Any = None, table: Told = NO_TABLE) -> list[Paragraph]:
    """Empty for a game that says nothing about its rules; in English if it does not speak the language."""
    language = language if game_files(kit, language) else LANGUAGES[0]
    usual = tell_options(kit.game, language, kit.game.Options())
    chosen = usual if options is None else tell_options(kit.game, language, options)
    undecided = {name for name in usual if chosen[name] == usual[name]} if table == NO_TABLE else set()
    texts = {}
    for key, name, variables in rules_in(words_of(kit, language), kit.game.name):
        option = name.rpartition("-")[2]
        told = {**chosen, **table, **({option: ANY} if option in undecided else {})}
        if variables <= told.keys():
            decided = name.startswith("variants-") and option not in undecided
            texts[key] = "" if decided else tidy(say(language, key, told))
    return list(with_headings(texts))


def with_headings(texts: Mapping[str, str]) -> Iterator[Paragraph]:
    """Neither a heading without text nor a text whose heading does not apply."""
    for key, text in texts.items():
        below = [texts[other] for other in texts if other.startswith(f"{key}-")]
        above = [texts[other] for other in texts if key.startswith(f"{other}-")]
        if text and all(above) and (any(below) or not below):
            yield Paragraph(key, text, bool(below))


def tidy(text: str) -> str:
    """Parts that do not apply leave spaces behind."""
    return re.sub(" {2,}", " ", text).strip(" ")


# What the messages are told


def tell_options(game: Game, language: str, options: Any) -> Told:
    settings = to_json(options)
    kinds = {option.name: option.kind for option in options_of(game)}
    shipped = to_json(game.Options(**{name: "" if kinds[name] == "text" else settings[name] for name in settings}))
    told: dict[str, str | int] = {}
    for name, setting in settings.items():
        if kinds[name] == "text":
            told[name] = NONE if setting == shipped[name] else tell_text(game, language, name, str(setting))
        else:
            told[name] = setting if type(setting) is int else write_setting(setting)
    return told


def tell_text(game: Game, language: str, name: str, text: str) -> str:
    """`2:6,3:7` item by item, if the game has a text `GAME-option-NAME-item` for them."""
    key = f"{game.name}-option-{name}-item"
    parts = [item.partition(":") for item in text.split(",")]
    told = [say(language, key, {"one": one, "other": other}) for one, _, other in parts] if knows(language, key) else []
    return ", ".join(told or text.split(","))


# What is in the files


@lru_cache(maxsize=64)  # parsing takes longer than everything else
def rules_in(text: str, game: str) -> tuple[tuple[str, str, set[str]], ...]:
    """The messages that a page of rules consists of, in their order: key, name, variables."""
    return tuple(find_rules(FluentParser().parse(text), game))


def find_rules(words: ast.Resource, game: str) -> Iterator[tuple[str, str, set[str]]]:
    for entry in words.body:
        if isinstance(entry, ast.Message) and entry.value:
            before, found, name = entry.id.name.partition(f"{game}-rules-")
            if found and not before and not name.startswith("drawn-"):
                yield entry.id.name, name, variables_in(entry)


def variables_in(message: ast.Message) -> set[str]:
    found: set[str] = set()

    class Look(visitor.Visitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's name
            found.add(node.id.name)

    Look().visit(message)
    return found
