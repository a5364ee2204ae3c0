"""What the laws are tried on: tables of every game, and matches of it that were recorded."""

from collections.abc import Iterator
from functools import cache

from playthroughs.redraw import FILES, playthroughs_of, record_of
from vierling import GAMES
from vierling.testing.setups import Setup, setups_of


def every_setup() -> Iterator[Setup]:
    for name, game in GAMES.items():
        yield from setups_of(game, records(name))


@cache
def records(name: str) -> tuple[str, ...]:
    texts = (file.read_text("utf-8") for file in FILES if file.stem == name)
    return tuple(record_of(each) for text in texts for each in playthroughs_of(text))
