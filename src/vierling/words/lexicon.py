"""The messages of one language, each parsed when it is first said: all of them together take half a second."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from vierling.words.elision import elide

# An entry goes on until the next line that begins with a letter, a term's dash or a comment's mark.
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?![a-zA-Z#-]).*)*", re.MULTILINE)
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class Lexicon:
    """Where a key comes twice, the first text stays."""

    def __init__(self, language: str, texts: Iterable[str]) -> None:
        functions: dict[str, Any] = {"ELIDE": elide}  # fluent's own type knows only functions of one value
        self._bundle = FluentBundle([language], use_isolating=False, functions=functions)
        self._unread: dict[str, str] = {}
        for text in texts:
            for entry in ENTRY.finditer(text):
                self._unread.setdefault(entry[1], entry[0])
        self._keys = frozenset(key for key in self._unread if not key.startswith("-"))

    def __contains__(self, key: str) -> bool:
        return key in self._keys

    def __iter__(self) -> Iterator[str]:
        return iter(self._keys)

    def say(self, key: str, params: Mapping[str, str | float]) -> str:
        """A missing text, and one that lacks a value, is a mistake of ours and raises KeyError."""
        self._read(key)
        pattern = self._bundle.get_message(key).value if key in self else None
        if pattern is None:
            raise KeyError(key)
        text, problems = self._bundle.format_pattern(pattern, dict(params))
        if problems:
            raise KeyError(f"{key}: {problems}")
        return str(text)

    def _read(self, key: str) -> None:
        """An entry, after those that it refers to. Whoever finds it read can say it, also in another thread."""
        source = self._unread.get(key)
        if source is None:
            return
        for reference in REFERENCE.findall(source):
            if reference != key:
                self._read(reference)
        self._bundle.add_resource(FluentResource(source))
        self._unread.pop(key, None)
