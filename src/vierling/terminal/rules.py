"""`vierling rules GAME`, and the same text in the terminal client."""

import re
import shutil
from collections.abc import Iterator
from textwrap import fill
from typing import TYPE_CHECKING, Any

from vierling.game import Game
from vierling.kit import kit_of
from vierling.terminal.flags import Call
from vierling.terminal.output import AsJson, print_json
from vierling.terminal.voice import Voice

if TYPE_CHECKING:
    from vierling.words.rules import Paragraph, Told

WIDEST = 80  # longer lines are hard to read

Part = tuple[bool, str]  # whether it is a heading, and its text


def show_rules(call: Call, *, as_json: AsJson = False) -> None:
    """Print the rules of a game."""
    parts = list(parts_of(call.voice, call.game, call.options))
    if as_json:
        rules = [{"heading": heading, "text": text} for heading, text in parts]
        print_json({"game": call.game.name, "rules": rules})
    else:
        print(written(parts, min(shutil.get_terminal_size().columns, WIDEST)))


def parts_of(voice: Voice, game: Game, options: Any, table: "Told | None" = None) -> Iterator[Part]:
    """Headings and paragraphs; for a game without words at least what scores."""
    from vierling.words.rules import NO_TABLE, rules_of  # noqa: PLC0415 - `--help` says nothing

    yield True, voice.name_game(game)
    told = rules_of(kit_of(game.name), voice.choose(), options, table or NO_TABLE)
    for paragraph in told:
        yield paragraph.heading, unbroken(explain(voice, game, paragraph))
        yield from below(voice, game, options, paragraph)
    if not told:
        yield False, voice.say("terminal-rules-none")
        yield from under(voice.say("terminal-rules-figures"), figures(voice, game))
        yield from under(voice.say("terminal-rules-ratings"), ratings(voice, game, options))


def explain(voice: Voice, game: Game, paragraph: "Paragraph") -> str:
    """With the name and the points of the figure that it explains, which the page shows beside it."""
    figure = paragraph.key.rpartition("-")[2]
    if not game.figures.get(figure):
        return paragraph.text
    name, points = name_figure(voice, game, figure), game.figures[figure]
    return voice.say("terminal-rules-explained", name=name, points=points, text=paragraph.text)


def below(voice: Voice, game: Game, options: Any, paragraph: "Paragraph") -> Iterator[Part]:
    """What the page draws there, and what only the terminal has to say."""
    if paragraph.key.endswith("-figures"):
        yield from figures(voice, game)
    if paragraph.key.endswith("-ratings"):
        yield from ratings(voice, game, options)
    if voice.knows(f"terminal-{paragraph.key}"):
        yield False, voice.say(f"terminal-{paragraph.key}")


def figures(voice: Voice, game: Game) -> Iterator[Part]:
    for each, points in game.figures.items():
        yield False, voice.say("terminal-rules-figure", name=name_figure(voice, game, each), points=points)


def name_figure(voice: Voice, game: Game, figure: str) -> str:
    """It begins a line, as on the page."""
    name = voice.say_or(f"{game.name}-figure-{figure}", figure)
    return name[:1].upper() + name[1:]


def ratings(voice: Voice, game: Game, options: Any) -> Iterator[Part]:
    for rating in game.ratings(options):
        yield False, f"{voice.say('from-points', points=rating.points)} {voice.name_rating(game, rating.name)}"


def under(heading: str, parts: Iterator[Part]) -> Iterator[Part]:
    """Without parts there is no heading either."""
    found = list(parts)
    yield from [(True, heading), *found] if found else []


def written(parts: list[Part], width: int) -> str:
    lines = (f"\n{text.upper()}" if heading else fill(text, width, break_on_hyphens=False) for heading, text in parts)
    return "\n".join(lines).strip("\n")


def unbroken(text: str) -> str:
    """French puts spaces before ; : ! ? and inside guillemets; lines must not break there."""
    return re.sub(r" (?=[;:!?»])|(?<=«) ", "\N{NO-BREAK SPACE}", text)
