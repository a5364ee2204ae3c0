"""The line at the foot: which keys do what; a click does the same."""

from collections.abc import Iterable

from vierling.terminal.boards.board import Key
from vierling.terminal.voice import Voice

GAP = "  "


def hints(voice: Voice, keys: Iterable[Key], width: int) -> str:
    """As many to a line as fit; none is broken."""
    text, left = "", width
    for key in keys:
        word = voice.say(f"terminal-key-{key.word}")
        needed = len(f"{key.key} {word}{GAP}")
        text += "\n" if text and needed - len(GAP) > left else ""
        left = (width if text.endswith("\n") or not text else left) - needed
        text += hint(key, word) + GAP
    return text.rstrip()


def hint(key: Key, word: str) -> str:
    text = f"[b]{key.key}[/b] {word}"
    return f"[@click={key.action}]{text}[/]" if key.action else text
