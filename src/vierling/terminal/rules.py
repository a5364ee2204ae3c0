"""`vierling rules GAME`, and the same text in the terminal client."""

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
    from vierling.words.rulebook import Part
    from vierling.words.rules import Told

WIDEST = 80  # longer lines are hard to read


def show_rules(call: Call, *, as_json: AsJson = False) -> None:
    """Print the rules of a game."""
    parts = list(parts_of(call.voice, call.game, call.options))
    if as_json:
        rules = [{"heading": heading, "text": text} for heading, text in parts]
        print_json({"game": call.game.name, "rules": rules})
    else:
        print(written(parts, min(shutil.get_terminal_size().columns, WIDEST)))


def parts_of(voice: Voice, game: Game, options: Any, table: "Told | None" = None) -> "Iterator[Part]":
    """Headings and paragraphs, with what only the terminal has to say."""
    from vierling.words.rulebook import rulebook_of  # noqa: PLC0415 - `--help` says nothing
    from vierling.words.rules import NO_TABLE  # noqa: PLC0415 - the same

    return rulebook_of(kit_of(game.name), voice.choose(), options, table or NO_TABLE, aside="terminal-")


def written(parts: "list[Part]", width: int) -> str:
    lines = (f"\n{text.upper()}" if heading else fill(text, width, break_on_hyphens=False) for heading, text in parts)
    return "\n".join(lines).strip("\n")
