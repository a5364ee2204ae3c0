"""Finished matches of a table, position by position and as records."""

import asyncio
from dataclasses import dataclass, replace

from vierling.game import State
from vierling.live.entry import Entry
from vierling.live.errors import Refused
from vierling.live.host import Log
from vierling.live.table import EVENTS, Table, event_of, make, options_at
from vierling.match import Match
from vierling.options import to_json


async def recall(log: Log, table: Table, number: int | None) -> Match:
    """The latest match, or the one with this number. A match that is still on is refused: its log holds secrets."""
    if not table.match:
        raise Refused("not-started")
    number = table.match if number is None else number
    if number > table.match or number < 1:
        raise Refused("no-match", 404, number=number)
    if number == table.match and table.phase != "over":
        raise Refused("not-over")
    entries = await log.read(table.id)
    return await asyncio.to_thread(replay, table.id, entries, number)  # a long match would block all tables


@dataclass(frozen=True, slots=True)
class Past:
    """A finished match with all its positions."""

    match: Match
    states: tuple[State, ...]


class Archive:
    """A cache of the matches looked at last: stepping through one asks for it again and again."""

    MOST = 16

    def __init__(self, log: Log) -> None:
        self.log = log
        self._kept: dict[tuple[str, int], Past] = {}

    async def find(self, table: Table, number: int | None) -> Past:
        key = table.id, table.match if number is None else number
        past = self._kept.pop(key, None) if key[1] < table.match or table.phase == "over" else None
        if past is None:
            match = await recall(self.log, table, number)
            past = Past(match, await asyncio.to_thread(lambda: tuple(match.states())))
        self._kept[key] = past
        if len(self._kept) > self.MOST:
            del self._kept[next(iter(self._kept))]
        return past

    def forget(self, table_id: str) -> None:
        self._kept = {key: past for key, past in self._kept.items() if key[0] != table_id}


async def transcribe(log: Log, table: Table, number: int | None) -> str:
    return (await recall(log, table, number)).record()


def replay(table_id: str, entries: list[Entry], number: int) -> Match:
    table = make(table_id, entries[0])
    match: Match | None = None
    began = 0
    for entry in entries[1:]:
        before, table = table, table.apply(entry)
        if table.match == number and entry.kind == "started":
            names = [chair.name for chair in table.chairs]
            match, began = Match(table.game, len(names), names, **to_json(options_at(table, entry))), entry.at
        elif match and table.match == number and entry.kind in EVENTS:
            event = event_of(before, entry)
            match.apply(replace(event, at=max(match.now, event.at - began)))  # time in a record never runs backwards
    assert match
    return match
