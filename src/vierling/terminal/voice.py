"""The language of the command line, and how it says things."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Self

from vierling.game import Game, Line, Refusal

FLAG = "--language"
VARIABLE = "VIERLING_LANGUAGE"
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")  # POSIX: the first that is set and not empty counts

LABEL = re.compile(r"(\w+ \d+ )?(.+)")  # the block a line belongs to, and the line


@dataclass(frozen=True, slots=True)
class Voice:
    """Fluent files are read only when something is said: `--help` needs none of them."""

    language: str = ""
    locale: str = ""

    @classmethod
    def of(cls, environment: Mapping[str, str]) -> Self:
        locale = next((environment[name] for name in LOCALE if environment.get(name)), "")
        return cls(environment.get(VARIABLE, ""), locale)

    def check(self) -> None:
        """Refuse a language that we do not have, even if nothing is going to be said."""
        if self.language:
            self.choose()

    def choose(self) -> str:
        from vierling.words import LANGUAGES, choose_language  # noqa: PLC0415 - see the class

        if not self.language:
            return choose_language(self.locale)
        language = self.language.replace("_", "-").partition("-")[0].lower()
        if language not in LANGUAGES:
            raise unknown_language(self.language, LANGUAGES)
        return language

    def say(self, key: str, /, **params: str | float) -> str:
        from vierling.words import say  # noqa: PLC0415 - see the class

        return say(self.choose(), key, params)

    def knows(self, key: str) -> bool:
        from vierling.words import knows  # noqa: PLC0415 - see the class

        return knows(self.choose(), key)

    def say_or(self, key: str, otherwise: str) -> str:
        """For texts that a game may not have."""
        return self.say(key) if self.knows(key) else otherwise

    def refuse(self, refusal: Refusal) -> str:
        from vierling.words import choose_language, say_refusal  # noqa: PLC0415 - see the class

        known = choose_language(self.locale) if refusal.code == "unknown-language" else self.choose()
        return say_refusal(known, refusal)

    def name_line(self, game: Game, line: Line) -> str:
        """`row 1` is the game's `line-row` of 1, `diagonal down` its `line-down`, `grid 2 row 1` in its `grid` 2."""
        block, name = (LABEL.findall(line.label) or [("", "")])[0]
        word = (re.findall(r"[^\W\d]+", name) or [""])[-1]
        place, _, number = block.strip().partition(" ")
        keys = [f"{game.name}-line-{word}", *([f"{game.name}-{place}"] if place else [])]
        if not all(map(self.knows, keys)):
            return line.label
        named = self.say(keys[0], n="".join(re.findall(r"\d+", name)))
        return f"{self.say(keys[1], n=number)}, {named}" if place else named

    def is_you(self, *names: str) -> str:
        """`yes` if one of them is the player without a name, who is called "you" and needs another verb form."""
        return "yes" if self.say("terminal-you") in names else "no"

    def name_figure(self, game: Game, line: Line) -> str:
        return self.say_or(f"{game.name}-figure-{line.figure}", line.figure) if line.figure else ""

    def name_rating(self, game: Game, rating: str | None) -> str:
        return self.say_or(f"{game.name}-rating-{rating}", rating) if rating else ""

    def name_game(self, game: Game) -> str:
        return self.say_or(f"{game.name}-name", game.name.capitalize())

    def name_bot(self, game: Game, bot: str) -> str:
        return self.say_or(f"{game.name}-bot-{bot}", self.say_or(f"bot-{bot}", bot))


def unknown_language(language: str, known: Sequence[str]) -> Refusal:
    languages = ", ".join(known)
    return Refusal(
        "unknown-language",
        f"there is no language {language}; choose from {languages}",
        name=language[:40],
        languages=languages,
    )


def take_language(arguments: Sequence[str], voice: Voice) -> tuple[list[str], Voice]:
    """`--language de` may come anywhere: even mistakes in the rest are reported in that language."""
    rest = list(arguments)
    for place, argument in enumerate(arguments):
        if argument == FLAG and place + 1 < len(arguments):
            del rest[place : place + 2]
            return rest, Voice(arguments[place + 1], voice.locale)
        if argument.startswith(f"{FLAG}="):
            del rest[place]
            return rest, Voice(argument.partition("=")[2], voice.locale)
    return rest, voice
