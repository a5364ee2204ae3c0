"""`vierling rules GAME`, and the same text in the terminal client."""

import shutil
from collections.abc import Iterator
from textwrap import fill

from vierling.game import Game
from vierling.kit import kit_of
from vierling.terminal.flags import Call
from vierling.terminal.output import AsJson, print_json
from vierling.terminal.voice import Voice

WIDEST = 80  # longer lines are hard to read


def show_rules(call: Call, *, as_json: AsJson = False) -> None:
    """Print the rules of a game."""
    parts = list(parts_of(call.voice, call.game))
    if as_json:
        rules = [{"heading": heading, "text": text} for heading, text in parts]
        print_json({"game": call.game.name, "rules": rules})
    else:
        print(written(parts, min(shutil.get_terminal_size().columns, WIDEST)))


def parts_of(voice: Voice, game: Game) -> Iterator[tuple[bool, str]]:
    """Headings and paragraphs; for a game without words at least what scores."""
    from vierling.words.rules import rules_of  # noqa: PLC0415 - `--help` says nothing

    yield True, voice.name_game(game)
    told = rules_of(kit_of(game.name), voice.choose())
    yield from ((part.heading, part.text) for part in told)
    if not told:
        yield False, voice.say("terminal-rules-none")
    if game.figures:
        yield True, voice.say("terminal-rules-figures")
        for figure, points in game.figures.items():
            yield False, f"{voice.say_or(f'{game.name}-figure-{figure}', figure)}: {points}"
    if ratings := game.ratings():
        yield True, voice.say("terminal-rules-ratings")
        for rating in ratings:
            yield False, f"{voice.say('from-points', points=rating.points)} {voice.name_rating(game, rating.name)}"


def written(parts: list[tuple[bool, str]], width: int) -> str:
    return "\n".join(f"\n{text.upper()}" if heading else fill(text, width) for heading, text in parts).strip("\n")
