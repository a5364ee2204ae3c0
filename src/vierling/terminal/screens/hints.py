"""The line at the foot: which keys do what; a click does the same."""

from collections.abc import Iterable

from vierling.terminal.boards.board import Key
from vierling.terminal.voice import Voice

GAP = "  "
NAMED = ("Enter", "Space", "Del", "PgDn")  # what stands on the key depends on the language


def hints(voice: Voice, keys: Iterable[Key], width: int) -> str:
    """As many to a line as fit; none is broken."""
    text, left = "", width
    for key in keys:
        cap, word = cap_of(voice, key), voice.say(f"terminal-key-{key.word}")
        needed = len(f"{cap} {word}{GAP}")
        text += "\n" if text and needed - len(GAP) > left else ""
        left = (width if text.endswith("\n") or not text else left) - needed
        text += hint(key, cap, word) + GAP
    return text.rstrip()


def cap_of(voice: Voice, key: Key) -> str:
    return " ".join(voice.say(f"terminal-cap-{part.lower()}") if part in NAMED else part for part in key.key.split())


def hint(key: Key, cap: str, word: str) -> str:
    text = f"[b]{cap}[/b] {word}"
    return f"[@click={key.action}]{text}[/]" if key.action else text
