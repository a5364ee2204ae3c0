"""A game's rules as headings and paragraphs, with names, points and ratings where a page would draw them."""

import re
from collections.abc import Collection, Iterator
from typing import Any

from vierling.game import Game
from vierling.kit import Kit
from vierling.words import knows, say
from vierling.words.rules import NO_TABLE, Paragraph, Told, rules_of

Part = tuple[bool, str]  # whether it is a heading, and its text


def rulebook_of(  # noqa: PLR0913 - whose rules, in which language, and three kinds of reader
    kit: Kit, language: str, options: Any, table: Told = NO_TABLE, *, aside: str = "", without: Collection[str] = ()
) -> Iterator[Part]:
    """The game's name first; for a game without words at least what scores. `aside` and a paragraph's key is what one
    kind of reader learns beside it."""
    game = kit.game
    yield True, say_or(language, f"{game.name}-name", game.name.capitalize())
    told = [each for each in rules_of(kit, language, options, table) if each.key not in without]
    for paragraph in told:
        yield paragraph.heading, unbroken(explain(language, game, paragraph))
        yield from below(language, game, options, paragraph, aside)
    if not told:
        yield False, say(language, "terminal-rules-none")
        yield from under(say(language, "terminal-rules-figures"), figures(language, game))
        yield from under(say(language, "terminal-rules-ratings"), ratings(language, game, options))


def say_or(language: str, key: str, otherwise: str) -> str:
    """For texts that a game may not have."""
    return say(language, key) if knows(language, key) else otherwise


def explain(language: str, game: Game, paragraph: Paragraph) -> str:
    """With the name and the points of the figure that it explains, which the page shows beside it."""
    figure = paragraph.key.rpartition("-")[2]
    if not game.figures.get(figure):
        return paragraph.text
    name = name_figure(language, game, figure)
    told: Told = {"name": name, "points": game.figures[figure], "text": paragraph.text}
    return say(language, "terminal-rules-explained", told)


def below(language: str, game: Game, options: Any, paragraph: Paragraph, aside: str) -> Iterator[Part]:
    """What the page draws there, and what only this kind of reader has to know."""
    if paragraph.key.endswith("-figures"):
        yield from figures(language, game)
    if paragraph.key.endswith("-ratings"):
        yield from ratings(language, game, options)
    if aside and knows(language, f"{aside}{paragraph.key}"):
        yield False, say(language, f"{aside}{paragraph.key}")


def figures(language: str, game: Game) -> Iterator[Part]:
    for each, points in game.figures.items():
        told: Told = {"name": name_figure(language, game, each), "points": points}
        yield False, say(language, "terminal-rules-figure", told)


def name_figure(language: str, game: Game, figure: str) -> str:
    """It begins a line, as on the page."""
    name = say_or(language, f"{game.name}-figure-{figure}", figure)
    return name[:1].upper() + name[1:]


def ratings(language: str, game: Game, options: Any) -> Iterator[Part]:
    for rating in game.ratings(options):
        name = say_or(language, f"{game.name}-rating-{rating.name}", rating.name)
        yield False, f"{say(language, 'from-points', {'points': rating.points})} {name}"


def under(heading: str, parts: Iterator[Part]) -> Iterator[Part]:
    """Without parts there is no heading either."""
    found = list(parts)
    yield from [(True, heading), *found] if found else []


def unbroken(text: str) -> str:
    """French puts spaces before ; : ! ? and inside guillemets; lines must not break there."""
    return re.sub(r" (?=[;:!?»])|(?<=«) ", "\N{NO-BREAK SPACE}", text)
