"""The footer: which key does what; clicking does the same."""

from collections.abc import Iterable

from vierling.terminal.boards.board import Key
from vierling.terminal.voice import Voice

GAP = "  "
NAMED = ("Enter", "Space", "Del", "PgDn")  # keys whose captions depend on the language


def hints(voice: Voice, keys: Iterable[Key], width: int) -> str:
    """As many per line as fit; none is split."""
    text, left = "", width
    for key in keys:
        caption, word = caption_of(voice, key), voice.say(f"terminal-key-{key.word}")
        needed = len(f"{caption} {word}{GAP}")
        text += "\n" if text and needed - len(GAP) > left else ""
        left = (width if text.endswith("\n") or not text else left) - needed
        text += hint(key, caption, word) + GAP
    return text.rstrip()


def caption_of(voice: Voice, key: Key) -> str:
    return " ".join(voice.say(f"terminal-cap-{part.lower()}") if part in NAMED else part for part in key.key.split())


def hint(key: Key, caption: str, word: str) -> str:
    text = f"[b]{caption}[/b] {word}"
    return f"[@click={key.action}]{text}[/]" if key.action else text
