"""A finished match of a table as a record."""

from dataclasses import replace

from vierling.match import Match
from vierling.options import to_json
from vierling.server.entry import Entry
from vierling.server.errors import Refused
from vierling.server.storage import Log
from vierling.server.table import EVENTS, Table, event_of, make


async def transcribe(log: Log, table: Table, number: int) -> str:
    """While a match runs its log holds secrets: it is refused until the match is over."""
    if number > table.match or number < 1:
        raise Refused("no-match", 404, number=number)
    if number == table.match and table.phase != "over":
        raise Refused("not-over")
    return replay(table.id, await log.read(table.id), number).record()


def replay(table_id: str, entries: list[Entry], number: int) -> Match:
    table = make(table_id, entries[0])
    match: Match | None = None
    began = 0
    for entry in entries[1:]:
        before, table = table, table.apply(entry)
        if table.match == number and entry.kind == "started":
            names = [chair.name for chair in table.chairs]
            match, began = Match(table.game, len(names), names, **to_json(table.options)), entry.at
        elif match and table.match == number and entry.kind in EVENTS:
            event = event_of(before, entry)
            match.apply(replace(event, at=max(match.now, event.at - began)))  # a record's clock never runs back
    assert match
    return match
