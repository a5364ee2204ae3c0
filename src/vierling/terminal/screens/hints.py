"""The line at the foot: which keys do what; a click does the same."""

from vierling.terminal.voice import Voice


def hints(voice: Voice, *keys: tuple[str, str, str]) -> str:
    """Each is an action (empty: only told, not clicked), its key, and the word for it."""
    return "  ".join(hint(voice, *each) for each in keys)


def hint(voice: Voice, action: str, key: str, word: str) -> str:
    text = f"[b]{key}[/b] {voice.say(f'terminal-key-{word}')}"
    return f"[@click={action}]{text}[/]" if action else text
